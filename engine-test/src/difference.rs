//! Where a scenario differs from what was expected, to be said: by the messages `differs-...` of the engine.

use std::fmt;

use engine::{Fault, Names, Phrase, Speak, Value as Said};
use words::{Speaker, Vocabulary};

/// One place where a scenario does not hold, to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where: `after 2: position.boats[0].stamina`.
    pub place: Said,
    /// What should be there.
    pub expected: Said,
    /// What is there.
    pub found: Said,
}

impl Difference {
    /// A difference at a place.
    pub fn new(place: impl Into<Said>, expected: impl Into<Said>, found: impl Into<Said>) -> Difference {
        Difference { place: place.into(), expected: expected.into(), found: found.into() }
    }
}

/// In English, for failing tests.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let english = Vocabulary::new("en", &[]).map_err(|_| fmt::Error)?;
        let speaker = Speaker::new(&english, Names::default());
        let [place, expected, found] =
            [&self.place, &self.expected, &self.found].map(|said| speaker.value(said));
        write!(f, "{place}\n    expected {expected}\n    found    {found}")
    }
}

/// A part of a difference without values.
pub(crate) fn plain(id: &'static str) -> Phrase {
    Phrase::new(id)
}

/// JSON, or what a reader says, as it is.
pub(crate) fn text(text: impl ToString) -> Said {
    Said::text(text.to_string())
}

/// Why something is wrong, by its rule.
pub(crate) fn by_rule(fault: &Fault) -> Said {
    match fault.rule {
        Some(rule) => plain("differs-by-rule").with("rule", text(rule)).with("why", fault.reason()).into(),
        None => fault.reason(),
    }
}

/// What is wrong, with its place.
pub(crate) fn placed(fault: &Fault) -> Phrase {
    plain("differs-at").with("place", text(&fault.place)).with("why", by_rule(fault))
}

/// What a game refuses of a position, in English: where, by which rule, and why. `messages` is the game's `words/en.ftl`.
///
/// # Panics
/// If it is no phrase, or something of it cannot be said.
pub fn fault_said(fault: &Fault, messages: &str) -> String {
    assert!(fault.say.is_some(), "{fault}: this is no phrase");
    let english = Vocabulary::new("en", &[messages]).expect("sound messages");
    let said = Speaker::new(&english, Names::default()).try_say(&placed(fault));
    said.unwrap_or_else(|wrong| panic!("{fault}: {}", wrong.join("; ")))
}
