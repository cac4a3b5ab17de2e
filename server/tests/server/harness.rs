//! A server for a test, and clients for it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Change, Detail};
use serde_json::{Value, json};
use server::store::Store;
use server::{Config, Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long a test waits for something that must come.
const SOON: Duration = Duration::from_secs(20);

/// Settings for tests: any free port, nothing limited, and nothing to watch but what is played.
pub(crate) fn config() -> Config {
    let limits = Limits {
        connections_per_address: 10_000,
        messages_per_second: 100_000,
        messages_burst: 100_000,
        requests_per_second: 100_000,
        requests_burst: 100_000,
        tables_per_hour: 100_000,
        people_per_hour: 100_000,
        undos_per_minute: 100_000,
        sits_per_minute: 100_000,
        sits_per_hour: 100_000,
        ..Limits::default()
    };
    Config { listen: ([127, 0, 0, 1], 0).into(), limits, show: None, ..Config::default() }
}

/// A database file that is not there yet.
pub(crate) fn database() -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("{}-{number}.db", std::process::id());
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for suffix in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
    }
    path
}

pub(crate) async fn start() -> Server {
    Server::start(config()).await.unwrap()
}

pub(crate) async fn start_at(path: &std::path::Path) -> Server {
    Server::start(Config { database: Some(path.to_path_buf()), ..config() }).await.unwrap()
}

pub(crate) async fn start_with(store: Arc<dyn Store>) -> Server {
    Server::start_with(config(), store).await.unwrap()
}

/// An HTTP answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// One HTTP request, with these further header lines.
pub(crate) async fn request(server: &Server, line: &str, heads: &[String], body: Option<&str>) -> Answer {
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    let mut text = format!("{line} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", server.address());
    for head in heads {
        text.push_str(&format!("{head}\r\n"));
    }
    if let Some(body) = body {
        text.push_str(&format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len()));
    }
    text.push_str("\r\n");
    text.push_str(body.unwrap_or_default());
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    let _ = tokio::time::timeout(SOON, read).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let text = if head.to_lowercase().contains("transfer-encoding: chunked") {
        body.split("\r\n").skip(1).step_by(2).collect()
    } else {
        body.to_string()
    };
    check_described(line, status);
    Answer { status, head: head.to_string(), text }
}

/// What is answered is described: every request of every test looks.
fn check_described(line: &str, status: u16) {
    static DESCRIPTION: OnceLock<Value> = OnceLock::new();
    let described = DESCRIPTION.get_or_init(server::description);
    let Some((method, address)) = line.split_once(' ') else { return };
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let is_same = |pattern: &str| {
        let (pattern, path) = (pattern.split('/'), path.split('/'));
        pattern.clone().count() == path.clone().count()
            && pattern.zip(path).all(|(part, given)| part.starts_with('{') || part == given)
    };
    let paths = described["paths"].as_object().unwrap();
    // A path that is written out goes before one with a variable part.
    let found = paths.get_key_value(path).or_else(|| paths.iter().find(|(pattern, _)| is_same(pattern)));
    let Some(operation) = found.and_then(|(_, methods)| methods.get(method.to_lowercase())) else { return };
    let known = operation["responses"].as_object().unwrap();
    assert!(known.contains_key(&status.to_string()), "{line}: {status} is not described");
}

/// Somebody.
#[derive(Clone, Debug)]
pub(crate) struct Me {
    pub(crate) token: String,
}

impl Me {
    pub(crate) async fn new(server: &Server, name: &str) -> Me {
        let answer = request(server, "POST /api/me", &[], Some(&json!({"name": name}).to_string())).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        Me { token: answer.json()["token"].as_str().unwrap().to_string() }
    }

    pub(crate) async fn ask(&self, server: &Server, line: &str, body: Option<Value>) -> Answer {
        let head = format!("Authorization: Bearer {}", self.token);
        request(server, line, &[head], body.map(|body| body.to_string()).as_deref()).await
    }

    pub(crate) async fn get(&self, server: &Server, path: &str) -> Value {
        let answer = self.ask(server, &format!("GET {path}"), None).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        answer.json()
    }

    /// Posts and expects success.
    pub(crate) async fn post(&self, server: &Server, path: &str, body: Value) -> Value {
        let answer = self.ask(server, &format!("POST {path}"), Some(body)).await;
        assert!((200..300).contains(&answer.status), "{path}: {answer:?}");
        answer.json()
    }

    /// Makes a table and gives its id.
    pub(crate) async fn table(&self, server: &Server, wanted: Value) -> String {
        self.post(server, "/api/tables", wanted).await["table"]["id"].as_str().unwrap().to_string()
    }
}

