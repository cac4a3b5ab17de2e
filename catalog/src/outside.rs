//! Bots outside this program: what they are told and what they are asked. They see what their seat may see.

use std::fmt::Debug;

use bots::{Level, Settings};
use engine::Seat;
use serde::Serialize;
use serde_json::Value;

use crate::{AnyGame, Deciding};

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

impl Hello {
    /// The greeting for a seat of a race.
    pub fn new(game: &dyn AnyGame, options: Value, seats: u8, seat: Seat) -> Hello {
        let (id, rules_version) = (game.id(), game.rules_version());
        Hello { protocol: BOT_PROTOCOL, game: id, rules_version, seat, seats, options }
    }
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

/// A bot outside this program.
pub trait Outsider: Send + Debug {
    /// Its answer, or in words why there is none.
    fn choose(&mut self, question: &Question) -> Result<Value, String>;
}

/// Who plays a seat of a contest.
#[derive(Debug)]
pub enum Entrant<'a> {
    /// A bot of ours.
    Level(Level),
    /// A search with settings of one's own.
    Search(Settings),
    /// A bot outside.
    Outside(&'a mut dyn Outsider),
}

/// A move that a bot outside lost: `greedy` played instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lapse {
    /// The bot's seat.
    pub seat: Seat,
    /// The number of actions before.
    pub seq: u32,
    /// Why, in words.
    pub why: String,
}
