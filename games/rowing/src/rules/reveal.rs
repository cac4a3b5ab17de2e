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
    dealer: &mut Dealer<'_, Event, Position>,
) -> Step {
    let boat = &mut position.boats[seat];
    let cards = Cards::from(boat.played);
    let is_cluttered = play::was_cluttered(game, boat);
    boat.revealed = true;
    if !is_cluttered {
        boat.hand_pace = 0;
        add_to_card_sum(boat, total(&game.values, cards));
    }
    dealer.tell(position, || Event::Revealed { seat, cards });
    if is_cluttered {
        return stop_cluttered(position, seat, dealer);
    }
    for _ in 0..total(&game.flips, cards) {
        flip(game, position, seat, dealer); // RW-053: one at a time
    }
    advance(position, seat, position.boats[seat].hand_pace, Cause::Cards, dealer);
    Step::Tides
}

/// RW-050: what a card of this turn brings counts for the card sum, and so for the Pace (RW-092).
#[inline]
fn add_to_card_sum(boat: &mut Boat, value: u8) {
    boat.hand_pace += value;
    boat.pace = boat.hand_pace;
}

/// RW-050: what these cards bring together, of Pace or of flips.
#[inline]
pub(crate) fn total(by_kind: &[u8; KINDS], cards: Cards) -> u8 {
    by_kind.iter().zip(cards.0).map(|(amount, count)| amount * count).sum()
}

/// RW-043: no move, back to Easy, and on to step 8, which also clears the Play Area.
fn stop_cluttered(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) -> Step {
    let boat = &position.boats[seat];
    let (cards, from) = (Cards::from(boat.played), boat.rate);
    dealer.tell(position, || Event::Cluttered { seat, cards });
    position.boats[seat].rate = Rate::Easy;
    dealer.tell(position, || Event::RateSet { seat, from, to: Rate::Easy });
    Step::Replenish
}

/// RW-051: the value of the next card of the deck is added. RW-052: a card without a value is put aside and the next
/// one is flipped. RW-053: the card that counts stays in the Play Area.
fn flip(game: &Rowing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) {
    let single = game.options.suffering_flip == SufferingFlip::Single;
    if !single && !can_flip_pace(&position.boats[seat]) {
        return;
    }
    loop {
        let Some(card) = draw(position, seat, dealer) else { return };
        let counts = single
            || match card {
                Card::Pace1 | Card::Pace2 | Card::Pace3 => true,
                Card::Suffering | Card::Exhaustion => false,
            };
        let boat = &mut position.boats[seat];
        if counts {
            boat.played.add(card);
            add_to_card_sum(boat, game.values[card as usize]);
        } else {
            boat.discard.add(card);
        }
        dealer.tell(position, || Event::Flipped { seat, card });
        if counts {
            return;
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
pub(crate) fn advance(
    position: &mut Position,
    seat: Seat,
    spaces: u8,
    cause: Cause,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    let boat = &mut position.boats[seat];
    let from = boat.space;
    boat.space += spaces;
    dealer.tell(position, || Event::Moved { seat, from, to: from + spaces, cause });
}
