//! The list of games, each behind one JSON-speaking, object-safe face.
//!
//! Below this crate everything is typed and generic over games; from here upwards a game is a
//! [`&'static dyn AnyGame`](AnyGame), a race a [`Box<dyn AnyRace>`](AnyRace), and actions, positions and
//! events are [`serde_json::Value`]s in the notation of the game's specification.
//!
//! ```
//! use serde_json::json;
//!
//! let game = catalog::find("pig")?;
//! let mut race = game.new_race(2, &json!({"target": 50}), 7)?;
//! let seat = race.deciding()[0].seat;
//! let step = race.play(seat, &json!({"type": "roll"}))?;
//! assert_eq!((step.seq, race.seq()), (1, 1));
//! assert_eq!(race.position()["round"], 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod contest;
mod form;
mod game;
mod hash;
mod hint;
mod language;
mod lesson;
mod lines;
mod listed;
mod nearest;
mod options;
mod outside;
mod patch;
mod playouts;
mod proof;
mod puzzle;
mod race;
mod record;
mod rulebook;
mod running;
mod searches;
mod study;
mod undo;

use fishing::Fishing;
use marathon::Marathon;
use pig::Pig;
use rowing::Rowing;
use salmon::Salmon;
use whitewater::Whitewater;

pub use contest::{Contest, Outcome};
pub use engine_test::{Difference, Scenario};
pub use form::Form;
pub use game::{AnyGame, Switch};
pub use hash::hash;
pub use hint::Hint;
pub use language::Language;
pub use lesson::{LEARNER, Lesson, LessonStep, Mark, Text, has_lesson, lesson};
pub use lines::by_lines;
pub use listed::{find, games, is_teaching};
pub use nearest::nearest;
pub use outside::{BOT_PROTOCOL, Entrant, Hello, Lapse, Outsider, Question};
pub use patch::{Change, Operation, apply_changes, changes};
pub use playouts::Playouts;
pub use proof::{Proof, commitment};
pub use puzzle::{Puzzle, puzzles};
pub use race::{AnyRace, Choice, Deciding, Places, Sight, Step, Thinker, Told, ToldEvent};
pub use record::{FORMAT, Record, RecordedStep, Replay};
pub use rulebook::Rulebook;
pub use searches::Searches;
pub use study::{AnyStudy, Decided, Facts, KindFacts};
pub use undo::{UndoBar, taken_back};

use game::entry;

/// The games, in the order in which they are offered. A game is registered by one line here.
static GAMES: &[&dyn AnyGame] =
    &[entry::<Rowing>(), entry::<Whitewater>(), entry::<Marathon>(), entry::<Fishing>(), entry::<Salmon>()];

/// Games to learn from; offered last and apart.
static TEACHING: &[&dyn AnyGame] = &[entry::<Pig>()];
