//! What a picture of a game is: it draws a view and the choice under the cursor, and knows no rule.

use catalog::Tongue;
use engine::{Seat, Viewer};
use protocol::{Choice, Standing};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::Value;

/// All that a picture is drawn from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    /// What the viewer may know, in the notation of the game; in the middle of a movement, on its way.
    pub(crate) view: &'a Value,
    /// What does not change in a race, in the game's own shape: the board, its signs, the numbers of the rules.
    pub(crate) scenery: &'a Value,
    /// The same as text, for games without a picture of their own.
    pub(crate) text: &'a str,
    /// Says everything, also what seats are called.
    pub(crate) speak: &'a Tongue,
    pub(crate) viewer: Viewer,
    pub(crate) seats: u8,
    /// How the race stands by what the viewer sees: places, and what else the rules say of the view.
    pub(crate) standing: &'a Standing,
    /// Who is asked now.
    pub(crate) asked: &'a [Seat],
    /// The seat that moves, or whose decision it is: the picture keeps it in sight.
    pub(crate) focus: Option<Seat>,
    /// What may be chosen now by who sits at the screen.
    pub(crate) choices: &'a [Choice],
    /// The choice under the cursor.
    pub(crate) chosen: Option<usize>,
}

impl Scene<'_> {
    /// The choice under the cursor.
    pub(crate) fn choice(&self) -> Option<&Choice> {
        self.choices.get(self.chosen?)
    }

    /// What the choice under the cursor would lead to.
    pub(crate) fn forecast(&self) -> Option<&Value> {
        self.choice().map(forecast)
    }

    /// The seat that looks, if it is one.
    pub(crate) fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Together => None,
        }
    }

    /// What the rules say of the view under that name; null if nothing.
    pub(crate) fn fact(&self, name: &str) -> &Value {
        self.standing.facts.get(name).unwrap_or(&Value::Null)
    }

    /// The seats from first to last.
    pub(crate) fn race_order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.seats).collect();
        seats.sort_by_key(|seat| (self.standing.places.get(seat.index()).copied().unwrap_or(u8::MAX), *seat));
        seats
    }
}

/// What a choice would lead to; null if the game foretells nothing.
pub(crate) fn forecast(choice: &Choice) -> &Value {
    choice.forecast.as_ref().unwrap_or(&Value::Null)
}

/// A place on the screen that stands for a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) area: Rect,
    pub(crate) choice: usize,
}

/// How a board wants to lie on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Across the screen, this many lines high in a screen of that size.
    Wide(u16),
    /// Down the screen, this many columns wide.
    Tall(u16),
}

/// Something that chance brings, shown large for a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Flash {
    /// A die of this many sides.
    Die { value: i64, sides: i64 },
    /// A wheel with the numbers on it; none if the game does not tell them.
    Spin { value: i64, sectors: Vec<i64> },
    /// A card that is turned up: its name, and in more lines what it does.
    Card(String),
}

/// The picture of one game. What its signs mean is said by the game's message `legend`, what a decision asks by
/// `question-<decision>`; how things move follows from what events change in the view.
pub(crate) trait Picture: Sync {
    /// A small drawing for the start screen.
    fn cover(&self) -> &'static [&'static str];
    /// How the board lies on a screen of that size.
    fn shape(&self, screen: Rect) -> Shape;
    /// The round, the place and the phase, in a few words.
    fn status(&self, scene: &Scene<'_>) -> String;
    /// The board with pieces, what may be chosen and where the choice under the cursor leads.
    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot>;
    /// What all may know of a seat, besides its name: one line of at most this many columns, or two.
    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>>;
    /// The viewer's hand and the piles.
    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>>;
    /// What chance brought in the event.
    fn flash(&self, event: &Value, scenery: &Value, speak: &Tongue) -> Option<Flash>;
    /// What people look for in this view, with the action that it would be: where it is not open, they are told which
    /// rule says no.
    fn sought(&self, _view: &Value, _seat: Seat, _scenery: &Value, _speak: &Tongue) -> Vec<(String, Value)> {
        Vec::new()
    }
}
