//! The race of the day: one seed a day and game, promised before and revealed after, one rated try a person.

use engine::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::said::PhraseSchema;
use crate::{Reveal, TableState};

/// The races of today.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayList {
    /// The date, by universal time: `2026-11-18`.
    pub date: String,
    /// How long today lasts, in milliseconds.
    pub ends_in_ms: u64,
    /// One a game, without results.
    pub races: Vec<DayRace>,
}

/// The race of a day in a game, as far as whoever asks may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayRace {
    /// The game's id.
    pub game: String,
    /// The date, by universal time.
    pub date: String,
    /// What the promise calls it, in the place of a table's id: `day-2026-11-18-rowing`.
    pub name: String,
    /// The promise about the seed, and since when it stands.
    pub promise: DayPromise,
    /// How long the day lasts, in milliseconds; 0 when it is over.
    pub ends_in_ms: u64,
    /// Every switch with its value: the usual ones.
    pub options: Value,
    /// Who sits where: a bot's level, none at the seat of whoever tries.
    pub seats: Vec<Option<String>>,
    /// How many people have begun.
    pub begun: u32,
    /// How many have raced to the end.
    pub finished: u32,
    /// Your own try, if you have begun it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<DayTry>,
    /// On how many days in a row you have raced to the end; none if nobody asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub streak: Option<Streak>,
    /// Whether results and replays are open to you: your own try is over, or the day is.
    pub open: bool,
    /// What came of the tries, the best first; left out where they are closed, and in lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<DayResult>>,
    /// Seed and salt, when the day is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Reveal>,
    /// The promises of the days to come; none with a day that is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub coming: Vec<DayPromise>,
}

/// What was promised about the seed of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayPromise {
    /// The day.
    pub date: String,
    /// The hash of the race's name, seed and salt: see `podium verify`.
    pub commitment: String,
    /// When seed and salt were drawn, in milliseconds since 1970; they do not change after that.
    pub made_ms: i64,
}

/// Somebody's one try.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayTry {
    /// The table's id.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// Where it stands.
    pub state: TableState,
    /// What came of it, when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<DayResult>,
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayResult {
    /// The rank among all tries of the day: by place, then by the figures that decide places, then by rounds; level ones share it.
    pub rank: u32,
    /// The person's public id.
    pub person: String,
    /// What they are called now.
    pub name: String,
    /// The table's id: its replay is open.
    pub table: String,
    /// Whether they raced to the end. Whoever gave up, left or ran out of the day did not, and comes behind those who did.
    pub finished: bool,
    /// The place among the bots, as it counted for the rating.
    pub place: u8,
    /// The round in which they made their last choice.
    pub rounds: u32,
    /// The figures that decide places, in that order.
    pub figures: Vec<DayFigure>,
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A figure that decides places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DayFigure {
    /// The rule behind it.
    pub rule: String,
    /// What it is called, as in `grounds` of a replay.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// The figure, if the seat had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<i32>,
}

/// Days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Streak {
    /// Up to today, or up to yesterday while today's race is still to be run.
    pub now: u32,
    /// The most there ever were.
    pub best: u32,
}
