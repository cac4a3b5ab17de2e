//! Whether a position is sound, also one that a person wrote: part 8 of the specification.

use engine::{Fault, Phrase, Seat, Seats};

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
        return Err(Fault::seats("boats", seats, game.seats));
    }
    let limit = game.options.round_limit.get();
    if !(1..=limit).contains(&position.round) {
        return Err(Fault::range("round", 1..=limit, position.round).under("RW-146"));
    }
    if position.supply > SUPPLY_MAX {
        return Err(Fault::range("supply", 0..=SUPPLY_MAX, position.supply).under("RW-010"));
    }
    audit_podium(position)?;
    audit_order(position)?;
    for (seat, boat) in position.boats.by_seat() {
        audit_boat(game, position, seat, boat)
            .map_err(|fault| fault.inside(format_args!("boats[{}]", seat.0)))?;
    }
    audit_phase(game, position)
}

/// RW-144: boats that finished in earlier rounds, and they alone, stand on the podium until the race is over.
fn audit_podium(position: &Position) -> Result<(), Fault> {
    let mut seen = Seats::NONE;
    for placed in &position.podium {
        let seat = placed.seat;
        if seat.0 >= position.boats.seats() || seen.contains(seat) {
            return Err(of_seat("podium", "unsound-once", seat));
        }
        seen.insert(seat);
        if !(1..=position.boats.seats()).contains(&placed.place) {
            return Err(Fault::range("podium.place", 1..=position.boats.seats(), placed.place));
        }
    }
    for (seat, boat) in position.boats.by_seat() {
        let over = position.phase == Phase::Over;
        let earlier = boat.finished.is_some_and(|round| round < position.round);
        if seen.contains(seat) != (earlier || over) {
            return Err(of_seat("podium", "unsound-podium", seat).under("RW-144"));
        }
    }
    Ok(())
}

/// RW-023: the race order has the boats that were racing when the round began.
fn audit_order(position: &Position) -> Result<(), Fault> {
    let mut seen = Seats::NONE;
    for seat in &position.order {
        if seat.0 >= position.boats.seats() || seen.contains(*seat) {
            return Err(of_seat("order", "unsound-once", *seat));
        }
        seen.insert(*seat);
    }
    for (seat, boat) in position.boats.by_seat() {
        let raced =
            position.phase != Phase::Over && boat.finished.is_none_or(|round| round == position.round);
        if raced != seen.contains(seat) {
            return Err(of_seat("order", "unsound-order", seat).under("RW-023"));
        }
    }
    Ok(())
}

fn audit_boat(game: &Rowing, position: &Position, seat: Seat, boat: &Boat) -> Result<(), Fault> {
    if !(1..=6).contains(&boat.lane) {
        return Err(Fault::range("lane", 1..=6, boat.lane).under("RW-002"));
    }
    if position.boats.by_seat().any(|(other, them)| other < seat && them.lane == boat.lane) {
        let phrase = Phrase::new("unsound-lane").with("lane", boat.lane);
        return Err(Fault::said("lane", phrase).under("RW-002"));
    }
    let numbers = [("space", boat.space), ("turn_start", boat.turn_start)];
    for (key, number) in numbers.into_iter().chain([("pace", boat.pace), ("hand_pace", boat.hand_pace)]) {
        if number > SPACE_MAX {
            return Err(Fault::range(key, 0..=SPACE_MAX, number));
        }
    }
    let last = game.water.last();
    if boat.finished.is_some() != (boat.space > last) {
        let phrase = Phrase::new("unsound-finished").with("last", last);
        return Err(Fault::said("space", phrase).under("RW-140"));
    }
    if let Some(round) = boat.finished.filter(|round| !(1..=position.round).contains(round)) {
        return Err(Fault::range("finished", 1..=position.round, round));
    }
    let (most, found) = (game.per_boat.of(Card::Exhaustion), boat.owned.of(Card::Exhaustion));
    if found > most {
        return Err(
            Fault::said("stamina", at_most("unsound-exhaustion", most).with("found", found)).under("RW-008")
        );
    }
    if u32::from(boat.hand.count()) > u32::from(HAND) + 2 * u32::from(boat.crabs) {
        return Err(Fault::said("hand", at_most("unsound-hand", HAND)).under("RW-114"));
    }
    if boat.cards_count() + u32::from(position.supply) > CARDS_MAX as u32 {
        return Err(Fault::said("deck", at_most("unsound-cards", CARDS_MAX as u8)));
    }
    let most = if boat.revealed { PLAYED_MAX } else { game.rates[boat.rate as usize].cards };
    if boat.played.count() > most {
        return Err(Fault::said("played", at_most("unsound-played", most)).under("RW-040"));
    }
    let Chosen::Rate(chosen) = boat.chosen else { return Ok(()) };
    if position.phase != Phase::Rate {
        return Err(unsound("chosen", "unsound-chosen").under("RW-033"));
    }
    rate::check(boat, chosen).map_err(|illegal| {
        let why = match boat.rate.distance(chosen) {
            2 => "unsound-jump-unpaid",
            _ => "unsound-jump-too-far",
        };
        let phrase = Phrase::new(why).with("from", boat.rate.strokes()).with("to", chosen.strokes());
        Fault::said("chosen", phrase).under(illegal.rule)
    })
}

