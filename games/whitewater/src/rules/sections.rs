//! Sections and Events: WW-070 to WW-074.

use engine::Seat;

use crate::Whitewater;
use crate::cards::Source;
use crate::event::Event;
use crate::position::{Position, Reveal, Task};
use crate::rules::{Deal, effects, end};

/// WW-070: the section of every kayak, by which crossings of a line are judged.
#[inline]
pub(crate) fn of_kayaks(game: &Whitewater, position: &Position) -> [u8; 4] {
    let mut sections = [0; 4];
    for (section, kayak) in sections.iter_mut().zip(position.kayaks.iter()) {
        *section = game.board.section(kayak.at.row());
    }
    sections
}

/// WW-071: an effect line is done: kayaks that crossed lines set off Events, or the race is over (WW-080).
pub(crate) fn cross(game: &Whitewater, position: &mut Position, from: [u8; 4], dealer: &mut Deal<'_>) {
    let to = of_kayaks(game, position);
    if to.contains(&game.board.beyond()) {
        return end::finish(game, position, from, to, dealer);
    }
    let first =
        from.iter().zip(&to).filter(|(from, to)| from < to).map(|(from, _)| *from).min().unwrap_or_default();
    let reveal = Reveal { order: crossing_order(game, position), from, to, line: first, next: 0 };
    let mut crossings = reveal;
    while let Some((seat, line)) = next_crossing(game, &mut crossings) {
        dealer.tell(position, || Event::SectionCrossed { seat, line: game.board.lines[usize::from(line)] });
    }
    position.tasks.push(Task::Reveal(reveal));
}

/// WW-073: kayaks on one line in the order of WW-081, clockwise from the active seat as last resort.
fn crossing_order(game: &Whitewater, position: &Position) -> [Seat; 4] {
    let mut order = [Seat(0); 4];
    for (place, seat) in order.iter_mut().zip(end::in_order(game, position, position.active, true).iter()) {
        *place = *seat;
    }
    order
}

/// WW-073: the next crossing: lines from upriver to downriver, on each the seats in order.
#[inline]
fn next_crossing(game: &Whitewater, reveal: &mut Reveal) -> Option<(Seat, u8)> {
    while reveal.line < reveal.to.iter().copied().max().unwrap_or_default() {
        while reveal.next < game.seats {
            let seat = reveal.order[usize::from(reveal.next)];
            reveal.next += 1;
            if (reveal.from[seat.index()]..reveal.to[seat.index()]).contains(&reveal.line) {
                return Some((seat, reveal.line));
            }
        }
        reveal.line += 1;
        reveal.next = 0;
    }
    None
}

/// WW-071: the next crosser turns up the top Event of its line, if one is still there, and it is resolved
/// before the next is turned up (WW-073). WW-074: it goes to the Event discard for good.
pub(crate) fn turn_up_next(
    game: &Whitewater,
    position: &mut Position,
    mut reveal: Reveal,
    dealer: &mut Deal<'_>,
) {
    while let Some((seat, line)) = next_crossing(game, &mut reveal) {
        if let Some(card) = position.events[usize::from(line)].draw() {
            position.event_discard.put(card);
            dealer.tell(position, || Event::EventRevealed {
                seat,
                line: game.board.lines[usize::from(line)],
                card,
            });
            position.tasks.push(Task::Reveal(reveal));
            position.tasks.push(effects::lines_of(Source::Event(card), position.active));
            return;
        }
    }
}
