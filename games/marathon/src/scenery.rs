//! What pictures of the road are drawn from.

use engine::Kind;
use serde::Serialize;

use crate::content::Card;
use crate::{Marathon, OwnCourse};

/// The course, the wheel and what the cards say.
#[derive(Debug, Serialize)]
pub struct Scenery {
    course: OwnCourse,
    marks: Option<Marks>,
    spinner: Vec<i16>,
    cards: Vec<CardFace>,
}

#[derive(Debug, Serialize)]
struct Marks {
    rows: u8,
    unit: String,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    name: String,
    words: String,
    harmful: bool,
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
            }
        };
        Scenery {
            course: self.course.to_own_course(),
            marks: self.course.marks.as_ref().map(|(rows, unit)| Marks { rows: *rows, unit: unit.clone() }),
            spinner: self.spinner.clone(),
            cards: Card::ALL.iter().map(card).collect(),
        }
    }
}
