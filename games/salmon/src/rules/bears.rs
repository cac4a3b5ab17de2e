//! Bears: SA-065 to SA-071. The current never moves them (SA-071): drifts change salmon only.

use engine::{Illegal, Kind, Seat};

use super::Deal;
use crate::Salmon;
use crate::action::Action;
use crate::board::Ground;
use crate::card::{Card, Compass};
use crate::event::{Cause, Event};
use crate::options::{BearMove, BearStack};
use crate::position::{Position, Task};
use crate::river::Hex;

impl Salmon {
    /// SA-065: the player chooses a bear; without bears the card does nothing. SA-094: nobody can counter.
    pub(crate) fn call_bear(&self, position: &mut Position, dealer: Deal<'_, '_>) {
        let seat = position.active;
        if position.bears.is_empty() {
            dealer.tell(position, || Event::Ignored { seat, card: Card::Bear });
            return self.after_card(position, dealer);
        }
        position.ask(seat, Task::BearFirst);
    }

    /// SA-065: the second step is the same bear's. SA-066: no bear leaves the printed map.
    pub(crate) fn check_bear(
        &self,
        position: &Position,
        walking: Option<u8>,
        bear: u8,
        dir: Compass,
    ) -> Result<(), Illegal> {
        if let Some(walking) = walking
            && walking != bear
        {
            return Err(Illegal::new("SA-065", "refused-other-bear")
                .with("walking", walking + 1)
                .with("bear", u16::from(bear) + 1));
        }
        let Some(hex) = position.bears.get(usize::from(bear)) else {
            let bears = position.bears.len() as u8;
            return Err(Illegal::new("SA-065", "refused-no-bear")
                .with("bear", u16::from(bear) + 1)
                .with("bears", bears));
        };
        match self.rivers.step(&position.river, *hex, dir) {
            Some(_) => Ok(()),
            None => Err(Illegal::new("SA-066", "refused-bear-off-map")
                .with("way", dir.plain())
                .with("bear", bear + 1)),
        }
    }

    /// SA-065: stopping after one step is a variant.
    pub(crate) fn check_stop(&self) -> Result<(), Illegal> {
        match self.options.bear_move {
            BearMove::UpToTwo => Ok(()),
            BearMove::Two => Err(Illegal::new("SA-065", "refused-bear-stops")),
        }
    }

    /// SA-065: every step of every bear that may walk.
    pub(crate) fn list_bears(&self, position: &Position, walking: Option<u8>, out: &mut Vec<Action>) {
        for (bear, hex) in (0..).zip(&position.bears) {
            if walking.is_some_and(|walking| walking != bear) {
                continue;
            }
            let cell = self.rivers.cell(&position.river, *hex);
            for dir in Compass::ALL.iter().copied() {
                if cell.neighbour(*hex, dir).is_some() {
                    out.push(Action::MoveBear { bear, dir });
                }
            }
        }
        if walking.is_some() && self.options.bear_move == BearMove::UpToTwo {
            out.push(Action::StopBear {});
        }
    }

    /// SA-067: a bear stops where it finds salmon and tires each of them. SA-068: otherwise it walks a second
    /// step, which may lead back.
    pub(crate) fn step_bear(&self, position: &mut Position, bear: u8, dir: Compass, dealer: Deal<'_, '_>) {
        let from = position.bears[usize::from(bear)];
        let hex = self.rivers.step(&position.river, from, dir).unwrap_or(from);
        position.bears[usize::from(bear)] = hex;
        dealer.tell(position, || Event::BearMoved { bear, to: self.rivers.place(&position.river, hex) });
        let first_step = position.task == Task::BearFirst;
        if first_step && !position.salmon_on(hex) {
            return position.ask(position.active, Task::BearSecond { bear });
        }
        for place in 0..self.seats {
            let seat = position.clockwise(place);
            if position.of(seat).hex == hex && !self.is_safe(position, hex) {
                self.tire(position, seat, Cause::Bear, dealer);
            }
        }
        self.after_card(position, dealer);
    }

    /// SA-069: a salmon that enters a hex meets the bears there. SA-070: each of them.
    #[inline]
    pub(crate) fn meet_bears(&self, position: &mut Position, seat: Seat, hex: Hex, dealer: Deal<'_, '_>) {
        let bears = position.bears_on(hex);
        if bears == 0 || self.is_safe(position, hex) {
            return;
        }
        let meetings = match self.options.bear_stack {
            BearStack::Each => bears,
            BearStack::Once => 1,
        };
        for _ in 0..meetings {
            self.tire(position, seat, Cause::Bear, dealer);
        }
    }

    /// SA-101: with `pool_safe` no bear tires a salmon in the spawning ground.
    pub(crate) fn is_safe(&self, position: &Position, hex: Hex) -> bool {
        self.options.pool_safe && self.rivers.cell(&position.river, hex).print.ground == Ground::Pool
    }
}
