//! The market: FI-060 to FI-065.

use engine::{Kind, Seat};

use super::{attacks, end, fish, squares};
use crate::Fishing;
use crate::event::{Dealer, Event, Why};
use crate::kinds::{Card, Fish};
use crate::position::{Phase, Position};

/// FI-060: docking ends own blocks, lands the fish aboard and checks for the win.
pub(crate) fn dock(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    position.turn.docked = true; // FI-027
    attacks::end_blocks(position, seat, dealer);
    for fish in Fish::ALL.iter().copied() {
        let boat = &mut position.boats[seat];
        let count = boat.aboard.take_all(fish);
        if count > 0 {
            boat.market.add(fish, count); // FI-044
            dealer.tell(position, || Event::Deposited { seat, fish, count });
            fish::pay_bounty(game, position, seat, fish, count, dealer);
        }
    }
    if is_won(game, position, seat) {
        end::finish(game, position, seat, dealer);
    } else {
        begin_trip(game, position, seat, dealer);
    }
}

/// FI-061: enough kinds are at the market and nothing was dropped off in this turn. Asked with the boat there only.
pub(crate) fn is_won(game: &Fishing, position: &Position, seat: Seat) -> bool {
    let landed = position.boats[seat].landed().count_ones();
    landed >= u32::from(game.constants.kinds_to_win) && !position.turn.dropped // FI-052, FI-140
}

/// FI-062: without a win the next trip begins. FI-063: an expanded boat first clears its upgrades. FI-064: fewer
/// upgrades stay, and so do attack cards. FI-065: then draw and shop as usual.
fn begin_trip(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let boat = &mut position.boats[seat];
    boat.trip = boat.trip.saturating_add(1);
    let trip = boat.trip;
    let must_clear = boat.hand.upgrades() >= game.constants.expansion_needs;
    position.phase = if must_clear { Phase::Clearing } else { Phase::Main };
    dealer.tell(position, || Event::TripBegan { seat, trip });
}

/// FI-063: the upgrades that are left go to the shop at its price.
pub(crate) fn settle(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let price = game.constants.sell_price;
    for card in Card::UPGRADES {
        while position.boats[seat].hand.has(card) {
            position.boats[seat].hand.take(card);
            dealer.tell(position, || Event::Sold { seat, card, price });
            squares::pay(position, seat, i32::from(price), Why::Sale, dealer);
        }
    }
    position.phase = Phase::Main;
}
