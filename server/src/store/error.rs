//! What can go wrong with what is kept, as data: people are told in their language, logs in English.

use std::fmt;

use catalog::{Language, Tongue};
use engine::{Names, Phrase, Speak};

/// What can go wrong with a write or a read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else has written that step or that version of the table.
    Conflict,
    /// There is no such thing.
    Missing,
    /// What is stored cannot be read, or does not fit the rules.
    Damaged(Phrase),
    /// The disk, the database or the file is at fault.
    Failed(Phrase),
}

impl StoreError {
    /// What the system or the database says about a failure, in its own words.
    pub(crate) fn failed(why: impl fmt::Display) -> StoreError {
        StoreError::Failed(foreign(why))
    }

    /// The same about what cannot be read.
    pub(crate) fn damaged(why: impl fmt::Display) -> StoreError {
        StoreError::Damaged(foreign(why))
    }

    /// What went wrong, for the operator.
    pub fn say(&self) -> Phrase {
        match self {
            StoreError::Conflict => Phrase::new("store-conflict"),
            StoreError::Missing => Phrase::new("store-missing"),
            StoreError::Damaged(why) => Phrase::new("store-damaged").with("why", why.clone()),
            StoreError::Failed(why) => Phrase::new("store-failed").with("why", why.clone()),
        }
    }
}

/// What somebody else says, as it is.
fn foreign(why: impl fmt::Display) -> Phrase {
    Phrase::new("store-said").naming("why", &why.to_string())
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Logs are English.
        let english = Tongue::new(&Language::english(), None, Names::default());
        f.write_str(&english.say(&self.say()))
    }
}

impl std::error::Error for StoreError {}
