//! Step 2, Play: RW-040 to RW-044.

use engine::{Dealer, Illegal, Kind as _, Seat};

use crate::Rowing;
use crate::action::{Action, Rate};
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::position::{Boat, Position};
use crate::rules::round;

/// RW-040: exactly as many cards as the rate says. RW-041: Pace and Suffering cards of the hand only.
/// RW-042: with a cluttered hand there is no choice.
pub(crate) fn check(game: &Rowing, boat: &Boat, cards: Cards) -> Result<(), Illegal> {
    let hand = Cards::from(boat.hand);
    if let Some(forced) = cluttered(game, boat.rate, hand) {
        if cards == forced {
            return Ok(());
        }
        return Err(Illegal::new("RW-042", "refused-cluttered")
            .with("needed", game.rates[boat.rate as usize].cards)
            .with("playable", hand.playable())
            .with("exhaustion", forced.of(Card::Exhaustion))
            .with("card", Card::Exhaustion));
    }
    if cards.of(Card::Exhaustion) > 0 {
        return Err(Illegal::new("RW-041", "refused-play-exhaustion")
            .with("chosen", cards.of(Card::Exhaustion))
            .with("card", Card::Exhaustion));
    }
    let needed = game.rates[boat.rate as usize].cards;
    if cards.count() != needed {
        return Err(Illegal::new("RW-040", "refused-play-count")
            .with("rate", boat.rate.strokes())
            .with("needed", needed)
            .with("chosen", cards.count()));
    }
    match Card::ALL.iter().find(|card| cards.of(**card) > hand.of(**card)) {
        None => Ok(()),
        Some(card) => Err(not_in_hand("RW-041", *card, hand.of(*card), cards.of(*card))),
    }
}

/// RW-041, RW-080: more cards of a kind than the hand has.
pub(crate) fn not_in_hand(rule: &'static str, card: Card, held: u8, chosen: u8) -> Illegal {
    Illegal::new(rule, "refused-not-in-hand").with("held", held).with("card", card).with("chosen", chosen)
}

/// RW-042: the only play of a hand with too few playable cards, if it is such a hand. RW-044: a crew may have
/// brought this upon itself by its rate.
#[inline]
pub(crate) fn cluttered(game: &Rowing, rate: Rate, hand: Cards) -> Option<Cards> {
    let needed = game.rates[rate as usize].cards;
    let playable = hand.playable();
    if playable >= needed {
        return None;
    }
    let mut forced = hand;
    forced.0[Card::Exhaustion as usize] = hand.of(Card::Exhaustion).min(needed - playable);
    Some(forced)
}

/// The plays that the check allows, in dictionary order.
#[inline]
pub(crate) fn list(game: &Rowing, boat: &Boat, out: &mut Vec<Action>) {
    each(game, boat, |cards| out.push(Action::Play { cards }));
}

/// Every multiset of the right size, in dictionary order.
#[inline]
pub(crate) fn each(game: &Rowing, boat: &Boat, mut found: impl FnMut(Cards)) {
    let hand = Cards::from(boat.hand);
    if let Some(forced) = cluttered(game, boat.rate, hand) {
        return found(forced);
    }
    let [ones, twos, threes, sufferings, _] = hand.0;
    let needed = game.rates[boat.rate as usize].cards;
    for one in (0..=ones.min(needed)).rev() {
        let rest = needed - one;
        if twos + threes + sufferings < rest {
            break;
        }
        for two in (0..=twos.min(rest)).rev() {
            let rest = rest - two;
            if threes + sufferings < rest {
                break;
            }
            let (most, least) = (threes.min(rest), rest.saturating_sub(sufferings));
            for three in (least..=most).rev() {
                found(Cards([one, two, three, rest - three, 0]));
            }
        }
    }
}

/// RW-022: the cards stay secret until the boat's own step 3; after the last choice the boats row.
pub(crate) fn choose(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    cards: Cards,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    let boat = &mut position.boats[seat];
    boat.hand = Cards::from(boat.hand).without(cards).into();
    boat.played = cards.into();
    dealer.tell(position, || Event::CardsChosen { seat, count: cards.count() });
    if position.deciding.is_empty() {
        round::begin_turns(game, position, dealer);
    }
}

/// RW-043: whether a Play Area that is being revealed came from a cluttered hand.
#[inline]
pub(crate) fn was_cluttered(game: &Rowing, boat: &Boat) -> bool {
    Cards::from(boat.played).playable() < game.rates[boat.rate as usize].cards
}
