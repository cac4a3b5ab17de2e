//! What pictures of the river are drawn from.

use engine::Kind;
use serde::Serialize;

use crate::Salmon;
use crate::card::Card;
use crate::position::Position;
use crate::river::Hex;

/// The whole river with its cards' names.
#[derive(Debug, Serialize)]
pub struct Scenery {
    river: String,
    length: u16,
    boards: Vec<BoardDrawing>,
    cards: Vec<CardFace>,
}

#[derive(Debug, Serialize)]
struct BoardDrawing {
    id: String,
    names: InBoth,
    grade: String,
    hexes: Vec<HexDrawing>,
}

/// A hex with its place on the whole river (SA-006), in the signs of the maps (SA-004).
#[derive(Debug, Serialize)]
struct HexDrawing {
    at: String,
    column: i16,
    height: u16,
    ground: char,
    symbol: Option<char>,
    arrows: Vec<&'static str>,
    joint: bool,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    names: InBoth,
}

/// A name in both languages.
#[derive(Debug, Serialize)]
struct InBoth {
    en: String,
    fr: String,
}

impl Salmon {
    pub(crate) fn scene(&self, view: &Position) -> Scenery {
        let mut column = 0;
        let mut boards = Vec::new();
        for slot in 0..view.river.len() {
            let side = self.rivers.side(&view.river, slot);
            let hexes = self.rivers.hexes(&view.river, slot);
            boards.push(BoardDrawing {
                id: side.id.clone(),
                names: InBoth { en: side.english.clone(), fr: side.french.clone() },
                grade: side.grade.clone(),
                hexes: hexes.map(|hex| self.draw_hex(view, hex, column)).collect(),
            });
            column += i16::from(self.rivers.at(&view.river, slot).offset);
        }
        let card = |card: &Card| {
            let info = &self.cards.0[card.index()];
            let names = InBoth { en: info.english.clone(), fr: info.french.clone() };
            CardFace { id: card.name(), names }
        };
        Scenery {
            river: self.rivers.name(&view.river).to_string(),
            // Before the set-up nothing is laid yet.
            length: if view.river.is_empty() { 0 } else { self.rivers.length(&view.river) },
            boards,
            cards: Card::ALL.iter().map(card).collect(),
        }
    }

    /// `column` is that of the board's column 0.
    fn draw_hex(&self, view: &Position, hex: Hex, column: i16) -> HexDrawing {
        let cell = self.rivers.cell(&view.river, hex);
        let print = &cell.print;
        HexDrawing {
            at: self.rivers.place(&view.river, hex).to_string(),
            column: column + i16::from(cell.x),
            height: self.rivers.height(&view.river, hex),
            ground: print.ground.sign(),
            symbol: print.symbol.sign(),
            arrows: print.arrow[..usize::from(print.arrows)].iter().map(|arrow| arrow.name()).collect(),
            joint: cell.is_joint(),
        }
    }
}
