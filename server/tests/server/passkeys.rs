//! Passkeys, with a device made of software: making one, signing in on a new device, and everything that must not work.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use server::{Config, Server};
use sha2::{Digest, Sha256};

use crate::harness::{Answer, Me, config, request};

const ORIGIN: &str = "https://podium.example";
const PLACE: &str = "podium.example";

fn letters(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// A device with one key.
struct Device {
    key: SigningKey,
    id: [u8; 20],
    user: String,
    counter: u32,
    origin: String,
    place: String,
}

impl Device {
    fn new(number: u8) -> Device {
        Device {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            id: [number; 20],
            user: String::new(),
            counter: 0,
            origin: ORIGIN.to_string(),
            place: PLACE.to_string(),
        }
    }

    fn client_data(&self, kind: &str, challenge: &str) -> String {
        let data = json!({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false, "other": 1});
        data.to_string()
    }

    fn device_data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(self.place.as_bytes()).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// Makes a key as an answer to a question.
    fn make(&mut self, question: &Value) -> Value {
        self.user = question["user"].as_str().unwrap().to_string();
        let mut data = self.device_data(0x45);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(self.id);
        let point = self.key.verifying_key().to_sec1_bytes();
        data.extend([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 0x20]);
        data.extend(&point[33..65]);
        let client = self.client_data("webauthn.create", question["challenge"].as_str().unwrap());
        json!({"client_data": letters(client), "device_data": letters(data)})
    }

    /// Signs in as an answer to a question.
    fn enter(&self, challenge: &str) -> Value {
        let (client, data) = (self.client_data("webauthn.get", challenge), self.device_data(0x01));
        let signed = [data.as_slice(), Sha256::digest(client.as_bytes()).as_slice()].concat();
        let signature: Signature = self.key.sign(&signed);
        json!({
            "id": letters(self.id), "client_data": letters(client), "device_data": letters(data),
            "signature": letters(signature.to_der().as_bytes()), "user": self.user,
        })
    }
}

async fn start() -> Server {
    Server::start(Config { public_url: Some(format!("{ORIGIN}/")), ..config() }).await.unwrap()
}

async fn question(server: &Server, me: &Me) -> Value {
    me.post(server, "/api/me/passkeys/question", json!({})).await
}

async fn add(server: &Server, me: &Me, made: Value) -> Answer {
    me.ask(server, "POST /api/me/passkeys", Some(made)).await
}

/// What a new browser is asked, and the cookie that it has then.
async fn challenge(server: &Server) -> (String, String) {
    let asked = request(server, "POST /api/passkey/challenge", &[], None).await;
    assert_eq!((asked.status, &asked.json()["place"]), (200, &json!(PLACE)), "{asked:?}");
    let cookie = asked.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("Secure") && cookie.contains("SameSite=Strict"),
        "{cookie}"
    );
    let cookie = cookie.split(';').next().unwrap().to_string();
    (asked.json()["challenge"].as_str().unwrap().to_string(), cookie)
}

async fn enter(server: &Server, cookie: &str, answer: &Value) -> Answer {
    request(server, "POST /api/passkey/enter", &[format!("Cookie: {cookie}")], Some(&answer.to_string()))
        .await
}

fn said(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["say"]["id"].as_str().unwrap_or_default().to_string())
}

#[tokio::test]
async fn a_new_device_becomes_the_person_of_the_passkey_without_a_name_being_typed() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let mut device = Device::new(7);
    let asked = question(&server, &me).await;
    assert_eq!(
        (&asked["place"], &asked["name"], &asked["known"]),
        (&json!(PLACE), &json!("Ada"), &json!([]))
    );
    let made = add(&server, &me, device.make(&asked)).await;
    assert_eq!((made.status, &made.json()["id"]), (201, &json!(letters(device.id))), "{made:?}");
    assert_eq!(question(&server, &me).await["known"], json!([letters(device.id)]));
    let (asked, cookie) = challenge(&server).await;
    device.counter = 5;
    let entered = enter(&server, &cookie, &device.enter(&asked)).await;
    assert_eq!((entered.status, &entered.json()["name"]), (200, &json!("Ada")), "{entered:?}");
    let phone = Me { token: entered.json()["token"].as_str().unwrap().to_string() };
    assert_eq!(phone.get(&server, "/api/me").await["id"], me.get(&server, "/api/me").await["id"]);
    let kept = phone.get(&server, "/api/me/passkeys").await["passkeys"].clone();
    assert!(kept.as_array().unwrap().len() == 1 && kept[0]["used_ms"].is_i64(), "{kept}");
    let line = format!("DELETE /api/me/passkeys/{}", letters(device.id));
    let eve = Me::new(&server, "Eve").await;
    assert_eq!(eve.ask(&server, &line, None).await.status, 404, "it is not theirs");
    assert_eq!(phone.ask(&server, &line, None).await.status, 204);
    let (asked, cookie) = challenge(&server).await;
    device.counter = 6;
    assert_eq!(
        said(&enter(&server, &cookie, &device.enter(&asked)).await),
        (404, "server-passkey-unknown".to_string())
    );
    server.stop().await;
}

