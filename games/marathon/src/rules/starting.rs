//! Starting: MA-001 to MA-010.

use engine::{BySeat, Dealer, Illegal, Seat};

use super::{Then, turn};
use crate::Marathon;
use crate::content::course::{LANES, lane_bit};
use crate::event::{Event, Purpose};
use crate::position::{CardPile, Order, Position, Runner, Taken, Task};

/// MA-002: every runner begins with its stamina and no cards. MA-003: the deck is shuffled face down, the
/// discard pile is empty. MA-004: the first roller is asked to roll.
pub(crate) fn set_up(game: &Marathon, dealer: &mut Dealer<'_, Event, Position>) -> Position {
    let runner = Runner { stamina: game.options.stamina_start, ..Runner::default() };
    let mut deck = CardPile::default();
    for card in game.options.deck.cards() {
        deck.put(card);
    }
    deck.shuffle(dealer);
    Position {
        task: Task::StartRoll,
        deciding: Seat(game.options.first_roller),
        round: 0,
        order: Order::new(),
        slot: 0,
        known_top: 0,
        runners: BySeat::new(game.seats, runner),
        taken: Taken::nobody(),
        deck,
        discard: CardPile::default(),
    }
}

/// MA-005: the number rolled is the place on the block. MA-006: if it is taken, any free one may be chosen;
/// the last free one is taken unasked.
pub(crate) fn roll_for_place(
    game: &Marathon,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let die = dealer.roll(LANES);
    dealer.tell(position, || Event::Rolled { seat, die, purpose: Purpose::Start, speed: None });
    let free = free_places(position);
    if free & lane_bit(die) != 0 {
        return take_place(game, position, seat, die, dealer);
    }
    if free.count_ones() == 1 {
        return take_place(game, position, seat, free.trailing_zeros() as u8 + 1, dealer); // MA-028
    }
    position.ask(seat, Task::Place);
    Then::Wait
}

/// The free places of the block, as a mask.
#[inline]
pub(crate) fn free_places(position: &Position) -> u8 {
    let taken = position.runners.iter().fold(0, |mask, runner| mask | lane_bit(runner.start));
    !taken & 0b11_1111
}

/// MA-006: only a free place can be chosen.
pub(crate) fn check_place(position: &Position, place: u8) -> Result<(), Illegal> {
    if !(1..=LANES).contains(&place) {
        return Err(Illegal::new("MA-006", "refused-no-place").with("last", LANES).with("place", place));
    }
    match position.runners.by_seat().find(|(_, runner)| runner.start == place) {
        None => Ok(()),
        Some((other, _)) => {
            Err(Illegal::new("MA-006", "refused-taken").with("place", place).with("seat", other))
        }
    }
}

/// MA-009: a place has its space on the block. MA-004: the next seat without a place rolls. MA-007: when all
/// stand there, the race begins.
pub(crate) fn take_place(
    game: &Marathon,
    position: &mut Position,
    seat: Seat,
    place: u8,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let (row, lane) = game.block.space(place);
    position.runners[seat].start = place;
    position.put(seat, row, lane);
    dealer.tell(position, || Event::Placed { seat, position: place });
    let next = seat.clockwise(game.seats).find(|seat| position.runners[*seat].start == 0);
    match next {
        Some(next) => position.ask(next, Task::StartRoll),
        None => begin_race(game, position, dealer),
    }
    Then::Wait
}

/// MA-007: round 1 begins. MA-008: the lowest place moves first and turns go on in rising order of places.
fn begin_race(game: &Marathon, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    position.order = race_order(&position.runners);
    position.slot = 0;
    position.round = 1;
    dealer.tell(position, || Event::RaceStarted { order: position.order });
    turn::open_turn(game, position, dealer);
}

/// MA-008: the seats in rising order of their places.
pub(crate) fn race_order(runners: &BySeat<Runner>) -> Order {
    let mut order = Order::new();
    for place in 1..=LANES {
        if let Some((seat, _)) = runners.by_seat().find(|(_, runner)| runner.start == place) {
            order.push(seat);
        }
    }
    order
}
