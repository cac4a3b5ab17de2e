//! Tables: how they are set up and what everybody may know of them.

use engine::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::said::PhraseSchema;
use crate::{Ended, May, RaceOf, RatedResult, RatingInfo, Share, TryOf, Waiting, WhenAway};

/// A table that somebody wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Variant switches; those left out have their defaults.
    #[serde(default)]
    pub options: Value,
    /// Who may sit where, in seat order.
    pub seats: Vec<SeatPlan>,
    /// Everything else.
    #[serde(default)]
    pub settings: Settings,
}

/// Who may sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever makes the table. One person may have several seats: people around one screen.
    Me {
        /// What whoever sits there is called at the table; the person's own name if none is given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Anybody who comes to the table.
    Open {},
    /// Somebody who has the seat's own link.
    Link {},
    /// A bot of this level.
    Bot {
        /// The level's name.
        level: String,
    },
}

/// How a table is run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// Whether it is in the public list.
    pub public: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// When the race begins.
    pub start: Starting,
    /// How much time there is.
    pub clock: ClockPlan,
    /// Seconds after which somebody who owes a choice and does not look at the table counts as away; 0 for five minutes, or for
    /// seven days by mail, and then those who are left are always asked. If it is left out, a table for several people has these limits too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away_after_s: Option<u32>,
    /// What happens then. If it is left out: a bot plays if the seconds are given, else those who are left choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when_away: Option<WhenAway>,
    /// The level of that bot, of clocks that run out and of seats left empty.
    pub stand_in: String,
    /// Whether an undo that is not free may be had if all agree.
    pub undo_by_consent: bool,
    /// Whether people may ask a bot for advice.
    pub hints: bool,
    /// Milliseconds that bots wait before they move, so that people can follow; at most a minute.
    pub bot_pause_ms: u32,
    /// Whether the result changes people's ratings: everybody who sits down agrees to that. There are then no hints, no undo beyond
    /// your own move, one seat per person, and the usual set-up of the game.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public: false,
            spectators: true,
            start: Starting::Full,
            clock: ClockPlan::None {},
            away_after_s: None,
            when_away: None,
            stand_in: "greedy".to_string(),
            undo_by_consent: false,
            hints: true,
            bot_pause_ms: 0,
            rated: false,
        }
    }
}

impl Settings {
    /// After how many seconds somebody counts as away.
    pub fn away_limit_s(&self) -> u32 {
        match (self.away_after_s, &self.clock) {
            (Some(seconds), _) if seconds > 0 => seconds,
            (_, ClockPlan::Mail { .. }) => AWAY_BY_MAIL_S,
            (_, ClockPlan::None {} | ClockPlan::Live { .. }) => AWAY_S,
        }
    }

    /// Whether a bot plays at once for somebody who counts as away; else those who are left choose.
    pub fn bot_when_away(&self) -> bool {
        match (self.away_after_s.unwrap_or(0), self.when_away) {
            (0, _) | (_, Some(WhenAway::Ask)) => false,
            (_, Some(WhenAway::Bot) | None) => true,
        }
    }
}

/// After how many seconds somebody counts as away, if the table does not say.
const AWAY_S: u32 = 5 * 60;
/// The same where there are hours for every decision.
const AWAY_BY_MAIL_S: u32 = 7 * 86_400;

/// When a race begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Starting {
    /// When the last seat is taken.
    Full,
    /// When the host says so; seats left empty are bots'.
    Asked,
}

/// How much time there is. When it runs out, a bot decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockPlan {
    /// As much as you like.
    None {},
    /// A bank of time for the race, and some more with every decision.
    Live {
        /// The bank, in milliseconds.
        bank_ms: u32,
        /// Added before each decision, in milliseconds.
        increment_ms: u32,
    },
    /// This many hours for every decision.
    Mail {
        /// Hours.
        hours: u32,
    },
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Seats are still free.
    Waiting,
    /// The race is on.
    Running,
    /// The race is over.
    Over,
    /// The race was begun with other rules and cannot go on.
    RulesChanged,
}

/// What everybody may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableInfo {
    /// Its id: whoever knows it may come.
    pub id: String,
    /// A short code to read out.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Every switch with its value.
    pub options: Value,
    /// How it is run.
    pub settings: Settings,
    /// Where it stands.
    pub state: TableState,
    /// The number of steps so far.
    pub seq: u32,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How many watch without a seat.
    pub spectators: u32,
    /// What the server committed to before the race: see `podium verify`.
    pub commitment: String,
    /// What people added to the seed before the race, in the order of seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Share>,
    /// An undo that somebody has asked for and that waits for others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoQuestion>,
    /// The table of the rematch, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The table of which this is the rematch, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<String>,
    /// The seat of the host, if the host sits here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<u8>,
    /// What whoever is told this may do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub may: Vec<May>,
    /// Who is away and keeps the race waiting, if those who are left may choose what becomes of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Waiting>,
    /// How the race ended, if it was not by its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// What the race did to ratings, if it was rated and is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<RatedResult>,
    /// The day whose race this is, if it is a try at one: `2026-11-18`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The championship that this is a race of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub championship: Option<RaceOf>,
    /// The moment of a finished race from which this one was begun, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub try_of: Option<TryOf>,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatInfo {
    /// What whoever sits there is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who sits there.
    pub status: SeatStatus,
    /// The bot's level, if a bot sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// At a rated table, the public id of the person who sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub person: Option<String>,
    /// At a rated table, the rating of whoever sits there, as it is now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<RatingInfo>,
}

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatStatus {
    /// Nobody; anybody may.
    Open,
    /// Nobody; whoever has the link may.
    Link,
    /// Nobody yet: it is kept for whoever is named, who has been offered a rematch.
    Reserved,
    /// A bot.
    Bot,
    /// A person who is connected.
    Here,
    /// A person who is not connected.
    Away,
    /// A person who left; a bot plays until they come back.
    Left,
}

/// A line of the public list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// A short code to read out.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub state: TableState,
    /// The number of seats.
    pub seats: u8,
    /// Seats that anybody may take.
    pub open: u8,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: i64,
}

/// What went wrong, as HTTP says it (RFC 9457, `application/problem+json`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// A word for programs, as a relative reference.
    #[serde(rename = "type")]
    pub kind: String,
    /// The kind of problem in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What went wrong this time, in English, for people who read the answer itself.
    pub detail: String,
    /// The same, to be said in the reader's language.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// The rule of the game, if one is behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// An undo that others must agree to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoQuestion {
    /// Who asks.
    pub seat: u8,
    /// The number of the last step.
    pub seq: u32,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats that must still answer.
    pub waiting: Vec<u8>,
}
