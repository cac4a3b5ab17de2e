//! Everything that changes in a race: kayaks, piles, tokens, the open decision and the unfinished business.

use engine::{Bag, BySeat, Datum, List, Pile, Seat};
use serde::{Deserialize, Serialize};

use crate::board::SpaceSet;
use crate::cards::{CARD_KINDS, Card, Choice, EventCard, Source, Token};
use crate::event::{DiscardWhy, How, Reason};
use crate::space::{Direction, Space};

/// Lines that can hold Events: all but the finish of the longest board.
pub(crate) const EVENT_LINES: usize = 11;

/// All that changes, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct Position {
    /// From 1.
    pub round: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// By seat.
    pub kayaks: BySeat<Kayak>,
    /// Hidden from all.
    pub river_deck: Pile<Card, 72>,
    /// Open to all.
    pub discard: Pile<Card, 72>,
    /// Face-down Events, by line.
    pub events: [Pile<EventCard, 2>; EVENT_LINES],
    /// Resolved Events, newest on top.
    pub event_discard: Pile<EventCard, 24>,
    /// Tokens on the board, by kind.
    pub tokens: [SpaceSet; 2],
    /// Tokens left, by kind.
    pub supply: [u8; 2],
    /// The card in play.
    pub played: Option<Card>,
    /// Who must choose what. It follows from the rest and is kept for speed.
    pub decision: Decision,
    /// What is to be done after the decision, innermost last.
    pub tasks: List<Task, 32>,
    /// Set when the race is over.
    pub result: Option<Outcome>,
}

/// A seat's kayak and hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub struct Kayak {
    /// Where it is; none before placement.
    pub at: Space,
    /// WW-020: 1 to 5.
    pub speed: u8,
    /// WW-042: Eddy Outs in this turn.
    pub eddied: u8,
    /// Hidden from the others.
    pub hand: Bag<Card, CARD_KINDS>,
}

/// The open decision with what its answers depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The race is over.
    #[default]
    None,
    /// WW-008.
    Start { seat: Seat },
    /// WW-010.
    Play { seat: Seat },
    /// WW-042.
    Respond { seat: Seat },
    /// WW-030: how far at most, and how far each way is possible.
    Maneuver { seat: Seat, max: u8, left: u8, right: u8 },
    /// WW-057.
    Discard { seat: Seat },
    /// WW-056: the Rock and, as bits, the spaces to choose from.
    RockSide { seat: Seat, rock: Space, sides: u8 },
    /// WW-060.
    Choose { seat: Seat },
    /// WW-061.
    Place { seat: Seat, token: Token },
    /// WW-090.
    Recall { seat: Seat },
}

impl Decision {
    /// Who decides.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Decision::None => None,
            Decision::Start { seat }
            | Decision::Play { seat }
            | Decision::Respond { seat }
            | Decision::Maneuver { seat, .. }
            | Decision::Discard { seat }
            | Decision::RockSide { seat, .. }
            | Decision::Choose { seat }
            | Decision::Place { seat, .. }
            | Decision::Recall { seat } => Some(seat),
        }
    }

    /// Its name in the specification.
    pub fn name(self) -> &'static str {
        match self {
            Decision::None => "none",
            Decision::Start { .. } => "start",
            Decision::Play { .. } => "play",
            Decision::Respond { .. } => "respond",
            Decision::Maneuver { .. } => "maneuver",
            Decision::Discard { .. } => "discard",
            Decision::RockSide { .. } => "rock_side",
            Decision::Choose { .. } => "choose",
            Decision::Place { .. } => "place",
            Decision::Recall { .. } => "recall",
        }
    }
}

/// Said by the message `decision-<name>`.
impl From<Decision> for Datum {
    fn from(decision: Decision) -> Datum {
        Datum::Word("decision", decision.name())
    }
}

