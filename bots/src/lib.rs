//! Bots for every game. A bot knows no game; it gets a view, never a position, and a random stream of its own.
//!
//! ```
//! use bots::{Policy, Scratch};
//! use engine::{Game, Race, Rng, Seat, Viewer};
//!
//! fn answer<G: Game>(race: &Race<G>, seat: Seat) -> Option<G::Action> {
//!     let view = race.view(Viewer::Seat(seat));
//!     Policy::Greedy.choose(race.game(), &view, &mut Rng::stream(7, 1), &mut Scratch::default())
//! }
//! ```

mod level;
mod policy;
mod search;

pub use level::{Level, Player};
pub use policy::{Policy, Scratch};
pub use search::{Budget, Playing, Search, Settings, Thought};
