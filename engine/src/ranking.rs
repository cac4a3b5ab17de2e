//! The result of a race.

use crate::{BySeat, Seat};

/// The place of every seat: 1 is first, level seats share a place and the next one is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// Place by seat, from 1.
    pub places: BySeat<u8>,
}

impl Ranking {
    /// Ranks by a score: the higher the better, equal scores share a place.
    pub fn by_score<T: PartialOrd + Copy + Default>(scores: &BySeat<T>) -> Ranking {
        let place = |score: &T| 1 + scores.iter().filter(|other| *other > score).count() as u8;
        Ranking { places: scores.iter().map(place).collect() }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.by_seat().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }

    /// The seats from first to last, level seats rising.
    pub fn order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.places.seats()).collect();
        seats.sort_by_key(|seat| (self.places[*seat], *seat));
        seats
    }
}
