//! Stops a search from elsewhere: when its seat leaves, a move is taken back, the race ends or nobody waits any more; or by itself
//! after a time, where people wait for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How long a bot thinks about one choice at most where people wait for it, whatever its budget.
pub const THOUGHT_MAX: Duration = Duration::from_secs(5);

/// Asks a search to stop. Clones ask the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    asked: Arc<AtomicBool>,
    limit: Option<Duration>,
}

impl Stop {
    /// One that also ends each search after this time: then the best choice so far is played. Without it time plays no part.
    pub fn within(limit: Duration) -> Stop {
        Stop { limit: Some(limit), ..Stop::default() }
    }

    /// Asks the search to stop; it does so after the world at hand.
    pub fn ask(&self) {
        self.asked.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }

    /// How long a search may take, if that is limited.
    pub fn limit(&self) -> Option<Duration> {
        self.limit
    }
}
