//! What follows from a view, for pictures: who is home, and whether that makes this round the last.

use engine::Seat;
use serde::Serialize;

use crate::Salmon;
use crate::position::{Position, Task};

#[derive(Debug, Serialize)]
pub(super) struct Facts {
    /// SA-101: the seats whose salmon are in the spawning ground; left out while there are none.
    home: Option<Vec<Seat>>,
    /// SA-100: who still has a turn in the last round, the active seat first; left out as long as nobody is home.
    last_round: Option<Vec<Seat>>,
}

pub(super) fn of(game: &Salmon, view: &Position) -> Facts {
    let home: Vec<Seat> = match view.task {
        Task::SetUp => Vec::new(),
        _ => Seat::all(game.seats).filter(|seat| game.is_home(view, *seat)).collect(),
    };
    let is_last = !home.is_empty() && !matches!(view.task, Task::Over { .. });
    Facts {
        home: Some(home).filter(|home| !home.is_empty()),
        last_round: is_last.then(|| turns_left(game, view)),
    }
}

/// SA-028: the seats from the active one to the last of the round.
pub(super) fn turns_left(game: &Salmon, view: &Position) -> Vec<Seat> {
    let others = view.active.clockwise(game.seats).skip(1);
    std::iter::once(view.active).chain(others.take_while(|seat| *seat != view.first)).collect()
}
