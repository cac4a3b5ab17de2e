//! Lines of cards: WW-011, WW-012, WW-072 and the vocabulary of WW-090, done by one `match`.

use engine::{Kind, Seat};

use crate::Whitewater;
use crate::cards::{Card, Choice, Effect, Source};
use crate::event::{DiscardWhy, Event, Op, SpeedWhy};
use crate::position::{Decision, LinesTask, Position, Task};
use crate::rules::{Deal, downriver, hazard_tokens, hazards, sections, sideways, speed, turn};

/// The lines of a source, none of them begun.
#[inline]
pub(crate) fn lines_of(source: Source, seat: Seat) -> Task {
    Task::Lines(LinesTask {
        source,
        choice: None,
        seat,
        line: 0,
        under_way: false,
        seats: 0,
        sections: [0; 4],
    })
}

/// WW-011: the lines are resolved one at a time from the top. WW-072: a line of an Event is done for every
/// player, clockwise from the active seat, before the next line.
#[inline]
pub(crate) fn resolve(
    game: &Whitewater,
    position: &mut Position,
    mut lines: LinesTask,
    dealer: &mut Deal<'_>,
) {
    let list = game.printed.lines(lines.source, lines.choice);
    if lines.under_way && lines.seats == 0 {
        lines.under_way = false;
        lines.line += 1;
        if sections::of_kayaks(game, position) != lines.sections {
            position.tasks.push(Task::Lines(lines));
            return sections::cross(game, position, lines.sections, dealer);
        }
    }
    let is_for_all = matches!(lines.source, Source::Event(_));
    while !is_for_all && list.get(usize::from(lines.line)).is_some_and(|effect| effect.is_plain()) {
        carry_out(game, position, lines.seat, list[usize::from(lines.line)], lines.source, dealer);
        lines.line += 1;
    }
    let Some(effect) = list.get(usize::from(lines.line)).copied() else { return };
    if lines.under_way {
        lines.seats -= 1;
        lines.seat = lines.seat.next(game.seats);
    } else {
        lines.under_way = true;
        lines.sections = sections::of_kayaks(game, position);
        if is_for_all {
            lines.seat = position.active;
            lines.seats = if effect.is_done_once() { 0 } else { game.seats - 1 };
        }
    }
    position.tasks.push(Task::Lines(lines));
    carry_out(game, position, lines.seat, effect, lines.source, dealer);
}

/// WW-090: what each line does. WW-091 and WW-092 list the lines of the cards.
#[inline]
fn carry_out(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    effect: Effect,
    source: Source,
    dealer: &mut Deal<'_>,
) {
    match effect {
        Effect::Speed(n) => {
            if !speed::change(position, seat, n, SpeedWhy::Effect, dealer) {
                turn::skip(position, seat, Op::Speed, dealer);
            }
        }
        Effect::SetSpeed(n) => {
            speed::set(position, seat, n, SpeedWhy::Effect, dealer);
        }
        Effect::Maneuver(bonus) => sideways::ask_maneuver(game, position, seat, bonus, dealer),
        Effect::Advance(n) => downriver::advance(game, position, seat, n, dealer),
        Effect::AdvanceRiver => downriver::advance_next(game, position, game.seats, dealer),
        Effect::Draw(n) => (0..n).for_each(|_| turn::draw(position, seat, dealer)),
        Effect::Discard(n) => {
            let why = if source == Source::EddyOut { DiscardWhy::EddyOut } else { DiscardWhy::Effect };
            hazards::pay(position, seat, n, why, dealer);
        }
        Effect::Place(token) => hazard_tokens::place(game, position, seat, token, dealer),
        Effect::Recall => recall(position, seat, dealer),
        Effect::Choose => position.decision = Decision::Choose { seat },
        Effect::ClearTokens => hazard_tokens::clear(position, dealer),
    }
}

/// WW-090: a card of any kind but Recall comes back from the discard pile; a single kind at once (WW-015).
fn recall(position: &mut Position, seat: Seat, dealer: &mut Deal<'_>) {
    let kinds = recallable(position);
    match kinds.count_ones() {
        0 => turn::skip(position, seat, Op::Recall, dealer),
        1 => take_back(position, seat, Card::ALL[kinds.trailing_zeros() as usize], dealer),
        _ => position.decision = Decision::Recall { seat },
    }
}

/// The kinds that can be recalled, as bits by [`Card`].
pub(crate) fn recallable(position: &Position) -> u16 {
    let kinds = position.discard.top_first().fold(0, |bits, card| bits | 1u16 << card.index());
    kinds & !(1 << Card::Recall.index())
}

/// The recalled card goes to hand.
pub(crate) fn take_back(position: &mut Position, seat: Seat, card: Card, dealer: &mut Deal<'_>) {
    if position.discard.take(card).is_some() {
        position.kayaks[seat].hand.add(card);
        dealer.tell(position, || Event::CardRecalled { seat, card });
    }
}

/// WW-060: the chosen list takes the place of the choose line.
pub(crate) fn choose(position: &mut Position, choice: Choice) {
    if let Some(Task::Lines(mut lines)) = position.tasks.pop() {
        lines.under_way = false;
        lines.line += 1;
        position.tasks.push(Task::Lines(lines));
        position.tasks.push(Task::Lines(LinesTask { choice: Some(choice), line: 0, ..lines }));
    }
}
