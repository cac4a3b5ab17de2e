//! What pictures of the course are drawn from.

use engine::Kind;
use serde::Serialize;

use crate::cards::Card;
use crate::content::Line;
use crate::rowing::Rowing;

/// RW-002: a space is 50 m of water.
const METRES_A_SPACE: u16 = 50;

/// The course with its limits, the stroke rates and the cards. A boat is home beyond the last space (RW-003).
#[derive(Debug, Serialize)]
pub struct Scenery {
    course: String,
    spaces: u8,
    metres_a_space: u16,
    lines: Vec<LineSign>,
    rates: Vec<RateSign>,
    cards: Vec<CardFace>,
    medals: Option<[u16; 3]>,
    /// RW-011: a full Stamina Pile.
    stamina: u8,
}

#[derive(Debug, Serialize)]
struct LineSign {
    id: &'static str,
    /// The last space before it.
    before: u8,
    limit: u8,
}

#[derive(Debug, Serialize)]
struct RateSign {
    rate: u8,
    name: String,
    cards: u8,
    cooldown: u8,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    name: String,
    pace: u8,
}

impl Rowing {
    pub(crate) fn scene(&self) -> Scenery {
        let line = |line: &Line| LineSign {
            id: line.name(),
            before: self.water.before(*line),
            limit: self.limits[line.index()],
        };
        let rates = (36..).step_by(3).zip(&self.rates).map(|(rate, info)| RateSign {
            rate,
            name: info.name.clone(),
            cards: info.cards,
            cooldown: info.cooldown,
        });
        let card = |card: &Card| CardFace {
            id: card.name(),
            name: self.cards[card.index()].name.clone(),
            pace: self.values[card.index()],
        };
        Scenery {
            course: self.course.clone(),
            spaces: self.water.last(),
            metres_a_space: METRES_A_SPACE,
            lines: Line::ALL.iter().map(line).collect(),
            rates: rates.collect(),
            cards: Card::ALL.iter().map(card).collect(),
            medals: self.medals,
            stamina: self.per_boat.of(Card::Exhaustion),
        }
    }
}
