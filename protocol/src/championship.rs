//! Championships: several races over several boards, points for places, standings after each race.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ClockPlan;

/// The fewest races of a championship.
pub const RACES_MIN: usize = 2;
/// The most races of a championship.
pub const RACES_MAX: usize = 12;
/// The most who take part, with bots.
pub const ENTRANTS_MAX: usize = 24;
/// The most points for a place.
pub const POINTS_MAX: u16 = 100;
/// The longest name of a championship, in characters.
pub const TITLE_MAX: usize = 48;

/// A championship that somebody wants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewChampionship {
    /// What it is called; nothing for no name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The game's id.
    pub game: String,
    /// The variant switches of each race, 2 to 12; those left out have their defaults.
    pub races: Vec<Value>,
    /// How many sit at a table at most.
    pub seats: u8,
    /// The points for each place, as many as there are seats, none more than the one before; the usual ones if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<u16>>,
    /// The level of bots that fill up the tables and take part like everybody; without one, tables have a seat less where people are few.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<String>,
    /// Whether it is in the public list; else only those find it who have its code or link.
    #[serde(default)]
    pub public: bool,
    /// How much time there is, in each race; there is always a limit. Ten minutes and five seconds a decision if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockPlan>,
}

/// Where a championship stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChampionshipState {
    /// People may still come in.
    Open,
    /// A race is on.
    Racing,
    /// Between two races.
    Between,
    /// All races are over, or nobody has gone on with it.
    Over,
}

/// What whoever asks may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChampionshipMay {
    /// Come in, or come back.
    Join,
    /// Go.
    Leave,
    /// Say whether you are ready for the next race.
    Ready,
    /// Begin the next race.
    Begin,
    /// Remove somebody, and close it: the host, before the first race.
    Host,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// What they are called; none for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The level of a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether they have left: a bot without points races in their place until they come back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Whether they are ready for the next race.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ready: bool,
}

/// A table of a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Heat {
    /// The table's id, once the race has begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// Who sits there, by seat.
    pub seats: Vec<u8>,
    /// The places as they count, by seat, when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<u8>>,
    /// Whether it is over without a result: nobody has points from it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub void: bool,
}

/// A race of a championship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChampionshipRace {
    /// Every switch with its value.
    pub options: Value,
    /// Its tables; none before the championship has begun.
    pub heats: Vec<Heat>,
}

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChampionshipPlace {
    /// Who.
    pub entrant: u8,
    /// The rank; who cannot be told apart by the rules shares it.
    pub rank: u8,
    /// Points so far.
    pub points: u32,
    /// How often in each place: wins first.
    pub places: Vec<u8>,
    /// The points after each race that is over.
    pub after: Vec<u32>,
}

/// A championship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Championship {
    /// Its code: whoever has it may come.
    pub code: String,
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub state: ChampionshipState,
    /// Whether it is in the public list.
    pub public: bool,
    /// How many sit at a table at most.
    pub seats: u8,
    /// The points for each place.
    pub points: Vec<u16>,
    /// The level of bots that fill up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots: Option<String>,
    /// How much time there is in each race.
    pub clock: ClockPlan,
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// Which of them is the host, if the host is still there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<u8>,
    /// Which of them you are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// The races.
    pub races: Vec<ChampionshipRace>,
    /// How many races have begun.
    pub begun: u8,
    /// The standings, the first first.
    pub standings: Vec<ChampionshipPlace>,
    /// What you may do.
    pub may: Vec<ChampionshipMay>,
    /// From when everybody who takes part may begin the next race, not only the host, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anybody_from_ms: Option<i64>,
}

/// A championship in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChampionshipSummary {
    /// Its code.
    pub code: String,
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The game's id.
    pub game: String,
    /// Where it stands.
    pub state: ChampionshipState,
    /// What the host is called, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// How many take part.
    pub entrants: u8,
    /// How many races it has.
    pub races: u8,
    /// How many have begun.
    pub begun: u8,
    /// Your rank, if you take part and a race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    /// Your table, if a race is on in which you have a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
}

/// Championships.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChampionshipList {
    /// The newest first.
    pub championships: Vec<ChampionshipSummary>,
}

/// Whether you are ready for the next race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    /// Yes or no.
    pub ready: bool,
}

/// Which race is to begin: the number of races that have begun so far, so that nobody begins two by asking twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginRace {
    /// As in `begun`.
    pub begun: u8,
}

/// Somebody who takes part, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EntrantOf {
    /// The number.
    pub entrant: u8,
}

/// The championship that a table is a race of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RaceOf {
    /// The championship's code.
    pub code: String,
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Which race it is, from 1.
    pub race: u8,
    /// How many there are.
    pub races: u8,
}
