//! Whether a position is sound, also one that a person wrote: part 8 of the specification.

use engine::{Fault, Seat, Seats};

use crate::Rowing;
use crate::cards::Card;
use crate::position::{Boat, CARDS_MAX, Chosen, Phase, Position};
use crate::rules::course::HAND;
use crate::rules::{motivation, rate, tides};

/// No boat comes farther than this, nor has a larger Pace.
const SPACE_MAX: u8 = 100;
/// The largest supply.
const SUPPLY_MAX: u8 = 60;
/// RW-053: four cards and what four Suffering cards flip.
const PLAYED_MAX: u8 = 8;

pub(crate) fn audit(game: &Rowing, position: &Position) -> Result<(), Fault> {
    let seats = position.boats.seats();
    if seats != game.seats {
        return Err(Fault::new("boats", format!("there are {seats} boats and {} seats", game.seats)));
    }
    let limit = game.options.round_limit.get();
    if !(1..=limit).contains(&position.round) {
        return Err(Fault::new("round", format!("RW-146: rounds are 1 to {limit}, not {}", position.round)));
    }
    if position.supply > SUPPLY_MAX {
        return Err(Fault::new("supply", format!("RW-010: the supply has at most {SUPPLY_MAX} cards")));
    }
    audit_podium(position)?;
    audit_order(position)?;
    for (seat, boat) in position.boats.by_seat() {
        audit_boat(game, position, seat, boat)
            .map_err(|fault| Fault::new(format!("boats[{}].{}", seat.0, fault.place), fault.why))?;
    }
    audit_phase(game, position)
}

/// RW-144: boats that finished in earlier rounds, and they alone, stand on the podium until the race is over.
fn audit_podium(position: &Position) -> Result<(), Fault> {
    let mut seen = Seats::NONE;
    for placed in &position.podium {
        let seat = placed.seat;
        if seat.0 >= position.boats.seats() || seen.contains(seat) {
            return Err(Fault::new("podium", format!("{seat} is not in this race, or stands there twice")));
        }
        seen.insert(seat);
        if !(1..=position.boats.seats()).contains(&placed.place) {
            return Err(Fault::new("podium", format!("{} is no place in this race", placed.place)));
        }
    }
    for (seat, boat) in position.boats.by_seat() {
        let over = position.phase == Phase::Over;
        let earlier = boat.finished.is_some_and(|round| round < position.round);
        if seen.contains(seat) != (earlier || over) {
            let why =
                "boats that finished in earlier rounds stand there, and when the race is over all boats";
            return Err(Fault::new("podium", format!("RW-144: {why}; {seat} does not fit")));
        }
    }
    Ok(())
}

/// RW-023: the race order has the boats that were racing when the round began.
fn audit_order(position: &Position) -> Result<(), Fault> {
    let mut seen = Seats::NONE;
    for seat in &position.order {
        if seat.0 >= position.boats.seats() || seen.contains(*seat) {
            return Err(Fault::new("order", format!("{seat} is not in this race, or stands there twice")));
        }
        seen.insert(*seat);
    }
    for (seat, boat) in position.boats.by_seat() {
        let raced =
            position.phase != Phase::Over && boat.finished.is_none_or(|round| round == position.round);
        if raced != seen.contains(seat) {
            let why = "the boats that were racing when the round began, and none when the race is over";
            return Err(Fault::new("order", format!("RW-023: it has {why}; {seat} does not fit")));
        }
    }
    Ok(())
}

