//! Out of cards: RW-120 to RW-122.

use engine::{Dealer, Seat};

use crate::cards::{Bag, Card};
use crate::event::Event;
use crate::position::Position;
use crate::rules::course::shuffle_into_deck;

/// RW-122: the top card of the deck. The discard pile is shuffled only when a card is needed; when there is
/// none either, drawing stops.
#[inline]
pub(crate) fn draw(
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Option<Card> {
    if position.boats[seat].deck.is_empty() {
        reshuffle(position, seat, dealer);
    }
    position.boats[seat].deck.draw()
}

/// RW-120: the discard pile becomes the deck. RW-121: the Play Area is not part of it.
fn reshuffle(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) {
    let boat = &mut position.boats[seat];
    let count = boat.discard.count();
    if count == 0 {
        return;
    }
    shuffle_into_deck(boat, boat.discard, dealer);
    boat.discard = Bag::new();
    dealer.tell(position, || Event::Shuffled { seat, count });
}
