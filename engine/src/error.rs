//! What can be wrong, by layer: a rule says no ([`Illegal`]), a file or set-up is wrong ([`Fault`]), a
//! player's message is turned away ([`Refused`]).

use std::fmt;

use crate::Seat;

/// A rule says no. It is `Copy` and never allocates, so that checking costs nothing.
///
/// ```
/// use engine::Illegal;
/// let illegal = Illegal::new("MA-024", "a re-roll costs {} stamina; you have {}").with(3).with(1);
/// assert_eq!(illegal.to_string(), "MA-024: a re-roll costs 3 stamina; you have 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The id of the rule that refuses.
    pub rule: &'static str,
    /// The reason in words, with `{}` for each value.
    pub why: &'static str,
    /// The values involved, in the order of the `{}`.
    pub values: [Value; 3],
}

/// A value in the reason of a refusal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Value {
    /// Not used.
    #[default]
    None,
    /// An amount.
    Number(i32),
    /// A name from the game.
    Word(&'static str),
}

impl Illegal {
    /// A refusal by `rule`.
    #[inline]
    pub const fn new(rule: &'static str, why: &'static str) -> Illegal {
        Illegal { rule, why, values: [Value::None; 3] }
    }

    /// Gives the next `{}` of the reason its value.
    #[must_use]
    pub fn with(mut self, value: impl Into<Value>) -> Illegal {
        if let Some(free) = self.values.iter_mut().find(|value| **value == Value::None) {
            *free = value.into();
        }
        self
    }

    /// The reason in words, without the rule's id.
    pub fn reason(&self) -> String {
        let mut reason = String::new();
        let mut values = self.values.iter();
        let mut parts = self.why.split("{}");
        reason.push_str(parts.next().unwrap_or_default());
        for part in parts {
            match values.next() {
                Some(Value::Number(n)) => reason.push_str(&n.to_string()),
                Some(Value::Word(word)) => reason.push_str(word),
                Some(Value::None) | None => reason.push('?'),
            }
            reason.push_str(part);
        }
        reason
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason())
    }
}

impl std::error::Error for Illegal {}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(n: $number) -> Value {
                Value::Number(i32::from(n))
            }
        })*
    };
}
numbers!(u8, i8, u16, i16, i32);

impl From<&'static str> for Value {
    fn from(word: &'static str) -> Value {
        Value::Word(word)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Number(i32::from(seat.0))
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
    /// The seat has no decision open; in words who has.
    NotYours(String),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable(why) => write!(f, "not an action of this game: {why}"),
            Refused::Illegal(illegal) => illegal.fmt(f),
            Refused::NotYours(who) => f.write_str(who),
        }
    }
}

impl std::error::Error for Refused {}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Refused {
        Refused::Illegal(illegal)
    }
}
