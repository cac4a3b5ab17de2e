//! A race of any game: what servers, clients and commands see of it. The layers on it stand where they belong: its record in
//! [`Recorded`], undo in [`Undoable`], bots and advice in [`Advised`].

use std::fmt::Debug;

use engine::{Refused, Seat, Speak, Viewer};
use protocol::{Choice, Deciding, Detail, Ground, Places, Standing, ToldStep};
use serde_json::Value;

use crate::{Advised, AnyGame, Recorded, Reviewed, Tried, Undoable};

/// A race of any game. Actions, positions and events are JSON in the notation of the game's specification.
///
/// No seat number and no JSON makes it panic; what cannot be done is refused and changes nothing.
pub trait AnyRace: Recorded + Reviewed + Tried + Undoable + Advised + Send + Debug {
    /// What it was set up with.
    fn setup(&self) -> Setup;
    /// The number of actions so far.
    fn seq(&self) -> u32;
    /// Who owes which decision, in seat order; nobody when the race is over.
    fn deciding(&self) -> Vec<Deciding>;
    /// The round, and the places as they stand, by what somebody may know.
    fn standing(&self, sight: Sight) -> Standing;
    /// By what the places of a race that is over were given, the first ground first; none before that.
    fn grounds(&self) -> Vec<Ground>;
    /// How far each seat has come on its way to the goal, in thousandths, by what somebody may know; empty in a game without such a way.
    fn covered(&self, sight: Sight) -> Vec<u16>;
    /// How far each seat has come, by seat: larger is better. Of the whole truth, so for after the race.
    fn progress(&self) -> Vec<i32>;

    /// What somebody may know, or the whole truth.
    fn view(&self, sight: Sight) -> Value;
    /// What a picture of the board is drawn from; the same in the whole race and for every viewer.
    fn scenery(&self) -> Value;
    /// What a viewer may know, as text in somebody's language.
    fn picture(&self, viewer: Viewer, speak: &dyn Speak) -> String;

    /// The seat's legal actions; none if it owes no decision.
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// An action explained as its seat sees it, or which rule refuses it.
    fn explain(&self, seat: Seat, action: &Value) -> Result<Choice, Refused>;
    /// Plays an action, or refuses it and changes nothing.
    fn play(&mut self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// A step told to somebody: number 0 is the set-up, number n the n-th action. With [`Detail::Full`] events are explained, and
    /// those of the last step say what each of them changed, in the view and in how the race stands. None if the step is no longer
    /// remembered.
    fn tell(&self, seq: u32, sight: Sight, detail: Detail) -> Option<ToldStep>;
}

impl dyn AnyRace + '_ {
    /// The game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.setup().game
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.setup().seats
    }

    /// Whether nobody owes a decision.
    pub fn is_over(&self) -> bool {
        self.deciding().is_empty()
    }

    /// The places: final when the race is over, as they stand before that. Of the whole truth.
    pub fn places(&self) -> Places {
        let Standing { places, .. } = self.standing(Sight::Whole);
        let winners = Seat::all(self.seats()).filter(|seat| places.get(seat.index()) == Some(&1)).collect();
        Places { places, winners }
    }

    /// The seat's legal actions, explained; none if it owes no decision.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.legal(seat).iter().filter_map(|action| self.explain(seat, action).ok()).collect()
    }
}

/// What a race was set up with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The number of seats.
    pub seats: u8,
    /// Every switch with its value.
    pub options: Value,
    /// The seed of its chance.
    pub seed: u64,
}

/// Whose eyes something is told for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The whole truth, for records and after the race.
    Whole,
    /// What one viewer may know.
    Of(Viewer),
}

impl Sight {
    /// What a seat may know.
    pub fn seat(seat: Seat) -> Sight {
        Sight::Of(Viewer::Seat(seat))
    }

    /// What everybody may know.
    pub const SPECTATOR: Sight = Sight::Of(Viewer::Spectator);
}
