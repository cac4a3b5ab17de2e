//! What pictures of the river are drawn from: the map, and everything that is printed or counted, so that no client reads
//! `content/` or repeats a number of the rules.

use engine::{Kind, Phrase, Seat, TurnPhase};
use serde::Serialize;

use crate::Whitewater;
use crate::board::SEGMENT_ROWS;
use crate::cards::{Card, Choice, Effect, EventCard, Lines, Source};
use crate::content::{Cleared, Recipe};
use crate::rules::{hazards, speed};
use crate::segments::Segments;
use crate::shown;
use crate::space::{COLUMNS, Space};

/// WW-010: the phases of a turn, in their order.
const PHASES: [TurnPhase; 4] = [
    TurnPhase::new("play", &["play"], &["turn_started", "card_played", "no_card"]),
    TurnPhase::new("answer", &["respond"], &[]),
    TurnPhase::new("resolve", &[], &[]).and_the_rest(),
    TurnPhase::new("draw", &[], &["card_drawn"]),
];

/// The map in the letters of the specification, row 1 first. A line lies behind its row.
#[derive(Debug, Serialize)]
pub struct Scenery {
    segments: Segments,
    /// The same segments by id, start first; said by `segment-<id>` unless they have a name of their own.
    laid: Vec<Named>,
    segment_rows: u8,
    columns: u8,
    rows: Vec<String>,
    lines: Vec<u8>,
    finish: u8,
    /// WW-010: the phases of a turn.
    phases: [TurnPhase; 4],
    /// WW-083.
    round_limit: u16,
    /// WW-091, in the order of a hand; said by `card-<id>`.
    cards: Vec<Printing>,
    /// WW-092; said by `eventcard-<id>`.
    events: Vec<Printing>,
    /// WW-040; said by `card-eddy_out`.
    eddy_out: Vec<Phrase>,
    /// WW-021, by speed.
    tracker: Vec<Field>,
    /// WW-006: tokens of each kind in the box.
    tokens: Tokens,
    /// WW-004: Events on a line at the start.
    events_a_line: u8,
    /// WW-005: cards dealt to a seat.
    hand: u8,
    /// WW-007: the speed at the start.
    speed: u8,
    /// WW-051: the speed below a Waterfall.
    speed_below_waterfall: u8,
    /// WW-054: what a Rock costs.
    speed_lost_at_rock: i8,
    /// The River cards with a line that moves every kayak: nobody lets these pass unseen.
    moving_all: Vec<Card>,
    /// WW-040: the cards that an Eddy Out costs.
    eddy_out_cards: u8,
    /// WW-036: the seats in the order of movement, by who is active.
    orders: Vec<Vec<Seat>>,
}

/// A thing with its own name, if that is not the one of the box.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Named {
    pub(crate) id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
}

/// A kind of card: how many there are and what is printed on it, as messages.
#[derive(Debug, Serialize)]
struct Printing {
    #[serde(flatten)]
    named: Named,
    count: u8,
    lines: Vec<Phrase>,
    /// WW-060: the lists that a choose line offers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<Offer>,
}

/// A list that a choose line offers; said by `choice-<option>`.
#[derive(Debug, Serialize)]
struct Offer {
    option: Choice,
    lines: Vec<Phrase>,
}

/// A field of the speed tracker, with the switch `rapids_clear` taken in.
#[derive(Debug, Serialize)]
struct Field {
    speed: u8,
    maneuver: u8,
    clears: Vec<Cleared>,
}

#[derive(Debug, Serialize)]
struct Tokens {
    rapids: u8,
    rock: u8,
}

impl Whitewater {
    pub(crate) fn scene(&self) -> Scenery {
        let letter = |column, row| self.board.cell(Space::new(column, row)).letter();
        let row = |row| (1..=COLUMNS).map(|column| letter(column, row)).collect();
        let components = &self.printed.components;
        Scenery {
            segments: self.options.segments.clone(),
            laid: self.laid.clone(),
            segment_rows: SEGMENT_ROWS,
            columns: COLUMNS,
            rows: (1..=self.board.rows).map(row).collect(),
            lines: self.board.lines.clone(),
            finish: self.board.finish(),
            phases: PHASES,
            round_limit: self.round_limit(),
            cards: printings::<Card>(&self.printed.river),
            events: printings::<EventCard>(&self.printed.events),
            eddy_out: phrases(self.printed.lines(Source::EddyOut, None)),
            tracker: (speed::SPEEDS.0..=speed::SPEEDS.1).map(|speed| self.field(speed)).collect(),
            tokens: Tokens { rapids: components.tokens[0], rock: components.tokens[1] },
            events_a_line: components.events_a_line,
            hand: components.hand,
            speed: components.speed,
            speed_below_waterfall: hazards::SPEED_BELOW_WATERFALL,
            speed_lost_at_rock: hazards::SPEED_LOST_AT_ROCK,
            moving_all: Card::ALL.iter().copied().filter(|card| self.moves_all(*card)).collect(),
            eddy_out_cards: self
                .printed
                .lines(Source::EddyOut, None)
                .iter()
                .map(|line| line.cards_lost())
                .sum(),
            orders: Seat::all(self.seats).map(|active| active.clockwise(self.seats).collect()).collect(),
        }
    }

    fn field(&self, speed: u8) -> Field {
        let cleared = Cleared::ALL.iter().copied().filter(|kind| hazards::is_cleared(self, speed, *kind));
        Field { speed, maneuver: speed::maneuverability(self, speed), clears: cleared.collect() }
    }

    /// WW-036: whether a line of the River card moves every kayak.
    pub(crate) fn moves_all(&self, card: Card) -> bool {
        let moves = |lines: &Lines| lines.contains(&Effect::AdvanceRiver);
        let recipe = &self.printed.river[card.index()];
        moves(&recipe.lines) || recipe.choices.iter().any(moves)
    }
}

fn printings<K: Kind>(recipes: &[Recipe]) -> Vec<Printing> {
    let printing = |card: &K| {
        let recipe = &recipes[card.index()];
        let name = recipe.renamed.then(|| recipe.name.clone());
        let offers = Choice::ALL.iter().zip(&recipe.choices).filter(|(_, lines)| !lines.is_empty());
        Printing {
            named: Named { id: card.name().to_string(), name },
            count: recipe.count,
            lines: phrases(&recipe.lines),
            choices: offers.map(|(option, lines)| Offer { option: *option, lines: phrases(lines) }).collect(),
        }
    };
    K::ALL.iter().map(printing).collect()
}

fn phrases(lines: &Lines) -> Vec<Phrase> {
    lines.iter().copied().map(shown::line).collect()
}
