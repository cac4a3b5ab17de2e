//! What people at the table see and read of a game: pictures and words.

use serde::Serialize;

use crate::content::Content;
use crate::{Fault, Notation, Seat, Viewer};

/// A variant switch, explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its key in `options`.
    pub key: &'static str,
    /// The values it can take, in words.
    pub values: &'static str,
    /// What it changes, in a sentence.
    pub about: &'static str,
    /// The rule that it belongs to.
    pub rule: &'static str,
}

impl OptionInfo {
    /// The switch for content of one's own; `rule` says what the content is.
    pub const fn content(rule: &'static str) -> OptionInfo {
        OptionInfo {
            key: "content",
            values: "an object of file names with their texts",
            about: "files that replace the game's own content",
            rule,
        }
    }
}

/// An event or a consequence in words, with the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The rule's id.
    pub rule: &'static str,
    /// A sentence.
    pub text: String,
}

impl Said {
    /// A sentence and its rule.
    pub fn new(rule: &'static str, text: impl Into<String>) -> Said {
        Said { rule, text: text.into() }
    }
}

/// What a thing of a game is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Word {
    /// What kind of thing: "card", "board".
    pub kind: &'static str,
    /// Its id, as in actions, positions and options.
    pub id: String,
    /// Its name in English.
    pub english: String,
    /// Its name in French.
    pub french: String,
}

/// What the seats are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Names given by people.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// `piece` with the seat's number: "Runner 0".
    pub fn numbered(piece: &str, seats: u8) -> Names {
        Names((0..seats).map(|seat| format!("{piece} {seat}")).collect())
    }

    /// What the seat is called.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("nobody", String::as_str)
    }
}

/// Pictures and words of a game. All of it is made from a view, so it can be shown to the viewer as it is.
pub trait Table: Notation {
    /// The title.
    const NAME: &'static str;
    /// The game in a sentence.
    const ABOUT: &'static str;
    /// What a seat's piece is called: "Runner".
    const PIECE: &'static str;
    /// Usual length with four seats, in minutes.
    const MINUTES: u16;
    /// Every variant switch.
    const OPTIONS: &'static [OptionInfo];
    /// The players' rulebook: Markdown, each rule's paragraph led by its id.
    const RULEBOOK: &'static str;
    /// The same in French: the same rule ids in the same order.
    const RULEBOOK_FRENCH: &'static str;
    /// The files of its content, by name and text. A game that has some takes others in their place by the switch
    /// `content`, a [`Files`](crate::content::Files).
    const CONTENT: &'static [(&'static str, &'static str)] = &[];
    /// The switch that takes the text of a board file.
    const BOARD_SWITCH: Option<&'static str> = None;

    /// Proves that a board of a user can be played and draws it, or says which place breaks which promise.
    /// The first line of a board file names the game, the kind of board and its id: `marathon course my_town`.
    fn check_board(board: Content<'_>) -> Result<String, Fault> {
        Err(board.fault(format!("{} has no boards that can be given in a file", Self::NAME)))
    }

    /// What things are called, where they have names in several languages.
    fn words() -> Vec<Word> {
        Vec::new()
    }

    /// What pictures are drawn from.
    type Scenery: Serialize;
    /// What an action would lead to, for programs and pictures.
    type Forecast: Serialize;

    /// What does not change in a race and a picture is drawn from: the board, its signs and the cards' names, as
    /// JSON in the game's own shape. Of the whole race, so it holds nothing that a seat may not know.
    fn scenery(&self, view: &Self::Position) -> Self::Scenery;
    /// The whole position as text: for terminal, log and screen reader. At most 100 columns wide.
    fn picture(&self, view: &Self::Position, viewer: Viewer, names: &Names) -> String;
    /// An action in words, with its price: "Spend 1 stamina: speed 5".
    fn say_action(&self, view: &Self::Position, seat: Seat, action: &Self::Action, names: &Names) -> String;
    /// The rule behind an action.
    fn rule_of(&self, view: &Self::Position, seat: Seat, action: &Self::Action) -> &'static str;
    /// An event in words, with its rule and values.
    fn say_event(&self, event: &Self::Event, names: &Names) -> Said;
    /// What the action would lead to, as far as the seat can know.
    fn forecast(&self, view: &Self::Position, seat: Seat, action: &Self::Action) -> Self::Forecast;
    /// The forecast in a few words; empty if there is nothing to add to the action itself.
    fn say_forecast(&self, forecast: &Self::Forecast, names: &Names) -> String;
}
