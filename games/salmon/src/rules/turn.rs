//! The turn: SA-020 to SA-028.

use engine::{Illegal, Kind, Seat};

use super::Deal;
use crate::Salmon;
use crate::action::Action;
use crate::card::{Card, Cards, Direction};
use crate::content::Effect;
use crate::event::{Event, Reason};
use crate::position::{Position, Task};

/// SA-025: the hand limit.
pub(crate) const HAND: u8 = 4;
/// SA-020: the most cards that a turn plays.
pub(crate) const PLAYS: usize = 3;

impl Salmon {
    /// SA-020, SA-022: any card of the hand may be played; a Wild needs a direction, an Eagle a target.
    #[inline]
    pub(crate) fn check_play(
        &self,
        position: &Position,
        card: Card,
        dir: Option<Direction>,
        target: Option<Seat>,
    ) -> Result<(), Illegal> {
        if position.of(position.active).hand.of(card) == 0 {
            return Err(Illegal::new("SA-020", "refused-not-in-hand").with("card", card.plain()));
        }
        match (card, dir, target) {
            (Card::Wild, None, _) => {
                Err(Illegal::new("SA-032", "refused-wild-direction").with("card", card.plain()))
            }
            (Card::Wild, Some(_), None) => Ok(()),
            (Card::Eagle, None, Some(target)) if target.0 < self.seats => Ok(()),
            (Card::Eagle, None, _) => {
                Err(Illegal::new("SA-086", "refused-eagle-target").with("card", card.plain()))
            }
            (_, None, None) => Ok(()),
            (_, Some(_), _) => Err(Illegal::new("SA-032", "refused-no-direction").with("card", card.plain())),
            (_, None, Some(_)) => Err(Illegal::new("SA-086", "refused-no-target").with("card", card.plain())),
        }
    }

    /// SA-020: every way to play one card, every leap, and the end of the turn.
    #[inline]
    pub(crate) fn list_plays(&self, position: &Position, out: &mut Vec<Action>) {
        let seat = position.active;
        let hand = position.of(seat).hand;
        for card in Card::ALL.iter().copied() {
            if hand.of(card) == 0 {
                continue;
            }
            match card {
                Card::Wild => {
                    for dir in Direction::ALL {
                        out.push(Action::Play { card, dir: Some(*dir), target: None });
                    }
                }
                Card::Eagle => {
                    for target in Seat::all(self.seats) {
                        out.push(Action::Play { card, dir: None, target: Some(target) });
                    }
                }
                _ => out.push(Action::Play { card, dir: None, target: None }),
            }
        }
        self.list_jumps(position, out);
        out.push(Action::EndTurn {});
    }

    /// SA-020: plays a card. SA-023: it lies in front of its seat until the turn ends.
    #[inline]
    pub(crate) fn play(
        &self,
        position: &mut Position,
        card: Card,
        dir: Option<Direction>,
        target: Option<Seat>,
        dealer: Deal<'_, '_>,
    ) {
        let seat = position.active;
        position.of_mut(seat).hand.take(card);
        position.played.push(card);
        dealer.tell(position, || Event::Played { seat, card, dir, target });
        match self.effects[card.index()] {
            Effect::Swim { direction, steps } => {
                let direction = direction.or(dir).unwrap_or_default();
                self.swim(position, card, direction, steps, dealer);
            }
            Effect::MoveBear => self.call_bear(position, dealer),
            Effect::LookAtHand => self.send_eagle(position, target.unwrap_or_default(), dealer),
            Effect::RunCurrent | Effect::RunRapids => self.open_window(position, card, 0, dealer),
            Effect::Nothing => self.after_card(position, dealer), // SA-060
        }
    }

    /// SA-021: when a card is resolved the turn goes on, or ends by itself. What a choice let a seat see is hidden
    /// again (SA-110).
    #[inline]
    pub(crate) fn after_card(&self, position: &mut Position, dealer: Deal<'_, '_>) {
        let seat = position.active;
        position.ask(seat, Task::Play);
        self.tire_of_three_swims(position, dealer);
        if position.played.len() == PLAYS || position.of(seat).hand.is_empty() {
            self.end_turn(position, dealer);
        }
    }

