//! End: SA-100 to SA-105.

use engine::{BySeat, Part, Ranking, Said, Seat};

use super::Deal;
use crate::Salmon;
use crate::board::Ground;
use crate::card::Card;
use crate::event::{Ending, Event};
use crate::position::{Position, Task};
use crate::river::Hex;

impl Salmon {
    /// SA-100: the round in which a salmon arrives is the last. SA-105: so is round `max_rounds`. Looked at when
    /// the round's last seat has ended its turn.
    pub(crate) fn ending(&self, position: &Position) -> Option<Ending> {
        match (self.has_arrival(position), position.round >= self.max_rounds) {
            (true, _) => Some(Ending::Arrival),
            (false, true) => Some(Ending::RoundLimit),
            (false, false) => None,
        }
    }

    /// The race is over.
    pub(crate) fn end(&self, position: &mut Position, reason: Ending, dealer: Deal<'_, '_>) {
        position.ask(position.active, Task::Over { reason });
        dealer.tell(position, || {
            let ranks = self.rank(position);
            let winners = ranks.winners().collect();
            Event::GameOver { reason, winners, ranks: ranks.places, fatigue: self.fatigue(position) }
        });
    }

    /// SA-100: whether a salmon is in the spawning ground.
    pub(crate) fn has_arrival(&self, position: &Position) -> bool {
        Seat::all(position.seats()).any(|seat| self.is_home(position, seat))
    }

    /// Whether a seat's salmon is in the spawning ground; it stays there (SA-101).
    #[inline]
    pub(crate) fn is_home(&self, position: &Position, seat: Seat) -> bool {
        self.rivers.cell(&position.river, position.of(seat).hex).print.ground == Ground::Pool
    }

    /// SA-102: the least tired in the spawning ground wins. SA-103: equal seats share. SA-104: then come the
    /// others by distance, then by Fatigue.
    pub(crate) fn rank(&self, position: &Position) -> Ranking {
        Ranking::by_score(&BySeat::from_fn(position.seats(), |seat| self.score(position, seat)))
    }

    /// SA-104: one number by which seats compare: distance first, Fatigue second.
    pub(crate) fn score(&self, position: &Position, seat: Seat) -> i32 {
        i32::from(self.height_of(position, seat)) * 256 - i32::from(position.of(seat).fatigue())
    }

    /// The river-wide height that a salmon has reached; the spawning ground is the river's length.
    pub(crate) fn height_of(&self, position: &Position, seat: Seat) -> u16 {
        match self.is_home(position, seat) {
            true => self.rivers.length(&position.river),
            false => self.rivers.height(&position.river, position.of(seat).hex),
        }
    }

    /// Heights swum, less what Fatigue will cost: a card of it about half a swim.
    #[inline]
    pub(crate) fn parts_of(&self, position: &Position, seat: Seat, mut add: impl FnMut(Part)) {
        let (height, fatigue) = match position.task {
            Task::SetUp => (0, 0),
            _ => (i32::from(self.height_of(position, seat)), i32::from(position.of(seat).fatigue())),
        };
        add(Part::new("heights", height, 10 * height));
        add(Part::new("fatigue", fatigue, -10 * fatigue));
    }

    /// SA-104: the heights still to swim from a hex.
    pub(crate) fn to_go(&self, position: &Position, hex: Hex) -> u16 {
        match self.rivers.cell(&position.river, hex).print.ground == Ground::Pool {
            true => 0,
            false => {
                self.rivers.length(&position.river).saturating_sub(self.rivers.height(&position.river, hex))
            }
        }
    }

    /// SA-102: the Fatigue cards of every seat.
    pub(crate) fn fatigue(&self, position: &Position) -> BySeat<u8> {
        BySeat::from_fn(position.seats(), |seat| position.of(seat).fatigue())
    }

    /// Why the salmon of a race that is over stand in this order: SA-102 to SA-104.
    pub(crate) fn why(&self, position: &Position) -> Vec<engine::Ground> {
        let length = i32::from(self.rivers.length(&position.river));
        let to_go = |seat| Some(length - i32::from(self.height_of(position, seat)));
        let fatigue = |seat| Some(i32::from(position.of(seat).fatigue()));
        let rule = if self.has_arrival(position) { "SA-102" } else { "SA-104" };
        let tired = Said::new(rule, "order-fatigue").with("card", self.card(Card::Fatigue));
        vec![
            engine::Ground::less(position.seats(), Said::new(rule, "order-way"), to_go),
            engine::Ground::less(position.seats(), tired, fatigue),
        ]
    }
}
