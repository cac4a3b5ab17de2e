//! Step 3, Reveal and move: RW-050 to RW-055; and the revealed cluttered hand, RW-043.

use engine::{Dealer, Seat};

use crate::Rowing;
use crate::action::Rate;
use crate::cards::{Card, Cards, KINDS};
use crate::event::{Cause, Event};
use crate::options::SufferingFlip;
use crate::position::{Boat, Position};
use crate::rules::out_of_cards::draw;
use crate::rules::play;
use crate::rules::round::Step;

/// RW-050: the Play Area is shown and its cards take effect. RW-055: the boat moves by all of its Pace.
pub(crate) fn reveal(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event>,
) -> Step {
    let boat = &mut position.boats[seat];
    let cards = Cards::from(boat.played);
    boat.revealed = true;
    dealer.tell(|| Event::Revealed { seat, cards });
    if play::was_cluttered(game, boat) {
        return stop_cluttered(boat, seat, dealer);
    }
    boat.hand_pace = total(&game.values, cards);
    for _ in 0..total(&game.flips, cards) {
        boat.hand_pace += flip(game, boat, seat, dealer); // RW-053: one at a time
    }
    boat.pace = boat.hand_pace;
    advance(boat, seat, boat.hand_pace, Cause::Cards, dealer);
    Step::Tides
}

/// RW-050: what these cards bring together, of Pace or of flips.
#[inline]
pub(crate) fn total(by_kind: &[u8; KINDS], cards: Cards) -> u8 {
    by_kind.iter().zip(cards.0).map(|(amount, count)| amount * count).sum()
}

/// RW-043: no move, back to Easy, and on to step 8, which also clears the Play Area.
fn stop_cluttered(boat: &mut Boat, seat: Seat, dealer: &mut Dealer<'_, Event>) -> Step {
    let (cards, from) = (Cards::from(boat.played), boat.rate);
    dealer.tell(|| Event::Cluttered { seat, cards });
    boat.rate = Rate::Easy;
    dealer.tell(|| Event::RateSet { seat, from, to: Rate::Easy });
    Step::Replenish
}

/// RW-051: the value of the next card of the deck. RW-052: a card without a value is put aside and the next
/// one is flipped. RW-053: the card that counts stays in the Play Area.
fn flip(game: &Rowing, boat: &mut Boat, seat: Seat, dealer: &mut Dealer<'_, Event>) -> u8 {
    if game.options.suffering_flip == SufferingFlip::Single {
        let Some(card) = draw(boat, seat, dealer) else { return 0 };
        dealer.tell(|| Event::Flipped { seat, card });
        boat.played.add(card);
        return game.values[card as usize];
    }
    if !can_flip_pace(boat) {
        return 0;
    }
    loop {
        let Some(card) = draw(boat, seat, dealer) else { return 0 };
        dealer.tell(|| Event::Flipped { seat, card });
        match card {
            Card::Pace1 | Card::Pace2 | Card::Pace3 => {
                boat.played.add(card);
                return game.values[card as usize];
            }
            Card::Suffering | Card::Exhaustion => boat.discard.add(card),
        }
    }
}

/// RW-054: without a Pace card in deck and discard pile nothing is flipped.
#[inline]
fn can_flip_pace(boat: &Boat) -> bool {
    boat.owned.pace() > Cards::from(boat.hand).pace() + Cards::from(boat.played).pace()
}

/// RW-055: a boat moves forward.
#[inline]
pub(crate) fn advance(boat: &mut Boat, seat: Seat, spaces: u8, cause: Cause, dealer: &mut Dealer<'_, Event>) {
    let from = boat.space;
    boat.space += spaces;
    dealer.tell(|| Event::Moved { seat, from, to: boat.space, cause });
}
