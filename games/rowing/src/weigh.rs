//! The greedy policy: one turn ahead, by what a sensible coxswain would say.
//!
//! Distance is good, stamina has a price, a crab is bad, a strong hand at a high rate near the finish is worth
//! keeping. All amounts are in hundredths of a space. It uses what the seat may see, and no heap.

use engine::Seat;

use crate::Rowing;
use crate::action::{Action, Rate};
use crate::cards::{Card, Cards};
use crate::content::Line;
use crate::forecast::{Spread, Toll};
use crate::position::{Boat, Position};
use crate::rules::course::HAND;
use crate::rules::motivation;
use crate::rules::play;
use crate::rules::replenish::cooldown;
use crate::rules::reveal::total;

/// Being home this turn.
const HOME: i32 = 1500;
/// RW-142: a point of the played hand when the boat comes home.
const PHOTO: i32 = 60;
/// A crab, besides the spaces that it costs: Suffering cards, the Easy rate, a lost rhythm.
const CRAB: i32 = 450;
/// A cluttered hand, besides the move that it costs.
const CLUTTERED: i32 = 300;
/// An Exhaustion card that goes from the hand back to the pile.
const COOLED: i32 = 95;
/// A rate that is one position higher when the turn is over.
const RATE: i32 = 25;
/// The prospect of coming home with the next hand.
const IN_REACH: i32 = 320;
/// What an unseen card brings when it is played, in tenths of a space.
const UNSEEN: i32 = 17;

pub(crate) fn weigh(game: &Rowing, view: &Position, seat: Seat, legal: &[Action], out: &mut Vec<i32>) {
    let boat = &view.boats[seat];
    let spreads = [0, 1, 2, 3, 4].map(|flips| Spread::of(game, boat, flips));
    let now = |space, pace, stamina| {
        let after = After { space, pace, hand_pace: boat.hand_pace, stamina };
        worth(game, boat, boat.turn_start, boat.hand.into(), after)
    };
    out.extend(legal.iter().map(|action| match action {
        Action::Rate { to } => rate(game, boat, *to, &spreads),
        Action::Play { cards } => row(game, boat, *cards, &spreads),
        Action::Tides {} => {
            now(boat.space + 1, boat.pace + u8::from(game.options.tides_in_pace), boat.stamina)
        }
        Action::Motivation {} => {
            let more = if game.options.motivation_in_pace { motivation::SPACES } else { 0 };
            now(
                boat.space + motivation::SPACES,
                boat.pace + more,
                boat.stamina.saturating_sub(motivation::PRICE),
            )
        }
        Action::Pass {} => now(boat.space, boat.pace, boat.stamina),
        Action::Discard { cards } => discard(game, boat, *cards),
    }));
}

/// A rate is worth its best play.
fn rate(game: &Rowing, boat: &Boat, to: Rate, spreads: &[Spread; 5]) -> i32 {
    let jump = boat.rate.distance(to) >= 2;
    let mut rated = Boat { rate: to, stamina: boat.stamina.saturating_sub(u8::from(jump)), ..*boat };
    rated.owned = boat.owned;
    let mut best = i32::MIN;
    play::each(game, &rated, |cards| best = best.max(row(game, &rated, cards, spreads)));
    // The card that a jump costs is gone before the turn begins, and in the discard pile.
    best - i32::from(jump) * price(game, boat.space)
}

/// A play is worth the mean of what its flips can bring.
fn row(game: &Rowing, boat: &Boat, cards: Cards, spreads: &[Spread; 5]) -> i32 {
    let left = Cards::from(boat.hand).without(cards);
    if play::cluttered(game, boat.rate, boat.hand.into()).is_some() {
        let cooled = i32::from(cooldown(game, Rate::Easy).min(left.of(Card::Exhaustion)));
        return cooled * COOLED - CLUTTERED;
    }
    let sure = total(&game.values, cards);
    let spread = &spreads[usize::from(total(&game.flips, cards).min(4))];
    let mut sum = 0i64;
    for (flipped, weight) in spread.weights.iter().enumerate().filter(|(_, weight)| **weight > 0) {
        let pace = sure + flipped as u8;
        let after = After { space: boat.space + pace, pace, hand_pace: pace, stamina: boat.stamina };
        sum += i64::from(worth(game, boat, boat.space, left, after)) * *weight as i64;
    }
    (sum / spread.total as i64) as i32
}

/// Where a boat stands before step 7, and with what.
struct After {
    space: u8,
    pace: u8,
    hand_pace: u8,
    stamina: u8,
}

