//! Moving: FI-020 to FI-027.

use engine::{Illegal, Seat};

use super::{attacks, squares};
use crate::Fishing;
use crate::action::Action;
use crate::event::{Dealer, Event, How};
use crate::options::ChosenMoves;
use crate::position::{Phase, Position};

/// The sides of the die.
pub(crate) const DIE: u8 = 6;

#[inline]
pub(crate) fn list(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Stay {});
    if position.boats[seat].fuel > 0 && can_move_by_die(position, seat) {
        out.push(Action::Roll {});
    }
}

/// FI-020: a roll moves the boat and ends phase `start`.
pub(crate) fn roll(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    position.phase = Phase::Main;
    sail_by_die(game, position, seat, How::Roll, dealer);
}

/// FI-021: a die move goes as far as the tightest of slow, fuel, block and market lets it. Only a roll burns fuel.
pub(crate) fn sail_by_die(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    how: How,
    dealer: &mut Dealer<'_>,
) {
    let roll = dealer.roll(DIE);
    let slowed = if position.boats[seat].is_slow() { roll / 2 } else { roll }; // FI-101
    dealer.tell(position, || Event::Rolled { seat, roll, steps: slowed });
    let steps = die_reach(game, position, seat, roll, how);
    let fuel = if how == How::Roll { steps } else { 0 };
    sail(game, position, seat, steps as i8, fuel, how, dealer);
}

/// FI-021: the squares that a die result sails.
#[inline]
pub(crate) fn die_reach(game: &Fishing, position: &Position, seat: Seat, roll: u8, how: How) -> u8 {
    let boat = &position.boats[seat];
    let slowed = if boat.is_slow() { roll / 2 } else { roll };
    let mut steps = slowed.min(game.board.length() - boat.pos); // FI-025
    if how == How::Roll {
        steps = steps.min(boat.fuel);
    }
    match attacks::block_gap(position, seat) {
        Some(gap) => steps.min(gap),
        None => steps,
    }
}

/// FI-022: moving is a choice; staying ends phase `start`. FI-024: it gives up the movement and nothing else.
pub(crate) fn stay(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    position.phase = Phase::Main;
    dealer.tell(position, || Event::Stayed { seat });
}

/// FI-022: a roll needs fuel and a boat that is neither frozen nor held. FI-023: an empty tank must be filled first.
pub(crate) fn check_roll(position: &Position, seat: Seat) -> Result<(), Illegal> {
    if position.boats[seat].fuel == 0 {
        return Err(Illegal::new("FI-023", "refused-empty-tank"));
    }
    check_die(position, seat)
}

/// Whether some die result could move the boat.
#[inline]
pub(crate) fn can_move_by_die(position: &Position, seat: Seat) -> bool {
    !position.turn.docked
        && !position.boats[seat].is_frozen()
        && attacks::block_gap(position, seat) != Some(0)
}

/// FI-022, FI-082: why the die cannot move the boat.
pub(crate) fn check_die(position: &Position, seat: Seat) -> Result<(), Illegal> {
    if can_move_by_die(position, seat) {
        return Ok(());
    }
    if position.turn.docked {
        return Err(docked());
    }
    if position.boats[seat].is_frozen() {
        return Err(Illegal::new("FI-091", "refused-frozen"));
    }
    Err(Illegal::new("FI-103", "refused-held").with("square", position.boats[seat].pos))
}

/// FI-025: a forward move ends on the market at the latest. FI-026: a backward one stays in front of it.
pub(crate) fn sail(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    steps: i8,
    fuel: u8,
    how: How,
    dealer: &mut Dealer<'_>,
) {
    let boat = &mut position.boats[seat];
    let start = boat.pos;
    let end = start.saturating_add_signed(steps);
    let end = if end >= game.board.length() { 0 } else { end };
    boat.pos = end;
    boat.fuel = boat.fuel.saturating_sub(fuel);
    dealer.tell(position, || Event::Moved { seat, start, end, steps, fuel, how });
    if steps != 0 {
        squares::stop(game, position, seat, dealer);
    }
}

/// FI-026: how far back a boat can go, up to `most`.
#[inline]
pub(crate) fn reach_back(game: &Fishing, position: &Position, seat: Seat, most: u8) -> u8 {
    if position.turn.docked || is_iced_in(game, position, seat) {
        return 0;
    }
    most.min(position.boats[seat].pos.saturating_sub(1))
}

/// FI-083: how far forward a chosen move can go, up to `most`. FI-095: with `slow_only` a block limits it too.
#[inline]
pub(crate) fn reach_forward(game: &Fishing, position: &Position, seat: Seat, most: u8) -> u8 {
    if position.turn.docked || is_iced_in(game, position, seat) {
        return 0;
    }
    let boat = &position.boats[seat];
    let free = most.min(boat.fuel).min(game.board.length() - boat.pos);
    match (game.options.chosen_moves, attacks::block_gap(position, seat)) {
        (ChosenMoves::SlowOnly, Some(gap)) => free.min(gap),
        (ChosenMoves::SlowOnly, None) | (ChosenMoves::Exempt, _) => free,
    }
}

/// FI-095: with `slow_only` ice stops chosen moves too.
#[inline]
fn is_iced_in(game: &Fishing, position: &Position, seat: Seat) -> bool {
    game.options.chosen_moves == ChosenMoves::SlowOnly && position.boats[seat].is_frozen()
}

/// Why a chosen move of `steps` squares is not possible, where `reach` squares are.
pub(crate) fn check_steps(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    rule: &'static str,
    steps: Option<u8>,
    reach: u8,
) -> Result<(), Illegal> {
    match steps {
        Some(steps) if steps >= 1 && steps <= reach => Ok(()),
        _ if position.turn.docked => Err(docked()),
        _ if is_iced_in(game, position, seat) => Err(Illegal::new("FI-095", "refused-frozen-chosen")),
        _ if reach == 0 && rule != "FI-083" => {
            Err(Illegal::new("FI-026", "refused-no-way-back").with("square", position.boats[seat].pos))
        }
        _ if reach == 0 && position.boats[seat].fuel == 0 => Err(Illegal::new(rule, "refused-no-fuel")),
        _ if reach == 0 => Err(Illegal::new("FI-103", "refused-held-chosen")),
        None => Err(Illegal::new(rule, "refused-steps-missing").with("most", reach)),
        Some(steps) => Err(Illegal::new(rule, "refused-steps-most").with("steps", steps).with("most", reach)),
    }
}

/// FI-027: after docking the boat does not move again in that turn.
fn docked() -> Illegal {
    Illegal::new("FI-027", "refused-docked")
}
