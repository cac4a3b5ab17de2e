//! What happened, one thing at a time, as part 8 of the specification writes it.

use engine::{List, SEATS_MAX, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::Boost;
use crate::content::Card;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A die was rolled; `speed` only where it makes one.
    Rolled {
        seat: Seat,
        die: u8,
        purpose: Purpose,
        #[serde(skip_serializing_if = "Option::is_none")]
        speed: Option<u8>,
    },
    /// A runner was put on the block.
    Placed { seat: Seat, position: u8 },
    /// All stand on the block.
    RaceStarted { order: List<Seat, SEATS_MAX> },
    /// A turn opened.
    TurnStarted { seat: Seat, round: u32 },
    /// A turn was missed; `skip` are still owed.
    TurnSkipped { seat: Seat, skip: u8 },
    /// The boost was settled.
    Boosted {
        seat: Seat,
        #[serde(rename = "use")]
        with: Boost,
        cost: u8,
        speed: u8,
        stamina: u8,
    },
    /// A run of one row or more.
    Ran { seat: Seat, from: Space, to: Space, steps: u16, wanted: u16, back: bool, cause: Cause },
    /// A run of no row, or CATCH UP without a move.
    Stood { seat: Seat, wanted: u16, cause: Cause },
    /// A runner landed on a symbol.
    Landed { seat: Seat, symbol: Symbol },
    /// The discard pile became the deck.
    Shuffled { count: u8 },
    /// A card was drawn.
    Drew { seat: Seat, card: Card },
    /// There was no card to draw.
    NoCard { seat: Seat },
    /// A card went to the hand.
    Kept { seat: Seat, card: Card },
    /// A card went back on top of the deck.
    Returned { seat: Seat, card: Card },
    /// The third INJURY.
    BrokeDown { seat: Seat },
    /// A turn more is owed; `skip` in all.
    TurnOwed { seat: Seat, skip: u8 },
    /// INJURY cards left the hand.
    Healed { seat: Seat, count: u8 },
    /// Stamina changed by a card.
    Stamina { seat: Seat, change: i8, stamina: u8 },
    /// The change of the next speed roll, in all.
    NextSpeed {
        seat: Seat,
        #[serde(rename = "mod")]
        change: i16,
    },
    /// The spinner stopped.
    Spun { seat: Seat, value: i16 },
    /// CATCH UP moved the drawer.
    CaughtUp { seat: Seat, from: Space, to: Space },
    /// RUNNER'S HIGH was used.
    Negated { seat: Seat, what: Trouble },
    /// A drawn card went to the discard pile.
    Discarded { seat: Seat, card: Card },
    /// The turn is over.
    TurnEnded { seat: Seat },
    /// The line was crossed.
    Finished { seat: Seat, place: u8, round: u32 },
    /// The race is over.
    GameOver { reason: Reason, ranking: Groups },
}

/// The places from first to last, each with its seats.
pub type Groups = List<Seats, SEATS_MAX>;

/// A place on the road; behind the finish line it has no lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct Space {
    /// The row, 0 before the first.
    pub row: u8,
    /// The lane, 1 to 6.
    pub lane: Option<u8>,
}

impl Space {
    /// A space by row and lane; lane 0 is none.
    pub(crate) fn new(row: u8, lane: u8) -> Space {
        Space { row, lane: (lane > 0).then_some(lane) }
    }
}

/// What a die was rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// A place on the block.
    Start,
    /// The speed of a turn.
    Speed,
    /// The speed once more.
    Reroll,
    /// A run by a card.
    Dash,
}

/// What made a runner run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The third phase of the turn.
    #[default]
    Speed,
    /// A spin.
    Kick,
    /// A card.
    Card,
    /// CATCH UP; only where it brought no move.
    CatchUp,
}

/// MA-012: the symbols on the road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Draw a card.
    Event,
    /// Spin.
    Kick,
}

/// What RUNNER'S HIGH stopped: written `spin`, `injury` or the card's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Trouble {
    Spin,
    Injury,
    #[serde(untagged)]
    Card(Card),
}

/// Why the race is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Somebody crossed the line.
    Finish,
    /// The last round is over.
    RoundLimit,
}
