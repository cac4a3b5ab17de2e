//! Fish: FI-040 to FI-044.

use engine::{Illegal, Kind, Seat};

use super::{effects, squares};
use crate::Fishing;
use crate::action::Action;
use crate::board::Square;
use crate::event::{Dealer, Event, Why};
use crate::kinds::Fish;
use crate::options::FishPrice;
use crate::position::{Boat, Overload, Phase, Played, Position, Resume};

/// FI-040: what a catch costs; with `bounty` nothing.
#[inline]
pub(crate) fn catch_price(game: &Fishing, fish: Fish) -> i32 {
    match game.options.fish_price {
        FishPrice::Cost => i32::from(game.tables.prices[fish.index()]),
        FishPrice::Bounty => 0,
    }
}

/// The kind of fish at the boat's square.
#[inline]
pub(crate) fn spot(game: &Fishing, boat: &Boat) -> Option<Fish> {
    match game.board.at(boat.pos) {
        Square::Spot(fish) => Some(fish),
        Square::Market | Square::Pearls(_) | Square::DropOff => None,
    }
}

#[inline]
pub(crate) fn list_catch(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let boat = &position.boats[seat];
    if let Some(fish) = spot(game, boat)
        && has_room(game, boat)
        && boat.pearls >= catch_price(game, fish)
    {
        out.push(Action::Catch {});
    }
}

/// FI-040: a catch needs a spot, room aboard and the price.
pub(crate) fn check_catch(game: &Fishing, position: &Position, seat: Seat) -> Result<(), Illegal> {
    let boat = &position.boats[seat];
    let Some(fish) = spot(game, boat) else {
        return Err(Illegal::new("FI-040", "refused-no-spot").with("square", boat.pos));
    };
    if !has_room(game, boat) {
        return Err(Illegal::new("FI-042", "refused-hold-full")
            .with("capacity", capacity(game, boat))
            .with("aboard", boat.aboard.total()));
    }
    let price = catch_price(game, fish);
    if boat.pearls < price {
        return Err(Illegal::new("FI-040", "refused-catch-price")
            .with("fish", fish)
            .with("price", price)
            .with("pearls", boat.pearls));
    }
    Ok(())
}

/// FI-041: a spot never runs out, so nothing but wallet and hold change.
pub(crate) fn catch(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let Some(fish) = spot(game, &position.boats[seat]) else { return };
    position.boats[seat].aboard.add(fish, 1);
    dealer.tell(position, || Event::Caught { seat, fish });
    squares::pay(position, seat, -catch_price(game, fish), Why::Fish, dealer);
}

/// FI-042: the fish that a boat holds, more of them while enough upgrades are in hand.
#[inline]
pub(crate) fn capacity(game: &Fishing, boat: &Boat) -> u8 {
    capacity_with(game, boat.hand.upgrades())
}

/// FI-042: the hold of a boat whose seat has this many upgrades.
#[inline]
pub(crate) fn capacity_with(game: &Fishing, upgrades: u8) -> u8 {
    let constants = &game.constants;
    let bonus = if upgrades >= constants.expansion_needs { constants.expansion_bonus } else { 0 };
    constants.base_capacity + bonus
}

#[inline]
fn has_room(game: &Fishing, boat: &Boat) -> bool {
    boat.aboard.total() < u16::from(capacity(game, boat))
}

/// FI-043: a seat that lost an upgrade goes on with `then`, but an overloaded boat must release fish before.
pub(crate) fn after_losing_upgrade(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    resume: Resume,
    then: Option<Played>,
    dealer: &mut Dealer<'_>,
) {
    let boat = &position.boats[seat];
    if boat.aboard.total() > u16::from(capacity(game, boat)) {
        position.phase = Phase::Release(Overload { seat, resume, then });
        return;
    }
    position.phase = Phase::from(resume);
    if let Some(Played { card, steps }) = then {
        effects::run_card(game, position, seat, card, steps, None, dealer);
    }
}

#[inline]
pub(crate) fn list_release(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let aboard = &position.boats[seat].aboard;
    out.extend(
        Fish::ALL.iter().filter(|fish| aboard.of(**fish) > 0).map(|fish| Action::Release { fish: *fish }),
    );
}

pub(crate) fn check_release(position: &Position, seat: Seat, fish: Fish) -> Result<(), Illegal> {
    if position.boats[seat].aboard.of(fish) == 0 {
        return Err(Illegal::new("FI-043", "refused-not-aboard").with("fish", fish));
    }
    Ok(())
}

/// FI-043: a fish is lost; the game goes on when the rest fits.
pub(crate) fn release(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    fish: Fish,
    dealer: &mut Dealer<'_>,
) {
    let Phase::Release(overload) = position.phase else { return };
    position.boats[seat].aboard.take(fish);
    dealer.tell(position, || Event::Released { seat, fish });
    after_losing_upgrade(game, position, seat, overload.resume, overload.then, dealer);
}

/// FI-044: fish are at the market for good; with `bounty` each pays its price there.
pub(crate) fn pay_bounty(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    fish: Fish,
    count: u16,
    dealer: &mut Dealer<'_>,
) {
    match game.options.fish_price {
        FishPrice::Cost => {}
        FishPrice::Bounty => {
            let price = i32::from(game.tables.prices[fish.index()]) * i32::from(count);
            squares::pay(position, seat, price, Why::Bounty, dealer);
        }
    }
}
