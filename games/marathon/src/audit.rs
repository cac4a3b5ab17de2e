//! Whether a position is sound, also one that a person wrote.

use engine::{Fault, Seat};

use crate::Marathon;
use crate::content::course::{LANES, lane_bit};
use crate::content::{CARDS_MAX, INJURIES_MAX, STAMINA_MAX, Who};
use crate::options::FinishMode;
use crate::position::{Against, Position, Runner, Task};
use crate::rules::{cards, running, starting};

fn fault<T>(place: impl Into<String>, why: impl Into<String>) -> Result<T, Fault> {
    Err(Fault::new(place, why))
}

/// Every part of the position, each by itself and together.
pub(crate) fn audit(game: &Marathon, position: &Position) -> Result<(), Fault> {
    if position.runners.seats() != game.seats {
        return fault("runners", format!("{} runners are needed", game.seats));
    }
    for seat in Seat::all(game.seats) {
        audit_runner(game, position, seat).map_err(|why| Fault::new(format!("runners[{}]", seat.0), why))?;
    }
    audit_spaces(position)?;
    audit_piles(position)?;
    match position.task {
        Task::StartRoll | Task::Place => audit_set_up(game, position),
        Task::Over => audit_order(position).and_then(|()| audit_places(game, position)),
        _ => audit_order(position).and_then(|()| audit_race(game, position)),
    }
}

fn audit_runner(game: &Marathon, position: &Position, seat: Seat) -> Result<(), String> {
    let runner = &position.runners[seat];
    if runner.stamina > STAMINA_MAX {
        return Err(format!("MA-026: stamina is 0 to 10, not {}", runner.stamina));
    }
    let is_asked = position.task == Task::High(Against::Injury) && position.deciding == seat;
    if runner.injuries > INJURIES_MAX || (runner.injuries == INJURIES_MAX && !is_asked) {
        return Err(format!("MA-051: 0 to 2 INJURY cards are held, not {}", runner.injuries));
    }
    if runner.high > 1 {
        return Err(format!("MA-054: 0 or 1 RUNNER'S HIGH is held, not {}", runner.high));
    }
    if runner.start > LANES {
        return Err(format!("MA-005: start is 1 to 6, not {}", runner.start));
    }
    audit_space(game, runner)
}

/// MA-011: a runner stands on the road, or on its own place of the block, which is road too (MA-010).
fn audit_space(game: &Marathon, runner: &Runner) -> Result<(), String> {
    let Runner { row, lane, start, .. } = *runner;
    let finish = game.course.finish();
    match lane {
        0 if start == 0 && row == 0 => Ok(()),
        0 if start > 0 && row == finish && runner.place > 0 => Ok(()),
        0 => Err(format!(
            "only before its place is rolled (row 0) or after the line (row {finish}) has a runner no lane"
        )),
        _ if start == 0 => Err("a runner without a starting place is on no space yet".to_string()),
        _ if lane > LANES => Err(format!("MA-011: lanes are 1 to 6, not {lane}")),
        _ if row > game.course.last => {
            Err(format!("the rows of this course are 0 to {}, not {row}", game.course.last))
        }
        _ if game.course.road(row) & lane_bit(lane) == 0 && game.block.space(start) != (row, lane) => {
            Err(format!("row {row} lane {lane} is not road"))
        }
        _ => Ok(()),
    }
}

/// MA-011: a space holds one runner. MA-006: so does a place of the block.
fn audit_spaces(position: &Position) -> Result<(), Fault> {
    for (seat, runner) in position.runners.by_seat() {
        for other in position.runners.iter().take(seat.index()) {
            if runner.lane > 0 && (runner.row, runner.lane) == (other.row, other.lane) {
                let why = format!("MA-011: row {} lane {} holds one runner at most", runner.row, runner.lane);
                return fault("runners", why);
            }
            if runner.start > 0 && runner.start == other.start {
                return fault("runners", format!("MA-006: starting place {} is given twice", runner.start));
            }
        }
    }
    Ok(())
}

fn audit_piles(position: &Position) -> Result<(), Fault> {
    if position.cards() > u32::from(CARDS_MAX) {
        return fault("deck", format!("deck, discard pile and hands have {CARDS_MAX} cards at most"));
    }
    if position.known_top > 1 || usize::from(position.known_top) > position.deck.count() {
        return fault("known_top", "MA-055: known_top is 0, or 1 with a card in the deck");
    }
    Ok(())
}

fn audit_set_up(game: &Marathon, position: &Position) -> Result<(), Fault> {
    if position.round != 0 || !position.order.is_empty() {
        return fault("round", "before the race the round is 0, the turn is null and the order is empty");
    }
    if position.deciding.0 >= game.seats || position.runners[position.deciding].start != 0 {
        return fault("pending.seat", "a seat without a starting place is asked");
    }
    for (seat, runner) in position.runners.by_seat() {
        if runner.start > 0 && (runner.row, runner.lane) != game.block.space(runner.start) || runner.place > 0
        {
            let place = format!("runners[{}]", seat.0);
            return fault(place, "MA-009: before the race a runner stands on its place of the block");
        }
    }
    Ok(())
}

