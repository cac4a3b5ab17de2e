//! Clients that try to gain something, or to keep others from playing.

use std::sync::Arc;
use std::time::Duration;

use protocol::ChatLine;
use serde_json::{Value, json};
use server::store::Store;
use server::store::Write;
use server::store::memory::MemoryStore;
use server::{Config, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{Me, Player, Socket, config, my_table, request, start, start_with, table_by_consent};

/// A seat's time after it has held and taken that back as often as said, and before.
async fn time_after_undos(clock: Value, times: u32) -> (i64, i64) {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let wanted =
        json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"clock": clock}});
    let table = me.table(&server, wanted).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    let mut other = Player::new(&server, Some(&me), &table, Some(1)).await;
    while player.view["total"] == 0 || player.view["turn"] != 0 {
        // Whoever rolls on and on is too fast at last.
        let is_other = player.view["turn"] != 0;
        let kind = if is_other && player.view["total"] != 0 { "hold" } else { "roll" };
        let actor = if is_other { &mut other } else { &mut player };
        actor.play(&json!({"type": kind})).await;
        player.take("step").await;
        other.take("step").await;
    }
    let left = |player: &Player| player.last["clocks"]["left_ms"][0].as_i64().unwrap();
    let before = left(&player);
    for _ in 0..times {
        player.play(&json!({"type": "hold"})).await;
        player.take("step").await;
        let undo = json!({"type": "undo", "table": table, "seat": 0, "seq": player.seq()});
        player.socket.say(undo).await;
        player.take("sync").await;
    }
    let after = left(&player);
    server.stop().await;
    (before, after)
}

#[tokio::test]
async fn nobody_gains_time_by_taking_back() {
    let live = json!({"kind": "live", "bank_ms": 600_000, "increment_ms": 60_000});
    let (before, after) = time_after_undos(live, 5).await;
    assert!(after <= before, "{before} ms became {after} ms");
    let (before, after) = time_after_undos(json!({"kind": "mail", "hours": 1}), 2).await;
    assert!(after <= before, "{before} ms became {after} ms");
}

#[tokio::test]
async fn requests_that_never_end_are_not_waited_for() {
    let mut config: Config = config();
    config.limits.patience = Duration::from_millis(300);
    let server = Server::start(config).await.unwrap();
    let whole = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\n\r\n", server.address());
    let half_a_body = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                       Content-Length: 100\r\n\r\n{\"name\""
        .to_string();
    for (what, text) in [("nothing", String::new()), ("a request", whole), ("half a body", half_a_body)] {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let end = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
        assert!(end.is_ok(), "{what} and then silence: the connection is still open");
    }
    server.stop().await;
}

#[tokio::test]
async fn an_address_that_opens_connections_and_says_nothing_leaves_room_for_others() {
    let mut config: Config = config();
    config.limits.connections_per_address = 4;
    config.limits.patience = Duration::from_secs(60);
    let server = Server::start(config).await.unwrap();
    let mut held = Vec::new();
    for _ in 0..200 {
        held.push(TcpStream::connect(server.address()).await.unwrap());
    }
    // The server hangs up on those above the limit.
    let mut closed = 0;
    for stream in &mut held {
        let mut byte = [0];
        let read = tokio::time::timeout(Duration::from_millis(50), stream.read(&mut byte)).await;
        closed += u32::from(!matches!(read, Err(_) | Ok(Ok(1..))));
    }
    assert!(closed >= 100, "{closed} of 200 silent connections were refused");
    server.stop().await;
}

#[tokio::test]
async fn who_watches_much_at_once_is_not_taken_for_a_slow_reader() {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone()).await;
    let me = Me::new(&server, "Ada").await;
    let mut tables = Vec::new();
    for _ in 0..16 {
        let table = my_table(&server, &me, "pig", 2).await;
        let line = |i| ChatLine { at_ms: i, seat: 0, text: "x".repeat(300) };
        let chat = |i| Write::Chat { table: table.clone(), line: line(i), person: "a".to_string() };
        let outcomes = store.commit(&(0..50).map(chat).collect::<Vec<_>>());
        assert!(outcomes.iter().all(Result::is_ok));
        tables.push(table);
    }
    let mut socket = Socket::new(&server, Some(&me)).await;
    for table in &tables {
        for seat in 0..2 {
            socket.say(json!({"type": "watch", "table": table, "seat": seat})).await;
        }
    }
    for _ in 0..2 * tables.len() {
        socket.wait("sync").await;
    }
    server.stop().await;
}