fn unsound(place: &str, id: &'static str) -> Fault {
    Fault::said(place, Phrase::new(id))
}

fn of_seat(place: &str, id: &'static str, seat: Seat) -> Fault {
    Fault::said(place, Phrase::new(id).with("seat_number", seat.0))
}

fn at_most(id: &'static str, most: u8) -> Phrase {
    Phrase::new(id).with("most", most)
}

/// What must hold in each phase so that those who are asked have an answer.
fn audit_phase(game: &Rowing, position: &Position) -> Result<(), Fault> {
    let rowing = matches!(position.phase, Phase::Tides | Phase::Motivation | Phase::Discard);
    if rowing != position.turn.is_some() {
        return Err(unsound("turn", "unsound-turn"));
    }
    let turn = position.turn.and_then(|turn| position.order.iter().position(|seat| *seat == turn));
    if rowing && turn.is_none() {
        return Err(unsound("turn", "unsound-turn-order").under("RW-023"));
    }
    if position.phase != Phase::Over && position.deciding.is_empty() {
        return Err(unsound("phase", "unsound-nobody-asked").under("RW-022"));
    }
    for (place, seat) in position.order.iter().enumerate() {
        let yet_to_row = turn.is_none_or(|turn| place > turn);
        audit_turn(position, *seat, yet_to_row, turn == Some(place))
            .map_err(|fault| fault.inside(format_args!("boats[{}]", seat.0)))?;
    }
    let Some(turn) = position.turn else { return Ok(()) };
    let asked = match position.phase {
        Phase::Tides => tides::check(game, &position.boats[turn]),
        Phase::Motivation => motivation::check(game, position, turn),
        Phase::Rate | Phase::Play | Phase::Discard | Phase::Over => Ok(()),
    };
    asked.map_err(|illegal| of_seat("phase", "unsound-asked", turn).under(illegal.rule))
}

fn audit_turn(position: &Position, seat: Seat, yet_to_row: bool, is_turn: bool) -> Result<(), Fault> {
    let boat = &position.boats[seat];
    if (yet_to_row || is_turn) && boat.finished.is_some() {
        return Err(unsound("finished", "unsound-home").under("RW-144"));
    }
    if is_turn && !boat.revealed {
        return Err(unsound("revealed", "unsound-hidden").under("RW-050"));
    }
    if !yet_to_row {
        return Ok(());
    }
    if boat.revealed {
        return Err(unsound("revealed", "unsound-revealed").under("RW-022"));
    }
    if boat.turn_start != boat.space {
        return Err(unsound("turn_start", "unsound-turn-start").under("RW-090"));
    }
    match position.phase {
        Phase::Play if boat.played.is_empty() && boat.hand.is_empty() => {
            Err(unsound("hand", "unsound-hand-empty").under("RW-042"))
        }
        Phase::Tides | Phase::Motivation | Phase::Discard if boat.played.is_empty() => {
            Err(unsound("played", "unsound-not-played").under("RW-040"))
        }
        Phase::Rate if !boat.played.is_empty() => {
            Err(unsound("played", "unsound-played-early").under("RW-021"))
        }
        Phase::Rate | Phase::Play | Phase::Tides | Phase::Motivation | Phase::Discard | Phase::Over => Ok(()),
    }
}
