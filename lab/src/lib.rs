//! Simulations of many races, and statistics that say how sure we may be.

pub mod arena;
pub mod calibration;
pub mod compare;
mod entry;
pub mod ladder;
pub mod measure;
pub mod process;
pub mod report;
pub mod run;
pub mod sheet;
pub mod stats;
pub mod study;
pub mod sweep;
mod words;

pub use entry::Entry;
pub use words::Words;
