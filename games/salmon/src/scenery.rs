//! What pictures of the river are drawn from: boards and cards, and the figures of the rules that pictures show. Names are
//! those of the messages, such as `board-2E` and `card-bear`, unless a custom file has another.

use engine::{Kind, Seat, Value};
use serde::Serialize;

use crate::Salmon;
use crate::board::{Ground, Piece};
use crate::card::{Card, Compass, Direction, Symbol};
use crate::content::Effect;
use crate::position::Position;
use crate::river::Hex;
use crate::rules::{DIE, HAND, PLAYS, TIRING_SWIMS};

/// The whole river, the cards, and what a river can be made of.
#[derive(Debug, Serialize)]
pub struct Scenery {
    river: String,
    /// The height of the spawning ground.
    length: u16,
    /// Rounds before the end (SA-105).
    max_rounds: u16,
    boards: Vec<BoardDrawing>,
    cards: Vec<CardFace>,
    grounds: Vec<GroundSign>,
    symbols: Vec<SymbolSign>,
    compass: Vec<CompassPoint>,
    /// SA-035: where swims lead.
    directions: Vec<Way>,
    /// SA-007: every side that a river may name.
    sides: Vec<SideName>,
    /// SA-007: at least and at most this many numbered boards lie between start and finish.
    numbered_boards: [u8; 2],
    /// SA-008.
    lengths: Vec<LengthName>,
    /// SA-002: the faces of the die.
    die: u8,
    /// SA-025: the cards of a full hand.
    hand: u8,
    /// SA-020: the most cards that a turn plays.
    plays: u8,
    /// SA-034: this many swims in a turn cost a Fatigue.
    tiring_swims: u8,
    /// SA-080: the seats in the order in which a card touches them, by who played it.
    orders: Vec<Vec<Seat>>,
}

#[derive(Debug, Serialize)]
struct BoardDrawing {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Value>,
    grade: String,
    /// Where its column 0 and its height 0 lie on the whole river.
    column: i16,
    height: u16,
    hexes: Vec<HexDrawing>,
}

/// A hex with its place on the whole river (SA-006), in the signs of the maps (SA-004).
#[derive(Debug, Serialize)]
struct HexDrawing {
    at: String,
    column: i16,
    height: u16,
    /// SA-104: the heights still to swim.
    to_go: u16,
    ground: char,
    symbol: Option<char>,
    arrows: Vec<&'static str>,
    joint: bool,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Value>,
    /// `swim`, `move_bear`, `look_at_hand`, `run_current`, `run_rapids` or `nothing`.
    effect: &'static str,
    /// The way of a swim, unless it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<Direction>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<u8>,
    /// SA-090: whether a card of its kind counters it.
    countered: bool,
    /// SA-060: whether it does nothing but fill a hand.
    dead: bool,
    /// SA-012, SA-011: how many are in a starting deck and in the pile at the start.
    start: u8,
    pile: u16,
}

#[derive(Debug, Serialize)]
struct GroundSign {
    sign: char,
    id: &'static str,
    /// SA-035, SA-045: whether salmon swim in and leap over.
    swim: bool,
    leap: bool,
}

#[derive(Debug, Serialize)]
struct SymbolSign {
    sign: char,
    id: Symbol,
    /// What it gives, if a card that it gives has another name than in the box.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Value>,
    nature: Nature,
    /// SA-050: the kinds of card to take.
    offers: &'static [Card],
    /// SA-055: how many cards may be removed.
    reeds: u8,
}

/// What a symbol does to whoever enters, for the shape in which it is drawn.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Nature {
    /// SA-050, SA-053: a card that swims, or one more in the hand.
    Helps,
    /// SA-050: a card that does not swim.
    Troubles,
    /// SA-055.
    Reeds,
    /// SA-054.
    Tires,
}

/// SA-003: a neighbour by name and by its digit in arrows, with the change of column and height.
#[derive(Debug, Serialize)]
struct CompassPoint {
    id: Compass,
    digit: char,
    step: (i8, i8),
}

#[derive(Debug, Serialize)]
struct Way {
    id: Direction,
    compass: Compass,
}

#[derive(Debug, Serialize)]
struct SideName {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Value>,
    grade: String,
    /// `start`, `finish`, or the number of the board, of which a river has one side.
    piece: String,
}

#[derive(Debug, Serialize)]
struct LengthName {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Value>,
    boards: u8,
}