/// Unfinished business: what waits for a choice or goes on after it.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Task {
    /// WW-010: the draw and the next turn.
    EndTurn {},
    /// WW-042: back to the active seat's `play`.
    Play {},
    /// WW-042: this seat and those after it may answer.
    Window { seat: Seat },
    /// WW-011: the lines of a card, an Event or an Eddy Out.
    Lines(LinesTask),
    /// WW-036: this many seats, the last ones clockwise, still have to move.
    AdvanceRiver { seats: u8 },
    /// A movement that waits.
    Move(Movement),
    /// WW-057: cards owed.
    Owe { seat: Seat, cards: u8, why: DiscardWhy },
    /// WW-073: Events waiting.
    Reveal(Reveal),
}

impl Default for Task {
    fn default() -> Task {
        Task::EndTurn {}
    }
}

/// A list of lines under way.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LinesTask {
    /// What is being resolved.
    pub source: Source,
    /// WW-060: the list that was chosen.
    pub choice: Option<Choice>,
    /// For whom the line is done now.
    pub seat: Seat,
    /// The line, from 0.
    pub line: u8,
    /// Whether it has begun.
    pub under_way: bool,
    /// WW-072: seats after this one that still have the line before them.
    pub seats: u8,
    /// WW-070: the section of each kayak before the line.
    pub sections: [u8; 4],
}

/// The movement of one kayak.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Movement {
    /// Whose kayak.
    pub seat: Seat,
    /// How its own steps are told.
    pub how: How,
    /// Where its own steps lead.
    pub heading: Heading,
    /// Own steps left.
    pub left: u8,
    /// WW-057: penalties so far.
    pub cards: u8,
    /// What it waits for.
    pub stage: Stage,
    /// The Rock, or the space beside it.
    pub place: Space,
    /// WW-035: the last spaces of its path, newest last. Four are enough: three other kayaks can take three.
    pub path: List<Space, 4>,
}

/// Where own steps lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Heading {
    /// Downriver.
    Nw,
    /// Downriver.
    N,
    /// Downriver.
    Ne,
    /// Sideways.
    Left,
    /// Sideways.
    Right,
}

impl From<Direction> for Heading {
    #[inline]
    fn from(direction: Direction) -> Heading {
        match direction {
            Direction::Northwest => Heading::Nw,
            Direction::North => Heading::N,
            Direction::Northeast => Heading::Ne,
        }
    }
}

/// What a movement waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nothing: it goes on.
    Going,
    /// WW-056: its player's choice at `place`, a Rock.
    AtRock,
    /// WW-055: the kayak at `place` has been pushed away; it goes there now.
    Beside,
}

/// WW-073: who crossed which lines, in the order in which their Events are turned up.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// The seats in the order of WW-081.
    pub order: [Seat; 4],
    /// Each seat's section before.
    pub from: [u8; 4],
    /// Each seat's section after.
    pub to: [u8; 4],
    /// The line to look at, counted from 0.
    pub line: u8,
    /// The place in `order` to look at.
    pub next: u8,
}

/// How a race ended.
#[derive(Clone, Copy, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Best first.
    pub winners: List<Seat, 4>,
    /// All seats, best first.
    pub ranking: List<Seat, 4>,
    /// Why it ended.
    pub reason: Reason,
}

impl Position {
    /// The kayak, other than the seat's own, in that space.
    #[inline]
    pub fn other_at(&self, seat: Seat, space: Space) -> Option<Seat> {
        let found = self.kayaks.iter().enumerate().find(|(i, kayak)| kayak.at == space && *i != seat.index());
        found.map(|(i, _)| Seat(i as u8))
    }

    /// Any kayak in that space.
    pub fn kayak_at(&self, space: Space) -> Option<Seat> {
        self.kayaks.by_seat().find(|(_, kayak)| kayak.at == space).map(|(seat, _)| seat)
    }

    /// The token in that space.
    pub fn token_at(&self, space: Space) -> Option<Token> {
        [Token::Rapids, Token::Rock].into_iter().find(|token| self.tokens[*token as usize].contains(space))
    }

    /// The innermost list of lines: what is being resolved.
    pub fn lines_under_way(&self) -> Option<&LinesTask> {
        self.tasks
            .iter()
            .rev()
            .find_map(|task| if let Task::Lines(lines) = task { Some(lines) } else { None })
    }
}
