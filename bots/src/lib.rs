//! Bots for every game. A bot knows no game; it gets a view, never a position, and a random stream of its own.
//!
//! ```
//! use bots::{Policy, Scratch};
//! use engine::{Game, Rng, View};
//!
//! fn answer<G: Game>(game: &G, view: &View<G>) -> Option<G::Action> {
//!     Policy::Greedy.choose(game, view, &mut Rng::stream(7, 1), &mut Scratch::default())
//! }
//! ```

mod chances;
mod level;
mod policy;
mod review;
mod search;

pub use chances::{Chances, Estimate, First, Foresight, Way};
pub use level::{Brain, Level, Player};
pub use policy::{Policy, Scratch};
pub use review::{Better, Care, Finding, Moment, Reviewer, Verdict, likely_line};
pub use search::{Budget, Playing, Search, Settings, Stop, THOUGHT_MAX, Thought};
