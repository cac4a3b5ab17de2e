//! Hazards: WW-050 to WW-058.

use engine::{Kind, Seat};

use crate::Whitewater;
use crate::action::RockSide;
use crate::board::Cell;
use crate::cards::Card;
use crate::content::Cleared;
use crate::event::{DiscardWhy, Event, How, Op, SpeedWhy};
use crate::options::{ClearedHazard, RapidsClear, RockPick};
use crate::position::{Decision, Movement, Position, Stage, Task};
use crate::rules::{Deal, banks, downriver, spaces, speed, turn};
use crate::space::{Direction, Side, Space};

/// WW-050: whether the speed clears a hazard, by the marks of the tracker.
#[inline]
pub(crate) fn is_cleared(game: &Whitewater, speed: u8, kind: Cleared) -> bool {
    let marked = |speed: u8| game.printed.tracker[usize::from(speed) - 1].clears == Some(kind);
    match (kind, game.options.rapids_clear) {
        (Cleared::Rapids, RapidsClear::AtLeast4) => (1..=speed).any(marked),
        (Cleared::Rapids, RapidsClear::Exactly4) | (Cleared::Waterfall, _) => marked(speed),
    }
}

/// WW-050: whether a hazard acts on a kayak at its speed: always, or with the switch only if it is not
/// cleared.
#[inline]
pub(crate) fn has_effect(game: &Whitewater, position: &Position, seat: Seat, cell: Cell) -> bool {
    let kind = if cell == Cell::Waterfall { Cleared::Waterfall } else { Cleared::Rapids };
    game.options.cleared_hazard == ClearedHazard::Effect
        || !is_cleared(game, position.kayaks[seat].speed, kind)
}

/// WW-050: the hazard that a kayak has just entered. Gives the space into which it is carried at once
/// (WW-053).
#[inline]
pub(crate) fn meet(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    dealer: &mut Deal<'_>,
) -> Option<(Space, How)> {
    let seat = movement.seat;
    let at = position.kayaks[seat].at;
    let cell = spaces::cell(game, position, at);
    let (kind, direction, how) = match cell {
        Cell::River(_) | Cell::Bank | Cell::Rock | Cell::RunOut => return None,
        Cell::Rapids(arrow) => (Cleared::Rapids, arrow, How::Rapids),
        Cell::Waterfall => (Cleared::Waterfall, Direction::North, How::Waterfall),
    };
    let cleared = is_cleared(game, position.kayaks[seat].speed, kind);
    dealer.tell(position, || Event::Hazard { seat, kind, at, cleared });
    if !cleared {
        movement.cards += 1;
    } else if game.options.cleared_hazard == ClearedHazard::Ignored {
        return None;
    }
    if kind == Cleared::Waterfall {
        fall(position, movement, dealer);
    }
    carry(game, position, movement, direction, dealer).map(|target| (target, how))
}

/// WW-051: the speed below a Waterfall.
pub(crate) const SPEED_BELOW_WATERFALL: u8 = 2;

/// WW-051: over a Waterfall the speed becomes 2 and the rest of the movement is lost.
fn fall(position: &mut Position, movement: &mut Movement, dealer: &mut Deal<'_>) {
    speed::set(position, movement.seat, SPEED_BELOW_WATERFALL, SpeedWhy::Waterfall, dealer);
    movement.left = 0;
}

/// WW-052: the space into which Rapids or a Waterfall carry a kayak; it costs no movement. WW-053: Bank there
/// is a bank hit, a Rock is a Rock hit.
#[inline]
fn carry(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    direction: Direction,
    dealer: &mut Deal<'_>,
) -> Option<Space> {
    let target = game.board.downriver(position.kayaks[movement.seat].at, direction);
    match spaces::cell(game, position, target) {
        Cell::Bank => banks::hit_bank(position, movement, dealer),
        Cell::Rock => hit_rock(game, position, movement, target, dealer),
        Cell::River(_) | Cell::Rapids(_) | Cell::Waterfall | Cell::RunOut => return Some(target),
    }
    None
}

/// WW-054: what a Rock costs.
pub(crate) const SPEED_LOST_AT_ROCK: i8 = 2;

/// WW-054: a kayak that would enter a Rock loses 2 speed and the rest of its movement and goes beside it.
pub(crate) fn hit_rock(
    game: &Whitewater,
    position: &mut Position,
    movement: &mut Movement,
    rock: Space,
    dealer: &mut Deal<'_>,
) {
    let seat = movement.seat;
    dealer.tell(position, || Event::HitRock { seat, rock, at: position.kayaks[seat].at });
    speed::change(position, seat, -SPEED_LOST_AT_ROCK, SpeedWhy::Rock, dealer);
    movement.left = 0;
    if sides_of(game, position, rock) != 0 {
        movement.stage = Stage::AtRock;
        movement.place = rock;
    }
}

