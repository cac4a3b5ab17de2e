//! Seats: players' places at a race, numbered from 0 and never renumbered.

use std::fmt;
use std::ops::{Deref, DerefMut, Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::parts::List;

/// No game has more seats than this.
pub const SEATS_MAX: usize = 6;

/// A player's place, numbered from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats `0..count`.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// Where this seat stands in a list by seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise of `count`.
    #[inline]
    pub const fn next(self, count: u8) -> Seat {
        if self.0 + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats of `count` clockwise, beginning with this one.
    pub fn clockwise(self, count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |i| Seat((self.0 + i) % count))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats; written as a list in rising order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// One seat.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The seats `0..count`.
    pub const fn all(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Whether `seat` is among them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The lowest seat.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in rising order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let list = List::<Seat, SEATS_MAX>::deserialize(deserializer)?;
        if let Some(seat) = list.iter().find(|seat| seat.index() >= SEATS_MAX) {
            return Err(serde::de::Error::custom(format!("there is no {seat}; seats are 0 to 5")));
        }
        Ok(list.iter().copied().collect())
    }
}

/// Who looks: a seat, a spectator who sees nobody's secrets, or all seats together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player at this seat.
    Seat(Seat),
    /// Somebody without a seat.
    Spectator,
    /// All seats with their secrets laid open, as they do after a race: only what no seat could know is hidden, such as the order of
    /// a deck.
    Together,
}

impl Viewer {
    /// Whether the viewer sees what the player at `seat` sees.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat) || self == Viewer::Together
    }

    /// Every viewer of a running race of `count` seats, the spectator last.
    pub fn all(count: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(count).map(Viewer::Seat).chain(std::iter::once(Viewer::Spectator))
    }
}

/// One value for each seat, indexed by [`Seat`]; written as a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de> + Copy + Default"))]
pub struct BySeat<T>(List<T, SEATS_MAX>);

impl<T: Copy + Default> BySeat<T> {
    /// The same value for `count` seats.
    pub fn new(count: u8, value: T) -> BySeat<T> {
        let mut list = List::default();
        for _ in 0..count {
            list.push(value);
        }
        BySeat(list)
    }

    /// A value for each of `count` seats.
    pub fn from_fn(count: u8, value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(count).map(value).collect())
    }

    /// Adds the next seat's value.
    pub fn push(&mut self, value: T) {
        self.0.push(value);
    }

    /// Seats with their values.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(i, value)| (Seat(i as u8), value))
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.0.len() as u8
    }
}

impl<T: Copy + Default> Default for BySeat<T> {
    fn default() -> BySeat<T> {
        BySeat(List::new())
    }
}

impl<T> Deref for BySeat<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T> DerefMut for BySeat<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Copy + Default> FromIterator<T> for BySeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> BySeat<T> {
        BySeat(values.into_iter().collect())
    }
}
