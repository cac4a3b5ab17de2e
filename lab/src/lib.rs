//! Simulations of many races, and statistics that say how sure we may be.

pub mod arena;
mod entry;
pub mod ladder;
pub mod process;
pub mod stats;

pub use entry::Entry;