impl Salmon {
    pub(crate) fn scene(&self, view: &Position) -> Scenery {
        Scenery {
            river: self.rivers.name(&view.river).to_string(),
            // Before the set-up nothing is laid yet.
            length: if view.river.is_empty() { 0 } else { self.rivers.length(&view.river) },
            max_rounds: self.max_rounds,
            boards: self.draw_boards(view),
            cards: Card::ALL.iter().map(|card| self.draw_card(*card)).collect(),
            grounds: Ground::SIGNS.iter().map(|(sign, ground)| draw_ground(*sign, *ground)).collect(),
            symbols: Symbol::ALL.iter().filter_map(|symbol| self.draw_symbol(*symbol)).collect(),
            compass: Compass::ALL
                .iter()
                .map(|id| CompassPoint { id: *id, digit: id.digit(), step: id.change() })
                .collect(),
            directions: Direction::ALL.iter().map(|id| Way { id: *id, compass: id.compass() }).collect(),
            sides: self.draw_sides(),
            numbered_boards: [2, 6],
            lengths: self.draw_lengths(),
            die: DIE,
            hand: HAND,
            plays: PLAYS as u8,
            tiring_swims: TIRING_SWIMS as u8,
            orders: Seat::all(self.seats).map(|by| by.clockwise(self.seats).collect()).collect(),
        }
    }

    fn draw_boards(&self, view: &Position) -> Vec<BoardDrawing> {
        let (mut column, mut height) = (0, 0);
        let mut boards = Vec::new();
        for slot in 0..view.river.len() {
            let side = self.rivers.side(&view.river, slot);
            let hexes = self.rivers.hexes(&view.river, slot);
            boards.push(BoardDrawing {
                id: side.id.clone(),
                name: side.name.own(),
                grade: side.grade.clone(),
                column,
                height,
                hexes: hexes.map(|hex| self.draw_hex(view, hex, column)).collect(),
            });
            column += i16::from(self.rivers.at(&view.river, slot).offset);
            height += u16::from(side.piece.height());
        }
        boards
    }

    /// `column` is that of the board's column 0.
    fn draw_hex(&self, view: &Position, hex: Hex, column: i16) -> HexDrawing {
        let cell = self.rivers.cell(&view.river, hex);
        let print = &cell.print;
        HexDrawing {
            at: self.rivers.place(&view.river, hex).to_string(),
            column: column + i16::from(cell.x),
            height: self.rivers.height(&view.river, hex),
            to_go: self.to_go(view, hex),
            ground: print.ground.sign(),
            symbol: print.symbol.sign(),
            arrows: print.arrow[..usize::from(print.arrows)].iter().map(|arrow| arrow.name()).collect(),
            joint: cell.is_joint(),
        }
    }

    fn draw_card(&self, card: Card) -> CardFace {
        let info = self.cards.of(card);
        let (direction, steps) = match info.effect {
            Effect::Swim { direction, steps } => (direction, Some(steps)),
            Effect::MoveBear
            | Effect::LookAtHand
            | Effect::RunCurrent
            | Effect::RunRapids
            | Effect::Nothing => (None, None),
        };
        CardFace {
            id: card.name(),
            name: info.name.own(),
            effect: info.effect.id(),
            direction,
            steps,
            countered: matches!(info.effect, Effect::LookAtHand | Effect::RunCurrent | Effect::RunRapids),
            dead: info.effect == Effect::Nothing,
            start: info.start[self.options.start_deck as usize],
            pile: info.pile,
        }
    }

    fn draw_sides(&self) -> Vec<SideName> {
        let sides = self.rivers.sides.iter().map(|side| SideName {
            id: side.id.clone(),
            name: side.name.own(),
            grade: side.grade.clone(),
            piece: match side.piece {
                Piece::Start => "start".to_string(),
                Piece::Number(number) => number.to_string(),
                Piece::Finish => "finish".to_string(),
            },
        });
        sides.collect()
    }

    fn draw_lengths(&self) -> Vec<LengthName> {
        let lengths = self.lengths.iter().map(|length| LengthName {
            id: length.id.clone(),
            name: length.name.own(),
            boards: length.boards,
        });
        lengths.collect()
    }
}

fn draw_ground(sign: char, ground: Ground) -> GroundSign {
    GroundSign { sign, id: ground.id(), swim: ground.can_swim(), leap: ground.can_leap() }
}

impl Salmon {
    fn draw_symbol(&self, symbol: Symbol) -> Option<SymbolSign> {
        let (sign, name) = (symbol.sign()?, self.own_symbol(symbol));
        let (offers, reeds) = (symbol.offers(), symbol.reeds());
        Some(SymbolSign { sign, id: symbol, name, nature: self.nature(symbol), offers, reeds })
    }

    fn nature(&self, symbol: Symbol) -> Nature {
        let swims = |card: &Card| matches!(self.cards.of(*card).effect, Effect::Swim { .. });
        match symbol {
            Symbol::Fatigue => Nature::Tires,
            _ if symbol.reeds() > 0 => Nature::Reeds,
            _ if symbol.offers().iter().all(swims) => Nature::Helps,
            _ => Nature::Troubles,
        }
    }
}
