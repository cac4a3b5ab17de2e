//! A connection: reads messages, hands them to tables, sends what tables say. Nothing that a client sends makes it
//! panic; slow and silent connections are dropped.

mod frames;

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use engine::Phrase;
use protocol::{ClientMessage, Refusal, RefusalCode, ServerMessage};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Notify, mpsc};
use tokio::time::timeout;

use crate::app::{App, secret_hash};
use crate::devices::Ended;
use crate::gate::Bucket;
use crate::store::{Person, StoreError};
use crate::table::message::{Ask, Conn, Line, Message, refusal, text_of};
use crate::words;
use crate::{pairing, people};
use frames::{is_too_long, ping, send};

/// The size of a connection's read buffer: messages are small, and connections many.
pub(crate) const READ_BUFFER: usize = 4 * 1024;

/// How many messages a question counts for whose answer is long or must be looked up.
const DEAR: f64 = 5.0;

/// The longest message that is taken in whole, to be turned away in good order; longer ones break the connection off.
pub(crate) const TAKEN_IN: usize = 8 * protocol::MESSAGE_MAX;

/// Messages refused for their rate before the connection is closed.
const PATIENCE: u32 = 200;

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// Why a connection ends.
#[derive(Debug, PartialEq, Eq)]
enum End {
    Gone,
    Slow,
    Silent,
    Rude(&'static str),
    /// A message was too long.
    Long,
    /// The operator keeps the person or the address out.
    Banned,
    Stopping,
}

struct Session {
    app: Arc<App>,
    conn: Conn,
    /// The hash of the token by which the person is known: the cookie's, until a greeting names another.
    token: Option<String>,
    person: Option<Arc<Person>>,
    is_greeted: bool,
    watching: BTreeMap<(String, Option<u8>), mpsc::Sender<Message>>,
    bucket: Bucket,
    rebukes: u32,
    address: IpAddr,
}

/// Serves a connection until it ends.
pub(crate) async fn serve(app: Arc<App>, mut socket: WebSocket, token: Option<String>, address: IpAddr) {
    let (outbox, mut outgoing) = mpsc::channel(app.config.limits.outbox);
    let cut = Arc::new(Notify::new());
    let conn = Conn::new(CONNECTIONS.fetch_add(1, Relaxed), outbox, Arc::clone(&cut));
    let limits = &app.config.limits;
    let mut session = Session {
        bucket: Bucket::new(f64::from(limits.messages_per_second), limits.messages_burst),
        app: Arc::clone(&app),
        conn,
        token,
        person: None,
        is_greeted: false,
        watching: BTreeMap::new(),
        rebukes: 0,
        address,
    };
    app.metrics.connections.fetch_add(1, Relaxed);
    app.metrics.connected.fetch_add(1, Relaxed);
    let end = session.run(&mut socket, &mut outgoing, &cut).await;
    for mailbox in session.watching.values() {
        let _ = mailbox.send(Message::Gone { conn: session.conn.id }).await;
    }
    app.pairing.gone(session.conn.id);
    app.metrics.connections.fetch_sub(1, Relaxed);
    let goodbye = match end {
        End::Gone => None,
        End::Slow => {
            app.metrics.slow.fetch_add(1, Relaxed);
            Some(Phrase::new("server-bye-slow"))
        }
        End::Silent => {
            app.metrics.silent.fetch_add(1, Relaxed);
            Some(Phrase::new("server-bye-silent"))
        }
        End::Rude(id) => Some(Phrase::new(id)),
        End::Long => Some(Phrase::new("server-bye-long").with("most", protocol::MESSAGE_MAX as i64)),
        End::Banned => session.banned(),
        End::Stopping => Some(Phrase::new("server-bye-stop")),
    };
    tracing::debug!(address = %session.address, ?end, "a connection ended");
    let close = (end == End::Long)
        .then(|| CloseFrame { code: close_code::SIZE, reason: "a message was too long".into() });
    if let Some(say) = goodbye {
        let bye = text_of(&ServerMessage::Bye { say });
        let _ = timeout(Duration::from_secs(1), socket.send(Frame::Text(bye))).await;
    }
    let _ = timeout(Duration::from_secs(1), socket.send(Frame::Close(close))).await;
}

impl Session {
    async fn run(
        &mut self,
        socket: &mut WebSocket,
        outgoing: &mut mpsc::Receiver<Utf8Bytes>,
        cut: &Notify,
    ) -> End {
        let limits = self.app.config.limits.clone();
        let mut stopping = self.app.stopping.subscribe();
        // Listens before anybody is greeted: a token that ends later is heard of.
        let mut ends = self.app.devices.ends();
        let began = Instant::now();
        let mut heard = began;
        // One timer for the life of the connection: it looks often enough for the shorter of both limits.
        let look = (limits.silence.min(limits.patience) / 3).max(Duration::from_millis(10));
        let mut looks = tokio::time::interval_at(tokio::time::Instant::now() + look, look);
        let mut pinged = began;
        loop {
            // A connection that has not greeted has less time than one that plays.
            let silence = if self.is_greeted { limits.silence } else { limits.patience };
            let outcome = tokio::select! {
                biased;
                () = cut.notified() => return End::Slow,
                () = stopped(&mut stopping) => return End::Stopping,
                ended = ends.recv() => match ended {
                    Ok(ended) if !self.is_ended(&ended) => continue,
                    Ok(Ended::Banned(_) | Ended::Network(_)) => return End::Banned,
                    Ok(_) | Err(RecvError::Lagged(_) | RecvError::Closed) => return End::Rude("server-bye-token"),
                },
                text = outgoing.recv() => match text {
                    None => return End::Gone,
                    Some(text) => send(socket, text, outgoing, limits.patience).await,
                },
                frame = socket.recv() => {
                    heard = Instant::now();
                    self.conn.hear();
                    match frame {
                        // What the library does not take in is far beyond what is read.
                        Some(Err(error)) if is_too_long(&error) => return End::Long,
                        None | Some(Err(_) | Ok(Frame::Close(_))) => return End::Gone,
                        Some(Ok(Frame::Text(text))) => self.read(text.as_bytes()).await,
                        Some(Ok(Frame::Binary(_))) => return End::Rude("server-bye-bytes"),
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => self.count(),
                    }
                }
                _ = looks.tick() => {
                    // Only a greeting counts before the greeting; afterwards any sign of life does.
                    if (if self.is_greeted { heard } else { began }).elapsed() >= silence {
                        return End::Silent;
                    }
                    if pinged.elapsed() < limits.silence / 3 && !self.conn.is_felt() {
                        continue;
                    }
                    pinged = Instant::now();
                    ping(socket, limits.patience).await
                }
            };
            if let Err(end) = outcome {
                return end;
            }
        }
    }

