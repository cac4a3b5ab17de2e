//! What can be wrong, by layer: a rule says no ([`Illegal`]), a file or set-up is wrong ([`Fault`]), a
//! player's message is turned away ([`Refused`]).

use std::fmt;
use std::ops::RangeInclusive;

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

/// A file, a set-up or a written position is wrong: where, and why.
///
/// What people get wrong when they set up a race, write a board or a position is a phrase, said in their language, with the rule as a
/// field of its own.
///
/// ```
/// use engine::{Fault, Phrase};
/// let fault = Fault::said("cards.txt", Phrase::new("file-columns").with("needed", 4).with("found", 3)).at(7);
/// assert_eq!(fault.to_string(), "cards.txt line 7: file-columns needed=4 found=3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The place: a file, an option, a key of a position.
    pub place: String,
    /// The line of the file or text, from 1.
    pub line: Option<u32>,
    /// The reason in English; of a phrase that nobody has said yet, its id and values.
    pub why: String,
    /// The reason, to be said, where people meet it.
    pub say: Option<Box<Phrase>>,
    /// The rule behind it, if a game says so.
    pub rule: Option<&'static str>,
}

impl Fault {
    /// A fault at `place`, for programs.
    pub fn new(place: impl Into<String>, why: impl Into<String>) -> Fault {
        Fault { place: place.into(), line: None, why: why.into(), say: None, rule: None }
    }

    /// A fault at `place`, for people.
    pub fn said(place: impl Into<String>, phrase: Phrase) -> Fault {
        Fault { say: Some(Box::new(phrase.clone())), ..Fault::new(place, phrase.to_string()) }
    }

    /// A number that is none of these, called by the last key of the place.
    ///
    /// ```
    /// let fault = engine::Fault::range("lane", 1..=6, 7).inside("boats[0]").under("RW-002");
    /// assert_eq!(fault.to_string(), "boats[0].lane: inside-number place=lane least=1 most=6 found=7");
    /// ```
    pub fn range<N: Copy + Into<i64>>(place: &str, known: RangeInclusive<N>, found: N) -> Fault {
        let [least, most, found] = [*known.start(), *known.end(), found].map(Into::<i64>::into);
        let key = place.rsplit('.').next().unwrap_or_default();
        let phrase =
            Phrase::new("inside-number").naming("place", key).with("least", least).with("most", most);
        Fault::said(place, phrase.with("found", found))
    }

    /// A seat that is not in a race of this many.
    pub fn seat(place: &str, seat: Seat, seats: u8) -> Fault {
        let phrase = Phrase::new("inside-seat").with("seat_number", seat.0);
        Fault::said(place, phrase.with("last", seats.saturating_sub(1)))
    }

    /// Another number of seats than the race has.
    pub fn seats(place: &str, found: u8, seats: u8) -> Fault {
        Fault::said(place, Phrase::new("inside-seats").with("found", found).with("seats", seats))
    }

    /// The same in a part of something: its place is a key there.
    #[must_use]
    pub fn inside(self, whole: impl fmt::Display) -> Fault {
        Fault { place: format!("{whole}.{}", self.place), ..self }
    }

    /// The same in a line of the place.
    #[must_use]
    pub fn at(self, line: u32) -> Fault {
        Fault { line: Some(line), ..self }
    }

    /// The same by a rule of the game.
    #[must_use]
    pub fn under(self, rule: &'static str) -> Fault {
        Fault { rule: Some(rule), ..self }
    }

    /// The reason as part of a sentence: to be said, or as it is written.
    pub fn reason(&self) -> Value {
        self.say.as_ref().map_or_else(|| Value::text(&self.why), |say| Value::Say((**say).clone()))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{} line {line}: {}", self.place, self.why),
            None => write!(f, "{}: {}", self.place, self.why),
        }
    }
}

impl std::error::Error for Fault {}

/// A player's action is turned away; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The message cannot be read as an action of this game.
    Unreadable(Misread),
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
            Refused::Unreadable(misread) => misread.phrase(),
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
            Refused::Unreadable(misread) => write!(f, "not an action of this game: {misread}"),
            Refused::Illegal(illegal) | Refused::Renamed(illegal, _) => illegal.fmt(f),
            Refused::NoSuchSeat { seat, seats } => {
                write!(f, "there is no {seat}; the seats are 0 to {}", seats.saturating_sub(1))
            }
        }
    }
}

impl std::error::Error for Refused {}

/// Why something is no action of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread {
    /// It is no object with a `type`.
    NoAction,
    /// There is no action of that `type`.
    NoSuchAction {
        /// What was written.
        written: String,
        /// Those that there are.
        known: &'static [&'static str],
    },
    /// A part of the action is missing.
    Lacks {
        /// The action's `type`.
        action: String,
        /// The part.
        part: &'static str,
    },
    /// The action has no such part.
    Excess {
        /// The action's `type`.
        action: String,
        /// What was written.
        part: String,
        /// Those that there are.
        known: &'static [&'static str],
    },
    /// A part is one of several names, and this is none of them.
    NoSuchName {
        /// The action's `type`.
        action: String,
        /// What was written.
        written: String,
        /// Those that there are.
        known: &'static [&'static str],
    },
    /// A part cannot be what it is.
    Wrong {
        /// The action's `type`.
        action: String,
        /// What is wrong with which part.
        why: Phrase,
    },
}

impl Misread {
    /// The reason, to be said. Actions and their parts are called by what you type.
    pub fn phrase(&self) -> Phrase {
        let text = |text: &String| Value::text(text.as_str());
        let names = |names: &[&'static str]| Value::list(names.iter().map(|name| Value::text(*name)));
        match self {
            Misread::NoAction => Phrase::new("refused-no-action"),
            Misread::NoSuchAction { written, known } => Phrase::new("refused-unknown-action")
                .with("written", text(written))
                .with("known", names(known)),
            Misread::Lacks { action, part } => {
                Phrase::new("refused-lacks").with("action", text(action)).with("part", Value::text(*part))
            }
            Misread::Excess { action, part, known: [] } => {
                Phrase::new("refused-no-parts").with("action", text(action)).with("part", text(part))
            }
            Misread::Excess { action, part, known } => Phrase::new("refused-excess")
                .with("action", text(action))
                .with("part", text(part))
                .with("known", names(known)),
            Misread::NoSuchName { action, written, known } => Phrase::new("refused-name")
                .with("action", text(action))
                .with("written", text(written))
                .with("known", names(known)),
            Misread::Wrong { action, why } => {
                Phrase::new("refused-part").with("action", text(action)).with("why", why.clone())
            }
        }
    }
}

/// For logs and failing tests.
impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misread::NoAction => f.write_str("an action is an object with a \"type\""),
            Misread::NoSuchAction { written, known } => {
                write!(f, "there is no action `{written}`; the actions are {}", known.join(", "))
            }
            Misread::Lacks { action, part } => write!(f, "`{action}` lacks `{part}`"),
            Misread::Excess { action, part, .. } => write!(f, "`{action}` has no `{part}`"),
            Misread::NoSuchName { action, written, known } => {
                write!(f, "in `{action}`, `{written}` is none of {}", known.join(", "))
            }
            Misread::Wrong { action, why } => write!(f, "`{action}`: {why}"),
        }
    }
}

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Refused {
        Refused::Illegal(illegal)
    }
}
