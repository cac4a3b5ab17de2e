//! What is asked and answered over HTTP, besides what goes over the socket too.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Deciding, Ground, Places, SeatInfo, Standing, TableInfo, TableSummary, ToldStep};

/// What you want to be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The name.
    pub name: String,
}

/// A one-time code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The code.
    pub code: String,
}

/// Your secret token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Welcomed {
    /// What you are called.
    pub name: String,
    /// The token: a secret.
    pub token: String,
}

/// A one-time code for another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovingCode {
    /// The code.
    pub code: String,
    /// Until when it is good, in milliseconds since 1970.
    pub good_until_ms: i64,
}

/// The public tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableList {
    /// The newest first.
    pub tables: Vec<TableSummary>,
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MadeTable {
    /// The table.
    pub table: TableInfo,
    /// Its address on this server.
    pub link: String,
    /// The links of the seats that have one of their own.
    pub seat_links: Vec<SeatLink>,
}

/// The link of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatLink {
    /// The seat.
    pub seat: u8,
    /// The key: a secret for whoever is to sit there.
    pub key: String,
    /// The link with the key behind `#`, where browsers send it to nobody.
    pub link: String,
}

/// Where you want to sit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The seat.
    pub seat: u8,
    /// The key of the seat's own link, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// What you are called there; your own name if none is given. At a seat that is already yours, this is the new name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Your share of the race's seed, as `POST /api/tables/{table}/share` takes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub share: Option<String>,
}

/// Your seats at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MySeats {
    /// Their numbers, in order.
    pub seats: Vec<u8>,
}

/// Which seat you leave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// The seat.
    pub seat: u8,
}

/// A move without a socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Your seat.
    pub seat: u8,
    /// The number of the last step that you have seen.
    pub seq: u32,
    /// One of the legal actions.
    pub action: Value,
}

/// An undo without a socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// Your seat.
    pub seat: u8,
    /// The number of the last step.
    pub seq: u32,
}

/// Which rule forbids an action?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Why {
    /// Your seat.
    pub seat: u8,
    /// Any action.
    pub action: Value,
}

/// Something to say at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// Your seat.
    pub seat: u8,
    /// What to say.
    pub text: String,
}

/// The games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameList {
    /// In the order of the catalogue.
    pub games: Vec<GameInfo>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// How many can play.
    pub seats: SeatRange,
    /// Usual length with four seats, in minutes.
    pub minutes: u16,
    /// The version of its rules.
    pub rules_version: u32,
    /// Whether it is there to teach how games are made.
    pub teaching: bool,
    /// Whether it has a guided first race.
    pub lesson: bool,
    /// Levels of bots whose strength in it was measured: those that may sit at a rated table. None if there are no rated races of it.
    pub rated_levels: Vec<String>,
    /// Its variant switches: only where one game is asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Switch>,
}

/// How many can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRange {
    /// At least.
    pub fewest: u8,
    /// At most.
    pub most: u8,
}

/// A variant switch. What it changes is said by the game's message `switch-<key>`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Switch {
    /// Its key in `options`.
    pub key: String,
    /// Its default.
    pub default: Value,
    /// What it can be.
    pub values: SwitchValues,
    /// The rule that it belongs to.
    pub rule: String,
}

/// What a switch can be. A named value is said by `switch-<key>-<value>` where the game has that message; what is
/// written, an object or a text, by `switch-<key>-object` and `switch-<key>-text`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SwitchValues {
    /// False or true.
    Flag {},
    /// One of these names.
    OneOf {
        /// The names.
        names: Vec<String>,
    },
    /// A whole number.
    Range {
        /// At least.
        least: i64,
        /// At most.
        most: i64,
        /// Whether `null` is a value too: what the rules set by themselves.
        nullable: bool,
    },
    /// A seat's number, or one of these names.
    Seat {
        /// The names.
        names: Vec<String>,
    },
    /// A board: one of these names, or one of a designer's own.
    Board {
        /// The names.
        names: Vec<String>,
    },
    /// Several boards: a list of these names, or a word for a usual list, or boards of a designer's own.
    Boards {
        /// The names.
        names: Vec<String>,
        /// Words for usual lists.
        usual: Vec<String>,
        /// At most this many.
        most: u8,
    },
    /// A list of whole numbers.
    Numbers {
        /// Each at least.
        least: i64,
        /// Each at most.
        most: i64,
    },
    /// An object of names with whole numbers.
    Counts {},
    /// A text in the game's own notation.
    Text {},
    /// Content files: an object of file names with their texts.
    Content {},
}

/// A set-up that somebody thinks about: what `/api/games/GAME/board` is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Variant switches; those left out have their defaults.
    #[serde(default)]
    pub options: Value,
}

/// The board of a set-up before the first move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardInfo {
    /// Every switch with its value.
    pub options: Value,
    /// What pictures are drawn from.
    pub scenery: Value,
    /// What a spectator sees after the set-up. Where chance takes part in it, this is one example.
    pub view: Value,
}

/// What the JSON of a game looks like: four JSON Schemas (draft 2020-12).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameSchemas {
    /// Of the variant switches, as they are read.
    pub options: Value,
    /// Of an action, as it is read.
    pub action: Value,
    /// Of an event, as it is told.
    pub event: Value,
    /// Of a view, as it is told.
    pub view: Value,
}

/// What the rulebook says of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// The rule's id.
    pub rule: String,
    /// Markdown.
    pub text: String,
}

/// The levels of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LevelList {
    /// The weakest first.
    pub levels: Vec<LevelInfo>,
}

/// A level of bots; what it is, the messages `level-<level>` and `level-<level>-about` say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LevelInfo {
    /// Its name.
    pub level: String,
}

/// A language that there are words in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LanguageInfo {
    /// Its code: "fr".
    pub code: String,
    /// What it is called by those who speak it.
    pub name: String,
}

/// A race step by step, as a viewer may know it: the whole truth after its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Every switch with its value.
    pub options: Value,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// Whether this is the whole truth, with everybody's cards.
    pub whole: bool,
    /// What pictures are drawn from; it never changes.
    pub scenery: Value,
    /// What the viewer saw after the set-up.
    pub view: Value,
    /// How the race then stood, by what the viewer sees.
    pub standing: Standing,
    /// The steps; the first one, number 0, is the set-up.
    pub steps: Vec<ReplayStep>,
    /// The final places, when the race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Places>,
    /// By what the places were given, the first ground first, when the race is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grounds: Vec<Ground>,
}

/// One step of a replay. Actions that were taken back are not in it, so its numbers may differ from those at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ReplayStep {
    /// What the race tells of it.
    #[serde(flatten)]
    pub told: ToldStep,
    /// Its number at the table, where actions that were taken back count, too; none for the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u32>,
    /// Who then owed which decision.
    pub deciding: Vec<Deciding>,
}

/// A position that somebody wrote or met.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The game's id.
    pub game: String,
    /// Variant switches; those left out have their defaults.
    #[serde(default)]
    pub options: Value,
    /// The position, in the game's notation.
    pub position: Value,
}

/// A link to a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionLink {
    /// Its address on this server; the position is written in it.
    pub link: String,
}
