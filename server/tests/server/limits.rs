//! What a rude, slow, silent or foreign client meets.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::Detail;
use serde_json::{Value, json};
use server::{Config, Entropy, Limits, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Me, Player, Socket, config, my_table, one_step, request, start};

async fn start_limited(change: impl FnOnce(&mut Limits)) -> Server {
    let mut config: Config = config();
    change(&mut config.limits);
    Server::start(config).await.unwrap()
}

#[tokio::test]
async fn messages_that_cannot_be_read_are_answered_and_do_no_harm() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut socket = Socket::new(&server, Some(&me)).await;
    let bad = [
        ("".to_string(), "file-json"),
        ("{".to_string(), "file-json"),
        ("[]".to_string(), "inside-lacks"),
        ("null".to_string(), "inside-unfit"),
        (r#"{"table":"x"}"#.to_string(), "inside-lacks"),
        (r#"{"type":"dance"}"#.to_string(), "inside-name"),
        (r#"{"type":"ping","extra":1}"#.to_string(), "inside-empty"),
        (r#"{"type":"ping","type":"ping"}"#.to_string(), "file-json-twice"),
        (r#"{"type":"play","table":"x","seat":-1,"seq":0,"action":{}}"#.to_string(), "inside-number"),
        (r#"{"type":"play","table":"x","seat":300,"seq":0,"action":{}}"#.to_string(), "inside-number"),
        ("[".repeat(5000), "file-json"),
        (
            format!(r#"{{"type":"play","table":"{table}","seat":0,"seq":0,"action":{}}}"#, "[".repeat(3000)),
            "file-json",
        ),
    ];
    for (text, id) in bad {
        socket.stream.send(Message::text(text.clone())).await.unwrap();
        let answer = socket.next().await;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!("unreadable")), "{text:.60}");
        assert_eq!(answer["say"]["with"]["why"]["id"], id, "{text:.60}: {answer}");
    }
    for (seat, seq, code) in [(0, u32::MAX, "sync"), (9, 0, "refused"), (255, 0, "refused")] {
        socket
            .say(
                json!({"type": "play", "table": table, "seat": seat, "seq": seq, "action": {"type": "roll"}}),
            )
            .await;
        assert_eq!(socket.next().await["type"], code);
    }
    socket.say(json!({"type": "watch", "table": "nowhere"})).await;
    assert_eq!(socket.next().await["code"], "not_found");
    socket.say(json!({"type": "ping"})).await;
    assert_eq!(socket.next().await["type"], "pong", "it is still there");
    server.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection_and_nothing_else() {
    let server = start().await;
    let mut socket = Socket::new(&server, None).await;
    let _ = socket.stream.send(Message::text("x".repeat(protocol::MESSAGE_MAX + 1))).await;
    while let Some(Ok(frame)) = socket.stream.next().await {
        if frame.is_close() {
            break;
        }
    }
    Socket::new(&server, None).await;
    server.stop().await;
}

#[tokio::test]
async fn who_sends_too_fast_is_told_so_and_then_cut_off() {
    let server = start_limited(|limits| (limits.messages_per_second, limits.messages_burst) = (1, 5)).await;
    let mut socket = Socket::new(&server, None).await;
    let (mut pongs, mut rebukes, mut is_cut) = (0, 0, false);
    // One answer is read for each message: a connection cut with unread messages may lose the last answers.
    for _ in 0..400 {
        let sent = socket.stream.send(Message::text(r#"{"type":"ping"}"#)).await;
        let Some(text) = (if sent.is_ok() { socket.text().await } else { None }) else {
            is_cut = true;
            break;
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        pongs += u32::from(message["type"] == "pong");
        rebukes += u32::from(message["code"] == "too_fast");
    }
    assert!(is_cut, "{rebukes} rebukes and still there");
    assert!((4..=30).contains(&pongs) && rebukes == 200, "{pongs} pongs, {rebukes} rebukes");
    server.stop().await;
}

#[tokio::test]
async fn another_protocol_is_refused_and_so_is_play_without_a_greeting() {
    let server = start().await;
    let mut socket = Socket::raw(&server).await;
    socket.say(json!({"type": "hello", "protocol": 1})).await;
    assert_eq!(socket.next().await["code"], "protocol");
    socket.say(json!({"type": "watch", "table": "x"})).await;
    assert_eq!(socket.next().await["type"], "bye");
    let mut socket = Socket::raw(&server).await;
    socket.say(json!({"type": "hello", "protocol": 2, "token": "stolen"})).await;
    assert_eq!(socket.next().await["code"], "token");
    server.stop().await;
}

#[tokio::test]
async fn silent_connections_are_dropped() {
    let server = start_limited(|limits| limits.patience = Duration::from_millis(300)).await;
    let mut socket = Socket::raw(&server).await;
    assert_eq!(socket.next().await["type"], "bye", "no greeting came");
    let mut stream = TcpStream::connect(server.address()).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost:").await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut answer)).await;
    assert!(read.is_ok(), "the server does not wait forever for half a request");
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_reads_slowly_is_cut_off_and_delays_nobody() {
    let server = start_limited(|limits| {
        limits.outbox = 8;
        limits.patience = Duration::from_millis(500);
    })
    .await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    // It watches and asks for much, and reads nothing.
    let mut slow = Socket::new(&server, None).await;
    slow.watch(&table, None).await;
    for _ in 0..20_000 {
        let asked = Message::text(json!({"type": "since", "table": table, "seq": 0}).to_string());
        let sent = tokio::time::timeout(Duration::from_millis(200), slow.stream.send(asked)).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    let began = std::time::Instant::now();
    player.play(&json!({"type": "roll"})).await;
    player.take("step").await;
    assert!(began.elapsed() < Duration::from_secs(3), "{:?}", began.elapsed());
    let metrics = request(&server, "GET /metrics", &[], None).await.text;
    let cut = metrics
        .lines()
        .any(|line| line.starts_with("podium_slow_connections_total ") && !line.ends_with(" 0"));
    assert!(cut, "{metrics}");
    server.stop().await;
}

#[tokio::test]
async fn a_position_with_hundreds_of_choices_reaches_its_seat() {
    let server = Server::start(Config { entropy: Entropy::Fixed(1), ..config() }).await.unwrap();
    let me = Me::new(&server, "Ada").await;
    let seats = vec![json!({"kind": "me"}); 4];
    let options = json!({"segments": ["A", "B", "C", "D"]});
    let table = me.table(&server, json!({"game": "whitewater", "options": options, "seats": seats})).await;
    let mut players = Vec::new();
    for seat in 0..4 {
        players.push(Player::new(&server, Some(&me), &table, Some(seat)).await);
    }
    let is_wanted = |action: &Value| action["card"] == "spot_hazard" || action["type"] == "pass";
    while players[0].last["deciding"][0]["decision"] != "place" {
        let goes_on =
            one_step(&mut players, |legal| legal.iter().position(is_wanted).unwrap_or_default()).await;
        assert!(goes_on, "somebody places a hazard before the race is over");
    }
    let seat = players[0].last["deciding"][0]["seat"].as_u64().unwrap() as u8;
    let player = Player::with(&server, Some(&me), &table, Some(seat), Detail::Full).await;
    let choices = player.last["legal"].as_array().unwrap().len();
    assert!(choices > 200, "{choices} choices are not many");
    server.stop().await;
}

#[tokio::test]
async fn pages_of_others_cannot_use_the_server() {
    let server = start().await;
    let foreign = ["Origin: https://evil.example".to_string()];
    let body = json!({"name": "Eve"}).to_string();
    assert_eq!(request(&server, "POST /api/me", &foreign, Some(&body)).await.status, 403);
    let mut upgrade = foreign.to_vec();
    upgrade.extend(
        ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
            .map(String::from),
    );
    assert_eq!(request(&server, "GET /ws", &upgrade, None).await.status, 403);
    let own = [format!("Origin: http://{}", server.address())];
    assert_eq!(request(&server, "POST /api/me", &own, Some(&body)).await.status, 201);
    let answer = request(&server, "GET /", &[], None).await;
    for header in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
        "x-frame-options: DENY",
    ] {
        assert!(answer.head.contains(header), "{header}: {}", answer.head);
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_has_so_many_connections_requests_and_tables() {
    let server = start_limited(|limits| {
        limits.connections_per_address = 2;
        limits.tables_per_hour = 1;
    })
    .await;
    let me = Me::new(&server, "Ada").await;
    my_table(&server, &me, "pig", 2).await;
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]});
    assert_eq!(me.ask(&server, "POST /api/tables", Some(wanted)).await.status, 429);
    let _one = Socket::new(&server, None).await;
    let _two = Socket::new(&server, None).await;
    let third = tokio_tungstenite::connect_async(format!("ws://{}/ws", server.address())).await;
    assert!(third.is_err());
    server.stop().await;
    let server = start_limited(|limits| (limits.requests_per_second, limits.requests_burst) = (1, 3)).await;
    let mut last = 0;
    for _ in 0..6 {
        last = request(&server, "GET /api/games", &[], None).await.status;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test]
async fn tokens_and_codes_are_not_in_the_database() {
    let path = crate::harness::database();
    let server = crate::harness::start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let made = me
        .post(&server, "/api/tables", json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "link"}]}))
        .await;
    let key = made["seat_links"][0]["key"].as_str().unwrap().to_string();
    let code = me.post(&server, "/api/me/code", json!({})).await["code"].as_str().unwrap().to_string();
    server.stop().await;
    let mut bytes = std::fs::read(&path).unwrap();
    bytes.extend(std::fs::read(format!("{}-wal", path.display())).unwrap_or_default());
    for secret in [&me.token, &key, &code] {
        assert!(
            !bytes.windows(secret.len()).any(|window| window == secret.as_bytes()),
            "{secret} is in the file"
        );
    }
}

#[tokio::test]
async fn who_asks_for_more_hints_than_bots_can_think_about_is_told_so() {
    let server = Server::start(Config { bot_queue: 1, ..config() }).await.unwrap();
    let me = Me::new(&server, "Ada").await;
    let mut socket = Socket::new(&server, Some(&me)).await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(my_table(&server, &me, "rowing", 2).await);
    }
    for table in &tables {
        socket.say(json!({"type": "hint", "table": table, "seat": 0, "level": "master"})).await;
    }
    let (mut thought, mut refused) = (0, 0);
    while thought + refused < tables.len() {
        let answer = socket.next().await;
        match (answer["type"].as_str(), answer["code"].as_str()) {
            (Some("hints"), _) => thought += 1,
            (Some("refused"), Some("too_much")) => refused += 1,
            _ => panic!("{answer}"),
        }
    }
    assert!(thought > 0 && refused > 0, "{thought} thought about, {refused} refused");
    server.stop().await;
}

/// The status of a wish to become somebody, from a client that says of itself that it comes from there.
async fn becoming(server: &Server, forwarded: &[&str]) -> u16 {
    let heads: Vec<String> = forwarded.iter().map(|head| (*head).to_string()).collect();
    request(server, "POST /api/me", &heads, Some(&json!({"name": "Ada"}).to_string())).await.status
}

#[tokio::test]
async fn who_invents_addresses_is_limited_all_the_same() {
    let mut config = config();
    config.limits.people_per_hour = 2;
    let server = Server::start(config).await.unwrap();
    let mut statuses = Vec::new();
    for n in 0..4 {
        let (one, other) =
            (format!("X-Forwarded-For: 203.0.113.{n}"), format!("Forwarded: for=203.0.113.{n}"));
        statuses.push(becoming(&server, &[if n % 2 == 0 { &one } else { &other }]).await);
    }
    assert_eq!(statuses, [201, 201, 429, 429]);
    server.stop().await;
}

#[tokio::test]
async fn behind_a_trusted_proxy_everybody_counts_for_themselves_whatever_they_wrote_before() {
    let mut config = config();
    config.limits.people_per_hour = 1;
    config.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
    let server = Server::start(config).await.unwrap();
    assert_eq!(becoming(&server, &["X-Forwarded-For: 203.0.113.1"]).await, 201);
    assert_eq!(becoming(&server, &["X-Forwarded-For: 198.51.100.7, 203.0.113.1, 10.0.0.9"]).await, 429);
    assert_eq!(becoming(&server, &["X-Forwarded-For: 203.0.113.2"]).await, 201);
    assert_eq!(becoming(&server, &["Forwarded: for=\"[2001:db8:1:2::1]\""]).await, 201);
    assert_eq!(
        becoming(&server, &["Forwarded: for=\"[2001:db8:1:2::ffff]:99\""]).await,
        429,
        "the same network"
    );
    assert_eq!(becoming(&server, &["X-Forwarded-For: nobody"]).await, 201, "counts for the proxy");
    assert_eq!(
        becoming(&server, &["X-Forwarded-For: 203.0.113.3, \u{1f642}"]).await,
        429,
        "and so does this"
    );
    server.stop().await;
}
