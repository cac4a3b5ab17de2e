//! Small clients: HTTP over one connection, and a table with two seats over one or two sockets.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// HTTP over one connection that stays open.
pub(crate) struct Http {
    stream: TcpStream,
    address: SocketAddr,
}

impl Http {
    pub(crate) async fn new(address: SocketAddr) -> Http {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Http { stream, address }
    }

    async fn post(&mut self, path: &str, token: &str, body: &Value) -> Value {
        let body = body.to_string();
        let text = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let mut buffer = [0; 8192];
        loop {
            let n = self.stream.read(&mut buffer).await.unwrap();
            assert!(n > 0, "the server closed the connection");
            answer.extend_from_slice(&buffer[..n]);
            let text = String::from_utf8_lossy(&answer);
            let Some((head, rest)) = text.split_once("\r\n\r\n") else { continue };
            let length = head
                .lines()
                .find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse::<usize>().ok());
            if rest.len() >= length.expect("the answer has a length") {
                return serde_json::from_str(rest).unwrap_or_else(|error| panic!("{error}: {text}"));
            }
        }
    }

    pub(crate) async fn become_somebody(&mut self) -> String {
        self.post("/api/me", "", &json!({"name": "Load"})).await["token"].as_str().unwrap().to_string()
    }

    pub(crate) async fn make_table(&mut self, token: &str, game: &str) -> String {
        let options = if game == "pig" { json!({"target": 1000, "round_limit": 1000}) } else { Value::Null };
        let wanted = json!({"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let made = self.post("/api/tables", token, &wanted).await;
        made["table"]["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_string()
    }
}

/// What the driver looks at of a message.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    seq: u32,
    #[serde(default)]
    deciding: Vec<Deciding>,
    #[serde(default)]
    legal: Vec<Value>,
}

#[derive(Deserialize)]
struct Deciding {
    seat: u8,
}

/// Both seats of a table.
pub(crate) struct Seated {
    table: String,
    sockets: Vec<WebSocketStream<TcpStream>>,
    seq: u32,
    deciding: Option<u8>,
    legal: [Vec<Value>; 2],
    dice: u32,
}

impl Seated {
    pub(crate) async fn new(
        address: SocketAddr,
        token: &str,
        table: &str,
        two: bool,
        detail: &str,
    ) -> Seated {
        let mut sockets = Vec::new();
        for _ in 0..if two { 2 } else { 1 } {
            let stream = TcpStream::connect(address).await.unwrap();
            stream.set_nodelay(true).unwrap();
            let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
            let request = format!("ws://{address}/ws");
            let (mut socket, _) =
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await.unwrap();
            say(&mut socket, &json!({"type": "hello", "protocol": 2, "token": token})).await;
            sockets.push(socket);
        }
        let mut seated = Seated {
            table: table.to_string(),
            sockets,
            seq: 0,
            deciding: None,
            legal: [Vec::new(), Vec::new()],
            dice: 1,
        };
        for seat in 0..2_u8 {
            let at = usize::from(seat) % seated.sockets.len();
            let watch = json!({"type": "watch", "table": table, "seat": seat, "detail": detail});
            say(&mut seated.sockets[at], &watch).await;
            seated.take(at, "sync").await;
        }
        seated
    }

    /// Takes messages up to the next of that kind; gives its size.
    async fn take(&mut self, socket: usize, kind: &str) -> u64 {
        loop {
            match self.sockets[socket].next().await.expect("the connection is open").unwrap() {
                Message::Text(text) => {
                    let heard: Heard = serde_json::from_str(&text).unwrap();
                    assert!(!["refused", "error", "bye"].contains(&heard.kind.as_str()), "{text}");
                    if heard.kind == kind {
                        self.seq = heard.seq;
                        self.deciding = heard.deciding.first().map(|owed| owed.seat);
                        self.legal[usize::from(heard.seat.unwrap_or_default())] = heard.legal;
                        return text.len() as u64;
                    }
                }
                Message::Close(_) => panic!("the server closed the connection"),
                _ => {}
            }
        }
    }

    pub(crate) fn goes_on(&self) -> bool {
        self.deciding.is_some()
    }

    /// One move, until both seats have been told; gives the bytes that came.
    pub(crate) async fn one_move(&mut self) -> u64 {
        let Some(seat) = self.deciding else { return 0 };
        let legal = &self.legal[usize::from(seat)];
        self.dice = self.dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let choice = &legal[(self.dice >> 16) as usize % legal.len()];
        let action = choice.get("action").unwrap_or(choice);
        let play =
            json!({"type": "play", "table": self.table, "seat": seat, "seq": self.seq, "action": action});
        let own = usize::from(seat) % self.sockets.len();
        say(&mut self.sockets[own], &play).await;
        let mut bytes = 0;
        for seat in 0..2 {
            bytes += self.take(seat % self.sockets.len(), "step").await;
        }
        bytes
    }
}

async fn say(socket: &mut WebSocketStream<TcpStream>, message: &Value) {
    socket.send(Message::text(message.to_string())).await.unwrap();
}
