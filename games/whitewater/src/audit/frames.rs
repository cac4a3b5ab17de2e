//! Whether the unfinished business of a position is sound: each frame by itself and on the one below it.

use engine::{Fault, Seat, Seats};

use super::unsound;
use crate::Whitewater;
use crate::board::Cell;
use crate::cards::{Effect, Source};
use crate::event::How;
use crate::position::{LinesTask, Movement, Position, Stage, Task};
use crate::rules::{sections, spaces};
use crate::space::Space;

/// Every frame is sound and may stand on the one below it. Each seat moves at most once and each Event has
/// been turned up, so that the frames stay few.
pub(crate) fn audit_tasks(game: &Whitewater, position: &Position) -> Result<(), Fault> {
    let mut below = None;
    let mut moving = Seats::NONE;
    let mut turned_up = position.event_discard;
    for (depth, task) in position.tasks.iter().rev().enumerate().rev() {
        let mut may_be = is_sound(game, position, task) && may_stand_on(game, position, below, task);
        if let Task::Move(movement) = task
            && may_be
        {
            may_be = !moving.contains(movement.seat);
            moving.insert(movement.seat);
        }
        if let Task::Lines(LinesTask { source: Source::Event(card), .. }) = task {
            may_be &= turned_up.take(*card).is_some();
        }
        if !may_be {
            return Err(unsound(&format!("pending[{depth}]"), "unsound-frame"));
        }
        below = Some(task);
    }
    Ok(())
}

fn is_sound(game: &Whitewater, position: &Position, task: &Task) -> bool {
    let seated = |seat: Seat| seat.0 < game.seats;
    match task {
        Task::EndTurn {} | Task::Play {} => true,
        Task::Window { seat } => seated(*seat) && *seat != position.active,
        Task::Lines(lines) => is_sound_list(game, position, lines),
        Task::AdvanceRiver { seats } => (1..game.seats).contains(seats),
        Task::Move(movement) => seated(movement.seat) && is_sound_movement(game, position, movement),
        Task::Owe { seat, cards, .. } => seated(*seat) && (1..=72).contains(cards),
        Task::Reveal(reveal) => {
            let lines = game.board.beyond();
            reveal.order.iter().copied().all(seated)
                && reveal.from.iter().chain(&reveal.to).all(|section| *section < lines)
                && reveal.line < lines
                && reveal.next <= game.seats
        }
    }
}

fn is_sound_list(game: &Whitewater, position: &Position, lines: &LinesTask) -> bool {
    let list = game.printed.lines(lines.source, lines.choice);
    let line = usize::from(lines.line);
    let begun = if lines.under_way { line < list.len() } else { line <= list.len() };
    begun
        && (lines.choice.is_none() || matches!(lines.source, Source::River(_)))
        && lines.seat.0 < game.seats
        && is_next_for_all(game, position, lines)
        && lines.sections.iter().all(|section| *section < game.board.beyond())
        && (!lines.under_way || may_have_begun_in(game, position, lines))
}

/// WW-070: a line that moves kayaks moves them on; during any other they stay in their sections.
fn may_have_begun_in(game: &Whitewater, position: &Position, lines: &LinesTask) -> bool {
    let now = sections::of_kayaks(game, position);
    let moves = is_line(game, lines, Some(lines.line), Effect::moves);
    lines.sections.iter().zip(&now).all(|(before, now)| before == now || moves && before < now)
}

/// WW-072: a line of an Event goes round clockwise from the active seat; any other line is for one seat.
fn is_next_for_all(game: &Whitewater, position: &Position, lines: &LinesTask) -> bool {
    let is_for_all = lines.under_way
        && matches!(lines.source, Source::Event(_))
        && is_line(game, lines, Some(lines.line), |line| !line.is_done_once());
    if !is_for_all || lines.seats >= game.seats {
        return lines.seats == 0;
    }
    lines.seat.0 == (position.active.0 + game.seats - 1 - lines.seats) % game.seats
}

fn is_sound_movement(game: &Whitewater, position: &Position, movement: &Movement) -> bool {
    let open = |space: Space| !spaces::cell(game, position, space).is_closed();
    let place = match movement.stage {
        Stage::Going => false,
        Stage::AtRock => spaces::cell(game, position, movement.place) == Cell::Rock,
        Stage::Beside => open(movement.place),
    };
    place
        && movement.left == 0
        && movement.cards <= 72
        && matches!(movement.how, How::Downriver | How::Maneuver | How::Pushed)
        && movement.path.iter().all(|space| open(*space))
        && movement.path.last() == Some(&position.kayaks[movement.seat].at)
        && movement.path.iter().any(|space| spaces::taken_by(game, position, movement.seat, *space).is_none())
}

/// The line of a list, counted from 0, if it is one that satisfies the condition.
pub(super) fn is_line(
    game: &Whitewater,
    lines: &LinesTask,
    line: Option<u8>,
    wanted: fn(Effect) -> bool,
) -> bool {
    let list = game.printed.lines(lines.source, lines.choice);
    line.and_then(|line| list.get(usize::from(line))).is_some_and(|effect| wanted(*effect))
}

fn may_stand_on(game: &Whitewater, position: &Position, below: Option<&Task>, above: &Task) -> bool {
    match (below, above) {
        (None, Task::EndTurn {} | Task::Play {}) => true,
        (Some(Task::EndTurn {}), Task::Lines(lines)) => {
            position.played.map(Source::River) == Some(lines.source) && lines.seat == position.active
        }
        (Some(Task::Play {}), Task::Lines(lines)) => {
            lines.source == Source::EddyOut && lines.seat == position.active
        }
        (Some(Task::Window { seat }), Task::Lines(lines)) => {
            lines.source == Source::EddyOut && lines.seat == *seat
        }
        (Some(Task::Lines(lines)), Task::Window { .. }) => {
            matches!(lines.source, Source::River(_)) && lines.line == 0 && !lines.under_way
        }
        (Some(Task::Lines(lines)), Task::Lines(chosen)) => {
            !lines.under_way
                && lines.choice.is_none()
                && chosen.choice.is_some()
                && lines.source == chosen.source
        }
        (Some(Task::Lines(lines)), Task::Reveal(_)) => {
            !lines.under_way && is_line(game, lines, lines.line.checked_sub(1), Effect::moves)
        }
        (Some(Task::Lines(lines)), Task::AdvanceRiver { .. }) => {
            lines.under_way && is_line(game, lines, Some(lines.line), |line| line == Effect::AdvanceRiver)
        }
        (Some(Task::Lines(lines)), Task::Move(_)) => {
            lines.under_way && is_line(game, lines, Some(lines.line), Effect::moves)
        }
        (Some(Task::Lines(lines)), Task::Owe { .. }) => {
            let owes = |line: Effect| line.moves() || matches!(line, Effect::Discard(_));
            lines.under_way && is_line(game, lines, Some(lines.line), owes)
        }
        (Some(Task::AdvanceRiver { .. }), Task::Move(_) | Task::Owe { .. }) => true,
        (Some(Task::Move(movement)), Task::Move(_) | Task::Owe { .. }) => movement.stage == Stage::Beside,
        (Some(Task::Reveal(_)), Task::Lines(lines)) => matches!(lines.source, Source::Event(_)),
        _ => false,
    }
}
