//! Limits by address: connections at once, requests a second, tables and people an hour, codes tried.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::http::HeaderMap;

use crate::config::Limits;
use crate::pool::Account;
use crate::proxy::{self, Network};

/// A bucket that fills slowly and is emptied by what it counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(per_second: f64, most: u32) -> Bucket {
        Bucket { level: f64::from(most), most: f64::from(most), per_second, at: Instant::now() }
    }

    /// Takes one; false if it is empty.
    pub(crate) fn take(&mut self) -> bool {
        self.take_some(1.0)
    }

    /// Takes several at once; false if there are not that many.
    pub(crate) fn take_some(&mut self, count: f64) -> bool {
        let now = Instant::now();
        let filled = now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.level = (self.level + filled).min(self.most);
        self.at = now;
        // What costs more than the bucket ever holds is had when it is full.
        let is_enough = self.level >= count.min(self.most);
        if is_enough {
            self.level = (self.level - count).max(0.0);
        }
        is_enough
    }

    /// Whether one could be taken.
    fn has(&self) -> bool {
        self.level + self.at.elapsed().as_secs_f64() * self.per_second >= 1.0
    }

    fn is_full(&self) -> bool {
        self.level + self.at.elapsed().as_secs_f64() * self.per_second >= self.most
    }
}

/// What is limited by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Request,
    Table,
    Person,
    Code,
    Report,
    Mail,
}

#[derive(Debug)]
struct Visitor {
    /// Sockets, and connections of any kind.
    connections: [usize; 2],
    buckets: [Bucket; 6],
}

/// Limits by address.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    proxies: Vec<Network>,
    visitors: Mutex<BTreeMap<IpAddr, Visitor>>,
    /// Where people were last seen; kept nowhere else.
    seen: Mutex<BTreeMap<String, IpAddr>>,
    /// How many more tables people may sit down at.
    sitting: Mutex<BTreeMap<String, Bucket>>,
}

/// The most people of whom it is known where they were last seen.
const SEEN: usize = 50_000;

/// What counts as one address: of IPv6 the network of 64 bits, since whoever has one address there has all of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        plain => plain,
    }
}

/// One-time codes that an address may try in an hour.
const CODES_PER_HOUR: u32 = 30;
/// Reports that people may send from an address in an hour, whoever they are.
const REPORTS_PER_HOUR: u32 = 30;
/// Mail addresses that one address of the network may name in an hour: each is sent a mail that nobody there may have wanted.
const MAILS_PER_HOUR: u32 = 6;

impl Gate {
    pub(crate) fn new(limits: Limits, proxies: Vec<Network>) -> Gate {
        Gate {
            limits,
            proxies,
            visitors: Mutex::default(),
            seen: Mutex::default(),
            sitting: Mutex::default(),
        }
    }

