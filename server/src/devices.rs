//! The devices on which people are known: when their tokens were used, and how sockets hear that a token has been revoked.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::broadcast;

use crate::proxy::Network;

/// How often the use of a token is noted.
const NOTED_EVERY_MS: i64 = 3_600_000;
/// The most tokens whose use is remembered.
const REMEMBERED: usize = 50_000;
/// How many ends a socket may have to hear of at once; one that lags behind ends.
const ENDS: usize = 256;

/// What has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// The token of this hash.
    Token(String),
    /// The person of this id, with all tokens.
    Person(String),
    /// The person of this id is kept out.
    Banned(String),
    /// Whoever comes from this network is kept out.
    Network(Network),
}

/// Tokens in use, and the way to their sockets.
#[derive(Debug)]
pub(crate) struct Devices {
    /// By hash, when the use was last noted.
    noted: Mutex<BTreeMap<String, i64>>,
    ends: broadcast::Sender<Ended>,
}

impl Default for Devices {
    fn default() -> Devices {
        Devices { noted: Mutex::default(), ends: broadcast::Sender::new(ENDS) }
    }
}

impl Devices {
    /// Whether the use of a token is to be noted again.
    pub(crate) fn is_news(&self, hash: &str, now_ms: i64) -> bool {
        let mut noted = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        if noted.get(hash).is_some_and(|at_ms| now_ms - at_ms < NOTED_EVERY_MS) {
            return false;
        }
        if noted.len() >= REMEMBERED {
            noted.clear();
        }
        noted.insert(hash.to_string(), now_ms);
        true
    }

    /// Tells every socket.
    pub(crate) fn end(&self, what: Ended) {
        // Nobody may be connected.
        let _ = self.ends.send(what);
    }

    /// What ends from now on.
    pub(crate) fn ends(&self) -> broadcast::Receiver<Ended> {
        self.ends.subscribe()
    }
}

/// The id of a token, by which it can be named without being told: the beginning of its hash.
pub(crate) fn token_id(hash: &str) -> &str {
    hash.get(..16).unwrap_or(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_use_of_a_token_is_noted_once_an_hour() {
        let devices = Devices::default();
        assert!(
            devices.is_news("a", 1_000) && !devices.is_news("a", 3_600_999) && devices.is_news("b", 1_000)
        );
        assert!(devices.is_news("a", 3_601_000));
    }
}
