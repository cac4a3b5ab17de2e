//! The rules, one file for each section of the specification, and the loop that does unfinished business.

pub(crate) mod banks;
pub(crate) mod check;
pub(crate) mod downriver;
pub(crate) mod eddy_out;
pub(crate) mod effects;
pub(crate) mod end;
pub(crate) mod hazard_tokens;
pub(crate) mod hazards;
pub(crate) mod secrecy;
pub(crate) mod sections;
pub(crate) mod set_up;
pub(crate) mod sideways;
pub(crate) mod spaces;
pub(crate) mod speed;
pub(crate) mod turn;

use engine::{Dealer, Seat};

use crate::Whitewater;
use crate::action::Action;
use crate::event::Event;
use crate::position::{Decision, Position, Stage, Task};

/// The dealer of this game.
pub(crate) type Deal<'a> = Dealer<'a, Event, Position>;

/// More than the longest chain of automatic steps: turns without cards up to the highest round limit.
const STEPS_MAX: u32 = 4_000_000;

/// Does a checked action, without what follows from it.
#[inline]
pub(crate) fn answer(
    game: &Whitewater,
    position: &mut Position,
    seat: Seat,
    action: &Action,
    dealer: &mut Deal<'_>,
) {
    let decision = std::mem::take(&mut position.decision);
    match *action {
        Action::Start { at } => set_up::place_kayak(game, position, seat, at, dealer),
        Action::Play { card } => turn::play(game, position, card, dealer),
        Action::EddyOut {} => eddy_out::eddy_out(position, seat, dealer),
        Action::Pass {} => eddy_out::pass(game, position, seat),
        Action::Stay {} => {}
        Action::Maneuver { dir, spaces } => sideways::maneuver(game, position, seat, dir, spaces, dealer),
        Action::Discard { card } => hazards::discard_owed(game, position, card, dealer),
        Action::RockSide { side } => hazards::leave_rock(game, position, side, dealer),
        Action::Choose { option } => effects::choose(position, option),
        Action::Place { at } => {
            if let Decision::Place { token, .. } = decision {
                hazard_tokens::put(position, seat, token, at, dealer);
            }
        }
        Action::Recall { card } => effects::take_back(position, seat, card, dealer),
    }
}

/// Does what is to be done until somebody must choose or the race is over.
#[inline]
pub(crate) fn run(game: &Whitewater, position: &mut Position, dealer: &mut Deal<'_>) {
    let mut steps = 0;
    while position.decision == Decision::None && position.result.is_none() {
        steps += 1;
        assert!(steps < STEPS_MAX, "automatic steps come to an end");
        let task = position.tasks.pop().expect("a race that is not over has something to do");
        match task {
            Task::EndTurn {} => turn::end_turn(game, position, dealer),
            Task::Play {} => turn::ask_play(position, dealer),
            Task::Window { seat } => eddy_out::ask_window(game, position, seat),
            Task::Lines(lines) => effects::resolve(game, position, lines, dealer),
            Task::AdvanceRiver { seats } => downriver::advance_next(game, position, seats, dealer),
            Task::Move(movement) => match movement.stage {
                Stage::Going => downriver::travel(game, position, movement, dealer),
                Stage::AtRock => hazards::ask_rock_side(game, position, movement),
                Stage::Beside => hazards::go_beside(game, position, movement, dealer),
            },
            Task::Owe { seat, cards, why } => hazards::pay(position, seat, cards, why, dealer),
            Task::Reveal(reveal) => sections::turn_up_next(game, position, reveal, dealer),
        }
    }
}
