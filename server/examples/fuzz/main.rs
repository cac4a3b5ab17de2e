//! Throws damaged messages and bodies at the reader, at sockets and at HTTP, and counts panics: there must be none.
//! `cargo run -p server --example fuzz -- SECONDS`; nothing is kept, on this machine only.

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a testing program for people")]

mod damage;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use damage::{damage, fixtures, scenarios, tables};
use engine::Rng;
use futures_util::{SinkExt, StreamExt};
use server::{Config, Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

static PANICS: AtomicU64 = AtomicU64::new(0);

/// The longest time that an answer took, in microseconds, and what was sent.
static SLOWEST: Mutex<(u128, String)> = Mutex::new((0, String::new()));

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
    let (token, ids) = set_up(address).await;
    let reader = std::thread::spawn(move || read(until));
    let counts = Arc::new([AtomicU64::new(0), AtomicU64::new(0)]);
    let mut tasks = Vec::new();
    for number in 0..2 {
        let (own_token, own_ids, own_counts) = (token.clone(), ids.clone(), Arc::clone(&counts));
        tasks.push(tokio::spawn(async move {
            let (token, counts) = (own_token, own_counts);
            for table in own_ids.iter().cycle().take_while(|_| Instant::now() < until) {
                sockets(address, &token, table, number, until, &counts[0]).await;
            }
        }));
        let (token, ids, counts) = (token.clone(), ids.clone(), Arc::clone(&counts));
        tasks.push(tokio::spawn(async move {
            for table in ids.iter().cycle().take_while(|_| Instant::now() < until) {
                bodies(address, &token, table, number, until, &counts[1]).await;
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
    let (us, sent) = SLOWEST.lock().unwrap_or_else(PoisonError::into_inner).clone();
    println!("the slowest answer took {:.0} ms: {sent:.600}", us as f64 / 1e3);
    server.stop().await;
    std::process::exit(i32::from(PANICS.load(Relaxed) > 0));
}

/// The reader alone, as fast as it goes.
fn read(until: Instant) -> u64 {
    let (examples, mut rng) = (fixtures("t"), Rng::new(1));
    let mut count = 0;
    while Instant::now() < until {
        for _ in 0..1000 {
            let _ = catalog::read_bytes::<protocol::ClientMessage>(&damage(&examples, &mut rng), "message");
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

async fn set_up(address: std::net::SocketAddr) -> (String, Vec<String>) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let me = ask(&mut stream, "POST /api/me", "", br#"{"name":"Fuzz"}"#).await.unwrap();
    let me: serde_json::Value = serde_json::from_str(&me).unwrap();
    let token = me["token"].as_str().unwrap().to_string();
    let mut ids = Vec::new();
    for game in catalog::games() {
        let seats: Vec<_> = (0..game.seats().0).map(|_| serde_json::json!({"kind": "me"})).collect();
        let settings = serde_json::json!({"undo_by_consent": true});
        let wanted = serde_json::json!({"game": game.id(), "seats": seats, "settings": settings}).to_string();
        let made = ask(&mut stream, "POST /api/tables", &token, wanted.as_bytes()).await.unwrap();
        let made: serde_json::Value = serde_json::from_str(&made).unwrap();
        ids.push(made["table"]["id"].as_str().unwrap().to_string());
    }
    (token, ids)
}

/// Plays with each action of the scenarios, as messages over the socket and as bodies.
fn plays(table: &str, actions: &[String]) -> Vec<String> {
    let play = |action: &String| {
        format!(r#"{{"type": "play", "table": "{table}", "seat": 0, "seq": 0, "action": {action}}}"#)
    };
    let why =
        |action: &String| format!(r#"{{"type": "why", "table": "{table}", "seat": 0, "action": {action}}}"#);
    actions.iter().map(play).chain(actions.iter().map(why)).collect()
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
    let hello = format!(r#"{{"type":"hello","protocol":2,"token":"{token}"}}"#);
    let mut examples = fixtures(table);
    examples.extend(plays(table, &scenarios().1));
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
    ]);
    let (positions, actions) = scenarios();
    let wanted = tables();
    let play = |action: &String| format!(r#"{{"seat": 0, "seq": 0, "action": {action}}}"#);
    examples.extend(actions.iter().map(play));
    let own = ["sit", "leave", "start", "rematch", "play", "why", "undo", "chat"];
    let mut rng = Rng::stream(count.load(Relaxed), number + 100);
    for _ in 0..500 {
        let which = rng.below(14) as usize;
        let (line, body) = match which {
            0..=2 => ("POST /api/positions".to_string(), damage(&positions, &mut rng)),
            3 | 4 => {
                let text = damage(&positions, &mut rng);
                let digits: String = text.iter().map(|byte| format!("{byte:02x}")).collect();
                (format!("GET /api/positions/{digits}"), Vec::new())
            }
            5 | 6 => ("POST /api/tables".to_string(), damage(&wanted, &mut rng)),
            7 => ("POST /api/me".to_string(), damage(&examples, &mut rng)),
            8 => ("POST /api/me/claim".to_string(), damage(&examples, &mut rng)),
            _ => {
                let verb = own[rng.below(own.len() as u32) as usize];
                (format!("POST /api/tables/{table}/{verb}"), damage(&examples, &mut rng))
            }
        };
        let (began, panics) = (Instant::now(), PANICS.load(Relaxed));
        let answer = ask(&mut stream, &line, token, &body).await;
        if PANICS.load(Relaxed) > panics {
            println!("a panic at about: {line} {}", String::from_utf8_lossy(&body));
        }
        if began > until || answer.is_none() {
            return;
        }
        let took = began.elapsed().as_micros();
        let mut slowest = SLOWEST.lock().unwrap_or_else(PoisonError::into_inner);
        if took > slowest.0 {
            *slowest = (took, format!("{line} {}", String::from_utf8_lossy(&body)));
        }
        count.fetch_add(1, Relaxed);
    }
}
