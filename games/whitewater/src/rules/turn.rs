//! Turn: WW-010 to WW-016.

use engine::{Pile, Seat};

use crate::Whitewater;
use crate::cards::{Card, Source};
use crate::event::{DiscardWhy, Event, Op};
use crate::position::{Decision, Position, Task};
use crate::rules::{Deal, effects, end};

/// WW-010: a seat's turn starts; nobody has eddied out in it yet (WW-042).
pub(crate) fn start_turn(_game: &Whitewater, position: &mut Position, dealer: &mut Deal<'_>) {
    for kayak in position.kayaks.iter_mut() {
        kayak.eddied = 0;
    }
    dealer.tell(position, || Event::TurnStarted { seat: position.active, round: position.round });
    ask_play(position, dealer);
}

/// WW-013: a seat without cards plays nothing and goes on with the draw. Otherwise it is asked, always
/// (WW-015).
pub(crate) fn ask_play(position: &mut Position, dealer: &mut Deal<'_>) {
    let seat = position.active;
    if position.kayaks[seat].hand.is_empty() {
        dealer.tell(position, || Event::NoCard { seat });
        position.tasks.push(Task::EndTurn {});
    } else {
        position.decision = Decision::Play { seat };
    }
}

/// WW-011: the card goes face up on the discard pile; the others may answer; then its lines are resolved.
#[inline]
pub(crate) fn play(game: &Whitewater, position: &mut Position, card: Card, dealer: &mut Deal<'_>) {
    let seat = position.active;
    position.kayaks[seat].hand.take(card);
    position.discard.put(card);
    position.played = Some(card);
    dealer.tell(position, || Event::CardPlayed { seat, card });
    position.tasks.push(Task::EndTurn {});
    position.tasks.push(effects::lines_of(Source::River(card), seat));
    position.tasks.push(Task::Window { seat: seat.next(game.seats) });
}

/// WW-012: tells that a line, or a part of it, can do nothing and so counts as resolved.
#[inline]
pub(crate) fn skip(position: &Position, seat: Seat, op: Op, dealer: &mut Deal<'_>) {
    dealer.tell(position, || Event::EffectSkipped { seat, op });
}

/// WW-014: the top card of the deck; an empty deck is first rebuilt from the whole discard pile.
/// WW-016: the hand may grow without limit.
#[inline]
pub(crate) fn draw(position: &mut Position, seat: Seat, dealer: &mut Deal<'_>) {
    if position.river_deck.is_empty() {
        if position.discard.is_empty() {
            return skip(position, seat, Op::Draw, dealer);
        }
        position.river_deck = position.discard;
        position.discard = Pile::default();
        position.river_deck.shuffle(dealer);
        dealer.tell(position, || Event::DeckReshuffled { count: position.river_deck.count() as u8 });
    }
    if let Some(card) = position.river_deck.draw() {
        position.kayaks[seat].hand.add(card);
        dealer.tell(position, || Event::CardDrawn { seat, card: Some(card) });
    }
}

/// A card from hand to the top of the discard pile.
#[inline]
pub(crate) fn discard(
    position: &mut Position,
    seat: Seat,
    card: Card,
    why: DiscardWhy,
    dealer: &mut Deal<'_>,
) {
    if position.kayaks[seat].hand.take(card) {
        position.discard.put(card);
        dealer.tell(position, || Event::CardDiscarded { seat, card, why });
    }
}

/// WW-010: the draw, then the next seat clockwise. WW-083: after the last round the race is over.
#[inline]
pub(crate) fn end_turn(game: &Whitewater, position: &mut Position, dealer: &mut Deal<'_>) {
    draw(position, position.active, dealer);
    position.played = None;
    let next = position.active.next(game.seats);
    if next == Seat(0) {
        if position.round >= game.round_limit() {
            return end::stop_at_round_limit(game, position, dealer);
        }
        position.round += 1;
    }
    position.active = next;
    start_turn(game, position, dealer);
}
