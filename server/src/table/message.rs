//! What can be put into a table's mailbox, and how it answers.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering::Relaxed};

use axum::extract::ws::Utf8Bytes;
use bots::{Level, Stop};
use catalog::{AnyRace, Bot, Language};
use engine::{Phrase, Seat};
use protocol::{AwayChoice, Detail, Hint, How, Refusal, RefusalCode, SeatWish, ServerMessage, TableInfo};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

use crate::app::now_ms;
use crate::store::Person;

/// A message to a table.
pub(crate) enum Message {
    /// A connection begins to watch.
    Watch { conn: Conn, person: Option<Arc<Person>>, seat: Option<u8>, seq: Option<u32>, detail: Detail },
    /// It looks away.
    Unwatch { conn: u64, seat: Option<u8> },
    /// It is gone.
    Gone { conn: u64 },
    /// Somebody asks for something.
    Ask { line: Line, person: Option<Arc<Person>>, ask: Ask },
    /// Somebody wants something of the table: to sit down, get up, begin, or what else a wish can be.
    Seat { person: Arc<Person>, wish: Wish, reply: oneshot::Sender<Result<TableInfo, Refusal>> },
    /// What somebody may know of the table; nothing if it is gone.
    Info { person: Option<Arc<Person>>, reply: oneshot::Sender<Option<TableInfo>> },
    /// A bot has thought.
    Thought(Thought),
    /// A bot has thought about a hint; nothing if it could not.
    Advised { seat: u8, stop: Stop, hints: Option<Vec<Hint>> },
    /// The race has been played again for its history; none if that went wrong.
    Archived { number: u32, race: Option<Box<dyn AnyRace>> },
    /// The operator wants something of it.
    Operator { what: Operated, reply: oneshot::Sender<Result<(), Refusal>> },
    /// Nobody has looked at the table for long.
    Lonely,
    /// It is time to look at clocks, bots and absences.
    Wake,
    /// The server stops.
    Stop,
}

impl Message {
    /// Tells whoever waits for an answer that there is no such table any more.
    pub(super) fn turn_away(self, table: &str) {
        let refused = || refusal(RefusalCode::NotFound, table, None, Phrase::new("server-no-table"));
        match self {
            Message::Watch { conn, seat, .. } => {
                conn.say(&ServerMessage::Refused(Refusal { seat, ..refused() }));
            }
            Message::Ask { line, .. } => line.say(ServerMessage::Refused(refused())),
            Message::Seat { reply, .. } => drop(reply.send(Err(refused()))),
            Message::Operator { reply, .. } => drop(reply.send(Err(refused()))),
            Message::Info { reply, .. } => drop(reply.send(None)),
            Message::Unwatch { .. }
            | Message::Gone { .. }
            | Message::Thought(_)
            | Message::Advised { .. }
            | Message::Archived { .. }
            | Message::Lonely
            | Message::Wake
            | Message::Stop => {}
        }
    }
}

/// What a bot has thought. The bot comes back with it, unless it broke.
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    /// The step that it answers.
    pub(crate) seq: u32,
    pub(crate) how: How,
    pub(crate) stop: Stop,
    pub(crate) bot: Option<(Level, Box<dyn Bot>)>,
    pub(crate) action: Option<Value>,
}

/// What the operator can want of a table.
pub(crate) enum Operated {
    /// That it is closed, for this reason.
    Close { why: String },
    /// That somebody is called otherwise.
    Rename { person: String, to: String },
}

/// What can be asked with an answer.
pub(crate) enum Ask {
    Play { seat: u8, seq: u32, action: Value },
    Since { seat: Option<u8>, seq: Option<u32>, detail: Detail },
    Shown { seat: u8, seq: u32 },
    History { seat: Option<u8>, before: Option<u32>, most: Option<u32> },
    Why { seat: u8, action: Value },
    Hint { seat: u8, level: Level },
    Picture { seat: Option<u8>, language: Language },
    Undo { seat: u8, seq: u32 },
    Consent { seat: u8, seq: u32, agree: bool },
    Chat { seat: u8, text: String },
}

