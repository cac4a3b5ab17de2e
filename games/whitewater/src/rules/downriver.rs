//! Downriver movement: WW-034 to WW-037, and the walk of any movement from space to space.

use engine::{List, Seat};

use crate::Whitewater;
use crate::board::Cell;
use crate::event::{DiscardWhy, Event, How};
use crate::options::KayakInPath;
use crate::position::{Heading, Movement, Position, Stage, Task};
use crate::rules::{Deal, banks, hazards, sideways, spaces};
use crate::space::{Direction, Side, Space};

/// WW-034: a movement downriver keeps the direction of the space where it begins, by current, arrow (WW-058)
/// or drop.
#[inline]
pub(crate) fn movement(game: &Whitewater, position: &Position, seat: Seat, steps: u8, how: How) -> Movement {
    let at = position.kayaks[seat].at;
    let mut path = List::new();
    path.push(at);
    Movement {
        seat,
        how,
        heading: spaces::cell(game, position, at).direction().into(),
        left: steps,
        cards: 0,
        stage: Stage::Going,
        place: Space::NONE,
        path,
    }
}

/// Goes on with a movement until it ends or waits for a choice; at its end the penalties are paid (WW-057).
#[inline]
pub(crate) fn travel(
    game: &Whitewater,
    position: &mut Position,
    mut movement: Movement,
    dealer: &mut Deal<'_>,
) {
    walk(game, position, &mut movement, dealer);
    if movement.stage == Stage::Going {
        hazards::pay(position, movement.seat, movement.cards, DiscardWhy::Hazard, dealer);
    } else {
        hazards::wait_at_rock(game, position, movement, dealer);
    }
}

/// Walks on from space to space; only the kayak itself changes. Ends at rest, or at a Rock with a choice.
#[inline]
pub(crate) fn walk(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    dealer: &mut Deal<'_>,
) {
    while movement.stage == Stage::Going {
        if movement.left > 0 {
            step(game, position, movement, dealer);
        } else if !make_room(game, position, movement, dealer) {
            return;
        }
    }
}

/// One own step.
#[inline]
fn step(game: &Whitewater, position: &mut Position, movement: &mut Movement, dealer: &mut Deal<'_>) {
    match movement.heading {
        Heading::Nw => step_downriver(game, position, movement, Direction::Northwest, dealer),
        Heading::N => step_downriver(game, position, movement, Direction::North, dealer),
        Heading::Ne => step_downriver(game, position, movement, Direction::Northeast, dealer),
        Heading::Left => step_sideways(game, position, movement, Side::Left, dealer),
        Heading::Right => step_sideways(game, position, movement, Side::Right, dealer),
    }
}

#[inline]
fn step_downriver(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    direction: Direction,
    dealer: &mut Deal<'_>,
) {
    let target = game.board.downriver(position.kayaks[movement.seat].at, direction);
    match spaces::cell(game, position, target) {
        Cell::Bank => banks::hit_bank(position, movement, dealer),
        Cell::Rock => hazards::hit_rock(game, position, movement, target, dealer),
        Cell::River(_) | Cell::Rapids(_) | Cell::Waterfall | Cell::RunOut => {
            if game.options.kayak_in_path == KayakInPath::StopBehind
                && spaces::taken_by(game, position, movement.seat, target).is_some()
            {
                movement.left = 0; // WW-035
                return;
            }
            movement.left -= 1;
            enter(game, position, movement, target, movement.how, dealer);
        }
    }
}

#[inline]
fn step_sideways(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    side: Side,
    dealer: &mut Deal<'_>,
) {
    let from = position.kayaks[movement.seat].at;
    match sideways::step_aside(game, position, movement.seat, from, side) {
        None => movement.left = 0,
        Some(target) => {
            movement.left -= 1;
            enter(game, position, movement, target, How::Maneuver, dealer);
        }
    }
}

/// A kayak enters a space, and whatever the space does to it happens.
#[inline]
pub(crate) fn enter(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    target: Space,
    how: How,
    dealer: &mut Deal<'_>,
) {
    let (mut target, mut how) = (target, how);
    loop {
        go(position, movement, target, how, dealer);
        match hazards::meet(game, position, movement, dealer) {
            None => return,
            Some((next, carried)) => (target, how) = (next, carried),
        }
    }
}

/// Puts the kayak into a space and lengthens its path.
#[inline]
fn go(position: &mut Position, movement: &mut Movement, target: Space, how: How, dealer: &mut Deal<'_>) {
    let seat = movement.seat;
    let from = position.kayaks[seat].at;
    position.kayaks[seat].at = target;
    let path = &mut movement.path;
    if path.contains(&target) {
        let again = path.iter().position(|space| *space == target).unwrap_or_default();
        path.remove(again);
    } else if path.is_full() {
        path.remove(0);
    }
    path.push(target);
    dealer.tell(position, || Event::Moved { seat, from, to: target, how });
}

/// WW-035: a kayak that has ended in a taken space slips in front of the other; if that is impossible it
/// falls back to the last space of its path without another kayak. False if the space is its own already or
/// by falling back.
#[inline]
fn make_room(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    dealer: &mut Deal<'_>,
) -> bool {
    let seat = movement.seat;
    let at = position.kayaks[seat].at;
    if spaces::taken_by(game, position, seat, at).is_none() {
        return false;
    }
    let front = game.board.downriver(at, Direction::North);
    if spaces::is_free(game, position, seat, front) {
        enter(game, position, movement, front, How::Slip, dealer);
        return true;
    }
    let own = movement.path.iter().rev().find(|space| position.other_at(seat, **space).is_none());
    if let Some(back) = own.copied() {
        position.kayaks[seat].at = back;
        dealer.tell(position, || Event::Moved { seat, from: at, to: back, how: How::FallBack });
    }
    false
}

/// WW-036: the next kayak clockwise from the active seat moves by its speed; each movement is finished before
/// the next one begins.
#[inline]
pub(crate) fn advance_next(game: &Whitewater, position: &mut Position, seats: u8, dealer: &mut Deal<'_>) {
    let seat = Seat((position.active.0 + game.seats - seats) % game.seats);
    if seats > 1 {
        position.tasks.push(Task::AdvanceRiver { seats: seats - 1 });
    }
    advance(game, position, seat, position.kayaks[seat].speed, dealer);
}

/// WW-037: one kayak moves this many spaces downriver.
#[inline]
pub(crate) fn advance(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    steps: u8,
    dealer: &mut Deal<'_>,
) {
    let movement = movement(game, position, seat, steps, How::Downriver);
    travel(game, position, movement, dealer);
}
