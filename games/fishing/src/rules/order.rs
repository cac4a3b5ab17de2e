//! Table and order: FI-001 to FI-009. (FI-001: seats, in `lib.rs`. FI-005: `Boat::refuel`. FI-006: `board.rs`.
//! FI-007 and FI-009: hidden in `position.rs` and `event.rs`.)

use engine::{BySeat, Kind, List, Seat};

use super::moving::DIE;
use super::turn;
use crate::Fishing;
use crate::event::{Dealer, Event};
use crate::kinds::Item;
use crate::options::Order;
use crate::position::{Boat, Phase, Position, Setup, Turn};

/// The start of a race; with order `seats` nobody rolls for it.
pub(crate) fn set_up(game: &Fishing, dealer: &mut Dealer<'_>) -> Position {
    let seats = game.seats;
    let mut position = Position {
        round: 1,
        active: Seat(0),
        turn_order: Seat::all(seats).collect(),
        phase: Phase::Setup(Setup::new(seats)),
        shop: full_stock(game),
        turn: Turn::default(),
        finishers: engine::Seats::NONE,
        boats: BySeat::new(seats, new_boat(game)),
    };
    if game.options.order == Order::Seats {
        turn::start(game, &mut position, Seat(0), dealer);
    }
    position
}

/// FI-002: every boat begins at the market, with fuel and nothing else. FI-005: a tank holds no more than it can.
pub(crate) fn new_boat(game: &Fishing) -> Boat {
    let constants = &game.constants;
    Boat {
        pearls: i32::from(constants.start_pearls),
        fuel: constants.start_fuel.min(constants.tank),
        trip: 1,
        ..Boat::default()
    }
}

/// The shop before the first purchase.
pub(crate) fn full_stock(game: &Fishing) -> [u8; 3] {
    let mut stock = [0; 3];
    for item in Item::ALL {
        stock[item.index()] = game.tables.wares[item.index()].stock;
    }
    stock
}

/// FI-003: a seat rolls for its place; when all have, the highest goes first.
pub(crate) fn roll(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let Phase::Setup(setup) = &mut position.phase else { return };
    let roll = dealer.roll(DIE);
    setup.rolls[seat] = roll;
    setup.tries = setup.tries.saturating_add(1);
    dealer.tell(position, || Event::OrderRolled { seat, roll });
    let Phase::Setup(setup) = &mut position.phase else { return };
    setup.split(setup.group[seat]);
    // FI-004: at the limit, groups still level go by seat number, which is the order inside a group.
    if setup.next().is_some() && setup.tries < game.constants.order_rolls {
        return;
    }
    let order = setup.order();
    position.turn_order = order;
    dealer.tell(position, || Event::OrderSet { order });
    turn::start(game, position, order[0], dealer);
}

impl Setup {
    /// One group of all seats.
    pub(crate) fn new(seats: u8) -> Setup {
        Setup { group: BySeat::new(seats, 0), rolls: BySeat::new(seats, 0), tries: 0 }
    }

    /// FI-004: the next to roll is the first seat without a roll in the first group of more than one.
    pub(crate) fn next(&self) -> Option<Seat> {
        let seats = self.group.seats();
        let group = (0..seats).find(|group| self.group.iter().filter(|other| *other == group).count() > 1)?;
        Seat::all(seats).find(|seat| self.group[*seat] == group && self.rolls[*seat] == 0)
    }

    /// FI-004: a group whose seats have all rolled is parted by roll, the highest first; it keeps its place.
    fn split(&mut self, group: u8) {
        let rolls = self.rolls;
        let (before, seats) = (self.group, self.group.seats());
        let members = move || Seat::all(seats).filter(move |seat| before[*seat] == group);
        if members().any(|seat| rolls[seat] == 0) {
            return;
        }
        let faces =
            |least: u8| (least..=DIE).filter(|face| members().any(|seat| rolls[seat] == *face)).count() as u8;
        for seat in Seat::all(seats) {
            if before[seat] == group {
                self.group[seat] = group + faces(rolls[seat] + 1);
                self.rolls[seat] = 0;
            } else if before[seat] > group {
                self.group[seat] += faces(1) - 1;
            }
        }
    }

    /// The seats by group, level ones by number.
    fn order(&self) -> List<Seat, { engine::SEATS_MAX }> {
        let seats = self.group.seats();
        (0..seats).flat_map(|group| Seat::all(seats).filter(move |seat| self.group[*seat] == group)).collect()
    }
}
