//! Sideways movement: WW-030 to WW-033.

use engine::{List, Seat};

use crate::Whitewater;
use crate::board::Cell;
use crate::event::{How, Op};
use crate::position::{Decision, Heading, Movement, Position, Stage};
use crate::rules::{Deal, downriver, hazards, spaces, speed, turn};
use crate::space::{Direction, Side, Space};

/// WW-030: a maneuver of up to maneuverability and the line's bonus, to one side; not asked if no step is
/// possible.
pub(crate) fn ask_maneuver(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    bonus: u8,
    dealer: &mut Deal<'_>,
) {
    match open_maneuver(game, position, seat, bonus) {
        Decision::Maneuver { left: 0, right: 0, .. } => turn::skip(position, seat, Op::Maneuver, dealer),
        decision => position.decision = decision,
    }
}

/// The decision of a maneuver: how far it may go and how far each way is possible.
pub(crate) fn open_maneuver(game: &Whitewater, position: &Position, seat: Seat, bonus: u8) -> Decision {
    let max = speed::maneuverability(game, position.kayaks[seat].speed) + bonus;
    let reach = |side| possible_steps(game, position, seat, side, max);
    Decision::Maneuver { seat, max, left: reach(Side::Left), right: reach(Side::Right) }
}

/// WW-030: the chosen maneuver is carried out.
pub(crate) fn maneuver(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    side: Side,
    steps: u8,
    dealer: &mut Deal<'_>,
) {
    let heading = if side == Side::Left { Heading::Left } else { Heading::Right };
    let movement = Movement {
        seat,
        how: How::Maneuver,
        heading,
        left: steps,
        cards: 0,
        stage: Stage::Going,
        place: Space::NONE,
        path: List::of(&[position.kayaks[seat].at]),
    };
    downriver::travel(game, position, movement, dealer);
}

/// WW-031: a step into Bank or Rock is not possible. WW-032: one into a kayak leads to the space directly in
/// front of it instead, if that is free.
#[inline]
pub(crate) fn step_aside(
    game: &Whitewater,
    position: &Position,
    seat: Seat,
    from: Space,
    side: Side,
) -> Option<Space> {
    let target = game.board.beside(from, side);
    if target == from || spaces::cell(game, position, target).is_closed() {
        return None;
    }
    if spaces::taken_by(game, position, seat, target).is_none() {
        return Some(target);
    }
    let front = game.board.downriver(target, Direction::North);
    spaces::is_free(game, position, seat, front).then_some(front)
}

engine::kinds! {
    /// What ends a maneuver before its last step.
    pub enum Hindrance {
        /// WW-031, WW-033.
        Bank = "bank",
        /// WW-031, WW-033.
        Rock = "rock",
        /// WW-032: a kayak, and no free space in front of it.
        Kayak = "kayak",
        /// WW-033.
        Waterfall = "waterfall",
    }
}

/// WW-033: how many steps to one side are possible.
fn possible_steps(game: &Whitewater, position: &Position, seat: Seat, side: Side, max: u8) -> u8 {
    hindered(game, position, seat, side, max).map_or(max, |(steps, _)| steps)
}

/// WW-033: after how many steps to one side a maneuver ends before its last one, and at what: Rapids carry on and the
/// rest is counted from where they leave the kayak; a Waterfall, or a Rock or bank met through a bonus space, ends it.
pub(crate) fn hindered(
    game: &Whitewater,
    position: &Position,
    seat: Seat,
    side: Side,
    max: u8,
) -> Option<(u8, Hindrance)> {
    let mut at = position.kayaks[seat].at;
    for step in 0..max {
        let Some(entered) = step_aside(game, position, seat, at, side) else {
            return Some((step, closed_by(game, position, at, side)));
        };
        match carried_on(game, position, seat, entered) {
            Err(hindrance) => return Some((step + 1, hindrance)).filter(|(steps, _)| *steps < max),
            Ok(left_at) => at = left_at,
        }
    }
    None
}

/// WW-031, WW-032: why a step is not possible.
fn closed_by(game: &Whitewater, position: &Position, from: Space, side: Side) -> Hindrance {
    let target = game.board.beside(from, side);
    match spaces::cell(game, position, target) {
        Cell::Bank => Hindrance::Bank,
        Cell::Rock => Hindrance::Rock,
        _ if target == from => Hindrance::Bank,
        Cell::River(_) | Cell::RunOut | Cell::Rapids(_) | Cell::Waterfall => Hindrance::Kayak,
    }
}

/// Where hazards leave a kayak that enters a space sideways, or what ends the maneuver.
#[inline]
fn carried_on(game: &Whitewater, position: &Position, seat: Seat, entered: Space) -> Result<Space, Hindrance> {
    let mut at = entered;
    loop {
        match spaces::cell(game, position, at) {
            Cell::River(_) | Cell::RunOut => return Ok(at),
            Cell::Bank => return Err(Hindrance::Bank),
            Cell::Rock => return Err(Hindrance::Rock),
            Cell::Waterfall if hazards::has_effect(game, position, seat, Cell::Waterfall) => {
                return Err(Hindrance::Waterfall);
            }
            Cell::Rapids(arrow) if hazards::has_effect(game, position, seat, Cell::Rapids(arrow)) => {
                at = game.board.downriver(at, arrow);
            }
            Cell::Waterfall | Cell::Rapids(_) => return Ok(at),
        }
    }
}
