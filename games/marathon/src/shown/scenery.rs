//! What pictures of the road are drawn from.

use engine::{Kind, TurnPhase, Value};
use serde::Serialize;

use super::words::is_known_unit;
use crate::Marathon;
use crate::action::Boost;
use crate::content::course::{LANES, segment_id};
use crate::content::{Card, CardText, DIE, Effect, INJURIES_MAX, STAMINA_MAX, Who};

/// MA-020: the phases of a turn, in their order.
const PHASES: [TurnPhase; 4] = [
    TurnPhase::new("roll", &["roll"], &["turn_started", "rolled"]),
    TurnPhase::new("boost", &["boost"], &["boosted"]),
    TurnPhase::new("run", &["run"], &["ran"]).because_of(&["speed"]),
    TurnPhase::new("action", &[], &[]).and_the_rest(),
];

/// The course with its starting block, the wheel, the cards with how many of each there are, and the numbers of the rules.
///
/// Things of the box are named by their ids (`card-cramp`, `course-city`, `part-old_town`); a name stands here only
/// where somebody gave another.
#[derive(Debug, Serialize)]
pub struct Scenery {
    course: CourseScene,
    marks: Option<Marks>,
    /// MA-009: the space of every place, place 1 first.
    block: Vec<BlockSpace>,
    spinner: Vec<i16>,
    cards: Vec<CardFace>,
    /// MA-022: the uses of stamina with their prices.
    boosts: [BoostPrice; 4],
    /// MA-020: the phases of a turn.
    phases: [TurnPhase; 4],
    /// MA-026.
    stamina_max: u8,
    /// MA-051: an INJURY of this number breaks the runner down.
    injuries_max: u8,
    /// MA-011.
    lanes: u8,
    /// The faces of the die.
    die: u8,
    /// MA-083.
    round_limit: u32,
}

#[derive(Debug, Serialize)]
struct CourseScene {
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// Row 1 first: six characters of `. E K #` each.
    rows: Vec<String>,
    segments: Vec<SegmentScene>,
}

#[derive(Debug, Serialize)]
struct SegmentScene {
    #[serde(flatten)]
    named: Named,
    from: u8,
    to: u8,
}

/// A thing by its id, or by the name that somebody gave it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Named {
    Id(String),
    Name(String),
}

#[derive(Debug, Serialize)]
struct Marks {
    rows: u8,
    unit: Named,
}

#[derive(Debug, Serialize)]
struct BlockSpace {
    row: u8,
    lane: u8,
}

#[derive(Debug, Serialize)]
struct CardFace {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// What it does, to be said: made from its lines, or as somebody wrote it.
    words: Value,
    /// MA-059.
    harmful: bool,
    /// MA-050, MA-054: whether its drawer keeps it.
    kept: bool,
    /// MA-070: whether it touches every runner.
    all: bool,
    /// MA-072: how many the deck has at the start.
    count: u16,
}

#[derive(Debug, Serialize)]
struct BoostPrice {
    #[serde(rename = "use")]
    with: Boost,
    cost: u8,
}

impl Marathon {
    pub(crate) fn scene(&self) -> Scenery {
        let place = |place| {
            let (row, lane) = self.block.space(place);
            BlockSpace { row, lane }
        };
        let unit = |unit: &String| match is_known_unit(unit) {
            true => Named::Id(unit.clone()),
            false => Named::Name(unit.clone()),
        };
        let marks = self.course.marks.as_ref();
        let boosts = [Boost::None, Boost::Plus, Boost::Minus, Boost::Reroll];
        Scenery {
            course: self.course_scene(),
            marks: marks.map(|marks| Marks { rows: marks.rows, unit: unit(&marks.unit) }),
            block: (1..=LANES).map(place).collect(),
            spinner: self.spinner.clone(),
            cards: Card::ALL.iter().map(|card| self.card_face(*card)).collect(),
            boosts: boosts.map(|with| BoostPrice { with, cost: with.cost() }),
            phases: PHASES,
            stamina_max: STAMINA_MAX,
            injuries_max: INJURIES_MAX,
            lanes: LANES,
            die: DIE,
            round_limit: self.options.round_limit,
        }
    }

    fn course_scene(&self) -> CourseScene {
        let course = self.course.to_own_course();
        let is_own = |name: &String| !self.course.is_printed(name);
        let segments = course.segments.into_iter().map(|segment| SegmentScene {
            named: match is_own(&segment.name) {
                true => Named::Name(segment.name),
                false => Named::Id(segment_id(&segment.name)),
            },
            from: segment.from,
            to: segment.to,
        });
        let segments = segments.collect();
        CourseScene { id: course.id, name: course.name.filter(is_own), rows: course.rows, segments }
    }

    fn card_face(&self, card: Card) -> CardFace {
        let CardText { name, has_own_name, harmful, who, lines, .. } = self.cards.of(card);
        CardFace {
            id: card.name(),
            name: has_own_name.then(|| name.clone()),
            words: self.card_effect(card),
            harmful: *harmful,
            kept: lines.iter().any(|effect| matches!(effect, Effect::Injury | Effect::High)),
            all: *who == Who::All,
            count: self.options.deck.of(card),
        }
    }
}