/// A socket.
pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// Connects without a greeting.
    pub(crate) async fn raw(server: &Server) -> Socket {
        let request = format!("ws://{}/ws", server.address()).into_client_request().unwrap();
        let (stream, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Socket { stream }
    }

    pub(crate) async fn new(server: &Server, me: Option<&Me>) -> Socket {
        let mut socket = Socket::raw(server).await;
        socket
            .say(json!({"type": "hello", "protocol": protocol::VERSION, "token": me.map(|me| &me.token)}))
            .await;
        socket.wait("welcome").await;
        socket
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message as it came; none if the connection ended.
    pub(crate) async fn text(&mut self) -> Option<String> {
        // The server's pings are no message: however many come, a test does not wait for ever.
        let next = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        tokio::time::timeout(SOON, next).await.expect("a message comes soon")
    }

    pub(crate) async fn next(&mut self) -> Value {
        serde_json::from_str(&self.text().await.expect("the connection is open")).unwrap()
    }

    /// The next message of that type; others are passed over, but no refusal.
    pub(crate) async fn wait(&mut self, kind: &str) -> Value {
        self.wait_for(kind, |_| true).await
    }

    pub(crate) async fn wait_for(&mut self, kind: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind && is_it(&message) {
                return message;
            }
            let is_bad = ["refused", "error", "bye"].iter().any(|bad| message["type"] == *bad);
            assert!(!is_bad, "waiting for {kind}, got {message}");
        }
    }

    /// The next message of that type, whatever comes before it.
    pub(crate) async fn wait_for_any(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn watch(&mut self, table: &str, seat: Option<u8>) -> Value {
        self.say(json!({"type": "watch", "table": table, "seat": seat})).await;
        self.wait("sync").await
    }
}

/// A table of Pig at which Ada and Bob play and a choice is taken back with the consent of both.
pub(crate) async fn table_by_consent(server: &Server) -> (String, Me, Me) {
    let (ada, bob) = (Me::new(server, "Ada").await, Me::new(server, "Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let settings = json!({"undo_by_consent": true});
    let table = ada.table(server, json!({"game": "pig", "seats": seats, "settings": settings})).await;
    bob.post(server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    (table, ada, bob)
}

/// A table of `count` seats, all of one person, that has begun.
pub(crate) async fn my_table(server: &Server, me: &Me, game: &str, count: u8) -> String {
    let seats: Vec<Value> = (0..count).map(|_| json!({"kind": "me"})).collect();
    me.table(server, json!({"game": game, "seats": seats})).await
}

/// A client at one seat or as spectator that keeps its view as the protocol says: whole from `sync`, then by the changes of
/// events and steps.
pub(crate) struct Player {
    pub(crate) socket: Socket,
    pub(crate) table: String,
    pub(crate) seat: Option<u8>,
    pub(crate) view: Value,
    pub(crate) last: Value,
    /// Everything that came, as it came.
    pub(crate) texts: Vec<String>,
}

impl Player {
    pub(crate) async fn new(server: &Server, me: Option<&Me>, table: &str, seat: Option<u8>) -> Player {
        Player::with(server, me, table, seat, Detail::Lean).await
    }

    pub(crate) async fn with(
        server: &Server,
        me: Option<&Me>,
        table: &str,
        seat: Option<u8>,
        detail: Detail,
    ) -> Player {
        let mut socket = Socket::new(server, me).await;
        socket.say(json!({"type": "watch", "table": table, "seat": seat, "detail": detail})).await;
        let (table, view, last) = (table.to_string(), Value::Null, Value::Null);
        let mut player = Player { socket, table, seat, view, last, texts: Vec::new() };
        player.take("sync").await;
        player
    }

    /// Takes messages up to the next sync or step.
    pub(crate) async fn take(&mut self, kind: &str) {
        loop {
            let text = self.socket.text().await.expect("the connection is open");
            let message: Value = serde_json::from_str(&text).unwrap();
            self.texts.push(text);
            match message["type"].as_str().unwrap() {
                "sync" => self.view = message["view"].clone(),
                "step" => piece_together(&mut self.view, &message),
                "table" | "chat" | "chat_log" | "clocks" => continue,
                _ => panic!("{message}"),
            }
            assert_eq!(message["type"], kind, "{message}");
            self.last = message;
            return;
        }
    }

    pub(crate) fn seq(&self) -> u64 {
        self.last["seq"].as_u64().unwrap()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.last["deciding"].as_array().unwrap().is_empty()
    }

    pub(crate) fn legal(&self) -> Vec<Value> {
        self.last["legal"].as_array().cloned().unwrap_or_default()
    }

    pub(crate) async fn play(&mut self, action: &Value) {
        let (table, seat, seq) = (self.table.clone(), self.seat, self.seq());
        self.socket
            .say(json!({"type": "play", "table": table, "seat": seat, "seq": seq, "action": action}))
            .await;
    }
}

/// Changes a view by a step as a client does: event by event, then by what changed after them.
pub(crate) fn piece_together(view: &mut Value, step: &Value) {
    let parts = step["events"].as_array().unwrap().iter().chain([step]);
    for changes in parts.filter_map(|part| part.get("changes")) {
        let changes: Vec<Change> = serde_json::from_value(changes.clone()).unwrap();
        assert!(protocol::apply_changes(view, &changes), "{step}");
    }
}

/// Plays one step at a table where every seat has a player: the first seat that owes a choice makes the choice that
/// `choose` picks, and everybody takes the step. False when the race is over.
pub(crate) async fn one_step(players: &mut [Player], mut choose: impl FnMut(&[Value]) -> usize) -> bool {
    let Some(seat) = players[0].last["deciding"].as_array().unwrap().first().map(|owed| owed["seat"].clone())
    else {
        return false;
    };
    let actor = players.iter_mut().find(|player| json!(player.seat) == seat).expect("the seat has a player");
    let legal = actor.legal();
    let action = legal[choose(&legal) % legal.len()].clone();
    actor.play(&action).await;
    for player in players.iter_mut() {
        player.take("step").await;
    }
    true
}
