//! Step 5, Motivation: RW-070 to RW-074.

use engine::{Dealer, Illegal, Seat};

use crate::Rowing;
use crate::event::{Cause, Event, Reason};
use crate::options::MotivationReach;
use crate::position::{Phase, Position};
use crate::rules::course::metres;
use crate::rules::exhaustion::pay;
use crate::rules::reveal::advance;
use crate::rules::round::{self, Step};

/// RW-070: the price in Exhaustion cards.
pub(crate) const PRICE: u8 = 1;
/// RW-070: the spaces.
pub(crate) const SPACES: u8 = 2;

/// RW-072: looked at after step 4, and asked once.
pub(crate) fn ask(game: &Rowing, position: &mut Position, seat: Seat) -> Step {
    if check(game, position, seat).is_err() {
        return Step::Discard;
    }
    round::ask(position, seat, Phase::Motivation)
}

/// RW-071: a rival on the same space or one ahead. RW-072: a card to pay with. RW-073: never over the
/// finish line. Always inlined: [`ask`] needs no reason, and then none is made.
#[inline(always)]
pub(crate) fn check(game: &Rowing, position: &Position, seat: Seat) -> Result<(), Illegal> {
    let boat = &position.boats[seat];
    if boat.stamina < PRICE {
        return Err(Illegal::new("RW-072", "refused-motivation-unpaid").with("price", PRICE));
    }
    if boat.space + SPACES > game.water.last() {
        return Err(Illegal::new("RW-073", "refused-motivation-finish")
            .with("metres", metres(boat.space))
            .with("spaces", SPACES)
            .with("last", metres(game.water.last())));
    }
    if rival(game, position, seat).is_none() {
        return Err(Illegal::new("RW-071", "refused-motivation-alone").with("metres", metres(boat.space)));
    }
    Ok(())
}

/// RW-071: another racing boat next to this one or just ahead. Lanes matter under the switch only.
#[inline]
pub(crate) fn rival(game: &Rowing, position: &Position, seat: Seat) -> Option<Seat> {
    let mine = &position.boats[seat];
    position
        .racing()
        .find(|(other, boat)| {
            let near = boat.space == mine.space || boat.space == mine.space + 1;
            let reached = match game.options.motivation_reach {
                MotivationReach::AnyLane => true,
                MotivationReach::NextLane => boat.lane.abs_diff(mine.lane) == 1,
            };
            *other != seat && near && reached
        })
        .map(|(other, _)| other)
}

/// RW-070: pay, and move two spaces. RW-074: they are not part of the Pace, unless the switch makes them so.
pub(crate) fn surge(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    pay(position, seat, PRICE, Reason::Motivation, dealer);
    if game.options.motivation_in_pace {
        position.boats[seat].pace += SPACES;
    }
    advance(position, seat, SPACES, Cause::Motivation, dealer);
}
