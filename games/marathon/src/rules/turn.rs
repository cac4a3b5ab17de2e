//! The turn: MA-020 to MA-029.

use engine::{Dealer, Illegal, Seat};

use super::{Then, end};
use crate::Marathon;
use crate::action::{Action, Boost};
use crate::content::DIE;
use crate::event::{Cause, Event, Purpose};
use crate::position::{Position, Run, Runner, Task, Way};

/// MA-020: a turn opens with the roll, which is always asked for (MA-028). MA-029: a runner who owes a turn
/// misses it instead, and play passes on.
pub(crate) fn open_turn(game: &Marathon, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    loop {
        let seat = position.mover();
        let runner = &mut position.runners[seat];
        if runner.skip == 0 {
            let round = position.round;
            position.ask(seat, Task::Roll);
            return dealer.tell(position, || Event::TurnStarted { seat, round });
        }
        runner.skip -= 1;
        let skip = runner.skip;
        dealer.tell(position, || Event::TurnSkipped { seat, skip });
        if !pass_on(game, position) {
            return end::stop_at_limit(game, position, dealer);
        }
    }
}

/// MA-008: the next in the order who is still racing (MA-084); after the last one a new round begins. False if
/// that was the last round (MA-083); the turn then stays with the last one whose turn came.
#[inline]
fn pass_on(game: &Marathon, position: &mut Position) -> bool {
    let (mut slot, mut round) = (position.slot, position.round);
    loop {
        slot += 1;
        if usize::from(slot) >= position.order.len() {
            if round >= game.options.round_limit {
                return false;
            }
            (slot, round) = (0, round + 1);
        }
        if position.runners[position.order[usize::from(slot)]].is_racing() {
            (position.slot, position.round) = (slot, round);
            return true;
        }
    }
}

/// MA-021: speed is the die and the change that waits for it (MA-068), but at least 1.
#[inline]
pub(crate) fn speed(runner: &Runner, die: u8) -> u8 {
    (i32::from(die) + i32::from(runner.next_speed)).clamp(1, 255) as u8
}

/// MA-021: the die is rolled. MA-022: then stamina may be spent; without any nothing is asked (MA-028).
#[inline]
pub(crate) fn roll(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_, Event, Position>) -> Then {
    let die = dealer.roll(DIE);
    let runner = &position.runners[seat];
    let (speed, has_stamina) = (speed(runner, die), runner.stamina > 0);
    let then = if has_stamina {
        position.ask(seat, Task::Boost { die, speed });
        Then::Wait
    } else {
        run_at(position, seat, speed)
    };
    dealer.tell(position, || Event::Rolled { seat, die, purpose: Purpose::Speed, speed: Some(speed) });
    then
}

/// MA-023, MA-024, MA-026: a boost needs its full price. MA-025: with `stand_still` off a speed of 1 cannot
/// be lowered. Always inlined: the list needs no reason, and then none is made.
#[inline(always)]
pub(crate) fn check_boost(game: &Marathon, runner: &Runner, speed: u8, with: Boost) -> Result<(), Illegal> {
    let stamina = runner.stamina;
    if with == Boost::Reroll && stamina < Boost::Reroll.cost() {
        let cost = Boost::Reroll.cost();
        return Err(Illegal::new("MA-024", "refused-reroll").with("cost", cost).with("stamina", stamina));
    }
    if stamina < with.cost() {
        let cost = with.cost();
        return Err(Illegal::new("MA-023", "refused-change").with("cost", cost).with("stamina", stamina));
    }
    if with == Boost::Minus && speed < 2 && !game.options.stand_still {
        return Err(Illegal::new("MA-025", "refused-stand").with("speed", speed));
    }
    Ok(())
}

/// MA-022: the boosts that the runner can pay.
#[inline]
pub(crate) fn list_boosts(game: &Marathon, runner: &Runner, speed: u8, out: &mut Vec<Action>) {
    out.push(Action::Boost { with: Boost::None });
    for with in [Boost::Plus, Boost::Minus, Boost::Reroll] {
        if check_boost(game, runner, speed, with).is_ok() {
            out.push(Action::Boost { with });
        }
    }
}

/// MA-022: one boost a turn. MA-024: a new roll, with the same waiting change, replaces the old one.
#[inline]
pub(crate) fn boost(
    position: &mut Position,
    seat: Seat,
    speed_before: u8,
    with: Boost,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let speed = match with {
        Boost::None => speed_before,
        Boost::Plus => speed_before + 1,
        Boost::Minus => speed_before - 1,
        Boost::Reroll => {
            let die = dealer.roll(DIE);
            let speed = speed(&position.runners[seat], die);
            dealer.tell(position, || Event::Rolled {
                seat,
                die,
                purpose: Purpose::Reroll,
                speed: Some(speed),
            });
            speed
        }
    };
    position.runners[seat].stamina -= with.cost();
    let then = run_at(position, seat, speed);
    let stamina = position.runners[seat].stamina;
    dealer.tell(position, || Event::Boosted { seat, with, cost: with.cost(), speed, stamina });
    then
}

/// MA-068: the waiting change is used up when the boost is settled. MA-020: the run follows.
#[inline]
fn run_at(position: &mut Position, seat: Seat, speed: u8) -> Then {
    position.runners[seat].next_speed = 0;
    Then::Run(Run { steps: u16::from(speed), way: Way::Forward, cause: Cause::Speed })
}

/// The turn is over; the next one opens.
#[inline]
pub(crate) fn end_turn(
    game: &Marathon,
    position: &mut Position,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    dealer.tell(position, || Event::TurnEnded { seat });
    if pass_on(game, position) {
        open_turn(game, position, dealer);
    } else {
        end::stop_at_limit(game, position, dealer);
    }
    Then::Wait
}
