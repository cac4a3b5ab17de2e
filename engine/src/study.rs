//! What a designer measures in a game: rounds, who starts where, and the things whose use is counted.

use crate::{Kind, List, SEATS_MAX, Seat, Shown, Value};

/// A thing of a game whose use is counted: a card, an event, a space, an item of the shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What kind of thing, an id in the plural: `cards`, `drawn_cards`. The game's message `kind-drawn_cards` is the heading of its table.
    pub kind: &'static str,
    /// Its id, as in actions, positions and options, or where it is: "row 12, lane 3". Files of figures have it, so it stays
    /// what it is.
    pub id: String,
    /// What people call it.
    pub name: Value,
}

impl Thing {
    /// A thing that is called as its id in every language: a number, a space `d12`.
    pub fn new(kind: &'static str, id: impl Into<String>) -> Thing {
        let id = id.into();
        Thing { kind, name: Value::text(id.as_str()), id }
    }

    /// A thing that is said by the message of its type and name: `card-p1`.
    pub fn of<K: Kind + Into<Value>>(kind: &'static str, thing: K) -> Thing {
        Thing::new(kind, thing.name()).named(thing)
    }

    /// Says what it is called.
    #[must_use]
    pub fn named(self, name: impl Into<Value>) -> Thing {
        Thing { name: name.into(), ..self }
    }
}

/// Somebody used a thing, or it happened to nobody in particular.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// Its place in [`Study::things`].
    pub thing: u16,
    /// Who used it or met it.
    pub seat: Option<Seat>,
}

/// A part of what a seat's standing is made of. Said by the game's message `part-<id>`, with `$n`, how much more or less of it there is
/// (`$n_count` is the whole ones of it, for languages that choose the plural by them), and `$way`, "more" or "less".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its id: `stamina`.
    pub id: &'static str,
    /// How much of it the seat has, in what people count.
    pub amount: i32,
    /// How much that adds to the standing.
    pub worth: i32,
}

impl Part {
    /// So much of something, worth so much.
    #[inline]
    pub const fn new(id: &'static str, amount: i32, worth: i32) -> Part {
        Part { id, amount, worth }
    }
}

/// What a designer measures in a game. All but the round is of the whole truth, so for after the race only.
pub trait Study: Shown {
    /// The round that is being played, from 1; 0 in a set-up with choices. Everybody is told it with every event: it is the same in every view, and
    /// never falls.
    fn round(&self, position: &Self::Position) -> u32;
    /// The seats in the order in which they start: by lane, by the block or by the order of turns, whatever gives
    /// the first of them an advantage or a disadvantage. Asked when the first round begins.
    fn start_order(&self, position: &Self::Position) -> List<Seat, SEATS_MAX>;
    /// Every thing that is counted, also those that may never come up, in the order of the rulebook or the board.
    /// Asked once a game.
    fn things(&self) -> Vec<Thing>;
    /// What the standing of a seat is made of; it adds up to [`Game::standing`](crate::Game::standing), and every position has the same parts.
    /// For reasons why a choice is better; a game that says nothing has none.
    fn parts(&self, _position: &Self::Position, _seat: Seat) -> Vec<Part> {
        Vec::new()
    }
    /// Adds the things that an event used. Every place that it adds is one of [`Study::things`].
    fn uses(&self, event: &Self::Event, out: &mut Vec<Use>);
}
