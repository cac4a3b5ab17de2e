//! Drop-offs: FI-050 to FI-052. (FI-052: `turn.dropped` is asked for by the win check.)

use engine::{Illegal, Kind, Seat};

use super::fish;
use crate::Fishing;
use crate::action::Action;
use crate::board::Square;
use crate::event::{Dealer, Event};
use crate::kinds::Fish;
use crate::position::Position;

#[inline]
pub(crate) fn list(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let boat = &position.boats[seat];
    if game.board.at(boat.pos) == Square::DropOff {
        let aboard = |fish: &&Fish| boat.aboard.of(**fish) > 0;
        out.extend(Fish::ALL.iter().filter(aboard).map(|fish| Action::DropOff { fish: *fish }));
    }
}

pub(crate) fn check(game: &Fishing, position: &Position, seat: Seat, fish: Fish) -> Result<(), Illegal> {
    let boat = &position.boats[seat];
    if game.board.at(boat.pos) != Square::DropOff {
        return Err(Illegal::new("FI-050", "refused-no-drop-off").with("square", boat.pos));
    }
    if boat.aboard.of(fish) == 0 {
        return Err(Illegal::new("FI-050", "refused-not-aboard").with("fish", fish));
    }
    Ok(())
}

/// FI-050: a fish leaves the hold and is on its way. FI-052: the seat cannot win in this turn.
pub(crate) fn drop_off(position: &mut Position, seat: Seat, fish: Fish, dealer: &mut Dealer<'_>) {
    let boat = &mut position.boats[seat];
    boat.aboard.take(fish);
    boat.in_transit.add(fish, 1);
    position.turn.dropped = true;
    dealer.tell(position, || Event::DroppedOff { seat, fish });
}

/// FI-051: fish on their way arrive at the start of the seat's turn, wherever its boat is.
pub(crate) fn deliver(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    for fish in Fish::ALL.iter().copied() {
        let boat = &mut position.boats[seat];
        let count = boat.in_transit.take_all(fish);
        if count > 0 {
            boat.market.add(fish, count); // FI-044
            dealer.tell(position, || Event::Delivered { seat, fish, count });
            fish::pay_bounty(game, position, seat, fish, count, dealer);
        }
    }
}
