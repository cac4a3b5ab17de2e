//! Whether a position is sound, also one that a person wrote: pieces, piles, and the unfinished business.

mod frames;

use engine::{Fault, Kind, Phrase, Seat};

use crate::Whitewater;
use crate::board::Cell;
use crate::cards::{CARD_KINDS, Card, Effect, EventCard, Token};
use crate::position::{Decision, LinesTask, Position, Stage, Task};
use crate::rules::{eddy_out, effects, hazard_tokens, hazards, set_up, sideways, spaces, speed};

pub(crate) use frames::audit_tasks;
use frames::is_line;

/// River cards, Event cards and tokens: none may come or go.
pub(crate) fn conserved(position: &Position) -> u32 {
    let hands: u32 = position.kayaks.iter().map(|kayak| u32::from(kayak.hand.count())).sum();
    let events: usize = position.events.iter().map(|pile| pile.count()).sum();
    let piles =
        position.river_deck.count() + position.discard.count() + events + position.event_discard.count();
    let tokens: u32 = position.tokens.iter().map(|tokens| tokens.count()).sum();
    let supply: u32 = position.supply.iter().copied().map(u32::from).sum();
    hands + piles as u32 + tokens + supply
}

/// Whether a position is sound.
pub(crate) fn audit(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    audit_turn(game, position)?;
    audit_kayaks(game, position)?;
    audit_cards(game, position)?;
    audit_events(game, position)?;
    audit_tokens(game, position)?;
    audit_result(game, position)?;
    audit_tasks(game, position)?;
    let decision = open_decision(game, position)?;
    if decision != position.decision {
        return Err(about("decision", "unsound-other-decision", decision.name()));
    }
    audit_decision(game, position)
}

fn audit_turn(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    if position.kayaks.seats() != game.seats {
        return Err(Fault::seats("seats", position.kayaks.seats(), game.seats));
    }
    if position.active.0 >= game.seats {
        return Err(Fault::seat("active", position.active, game.seats));
    }
    if !(1..=game.round_limit()).contains(&position.round) {
        return Err(Fault::range("round", 1..=game.round_limit(), position.round));
    }
    let in_play = matches!(position.tasks.first(), Some(Task::EndTurn {}));
    if position.played.is_some() != in_play {
        return Err(unsound("played", "unsound-in-play"));
    }
    Ok(())
}

fn audit_kayaks(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    let placed = position.kayaks.iter().all(|kayak| !kayak.at.is_none());
    let moving = position.tasks.iter().any(|task| matches!(task, Task::Move(_)));
    let over = position.result.is_some();
    for (seat, kayak) in position.kayaks.by_seat() {
        let place = |key: &str| format!("seats[{}].{key}", seat.0);
        let fault = |id| Err(about(&place("at"), id, &kayak.at.to_string()));
        let (slowest, fastest) = speed::SPEEDS;
        if !(slowest..=fastest).contains(&kayak.speed) {
            return Err(Fault::range(&place("speed"), slowest..=fastest, kayak.speed));
        }
        if kayak.at.is_none() {
            if over || !position.tasks.is_empty() {
                return Err(unsound(&place("at"), "unsound-no-space"));
            }
            continue;
        }
        if spaces::cell(game, position, kayak.at).is_closed() {
            return fault("unsound-no-water");
        }
        if !placed && kayak.at.row() != 1 {
            return Err(unsound(&place("at"), "unsound-start"));
        }
        let moves = |lines: &LinesTask| is_line(game, lines, Some(lines.line), Effect::moves);
        let finishing = position.lines_under_way().is_some_and(|lines| lines.under_way && moves(lines));
        if kayak.at.row() > game.board.finish() && !over && !finishing {
            return fault("unsound-past-finish");
        }
        let other = spaces::taken_by(game, position, seat, kayak.at);
        if let Some(other) = other.filter(|_| !moving) {
            let phrase = Phrase::new("unsound-taken").naming("what", &kayak.at.to_string());
            return Err(Fault::said(place("at"), phrase.with("seat_number", other.0)));
        }
    }
    Ok(())
}

/// The box holds this many of each kind; a position may hold fewer.
fn audit_cards(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    if position.discard.is_face_down() || position.event_discard.is_face_down() {
        return Err(unsound("discard", "unsound-discard"));
    }
    let mut known = [0u32; CARD_KINDS];
    let mut unknown = 0;
    for kayak in position.kayaks.iter() {
        unknown += if kayak.hand.is_face_down() { u32::from(kayak.hand.count()) } else { 0 };
        known.iter_mut().zip(kayak.hand.counts()).for_each(|(known, held)| *known += u32::from(*held));
    }
    if position.river_deck.is_face_down() {
        unknown += position.river_deck.count() as u32;
    } else {
        position.river_deck.top_first().for_each(|card| known[card.index()] += 1);
    }
    position.discard.top_first().for_each(|card| known[card.index()] += 1);
    for card in Card::ALL {
        let most = game.printed.river[card.index()].count;
        if known[card.index()] > u32::from(most) {
            return Err(too_many("river_deck", most, card.name()));
        }
    }
    let total = known.iter().sum::<u32>() + unknown;
    if total > 72 {
        return Err(Fault::said("river_deck", Phrase::new("unsound-river-cards").with("found", total)));
    }
    Ok(())
}

