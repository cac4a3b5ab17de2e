//! What people see and read of a game: pictures, and words as data.

use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::{Fault, Ground, Notation, Phrase, Said, Seat, Speak, Switch, Value, Viewer};

/// What an action is that does nothing: clients may suggest it, or choose it by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Idle {
    /// It lets this decision go by.
    Once,
    /// It lets a window go by that opens again and again and is seldom used: people may want it passed always.
    Window,
}

/// A part of a whole in thousandths, at most all of it.
///
/// ```
/// assert_eq!([engine::thousandths(1, 3), engine::thousandths(9, 3), engine::thousandths(1, 0)], [333, 1000, 1000]);
/// ```
pub fn thousandths(part: u32, whole: u32) -> u16 {
    match part < whole {
        true => (u64::from(part) * 1000 / u64::from(whole)) as u16,
        false => 1000,
    }
}

/// A phase of a turn, for pictures that show how far a turn is: the decisions and events that belong to it. Said by the message
/// `phase-<id>`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TurnPhase {
    /// Its id.
    pub id: &'static str,
    /// The decisions that are made in it.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub decisions: &'static [&'static str],
    /// The types of the events that happen in it.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub events: &'static [&'static str],
    /// Of decisions and events with a `cause`, those with one of these belong to it; all, if there is none here.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub causes: &'static [&'static str],
    /// Whether a turn may do without it.
    #[serde(skip_serializing_if = "is_false")]
    pub may_skip: bool,
    /// Whether everything that no other phase names belongs to it.
    #[serde(skip_serializing_if = "is_false")]
    pub rest: bool,
}

impl TurnPhase {
    /// A phase in which these decisions are made and these events happen.
    pub const fn new(
        id: &'static str,
        decisions: &'static [&'static str],
        events: &'static [&'static str],
    ) -> TurnPhase {
        TurnPhase { id, decisions, events, causes: &[], may_skip: false, rest: false }
    }

    /// The same with what has one of these causes only.
    #[must_use]
    pub const fn because_of(self, causes: &'static [&'static str]) -> TurnPhase {
        TurnPhase { causes, ..self }
    }

    /// The same, without which a turn may do.
    #[must_use]
    pub const fn skippable(self) -> TurnPhase {
        TurnPhase { may_skip: true, ..self }
    }

    /// The same with everything that no other phase names.
    #[must_use]
    pub const fn and_the_rest(self) -> TurnPhase {
        TurnPhase { rest: true, ..self }
    }
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// Pictures and words of a game. All of it is made from a view, so it can be shown to the viewer as it is.
///
/// What is said is a [`Phrase`]: its sentence stands in the game's `words/<language>.ftl`. Beside the messages that the game's
/// code names, every game has `name` (its title), `about` (the game in a sentence), `piece` (what a seat's piece is called),
/// `switch-<key>` for each switch and `decision-<name>` for each decision.
pub trait Shown: Notation {
    /// Usual length with four seats, in minutes.
    const MINUTES: u16;
    /// Every variant switch.
    const SWITCHES: &'static [Switch];
    /// The files of its content, by name and text. A game that has some takes others in their place by the switch
    /// `content`, a [`Files`](crate::content::Files).
    const CONTENT: &'static [(&'static str, &'static str)] = &[];
    /// The switch that takes the text of a board file.
    const BOARD_SWITCH: Option<&'static str> = None;

    /// Proves that a board of a user can be played and draws it, or says which place breaks which promise.
    /// The first line of a board file names the game, the kind of board and its id: `marathon course my_town`.
    fn check_board(board: Content<'_>, _speak: &dyn Speak) -> Result<String, Fault> {
        Err(board.fault(Phrase::new("file-no-boards")))
    }

    /// What pictures are drawn from.
    type Scenery: Serialize;
    /// What an action would lead to, for programs and pictures; `()` for a game without forecasts.
    type Forecast: Serialize;

    /// What does not change in a race and a picture is drawn from: the board, its signs and the cards' names, as
    /// JSON in the game's own shape. Of the whole race, so it holds nothing that a seat may not know.
    fn scenery(&self, view: &Self::Position) -> Self::Scenery;
    /// What follows from a view and pictures show, by names of the game's own: what may still be in a deck, how far a spin leads.
    /// An object, each key a fact; what is null is left out. Told again where it changes, so each is small.
    fn facts(&self, _view: &Self::Position) -> impl Serialize {}
    /// How far a seat has come on its way to the goal, in thousandths, for small pictures of a race; nothing in a game
    /// without such a way.
    fn covered(&self, _view: &Self::Position, _seat: Seat) -> Option<u16> {
        None
    }
    /// The whole position as text, in somebody's language: for terminal, log and screen reader. At most 100 columns wide.
    fn picture(&self, view: &Self::Position, viewer: Viewer, speak: &dyn Speak) -> String;
    /// An action with its price ("Spend 1 stamina: speed 5") and the rule behind it.
    fn action(&self, view: &Self::Position, seat: Seat, action: &Self::Action) -> Said;
    /// Whether a legal action does nothing; of a seat's legal actions at most one does.
    fn idle(&self, _view: &Self::Position, _action: &Self::Action) -> Option<Idle> {
        None
    }
    /// An event with its rule and values.
    fn event(&self, event: &Self::Event) -> Said;
    /// By what the places of a race that is over were given, the first ground first. Together they give the
    /// [ranking](crate::Game::ranking); a game that says nothing has none.
    fn grounds(&self, _position: &Self::Position) -> Vec<Ground> {
        Vec::new()
    }
    /// What custom content calls the thing of a message such as `card-p1`, if not as that message does. Refusals are
    /// made without it, since they hold no text.
    fn own_name(&self, _word: &str) -> Option<Value> {
        None
    }
    /// What the action would lead to, as far as the seat can know.
    fn forecast(
        &self,
        _view: &Self::Position,
        _seat: Seat,
        _action: &Self::Action,
    ) -> Option<Self::Forecast> {
        None
    }
    /// The rules of what the action would lead to, beside its own.
    fn rules_ahead(
        &self,
        _view: &Self::Position,
        _action: &Self::Action,
        _forecast: Option<&Self::Forecast>,
    ) -> Vec<&'static str> {
        Vec::new()
    }
    /// The forecast in a few words; nothing if it adds nothing to the action itself.
    fn say_forecast(&self, _forecast: &Self::Forecast) -> Option<Phrase> {
        None
    }
}