/// WW-056: a movement stops at a Rock until its player has chosen; a single side is taken at once (WW-015).
pub(crate) fn wait_at_rock(
    game: &Whitewater,
    position: &mut Position,
    movement: Movement,
    dealer: &mut Deal<'_>,
) {
    let sides = sides_of(game, position, movement.place);
    if sides.count_ones() > 1 {
        ask_rock_side(game, position, movement);
    } else {
        let side = RockSide::ALL[sides.trailing_zeros() as usize];
        push_away(game, position, movement, beside_rock(game, movement.place, side), dealer);
    }
}

/// WW-056: the choice at a Rock.
pub(crate) fn ask_rock_side(game: &Whitewater, position: &mut Position, movement: Movement) {
    position.decision = open_rock_side(game, position, &movement);
    position.tasks.push(Task::Move(movement));
}

/// The decision at a Rock.
pub(crate) fn open_rock_side(game: &Whitewater, position: &Position, movement: &Movement) -> Decision {
    let sides = sides_of(game, position, movement.place);
    Decision::RockSide { seat: movement.seat, rock: movement.place, sides }
}

/// WW-056: the spaces to choose from, as bits by [`RockSide`]: left and right, with the switch also front and
/// behind; never Bank or Rock.
pub(crate) fn sides_of(game: &Whitewater, position: &Position, rock: Space) -> u8 {
    let offered = match game.options.rock_pick {
        RockPick::Sides => &RockSide::ALL[..2],
        RockPick::AnyAdjacent => RockSide::ALL,
    };
    let open = |side: &RockSide| !spaces::cell(game, position, beside_rock(game, rock, *side)).is_closed();
    offered.iter().filter(|side| open(side)).fold(0, |bits, side| bits | 1 << side.index())
}

/// The space on that side of a Rock.
pub(crate) fn beside_rock(game: &Whitewater, rock: Space, side: RockSide) -> Space {
    match side {
        RockSide::Left => game.board.beside(rock, Side::Left),
        RockSide::Right => game.board.beside(rock, Side::Right),
        RockSide::Front => game.board.downriver(rock, Direction::North),
        RockSide::Behind => game.board.behind(rock),
    }
}

/// WW-056: the chosen side.
pub(crate) fn leave_rock(game: &Whitewater, position: &mut Position, side: RockSide, dealer: &mut Deal<'_>) {
    if let Some(Task::Move(movement)) = position.tasks.pop() {
        push_away(game, position, movement, beside_rock(game, movement.place, side), dealer);
    }
}

/// WW-055: a kayak beside the Rock is first pushed one space with the current there, its hazards and
/// penalties being its own; if it cannot go, nobody moves.
fn push_away(
    game: &Whitewater,
    position: &mut Position,
    mut movement: Movement,
    beside: Space,
    dealer: &mut Deal<'_>,
) {
    let seat = movement.seat;
    movement.stage = Stage::Going;
    if beside == position.kayaks[seat].at {
        return downriver::travel(game, position, movement, dealer); // WW-056
    }
    let Some(other) = spaces::taken_by(game, position, seat, beside) else {
        movement.place = beside;
        return go_beside(game, position, movement, dealer);
    };
    let target = game.board.downriver(beside, spaces::cell(game, position, beside).direction());
    if !spaces::is_free(game, position, other, target) {
        return downriver::travel(game, position, movement, dealer);
    }
    movement.stage = Stage::Beside;
    movement.place = beside;
    position.tasks.push(Task::Move(movement));
    let pushed = downriver::movement(game, position, other, 1, How::Pushed);
    downriver::travel(game, position, pushed, dealer);
}

/// WW-054: the kayak goes into the space beside the Rock, where hazards apply.
pub(crate) fn go_beside(
    game: &Whitewater,
    position: &mut Position,
    mut movement: Movement,
    dealer: &mut Deal<'_>,
) {
    movement.stage = Stage::Going;
    let beside = movement.place;
    downriver::enter(game, position, &mut movement, beside, How::RockSide, dealer);
    downriver::travel(game, position, movement, dealer);
}

/// WW-057: cards owed are discarded one by one, each by its owner's choice; a single card goes by itself
/// (WW-015); with an empty hand the rest is forgiven.
#[inline]
pub(crate) fn pay(position: &mut Position, seat: Seat, cards: u8, why: DiscardWhy, dealer: &mut Deal<'_>) {
    if cards == 0 {
        return;
    }
    match position.kayaks[seat].hand.count() {
        0 => turn::skip(position, seat, Op::Discard, dealer),
        1 => {
            let last = position.kayaks[seat].hand.kinds().next();
            if let Some(card) = last {
                turn::discard(position, seat, card, why, dealer);
            }
            if cards > 1 {
                turn::skip(position, seat, Op::Discard, dealer);
            }
        }
        _ => {
            position.tasks.push(Task::Owe { seat, cards, why });
            position.decision = Decision::Discard { seat };
        }
    }
}

/// WW-057: the chosen card goes, then the rest is owed.
#[inline]
pub(crate) fn discard_owed(_game: &Whitewater, position: &mut Position, card: Card, dealer: &mut Deal<'_>) {
    if let Some(Task::Owe { seat, cards, why }) = position.tasks.pop() {
        turn::discard(position, seat, card, why, dealer);
        pay(position, seat, cards.saturating_sub(1), why, dealer);
    }
}