    /// SA-024: the end of a turn begins with the rest.
    #[inline]
    pub(crate) fn end_turn(&self, position: &mut Position, dealer: Deal<'_, '_>) {
        if self.rests(position, dealer) == super::Flow::GoesOn {
            self.put_away(position, dealer);
        }
    }

    /// SA-024: then the played cards are discarded. SA-025: then the hand is cut or filled to four. Cards not
    /// played have stayed there (SA-027).
    pub(crate) fn put_away(&self, position: &mut Position, dealer: Deal<'_, '_>) {
        let seat = position.active;
        let played = position.played;
        position.played.clear();
        let swimmer = position.of_mut(seat);
        for card in &played {
            swimmer.discard.put(*card);
        }
        let count = swimmer.hand.count();
        if count > HAND {
            let task = Task::Discard { count: count - HAND, reason: Reason::HandLimit };
            return position.ask(seat, task);
        }
        self.fill_hand(position, seat, dealer);
        self.close_turn(position, dealer);
    }

    /// SA-025: a hand of fewer than four draws up to four.
    fn fill_hand(&self, position: &mut Position, seat: Seat, dealer: Deal<'_, '_>) {
        for _ in position.of(seat).hand.count()..HAND {
            if !self.draw(position, seat, dealer) {
                return;
            }
        }
    }

    /// SA-026: draws a card; an empty draw pile is made of the discard first. False if there is none.
    pub(crate) fn draw(&self, position: &mut Position, seat: Seat, dealer: Deal<'_, '_>) -> bool {
        let swimmer = position.of_mut(seat);
        if swimmer.draw.is_empty() {
            if swimmer.discard.is_empty() {
                dealer.tell(position, || Event::NothingToDraw { seat });
                return false;
            }
            swimmer.draw = swimmer.discard;
            swimmer.discard.clear();
            shuffle(position, seat, dealer);
        }
        let swimmer = position.of_mut(seat);
        if let Some(card) = swimmer.draw.draw() {
            swimmer.hand.add(card);
            dealer.tell(position, || Event::Drew { seat, card: Some(card) });
        }
        true
    }

    /// SA-028: the next seat is active. SA-021: one without a card goes straight to the end of its turn.
    pub(crate) fn close_turn(&self, position: &mut Position, dealer: Deal<'_, '_>) {
        loop {
            let seat = position.active;
            let next = seat.next(self.seats);
            if next == position.first {
                if let Some(reason) = self.ending(position) {
                    dealer.tell(position, || Event::TurnEnded { seat });
                    return self.end(position, reason, dealer);
                }
                position.round += 1;
            }
            position.active = next;
            position.ask(next, Task::Play);
            dealer.tell(position, || Event::TurnEnded { seat });
            if !position.of(next).hand.is_empty() {
                return;
            }
            self.fill_hand(position, next, dealer);
        }
    }

    /// Discards several cards of a hand, by name, each on top of the last.
    pub(crate) fn discard(
        &self,
        position: &mut Position,
        seat: Seat,
        cards: &Cards,
        reason: Reason,
        dealer: Deal<'_, '_>,
    ) {
        let swimmer = position.of_mut(seat);
        for card in cards.by_name() {
            swimmer.hand.take(card);
            swimmer.discard.put(card);
        }
        dealer.tell(position, || Event::Discarded { seat, cards: *cards, reason });
    }
}

/// SA-026, SA-057: shuffles a draw pile; of fewer than two cards it is no chance event.
pub(crate) fn shuffle(position: &mut Position, seat: Seat, dealer: Deal<'_, '_>) {
    let draw = &mut position.of_mut(seat).draw;
    if draw.count() >= 2 {
        draw.shuffle(dealer);
    }
    let count = draw.count() as u8;
    dealer.tell(position, || Event::Shuffled { seat, count });
}
