//! Stops a search from elsewhere: when its seat leaves, a move is taken back, the race ends or nobody waits any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Asks a search to stop. Clones ask the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the search to stop; it does so after the world at hand.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
