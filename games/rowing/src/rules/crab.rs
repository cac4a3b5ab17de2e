//! Catching a crab: RW-100 to RW-105.

use engine::{Dealer, Seat};

use crate::Rowing;
use crate::action::Rate;
use crate::cards::Card;
use crate::content::Line;
use crate::event::{Cause, Event};
use crate::options::ZoneCrab;
use crate::position::Position;

/// RW-102: extra Suffering cards by the rate held so far. RW-103: from the supply, as far as it goes.
/// RW-104: the rate becomes Easy. RW-105: nothing that was paid comes back.
pub(crate) fn catch(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    line: Line,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    let boat = &mut position.boats[seat];
    let suffering = game.rates[boat.rate as usize].suffering.min(position.supply);
    position.supply -= suffering;
    boat.hand.add_n(Card::Suffering, suffering);
    boat.owned.0[Card::Suffering as usize] += suffering;
    boat.crabs = boat.crabs.saturating_add(1);
    dealer.tell(position, || Event::Crab { seat, line, suffering });
    let boat = &mut position.boats[seat];
    let (from, to) = (boat.space, falls_back_to(game, line, boat.turn_start));
    boat.space = to;
    dealer.tell(position, || Event::Moved { seat, from, to, cause: Cause::Crab });
    let boat = &mut position.boats[seat];
    if boat.rate != Rate::Easy {
        let from = boat.rate;
        boat.rate = Rate::Easy;
        dealer.tell(position, || Event::RateSet { seat, from, to: Rate::Easy });
    }
}

/// RW-100: to the last space before the line. RW-101: in the Finish Zone no farther back than where the turn
/// began, unless the switch wants it so.
#[inline]
pub(crate) fn falls_back_to(game: &Rowing, line: Line, turn_start: u8) -> u8 {
    let before = game.water.before(line);
    match (line, game.options.zone_crab) {
        (Line::Finish, ZoneCrab::LostMove) => before.max(turn_start),
        (Line::Finish, ZoneCrab::ZoneLine) | (Line::M500 | Line::M1000 | Line::M1500, _) => before,
    }
}
