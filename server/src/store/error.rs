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
    /// A race is not what the rules of its game play. The game has the words for why.
    Unplayable {
        /// The game's id.
        game: String,
        /// Why it cannot be played.
        why: Phrase,
    },
    /// The disk, the database or the file is at fault.
    Failed(Phrase),
}

impl StoreError {
    /// What went wrong, for the operator.
    pub fn say(&self) -> Phrase {
        match self {
            StoreError::Conflict => Phrase::new("store-conflict"),
            StoreError::Missing => Phrase::new("store-missing"),
            StoreError::Unplayable { why, .. } => why.clone(),
            StoreError::Damaged(why) => Phrase::new("store-damaged").with("why", why.clone()),
            StoreError::Failed(why) => Phrase::new("store-failed").with("why", why.clone()),
        }
    }

    /// The game whose words say it, if it is about one.
    pub fn game(&self) -> Option<&str> {
        match self {
            StoreError::Unplayable { game, .. } => Some(game),
            StoreError::Conflict | StoreError::Missing | StoreError::Damaged(_) | StoreError::Failed(_) => {
                None
            }
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Logs are English.
        let english = Tongue::new(&Language::english(), self.game(), Names::default());
        f.write_str(&english.say(&self.say()))
    }
}

impl std::error::Error for StoreError {}
