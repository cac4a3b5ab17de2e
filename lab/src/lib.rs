//! Simulations of many races, and statistics that say how sure we may be.

pub mod arena;
pub mod stats;
