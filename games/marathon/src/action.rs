//! What a player may choose. A decision's name is the action's `type`; `pass` declines a `high`.

use serde::{Deserialize, Serialize};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// MA-005: roll for a place on the starting block.
    StartRoll {},
    /// MA-006: take a free place, because the rolled one is taken.
    Place {
        /// The place, 1 to 6.
        position: u8,
    },
    /// MA-021: roll for speed.
    Roll {},
    /// MA-022: spend stamina on the speed, or none.
    Boost {
        /// What for.
        #[serde(rename = "use")]
        with: Boost,
    },
    /// MA-033: end the run in this lane.
    Run {
        /// The lane, 1 to 6.
        lane: u8,
    },
    /// MA-062: close up in this lane.
    CatchUp {
        /// The lane, 1 to 6.
        lane: u8,
    },
    /// MA-056: use RUNNER'S HIGH.
    High {},
    /// MA-056: keep RUNNER'S HIGH and bear the trouble.
    Pass {},
}

impl Action {
    /// Its `type`.
    pub fn name(self) -> &'static str {
        match self {
            Action::StartRoll {} => "start_roll",
            Action::Place { .. } => "place",
            Action::Roll {} => "roll",
            Action::Boost { .. } => "boost",
            Action::Run { .. } => "run",
            Action::CatchUp { .. } => "catch_up",
            Action::High {} => "high",
            Action::Pass {} => "pass",
        }
    }

    /// The rule that gives the choice.
    pub fn rule(self) -> &'static str {
        match self {
            Action::StartRoll {} => "MA-005",
            Action::Place { .. } => "MA-006",
            Action::Roll {} => "MA-021",
            Action::Boost { with: Boost::None } => "MA-022",
            Action::Boost { with: Boost::Plus | Boost::Minus } => "MA-023",
            Action::Boost { with: Boost::Reroll } => "MA-024",
            Action::Run { .. } => "MA-033",
            Action::CatchUp { .. } => "MA-062",
            Action::High {} | Action::Pass {} => "MA-056",
        }
    }
}

/// MA-022: the uses of stamina.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Boost {
    /// Spend nothing.
    None,
    /// MA-023: one faster.
    Plus,
    /// MA-023: one slower.
    Minus,
    /// MA-024: roll again.
    Reroll,
}

impl Boost {
    /// MA-023, MA-024: the price in stamina.
    #[inline]
    pub fn cost(self) -> u8 {
        match self {
            Boost::None => 0,
            Boost::Plus | Boost::Minus => 1,
            Boost::Reroll => 3,
        }
    }
}

/// One action for each lane or place of a mask.
#[inline]
pub(crate) fn each_lane(mut mask: u8, action: impl Fn(u8) -> Action, out: &mut Vec<Action>) {
    while mask != 0 {
        out.push(action(mask.trailing_zeros() as u8 + 1));
        mask &= mask - 1;
    }
}
