//! What benchmarks run of a game: random playouts, and searches against them. `catalog` gives them for any game, `podium bench` takes the time.
//!
//! ```
//! use engine::Game;
//! let game = || pig::Pig::new(2, pig::Options::default()).expect("playable");
//! assert!(bench::of(game()).playouts(1).run(3) > 10);
//! assert!(bench::of(game()).searches(1, 1).search(100) > 100);
//! ```

mod playouts;
mod searches;

use engine::Game;

pub use playouts::Playouts;
pub use searches::Searches;

/// A game of any kind, to be measured.
pub trait Measured: Send {
    /// Random playouts, the same for the same seed.
    fn playouts(self: Box<Self>, seed: u64) -> Box<dyn Playouts>;
    /// Searches by this many threads.
    fn searches(self: Box<Self>, seed: u64, workers: u8) -> Box<dyn Searches>;
}

/// A game, to be measured.
pub fn of<G: Game>(game: G) -> Box<dyn Measured> {
    Box::new(Whole(game))
}

struct Whole<G>(G);

impl<G: Game> Measured for Whole<G> {
    fn playouts(self: Box<Self>, seed: u64) -> Box<dyn Playouts> {
        playouts::random(self.0, seed)
    }

    fn searches(self: Box<Self>, seed: u64, workers: u8) -> Box<dyn Searches> {
        searches::first_choice(self.0, seed, workers)
    }
}
