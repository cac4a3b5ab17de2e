//! What a seat may choose (SPEC.md part 6).

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::kinds::{Card, Fish, Item, Tackle};

/// One choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// FI-003: roll for the order of play.
    RollOrder {},
    /// FI-022: give up the movement.
    Stay {},
    /// FI-020: roll and sail.
    Roll {},
    /// FI-013: end the turn.
    EndTurn {},
    /// FI-070: draw a chance card.
    Draw {},
    /// FI-120: buy from the shop.
    Buy {
        /// What.
        item: Item,
        /// How far, for a step back only.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        steps: Option<u8>,
    },
    /// FI-110: an attack card for a hidden attack.
    TradeIn {
        /// The card given.
        card: Card,
    },
    /// FI-063: sell the upgrades that are left and end the clearing.
    Settle {},
    /// FI-073, FI-074: use a card that does not fit into the hand.
    Use {
        /// The card.
        card: Card,
        /// How far, for a chosen move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        steps: Option<u8>,
        /// On whom, for an attack.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Seat>,
    },
    /// FI-132: take an offer or a bid.
    Accept {},
    /// FI-132: turn it down.
    Refuse {},
    /// FI-043: let a fish go.
    Release {
        /// Which.
        fish: Fish,
    },
    /// FI-112: the secret choice in a duel.
    Show {
        /// What is shown.
        item: Tackle,
    },
    /// FI-077: give a card away for nothing.
    Discard {
        /// Which.
        card: Card,
    },
    /// FI-080, FI-100: play a card from the hand.
    Play {
        /// The card.
        card: Card,
        /// How far, for a chosen move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        steps: Option<u8>,
        /// On whom, for an attack.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<Seat>,
    },
    /// FI-111: challenge with a hidden attack.
    Challenge {
        /// Whom.
        target: Seat,
    },
    /// FI-125: sell a card to the shop.
    Sell {
        /// Which.
        card: Card,
    },
    /// FI-130: offer a card of the seat's own.
    Offer {
        /// Which.
        card: Card,
        /// To whom.
        to: Seat,
        /// For how many pearls.
        price: u8,
    },
    /// FI-130: bid for a card of another.
    Bid {
        /// Which.
        card: Card,
        /// Whose.
        from: Seat,
        /// For how many pearls.
        price: u8,
    },
    /// FI-040: catch a fish at the spot.
    Catch {},
    /// FI-050: leave a fish at the drop-off.
    DropOff {
        /// Which.
        fish: Fish,
    },
}

impl Action {
    /// Its `type` in JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Action::RollOrder {} => "roll_order",
            Action::Stay {} => "stay",
            Action::Roll {} => "roll",
            Action::EndTurn {} => "end_turn",
            Action::Draw {} => "draw",
            Action::Buy { .. } => "buy",
            Action::TradeIn { .. } => "trade_in",
            Action::Settle {} => "settle",
            Action::Use { .. } => "use",
            Action::Accept {} => "accept",
            Action::Refuse {} => "refuse",
            Action::Release { .. } => "release",
            Action::Show { .. } => "show",
            Action::Discard { .. } => "discard",
            Action::Play { .. } => "play",
            Action::Challenge { .. } => "challenge",
            Action::Sell { .. } => "sell",
            Action::Offer { .. } => "offer",
            Action::Bid { .. } => "bid",
            Action::Catch {} => "catch",
            Action::DropOff { .. } => "drop_off",
        }
    }
}
