//! Actions: MA-040 to MA-049.

use engine::{Dealer, Seat};

use super::{Then, cards, running};
use crate::Marathon;
use crate::content::Card;
use crate::event::{Cause, Event};
use crate::position::{Against, Position, Run, Task, Way};

/// MA-040: the top card is taken and followed. MA-042: without any card nothing happens.
pub(crate) fn draw(
    game: &Marathon,
    position: &mut Position,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    renew_deck(position, dealer);
    let Some(card) = position.deck.draw() else {
        dealer.tell(position, || Event::NoCard { seat });
        return Then::EndTurn;
    };
    position.known_top = 0;
    position.task = Task::Busy(Some(card));
    dealer.tell(position, || Event::Drew { seat, card });
    cards::follow(game, position, card, dealer)
}

/// MA-041: when a card is needed and the deck is empty, the discard pile is shuffled into a new one.
fn renew_deck(position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    if position.deck.is_empty() && !position.discard.is_empty() {
        position.deck = position.discard;
        position.discard.clear();
        position.deck.shuffle(dealer);
        let count = position.deck.count() as u8;
        dealer.tell(position, || Event::Shuffled { count });
    }
}

/// MA-043: the runner spins. MA-044: forward. MA-045: backward, unless RUNNER'S HIGH stops it. MA-046: 0 is
/// neither.
pub(crate) fn spin(
    game: &Marathon,
    position: &mut Position,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    let value = dealer.spin(&game.spinner); // MA-049
    dealer.tell(position, || Event::Spun { seat, value });
    let steps = value.unsigned_abs();
    match value.signum() {
        0 => Then::EndTurn,
        1 => Then::Run(kick(steps, Way::Forward)),
        _ if position.runners[seat].high > 0 && can_fall_back(game, position, seat) => {
            position.ask(seat, Task::High(Against::Spin { steps })); // MA-056
            Then::Wait
        }
        _ => Then::Run(kick(steps, Way::Back)),
    }
}

/// MA-058: whether a backward run would move the runner at all.
pub(crate) fn can_fall_back(game: &Marathon, position: &Position, seat: Seat) -> bool {
    let runner = &position.runners[seat];
    running::reach(game, position, runner.row, runner.lane, kick(1, Way::Back)).distance > 0
}

/// A run by the spinner.
pub(crate) fn kick(steps: u16, way: Way) -> Run {
    Run { steps, way, cause: Cause::Kick }
}

/// MA-048: a drawn card reaches the discard pile before its movement is carried out.
#[inline]
pub(crate) fn discard(position: &mut Position, card: Card, dealer: &mut Dealer<'_, Event, Position>) {
    let seat = position.mover();
    position.task = Task::Busy(None);
    position.discard.put(card);
    dealer.tell(position, || Event::Discarded { seat, card });
}