#[tokio::test]
async fn a_foreign_name_for_this_machine_is_no_origin_of_ours() {
    let server = start().await;
    let port = server.address().port();
    let body = json!({"name": "Eve"}).to_string();
    // A page whose name was made to point here sends its own name as host and as origin.
    for (name, status) in [("evil.example", 403), ("localhost", 201), ("127.0.0.1", 201)] {
        let mut stream = TcpStream::connect(server.address()).await.unwrap();
        let text = format!(
            "POST /api/me HTTP/1.1\r\nHost: {name}:{port}\r\nOrigin: http://{name}:{port}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{name}: {answer}");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_has_left_is_not_asked_for_consent() {
    let server = start().await;
    let (table, ada, bob) = table_by_consent(&server).await;
    let mut player = Player::new(&server, Some(&ada), &table, Some(0)).await;
    bob.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 1})).await;
    // A roll that leaves the turn with seat 0; a bot plays for seat 1.
    loop {
        if player.last["deciding"][0]["seat"] == 0 {
            player.play(&json!({"type": "roll"})).await;
            player.take("step").await;
            if player.last["deciding"][0]["seat"] == 0 {
                break;
            }
        } else {
            player.take("step").await;
        }
    }
    let undo = json!({"type": "undo", "table": table, "seat": 0, "seq": player.seq()});
    player.socket.say(undo).await;
    player.take("sync").await;
    assert_eq!(player.last["cause"], "undo");
    server.stop().await;
}

#[tokio::test]
async fn two_tabs_of_a_seat_both_hear_and_one_closed_leaves_the_other() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut one = Player::new(&server, Some(&me), &table, Some(0)).await;
    let mut two = Player::new(&server, Some(&me), &table, Some(0)).await;
    one.play(&json!({"type": "roll"})).await;
    one.take("step").await;
    two.take("step").await;
    assert_eq!(one.view, two.view);
    drop(one);
    let gone = |info: &Value| info["seats"][0]["status"] == "here";
    two.socket.wait_for("table", gone).await;
    let info = me.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!(info["seats"][0]["status"], "here");
    server.stop().await;
}

#[tokio::test]
async fn codes_of_tables_cannot_be_guessed_for_long() {
    let server = start().await;
    let mut last = 0;
    for n in 0..200 {
        last = request(&server, &format!("GET /api/codes/AAAA{n:02}"), &[], None).await.status;
        if last == 429 {
            break;
        }
        assert_eq!(last, 404);
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test]
async fn a_crowd_that_comes_and_goes_does_not_drown_the_others() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    let mut crowd = Socket::new(&server, None).await;
    for _ in 0..100 {
        crowd.watch(&table, None).await;
        crowd.say(json!({"type": "unwatch", "table": table})).await;
    }
    player.play(&json!({"type": "roll"})).await;
    player.take("step").await;
    let told = player.texts.iter().filter(|text| text.contains(r#""type":"table""#)).count();
    assert!(told < 100, "{told} messages about 100 comings and 100 goings");
    // What is told late is told all the same.
    crowd.watch(&table, None).await;
    player.socket.wait_for("table", |info| info["spectators"] == 1).await;
    crowd.say(json!({"type": "unwatch", "table": table})).await;
    player.socket.wait_for("table", |info| info["spectators"] == 0).await;
    server.stop().await;
}

#[tokio::test]
async fn requests_that_play_a_whole_race_again_count_for_more() {
    let mut config: Config = config();
    (config.limits.requests_per_second, config.limits.requests_burst) = (1, 40);
    let server = Server::start(config).await.unwrap();
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let line = format!("GET /api/tables/{table}/replay");
        statuses.push(request(&server, &line, &[], None).await.status);
    }
    assert_eq!((statuses[0], statuses.contains(&429)), (200, true), "{statuses:?}");
    server.stop().await;
}
