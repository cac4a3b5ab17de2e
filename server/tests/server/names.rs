//! Names and lines that others read: nothing unseen, nobody taken for somebody else, and limits that are a person's.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Server};
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Me, Socket, config, my_table, request, start};

async fn become_somebody(server: &Server, name: &str) -> crate::harness::Answer {
    request(server, "POST /api/me", &[], Some(&json!({"name": name}).to_string())).await
}

#[tokio::test]
async fn a_name_holds_nothing_that_cannot_be_seen() {
    let server = start().await;
    let answer = become_somebody(&server, " A\u{202E}d\u{200B}a \n  L. ").await;
    assert_eq!((answer.status, &answer.json()["name"]), (201, &json!("Ada L.")));
    for name in ["", " \u{200B}\u{2060} ", "\u{3164}", "\u{E000}"] {
        let answer = become_somebody(&server, name).await;
        assert_eq!((answer.status, &answer.json()["say"]["id"]), (422, &json!("server-name")), "{name:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_called_as_a_bot_is_neither_as_a_person_nor_at_a_seat() {
    let server = start().await;
    for name in ["Bot 2", "robot", "Master", "\u{412}\u{43E}t"] {
        let answer = become_somebody(&server, name).await;
        assert_eq!((answer.status, &answer.json()["say"]["id"]), (422, &json!("server-name-bot")), "{name}");
    }
    let me = Me::new(&server, "Ada").await;
    let wanted = json!({"game": "pig", "seats": [{"kind": "me", "name": "Bot 1"}, {"kind": "me"}]});
    assert_eq!(me.ask(&server, "POST /api/tables", Some(wanted)).await.status, 422);
    let renamed = me.ask(&server, "PUT /api/me", Some(json!({"name": "greedy"}))).await;
    assert_eq!(renamed.status, 422);
    server.stop().await;
}

#[tokio::test]
async fn two_people_whose_names_read_the_same_are_told_apart() {
    let server = start().await;
    let (ada, other) = (Me::new(&server, "Ada").await, Me::new(&server, "\u{410}DA").await);
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let table = ada.table(&server, wanted).await;
    let sit = |seat: u8, name: Option<&str>| json!({"seat": seat, "name": name});
    let path = format!("/api/tables/{table}/sit");
    let info = other.post(&server, &path, sit(1, None)).await;
    assert_eq!(info["seats"][1]["name"], "\u{410}DA 2");
    let info = ada.post(&server, &path, sit(0, Some("ada"))).await;
    assert_eq!(info["seats"][0]["name"], "ada", "you may write your own name differently");
    server.stop().await;
}

#[tokio::test]
async fn empty_chat_is_no_line_and_unseen_characters_are_not_said() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let path = format!("POST /api/tables/{table}/chat");
    for text in ["", "   ", "\u{200B}\u{202E}"] {
        let answer = me.ask(&server, &path, Some(json!({"seat": 0, "text": text}))).await;
        assert_eq!(
            (answer.status, &answer.json()["say"]["id"]),
            (422, &json!("server-chat-line")),
            "{text:?}"
        );
    }
    let said = me.ask(&server, &path, Some(json!({"seat": 0, "text": "\u{202E}good  luck"}))).await;
    assert_eq!(said.json()["line"]["text"], "good luck");
    server.stop().await;
}

#[tokio::test]
async fn many_seats_have_one_persons_limits() {
    let mut config: Config = config();
    config.limits.undos_per_minute = 20;
    let server = Server::start(config).await.unwrap();
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 4).await;
    let mut socket = Socket::new(&server, Some(&me)).await;
    let mut codes = Vec::new();
    for seat in [0, 1, 2, 3, 0, 1, 2] {
        socket.say(json!({"type": "chat", "table": table, "seat": seat, "text": "hello"})).await;
        codes.push(socket.next().await["type"].clone());
    }
    assert_eq!(codes, ["chat", "chat", "chat", "chat", "chat", "refused", "refused"]);
    let mut refused = Vec::new();
    for n in 0..22 {
        socket.say(json!({"type": "undo", "table": table, "seat": n % 4, "seq": 0})).await;
        refused.push(socket.next().await["say"]["id"].clone());
    }
    assert!(refused[..20].iter().all(|id| *id != "server-undo-fast"), "{refused:?}");
    assert_eq!(refused[20..], ["server-undo-fast", "server-undo-fast"]);
    // A long thought, so that the second question comes while it lasts.
    let table = my_table(&server, &me, "rowing", 2).await;
    socket.say(json!({"type": "hint", "table": table, "seat": 0, "level": "master"})).await;
    socket.say(json!({"type": "hint", "table": table, "seat": 1, "level": "master"})).await;
    assert_eq!(socket.next().await["say"]["id"], "server-hint-busy", "one at a time");
    server.stop().await;
}

#[tokio::test]
async fn who_sends_too_fast_is_told_what_was_dropped() {
    let mut config: Config = config();
    (config.limits.messages_per_second, config.limits.messages_burst) = (1, 2);
    let server = Server::start(config).await.unwrap();
    let mut socket = Socket::new(&server, None).await;
    socket.say(json!({"type": "ping"})).await;
    socket.wait("pong").await;
    socket.say(json!({"type": "play", "table": "k7f3", "seat": 3, "seq": 1, "action": {}})).await;
    let error = socket.next().await;
    assert_eq!((&error["type"], &error["code"]), (&json!("error"), &json!("too_fast")));
    assert_eq!(error["dropped"], json!({"type": "play", "table": "k7f3", "seat": 3}));
    socket.stream.send(Message::text("no message")).await.unwrap();
    let error: Value = socket.next().await;
    assert_eq!((&error["code"], error.get("dropped")), (&json!("too_fast"), None));
    server.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection_and_says_so() {
    let server = start().await;
    let mut socket = Socket::new(&server, None).await;
    socket.stream.send(Message::text("x".repeat(protocol::MESSAGE_MAX + 1))).await.unwrap();
    let bye = socket.next().await;
    assert_eq!((&bye["type"], &bye["say"]["id"]), (&json!("bye"), &json!("server-bye-long")));
    let closed = socket.stream.next().await.unwrap().unwrap();
    let Message::Close(Some(frame)) = closed else { panic!("{closed:?}") };
    assert_eq!(u16::from(frame.code), 1009);
    server.stop().await;
}
