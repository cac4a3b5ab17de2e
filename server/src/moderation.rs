//! People who do not want to meet each other, reports, bans, and what the operator wants of a running server.
//!
//! Everybody's wishes and all bans are in memory, so that nothing is looked up when a line of chat is sent or a pair is sought. The operator's
//! commands (`podium admin`) write into the database; a server looks there for what it has not done yet.

mod orders;
mod report;
mod shuns;

use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::{Phrase, Value};

use crate::clock::date_ms;
use crate::proxy::Network;
use crate::store::moderation::{Ban, Whom};
use crate::store::{Person, Store, StoreError};
pub(crate) use orders::{obey, obey_all};
pub(crate) use report::{NoReport, report};
pub(crate) use shuns::Shuns;

/// The most people whom somebody mutes or blocks.
pub(crate) const SHUNNED_MAX: usize = 500;

/// Who is kept out.
#[derive(Debug, Default)]
pub(crate) struct Bans {
    known: Mutex<Vec<(Ban, Option<Network>)>>,
}

impl Bans {
    fn known(&self) -> MutexGuard<'_, Vec<(Ban, Option<Network>)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads them again.
    pub(crate) fn read(&self, store: &dyn Store) -> Result<(), StoreError> {
        let with_network = |ban: Ban| {
            let network = match &ban.whom {
                Whom::Network(text) => text.parse().ok(),
                Whom::Person(_) => None,
            };
            (ban, network)
        };
        let bans = store.bans()?.into_iter().map(with_network).collect();
        *self.known() = bans;
        Ok(())
    }

    /// What somebody who is kept out is told, if they are.
    pub(crate) fn of_person(&self, id: &str) -> Option<Phrase> {
        self.find(|ban, _| matches!(&ban.whom, Whom::Person(other) if other == id))
    }

    /// What whoever comes from a network that is kept out is told.
    pub(crate) fn of_address(&self, address: IpAddr) -> Option<Phrase> {
        self.find(|_, network| network.is_some_and(|network| network.holds(address)))
    }

    /// What a connection is told whose person or address is kept out.
    pub(crate) fn of(&self, person: Option<&Person>, address: IpAddr) -> Option<Phrase> {
        let of_person = person.and_then(|person| self.of_person(&person.id));
        of_person.or_else(|| self.of_address(address))
    }

    fn find(&self, is_it: impl Fn(&Ban, Option<Network>) -> bool) -> Option<Phrase> {
        let (known, now) = (self.known(), date_ms());
        known.iter().find(|(ban, network)| ban.holds(now) && is_it(ban, *network)).map(|(ban, _)| told(ban))
    }
}

/// What somebody who is kept out is told: that they are, why, and until when.
fn told(ban: &Ban) -> Phrase {
    let id = match (&ban.whom, ban.until_ms) {
        (Whom::Person(_), None) => "server-banned",
        (Whom::Person(_), Some(_)) => "server-banned-until",
        (Whom::Network(_), None) => "server-banned-network",
        (Whom::Network(_), Some(_)) => "server-banned-network-until",
    };
    let phrase = Phrase::new(id).with("why", Value::text(ban.why.as_str()));
    match ban.until_ms {
        Some(until_ms) => phrase.with("date", Value::text(crate::day::date_of(until_ms))),
        None => phrase,
    }
}

/// What somebody is called whose name an operator has taken away: the same for the same person, and like no other at a table.
pub fn neutral_name(person: &str) -> String {
    let hash = blake3::hash(person.as_bytes());
    let number = u32::from_le_bytes([hash.as_bytes()[0], hash.as_bytes()[1], hash.as_bytes()[2], 0]);
    format!("Anon {}", 1_000 + number % 9_000)
}
