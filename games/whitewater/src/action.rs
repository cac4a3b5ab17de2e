//! What a player may choose: part 6 of the specification.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Choice};
use crate::space::{Side, Space};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// WW-008: place the kayak.
    Start { at: Space },
    /// WW-011: play a card.
    Play { card: Card },
    /// WW-040: slow down, sidestep, lose a card.
    EddyOut {},
    /// WW-042: let the card go on.
    Pass {},
    /// WW-030: maneuver by nothing.
    Stay {},
    /// WW-030: maneuver.
    Maneuver { dir: Side, spaces: u8 },
    /// WW-057, WW-090: lose a card.
    Discard { card: Card },
    /// WW-056: where to go at a Rock.
    RockSide { side: RockSide },
    /// WW-060: which list of a card.
    Choose { option: Choice },
    /// WW-061: where a token goes.
    Place { at: Space },
    /// WW-090: which card comes back.
    Recall { card: Card },
}

engine::kinds! {
    /// WW-056: a space beside a Rock.
    pub enum RockSide {
        /// Towards column `a`.
        Left = "left",
        /// Towards column `g`.
        Right = "right",
        /// Downriver of it.
        Front = "front",
        /// Upriver of it.
        Behind = "behind",
    }
}
