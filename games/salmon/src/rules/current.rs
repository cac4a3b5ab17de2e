//! Current: SA-075 to SA-080.

use engine::Seat;

use super::{DIE, Deal, Flow};
use crate::Salmon;
use crate::board::Ground;
use crate::event::{Event, How};
use crate::position::{Path, Position};
use crate::river::HEXES;

impl Salmon {
    /// SA-080: the salmon that nobody spared drift one by one, from `place` seats after the active one.
    pub(crate) fn run_current(&self, position: &mut Position, place: u8, dealer: Deal<'_, '_>) {
        for place in place..self.seats {
            let seat = position.clockwise(place);
            if !position.countered.contains(seat) && self.drift(position, seat, dealer) == Flow::Waits {
                return;
            }
        }
        position.countered = engine::Seats::NONE;
        self.after_card(position, dealer);
    }

    /// SA-075: a salmon moves along its arrow. SA-077: without arrow it stays. SA-078: from a waterfall it goes
    /// on until it is on another kind of hex. SA-079: each hex on the way is entered.
    fn drift(&self, position: &mut Position, seat: Seat, dealer: Deal<'_, '_>) -> Flow {
        for _ in 0..HEXES {
            let hex = position.of(seat).hex;
            let cell = self.rivers.cell(&position.river, hex);
            let arrow = match cell.print.arrows {
                0 => return Flow::GoesOn,
                1 => cell.print.arrow[0],
                _ => {
                    // SA-076: odd is arrow 1, even is arrow 2.
                    let value = dealer.roll(DIE);
                    dealer.tell(position, || Event::Rolled { seat, value });
                    cell.print.arrow[usize::from(value.is_multiple_of(2))]
                }
            };
            let next = cell.neighbour(hex, arrow).expect("SA-015: every arrow leads to a hex");
            if self.enter(position, seat, next, How::Current, Path::new(), dealer) == Flow::Waits {
                return Flow::Waits;
            }
            if self.rivers.cell(&position.river, next).print.ground != Ground::Waterfall {
                return Flow::GoesOn;
            }
        }
        unreachable!("SA-015: a drift over waterfalls ends")
    }

    /// SA-078, SA-080: after a choice the salmon goes on if it is on a waterfall; then the others.
    pub(crate) fn drift_on(&self, position: &mut Position, seat: Seat, dealer: Deal<'_, '_>) {
        let hex = position.of(seat).hex;
        let on_waterfall = self.rivers.cell(&position.river, hex).print.ground == Ground::Waterfall;
        if on_waterfall && self.drift(position, seat, dealer) == Flow::Waits {
            return;
        }
        self.run_current(position, position.place_of(seat) + 1, dealer);
    }
}
