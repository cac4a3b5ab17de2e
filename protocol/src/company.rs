//! Who may do what at a table: the host before the race, those who are left during it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What somebody may do at a table now, beyond what everybody at a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum May {
    /// Begin, change seats, remove people and hand the role on: what the host may.
    Host,
    /// Close a table whose race has not begun.
    Close,
    /// Give up a race against bots alone.
    GiveUp,
    /// Choose what becomes of a race that waits for somebody who is away.
    Away,
}

/// What the host makes of a seat before the race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetSeat {
    /// The seat; the number of seats for one more.
    pub seat: u8,
    /// What it becomes.
    pub to: SeatWish,
}

/// What a seat becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// Anybody's who comes to the table.
    Open {},
    /// For whoever has the seat's own link, which is newly made.
    Link {},
    /// A bot's.
    Bot {
        /// The level's name.
        level: String,
    },
    /// The seat is taken away: only the last one can go, so that everybody keeps their number.
    Closed {},
}

/// A seat that something is done with: whom the host removes, or to whom the host hands the role on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatOf {
    /// The seat.
    pub seat: u8,
}

/// What becomes of a race that waits for somebody who is away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// The wish.
    pub choice: AwayChoice,
}

/// What somebody who is left wishes for the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AwayChoice {
    /// A bot plays for those who are away until they come back. One wish is enough.
    Bot,
    /// The race ends with the places as they stand, and whoever is away comes last. All who are left must wish it.
    Claim,
    /// The race ends without places. All who are left must wish it.
    Close,
}

/// That somebody keeps the race waiting for too long, and what those who are left wish so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// The seats of those who are away and owe a choice.
    pub away: Vec<u8>,
    /// The seats that wish the places as they stand.
    pub claim: Vec<u8>,
    /// The seats that wish an end without places.
    pub close: Vec<u8>,
    /// The seats of all who are left: they must agree.
    pub left: Vec<u8>,
}

/// What happens when somebody who owes a choice is away for too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhenAway {
    /// A bot plays for them at once.
    Bot,
    /// Those who are left choose.
    Ask,
}

/// That a race ended otherwise than by its rules. Its log stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// How.
    pub how: HowEnded,
    /// The seats that ended it.
    pub by: Vec<u8>,
    /// The seats of those who were away and kept it waiting.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<u8>,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// How a race ended otherwise than by its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HowEnded {
    /// Somebody stayed away: the places are those of that moment, with whoever stayed away last.
    Claimed,
    /// Somebody stayed away: there are no places.
    Closed,
    /// Somebody alone against bots gave up: there are no places.
    GivenUp,
    /// The operator of the server ended it: there are no places.
    Operator,
}

/// Agree or disagree with an undo that somebody asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    /// Your seat.
    pub seat: u8,
    /// The number of the last step, as in the question.
    pub seq: u32,
    /// Yes or no.
    pub agree: bool,
}
