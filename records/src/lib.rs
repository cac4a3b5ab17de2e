//! Recorded races: set-up, seed and actions in a file, with fingerprints to prove that a replay is the same, and proofs that a
//! server had fixed the dice before the race.
//!
//! ```
//! use records::{Record, Replay};
//! use serde_json::json;
//!
//! let mut race = catalog::find("pig")?.new_race(2, &json!({"target": 20}), 7)?;
//! race.play(engine::Seat(0), &json!({"type": "roll"}))?;
//! let record = Record::of(&*race).expect("a race from a seed can be recorded");
//! let mut replay = Replay::begin(&record)?;
//! while replay.step()? {}
//! assert_eq!(replay.race().seq(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod findings;
mod hash;
mod lines;
mod proof;
mod record;
mod seed;

pub use findings::Findings;
pub use hash::{fingerprint, hash};
pub use lines::by_lines;
pub use proof::{Proof, commitment, mixed};
pub use record::{FORMAT, Record, RecordedStep, Replay};
