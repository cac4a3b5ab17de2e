//! The JSON of positions: part 8 of the specification.

use std::collections::BTreeMap;

use engine::{Bag, BySeat, Dealer, Fault, Game, Kind, List, Notation, Phrase, Pile, Rng, Seat, Value};
use serde::{Deserialize, Serialize};

use crate::Whitewater;
use crate::audit;
use crate::board::SpaceSet;
use crate::cards::{CARD_KINDS, Card, EventCard, Source, Token};
use crate::event::DiscardWhy;
use crate::options::Options;
use crate::position::{Decision, EVENT_LINES, Kayak, Outcome, Position, Task};
use crate::rules::turn;
use crate::segments::Segments;
use crate::space::Space;

/// A position or a view as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Written {
    #[serde(default)]
    segments: Option<Segments>,
    #[serde(default = "first_round")]
    round: u16,
    #[serde(default)]
    active: Seat,
    seats: Vec<WrittenSeat>,
    #[serde(default)]
    river_deck: Pile<Card, 72>,
    #[serde(default)]
    discard: Pile<Card, 72>,
    #[serde(default)]
    events: BTreeMap<u8, Pile<EventCard, 2>>,
    #[serde(default)]
    event_discard: Pile<EventCard, 24>,
    #[serde(default)]
    tokens: BTreeMap<Space, Token>,
    #[serde(default)]
    supply: WrittenSupply,
    #[serde(default)]
    played: Option<Card>,
    #[serde(default)]
    decision: Option<WrittenDecision>,
    #[serde(default)]
    pending: Vec<Task>,
    #[serde(default)]
    result: Option<Outcome>,
    /// A race still to be dealt; never written.
    #[serde(default, skip_serializing)]
    deal: bool,
}

fn first_round() -> u16 {
    1
}

/// A seat as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenSeat {
    #[serde(default)]
    at: Option<Space>,
    #[serde(default = "first_speed")]
    speed: u8,
    #[serde(default)]
    hand: Bag<Card, CARD_KINDS>,
    #[serde(default)]
    eddied: u8,
}

/// WW-007.
fn first_speed() -> u8 {
    2
}

/// The supply as it is written; what is left out is what the board has not taken.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenSupply {
    #[serde(default)]
    rapids: Option<u8>,
    #[serde(default)]
    rock: Option<u8>,
}

/// The open decision as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WrittenDecision {
    seat: Seat,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    source: Option<Source>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    max: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<DiscardWhy>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    left: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rock: Option<Space>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<Token>,
}

impl Notation for Whitewater {
    const BAGS: &'static [&'static str] = &["hand"];

    type Written = Written;

    fn write(&self, position: &Position) -> Written {
        let lines = &self.board.lines[..self.board.lines.len() - 1];
        let tokens = position.tokens[0].or(&position.tokens[1]);
        Written {
            segments: Some(self.options.segments.clone()),
            round: position.round,
            active: position.active,
            seats: position.kayaks.iter().map(write_seat).collect(),
            river_deck: position.river_deck,
            discard: position.discard,
            events: lines.iter().copied().zip(position.events).collect(),
            event_discard: position.event_discard,
            tokens: tokens.iter().filter_map(|at| Some((at, position.token_at(at)?))).collect(),
            supply: WrittenSupply { rapids: Some(position.supply[0]), rock: Some(position.supply[1]) },
            played: position.played,
            decision: write_decision(position),
            pending: position.tasks.iter().rev().copied().collect(),
            result: position.result,
            deal: false,
        }
    }

    fn read(mut options: Options, mut written: Written) -> Result<(Whitewater, Option<Position>), Fault> {
        if let Some(segments) = written.segments.take() {
            options.segments = segments;
        }
        let seats = u8::try_from(written.seats.len()).unwrap_or(u8::MAX);
        let game = Whitewater::new(seats, options)?;
        if written.deal {
            return Ok((game, None));
        }
        let mut position = read_pieces(&game, &written)?;
        read_open_decision(&game, &mut position)?;
        game.audit(&position)?;
        if let Some(given) = &written.decision {
            agree(given, write_decision(&position))?;
        }
        Ok((game, Some(position)))
    }

    #[cfg(feature = "schema")]
    fn schema(part: engine::schema::Part) -> Option<schemars::Schema> {
        engine::schema::of::<Self>(part)
    }
}

fn write_seat(kayak: &Kayak) -> WrittenSeat {
    let at = Some(kayak.at).filter(|at| !at.is_none());
    WrittenSeat { at, speed: kayak.speed, hand: kayak.hand, eddied: kayak.eddied }
}

fn write_decision(position: &Position) -> Option<WrittenDecision> {
    let decision = position.decision;
    let mut written = WrittenDecision {
        seat: decision.seat()?,
        name: decision.name().to_string(),
        source: position.lines_under_way().map(|lines| lines.source),
        max: None,
        why: None,
        left: None,
        rock: None,
        kind: None,
    };
    match decision {
        Decision::Maneuver { max, .. } => written.max = Some(max),
        Decision::Discard { seat } => {
            if let Some(Task::Owe { cards, why, .. }) = position.tasks.last() {
                written.why = Some(*why);
                written.left = Some(position.kayaks[seat].hand.count().min(*cards));
            }
        }
        Decision::RockSide { rock, .. } => written.rock = Some(rock),
        Decision::Place { token, .. } => written.kind = Some(token),
        Decision::None
        | Decision::Start { .. }
        | Decision::Play { .. }
        | Decision::Respond { .. }
        | Decision::Choose { .. }
        | Decision::Recall { .. } => {}
    }
    Some(written)
}

