//! Squares: FI-030 to FI-034.

use engine::Seat;

use super::market;
use crate::Fishing;
use crate::board::Square;
use crate::event::{Dealer, Event, Why};
use crate::position::Position;

/// FI-030: the square where a move ends acts at once. (FI-033: a boat that has not moved never comes here.)
pub(crate) fn stop(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    match game.board.at(position.boats[seat].pos) {
        Square::Pearls(change) => pay(position, seat, i32::from(change), Why::Square, dealer), // FI-031
        Square::Market => market::dock(game, position, seat, dealer),
        Square::Spot(_) | Square::DropOff => {} // FI-034: these have no pearls
    }
}

/// FI-032: pearls come or go, as far as the wallet has them. Tells a change that is not 0.
#[inline]
pub(crate) fn pay(position: &mut Position, seat: Seat, change: i32, why: Why, dealer: &mut Dealer<'_>) {
    let change = position.boats[seat].change_pearls(change);
    if change != 0 {
        dealer.tell(position, || Event::Pearls { seat, change, why });
    }
}