    /// Whether the connected person is no longer known.
    fn is_ended(&self, ended: &Ended) -> bool {
        match ended {
            Ended::Token(hash) => self.token.as_ref() == Some(hash),
            Ended::Person(id) | Ended::Banned(id) => {
                self.person.as_ref().is_some_and(|person| person.id == *id)
            }
            Ended::Network(network) => network.holds(self.address),
        }
    }

    /// What the person or the address is told that is kept out, if one is.
    fn banned(&self) -> Option<Phrase> {
        self.app.bans.of(self.person.as_deref(), self.address)
    }

    /// Counts a frame without a message against the limit.
    fn count(&mut self) -> Result<(), End> {
        if self.bucket.take() { Ok(()) } else { self.overrun() }
    }

    /// A message above the limit is not read, and its sender told so.
    fn too_fast(&mut self, bytes: &[u8]) -> Result<(), End> {
        self.overrun()?;
        let most = self.app.config.limits.messages_per_second;
        let say = Phrase::new("server-too-fast").with("most", most);
        self.say(&ServerMessage::Error {
            code: "too_fast".to_string(),
            dropped: protocol::about(bytes),
            say,
        });
        Ok(())
    }

    /// Too much was sent: the connection is borne with for a while.
    fn overrun(&mut self) -> Result<(), End> {
        self.app.metrics.too_fast.fetch_add(1, Relaxed);
        self.rebukes += 1;
        if self.rebukes > PATIENCE { Err(End::Rude("server-bye-fast")) } else { Ok(()) }
    }

