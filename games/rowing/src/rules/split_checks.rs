//! Step 7, Split checks: RW-090 to RW-096.

use engine::{Dealer, Seat};

use crate::Rowing;
use crate::content::Line;
use crate::event::{Event, Reason};
use crate::options::{CrabWhen, FinishZoneCheck};
use crate::position::Position;
use crate::rules::exhaustion::pay;
use crate::rules::round::Step;
use crate::rules::{crab, finish};

const LINES: [Line; 4] = [Line::M500, Line::M1000, Line::M1500, Line::Finish];

/// RW-093: one check after the other along the course, each for the whole Pace. RW-105: a crab ends them.
pub(crate) fn check_all(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Step {
    for line in LINES {
        let boat = &position.boats[seat];
        if is_checked(game, line, boat.turn_start, boat.space)
            && check_line(game, position, seat, line, dealer)
        {
            crab::catch(game, position, seat, line, dealer);
            return Step::Replenish;
        }
    }
    finish::come_home(game, position, seat, dealer)
}

/// RW-090: a split line is checked if this turn's move crossed it. RW-091: the Finish Zone, if the boat
/// stands in it now. RW-096: beyond the finish line it does not, unless the switch says so.
#[inline]
pub(crate) fn is_checked(game: &Rowing, line: Line, turn_start: u8, space: u8) -> bool {
    let before = game.water.before(line);
    match line {
        Line::M500 | Line::M1000 | Line::M1500 => turn_start <= before && space > before,
        Line::Finish => {
            space > before
                && match game.options.finish_zone_check {
                    FinishZoneCheck::InZone => !game.water.is_home(space),
                    FinishZoneCheck::Through => true,
                }
        }
    }
}

/// RW-092: the difference between Pace and limit.
#[inline]
pub(crate) fn cost(game: &Rowing, line: Line, pace: u8) -> u8 {
    pace.saturating_sub(game.limits[line as usize])
}

/// RW-095: less in the pile than the cost. RW-094: the last card may be paid, unless the switch forbids it.
#[inline]
pub(crate) fn is_crab(game: &Rowing, cost: u8, stamina: u8) -> bool {
    match game.options.crab_when {
        CrabWhen::CannotPay => stamina < cost,
        CrabWhen::PileEmpty => cost > 0 && stamina <= cost,
    }
}

/// RW-092: pays for one line; true if that was a crab. RW-095: what is left is paid even then.
fn check_line(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    line: Line,
    dealer: &mut Dealer<'_, Event, Position>,
) -> bool {
    let boat = &position.boats[seat];
    let cost = cost(game, line, boat.pace);
    let (pace, limit) = (boat.pace, game.limits[line as usize]);
    let stamina = boat.stamina;
    dealer.tell(position, || Event::Checked { seat, line, pace, limit, cost });
    pay(position, seat, cost.min(stamina), Reason::Pace, dealer);
    is_crab(game, cost, stamina)
}
