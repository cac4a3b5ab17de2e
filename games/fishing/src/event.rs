//! What happened (SPEC.md part 8).

use engine::{BySeat, List, SEATS_MAX, Seat, Seats, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::kinds::{Card, DealKind, EffectKind, Fish, Group, Item, Tackle};
use crate::position::Position;

engine::kinds! {
    /// How a boat was moved.
    pub enum How {
        Roll = "roll",
        EngineReverse = "engine_reverse",
        EngineUpgrade = "engine_upgrade",
        MoveChoice = "move_choice",
        StepBack = "step_back",
    }
}

engine::kinds! {
    /// Why a wallet changed.
    pub enum Why {
        Square = "square",
        Shop = "shop",
        Sale = "sale",
        Barter = "barter",
        Fish = "fish",
        Duel = "duel",
        Bounty = "bounty",
    }
}

engine::kinds! {
    /// What became of a drawn card.
    pub enum Drawn {
        Kept = "kept",
        Forced = "forced",
        Discarded = "discarded",
        Curse = "curse",
        NoneLeft = "none_left",
    }
}

engine::kinds! {
    /// The answer to an offer or a bid.
    pub enum Answered { Accept = "accept", Refuse = "refuse" }
}

/// What both seats of a duel showed, the lower seat first; written by seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown(pub [(Seat, Tackle); 2]);

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        for (seat, item) in self.0 {
            map.serialize_entry(&seat.0.to_string(), &item)?;
        }
        map.end()
    }
}

/// The dealer of this game.
pub(crate) type Dealer<'a> = engine::Dealer<'a, Event, Position>;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    OrderRolled {
        seat: Seat,
        roll: u8,
    },
    OrderSet {
        order: List<Seat, SEATS_MAX>,
    },
    TurnStarted {
        seat: Seat,
        round: u8,
    },
    Delivered {
        seat: Seat,
        fish: Fish,
        count: u16,
    },
    FuelCurse {
        seat: Seat,
        change: i16,
    },
    EffectEnded {
        seat: Seat,
        kind: EffectKind,
    },
    Stayed {
        seat: Seat,
    },
    Rolled {
        seat: Seat,
        roll: u8,
        steps: u8,
    },
    Moved {
        seat: Seat,
        start: u8,
        end: u8,
        steps: i8,
        fuel: u8,
        how: How,
    },
    Pearls {
        seat: Seat,
        change: i32,
        why: Why,
    },
    Caught {
        seat: Seat,
        fish: Fish,
    },
    DroppedOff {
        seat: Seat,
        fish: Fish,
    },
    Released {
        seat: Seat,
        fish: Fish,
    },
    Deposited {
        seat: Seat,
        fish: Fish,
        count: u16,
    },
    TripBegan {
        seat: Seat,
        trip: u8,
    },
    Drew {
        seat: Seat,
        group: Group,
        #[serde(skip_serializing_if = "Option::is_none")]
        roll: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        result: Drawn,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    Attacked {
        seat: Seat,
        target: Seat,
        card: Card,
        #[serde(skip_serializing_if = "Option::is_none")]
        fuel: Option<u8>,
    },
    Bought {
        seat: Seat,
        item: Item,
        price: u8,
    },
    Restocked {
        item: Item,
    },
    TradedIn {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Sold {
        seat: Seat,
        card: Card,
        price: u8,
    },
    Proposed {
        seat: Seat,
        kind: DealKind,
        card: Card,
        seller: Seat,
        buyer: Seat,
        price: u8,
    },
    Answered {
        seat: Seat,
        answer: Answered,
    },
    Challenged {
        seat: Seat,
        target: Seat,
    },
    NoDuel {
        seat: Seat,
        target: Seat,
    },
    Chose {
        seat: Seat,
    },
    Revealed {
        round: u8,
        items: Shown,
    },
    DuelDie {
        roll: u8,
    },
    DuelWon {
        winner: Seat,
        loser: Seat,
    },
    MustDiscard {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Finished {
        seat: Seat,
    },
    GameOver {
        winners: Seats,
        ranking: BySeat<u8>,
    },
}

impl Event {
    /// FI-112: the choices of a duel are turned up. FI-009: a card sold or not kept is named, and that of a kind none is
    /// left tells of the hands.
    pub(crate) fn shows(&self) -> bool {
        match self {
            Event::Drew { result, .. } => *result != Drawn::Kept,
            Event::Revealed { .. } | Event::Sold { .. } => true,
            // The rest names what the action named or what was open.
            _ => false,
        }
    }

    /// FI-009: with private hands the d8 of a kept card and the card of a trade-in are for their owner only.
    pub(crate) fn hide(&mut self, to: Viewer) {
        match self {
            Event::Drew { seat, roll, card, result: Drawn::Kept, .. } if !to.is(*seat) => {
                (*roll, *card) = (None, None);
            }
            Event::TradedIn { seat, card } if !to.is(*seat) => *card = None,
            // Everything else is done in the open; style rule 11 is about cards, not about this filter.
            _ => {}
        }
    }
}
