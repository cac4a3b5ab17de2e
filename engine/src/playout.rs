//! Playing a race to its end by random choices, without the heap: for benchmarks, laws and searches.

use crate::{Driver, Game, Rng, Seat};

/// Chooses among the seat's legal actions, each equally likely. `buffer` is scratch space.
///
/// # Panics
/// If the seat owes no choice.
#[inline]
pub fn choose_random<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    rng: &mut Rng,
    buffer: &mut Vec<G::Action>,
) -> G::Action {
    buffer.clear();
    game.legal(position, seat, buffer);
    match buffer.len() {
        0 => panic!("a pending seat has a legal action (law 1); {seat} has none"),
        1 => buffer[0],
        n => buffer[rng.below(n as u32) as usize],
    }
}

/// Plays on from `position` with random choices until the race is over; every choice is checked. Gives the
/// number of decisions. `chance` and `choice` are separate streams, so that choosers cannot disturb the dice.
///
/// # Panics
/// If the game breaks a law: no legal action, an illegal one listed, or no end within its bound.
pub fn playout<G: Game>(
    game: &G,
    position: &mut G::Position,
    chance: &mut Rng,
    choice: &mut Rng,
    buffer: &mut Vec<G::Action>,
) -> u32 {
    let bound = game.bound();
    let mut driver = Driver::from_position(game, position.clone(), chance);
    while driver.step(|at, seat| {
        let action = choose_random(game, at, seat, choice, buffer);
        if let Err(illegal) = game.check(at, seat, &action) {
            panic!("a listed action passes the check (law 2): {illegal}");
        }
        Some(action)
    }) {
        let decisions = driver.decisions;
        assert!(decisions <= bound, "every race ends within its bound of {bound} decisions (law 12)");
    }
    let decisions = driver.decisions;
    *position = driver.position;
    decisions
}