fn audit_events(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    let lines = game.board.lines.len() - 1;
    if position.events[lines..].iter().any(|pile| !pile.is_empty()) {
        return Err(unsound("events", "unsound-event-beyond"));
    }
    let most_a_line = game.printed.components.events_a_line;
    if position.events.iter().any(|pile| pile.count() > usize::from(most_a_line)) {
        return Err(Fault::said("events", Phrase::new("unsound-events").with("most", most_a_line)));
    }
    for card in EventCard::ALL {
        let open = position.events.iter().filter(|pile| !pile.is_face_down());
        let known =
            open.map(|pile| pile.count_of(*card)).sum::<usize>() + position.event_discard.count_of(*card);
        let most = game.printed.events[card.index()].count;
        if known > usize::from(most) {
            return Err(too_many("events", most, card.name()));
        }
    }
    Ok(())
}

fn audit_tokens(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    let [rapids, rocks] = &position.tokens;
    for at in rapids.or(rocks).iter() {
        if !matches!(game.board.cell(at), Cell::River(_)) {
            return Err(about("tokens", "unsound-token", &at.to_string()));
        }
        if rapids.contains(at) && rocks.contains(at) {
            return Err(about("tokens", "unsound-two-tokens", &at.to_string()));
        }
    }
    for token in Token::ALL {
        let all = game.printed.components.tokens[token.index()];
        let used = position.tokens[token.index()].count() + u32::from(position.supply[token.index()]);
        if used > u32::from(all) {
            let phrase = Phrase::new("unsound-supply").with("most", all).naming("what", token.name());
            return Err(Fault::said("supply", phrase.with("found", used)));
        }
    }
    Ok(())
}

fn audit_result(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    let Some(outcome) = position.result else { return Ok(()) };
    let named = |seat: &Seat| outcome.ranking.contains(seat);
    let complete =
        outcome.ranking.len() == usize::from(game.seats) && Seat::all(game.seats).all(|seat| named(&seat));
    if !complete || outcome.winners.is_empty() || !outcome.winners.iter().all(named) {
        return Err(unsound("result", "unsound-ranking"));
    }
    if !position.tasks.is_empty() {
        return Err(unsound("pending", "unsound-over"));
    }
    Ok(())
}

/// The decision that follows from the rest of a position.
pub(crate) fn open_decision(game: &Whitewater, position: &Position) -> Result<Decision, Fault> {
    if position.result.is_some() {
        return Ok(Decision::None);
    }
    let decision = match position.tasks.last() {
        None if position.kayaks.iter().any(|kayak| kayak.at.is_none()) => {
            let mut waiting = *position;
            set_up::ask_start(&mut waiting);
            waiting.decision
        }
        None => Decision::Play { seat: position.active },
        Some(Task::Window { seat }) => Decision::Respond { seat: *seat },
        Some(Task::Owe { seat, .. }) => Decision::Discard { seat: *seat },
        Some(Task::Move(movement)) if movement.stage == Stage::AtRock => {
            hazards::open_rock_side(game, position, movement)
        }
        Some(Task::Lines(lines)) if lines.under_way => open_line(game, position, lines),
        Some(_) => Decision::None,
    };
    if decision == Decision::None {
        return Err(unsound("pending", "unsound-innermost"));
    }
    Ok(decision)
}

fn open_line(game: &Whitewater, position: &Position, lines: &LinesTask) -> Decision {
    let seat = lines.seat;
    match game.printed.lines(lines.source, lines.choice).get(usize::from(lines.line)) {
        Some(Effect::Maneuver(bonus)) => sideways::open_maneuver(game, position, seat, *bonus),
        Some(Effect::Place(token)) => Decision::Place { seat, token: *token },
        Some(Effect::Recall) => Decision::Recall { seat },
        Some(Effect::Choose) => Decision::Choose { seat },
        Some(
            Effect::Speed(_)
            | Effect::SetSpeed(_)
            | Effect::Advance(_)
            | Effect::AdvanceRiver
            | Effect::Draw(_)
            | Effect::Discard(_)
            | Effect::ClearTokens,
        )
        | None => Decision::None,
    }
}

/// WW-015: what is asked has an answer, and more than one where a single one would be taken at once.
fn audit_decision(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    let cards = |seat: Seat| position.kayaks[seat].hand.count();
    let is_asked = match position.decision {
        Decision::None | Decision::Choose { .. } => true,
        Decision::Start { .. } => {
            let waiting = position.kayaks.iter().filter(|kayak| kayak.at.is_none()).count();
            set_up::free_starts(game, position).count() as usize >= waiting
        }
        Decision::Play { seat } => cards(seat) > 0,
        Decision::Respond { seat } => eddy_out::can_eddy_out(game, position, seat),
        Decision::Maneuver { left, right, .. } => left + right > 0,
        Decision::Discard { seat } => cards(seat) > 1,
        Decision::RockSide { sides, .. } => sides.count_ones() > 1,
        Decision::Place { token, .. } => {
            position.supply[token.index()] > 0
                && hazard_tokens::open_spaces(game, position, token).count() > 1
        }
        Decision::Recall { .. } => effects::recallable(position).count_ones() > 1,
    };
    if is_asked {
        return Ok(());
    }
    Err(about("decision", "unsound-no-choice", position.decision.name()))
}

pub(crate) fn unsound(place: &str, id: &'static str) -> Fault {
    Fault::said(place, Phrase::new(id))
}

/// About a space, a card or a decision, as it is written.
pub(crate) fn about(place: &str, id: &'static str, what: &str) -> Fault {
    Fault::said(place, Phrase::new(id).naming("what", what))
}

fn too_many(place: &str, most: u8, what: &str) -> Fault {
    Fault::said(place, Phrase::new("unsound-kind").with("most", most).naming("what", what))
}
