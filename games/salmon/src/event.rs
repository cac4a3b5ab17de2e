//! What happened: part 8.

use engine::{BySeat, Datum, Kind, Seat, Seats, Viewer};
use serde::Serialize;

use crate::card::{Card, Cards, Direction, Hand, Symbol};
use crate::naming::{Place, RiverName};

engine::kinds! {
    /// The move by which a hex is met.
    pub enum How { Swim = "swim", Jump = "jump", Current = "current" }
}
engine::kinds! {
    /// Why a Fatigue was added.
    pub enum Cause { ThreeSwims = "three_swims", Jump = "jump", Bear = "bear", Hex = "hex" }
}
engine::kinds! {
    /// Why cards are discarded.
    pub enum Reason { Rapids = "rapids", HandLimit = "hand_limit", Eagle = "eagle" }
}
engine::kinds! {
    /// Where a removed card comes from.
    pub enum Source { Hand = "hand", Draw = "draw", Discard = "discard" }
}
engine::kinds! {
    /// Why a race is over.
    pub enum Ending { Arrival = "arrival", RoundLimit = "round_limit" }
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    RiverLaid {
        river: RiverName,
    },
    FirstPlayer {
        seat: Seat,
    },
    Played {
        seat: Seat,
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        dir: Option<Direction>,
        #[serde(skip_serializing_if = "Option::is_none")]
        target: Option<Seat>,
    },
    Ignored {
        seat: Seat,
        card: Card,
    },
    Jumped {
        seat: Seat,
        cards: [Card; 2],
        dirs: [Direction; 2],
        from: Place,
        to: Place,
    },
    Moved {
        seat: Seat,
        to: Place,
        how: How,
    },
    Fatigued {
        seat: Seat,
        cause: Cause,
    },
    PileEmpty {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        symbol: Option<Symbol>,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Took {
        seat: Seat,
        card: Card,
    },
    Drew {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    NothingToDraw {
        seat: Seat,
    },
    Shuffled {
        seat: Seat,
        count: u8,
    },
    Removed {
        seat: Seat,
        card: Card,
        from: Source,
    },
    BearMoved {
        bear: u8,
        to: Place,
    },
    Countered {
        seat: Seat,
        card: Card,
    },
    Rolled {
        seat: Seat,
        value: u8,
    },
    Discarded {
        seat: Seat,
        cards: Cards,
        reason: Reason,
    },
    HandSeen {
        seat: Seat,
        target: Seat,
        cards: Hand,
    },
    Arrived {
        seat: Seat,
        hex: Place,
    },
    Rested {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    GameOver {
        reason: Ending,
        winners: Seats,
        ranks: BySeat<u8>,
        fatigue: BySeat<u8>,
    },
}

impl Event {
    /// SA-110: others do not know which card was drawn, nor a hand that an Eagle saw.
    pub(crate) fn hide(&mut self, to: Viewer) {
        match self {
            Event::Drew { seat, card } if !to.is(*seat) => *card = None,
            Event::HandSeen { seat, target, cards } if !to.is(*seat) && !to.is(*target) => cards.turn_down(),
            _ => {}
        }
    }
}

impl Source {
    /// Its id, as refusals name it.
    pub(crate) fn plain(self) -> Datum {
        Datum::Word("plain-source", self.name())
    }
}
