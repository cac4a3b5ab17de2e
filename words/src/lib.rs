//! Sentences from ids and values, by the message files in `words/` of each crate and game (Project Fluent's format).
//!
//! A [`Vocabulary`] holds the messages of one language; a [`Speaker`] says phrases with the names of a table. The page does the
//! same in TypeScript (`web/src/lib/words.ts`) with the same files; `fixtures/phrases.json` is read by the tests of both.
//!
//! ```
//! use engine::{Names, Phrase, Seat, Speak};
//! use words::{Speaker, Vocabulary};
//!
//! let texts = ["event-rolled = { $seat } rolls { $dice ->\n    [one] one die\n   *[other] { $dice } dice\n}"];
//! let english = Vocabulary::new("en", &texts)?;
//! let speaker = Speaker::new(&english, Names::new(vec!["Ann".to_string()]));
//! let phrase = Phrase::new("event-rolled").with("seat", Seat(0)).with("dice", 2);
//! assert_eq!(speaker.say(&phrase), "Ann rolls 2 dice");
//! # Ok::<(), engine::Fault>(())
//! ```

mod files;
mod speaker;
mod translation;
mod vocabulary;

pub use files::{Message, messages};
pub use speaker::Speaker;
pub use translation::Translation;
pub use vocabulary::{Vocabulary, language_code};
