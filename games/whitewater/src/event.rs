//! What can happen: the event table of the specification's part 8.

use engine::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, EventCard, Token};
use crate::content::Cleared;
use crate::space::Space;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// WW-008.
    KayakPlaced { seat: Seat, at: Space },
    /// WW-010.
    TurnStarted { seat: Seat, round: u16 },
    /// WW-011.
    CardPlayed { seat: Seat, card: Card },
    /// WW-013.
    NoCard { seat: Seat },
    /// WW-040.
    EddiedOut { seat: Seat },
    /// WW-020.
    SpeedChanged { seat: Seat, from: u8, to: u8, why: SpeedWhy },
    /// A space entered.
    Moved { seat: Seat, from: Space, to: Space, how: How },
    /// WW-050.
    Hazard { seat: Seat, kind: Cleared, at: Space, cleared: bool },
    /// WW-065.
    HitBank { seat: Seat, at: Space, lost: u8 },
    /// WW-054.
    HitRock { seat: Seat, rock: Space, at: Space },
    /// WW-014; the card is for its owner only.
    CardDrawn {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// WW-057, WW-090.
    CardDiscarded { seat: Seat, card: Card, why: DiscardWhy },
    /// WW-090.
    CardRecalled { seat: Seat, card: Card },
    /// WW-014.
    DeckReshuffled { count: u8 },
    /// WW-061.
    TokenPlaced { seat: Seat, kind: Token, at: Space },
    /// WW-063.
    TokenRemoved { kind: Token, at: Space },
    /// WW-012.
    EffectSkipped { seat: Seat, op: Op },
    /// WW-070.
    SectionCrossed { seat: Seat, line: u8 },
    /// WW-071.
    EventRevealed { seat: Seat, line: u8, card: EventCard },
    /// WW-080.
    Finished { seat: Seat, row: u8 },
    /// WW-080, WW-083.
    GameOver { winners: List<Seat, 4>, ranking: List<Seat, 4>, reason: Reason },
}

engine::kinds! {
    /// Why a speed changed.
    pub enum SpeedWhy {
        /// A line of a card, an Event or an Eddy Out.
        Effect = "effect",
        /// WW-065.
        Bank = "bank",
        /// WW-054.
        Rock = "rock",
        /// WW-051.
        Waterfall = "waterfall",
    }
}

engine::kinds! {
    /// How a space was entered.
    pub enum How {
        /// An own step with the current.
        Downriver = "downriver",
        /// A step sideways.
        Maneuver = "maneuver",
        /// WW-052.
        Rapids = "rapids",
        /// WW-051.
        Waterfall = "waterfall",
        /// WW-054.
        RockSide = "rock_side",
        /// WW-055.
        Pushed = "pushed",
        /// WW-035.
        Slip = "slip",
        /// WW-035.
        FallBack = "fall_back",
    }
}

engine::kinds! {
    /// Why a card is discarded.
    pub enum DiscardWhy {
        /// WW-057.
        Hazard = "hazard",
        /// A line of a card or Event.
        Effect = "effect",
        /// WW-040.
        EddyOut = "eddy_out",
    }
}

engine::kinds! {
    /// A line that could do nothing.
    pub enum Op {
        /// No change of speed.
        Speed = "speed",
        /// No card to draw.
        Draw = "draw",
        /// No card to discard.
        Discard = "discard",
        /// No step possible.
        Maneuver = "maneuver",
        /// No token or no space.
        Place = "place",
        /// No card to take.
        Recall = "recall",
    }
}

/// Why a race ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// WW-080.
    Finish,
    /// WW-083.
    RoundLimit,
}
