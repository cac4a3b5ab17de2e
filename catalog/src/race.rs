//! A race of any game: what servers, clients and commands see of it.

use std::fmt::Debug;

use bots::{Level, Settings};
use engine::{Answer, Names, Refused, Said, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{AnyGame, Hint, Question, Record, UndoBar};

/// A race of any game. Actions, positions and events are JSON in the notation of the game's specification.
///
/// No seat number and no JSON makes it panic; what cannot be done is refused and changes nothing.
pub trait AnyRace: Send + Debug {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Every switch with its value.
    fn options(&self) -> Value;
    /// The seed of its chance.
    fn seed(&self) -> u64;

    /// The number of actions so far.
    fn seq(&self) -> u32;
    /// Who owes which decision, in seat order; nobody when the race is over.
    fn deciding(&self) -> Vec<Deciding>;
    /// Whether nobody owes a decision.
    fn is_over(&self) -> bool;
    /// The places: final when the race is over, as they stand before that.
    fn places(&self) -> Places;

    /// How far each seat has come, by seat: larger is better. Of the whole truth, so for after the race.
    fn progress(&self) -> Vec<i32>;

    /// The whole truth: not for players or bots.
    fn position(&self) -> Value;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a picture of the board is drawn from; the same in the whole race and for every viewer.
    fn scenery(&self) -> Value;
    /// What a viewer may know, as text.
    fn picture(&self, viewer: Viewer, names: &Names) -> String;

    /// The seat's legal actions, explained; none if it owes no decision.
    fn legal(&self, seat: Seat, names: &Names) -> Vec<Choice>;
    /// An action in words with the rule behind it, as its seat sees it; refused if it cannot be read.
    fn say(&self, seat: Seat, action: &Value, names: &Names) -> Result<Said, Refused>;
    /// Whether the seat may do this now, and if not, by which rule.
    fn why(&self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// Plays an action, or refuses it and changes nothing.
    fn play(&mut self, seat: Seat, action: &Value) -> Result<Step, Refused>;
    /// What a bot would play; none if the seat owes no decision. The same at each asking: it follows from
    /// the view, the race's seed, the seat and the number of actions so far.
    fn bot_choice(&self, seat: Seat, level: Level) -> Option<Value>;
    /// What a bot thinks of the seat's choices, the best first, with reasons; nothing if it owes no decision.
    /// The first is what a searching bot of that level would play. Levels that do not search advise like `club`.
    fn hint(&self, seat: Seat, level: Level, names: &Names) -> Vec<Hint>;
    /// The same for a search with settings of one's own, from a seed of its own.
    fn think(&self, seat: Seat, settings: &Settings, seed: u64, names: &Names) -> Vec<Hint>;
    /// What a bot outside this program is asked; nothing if the seat owes no decision.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// A race that the seat must think possible: all that it cannot see is dealt anew from the seed.
    fn imagine(&self, seat: Seat, seed: u64) -> Result<Box<dyn AnyRace>, Refused>;

    /// The seat's legal actions as data; none if it owes no decision.
    fn actions(&self, seat: Seat) -> Vec<Value>;
    /// Plays like [`AnyRace::play`], but makes no fingerprint and remembers the events of the last few steps
    /// only: for servers, which keep many races.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refused>;
    /// Takes back the last [`AnyRace::act`], if it could not be kept. Only once, and not for players: that is
    /// [`AnyRace::undo_bar`].
    fn take_back(&mut self) -> bool;
    /// Why the seat may not take back the last action without being asked: somebody else acted, chance was
    /// drawn, or somebody learnt something. None if it may.
    fn undo_bar(&self, seat: Seat) -> Option<UndoBar>;
    /// A bot's thinking, to be done elsewhere: it owns the seat's view and nothing else of the race. None if the
    /// seat owes no decision.
    fn thinker(&mut self, seat: Seat, level: Level) -> Option<Thinker>;

    /// The events of a step, hidden for the viewer; none if they are no longer remembered.
    fn events(&self, seq: u32, sight: Sight) -> Option<Vec<Value>>;
    /// A step told anew: number 0 is the set-up, number n the n-th action.
    fn tell(&self, seq: u32, sight: Sight, names: &Names) -> Option<Told>;
    /// The fingerprints of the position and of the last step's events, with a dash between. Before the first
    /// action the former covers the switches too.
    fn hash(&self) -> String;
    /// The race as a file; none if it was begun from a written position.
    fn record(&self) -> Option<Record>;
}

/// A bot's thinking: gives the action.
pub type Thinker = Box<dyn FnOnce() -> Option<Value> + Send>;

/// A decision that is owed, as `"deciding"` writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deciding {
    /// Who owes it.
    pub seat: Seat,
    /// Its name.
    pub decision: String,
}

/// The places of a race.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Places {
    /// Place by seat, from 1; level seats share a place.
    pub places: Vec<u8>,
    /// The seats in first place.
    pub winners: Vec<Seat>,
}

/// One legal action, explained.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The action.
    pub action: Value,
    /// In words, with its price.
    pub words: String,
    /// The rule behind it.
    pub rule: &'static str,
    /// What it would lead to, for programs.
    pub forecast: Value,
    /// The forecast in a few words; may be empty.
    pub forecast_words: String,
}

/// One played action and what came of it: the whole truth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// Its number, from 1.
    pub seq: u32,
    /// Who acted.
    pub seat: Seat,
    /// What was chosen.
    pub action: Value,
    /// The chance events met, in order.
    pub chance: Vec<Answer>,
    /// What happened, unhidden.
    pub events: Vec<Value>,
    /// See [`AnyRace::hash`].
    pub hash: String,
}

/// Whose eyes something is told for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The whole truth, for records and after the race.
    Whole,
    /// What one viewer may know.
    Of(Viewer),
}

/// A step told to somebody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// Its number; 0 is the set-up.
    pub seq: u32,
    /// Who acted; nobody in the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was chosen: only for who chose it and for the whole truth, since a choice may be secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    /// What happened.
    pub events: Vec<ToldEvent>,
}

/// An event, as data and in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToldEvent {
    /// The event.
    pub event: Value,
    /// The rule behind it.
    pub rule: &'static str,
    /// A sentence.
    pub words: String,
}
