//! What can be wrong, by layer: a rule says no ([`Illegal`]), a file or set-up is wrong ([`Fault`]), a
//! player's message is turned away ([`Refused`]).

use std::fmt;

use crate::{Phrase, Seat, Seats, Value};

/// A rule says no. It is `Copy` and never allocates, so that checking costs nothing.
///
/// ```
/// use engine::{Illegal, Phrase};
/// let illegal = Illegal::new("MA-024", "refused-reroll").with("cost", 3).with("stamina", 1);
/// assert_eq!(illegal.phrase(), Phrase::new("refused-reroll").with("cost", 3).with("stamina", 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The id of the rule that refuses.
    pub rule: &'static str,
    /// The reason: the id of a message.
    pub why: &'static str,
    /// The values of its variables.
    pub values: [(&'static str, Datum); 4],
}

/// A value in the reason of a refusal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Datum {
    /// Not used.
    #[default]
    None,
    /// An amount.
    Number(i32),
    /// A seat.
    Seat(Seat),
    /// Several seats.
    Seats(Seats),
    /// A thing of the game: its kind and id, such as "card" and "p1".
    Word(&'static str, &'static str),
}

impl Illegal {
    /// A refusal by `rule`, for the reason with the id `why`.
    #[inline]
    pub const fn new(rule: &'static str, why: &'static str) -> Illegal {
        Illegal { rule, why, values: [("", Datum::None); 4] }
    }

    /// Gives a variable of the reason its value.
    ///
    /// # Panics
    /// If the reason has four already.
    #[inline]
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Datum>) -> Illegal {
        match self.values.iter_mut().find(|(_, value)| *value == Datum::None) {
            Some(free) => *free = (variable, value.into()),
            None => panic!("a reason has at most four values; `{}` has more", self.why),
        }
        self
    }

    /// The reason, to be said.
    pub fn phrase(&self) -> Phrase {
        let mut phrase = Phrase::new(self.why);
        for (variable, value) in self.values {
            phrase = match value {
                Datum::None => phrase,
                Datum::Number(n) => phrase.with(variable, n),
                Datum::Seat(seat) => phrase.with(variable, seat),
                Datum::Seats(seats) => phrase.with(variable, seats),
                Datum::Word(kind, id) => phrase.with(variable, Value::word(kind, id)),
            };
        }
        phrase
    }
}

/// For logs and failing tests; people read the [`phrase`](Illegal::phrase) in their language.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.why)?;
        for (variable, value) in self.values {
            match value {
                Datum::None => {}
                Datum::Number(n) => write!(f, " {variable}={n}")?,
                Datum::Seat(seat) => write!(f, " {variable}={}", seat.0)?,
                Datum::Seats(seats) => write!(f, " {variable}={seats:?}")?,
                Datum::Word(_, id) => write!(f, " {variable}={id}")?,
            }
        }
        Ok(())
    }
}

impl std::error::Error for Illegal {}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Datum {
            fn from(n: $number) -> Datum {
                Datum::Number(i32::from(n))
            }
        })*
    };
}
numbers!(u8, i8, u16, i16, i32);

impl From<Seat> for Datum {
    fn from(seat: Seat) -> Datum {
        Datum::Seat(seat)
    }
}

impl From<Seats> for Datum {
    fn from(seats: Seats) -> Datum {
        Datum::Seats(seats)
    }
}

/// A file, a set-up or a written position is wrong: where, and why in a sentence that says what is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The place: a file and line, an option, a key of a position.
    pub place: String,
    /// The reason in words.
    pub why: String,
}

impl Fault {
    /// A fault at `place`.
    pub fn new(place: impl Into<String>, why: impl Into<String>) -> Fault {
        Fault { place: place.into(), why: why.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.why)
    }
}

impl std::error::Error for Fault {}

/// A player's action is turned away; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The message cannot be read as an action of this game.
    Unreadable(String),
    /// A rule says no.
    Illegal(Illegal),
    /// A rule says no, and names things as custom content calls them.
    Renamed(Illegal, Box<Phrase>),
    /// There is no such seat in the race.
    NoSuchSeat {
        /// The seat that is not there.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
}

impl Refused {
    /// The rule that refuses, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Illegal(illegal) | Refused::Renamed(illegal, _) => Some(illegal.rule),
            Refused::Unreadable(_) | Refused::NoSuchSeat { .. } => None,
        }
    }

    /// The same with things called by somebody's own names: `own` has those that differ from the printed ones.
    #[must_use]
    pub fn renamed(self, own: impl Fn(&str) -> Option<Value>) -> Refused {
        let Refused::Illegal(illegal) = self else { return self };
        let mut phrase = illegal.phrase();
        for (_, value) in &mut phrase.values {
            if let Value::Word { word } = &*value
                && let Some(name) = own(word)
            {
                *value = name;
            }
        }
        if phrase == illegal.phrase() { self } else { Refused::Renamed(illegal, Box::new(phrase)) }
    }

    /// The reason, to be said.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::Unreadable(why) => {
                Phrase::new("refused-unreadable").with("why", Value::text(why.as_str()))
            }
            Refused::Illegal(illegal) => illegal.phrase(),
            Refused::Renamed(_, phrase) => Phrase::clone(phrase),
            Refused::NoSuchSeat { seat, seats } => Phrase::new("refused-no-seat")
                .with("seat_number", seat.0)
                .with("last", seats.saturating_sub(1)),
        }
    }
}

/// For logs and failing tests.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable(why) => write!(f, "not an action of this game: {why}"),
            Refused::Illegal(illegal) | Refused::Renamed(illegal, _) => illegal.fmt(f),
            Refused::NoSuchSeat { seat, seats } => {
                write!(f, "there is no {seat}; the seats are 0 to {}", seats.saturating_sub(1))
            }
        }
    }
}

impl std::error::Error for Refused {}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Refused {
        Refused::Illegal(illegal)
    }
}
