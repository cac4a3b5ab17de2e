//! A race of any game: what servers, clients and commands see of it. What is built on it stands elsewhere: records and proofs in
//! the crate `records`, undo in [`undo`](crate::undo_bar), bots and advice in [`Bot`].

use std::fmt::Debug;

use bots::Brain;
use engine::{Refused, Seat, Speak, Viewer};
use protocol::{Change, Choice, Deciding, Detail, Happening, Places};
use serde_json::Value;

use crate::{AnyGame, Bot, GaveAway, Glance};

/// A race of any game. Actions, positions and events are JSON in the notation of the game's specification.
///
/// No seat number and no JSON makes it panic; what cannot be done is refused and changes nothing.
pub trait AnyRace: Send + Debug {
    /// What it was set up with.
    fn setup(&self) -> Setup;
    /// The same race before its first action; none if it was begun from a written position.
    fn again(&self) -> Option<Box<dyn AnyRace>>;
    /// The actions so far.
    fn played(&self) -> Vec<(Seat, Value)>;
    /// The number of actions so far.
    fn seq(&self) -> u32;

    /// Who owes which decision, in seat order; nobody when the race is over.
    fn deciding(&self) -> Vec<Deciding>;
    /// The places: final when the race is over, as they stand before that.
    fn places(&self) -> Places;
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
    /// Takes back the last action, if it could not be kept: only once, and not for players, who ask
    /// [`undo_bar`](crate::undo_bar).
    fn take_back(&mut self) -> bool;
    /// From now on the events of all steps are remembered, not of the latest alone: for whoever tells a whole race.
    fn remember_all(&mut self);
    /// A step told to somebody: number 0 is the set-up, number n the n-th action. With [`Detail::Full`] events are explained, and
    /// those of the last step say what each of them changed. None if the step is no longer remembered.
    fn tell(&self, seq: u32, sight: Sight, detail: Detail) -> Option<Step>;

    /// What the last action gave away, for undo; none if there is no action or the race before it is not known.
    fn gave_away(&self) -> Option<GaveAway>;
    /// A race that the seat must think possible: all that it cannot see is dealt anew from the seed.
    fn imagine(&self, seat: Seat, seed: u64) -> Result<Box<dyn AnyRace>, Refused>;
    /// What a seat sees, for a bot; none if the seat owes no decision.
    fn glance(&self, seat: Seat) -> Option<Glance>;
    /// A bot for a seat of this race. Its choices follow from the seed; without one from the race's own.
    fn bot(&self, brain: Brain, seed: Option<u64>) -> Box<dyn Bot>;
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

/// A step told to somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its number; 0 is the set-up.
    pub seq: u32,
    /// Who acted; nobody in the set-up.
    pub seat: Option<Seat>,
    /// What was chosen: only for who chose it and for the whole truth, since a choice may be secret.
    pub action: Option<Value>,
    /// What happened.
    pub events: Vec<Happening>,
    /// What changed in the view: after the last event if the events say what they changed, else since the step before.
    pub changes: Vec<Change>,
}
