//! The lab: many races of bots, and what they say about a game.
//!
//! A race is watched ([`catalog::Facts`]), counted ([`Tally`]) and forgotten. A tally holds whole numbers only, so that
//! adding up is exact and the figures are the same for any number of threads, also after an interruption. A
//! [`Summary`] gives every figure with its uncertainty.

mod histogram;
mod kind;
mod leads;
mod luck;
mod summary;
mod tally;
mod things;

pub use histogram::Histogram;
pub use kind::ThingKind;
pub use leads::{Leads, OfRace, of_race};
pub use luck::{Luck, LuckPlan, LuckTally, measure_luck};
pub use summary::{
    About, Bar, Decisions, Distribution, Drama, Effect, Fairness, Kind, Length, RuleUse, Spread, Start,
    Summary, ThingUse, summarise,
};
pub(crate) use tally::wins;
pub use tally::{SHARE, Tally};
