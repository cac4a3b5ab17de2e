//! Tests that are written once and run for every game: scenarios, laws, playthroughs, action counts.
//!
//! The scenario runner is also in the binary (`podium check`); the rest is used by the games' own tests.

mod content;
mod counts;
mod difference;
mod edits;
mod index;
mod laws;
mod matching;
mod playthrough;
pub mod reading;
mod renamed;
mod run;
mod scenario;
mod strength;
mod study;
mod trace;
mod words;

pub use content::{content_fault, content_laws, content_matters, own_content_changes_nothing};
pub use counts::count_sequences;
pub use difference::{Difference, fault_said};
pub use index::rule_index;
pub use laws::{Broken, allocations, laws};
pub use playthrough::playthrough;
pub use renamed::renamed;
pub use run::{examples, folder, run, run_told};
pub use scenario::{
    Expect, ExpectIllegal, ExpectLegal, ExpectView, Scenario, ScriptStep, Unreadable, read_file, read_json,
    read_markdown,
};
pub use strength::greedy_wins;
pub use study::studies;
pub use trace::trace;
pub use words::{crate_words, words};
