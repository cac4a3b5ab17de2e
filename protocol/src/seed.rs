//! Where the chance of a race came from.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What was committed to before the race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The seed of the race, as decimal digits: it does not fit into a JavaScript number.
    pub seed: String,
    /// The salt, in hexadecimal digits.
    pub salt: String,
    /// What the race's seed was made of, if people had a share in it; else it is the one that was promised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
}

/// What the seed of a race was made of, if people added their own shares to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The server's part, as decimal digits: what the commitment promised.
    pub seed: String,
    /// The shares, in the order of seats.
    pub shares: Vec<Share>,
}

/// What somebody added to the seed before the race, when the server had promised its own part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The seat.
    pub seat: u8,
    /// The share: 1 to 64 letters, digits, `-` and `_`.
    pub share: String,
}
