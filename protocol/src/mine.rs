//! A person's own races over HTTP, and what they have achieved in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Ended, GameRating, Places, SeatInfo, TableState};

/// Who you are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Myself {
    /// What you are called.
    pub name: String,
    /// Your public id, by which others see your profile; it is no secret.
    pub id: String,
    /// The ids of the tables at which you sit, the newest first.
    pub tables: Vec<String>,
    /// Your ratings, by game.
    pub ratings: Vec<GameRating>,
    /// The tables at which a choice of yours is waited for, the nearest deadline first; looked for among your newest 50 races under way.
    pub turns: Vec<MyTurn>,
}

/// A table at which a choice of yours is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyTurn {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Your seats that owe a choice.
    pub seats: Vec<u8>,
    /// Until when, in milliseconds since 1970, in a race by mail; none in others. It is put off while no server is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline_ms: Option<i64>,
}

/// The devices on which you are signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyTokens {
    /// The most recently used first.
    pub tokens: Vec<MyToken>,
}

/// One of your tokens: a device, or a program.
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

/// Your races, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyRaces {
    /// One page of them.
    pub races: Vec<MyRace>,
    /// What to ask for (`?before=`) to get the next page; none if this is the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// One of your races.
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
    /// Your seats.
    pub mine: Vec<u8>,
    /// Seats that are kept for you: a rematch that you have been offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<u8>,
    /// When the table was made, in milliseconds since 1970.
    pub created_ms: i64,
    /// When the last action was, in milliseconds since 1970; none before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moved_ms: Option<i64>,
    /// Whether the race waits for one of your seats.
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

/// What you have achieved, by set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyRecords {
    /// The set-up with the most races first.
    pub records: Vec<MyRecord>,
    /// How many finished races were looked at: the newest, and not all if there are very many.
    pub races: u32,
}

/// What you have achieved on one board with the same switches. Only finished races count, in which you had one seat and
/// did not leave.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyRecord {
    /// The game's id.
    pub game: String,
    /// Every switch with its value.
    pub options: Value,
    /// Races run.
    pub races: u32,
    /// Races in which you came first, ties included.
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
    /// The round in which you made your last decision.
    pub rounds: u32,
    /// How many seats the race had.
    pub seats: u8,
    /// The table's id.
    pub table: String,
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
}
