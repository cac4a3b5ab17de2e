//! Step 4, Change of Tides: RW-060 to RW-064.

use engine::{Dealer, Illegal, Seat, Seats};

use crate::Rowing;
use crate::event::{Cause, Event};
use crate::options::{TidesScope, TidesWhen};
use crate::position::{Boat, Phase, Position};
use crate::rules::course::metres;
use crate::rules::reveal::advance;
use crate::rules::round::{self, Step};

/// RW-060: the spaces.
pub(crate) const SPACES: u8 = 1;

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

/// RW-060, RW-063: only with the tide, and not beyond the finish line. Always inlined: [`ask`] needs no
/// reason, and then none is made.
#[inline(always)]
pub(crate) fn check(game: &Rowing, boat: &Boat) -> Result<(), Illegal> {
    if !boat.tides {
        return Err(Illegal::new("RW-060", "refused-no-tide"));
    }
    if game.water.is_home(boat.space) {
        return Err(Illegal::new("RW-063", "refused-tide-finish").with("metres", metres(boat.space)));
    }
    Ok(())
}

/// RW-061: fewer than two racing boats behind, and somebody ahead. RW-064: boats that are home are ahead.
pub(crate) fn last_two_positions(game: &Rowing, position: &Position) -> Seats {
    let mut field = Field::default();
    for boat in position.boats.iter() {
        match boat.finished {
            None => field.add(boat.space),
            Some(_) => field.somebody_home = true,
        }
    }
    let mut seats = Seats::NONE;
    for (seat, boat) in position.racing() {
        if field.has_tide(game.options.tides_scope, boat.space) {
            seats.insert(seat);
        }
    }
    seats
}

/// What RW-061 needs to know of the racing boats: the two lowest spaces and the highest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    lowest: u8,
    second: u8,
    highest: u8,
    pub(crate) somebody_home: bool,
}

impl Default for Field {
    fn default() -> Field {
        Field { lowest: u8::MAX, second: u8::MAX, highest: 0, somebody_home: false }
    }
}

impl Field {
    /// Adds a racing boat.
    #[inline]
    pub(crate) fn add(&mut self, space: u8) {
        self.second = self.second.min(space.max(self.lowest));
        self.lowest = self.lowest.min(space);
        self.highest = self.highest.max(space);
    }

    /// RW-061: whether a racing boat on this space has the tide. Not above the second lowest space means that
    /// fewer than two boats are behind.
    #[inline]
    pub(crate) fn has_tide(&self, scope: TidesScope, space: u8) -> bool {
        let ahead = self.somebody_home || space < self.highest;
        match scope {
            TidesScope::LastTwo => space <= self.second && ahead,
            TidesScope::LastTwoAny => space <= self.second,
            TidesScope::LastOne => space <= self.lowest && ahead,
            TidesScope::Off => false,
        }
    }
}

/// RW-060: one space more. RW-063: it is not part of the Pace, unless the switch makes it so.
pub(crate) fn catch_tide(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    position.boats[seat].pace += if game.options.tides_in_pace { SPACES } else { 0 };
    advance(position, seat, SPACES, Cause::Tides, dealer);
}
