//! How a server is run. The command line, the environment and a file fill this in; `docs/operations.md` explains it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::day::Calendar;
use crate::proxy::Network;

mod notice;

pub use notice::{MailWay, Notice, PushMessages, Smtp, SmtpTls, TurnMail};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The database file; none keeps everything in memory.
    pub database: Option<PathBuf>,
    /// The address that people use, if it is not the one listened at: for origin checks and secure cookies.
    pub public_url: Option<String>,
    /// Proxies whose word counts for where a request comes from; of all others the connection's own address counts.
    pub trusted_proxies: Vec<Network>,
    /// Threads on which bots search; choices without a search, and hints, have one more each.
    pub bot_threads: usize,
    /// Bots' decisions of one person that may wait for a thread.
    pub bot_queue: usize,
    /// Limits.
    pub limits: Limits,
    /// After how long without a message a race leaves memory.
    pub idle_after: Duration,
    /// After how long a table whose race has not begun goes, if nobody looks at it.
    pub waiting_kept: Duration,
    /// The same for a table in the public list.
    pub public_waiting_kept: Duration,
    /// After how long a championship that has not begun goes, if nobody looks at it.
    pub championship_kept: Duration,
    /// After how long everybody who takes part in a championship may begin its next race, and not only the host.
    pub championship_wait: Duration,
    /// After how long bots fill up a race that somebody looks for; none if they never do.
    pub bots_fill_after: Option<Duration>,
    /// After how long a rated race without a clock goes on without whoever owes a choice.
    pub rated_wait: Duration,
    /// The race of bots that there is to watch when nobody plays in public; none if there is to be none.
    pub show: Option<ShowRaces>,
    /// How people are told that a race waits for them.
    pub notice: Notice,
    /// Where tokens, seeds and ids come from.
    pub entropy: Entropy,
    /// Which day it is.
    pub calendar: Calendar,
}

/// How the race of bots goes that there is to watch when nobody plays in public.
#[derive(Clone, Debug)]
pub struct ShowRaces {
    /// For how long it goes on after somebody has looked for races, if nobody watches it.
    pub wanted: Duration,
    /// How long a bot waits before it moves.
    pub pause: Duration,
}

impl Default for ShowRaces {
    fn default() -> ShowRaces {
        ShowRaces { wanted: Duration::from_secs(60), pause: Duration::from_millis(1_500) }
    }
}

/// Limits on sizes and rates.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_per_address: usize,
    /// Messages a second that a connection may send in the long run.
    pub messages_per_second: u32,
    /// Messages that it may send at once.
    pub messages_burst: u32,
    /// HTTP requests a second from one address in the long run.
    pub requests_per_second: u32,
    /// Requests that it may send at once.
    pub requests_burst: u32,
    /// Tables that a connection may watch.
    pub watches: usize,
    /// Tables that one address may make in an hour.
    pub tables_per_hour: u32,
    /// People that one address may become in an hour.
    pub people_per_hour: u32,
    /// Undos that a person may ask for at a table in a minute.
    pub undos_per_minute: usize,
    /// How often a person may sit down, come back or take another name at a table in a minute.
    pub sits_per_minute: usize,
    /// Tables of others at which a person may sit down in an hour.
    pub sits_per_hour: u32,
    /// Messages that may wait for a client that reads slowly.
    pub outbox: usize,
    /// After how long without a sign of life a connection is closed.
    pub silence: Duration,
    /// How long a client may take to send the head of a request, and a write to be taken.
    pub patience: Duration,
}

/// Where tokens, seeds and ids come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entropy {
    /// The system.
    System,
    /// A number: for tests that compare two servers byte by byte. Nothing is secret then.
    Fixed(u64),
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            database: None,
            public_url: None,
            trusted_proxies: Vec::new(),
            bot_threads: 1,
            bot_queue: 32,
            limits: Limits::default(),
            idle_after: Duration::from_secs(30),
            waiting_kept: Duration::from_secs(24 * 3600),
            public_waiting_kept: Duration::from_secs(3600),
            championship_kept: Duration::from_secs(7 * 24 * 3600),
            championship_wait: Duration::from_secs(24 * 3600),
            bots_fill_after: Some(Duration::from_secs(30)),
            rated_wait: Duration::from_secs(24 * 3600),
            show: Some(ShowRaces::default()),
            notice: Notice::default(),
            entropy: Entropy::System,
            calendar: Calendar::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 20_000,
            connections_per_address: 200,
            messages_per_second: 20,
            messages_burst: 60,
            requests_per_second: 50,
            requests_burst: 200,
            watches: 32,
            tables_per_hour: 200,
            people_per_hour: 100,
            undos_per_minute: 20,
            sits_per_minute: 20,
            sits_per_hour: 60,
            outbox: 256,
            silence: Duration::from_secs(60),
            patience: Duration::from_secs(10),
        }
    }
}
