//! Goal, course, boats: RW-001 to RW-014.
//!
//! The water itself (RW-002 to RW-005), the courses (RW-006), the cards (RW-008) and the rates (RW-009) are
//! read from `content/`. RW-013 needs no code: nothing here asks whether a space is taken.

use engine::{BySeat, Dealer, Kind as _, List, SEATS_MAX, Seat, Seats};

use crate::Rowing;
use crate::action::Rate;
use crate::cards::{Bag, Card, Cards};
use crate::event::Event;
use crate::options::LaneDraw;
use crate::position::{Boat, Phase, Position};
use crate::rules::round;

/// RW-007: the fewest and the most boats.
pub(crate) const SEATS: (u8, u8) = (1, 6);
/// RW-012, RW-114: a full hand.
pub(crate) const HAND: u8 = 7;
/// RW-002: a space is 50 m of water.
pub(crate) const METRES_A_SPACE: u16 = 50;

/// RW-002: where a space is on the course, or how long this many of them are.
pub(crate) fn metres(spaces: u8) -> u16 {
    METRES_A_SPACE * u16::from(spaces)
}

/// Part 3: lanes, decks and hands, and the start of the first round.
pub(crate) fn set_up(game: &Rowing, dealer: &mut Dealer<'_, Event, Position>) -> Position {
    let order = draw_lanes(game, dealer);
    let mut boats = BySeat::new(game.seats, Boat::default());
    for (seat, lane) in order.iter().zip(game.lanes) {
        boats[*seat].lane = lane;
    }
    for boat in boats.iter_mut() {
        deal(game, boat, dealer);
    }
    let mut position = Position {
        round: 0,
        phase: Phase::Rate,
        turn: None,
        order,
        deciding: Seats::NONE,
        supply: game.options.suffering_supply.get(), // RW-010
        podium: List::new(),
        boats,
    };
    dealer.tell(&position, || Event::LanesDrawn { order });
    round::begin(game, &mut position, dealer);
    position
}

/// RW-014: a lot gives the lanes and the race order of the first round.
fn draw_lanes(game: &Rowing, dealer: &mut Dealer<'_, Event, Position>) -> List<Seat, SEATS_MAX> {
    let mut order: List<Seat, SEATS_MAX> = Seat::all(game.seats).collect();
    if game.options.lane_draw == LaneDraw::Random && game.seats > 1 {
        dealer.shuffle(&mut order);
    }
    order
}

/// RW-008: Exhaustion to the Stamina Pile, all other cards to a shuffled deck. RW-011: at the start, at the
/// Easy rate. RW-012: a full hand.
fn deal(game: &Rowing, boat: &mut Boat, dealer: &mut Dealer<'_, Event, Position>) {
    let exhaustion = game.per_boat.of(Card::Exhaustion);
    boat.space = 0;
    boat.rate = Rate::Easy;
    boat.stamina = exhaustion;
    boat.owned = game.per_boat;
    let deck = game.per_boat.without(Cards([0, 0, 0, 0, exhaustion]));
    shuffle_into_deck(boat, deck.into(), dealer);
    for _ in 0..HAND {
        if let Some(card) = boat.deck.draw() {
            boat.hand.add(card);
        }
    }
}

/// A chance event: these cards in random order become the deck.
#[inline]
pub(crate) fn shuffle_into_deck(boat: &mut Boat, cards: Bag, dealer: &mut Dealer<'_, Event, Position>) {
    boat.deck.clear();
    for (card, count) in Card::ALL.iter().zip(cards.counts()) {
        for _ in 0..*count {
            boat.deck.put(*card);
        }
    }
    boat.deck.shuffle(dealer);
}
