//! Whether a position is sound, also one that a person wrote.

use engine::{Fault, Phrase, Seat};

use crate::Marathon;
use crate::content::course::{LANES, lane_bit};
use crate::content::{CARDS_MAX, INJURIES_MAX, STAMINA_MAX, Who};
use crate::options::FinishMode;
use crate::position::{Against, Position, Runner, Task};
use crate::rules::{cards, running, starting};

pub(crate) fn unsound(place: &str, id: &'static str) -> Fault {
    Fault::said(place, Phrase::new(id))
}

fn of_seat(place: &str, id: &'static str, seat: Seat) -> Fault {
    Fault::said(place, Phrase::new(id).with("seat_number", seat.0))
}

/// Every part of the position, each by itself and together.
pub(crate) fn audit(game: &Marathon, position: &Position) -> Result<(), Fault> {
    if position.runners.seats() != game.seats {
        return Err(Fault::seats("runners", position.runners.seats(), game.seats));
    }
    for seat in Seat::all(game.seats) {
        audit_runner(game, position, seat)
            .map_err(|fault| fault.inside(format_args!("runners[{}]", seat.0)))?;
    }
    audit_spaces(position)?;
    audit_piles(position)?;
    match position.task {
        Task::StartRoll | Task::Place => audit_set_up(game, position),
        Task::Over => audit_order(position).and_then(|()| audit_places(game, position)),
        _ => audit_order(position).and_then(|()| audit_race(game, position)),
    }
}

fn audit_runner(game: &Marathon, position: &Position, seat: Seat) -> Result<(), Fault> {
    let runner = &position.runners[seat];
    if runner.stamina > STAMINA_MAX {
        return Err(Fault::range("stamina", 0..=STAMINA_MAX, runner.stamina).under("MA-026"));
    }
    let is_asked = position.task == Task::High(Against::Injury) && position.deciding == seat;
    let most = INJURIES_MAX - u8::from(!is_asked);
    if runner.injuries > most {
        return Err(Fault::range("injuries", 0..=most, runner.injuries).under("MA-051"));
    }
    if runner.high > 1 {
        return Err(Fault::range("high", 0..=1, runner.high).under("MA-054"));
    }
    if runner.start > LANES {
        return Err(Fault::range("start", 1..=LANES, runner.start).under("MA-005"));
    }
    audit_space(game, runner)
}

/// MA-011: a runner stands on the road, or on its own place of the block, which is road too (MA-010).
fn audit_space(game: &Marathon, runner: &Runner) -> Result<(), Fault> {
    let Runner { row, lane, start, .. } = *runner;
    let finish = game.course.finish();
    match lane {
        0 if start == 0 && row == 0 => Ok(()),
        0 if start > 0 && row == finish && runner.place > 0 => Ok(()),
        0 => Err(Fault::said("lane", Phrase::new("unsound-no-lane").with("finish", finish))),
        _ if start == 0 => Err(unsound("lane", "unsound-no-start")),
        _ if lane > LANES => Err(Fault::range("lane", 1..=LANES, lane).under("MA-011")),
        _ if row > game.course.last => Err(Fault::range("row", 0..=game.course.last, row)),
        _ if game.course.road(row) & lane_bit(lane) == 0 && game.block.space(start) != (row, lane) => {
            Err(Fault::said("row", on_space("unsound-road", row, lane)))
        }
        _ => Ok(()),
    }
}

fn on_space(id: &'static str, row: u8, lane: u8) -> Phrase {
    Phrase::new(id).with("row", row).with("lane", lane)
}

/// MA-011: a space holds one runner. MA-006: so does a place of the block.
fn audit_spaces(position: &Position) -> Result<(), Fault> {
    for (seat, runner) in position.runners.by_seat() {
        for other in position.runners.iter().take(seat.index()) {
            if runner.lane > 0 && (runner.row, runner.lane) == (other.row, other.lane) {
                let phrase = on_space("unsound-two", runner.row, runner.lane);
                return Err(Fault::said("runners", phrase).under("MA-011"));
            }
            if runner.start > 0 && runner.start == other.start {
                let phrase = Phrase::new("unsound-start-twice").with("start", runner.start);
                return Err(Fault::said("runners", phrase).under("MA-006"));
            }
        }
    }
    Ok(())
}

