//! Swimming: SA-030 to SA-039.

use engine::Seat;

use super::{Deal, Flow};
use crate::Salmon;
use crate::board::Ground;
use crate::card::{Card, Direction};
use crate::event::{Cause, Event, How};
use crate::options::{PassThrough, PoolEntry};
use crate::position::{Path, Position};
use crate::river::Hex;

/// SA-034: this many swims in a turn cost a Fatigue.
pub(crate) const TIRING_SWIMS: usize = 3;

impl Salmon {
    /// SA-030 to SA-032: moves the salmon if the whole swim is possible. SA-033: otherwise it is ignored.
    #[inline]
    pub(crate) fn swim(
        &self,
        position: &mut Position,
        card: Card,
        direction: Direction,
        steps: u8,
        dealer: Deal<'_, '_>,
    ) {
        let seat = position.active;
        let path = self.swim_path(position, position.of(seat).hex, direction, steps);
        if path.is_empty() {
            dealer.tell(position, || Event::Ignored { seat, card });
        }
        self.follow(position, seat, How::Swim, path, dealer);
    }

    /// The hexes of a swim, or none if it is ignored: SA-031 wants both hexes of a Double Swim, SA-101 keeps a
    /// salmon in the spawning ground.
    #[inline]
    pub(crate) fn swim_path(&self, position: &Position, from: Hex, direction: Direction, steps: u8) -> Path {
        let river = &position.river;
        let mut path = Path::new();
        let mut hex = from;
        if self.rivers.cell(river, from).print.ground == Ground::Pool {
            return path; // SA-101
        }
        for _ in 0..steps {
            let Some(next) = self.rivers.step(river, hex, direction.compass()) else {
                return Path::new(); // SA-033, SA-039
            };
            let ground = self.rivers.cell(river, next).print.ground;
            if !ground.can_swim() {
                return Path::new(); // SA-033, SA-035
            }
            path.push(next);
            if ground == Ground::Pool && self.options.pool_entry == PoolEntry::Stops {
                return path; // SA-039
            }
            hex = next;
        }
        path
    }

    /// SA-034: three swims in a turn cost a Fatigue, once the third is resolved.
    #[inline]
    pub(crate) fn tire_of_three_swims(&self, position: &mut Position, dealer: Deal<'_, '_>) {
        if position.played.len() == TIRING_SWIMS && position.played.iter().all(|card| card.is_swim()) {
            self.tire(position, position.active, Cause::ThreeSwims, dealer);
        }
    }

    /// SA-037: goes through the rest of a move, hex by hex; then what comes after the move.
    pub(crate) fn follow(
        &self,
        position: &mut Position,
        seat: Seat,
        how: How,
        mut path: Path,
        dealer: Deal<'_, '_>,
    ) {
        while !path.is_empty() {
            let hex = path.remove(0);
            let flow = match how {
                How::Jump if !path.is_empty() => self.pass_over(position, seat, hex, path, dealer),
                How::Swim | How::Jump | How::Current => self.enter(position, seat, hex, how, path, dealer),
            };
            if flow == Flow::Waits {
                return;
            }
        }
        match how {
            How::Swim | How::Jump => self.after_card(position, dealer),
            How::Current => self.drift_on(position, seat, dealer),
        }
    }

    /// SA-038: on entering a hex come its bears, then the arrival, then the symbol. SA-036: others there do
    /// not matter.
    #[inline]
    pub(crate) fn enter(
        &self,
        position: &mut Position,
        seat: Seat,
        hex: Hex,
        how: How,
        path: Path,
        dealer: Deal<'_, '_>,
    ) -> Flow {
        let left = position.of(seat).hex;
        position.of_mut(seat).hex = hex;
        dealer.tell(position, || Event::Moved { seat, to: self.rivers.place(&position.river, hex), how });
        self.meet_bears(position, seat, hex, dealer);
        let print = self.rivers.cell(&position.river, hex).print;
        if print.ground == Ground::Pool
            && self.rivers.cell(&position.river, left).print.ground != Ground::Pool
        {
            let place = self.rivers.place(&position.river, hex);
            dealer.tell(position, || Event::Arrived { seat, hex: place }); // SA-100
        }
        let swum_through = how == How::Swim && !path.is_empty();
        if swum_through && self.options.pass_through == PassThrough::LastOnly {
            return Flow::GoesOn; // SA-037
        }
        self.meet_symbol(position, seat, hex, how, path, dealer)
    }
}
