//! Bots outside this program: what they are told and what they are asked (`docs/bot-protocol.md`). They see what their seat may
//! see.

use engine::Seat;
use serde::Serialize;
use serde_json::Value;

use crate::Deciding;

/// The version of the protocol in `docs/bot-protocol.md`.
pub const BOT_PROTOCOL: u32 = 1;

/// What a bot is told before the race. There is no seed in it: chance is not for bots to know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hello {
    /// The version of the protocol.
    pub protocol: u32,
    /// The game's id.
    pub game: &'static str,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// The bot's seat, from 0.
    pub seat: Seat,
    /// The number of seats.
    pub seats: u8,
    /// Every switch with its value.
    pub options: Value,
}

/// A decision that a bot owes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Question {
    /// The number of actions in the race so far.
    pub seq: u32,
    /// The bot's seat.
    pub seat: Seat,
    /// Who owes which decision, in seat order.
    pub deciding: Vec<Deciding>,
    /// What the seat may know, in the notation of the game.
    pub view: Value,
    /// The seat's legal actions; the answer is one of them.
    pub legal: Vec<Value>,
}
