//! Step 8, Replenish: RW-110 to RW-114.

use engine::{Dealer, Kind as _, Seat};

use crate::Rowing;
use crate::action::Rate;
use crate::cards::{Card, Cards, KINDS};
use crate::event::Event;
use crate::position::{Boat, Position};
use crate::rules::course::HAND;
use crate::rules::out_of_cards::draw;
use crate::rules::round::Step;

/// RW-110 to RW-114, in this order.
pub(crate) fn replenish(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Step {
    clear_play_area(&mut position.boats[seat]);
    cool_down(game, position, seat, dealer);
    draw_up(position, seat, dealer);
    Step::NextBoat
}

/// RW-110: what was played and flipped is discarded now.
#[inline]
pub(crate) fn clear_play_area(boat: &mut Boat) {
    let mut counts = *boat.discard.counts();
    for (count, played) in counts.iter_mut().zip(boat.played.counts()) {
        *count += played;
    }
    boat.discard = Cards(counts).into();
    boat.played = Cards([0; KINDS]).into();
}

/// RW-111: low rates put Exhaustion cards of the hand back. RW-112: the present rate counts. RW-113: it is
/// not optional.
fn cool_down(game: &Rowing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) {
    let boat = &mut position.boats[seat];
    let amount = cooldown(game, boat.rate).min(boat.hand.of(Card::Exhaustion));
    if amount == 0 {
        return;
    }
    for _ in 0..amount {
        boat.hand.take(Card::Exhaustion);
    }
    boat.stamina += amount;
    dealer.tell(position, || Event::Cooled { seat, amount });
}

/// RW-111: how many cards a rate cools at most.
#[inline]
pub(crate) fn cooldown(game: &Rowing, rate: Rate) -> u8 {
    match rate {
        Rate::Steady => game.options.cooldown_steady.get(),
        Rate::Easy | Rate::Race | Rate::Sprint => game.rates[rate as usize].cooldown,
    }
}

/// RW-114: draw until the hand is full. A fuller hand draws nothing and keeps what it has. The cards come into the hand
/// together, as the event tells it: a reshuffle between them is told with the hand as it was.
fn draw_up(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) {
    let mut drawn = Cards::NONE;
    for _ in position.boats[seat].hand.count()..HAND {
        let Some(card) = draw(position, seat, dealer) else { break };
        drawn.add(card);
    }
    for (card, count) in Card::ALL.iter().zip(drawn.0) {
        position.boats[seat].hand.add_n(*card, count);
    }
    if drawn != Cards::NONE {
        dealer.tell(position, || Event::Drew { seat, count: drawn.count(), cards: Some(drawn) });
    }
}
