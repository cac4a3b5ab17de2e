//! Prices of what touches several seats, and the answers to decisions other than `play`.

use engine::{Kind, Seat};

use super::{Judge, SWIM, best_source, worth_in_general};
use crate::action::Action;
use crate::board::Ground;
use crate::card::{Card, Compass};
use crate::event::Reason;
use crate::position::Task;
use crate::river::Hex;

impl Judge<'_> {
    /// How much of another seat's loss is this seat's gain, in hundredths: most with the one who leads.
    fn share(&self, other: Seat) -> i32 {
        let others = || Seat::all(self.view.seats()).filter(|seat| *seat != self.seat);
        let score = |seat: Seat| self.game.score(self.view, seat);
        let is_best = others().all(|seat| score(seat) <= score(other));
        match (self.view.seats(), is_best) {
            (2, _) => 80,
            (_, true) => 60,
            (_, false) => 20,
        }
    }

    /// What an attack brings if it is played now.
    pub(super) fn attack(&self, card: Card) -> i32 {
        let seats = Seat::all(self.view.seats());
        match card {
            Card::Bear => self.best_bear(),
            Card::Eagle => seats.map(|seat| self.eagle(seat)).max().unwrap_or(0),
            Card::Current => seats.map(|seat| self.for_me(seat, self.drift_loss(seat))).sum(),
            _ => seats.map(|seat| self.for_me(seat, self.rapids_loss(seat))).sum(),
        }
    }

    /// A loss of a seat as this seat sees it.
    fn for_me(&self, seat: Seat, loss: i32) -> i32 {
        if seat == self.seat { -loss } else { loss * self.share(seat) / 100 }
    }

    /// An Eagle takes the best card of a hand.
    pub(super) fn eagle(&self, target: Seat) -> i32 {
        let cards = i32::from(self.view.of(target).hand.count().min(4));
        if target == self.seat || self.game.is_home(self.view, target) {
            return 0;
        }
        (cards * 12) * self.share(target) / 100
    }

    /// What a Current costs a seat: the mean over the arrows, with the bears there.
    fn drift_loss(&self, seat: Seat) -> i32 {
        self.drift_from(self.view.of(seat).hex, seat, 0)
    }

    fn drift_from(&self, hex: Hex, seat: Seat, passed: u8) -> i32 {
        let cell = self.game.rivers.cell(&self.view.river, hex);
        let arrows = i32::from(cell.print.arrows);
        if arrows == 0 || passed > 8 {
            return 0;
        }
        let mut loss = 0;
        for arrow in &cell.print.arrow[..usize::from(cell.print.arrows)] {
            let Some(next) = cell.neighbour(hex, *arrow) else { continue };
            loss += self.view.bears_on(next) as i32 * self.price_of_fatigue(seat);
            loss += if self.ground(next) == Ground::Waterfall {
                self.drift_from(next, seat, passed + 1)
                    + if passed == 0 { -SWIM * self.to_go(hex) } else { 0 }
            } else {
                let from = if passed == 0 { self.to_go(hex) } else { 0 };
                SWIM * (self.to_go(next) - from)
            };
        }
        loss / arrows
    }

    /// What Rapids cost a seat; the worst cards of a hand go first.
    fn rapids_loss(&self, seat: Seat) -> i32 {
        let swimmer = self.view.of(seat);
        let arrows = self.game.rivers.cell(&self.view.river, swimmer.hex).print.arrows;
        if seat == self.seat {
            return self.worst_cards(arrows);
        }
        let cards = i32::from(swimmer.hand.count().min(arrows));
        cards * 15 + if cards == 2 { 10 } else { 0 }
    }

    /// What the least useful cards of the hand are worth.
    fn worst_cards(&self, count: u8) -> i32 {
        let swimmer = self.view.of(self.seat);
        let mut worst = [i32::MAX; 2];
        for card in swimmer.hand.cards() {
            let worth = self.worth(card, swimmer.hex);
            if worth < worst[0] {
                worst = [worth, worst[0]];
            } else if worth < worst[1] {
                worst[1] = worth;
            }
        }
        worst[..usize::from(count.min(2))].iter().filter(|worth| **worth != i32::MAX).sum()
    }

    /// A bear that steps onto a hex: the Fatigue of others less that of the seat.
    fn bear_at(&self, hex: Hex) -> i32 {
        if self.game.is_safe(self.view, hex) {
            return 0;
        }
        Seat::all(self.view.seats())
            .filter(|seat| self.view.of(*seat).hex == hex)
            .map(|seat| self.for_me(seat, self.price_of_fatigue(seat)))
            .sum()
    }

    fn best_bear(&self) -> i32 {
        let moves = self.view.bears.iter().flat_map(|bear| Compass::ALL.iter().map(move |dir| (*bear, *dir)));
        moves.filter_map(|(bear, dir)| self.first_step(bear, dir)).max().unwrap_or(0)
    }

    /// A bear's first step: it stops at salmon, or goes on as well as it can.
    fn first_step(&self, bear: Hex, dir: Compass) -> Option<i32> {
        let river = &self.view.river;
        let hex = self.game.rivers.step(river, bear, dir)?;
        if self.view.salmon_on(hex) {
            return Some(self.bear_at(hex));
        }
        let steps = Compass::ALL.iter().filter_map(|dir| self.game.rivers.step(river, hex, *dir));
        steps.map(|next| self.bear_at(next)).max()
    }

    /// A small liking for bears that wait just ahead of the leading other salmon.
    fn ambush(&self, hex: Hex) -> i32 {
        let height = |hex: Hex| i32::from(self.game.rivers.height(&self.view.river, hex));
        let others = Seat::all(self.view.seats()).filter(|seat| *seat != self.seat);
        let leader = others.map(|seat| height(self.view.of(seat).hex)).max().unwrap_or(0);
        -(height(hex) - leader - 2).abs().min(30) / 3
    }

    /// What an answer to the open decision is worth.
    pub(super) fn answer(&self, action: &Action) -> i32 {
        let own = self.view.of(self.seat);
        match (self.view.task, action) {
            (_, Action::MoveBear { bear, dir }) => self.move_bear(*bear, *dir),
            (_, Action::Take { card }) => worth_in_general(*card) - 4 * i32::from(own.owned.of(*card)),
            (_, Action::Remove { from, card }) => match card {
                Card::Fatigue => 10 + best_source(*from),
                _ => -worth_in_general(*card),
            },
            (Task::Counter { card }, Action::Counter {}) => {
                let loss = match card {
                    Card::Current => self.drift_loss(self.seat),
                    Card::Rapids => self.rapids_loss(self.seat),
                    _ => own.hand.kinds().map(|card| self.worth(card, own.hex)).max().unwrap_or(0),
                };
                loss - worth_in_general(card)
            }
            (Task::Discard { reason, .. }, Action::Discard { cards }) => {
                let lost: i32 = cards.by_name().map(|card| self.worth(card, own.hex)).sum();
                // Cards thrown away in the seat's turn cannot be played in it; at its end they could not anyway.
                if reason == Reason::Rapids { -lost } else { -lost / 2 }
            }
            (Task::EagleCard { target }, Action::Snatch { card }) => {
                let worth = worth_in_general(*card);
                if target == self.seat { -self.worth(*card, own.hex) } else { worth }
            }
            (_, Action::ReturnFatigue {}) => 1,
            _ => 0,
        }
    }

    fn move_bear(&self, bear: u8, dir: Compass) -> i32 {
        let from = self.view.bears[usize::from(bear)];
        let Some(hex) = self.game.rivers.step(&self.view.river, from, dir) else { return 0 };
        let worth = match self.view.task {
            Task::BearFirst => self.first_step(from, dir).unwrap_or(0),
            _ => self.bear_at(hex),
        };
        worth * 10 + self.ambush(hex)
    }
}
