//! The rules, one file for each section of the specification's part 4.
//!
//! A rule does its part and says what comes next ([`Then`]); [`go_on`] carries that out until somebody is
//! asked.

pub(crate) mod actions;
pub(crate) mod cards;
pub(crate) mod end;
pub(crate) mod road;
pub(crate) mod running;
pub(crate) mod starting;
pub(crate) mod turn;

use engine::{Datum, Dealer, Illegal};

use crate::Marathon;
use crate::action::Action;
use crate::event::Event;
use crate::position::{Position, Run, Task};

/// What comes next for the runner whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Then {
    /// Somebody was asked, or the race is over.
    Wait,
    /// A run begins.
    Run(Run),
    /// MA-013: a move ended on a space.
    Land,
    /// MA-040: a card is drawn.
    Draw,
    /// MA-043: the spinner is turned.
    Spin,
    /// A card says to roll and run.
    Dash,
    /// MA-060: a card says to close up.
    CatchUp,
    /// MA-036: the line is crossed.
    Finish,
    /// The turn is over.
    EndTurn,
}

/// More links than any chain has: at most two landings a row, at most four links each (MA-047).
const LINKS_MAX: u32 = 4096;

/// Carries out what follows by itself, up to the next choice.
#[inline]
pub(crate) fn go_on(
    game: &Marathon,
    position: &mut Position,
    mut then: Then,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    for _ in 0..LINKS_MAX {
        then = match then {
            Then::Wait => return,
            Then::Run(run) => running::run(game, position, run, dealer),
            Then::Land => road::land(game, position, dealer),
            Then::Draw => actions::draw(game, position, dealer),
            Then::Spin => actions::spin(game, position, dealer),
            Then::Dash => cards::dash(position, dealer),
            Then::CatchUp => cards::catch_up(game, position, dealer),
            Then::Finish => end::finish(game, position, dealer),
            Then::EndTurn => turn::end_turn(game, position, dealer),
        };
    }
    unreachable!("MA-047: a turn is finite");
}

/// MA-020: one seat decides at a time. MA-080: nobody after the end.
#[cold]
pub(crate) fn not_asked(position: &Position) -> Illegal {
    match position.task {
        Task::Over | Task::Busy(_) => Illegal::new("MA-080", "refused-over"),
        task => {
            let illegal = Illegal::new("MA-020", "refused-not-asked").with("seat", position.deciding);
            illegal.with("answer", answer(task.name()))
        }
    }
}

/// An action that answers another question, refused by the rule that it belongs to.
#[cold]
pub(crate) fn no_answer(task: Task, action: Action) -> Illegal {
    let illegal = Illegal::new(action.rule(), "refused-other-answer");
    illegal.with("asked", answer(task.name())).with("given", answer(action.name()))
}

/// A decision or an action by the name that programs give it.
fn answer(name: &'static str) -> Datum {
    Datum::Word("answer", name)
}
