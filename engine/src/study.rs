//! What a designer measures in a game: rounds, who starts where, and the things whose use is counted.

use crate::{List, SEATS_MAX, Seat, Shown};

/// A thing of a game whose use is counted: a card, an event, a space, an item of the shop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What kind of thing, in the plural, as a heading of a table: "cards", "spaces".
    pub kind: &'static str,
    /// Its id, as in actions, positions and options, or where it is: "row 12, lane 3".
    pub id: String,
}

impl Thing {
    /// A thing of a kind.
    pub fn new(kind: &'static str, id: impl Into<String>) -> Thing {
        Thing { kind, id: id.into() }
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

/// What a designer measures in a game. Of the whole truth, so for after the race only.
pub trait Study: Shown {
    /// The round that is being played, from 1; 0 in a set-up with choices.
    fn round(&self, position: &Self::Position) -> u32;
    /// The seats in the order in which they start: by lane, by the block or by the order of turns, whatever gives
    /// the first of them an advantage or a disadvantage. Asked when the first round begins.
    fn start_order(&self, position: &Self::Position) -> List<Seat, SEATS_MAX>;
    /// Every thing that is counted, also those that may never come up, in the order of the rulebook or the board.
    /// Asked once a game.
    fn things(&self) -> Vec<Thing>;
    /// Adds the things that an event used. Every place that it adds is one of [`Study::things`].
    fn uses(&self, event: &Self::Event, out: &mut Vec<Use>);
}
