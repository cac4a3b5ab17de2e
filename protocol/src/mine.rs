//! One's own races over HTTP, and what one has achieved in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Ended, GameRating, Places, SeatInfo, TableState};

/// Who one is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Myself {
    /// What one is called.
    pub name: String,
    /// One's public id, by which others see a profile; it is no secret.
    pub id: String,
    /// The ids of the tables at which one sits, the newest first.
    pub tables: Vec<String>,
    /// One's ratings, by game.
    pub ratings: Vec<GameRating>,
}

/// The devices on which one is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyTokens {
    /// The one used last first.
    pub tokens: Vec<MyToken>,
}

/// A token of one's own: a device, or a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyToken {
    /// Its id; the token itself is told only once.
    pub id: String,
    /// When it was made, in milliseconds since 1970; none for tokens from before this was noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made_ms: Option<i64>,
    /// When it was last used, to about an hour; none if it never was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used_ms: Option<i64>,
    /// Whether it is the one that asks.
    pub this: bool,
}

/// Races of one's own, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyRaces {
    /// One page of them.
    pub races: Vec<MyRace>,
    /// What to ask for (`?before=`) to get the next page; none if this is the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// A race of one's own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyRace {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Every switch with its value.
    pub options: Value,
    /// Where it stands.
    pub state: TableState,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// One's own seats.
    pub mine: Vec<u8>,
    /// Seats that are kept for one: a rematch that one has been offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<u8>,
    /// When the table was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// When the last action was, in milliseconds since 1970; none before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved_ms: Option<i64>,
    /// Whether the race waits for a seat of one's own.
    pub turn: bool,
    /// The round that is being played or that was the last; none before the race, or if the rules have changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u32>,
    /// The places, when the race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Places>,
    /// How the race ended, if it was not by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// What one has achieved, by set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyRecords {
    /// The set-up with the most races first.
    pub records: Vec<MyRecord>,
    /// How many finished races were looked at: the newest, and not all if there are very many.
    pub races: u32,
}

/// What one has achieved on one board with the same switches. Counted are finished races that one ran at one seat and did not leave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyRecord {
    /// The game's id.
    pub game: String,
    /// Every switch with its value.
    pub options: Value,
    /// Races run.
    pub races: u32,
    /// Races in which one was first, also level with others.
    pub wins: u32,
    /// The best place.
    pub best_place: u8,
    /// The fastest win; none if there is no win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fastest: Option<Fastest>,
}

/// The fastest win: that with the fewest rounds, and of several the oldest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fastest {
    /// The round in which one made one's last decision.
    pub rounds: u32,
    /// How many seats the race had.
    pub seats: u8,
    /// The table's id.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
}
