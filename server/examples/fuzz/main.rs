//! Throws damaged messages and bodies at the reader, at sockets and at HTTP, and counts panics: there must be none.
//! `cargo run -p server --example fuzz -- SECONDS`; nothing is kept, on this machine only.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a testing program for people")]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::Rng;
use futures_util::{SinkExt, StreamExt};
use server::{Config, Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

static PANICS: AtomicU64 = AtomicU64::new(0);

/// Words that hurt readers of numbers, texts and depths.
const NASTY: [&str; 16] = [
    "null",
    "-1",
    "256",
    "4294967295",
    "4294967296",
    "1e400",
    "-0.0",
    "\"\"",
    "\"\\ud800\"",
    "[]",
    "{}",
    "true",
    "18446744073709551616",
    "\"\\u0000\"",
    "[[[[[[[[]]]]]]]]",
    "{\"type\":\"roll\",\"type\":\"hold\"}",
];

fn fixtures(table: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../protocol/fixtures");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text =
        |path: std::path::PathBuf| std::fs::read_to_string(path).unwrap().replace("k7f3q9wmzc2vx8ha", table);
    files.map(text).collect()
}

/// One of the examples, damaged a little or much.
fn damage(examples: &[String], rng: &mut Rng) -> Vec<u8> {
    let mut pick = |n: usize| rng.below(n as u32) as usize;
    let mut bytes = examples[pick(examples.len())].trim().as_bytes().to_vec();
    for _ in 0..pick(4) {
        let at = pick(bytes.len().max(1));
        match pick(6) {
            0 if !bytes.is_empty() => bytes[at] = pick(256) as u8,
            1 => bytes.truncate(at),
            2 => drop(bytes.splice(at..at, examples[pick(examples.len())].bytes().take(40))),
            3 => {
                // A whole value is exchanged: the text stays JSON and reaches deeper.
                let text = String::from_utf8_lossy(&bytes).to_string();
                let places: Vec<usize> = text.match_indices(": ").map(|(i, _)| i + 2).collect();
                if let Some(from) = (!places.is_empty()).then(|| places[pick(places.len())]) {
                    let to = text[from..].find([',', '}']).map_or(text.len(), |end| from + end);
                    bytes =
                        format!("{}{}{}", &text[..from], NASTY[pick(NASTY.len())], &text[to..]).into_bytes();
                }
            }
            4 => drop(bytes.splice(at..at, std::iter::repeat_n(b'[', pick(300)))),
            _ => drop(bytes.splice(at..(at + pick(8)).min(bytes.len()), [])),
        }
    }
    bytes
}

#[tokio::main]
async fn main() {
    let seconds = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(10_u64).min(3600);
    let until = Instant::now() + Duration::from_secs(seconds);
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Relaxed);
        hook(info);
    }));
    let most = 1_000_000_000;
    let limits = Limits {
        connections_per_address: 100_000,
        messages_per_second: most,
        messages_burst: most,
        requests_per_second: most,
        requests_burst: most,
        tables_per_hour: most,
        people_per_hour: most,
        ..Limits::default()
    };
    let config = Config { listen: ([127, 0, 0, 1], 0).into(), limits, ..Config::default() };
    let server = Server::start(config).await.unwrap();
    let address = server.address();
    let (token, table) = set_up(address).await;
    let reader = std::thread::spawn(move || read(until));
    let counts = Arc::new([AtomicU64::new(0), AtomicU64::new(0)]);
    let mut tasks = Vec::new();
    for number in 0..2 {
        let (own_token, own_table, own_counts) = (token.clone(), table.clone(), Arc::clone(&counts));
        tasks.push(tokio::spawn(async move {
            let (token, table, counts) = (own_token, own_table, own_counts);
            while Instant::now() < until {
                sockets(address, &token, &table, number, until, &counts[0]).await;
            }
        }));
        let (token, table, counts) = (token.clone(), table.clone(), Arc::clone(&counts));
        tasks.push(tokio::spawn(async move {
            while Instant::now() < until {
                bodies(address, &token, &table, number, until, &counts[1]).await;
            }
        }));
    }
    for task in tasks {
        let _ = task.await;
    }
    let read = reader.join().unwrap_or(0);
    println!(
        "{read} messages read, {} sent over sockets, {} HTTP bodies, in {seconds} s: {} panics",
        counts[0].load(Relaxed),
        counts[1].load(Relaxed),
        PANICS.load(Relaxed)
    );
    server.stop().await;
    std::process::exit(i32::from(PANICS.load(Relaxed) > 0));
}