fn audit_piles(position: &Position) -> Result<(), Fault> {
    if position.cards() > u32::from(CARDS_MAX) {
        return Err(Fault::said("deck", Phrase::new("unsound-cards").with("most", CARDS_MAX)));
    }
    if position.known_top > 1 || usize::from(position.known_top) > position.deck.count() {
        return Err(unsound("known_top", "unsound-known_top").under("MA-055"));
    }
    Ok(())
}

fn audit_set_up(game: &Marathon, position: &Position) -> Result<(), Fault> {
    if position.round != 0 || !position.order.is_empty() {
        return Err(unsound("round", "unsound-before"));
    }
    if position.deciding.0 >= game.seats || position.runners[position.deciding].start != 0 {
        return Err(unsound("pending.seat", "unsound-asked-start"));
    }
    for (seat, runner) in position.runners.by_seat() {
        if runner.start > 0 && (runner.row, runner.lane) != game.block.space(runner.start) || runner.place > 0
        {
            return Err(unsound(&format!("runners[{}]", seat.0), "unsound-block").under("MA-009"));
        }
    }
    Ok(())
}

/// MA-008: the order of turns is that of the starting places, and the turn is in it.
fn audit_order(position: &Position) -> Result<(), Fault> {
    if let Some((seat, _)) = position.runners.by_seat().find(|(_, runner)| runner.start == 0) {
        return Err(unsound(&format!("runners[{}].start", seat.0), "unsound-start-missing"));
    }
    if position.order != starting::race_order(&position.runners) {
        return Err(unsound("order", "unsound-order").under("MA-008"));
    }
    if position.turn().is_none() {
        return Err(unsound("turn", "unsound-turn"));
    }
    if position.round == 0 {
        return Err(unsound("round", "unsound-round"));
    }
    Ok(())
}

fn audit_race(game: &Marathon, position: &Position) -> Result<(), Fault> {
    let (seat, turn) = (position.deciding, position.mover());
    if position.round > game.options.round_limit {
        let phrase = Phrase::new("unsound-rounds").with("most", game.options.round_limit);
        return Err(Fault::said("round", phrase).under("MA-083"));
    }
    if seat.0 >= game.seats {
        return Err(Fault::seat("pending.seat", seat, game.seats));
    }
    audit_finishers(game, position)?;
    for (place, seat) in [("pending.seat", seat), ("turn", turn)] {
        if !position.runners[seat].is_racing() {
            return Err(of_seat(place, "unsound-finished", seat).under("MA-084"));
        }
    }
    let is_part_of_all = match position.task {
        Task::High(Against::Card { card, .. }) => game.cards.of(card).who == Who::All,
        _ => false,
    };
    if seat != turn && !is_part_of_all {
        let phrase = Phrase::new("unsound-other-turn").with("turn", turn.0).with("seat_number", seat.0);
        return Err(Fault::said("pending.seat", phrase));
    }
    audit_task(game, position)
}

/// MA-084: in a full field finishers have the places from 1 on, and two or more are still racing.
fn audit_finishers(game: &Marathon, position: &Position) -> Result<(), Fault> {
    let finished = game.seats - position.racing().count() as u8;
    if finished > 0 && (game.options.finish_mode == FinishMode::First || finished + 1 >= game.seats) {
        return Err(unsound("pending", "unsound-over").under("MA-080"));
    }
    for place in 1..=finished {
        let count = position.runners.iter().filter(|runner| runner.place == place).count();
        if count != 1 {
            let phrase = Phrase::new("unsound-place-count").with("count", count as i64).with("place", place);
            return Err(Fault::said("runners", phrase).under("MA-084"));
        }
    }
    match position.runners.by_seat().find(|(_, runner)| !runner.is_racing() && runner.lane > 0) {
        None => Ok(()),
        Some((seat, _)) => Err(unsound(&format!("runners[{}]", seat.0), "unsound-place-road")),
    }
}

