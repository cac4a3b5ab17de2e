//! Eddy Out: WW-040 to WW-044.

use engine::Seat;

use crate::Whitewater;
use crate::cards::Source;
use crate::event::Event;
use crate::position::{Decision, Position, Task};
use crate::rules::{Deal, effects};

/// WW-040: an Eddy Out is resolved like a card. Afterwards the same seat is asked again (WW-042): in the
/// window, which waits below, or at its `play`.
pub(crate) fn eddy_out(position: &mut Position, seat: Seat, dealer: &mut Deal<'_>) {
    position.kayaks[seat].eddied = position.kayaks[seat].eddied.saturating_add(1);
    dealer.tell(position, || Event::EddiedOut { seat });
    if seat == position.active {
        position.tasks.push(Task::Play {});
    }
    position.tasks.push(effects::lines_of(Source::EddyOut, seat));
}

/// WW-041: the response window, before the first line of a card: the next of the other seats that may Eddy
/// Out is asked. It closes when the round of the table has come back to the active seat.
#[inline]
pub(crate) fn ask_window(game: &Whitewater, position: &mut Position, from: Seat) {
    let mut seat = from;
    while seat != position.active {
        if can_eddy_out(game, position, seat) {
            position.tasks.push(Task::Window { seat });
            position.decision = Decision::Respond { seat };
            return;
        }
        seat = seat.next(game.seats);
    }
}

/// WW-042: a seat that has passed is not asked again in this window.
#[inline]
pub(crate) fn pass(game: &Whitewater, position: &mut Position, seat: Seat) {
    position.tasks.pop();
    ask_window(game, position, seat.next(game.seats));
}

/// WW-042: within the limit of the switch. WW-043: with a card, the active seat with one more to play.
/// WW-044: at speed 1 unless the switch forbids it.
#[inline]
pub(crate) fn can_eddy_out(game: &Whitewater, position: &Position, seat: Seat) -> bool {
    let kayak = &position.kayaks[seat];
    kayak.hand.count() >= cards_needed(position, seat)
        && (kayak.speed > 1 || game.options.eddy_at_speed_1)
        && game.options.eddy_per_turn.is_none_or(|limit| kayak.eddied < limit)
}

/// WW-043: the active seat must still be able to play a card.
#[inline]
pub(crate) fn cards_needed(position: &Position, seat: Seat) -> u8 {
    if seat == position.active { 2 } else { 1 }
}