/// The reader alone, as fast as it goes.
fn read(until: Instant) -> u64 {
    let (examples, mut rng) = (fixtures("t"), Rng::new(1));
    let mut count = 0;
    while Instant::now() < until {
        for _ in 0..1000 {
            let _ = protocol::read_client(&damage(&examples, &mut rng));
            count += 1;
        }
    }
    count
}

async fn ask(stream: &mut TcpStream, line: &str, token: &str, body: &[u8]) -> Option<String> {
    let head = format!(
        "{line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    stream.write_all(body).await.ok()?;
    let (mut answer, mut buffer) = (Vec::new(), [0; 16 * 1024]);
    loop {
        let read =
            tokio::time::timeout(Duration::from_secs(20), stream.read(&mut buffer)).await.ok()?.ok()?;
        if read == 0 {
            return None;
        }
        answer.extend_from_slice(&buffer[..read]);
        let text = String::from_utf8_lossy(&answer);
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        if body.len() >= length.unwrap_or(0) {
            return Some(body.to_string());
        }
    }
}

async fn set_up(address: std::net::SocketAddr) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let me = ask(&mut stream, "POST /api/me", "", br#"{"name":"Fuzz"}"#).await.unwrap();
    let me: serde_json::Value = serde_json::from_str(&me).unwrap();
    let token = me["token"].as_str().unwrap().to_string();
    let wanted =
        br#"{"game":"pig","seats":[{"kind":"me"},{"kind":"me"}],"settings":{"undo_by_consent":true}}"#;
    let made = ask(&mut stream, "POST /api/tables", &token, wanted).await.unwrap();
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    (token, made["table"]["id"].as_str().unwrap().to_string())
}

/// Damaged messages over a socket, until it is closed or enough were sent.
async fn sockets(
    address: std::net::SocketAddr,
    token: &str,
    table: &str,
    number: u64,
    until: Instant,
    count: &AtomicU64,
) {
    let Ok((mut socket, _)) = tokio_tungstenite::connect_async(format!("ws://{address}/ws")).await else {
        return;
    };
    let hello = format!(r#"{{"type":"hello","protocol":1,"token":"{token}"}}"#);
    let examples = fixtures(table);
    let mut rng = Rng::stream(count.load(Relaxed), number + 1);
    if socket.send(Message::text(hello)).await.is_err() {
        return;
    }
    for _ in 0..500 {
        let bytes = damage(&examples, &mut rng);
        let text = String::from_utf8_lossy(&bytes).to_string();
        if Instant::now() > until || socket.send(Message::text(text)).await.is_err() {
            return;
        }
        count.fetch_add(1, Relaxed);
        while let Ok(Some(Ok(_))) = tokio::time::timeout(Duration::from_micros(50), socket.next()).await {}
    }
}

/// Damaged bodies and addresses over HTTP.
async fn bodies(
    address: std::net::SocketAddr,
    token: &str,
    table: &str,
    number: u64,
    until: Instant,
    count: &AtomicU64,
) {
    let Ok(mut stream) = TcpStream::connect(address).await else { return };
    let mut examples = fixtures(table);
    examples.extend([
        r#"{"name": "Ada"}"#.to_string(),
        r#"{"code": "ABCDEFGHJK"}"#.to_string(),
        r#"{"seat": 0, "key": "x"}"#.to_string(),
        r#"{"seat": 0, "seq": 0, "action": {"type": "roll"}}"#.to_string(),
        r#"{"game": "pig", "options": {"target": 50}, "position": {"scores": [1, 2], "total": 3, "turn": 1}}"#.to_string(),
    ]);
    let paths = ["/api/me", "/api/tables", "/api/me/claim", "/api/positions"].map(String::from);
    let own = ["sit", "leave", "start", "rematch", "play"].map(|verb| format!("/api/tables/{table}/{verb}"));
    let mut rng = Rng::stream(count.load(Relaxed), number + 100);
    for _ in 0..500 {
        let which = rng.below(10) as usize;
        let path = paths.iter().chain(&own).nth(which).cloned().unwrap_or_else(|| {
            let digits: String =
                damage(&examples, &mut rng).iter().take(400).map(|byte| format!("{byte:02x}")).collect();
            format!("/api/positions/{digits}")
        });
        let line = if which == 9 { format!("GET {path}") } else { format!("POST {path}") };
        let body = damage(&examples, &mut rng);
        if Instant::now() > until || ask(&mut stream, &line, token, &body).await.is_none() {
            return;
        }
        count.fetch_add(1, Relaxed);
    }
}