/// What a person can wish.
pub(crate) enum Wish {
    Sit {
        seat: u8,
        key: Option<String>,
        name: Option<String>,
        share: Option<String>,
    },
    Share {
        seat: u8,
        share: String,
    },
    Leave {
        seat: u8,
    },
    Start,
    /// If a link is newly made, the hash of its key is given.
    SetSeat {
        seat: u8,
        to: SeatWish,
        key: String,
    },
    Remove {
        seat: u8,
        key: String,
    },
    HandOn {
        seat: u8,
    },
    Close,
    Away(AwayChoice),
    /// From an address, of which new tables are counted.
    Rematch {
        peer: IpAddr,
    },
}

/// The way to a connection.
#[derive(Clone, Debug)]
pub(crate) struct Conn {
    pub(crate) id: u64,
    outbox: mpsc::Sender<Utf8Bytes>,
    cut: Arc<tokio::sync::Notify>,
    pulse: Arc<Pulse>,
}

/// When a connection last showed a sign of life, and whether it is asked for one often.
#[derive(Debug)]
struct Pulse {
    heard_ms: AtomicI64,
    is_felt: AtomicBool,
}

impl Conn {
    pub(crate) fn new(id: u64, outbox: mpsc::Sender<Utf8Bytes>, cut: Arc<tokio::sync::Notify>) -> Conn {
        let pulse = Pulse { heard_ms: AtomicI64::new(now_ms()), is_felt: AtomicBool::new(false) };
        Conn { id, outbox, cut, pulse: Arc::new(pulse) }
    }

    /// The connection shows a sign of life.
    pub(crate) fn hear(&self) {
        self.pulse.heard_ms.store(now_ms(), Relaxed);
    }

    /// Whether it is to be asked for signs of life often, as others are about to rely on it.
    pub(crate) fn feel(&self, often: bool) {
        self.pulse.is_felt.store(often, Relaxed);
    }

    pub(crate) fn is_felt(&self) -> bool {
        self.pulse.is_felt.load(Relaxed)
    }

    /// Whether it is there and has shown a sign of life since then.
    pub(crate) fn is_alive(&self, since_ms: i64) -> bool {
        !self.is_gone() && self.pulse.heard_ms.load(Relaxed) >= since_ms
    }

    /// Sends; false if the client reads too slowly or is gone. Then the connection is cut: a client that lacks a
    /// step must come again.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        match self.outbox.try_send(text) {
            Ok(()) => true,
            Err(_) => {
                self.cut.notify_one();
                false
            }
        }
    }

    /// Whether nobody is there any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.outbox.is_closed()
    }

    pub(crate) fn say(&self, message: &ServerMessage) -> bool {
        self.send(text_of(message))
    }
}

/// The text of a message.
pub(crate) fn text_of(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain JSON").into()
}

/// Where an answer goes: to a connection, or to an HTTP request that waits for one.
pub(crate) enum Line {
    Conn(Conn),
    Once(oneshot::Sender<ServerMessage>),
}

impl Line {
    pub(crate) fn say(self, message: ServerMessage) {
        match self {
            Line::Conn(conn) => drop(conn.say(&message)),
            // Whoever asked may be gone.
            Line::Once(reply) => drop(reply.send(message)),
        }
    }

    pub(crate) fn conn(&self) -> Option<u64> {
        match self {
            Line::Conn(conn) => Some(conn.id),
            Line::Once(_) => None,
        }
    }
}

/// A refusal about a table.
pub(crate) fn refusal(code: RefusalCode, table: &str, seat: Option<u8>, say: Phrase) -> Refusal {
    Refusal { code, table: Some(table.to_string()), seat, rule: None, say }
}