fn read_pieces(game: &Whitewater, written: &Written) -> Result<Position, Fault> {
    let read_seat = |seat: &WrittenSeat| Kayak {
        at: seat.at.unwrap_or(Space::NONE),
        speed: seat.speed,
        eddied: seat.eddied,
        hand: seat.hand,
    };
    let mut tokens = [SpaceSet::default(); 2];
    for (at, token) in &written.tokens {
        if at.row() > game.board.rows {
            return Err(audit::about("tokens", "unsound-past-board", &at.to_string()));
        }
        tokens[token.index()].insert(*at);
    }
    let left = |token: Token, given: Option<u8>| {
        let all = game.printed.components.tokens[token.index()];
        given.unwrap_or(all.saturating_sub(tokens[token.index()].count() as u8))
    };
    let mut tasks = List::new();
    for task in written.pending.iter().rev() {
        if tasks.is_full() {
            return Err(audit::unsound("pending", "unsound-frames"));
        }
        tasks.push(*task);
    }
    Ok(Position {
        round: written.round,
        active: written.active,
        kayaks: written.seats.iter().map(read_seat).collect::<BySeat<Kayak>>(),
        river_deck: written.river_deck,
        discard: written.discard,
        events: read_events(game, written)?,
        event_discard: written.event_discard,
        supply: [left(Token::Rapids, written.supply.rapids), left(Token::Rock, written.supply.rock)],
        tokens,
        played: written.played,
        decision: Decision::None,
        tasks,
        result: written.result,
    })
}

fn read_events(game: &Whitewater, written: &Written) -> Result<[Pile<EventCard, 2>; EVENT_LINES], Fault> {
    let lines = &game.board.lines[..game.board.lines.len() - 1];
    let mut events = [Pile::default(); EVENT_LINES];
    for (row, pile) in &written.events {
        let Some(line) = lines.iter().position(|line| line == row) else {
            let phrase = Phrase::new("unsound-line").with("row", *row);
            let lines = Value::list(lines.iter().copied());
            return Err(Fault::said("events", phrase.with("lines", lines)));
        };
        events[line] = *pile;
    }
    Ok(events)
}

/// Opens the decision that follows from a written position. WW-013: an active seat without cards draws, and
/// so do those after it, until somebody can play.
fn read_open_decision(game: &Whitewater, position: &mut Position) -> Result<(), Fault> {
    if position.active.0 >= game.seats {
        return Err(Fault::seat("active", position.active, game.seats));
    }
    if let Some((seat, kayak)) = position.kayaks.by_seat().find(|(_, kayak)| !(1..=5).contains(&kayak.speed))
    {
        return Err(Fault::range(&format!("seats[{}].speed", seat.0), 1..=5, kayak.speed));
    }
    audit::audit_tasks(game, position)?;
    position.decision = audit::open_decision(game, position)?;
    let mut rng = Rng::new(0);
    let mut dealer = Dealer::silent(&mut rng);
    while matches!(position.decision, Decision::Play { seat } if position.kayaks[seat].hand.is_empty()) {
        let deck = &position.river_deck;
        if deck.is_face_down() || deck.is_empty() && !position.discard.is_empty() {
            return Err(audit::unsound("river_deck", "unsound-no-draw"));
        }
        turn::end_turn(game, position, &mut dealer);
        position.tasks.clear();
        position.decision = audit::open_decision(game, position)?;
    }
    Ok(())
}

/// A given decision must be the one that is open.
fn agree(given: &WrittenDecision, open: Option<WrittenDecision>) -> Result<(), Fault> {
    let Some(open) = open else {
        return Err(audit::unsound("decision", "unsound-decision-over"));
    };
    let fits = |differs: bool, key: &str, value: &str| {
        if differs { Err(audit::about(&format!("decision.{key}"), "unsound-part", value)) } else { Ok(()) }
    };
    let number = |n: Option<u8>| n.map_or_else(|| "null".to_string(), |n| n.to_string());
    let rock = open.rock.map_or_else(|| "null".to_string(), |rock| rock.to_string());
    fits(given.seat != open.seat, "seat", &open.seat.0.to_string())?;
    fits(given.name != open.name, "name", &open.name)?;
    fits(
        given.source.is_some() && given.source != open.source,
        "source",
        open.source.map_or("null", Source::id),
    )?;
    fits(given.max.is_some() && given.max != open.max, "max", &number(open.max))?;
    fits(given.left.is_some() && given.left != open.left, "left", &number(open.left))?;
    fits(given.why.is_some() && given.why != open.why, "why", open.why.map_or("null", Kind::name))?;
    fits(given.rock.is_some() && given.rock != open.rock, "rock", &rock)?;
    fits(given.kind.is_some() && given.kind != open.kind, "kind", open.kind.map_or("null", Kind::name))
}
