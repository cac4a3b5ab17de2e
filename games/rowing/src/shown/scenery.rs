//! What pictures of the course are drawn from, and the numbers of the rules that a picture shows.

use engine::{Kind, TurnPhase};
use serde::Serialize;

use crate::action::Rate;
use crate::cards::Card;
use crate::content::{COST_FREE, LIMIT_MAX, Line};
use crate::forecast::Range;
use crate::options::{PhotoFinish, SufferingFlip};
use crate::rowing::Rowing;
use crate::rules::course::{HAND, METRES_A_SPACE, metres};
use crate::rules::{motivation, rate, replenish, tides};

/// RW-002: the lanes.
pub(super) const LANES: u8 = 6;

/// RW-021: the steps of a turn, in their order. A boat has the tide, a surge, a discard, a check and new cards only where there is
/// something to do.
const PHASES: [TurnPhase; 8] = [
    TurnPhase::new("rate", &["rate"], &["rate_chosen", "rate_set"]),
    TurnPhase::new("play", &["play"], &["cards_chosen"]),
    TurnPhase::new("reveal", &[], &["revealed", "flipped", "cluttered", "moved"]).because_of(&["cards"]),
    TurnPhase::new("tides", &["tides"], &["moved"]).because_of(&["tides"]).skippable(),
    TurnPhase::new("motivation", &["motivation"], &["moved"]).because_of(&["motivation"]).skippable(),
    TurnPhase::new("discard", &["discard"], &["discarded"]).skippable(),
    TurnPhase::new("splits", &[], &["checked", "crab", "moved"]).because_of(&["crab"]).skippable(),
    TurnPhase::new("replenish", &[], &["cooled", "drew"]).skippable(),
];

/// The course with its limits, the stroke rates and the cards. A boat is home beyond the last space (RW-003).
/// What has a `name` here is called so by custom content; all else is called by its message: `course-calm_lake`,
/// `rate-36`, `card-p1`.
#[derive(Debug, Serialize)]
pub struct Scenery {
    course: Named,
    spaces: u8,
    metres_a_space: u16,
    /// RW-002: the lanes are numbered from 1.
    lanes: u8,
    lines: Vec<LineSign>,
    /// RW-005: the line at which the Finish Zone begins.
    zone: Line,
    /// RW-021: the steps of a turn.
    phases: [TurnPhase; 8],
    /// RW-006: the least and the most that a limit can be.
    limits: [u8; 2],
    rates: Vec<RateSign>,
    cards: Vec<CardFace>,
    medals: Option<[u16; 3]>,
    /// RW-011: a full Stamina Pile.
    stamina: u8,
    /// RW-012: a full hand.
    hand: u8,
    /// RW-010: Suffering cards in the supply at the start.
    supply: u8,
    /// RW-060: what the tide brings.
    tide: Extra,
    /// RW-070: what a surge brings.
    motivation: Extra,
    /// RW-031: what a jump of the rate brings.
    jump: Extra,
    /// RW-051: what a flip can add.
    flip: Range,
    /// RW-142: what ranks boats that are home in one round.
    photo_finish: PhotoFinish,
}

#[derive(Debug, Serialize)]
struct Named {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Debug, Serialize)]
struct LineSign {
    id: &'static str,
    /// The last space before it.
    before: u8,
    metres: u16,
    limit: u8,
}

#[derive(Debug, Serialize)]
struct RateSign {
    rate: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    cards: u8,
    /// RW-111: Exhaustion cards that go back, by the switch at Steady.
    cooldown: u8,
    /// RW-102: Suffering cards of a crab.
    suffering: u8,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    pace: u8,
    flips: u8,
    per_boat: u8,
}

/// This many spaces, or positions of the rate, for this many Exhaustion cards.
#[derive(Debug, Serialize)]
struct Extra {
    steps: u8,
    price: u8,
}

impl Rowing {
    pub(crate) fn scene(&self) -> Scenery {
        let line = |line: &Line| LineSign {
            id: line.name(),
            before: self.water.before(*line),
            metres: metres(self.water.before(*line)),
            limit: self.limits[line.index()],
        };
        let rate = |rate: Rate| RateSign {
            rate: rate.strokes(),
            name: self.names.rates[rate as usize].clone(),
            cards: self.rates[rate as usize].cards,
            cooldown: replenish::cooldown(self, rate),
            suffering: self.rates[rate as usize].suffering,
        };
        let card = |card: &Card| CardFace {
            id: card.name(),
            name: self.names.cards[card.index()].clone(),
            pace: self.values[card.index()],
            flips: self.flips[card.index()],
            per_boat: self.per_boat.of(*card),
        };
        Scenery {
            course: Named { id: self.course.clone(), name: self.names.course.clone() },
            spaces: self.water.last(),
            metres_a_space: METRES_A_SPACE,
            lanes: LANES,
            lines: Line::ALL.iter().map(line).collect(),
            zone: Line::Finish,
            phases: PHASES,
            limits: [COST_FREE, LIMIT_MAX],
            rates: Rate::ALL.into_iter().map(rate).collect(),
            cards: Card::ALL.iter().map(card).collect(),
            medals: self.medals,
            stamina: self.per_boat.of(Card::Exhaustion),
            hand: HAND,
            supply: self.options.suffering_supply.get(),
            tide: Extra { steps: tides::SPACES, price: 0 },
            motivation: Extra { steps: motivation::SPACES, price: motivation::PRICE },
            jump: Extra { steps: rate::JUMP, price: rate::JUMP_PRICE },
            flip: self.flip_range(),
            photo_finish: self.options.photo_finish,
        }
    }

    /// RW-051, RW-052: the values of the cards that a flip stops at.
    fn flip_range(&self) -> Range {
        let every_card_counts = self.options.suffering_flip == SufferingFlip::Single;
        let stops = || self.values.iter().copied().filter(|value| every_card_counts || *value > 0);
        Range { least: stops().min().unwrap_or(0), most: stops().max().unwrap_or(0) }
    }
}