/// What it is worth to stand there with this hand, after the checks that follow.
fn worth(game: &Rowing, boat: &Boat, turn_start: u8, hand: Cards, after: After) -> i32 {
    let toll = Toll::of(game, turn_start, after.space, after.pace, after.stamina);
    let spent = i32::from(boat.stamina) - i32::from(toll.stamina);
    let last = i32::from(game.water.last());
    if game.water.is_home(toll.ends_on) {
        return 100 * (last + 1 - i32::from(turn_start)) + HOME + PHOTO * i32::from(after.hand_pace) - spent
            + 5 * i32::from(toll.ends_on);
    }
    let rate = if toll.crab.is_some() { Rate::Easy } else { boat.rate };
    let cooled = i32::from(cooldown(game, rate).min(hand.of(Card::Exhaustion)));
    let mut worth = 100 * (i32::from(toll.ends_on) - i32::from(turn_start));
    worth -= spent * price(game, toll.ends_on);
    worth += cooled * COOLED + RATE * rate as i32;
    if toll.crab.is_some() {
        worth -= CRAB;
    }
    worth + prospect(game, toll.ends_on, rate, hand)
}

/// The price of an Exhaustion card: dear on open water, cheap where little of the race is left.
fn price(game: &Rowing, space: u8) -> i32 {
    let to_go = i32::from(game.water.last()) + 1 - i32::from(space);
    match to_go {
        ..=6 => 50,
        7..=12 => 80,
        _ => 115,
    }
}

/// What the cards kept in hand promise for the next turn, above all if they can bring the boat home.
fn prospect(game: &Rowing, space: u8, rate: Rate, hand: Cards) -> i32 {
    let cards = i32::from(game.rates[(rate as usize + 1).min(3)].cards);
    let to_go = i32::from(game.water.last()) + 1 - i32::from(space);
    let reach = strongest(hand, cards);
    let in_reach = if reach >= 10 * to_go { IN_REACH } else { 0 };
    in_reach + reach
}

/// The sum of the best `cards` of a hand that is filled up with unseen cards, in tenths of a space.
fn strongest(hand: Cards, cards: i32) -> i32 {
    let mut left = cards;
    let mut sum = 0;
    let unseen = i32::from(HAND.saturating_sub(hand.count()));
    for (count, value) in [
        (i32::from(hand.of(Card::Pace3)), 30),
        (i32::from(hand.of(Card::Pace2)), 20),
        (i32::from(hand.of(Card::Suffering)), 18),
        (unseen, UNSEEN),
        (i32::from(hand.of(Card::Pace1)), 10),
    ] {
        let taken = count.min(left);
        sum += taken * value;
        left -= taken;
    }
    sum
}

/// A discard is worth what the cards drawn instead promise, less what the cards given away would bring: near a
/// line low cards are good, on open water and before the finish high ones.
fn discard(game: &Rowing, boat: &Boat, cards: Cards) -> i32 {
    let drawn = mean_of_drawn(boat, HAND.saturating_sub(boat.hand.count().saturating_sub(cards.count())));
    let near = is_near_a_line(game, boat.space);
    let to_go = i32::from(game.water.last()) + 1 - i32::from(boat.space);
    let keep = |card: Card| match (card, to_go <= 12, near) {
        (Card::Pace1, true, _) => 80,
        (Card::Pace2, true, _) => 190,
        (Card::Pace1, false, true) => 230,
        (Card::Pace1, false, false) => 110,
        (Card::Pace2, false, _) => 220,
        (Card::Pace3, _, _) => 301, // no card that may be drawn is better
        (Card::Suffering | Card::Exhaustion, _, _) => 990,
    };
    cards.each().map(|card| drawn - keep(card)).sum()
}

/// The mean of what the next cards promise, in hundredths of a space: those of the deck, and when it runs out
/// (RW-120) those of the discard pile and the Play Area.
fn mean_of_drawn(boat: &Boat, cards: u8) -> i32 {
    let deck = boat.unseen();
    let from_deck = i32::from(cards.min(deck.count()));
    let rest = i32::from(cards) - from_deck;
    let discarded = mean(&[boat.discard.into(), boat.played.into()]);
    (from_deck * mean(&[deck]) + rest * discarded) / i32::from(cards).max(1)
}

fn mean(piles: &[Cards]) -> i32 {
    let promise = [100, 200, 300, 170, -100];
    let of_pile =
        |pile: &Cards| pile.0.iter().zip(promise).map(|(n, value)| i32::from(*n) * value).sum::<i32>();
    let count: i32 = piles.iter().map(|pile| i32::from(pile.count())).sum();
    piles.iter().map(of_pile).sum::<i32>() / count.max(1)
}

fn is_near_a_line(game: &Rowing, space: u8) -> bool {
    [Line::M500, Line::M1000, Line::M1500, Line::Finish].iter().any(|line| {
        let before = game.water.before(*line);
        space <= before && before - space < 6
    })
}
