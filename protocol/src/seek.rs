//! Finding a race: what somebody looks for, how many do, and what becomes of it.

use engine::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::said::PhraseSchema;

/// Which race somebody looks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// The game's id.
    pub game: String,
    /// How many seats; without it as many as come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Whether the race shall be rated: one is brought together only with people who wish the same.
    #[serde(default)]
    pub rated: bool,
}

/// How it stands with whoever looks for a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Seeking {
    /// The game's id.
    pub game: String,
    /// How many seats; without it as many as come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<u8>,
    /// Whether the race shall be rated.
    pub rated: bool,
    /// How many look for a race of this game with the same wish about ratings, oneself among them.
    pub waiting: u32,
    /// In how many milliseconds at the latest bots fill up; without it they never do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots_in_ms: Option<u64>,
}

/// A race that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Found {
    /// The table's id.
    pub table: String,
    /// One's seat.
    pub seat: u8,
}

/// The end of looking for a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeekEnded {
    /// Why.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
}
