//! Step 4, Change of Tides: RW-060 to RW-064.

use engine::{Dealer, Illegal, Seat, Seats};

use crate::Rowing;
use crate::event::{Cause, Event};
use crate::options::{TidesScope, TidesWhen};
use crate::position::{Boat, Phase, Position};
use crate::rules::reveal::advance;
use crate::rules::round::{self, Step};

/// RW-060: a boat with the tide is asked. RW-062: who has it was settled when the round began, unless the
/// switch wants it looked at now.
pub(crate) fn ask(game: &Rowing, position: &mut Position, seat: Seat) -> Step {
    if game.water.is_home(position.boats[seat].space) {
        return Step::Motivation; // RW-063
    }
    if game.options.tides_when == TidesWhen::OwnTurn {
        position.boats[seat].tides = last_two_positions(game, position).contains(seat);
    }
    if check(game, &position.boats[seat]).is_err() {
        return Step::Motivation;
    }
    round::ask(position, seat, Phase::Tides)
}

/// RW-060, RW-063: only with the tide, and not beyond the finish line.
#[inline]
pub(crate) fn check(game: &Rowing, boat: &Boat) -> Result<(), Illegal> {
    if !boat.tides {
        return Err(Illegal::new("RW-060", "your boat is not in the last two positions this round"));
    }
    if game.water.is_home(boat.space) {
        return Err(Illegal::new("RW-063", "there is no tide beyond the finish line; you are on space {}")
            .with(boat.space));
    }
    Ok(())
}

/// RW-061: fewer than two racing boats behind, and somebody ahead. RW-064: boats that are home are ahead.
pub(crate) fn last_two_positions(game: &Rowing, position: &Position) -> Seats {
    let home = position.order.len() < position.boats.len()
        || position.order.iter().any(|seat| position.boats[*seat].finished.is_some());
    let mut racing = [0u8; engine::SEATS_MAX];
    let mut count = 0;
    for (_, boat) in position.racing() {
        racing[count] = boat.space;
        count += 1;
    }
    let racing = &racing[..count];
    position
        .racing()
        .filter(|(_, boat)| has_tide(game.options.tides_scope, boat.space, racing, home))
        .map(|(seat, _)| seat)
        .collect()
}

/// RW-061: whether a boat on `space` has the tide in a field of racing boats on these spaces.
pub(crate) fn has_tide(scope: TidesScope, space: u8, racing: &[u8], somebody_home: bool) -> bool {
    let (mut behind, mut ahead) = (0, somebody_home);
    for other in racing {
        behind += u8::from(*other < space);
        ahead |= *other > space;
    }
    match scope {
        TidesScope::LastTwo => behind < 2 && ahead,
        TidesScope::LastTwoAny => behind < 2,
        TidesScope::LastOne => behind == 0 && ahead,
        TidesScope::Off => false,
    }
}

/// RW-060: one space more. RW-063: it is not part of the Pace, unless the switch makes it so.
pub(crate) fn catch_tide(game: &Rowing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event>) {
    let boat = &mut position.boats[seat];
    advance(boat, seat, 1, Cause::Tides, dealer);
    boat.pace += u8::from(game.options.tides_in_pace);
}
