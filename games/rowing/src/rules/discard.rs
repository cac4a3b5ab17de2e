//! Step 6, Discard: RW-080 to RW-082.

use engine::{Dealer, Illegal, Seat};

use crate::Rowing;
use crate::action::Action;
use crate::cards::{Card, Cards, PACE};
use crate::event::Event;
use crate::position::{Boat, Phase, Position};
use crate::rules::play::not_in_hand;
use crate::rules::round::{self, Step};

/// RW-082: every boat is asked, whatever its hand, but for one beyond the finish line. (A cluttered boat does
/// not come here.)
pub(crate) fn ask(game: &Rowing, position: &mut Position, seat: Seat) -> Step {
    if game.water.is_home(position.boats[seat].space) {
        return Step::SplitChecks;
    }
    round::ask(position, seat, Phase::Discard)
}

/// RW-080: any Pace cards of the hand. RW-081: no Suffering and no Exhaustion.
#[inline]
pub(crate) fn check(boat: &Boat, cards: Cards) -> Result<(), Illegal> {
    for card in [Card::Suffering, Card::Exhaustion] {
        if cards.of(card) > 0 {
            return Err(Illegal::new("RW-081", "refused-discard-kind")
                .with("chosen", cards.of(card))
                .with("card", card));
        }
    }
    for card in PACE {
        if cards.of(card) > boat.hand.of(card) {
            return Err(not_in_hand("RW-080", card, boat.hand.of(card), cards.of(card)));
        }
    }
    Ok(())
}

/// The discards that the check allows, in dictionary order, a shorter list before its extensions.
#[inline]
pub(crate) fn list(boat: &Boat, out: &mut Vec<Action>) {
    let [ones, twos, threes, _, _] = *boat.hand.counts();
    let discard = |one, two, three| Action::Discard { cards: Cards([one, two, three, 0, 0]) };
    for one in 0..=ones {
        out.push(discard(one, 0, 0));
    }
    for one in (0..=ones).rev() {
        for two in 1..=twos {
            out.push(discard(one, two, 0));
        }
        for two in (0..=twos).rev() {
            for three in 1..=threes {
                out.push(discard(one, two, three));
            }
        }
    }
}

/// RW-080: the cards go from the hand to the discard pile.
pub(crate) fn put_aside(
    position: &mut Position,
    seat: Seat,
    cards: Cards,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    if cards == Cards::NONE {
        return;
    }
    let boat = &mut position.boats[seat];
    boat.hand = Cards::from(boat.hand).without(cards).into();
    for card in PACE {
        boat.discard.add_n(card, cards.of(card));
    }
    dealer.tell(position, || Event::Discarded { seat, cards });
}
