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
//! race.play(seat, &json!({"type": "roll"}))?;
//! assert_eq!(race.seq(), 1);
//! assert_eq!(race.view(catalog::Sight::SPECTATOR)["round"], 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod added;
mod bot;
mod contest;
mod fault;
mod files;
mod game;
mod hint;
mod history;
mod language;
mod listed;
mod nearest;
mod options;
mod race;
mod rating;
mod reasons;
mod recorded;
mod review;
mod rulebook;
mod running;
#[cfg(feature = "schema")]
mod schema;
mod study;
mod switches;
mod tried;
mod undo;

use fishing::Fishing;
use marathon::Marathon;
use pig::Pig;
use rowing::Rowing;
use salmon::Salmon;
use whitewater::Whitewater;

pub use added::add_languages;
pub use bot::{Advised, Bot, Glance};
pub use contest::{Contest, Entrant, Foretold, Lapse, Outcome, Outsider};
pub use engine_test::reading::{not_opened, read_bytes, read_pairs, read_text};
pub use engine_test::{Difference, Scenario};
pub use fault::fault_phrase;
pub use files::{file_in, files};
pub use game::AnyGame;
pub use hint::figures;
pub use history::History;
pub use language::{Language, Tongue, in_english, said_fault};
pub use listed::{find, games, is_teaching};
pub use nearest::nearest;
pub use race::{AnyRace, Setup, Sight};
pub use rating::{Rating, bot_rating, rate};
pub use recorded::Recorded;
pub use review::{REVIEW, Reviewed, Reviewing};
pub use rulebook::Rulebook;
pub use study::{AnyStudy, Decided, Facts, KindFacts};
pub use switches::say_values;
pub use tried::Tried;
pub use undo::{GaveAway, UndoBar, Undoable, taken_back, undo_bar, who_learnt};

#[cfg(feature = "schema")]
pub use engine::schema::Part;

use game::entry;

/// The games, in the order in which they are offered. A game is registered by one line here.
static GAMES: &[&dyn AnyGame] =
    &[entry::<Rowing>(), entry::<Whitewater>(), entry::<Marathon>(), entry::<Fishing>(), entry::<Salmon>()];

/// Games to learn from; offered last and apart.
static TEACHING: &[&dyn AnyGame] = &[entry::<Pig>()];