    /// Reads one message and does what it says.
    async fn read(&mut self, bytes: &[u8]) -> Result<(), End> {
        self.app.metrics.messages.fetch_add(1, Relaxed);
        if bytes.len() > protocol::MESSAGE_MAX {
            return Err(End::Long);
        }
        if !self.bucket.take() {
            return self.too_fast(bytes);
        }
        let message = match catalog::read_bytes(bytes, "message") {
            Ok(ClientMessage::History { .. } | ClientMessage::Seek(_))
                if !self.bucket.take_some(DEAR - 1.0) =>
            {
                return self.too_fast(bytes);
            }
            Ok(message) => message,
            Err(why) => {
                self.app.metrics.unreadable.fetch_add(1, Relaxed);
                self.rebuke("unreadable", Phrase::new("server-unreadable").with("why", why));
                return Ok(());
            }
        };
        match message {
            ClientMessage::Hello { protocol, token } => self.greet(protocol, token).await,
            ClientMessage::Ping {} => {
                self.say(&ServerMessage::Pong {});
                Ok(())
            }
            _ if !self.is_greeted => Err(End::Rude("server-bye-hello")),
            other => {
                self.obey(other).await;
                Ok(())
            }
        }
    }

    async fn greet(&mut self, version: u32, token: Option<String>) -> Result<(), End> {
        if version != protocol::VERSION {
            let say = Phrase::new("server-protocol").with("ours", protocol::VERSION).with("theirs", version);
            self.rebuke("protocol", say);
            return Ok(());
        }
        let is_named = token.is_some();
        let hash = token.map(|token| secret_hash(&token)).or_else(|| self.token.take());
        if let Some(hash) = hash {
            match people::by_hash(&self.app, hash.clone()).await {
                Ok(Some(person)) => {
                    self.app.gate.note(&person.id, self.address);
                    (self.person, self.token) = (Some(person), Some(hash));
                    if self.banned().is_some() {
                        return Err(End::Banned);
                    }
                }
                // An old cookie makes a spectator; a token that was sent for the purpose is an error.
                Ok(None) if !is_named => {}
                Ok(None) => {
                    self.rebuke("token", Phrase::new("server-no-token"));
                    return Ok(());
                }
                Err(error) => {
                    self.rebuke("store", words::store_error(&error));
                    return Ok(());
                }
            }
        }
        self.is_greeted = true;
        self.say(&ServerMessage::Welcome {
            protocol: protocol::VERSION,
            server: env!("CARGO_PKG_VERSION").to_string(),
            name: self.person.as_ref().map(|person| person.name.clone()),
            message_max: protocol::MESSAGE_MAX,
            messages_per_second: self.app.config.limits.messages_per_second,
        });
        Ok(())
    }