/// MA-008: the order of turns is that of the starting places, and the turn is in it.
fn audit_order(position: &Position) -> Result<(), Fault> {
    if let Some((seat, _)) = position.runners.by_seat().find(|(_, runner)| runner.start == 0) {
        return fault(format!("runners[{}].start", seat.0), "in the race every runner has a start of 1 to 6");
    }
    if position.order != starting::race_order(&position.runners) {
        return fault("order", "MA-008: the order of turns is every seat, in rising order of `start`");
    }
    if position.turn().is_none() {
        return fault("turn", "the turn is a seat of the race");
    }
    if position.round == 0 {
        return fault("round", "rounds of the race are counted from 1");
    }
    Ok(())
}

fn audit_race(game: &Marathon, position: &Position) -> Result<(), Fault> {
    let (seat, turn) = (position.deciding, position.mover());
    if position.round > game.options.round_limit {
        return fault("round", format!("MA-083: the race ends after round {}", game.options.round_limit));
    }
    if seat.0 >= game.seats {
        return fault("pending.seat", format!("{seat} is not in this race"));
    }
    audit_finishers(game, position)?;
    for (place, seat) in [("pending.seat", seat), ("turn", turn)] {
        if !position.runners[seat].is_racing() {
            return fault(place, format!("MA-084: {seat} has finished"));
        }
    }
    let is_part_of_all = match position.task {
        Task::High(Against::Card { card, .. }) => game.cards.of(card).who == Who::All,
        _ => false,
    };
    if seat != turn && !is_part_of_all {
        return fault("pending.seat", format!("it is the turn of {turn}, not of {seat}"));
    }
    audit_task(game, position)
}

/// MA-084: in a full field finishers have the places from 1 on, and two or more are still racing.
fn audit_finishers(game: &Marathon, position: &Position) -> Result<(), Fault> {
    let finished = game.seats - position.racing().count() as u8;
    if finished > 0 && (game.options.finish_mode == FinishMode::First || finished + 1 >= game.seats) {
        return fault("pending", "MA-080: the race is over, so nobody is asked (pending is null)");
    }
    for place in 1..=finished {
        let count = position.runners.iter().filter(|runner| runner.place == place).count();
        if count != 1 {
            return fault("runners", format!("MA-084: {count} finishers have place {place}"));
        }
    }
    match position.runners.by_seat().find(|(_, runner)| !runner.is_racing() && runner.lane > 0) {
        None => Ok(()),
        Some((seat, _)) => fault(format!("runners[{}]", seat.0), "a runner with a place has left the road"),
    }
}

fn audit_task(game: &Marathon, position: &Position) -> Result<(), Fault> {
    let seat = position.deciding;
    let runner = &position.runners[seat];
    match position.task {
        Task::Over | Task::StartRoll | Task::Place | Task::Roll => Ok(()),
        Task::Boost { die, speed } => {
            if !(1..=6).contains(&die) || !(1..=200).contains(&speed) {
                return fault("pending", "a boost has a die of 1 to 6 and a speed of 1 to 200");
            }
            Ok(())
        }
        Task::Run(run, ends) => {
            let reach = running::reach(game, position, runner.row, runner.lane, run);
            if reach.crosses || reach.distance == 0 || reach.ends != ends {
                return fault(
                    "pending",
                    "MA-028: this run crosses the line or moves nobody, so no lane is asked",
                );
            }
            Ok(())
        }
        Task::CatchUp(ends) => {
            if ends.lanes == 0 || ends != cards::catch_up_targets(game, position, seat) {
                return fault("pending", "MA-063: there is no free target to catch up to");
            }
            Ok(())
        }
        Task::High(against) => audit_high(game, position, against),
        Task::Busy(_) => fault("pending", "somebody is asked, unless the race is over"),
    }
}

/// MA-056: only a runner with RUNNER'S HIGH is asked, and only about trouble.
fn audit_high(game: &Marathon, position: &Position, against: Against) -> Result<(), Fault> {
    let runner = &position.runners[position.deciding];
    if runner.high == 0 {
        return fault("pending", format!("MA-056: {} holds no RUNNER'S HIGH", position.deciding));
    }
    match against {
        Against::Spin { steps: 0 } => fault("pending.steps", "MA-046: a spin of 0 is not negative"),
        Against::Spin { .. } => Ok(()),
        Against::Injury if runner.injuries != INJURIES_MAX || !game.options.high_vs_third_injury => {
            fault("pending", "MA-057: it is asked about the third INJURY only, with high_vs_third_injury")
        }
        Against::Injury => Ok(()),
        Against::Card { card, .. } if !game.cards.of(card).harmful => {
            fault("pending.card", "MA-059: RUNNER'S HIGH works on harmful cards only")
        }
        Against::Card { card, left } => {
            let all = game.cards.of(card).who == Who::All;
            let known = left.iter().all(|seat| seat.0 < game.seats && position.runners[*seat].is_racing());
            let twice = (0..left.len()).any(|i| left[i] == position.deciding || left[..i].contains(&left[i]));
            if !known || twice || !(all || left.is_empty()) {
                return fault(
                    "pending.left",
                    "MA-070: left lists other seats still racing, for a card for all",
                );
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
            let place = format!("runners[{}].place", seat.0);
            return fault(place, format!("MA-082: at the end its place is {expected}, not {}", runner.place));
        }
    }
    match game.options.finish_mode {
        FinishMode::First if finishers > 1 => fault("runners", "MA-080: one runner crosses the line"),
        FinishMode::First | FinishMode::FullField => Ok(()),
    }
}
