//! Exhaustion: RW-130 and RW-131.
//!
//! RW-130 needs no code of its own: `play` and `discard` refuse Exhaustion, so only a cooldown or
//! a cluttered hand takes it out of a hand.

use engine::{Dealer, Seat};

use crate::cards::Card;
use crate::event::{Event, Reason};
use crate::position::Position;

/// RW-131: what is paid goes from the Stamina Pile to the discard pile and so comes round again.
#[inline]
pub(crate) fn pay(
    position: &mut Position,
    seat: Seat,
    amount: u8,
    reason: Reason,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    if amount == 0 {
        return;
    }
    let boat = &mut position.boats[seat];
    boat.stamina -= amount;
    boat.discard.add_n(Card::Exhaustion, amount);
    dealer.tell(position, || Event::Paid { seat, amount, reason });
}
