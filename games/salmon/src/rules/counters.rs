//! Counters: SA-090 to SA-094.

use engine::{Illegal, Seat};

use super::Deal;
use crate::Salmon;
use crate::action::Action;
use crate::card::Card;
use crate::event::Event;
use crate::position::{Position, Task};

impl Salmon {
    /// SA-090: asks the next affected seat, from `place` seats after the active one, whatever it holds
    /// (SA-111). When all have answered, the card takes effect.
    pub(crate) fn open_window(&self, position: &mut Position, card: Card, place: u8, dealer: Deal<'_, '_>) {
        for place in place..self.seats {
            let seat = position.clockwise(place);
            if self.is_affected(position, card, seat) {
                return position.ask(seat, Task::Counter { card });
            }
        }
        match card {
            Card::Rapids => self.run_rapids(position, 0, dealer),
            _ => self.run_current(position, 0, dealer),
        }
    }

    /// SA-090: whom a Current or Rapids touches.
    pub(crate) fn is_affected(&self, position: &Position, card: Card, seat: Seat) -> bool {
        let swimmer = position.of(seat);
        let has_arrow = self.rivers.cell(&position.river, swimmer.hex).print.arrows > 0;
        has_arrow && (card == Card::Current || !swimmer.hand.is_empty())
    }

    /// SA-091: the seat that counters is spared, nobody else. SA-092: it may be the player's own. SA-093: the
    /// counter is discarded, not played.
    pub(crate) fn counter(&self, position: &mut Position, card: Card, dealer: Deal<'_, '_>) {
        let seat = position.asked;
        let swimmer = position.of_mut(seat);
        swimmer.hand.take(card);
        swimmer.discard.put(card);
        if card != Card::Eagle {
            position.countered.insert(seat);
        }
        dealer.tell(position, || Event::Countered { seat, card });
        if card == Card::Eagle {
            return self.after_card(position, dealer);
        }
        self.open_window(position, card, position.place_of(seat) + 1, dealer);
    }

    /// SA-090: the seat passes.
    pub(crate) fn let_it_come(&self, position: &mut Position, card: Card, dealer: Deal<'_, '_>) {
        let seat = position.asked;
        if card == Card::Eagle {
            return self.look_at_hand(position, seat, dealer);
        }
        self.open_window(position, card, position.place_of(seat) + 1, dealer);
    }
}

/// SA-090: only a card of the kind played counters it.
pub(crate) fn check_counter(position: &Position, card: Card) -> Result<(), Illegal> {
    match position.of(position.asked).hand.of(card) {
        0 => Err(Illegal::new("SA-090", "refused-no-counter").with("card", card.plain())),
        _ => Ok(()),
    }
}

/// SA-090: countering, with the card in hand, and passing.
pub(crate) fn list_counters(position: &Position, card: Card, out: &mut Vec<Action>) {
    if position.of(position.asked).hand.of(card) > 0 {
        out.push(Action::Counter {});
    }
    out.push(Action::Pass {});
}
