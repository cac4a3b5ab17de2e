//! Random playouts of any game, for benchmarks: no events, no heap, every choice checked.

use engine::{Dealer, Game, Rng, playout};

/// Plays races by random choices, one after the other.
pub trait Playouts: Send {
    /// Plays this many races to the end; gives the number of decisions.
    fn run(&mut self, races: u32) -> u64;
    /// The size of a position in bytes.
    fn position_bytes(&self) -> usize;
}

struct Random<G: Game> {
    game: G,
    chance: Rng,
    choice: Rng,
    buffer: Vec<G::Action>,
}

/// Room for more actions than any decision has, so that even a rare long list needs no heap.
const ACTIONS_MAX: usize = 4096;

pub(crate) fn random<G: Game>(game: G, seed: u64) -> Box<dyn Playouts> {
    let (chance, choice) = (Rng::stream(seed, 0), Rng::stream(seed, 1));
    Box::new(Random { game, chance, choice, buffer: Vec::with_capacity(ACTIONS_MAX) })
}

impl<G: Game> Playouts for Random<G> {
    fn run(&mut self, races: u32) -> u64 {
        let mut decisions = 0;
        for _ in 0..races {
            let mut position = self.game.start(&mut Dealer::silent(&mut self.chance));
            let played =
                playout(&self.game, &mut position, &mut self.chance, &mut self.choice, &mut self.buffer);
            decisions += u64::from(played);
        }
        decisions
    }

    fn position_bytes(&self) -> usize {
        std::mem::size_of::<G::Position>()
    }
}
