//! What happened, as the specification's part 8 writes it.

use engine::{List, SEATS_MAX, Seat, Seats, Viewer};
use serde::Serialize;

use crate::action::Rate;
use crate::cards::{Card, Cards};
use crate::content::{Line, Medal};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// RW-014: the lanes are given away in this order.
    LanesDrawn { order: List<Seat, SEATS_MAX> },
    /// RW-020: a round begins.
    RoundStart { round: u8, order: List<Seat, SEATS_MAX>, tides: Seats },
    /// RW-022: a secret rate is in.
    RateChosen { seat: Seat },
    /// RW-033, RW-043, RW-104: a rate is shown or falls back.
    RateSet { seat: Seat, from: Rate, to: Rate },
    /// RW-131: cards of the Stamina Pile go to the discard pile.
    Paid { seat: Seat, amount: u8, reason: Reason },
    /// RW-022: secret cards are in.
    CardsChosen { seat: Seat, count: u8 },
    /// RW-050: the Play Area is shown.
    Revealed { seat: Seat, cards: Cards },
    /// RW-043: too few playable cards.
    Cluttered { seat: Seat, cards: Cards },
    /// RW-051: a card is flipped.
    Flipped { seat: Seat, card: Card },
    /// RW-120: the discard pile becomes the deck.
    Shuffled { seat: Seat, count: u8 },
    /// RW-055, RW-060, RW-070, RW-100: a boat moves.
    Moved { seat: Seat, from: u8, to: u8, cause: Cause },
    /// RW-080: Pace cards are put aside.
    Discarded { seat: Seat, cards: Cards },
    /// RW-092: the Pace is held against a limit.
    Checked { seat: Seat, line: Line, pace: u8, limit: u8, cost: u8 },
    /// RW-095: a crab is caught.
    Crab { seat: Seat, line: Line, suffering: u8 },
    /// RW-111: Exhaustion goes from the hand back to the Stamina Pile.
    Cooled { seat: Seat, amount: u8 },
    /// RW-114: cards are drawn; which, only the owner is told.
    Drew {
        seat: Seat,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        cards: Option<Cards>,
    },
    /// RW-140: a boat is home.
    CrossedFinish { seat: Seat, round: u8, hand_pace: u8, space: u8 },
    /// RW-144, RW-146: a boat gets its place.
    Placed { seat: Seat, place: u8 },
    /// RW-145: the race is over.
    RaceOver {
        winners: Seats,
        ranking: List<Seat, SEATS_MAX>,
        #[serde(flatten)]
        solo: Option<Solo>,
    },
}

impl Event {
    /// Part 7: the cards drawn are for their owner only.
    pub(crate) fn hide(&mut self, to: Viewer) {
        if let Event::Drew { seat, cards, .. } = self
            && !to.is(*seat)
        {
            *cards = None;
        }
    }
}

/// What was paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// RW-031.
    Jump,
    /// RW-070.
    Motivation,
    /// RW-092.
    Pace,
}

/// What moved a boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// RW-055.
    Cards,
    /// RW-060.
    Tides,
    /// RW-070.
    Motivation,
    /// RW-100.
    Crab,
}

/// RW-147: the result of a boat alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Solo {
    /// The time; none for a boat that did not get home.
    pub seconds: Option<u16>,
    /// What the time is worth.
    pub medal: Medal,
}