#[tokio::test]
async fn nothing_but_a_fresh_answer_of_the_same_browser_and_the_right_key_signs_in() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let mut device = Device::new(7);
    let made = device.make(&question(&server, &me).await);
    assert_eq!(add(&server, &me, made).await.status, 201);
    let wrong = (422, "server-passkey-wrong".to_string());
    let late = (422, "server-passkey-late".to_string());
    let attempt = async |device: &Device, change: fn(&mut Value)| {
        let (asked, cookie) = challenge(&server).await;
        let mut answer = device.enter(&asked);
        change(&mut answer);
        said(&enter(&server, &cookie, &answer).await)
    };
    device.counter = 3;
    assert_eq!(attempt(&device, |_| {}).await.0, 200);
    assert_eq!(
        attempt(&device, |_| {}).await,
        (422, "server-passkey-copied".to_string()),
        "it has counted so far already"
    );
    device.counter = 4;
    // A question is answered once, and by the browser that was asked.
    let (asked, cookie) = challenge(&server).await;
    let (_, other) = challenge(&server).await;
    let answer = device.enter(&asked);
    assert_eq!(said(&enter(&server, &other, &answer).await), late);
    assert_eq!(said(&enter(&server, &cookie, &answer).await), late, "a try elsewhere has used it up");
    let invented = device.enter(&letters([1; 32]));
    assert_eq!(said(&enter(&server, &cookie, &invented).await), late);
    let forged = Device { id: device.id, user: device.user.clone(), counter: 9, ..Device::new(8) };
    assert_eq!(attempt(&forged, |_| {}).await, wrong, "another key");
    let elsewhere =
        |device: &Device| Device { id: device.id, user: device.user.clone(), counter: 9, ..Device::new(7) };
    let page = Device { origin: "https://evil.example".to_string(), ..elsewhere(&device) };
    assert_eq!(attempt(&page, |_| {}).await, wrong, "a page of others");
    let place = Device { place: "evil.example".to_string(), ..elsewhere(&device) };
    assert_eq!(attempt(&place, |_| {}).await, wrong, "a key for others");
    let nobody = Device { user: letters("somebody"), ..elsewhere(&device) };
    assert_eq!(attempt(&nobody, |_| {}).await, (404, "server-passkey-unknown".to_string()));
    for part in ["client_data", "device_data", "signature"] {
        let garbled = match part {
            "client_data" => attempt(&device, |answer| answer["client_data"] = json!("AAAA")).await,
            "device_data" => attempt(&device, |answer| answer["device_data"] = json!("AAAA")).await,
            _ => attempt(&device, |answer| answer["signature"] = json!("!")).await,
        };
        assert_eq!(garbled, wrong, "{part}");
    }
    // Nobody touched the device.
    let absent = async |device: &Device| {
        let (asked, cookie) = challenge(&server).await;
        let client = device.client_data("webauthn.get", &asked);
        let data = device.device_data(0x00);
        let signature: Signature =
            device.key.sign(&[data.as_slice(), Sha256::digest(client.as_bytes()).as_slice()].concat());
        let mut answer = device.enter(&asked);
        answer["device_data"] = json!(letters(data));
        answer["signature"] = json!(letters(signature.to_der().as_bytes()));
        said(&enter(&server, &cookie, &answer).await)
    };
    assert_eq!(absent(&device).await, wrong);
    assert_eq!(attempt(&device, |_| {}).await.0, 200, "and the right one still does");
    server.stop().await;
}

#[tokio::test]
async fn a_passkey_is_made_by_whoever_was_asked_and_there_are_few() {
    let server = start().await;
    let (me, eve) = (Me::new(&server, "Ada").await, Me::new(&server, "Eve").await);
    let asked = question(&server, &me).await;
    let made = Device::new(1).make(&asked);
    assert_eq!(
        said(&add(&server, &eve, made.clone()).await),
        (422, "server-passkey-late".to_string()),
        "Eve was not asked"
    );
    assert_eq!(add(&server, &me, made).await.status, 422, "the question has been used up");
    let asked = question(&server, &me).await;
    let mut entry = Device::new(1);
    entry.user = asked["user"].as_str().unwrap().to_string();
    let answer = entry.enter(asked["challenge"].as_str().unwrap());
    let swapped = json!({"client_data": answer["client_data"], "device_data": answer["device_data"]});
    assert_eq!(said(&add(&server, &me, swapped).await), (422, "server-passkey-wrong".to_string()));
    for number in 1..=10 {
        let made = Device::new(number).make(&question(&server, &me).await);
        assert_eq!(add(&server, &me, made).await.status, 201, "{number}");
    }
    let made = Device::new(11).make(&question(&server, &me).await);
    assert_eq!(said(&add(&server, &me, made).await), (409, "server-passkey-full".to_string()));
    let stolen = Device::new(1).make(&question(&server, &eve).await);
    assert_eq!(add(&server, &eve, stolen).await.status, 409, "a key has one owner");
    server.stop().await;
}

#[tokio::test]
async fn where_no_public_address_is_set_there_are_passkeys_at_localhost_alone() {
    let server = Server::start(config()).await.unwrap();
    let way = async |host: &str| {
        let mut stream = tokio::net::TcpStream::connect(server.address()).await.unwrap();
        let text = format!("GET /api/passkey HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        tokio::io::AsyncWriteExt::write_all(&mut stream, text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.unwrap();
        answer.contains("{\"on\":true}")
    };
    assert!(way("localhost:7878").await && !way("127.0.0.1:7878").await && !way("podium.example").await);
    let me = Me::new(&server, "Ada").await;
    let off = me.ask(&server, "POST /api/me/passkeys/question", None).await;
    assert_eq!(said(&off), (409, "server-passkey-off".to_string()));
    server.stop().await;
}