fn audit_boat(game: &Rowing, position: &Position, seat: Seat, boat: &Boat) -> Result<(), Fault> {
    let fault = |place: &str, why: String| Err(Fault::new(place, why));
    if !(1..=6).contains(&boat.lane) {
        return fault("lane", format!("RW-002: lanes are 1 to 6, not {}", boat.lane));
    }
    if position.boats.by_seat().any(|(other, them)| other < seat && them.lane == boat.lane) {
        return fault("lane", format!("RW-002: a lane has one boat; lane {} has two", boat.lane));
    }
    let last = game.water.last();
    if boat.space > SPACE_MAX || boat.turn_start > SPACE_MAX || boat.pace.max(boat.hand_pace) > SPACE_MAX {
        return fault("space", format!("spaces and Pace are {SPACE_MAX} at most"));
    }
    if boat.finished.is_some() != (boat.space > last) {
        return fault("space", format!("RW-140: a boat that finished is past {last}, one that races is not"));
    }
    if boat.finished.is_some_and(|round| round == 0 || round > position.round) {
        return fault("finished", format!("rounds so far are 1 to {}", position.round));
    }
    if boat.owned.of(Card::Exhaustion) > game.per_boat.of(Card::Exhaustion) {
        let (most, found) = (game.per_boat.of(Card::Exhaustion), boat.owned.of(Card::Exhaustion));
        return fault("stamina", format!("RW-008: a boat has at most {most} Exhaustion cards, not {found}"));
    }
    if u32::from(boat.hand.count()) > u32::from(HAND) + 2 * u32::from(boat.crabs) {
        return fault("hand", format!("RW-114: a hand has at most {HAND} cards, and 2 more for each crab"));
    }
    if boat.cards_count() + u32::from(position.supply) > CARDS_MAX as u32 {
        return fault("deck", format!("a boat and the supply have at most {CARDS_MAX} cards together"));
    }
    let most = if boat.revealed { PLAYED_MAX } else { game.rates[boat.rate as usize].cards };
    if boat.played.count() > most {
        return fault("played", format!("RW-040: there are at most {most} cards in this Play Area"));
    }
    let Chosen::Rate(chosen) = boat.chosen else { return Ok(()) };
    if position.phase != Phase::Rate {
        return fault("chosen", "RW-033: a rate is chosen in the phase rate only".to_string());
    }
    rate::check(boat, chosen).or_else(|illegal| {
        let (from, to) = (boat.rate.strokes(), chosen.strokes());
        let why = match boat.rate.distance(chosen) {
            2 => format!("a jump of two positions from {from} to {to} needs a card in the Stamina Pile"),
            _ => format!("from {from} to {to} are three positions; a jump is of two at most"),
        };
        fault("chosen", format!("{}: {why}", illegal.rule))
    })
}

/// What must hold in each phase so that those who are asked have an answer.
fn audit_phase(game: &Rowing, position: &Position) -> Result<(), Fault> {
    let rowing = matches!(position.phase, Phase::Tides | Phase::Motivation | Phase::Discard);
    if rowing != position.turn.is_some() {
        return Err(Fault::new(
            "turn",
            "it is a seat in the phases tides, motivation and discard, else null",
        ));
    }
    let turn = position.turn.and_then(|turn| position.order.iter().position(|seat| *seat == turn));
    if rowing && turn.is_none() {
        return Err(Fault::new("turn", "RW-023: it is one of the seats in order"));
    }
    if position.phase != Phase::Over && position.deciding.is_empty() {
        return Err(Fault::new("phase", "RW-022: at least one boat must still have to choose"));
    }
    for (place, seat) in position.order.iter().enumerate() {
        let yet_to_row = turn.is_none_or(|turn| place > turn);
        audit_turn(position, *seat, yet_to_row, turn == Some(place))
            .map_err(|fault| Fault::new(format!("boats[{}].{}", seat.0, fault.place), fault.why))?;
    }
    let Some(turn) = position.turn else { return Ok(()) };
    let asked = match position.phase {
        Phase::Tides => tides::check(game, &position.boats[turn]),
        Phase::Motivation => motivation::check(game, position, turn),
        Phase::Rate | Phase::Play | Phase::Discard | Phase::Over => Ok(()),
    };
    asked.map_err(|illegal| {
        let why = format!("{turn} cannot be asked this: {} gives it no such choice", illegal.rule);
        Fault::new("phase", why)
    })
}

fn audit_turn(position: &Position, seat: Seat, yet_to_row: bool, is_turn: bool) -> Result<(), Fault> {
    let boat = &position.boats[seat];
    if (yet_to_row || is_turn) && boat.finished.is_some() {
        return Err(Fault::new("finished", "RW-144: a boat that has finished rows no more"));
    }
    if is_turn && !boat.revealed {
        return Err(Fault::new("revealed", "RW-050: the Play Area of the boat that rows is shown"));
    }
    if !yet_to_row {
        return Ok(());
    }
    if boat.revealed {
        return Err(Fault::new("revealed", "RW-022: a Play Area is secret until the boat rows"));
    }
    if boat.turn_start != boat.space {
        return Err(Fault::new(
            "turn_start",
            "RW-090: a boat that is yet to row stands where its turn starts",
        ));
    }
    match position.phase {
        Phase::Play if boat.played.is_empty() && boat.hand.is_empty() => {
            Err(Fault::new("hand", "RW-042: a boat that has to choose cards holds at least one"))
        }
        Phase::Tides | Phase::Motivation | Phase::Discard if boat.played.is_empty() => {
            Err(Fault::new("played", "RW-040: a boat that is yet to row has a Play Area"))
        }
        Phase::Rate if !boat.played.is_empty() => {
            Err(Fault::new("played", "RW-021: rates are chosen before cards are played"))
        }
        Phase::Rate | Phase::Play | Phase::Tides | Phase::Motivation | Phase::Discard | Phase::Over => Ok(()),
    }
}