fn audit_task(game: &Marathon, position: &Position) -> Result<(), Fault> {
    let seat = position.deciding;
    let runner = &position.runners[seat];
    match position.task {
        Task::Over | Task::StartRoll | Task::Place | Task::Roll => Ok(()),
        Task::Boost { die, speed } => {
            if !(1..=6).contains(&die) || !(1..=200).contains(&speed) {
                return Err(unsound("pending", "unsound-boost"));
            }
            Ok(())
        }
        Task::Run(run, ends) => {
            let reach = running::reach(game, position, runner.row, runner.lane, run);
            if reach.crosses || reach.distance == 0 || reach.ends != ends {
                return Err(unsound("pending", "unsound-run").under("MA-028"));
            }
            Ok(())
        }
        Task::CatchUp(ends) => {
            if ends.lanes == 0 || ends != cards::catch_up_targets(game, position, seat) {
                return Err(unsound("pending", "unsound-catch_up").under("MA-063"));
            }
            Ok(())
        }
        Task::High(against) => audit_high(game, position, against),
        Task::Busy(_) => Err(unsound("pending", "unsound-nobody")),
    }
}

/// MA-056: only a runner with RUNNER'S HIGH is asked, and only about trouble.
fn audit_high(game: &Marathon, position: &Position, against: Against) -> Result<(), Fault> {
    let runner = &position.runners[position.deciding];
    if runner.high == 0 {
        return Err(of_seat("pending", "unsound-no-high", position.deciding).under("MA-056"));
    }
    match against {
        Against::Spin { steps: 0 } => Err(unsound("pending.steps", "unsound-spin").under("MA-046")),
        Against::Spin { .. } => Ok(()),
        Against::Injury if runner.injuries != INJURIES_MAX || !game.options.high_vs_third_injury => {
            Err(unsound("pending", "unsound-injury").under("MA-057"))
        }
        Against::Injury => Ok(()),
        Against::Card { card, .. } if !game.cards.of(card).harmful => {
            Err(unsound("pending.card", "unsound-harmless").under("MA-059"))
        }
        Against::Card { card, left } => {
            let all = game.cards.of(card).who == Who::All;
            let known = left.iter().all(|seat| seat.0 < game.seats && position.runners[*seat].is_racing());
            let twice = (0..left.len()).any(|i| left[i] == position.deciding || left[..i].contains(&left[i]));
            if !known || twice || !(all || left.is_empty()) {
                return Err(unsound("pending.left", "unsound-left").under("MA-070"));
            }
            Ok(())
        }
    }
}

/// MA-081 to MA-084: at the end finishers come first in their order, then the others by row.
fn audit_places(game: &Marathon, position: &Position) -> Result<(), Fault> {
    let finished = |runner: &&Runner| runner.lane == 0;
    let finishers = position.runners.iter().filter(finished).count() as u8;
    for (seat, runner) in position.runners.by_seat() {
        let expected = if runner.lane == 0 {
            let before = |other: &&Runner| finished(other) && other.place <= runner.place;
            position.runners.iter().filter(before).count() as u8
        } else {
            let ahead = |other: &&Runner| !finished(other) && other.row > runner.row;
            1 + finishers + position.runners.iter().filter(ahead).count() as u8
        };
        if runner.place != expected {
            let phrase = Phrase::new("unsound-place").with("place", expected).with("found", runner.place);
            return Err(Fault::said(format!("runners[{}].place", seat.0), phrase).under("MA-082"));
        }
    }
    match game.options.finish_mode {
        FinishMode::First if finishers > 1 => Err(unsound("runners", "unsound-one").under("MA-080")),
        FinishMode::First | FinishMode::FullField => Ok(()),
    }
}
