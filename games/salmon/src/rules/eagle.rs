//! Eagle: SA-086 and SA-087.

use engine::{Illegal, Kind, Seat};

use super::Deal;
use crate::Salmon;
use crate::action::Action;
use crate::card::{Card, Cards};
use crate::event::{Event, Reason};
use crate::position::{Position, Task};

impl Salmon {
    /// SA-087: the named seat may counter first; one with an empty hand is not asked, and nothing happens.
    pub(crate) fn send_eagle(&self, position: &mut Position, target: Seat, dealer: Deal<'_, '_>) {
        if position.of(target).hand.is_empty() {
            let seat = position.active;
            dealer.tell(position, || Event::Ignored { seat, card: Card::Eagle });
            return self.after_card(position, dealer);
        }
        position.ask(target, Task::Counter { card: Card::Eagle });
    }

    /// SA-086: the player sees the hand and chooses a card. SA-087: a hand of one card loses it unasked.
    pub(crate) fn look_at_hand(&self, position: &mut Position, target: Seat, dealer: Deal<'_, '_>) {
        let seat = position.active;
        let cards = position.of(target).hand;
        position.ask(seat, Task::EagleCard { target });
        dealer.tell(position, || Event::HandSeen { seat, target, cards });
        if cards.count() >= 2 {
            return;
        }
        if let Some(card) = cards.kinds().next() {
            self.snatch(position, target, card, dealer);
        }
    }

    /// SA-086: the card goes onto its owner's discard.
    pub(crate) fn snatch(&self, position: &mut Position, target: Seat, card: Card, dealer: Deal<'_, '_>) {
        self.discard(position, target, &Cards::one(card), Reason::Eagle, dealer);
        self.after_card(position, dealer);
    }
}

/// SA-086: the card is in the hand looked at.
pub(crate) fn check_snatch(position: &Position, target: Seat, card: Card) -> Result<(), Illegal> {
    match position.of(target).hand.of(card) {
        0 => Err(Illegal::new("SA-086", "refused-not-in-that-hand").with("card", card.plain())),
        _ => Ok(()),
    }
}

/// SA-086: one action for each kind in the hand.
pub(crate) fn list_snatches(position: &Position, target: Seat, out: &mut Vec<Action>) {
    let hand = &position.of(target).hand;
    for card in Card::ALL.iter().copied().filter(|card| hand.of(*card) > 0) {
        out.push(Action::Snatch { card });
    }
}