    /// The address that a request over a connection from `peer` counts for.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        proxy::client(peer, headers, &self.proxies)
    }

    fn visitors(&self) -> MutexGuard<'_, BTreeMap<IpAddr, Visitor>> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn visitor<'a>(&self, visitors: &'a mut BTreeMap<IpAddr, Visitor>, address: IpAddr) -> &'a mut Visitor {
        let limits = &self.limits;
        let hourly = |count: u32| Bucket::new(f64::from(count) / 3600.0, count);
        visitors.entry(network(address)).or_insert_with(|| Visitor {
            connections: [0, 0],
            buckets: [
                Bucket::new(f64::from(limits.requests_per_second), limits.requests_burst),
                hourly(limits.tables_per_hour),
                hourly(limits.people_per_hour),
                hourly(CODES_PER_HOUR),
                hourly(REPORTS_PER_HOUR),
                hourly(MAILS_PER_HOUR),
            ],
        })
    }

    /// A person came from that address.
    pub(crate) fn note(&self, person: &str, address: IpAddr) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= SEEN {
            seen.clear();
        }
        seen.insert(person.to_string(), network(address));
    }

    /// Whom thinking for a person is charged to.
    pub(crate) fn account(&self, person: &str) -> Account {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        Account::Person { network: seen.get(person).copied(), person: person.to_string() }
    }

    /// A person sits down at one more table of others; false if they have done so too often.
    pub(crate) fn sits(&self, person: &str) -> bool {
        let most = self.limits.sits_per_hour;
        let mut sitting = self.sitting.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || Bucket::new(f64::from(most) / 3600.0, most);
        sitting.entry(person.to_string()).or_insert_with(fresh).take()
    }

    /// Counts one of that kind; false if the address has had too many.
    pub(crate) fn take(&self, address: IpAddr, kind: Kind) -> bool {
        self.take_some(address, kind, 1)
    }

    /// Counts this many of that kind.
    pub(crate) fn take_some(&self, address: IpAddr, kind: Kind, count: u32) -> bool {
        let mut visitors = self.visitors();
        self.visitor(&mut visitors, address).buckets[kind as usize].take_some(f64::from(count))
    }

    /// Whether the address may still have one of that kind; nothing is counted.
    pub(crate) fn has(&self, address: IpAddr, kind: Kind) -> bool {
        let mut visitors = self.visitors();
        self.visitor(&mut visitors, address).buckets[kind as usize].has()
    }

    /// A new connection, unless the address has too many; it is counted until the pass is dropped.
    pub(crate) fn enter(self: &Arc<Gate>, address: IpAddr, what: Connection) -> Option<Pass> {
        let most = match what {
            Connection::Socket => self.limits.connections_per_address,
            // A proxy brings everybody's; what it brings is counted by whom it names.
            Connection::Any if self.proxies.iter().any(|proxy| proxy.holds(address)) => usize::MAX,
            // A socket begins as a connection, and a browser has some more for pages.
            Connection::Any => self.limits.connections_per_address.saturating_mul(2).saturating_add(50),
        };
        let mut visitors = self.visitors();
        let count = &mut self.visitor(&mut visitors, address).connections[what as usize];
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Pass { gate: Arc::clone(self), address, what })
    }

    /// Forgets addresses that have no connection and no debt.
    pub(crate) fn prune(&self) {
        self.visitors().retain(|_, visitor| {
            visitor.connections != [0, 0] || !visitor.buckets.iter().all(Bucket::is_full)
        });
        let mut sitting = self.sitting.lock().unwrap_or_else(PoisonError::into_inner);
        sitting.retain(|_, bucket| !bucket.is_full());
    }
}

/// What kind of connection is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Connection {
    Socket,
    Any,
}

/// A counted connection.
#[derive(Debug)]
pub(crate) struct Pass {
    gate: Arc<Gate>,
    address: IpAddr,
    what: Connection,
}

impl Pass {
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        if let Some(visitor) = self.gate.visitors().get_mut(&network(self.address)) {
            let count = &mut visitor.connections[self.what as usize];
            *count = count.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_connections_and_no_more_until_one_ends() {
        let gate =
            Arc::new(Gate::new(Limits { connections_per_address: 2, ..Limits::default() }, Vec::new()));
        let here = IpAddr::from([127, 0, 0, 1]);
        let (one, _two) = (gate.enter(here, Connection::Socket), gate.enter(here, Connection::Socket));
        assert!(one.is_some() && gate.enter(here, Connection::Socket).is_none());
        assert!(gate.enter(IpAddr::from([127, 0, 0, 2]), Connection::Socket).is_some());
        drop(one);
        assert!(gate.enter(here, Connection::Socket).is_some());
    }

    #[test]
    fn whoever_has_a_network_of_ipv6_has_one_share() {
        let gate = Gate::new(Limits { tables_per_hour: 2, ..Limits::default() }, Vec::new());
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        let take = |text| gate.take(address(text), Kind::Table);
        assert!(
            take("2001:db8:1:2::1") && take("2001:db8:1:2:ffff::9") && !take("2001:db8:1:2:aaaa:bbbb::1")
        );
        assert!(take("2001:db8:1:3::1"), "another network is another visitor");
        assert!(
            take("::ffff:10.0.0.1") && take("10.0.0.1") && !take("::ffff:10.0.0.1"),
            "mapped is the same"
        );
        let mut shares = Vec::new();
        for text in ["2001:db8:1:2::1", "2001:db8:1:2::2"] {
            gate.note("Ada", address(text));
            shares.push(gate.account("Ada"));
        }
        assert_eq!(shares[0], shares[1]);
    }

    #[test]
    fn a_bucket_gives_what_it_holds_and_then_nothing() {
        let mut bucket = Bucket::new(0.0, 3);
        assert_eq!((0..5).filter(|_| bucket.take()).count(), 3);
    }
}