    async fn obey(&mut self, message: ClientMessage) {
        let (table, ask) = match message {
            ClientMessage::Hello { .. } | ClientMessage::Ping {} => return,
            ClientMessage::Watch { table, seat, seq, detail } => {
                return self.watch(table, seat, seq, detail).await;
            }
            ClientMessage::Unwatch { table, seat } => return self.unwatch(table, seat).await,
            ClientMessage::Seek(wanted) => {
                let token = self.token.clone();
                let sought = pairing::seek(&self.app, &self.conn, token, self.address, wanted).await;
                return sought.unwrap_or_else(|refused| self.say(&ServerMessage::Refused(refused)));
            }
            ClientMessage::Unseek {} => return self.app.pairing.unseek(&self.conn),
            ClientMessage::Play { table, seat, seq, action } => (table, Ask::Play { seat, seq, action }),
            ClientMessage::Since { table, seat, seq } => {
                (table, Ask::Since { seat, seq: Some(seq), detail: Default::default() })
            }
            ClientMessage::Shown { table, seat, seq } => (table, Ask::Shown { seat, seq }),
            ClientMessage::History { table, seat, before, most } => {
                (table, Ask::History { seat, before, most })
            }
            ClientMessage::Why { table, seat, action } => (table, Ask::Why { seat, action }),
            ClientMessage::Hint { table, seat, level } => match words::find_adviser(level.as_deref()) {
                Ok(level) => (table, Ask::Hint { seat, level }),
                Err(say) => return self.unreadable(&table, Some(seat), say),
            },
            ClientMessage::Picture { table, seat, language } => {
                (table, Ask::Picture { seat, language: words::language(language.as_deref()) })
            }
            ClientMessage::Undo { table, seat, seq } => (table, Ask::Undo { seat, seq }),
            ClientMessage::Consent { table, seat, seq, agree } => (table, Ask::Consent { seat, seq, agree }),
            ClientMessage::Chat { table, seat, text } => (table, Ask::Chat { seat, text }),
        };
        let line = Line::Conn(self.conn.clone());
        let message = Message::Ask { line, person: self.person.clone(), ask };
        // A table that is being watched is at hand; any other is looked up.
        let known =
            self.watching.iter().find(|((id, _), _)| *id == table).map(|(_, mailbox)| mailbox.clone());
        let left = match known {
            None => Some(message),
            Some(mailbox) => mailbox.send(message).await.err().map(|returned| returned.0),
        };
        if let Some(message) = left
            && let Err(error) = self.app.hub.send(&self.app, &table, message).await
        {
            self.refuse(&table, &error);
        }
    }

    async fn watch(&mut self, table: String, seat: Option<u8>, seq: Option<u32>, detail: protocol::Detail) {
        let key = (table, seat);
        let most = self.app.config.limits.watches;
        if self.watching.len() >= most && !self.watching.contains_key(&key) {
            let say = Phrase::new("server-watches").with("most", most as i64);
            return self.say(&ServerMessage::Refused(refusal(RefusalCode::TooMuch, &key.0, seat, say)));
        }
        let (conn, person) = (self.conn.clone(), self.person.clone());
        let message = Message::Watch { conn, person, seat, seq, detail };
        if let Err(error) = self.app.hub.send(&self.app, &key.0, message).await {
            return self.refuse(&key.0, &error);
        }
        if let Ok(mailbox) = self.app.hub.mailbox(&self.app, &key.0).await {
            self.watching.insert(key, mailbox);
        }
    }

    async fn unwatch(&mut self, table: String, seat: Option<u8>) {
        if let Some(mailbox) = self.watching.remove(&(table, seat)) {
            let _ = mailbox.send(Message::Unwatch { conn: self.conn.id, seat }).await;
        }
    }

    fn refuse(&self, table: &str, error: &StoreError) {
        self.say(&ServerMessage::Refused(store_refusal(table, error)));
    }

    fn unreadable(&self, table: &str, seat: Option<u8>, say: Phrase) {
        self.say(&ServerMessage::Refused(refusal(RefusalCode::Unreadable, table, seat, say)));
    }

    fn rebuke(&self, code: &str, say: Phrase) {
        self.say(&ServerMessage::Error { code: code.to_string(), dropped: None, say });
    }

    fn say(&self, message: &ServerMessage) {
        self.conn.say(message);
    }
}

/// Waits until the server stops.
async fn stopped(stopping: &mut tokio::sync::watch::Receiver<bool>) {
    let _ = stopping.wait_for(|is_stopping| *is_stopping).await.map(drop);
}

/// What the store's error means for whoever asked about a table.
pub(crate) fn store_refusal(table: &str, error: &StoreError) -> Refusal {
    let is_missing = *error == StoreError::Missing;
    let code = if is_missing { RefusalCode::NotFound } else { RefusalCode::Store };
    refusal(code, table, None, words::store_error(error))
}
