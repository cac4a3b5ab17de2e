//! Fatigue: SA-060 to SA-062.

use engine::{Kind, Seat};

use super::{Deal, Flow};
use crate::Salmon;
use crate::card::Card;
use crate::event::{Cause, Event};
use crate::options::{FatiguePile, RestReturn};
use crate::position::{Position, Task};

impl Salmon {
    /// SA-061: a turn in which nothing but Fatigue was played gives one of them back.
    #[inline]
    pub(crate) fn rests(&self, position: &mut Position, dealer: Deal<'_, '_>) -> Flow {
        let only_fatigue = position.played.iter().all(|card| *card == Card::Fatigue);
        if position.played.is_empty() || !only_fatigue {
            return Flow::GoesOn;
        }
        match self.options.rest_return {
            RestReturn::Always => {
                self.rest(position, dealer);
                Flow::GoesOn
            }
            RestReturn::May => {
                position.ask(position.active, Task::Rest);
                Flow::Waits
            }
        }
    }

    /// SA-061: exactly one of the Fatigue cards played goes back to its pile.
    pub(crate) fn rest(&self, position: &mut Position, dealer: Deal<'_, '_>) {
        let seat = position.active;
        position.played.pop();
        position.of_mut(seat).owned.take(Card::Fatigue);
        Salmon::put_back(position, Card::Fatigue);
        dealer.tell(position, || Event::Rested { seat });
    }

    /// Adds a Fatigue to a discard. SA-062: unless the pile is empty and limited.
    pub(crate) fn tire(&self, position: &mut Position, seat: Seat, cause: Cause, dealer: Deal<'_, '_>) {
        let left = &mut position.supply[Card::Fatigue.index()];
        let unlimited = self.options.fatigue_pile == FatiguePile::Unlimited;
        let has_room = position.swimmers[seat.index()].has_room();
        if !has_room || (*left == 0 && !unlimited) {
            dealer.tell(position, || Event::PileEmpty { seat, symbol: None, card: Some(Card::Fatigue) });
            return;
        }
        *left = left.saturating_sub(1);
        let swimmer = position.of_mut(seat);
        swimmer.discard.put(Card::Fatigue);
        swimmer.owned.add(Card::Fatigue);
        dealer.tell(position, || Event::Fatigued { seat, cause });
    }
}
