//! The turn: FI-010 to FI-013.

use engine::Seat;

use super::{attacks, chance, curses, drop_offs, end, market, shop};
use crate::Fishing;
use crate::event::{Dealer, Event};
use crate::options::Finish;
use crate::position::{Phase, Position, Turn};

/// FI-010: a turn begins. FI-011: its steps are the end of the seat's own blocks, deliveries, the win check, the effect.
pub(crate) fn start(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    position.active = seat;
    position.turn = Turn::default();
    position.phase = Phase::Start;
    let round = position.round;
    dealer.tell(position, || Event::TurnStarted { seat, round });
    attacks::end_blocks(position, seat, dealer);
    drop_offs::deliver(game, position, seat, dealer);
    if position.boats[seat].pos == 0 && market::is_won(game, position, seat) {
        end::finish(game, position, seat, dealer);
        // G17: a finisher goes on in the full round, but sails no more.
        position.turn.docked = position.phase != Phase::Over;
        return;
    }
    curses::act(game, position, seat, dealer);
}

/// FI-013: the end of a turn, first the count of the attack hand.
pub(crate) fn end(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    if chance::count_full_turn(game, position, seat) {
        position.phase = Phase::Discard;
        dealer.tell(position, || Event::MustDiscard { seat });
        return;
    }
    go_on(game, position, seat, dealer);
}

/// FI-013 b to d: own effects end, then perhaps the round, then the next seat begins.
pub(crate) fn go_on(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    curses::expire(position, seat, dealer);
    let place = position.turn_order.iter().position(|other| *other == seat).unwrap_or(0);
    let next = match position.turn_order.get(place + 1) {
        Some(next) => *next,
        None => {
            let decided = game.options.finish == Finish::FullRound && !position.finishers.is_empty();
            if decided || position.round >= game.constants.max_rounds {
                return end::end(position, dealer); // FI-141, FI-142
            }
            position.round += 1; // FI-008
            shop::restock(game, position, dealer);
            position.turn_order[0]
        }
    };
    start(game, position, next, dealer);
}
