//! What pictures of the road are drawn from.

use engine::Kind;
use serde::Serialize;

use crate::content::Card;
use crate::{Marathon, OwnCourse};

/// The course with its starting block, the wheel, what the cards say and how many of each there are.
#[derive(Debug, Serialize)]
pub struct Scenery {
    course: OwnCourse,
    marks: Option<Marks>,
    /// MA-009: the space of every place, place 1 first.
    block: Vec<BlockSpace>,
    spinner: Vec<i16>,
    cards: Vec<CardFace>,
}

#[derive(Debug, Serialize)]
struct Marks {
    rows: u8,
    unit: String,
}

#[derive(Debug, Serialize)]
struct BlockSpace {
    row: u8,
    lane: u8,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    name: String,
    words: String,
    harmful: bool,
    /// MA-072: how many the deck has at the start.
    count: u16,
}

impl Marathon {
    pub(crate) fn scene(&self) -> Scenery {
        let card = |card: &Card| {
            let text = self.cards.of(*card);
            CardFace {
                id: card.name(),
                name: text.name.clone(),
                words: text.words.clone(),
                harmful: text.harmful,
                count: self.options.deck.of(*card),
            }
        };
        let place = |place| {
            let (row, lane) = self.block.space(place);
            BlockSpace { row, lane }
        };
        Scenery {
            course: self.course.to_own_course(),
            marks: self.course.marks.as_ref().map(|(rows, unit)| Marks { rows: *rows, unit: unit.clone() }),
            block: (1..=6).map(place).collect(),
            spinner: self.spinner.clone(),
            cards: Card::ALL.iter().map(card).collect(),
        }
    }
}
