//! What stands in for push services, mail servers and browsers.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use server::Server;
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

use crate::harness::Me;

/// What stands in for a push service or a mail server, and what it was sent.
pub(crate) struct StandIn {
    pub(crate) port: u16,
    sent: Arc<Mutex<Vec<String>>>,
    pub(crate) bodies: Arc<Mutex<Vec<Vec<u8>>>>,
}

impl StandIn {
    /// A push service that answers every message with this status, or with nothing at all.
    pub(crate) async fn push(status: Option<u16>) -> StandIn {
        let (listener, stand_in) = StandIn::listen().await;
        let (sent, bodies) = (Arc::clone(&stand_in.sent), Arc::clone(&stand_in.bodies));
        tokio::spawn(async move {
            loop {
                let (mut stream, _) = listener.accept().await.unwrap();
                let (mut head, mut byte) = (Vec::new(), [0]);
                while !head.ends_with(b"\r\n\r\n") {
                    if stream.read(&mut byte).await.unwrap_or(0) == 0 {
                        break;
                    }
                    head.push(byte[0]);
                }
                let head = String::from_utf8(head).unwrap();
                let length = head_of(&head, "content-length").parse().unwrap();
                let mut body = vec![0; length];
                stream.read_exact(&mut body).await.unwrap();
                bodies.lock().unwrap().push(body);
                sent.lock().unwrap().push(head);
                match status {
                    Some(status) => {
                        let answer = format!("HTTP/1.1 {status} As It Is\r\ncontent-length: 0\r\n\r\n");
                        stream.write_all(answer.as_bytes()).await.unwrap();
                    }
                    // It keeps whoever sends waiting.
                    None => drop(tokio::spawn(async move {
                        tokio::time::sleep(Duration::from_secs(30)).await;
                        drop(stream);
                    })),
                }
            }
        });
        stand_in
    }

    /// A mail server that takes everything.
    pub(crate) async fn mail() -> StandIn {
        let (listener, stand_in) = StandIn::listen().await;
        let sent = Arc::clone(&stand_in.sent);
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (read, mut write) = stream.into_split();
                let mut lines = BufReader::new(read).lines();
                let (mut mail, mut is_mail) = (String::new(), false);
                write.write_all(b"220 sink\r\n").await.unwrap();
                while let Ok(Some(line)) = lines.next_line().await {
                    let answer = match line.as_str() {
                        "." if is_mail => {
                            is_mail = false;
                            sent.lock().unwrap().push(std::mem::take(&mut mail));
                            "250 taken"
                        }
                        line if is_mail => {
                            mail.push_str(line);
                            mail.push('\n');
                            continue;
                        }
                        "DATA" => {
                            is_mail = true;
                            "354 go on"
                        }
                        "QUIT" => "221 bye",
                        _ => "250 well",
                    };
                    if write.write_all(format!("{answer}\r\n").as_bytes()).await.is_err() {
                        break;
                    }
                }
            }
        });
        stand_in
    }

    async fn listen() -> (TcpListener, StandIn) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        (listener, StandIn { port, sent: Arc::default(), bodies: Arc::default() })
    }

    pub(crate) fn count(&self) -> usize {
        self.sent.lock().unwrap().len()
    }

    /// Waits for so many messages, and gives the last one.
    pub(crate) async fn wait(&self, count: usize) -> String {
        let began = Instant::now();
        while self.count() < count {
            assert!(began.elapsed() < Duration::from_secs(15), "{} of {count} messages", self.count());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self.sent.lock().unwrap()[count - 1].clone()
    }

    /// Gives what should not come time to come.
    pub(crate) async fn stays_at(&self, count: usize) {
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(self.count(), count, "{:?}", self.sent.lock().unwrap());
    }
}

pub(crate) fn head_of(head: &str, name: &str) -> String {
    let line = head.lines().find_map(|line| {
        let (own, value) = line.split_once(':')?;
        own.eq_ignore_ascii_case(name).then(|| value.trim().to_string())
    });
    line.unwrap_or_else(|| panic!("no {name} in {head}"))
}

pub(crate) fn read(text: &str) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text).unwrap()
}

/// A browser with its keys.
pub(crate) struct Browser {
    key: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub(crate) fn new(number: u8) -> Browser {
        Browser { key: SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    pub(crate) fn wish(&self, port: u16, name: &str) -> Value {
        json!({
            "endpoint": format!("http://127.0.0.1:{port}/push/{name}"),
            "key": URL_SAFE_NO_PAD.encode(self.key.public_key().to_sec1_bytes()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
            "language": "en",
        })
    }

    /// Opens a message as RFC 8291 says.
    pub(crate) fn open(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!((&rest[..4], rest[4]), (&[0, 0, 16, 0][..], 65));
        let (sender, sealed) = rest[5..].split_at(65);
        let shared = self.key.diffie_hellman(&PublicKey::from_sec1_bytes(sender).unwrap());
        let own = self.key.public_key().to_sec1_bytes();
        let info = [b"WebPush: info\0".as_slice(), &own, sender].concat();
        let (mut material, mut key, mut nonce) = ([0; 32], [0; 16], [0; 12]);
        let first = Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes());
        first.expand(&info, &mut material).unwrap();
        let second = Hkdf::<Sha256>::new(Some(salt), &material);
        second.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        second.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let mut text = Aes128Gcm::new(&key.into()).decrypt(&nonce.into(), sealed).unwrap();
        assert_eq!(text.pop(), Some(2), "it is the last record");
        serde_json::from_slice(&text).unwrap()
    }
}

/// A race of Pig by mail between two people; Ada begins.
pub(crate) struct Mailed {
    pub(crate) server: Server,
    pub(crate) ada: Me,
    pub(crate) bob: Me,
    pub(crate) table: String,
    pub(crate) seq: u32,
}

impl Mailed {
    pub(crate) async fn new(server: Server) -> Mailed {
        let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
        let wanted = json!({
            "game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}],
            "settings": {"clock": {"kind": "mail", "hours": 48}},
        });
        let table = ada.table(&server, wanted).await;
        bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
        Mailed { server, ada, bob, table, seq: 0 }
    }

    pub(crate) async fn push(&self, port: u16, browser: &Browser) -> Value {
        self.bob.post(&self.server, "/api/me/push", browser.wish(port, "bob")).await
    }

    /// Whoever has the turn plays until the other one has it.
    pub(crate) async fn pass(&mut self) {
        let path = format!("/api/tables/{}", self.table);
        let turn = async |it: &Mailed| {
            let view = it.ada.get(&it.server, &format!("{path}/view")).await;
            view["deciding"][0]["seat"].as_u64().unwrap()
        };
        let seat = turn(self).await;
        let mut kind = "roll";
        while turn(self).await == seat {
            let who = if seat == 0 { &self.ada } else { &self.bob };
            let play = json!({"seat": seat, "seq": self.seq, "action": {"type": kind}});
            who.post(&self.server, &format!("{path}/play"), play).await;
            self.seq += 1;
            kind = "hold";
        }
    }

    pub(crate) async fn pushes(&self) -> usize {
        self.bob.get(&self.server, "/api/me/notice").await["pushes"].as_array().unwrap().len()
    }
}
