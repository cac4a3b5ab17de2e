//! The host of a table: who begins, who changes seats, who closes it; and tables that nobody looks at.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};

use crate::harness::{Me, Socket, config, database, start, start_at};

/// A table of Ada's with these seats behind her own, which begins when she says so.
async fn made(server: &Server, ada: &Me, others: &[&str]) -> Value {
    let mut seats = vec![json!({"kind": "me"})];
    seats.extend(others.iter().map(|kind| json!({"kind": kind})));
    let settings = json!({"start": "asked", "public": true, "away_after_s": 1, "when_away": "ask"});
    ada.post(server, "/api/tables", json!({"game": "pig", "seats": seats, "settings": settings})).await
}

fn path(made: &Value, what: &str) -> String {
    format!("/api/tables/{}/{what}", made["table"]["id"].as_str().unwrap())
}

async fn status(server: &Server, me: &Me, path: &str, body: Value) -> (u16, String) {
    let answer = me.ask(server, &format!("POST {path}"), Some(body)).await;
    let say = answer.json()["say"]["id"].as_str().unwrap_or_default().to_string();
    (answer.status, say)
}

#[tokio::test]
async fn only_the_host_begins_changes_seats_removes_people_and_closes() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = made(&server, &ada, &["open", "open"]).await;
    let info = bob.post(&server, &path(&table, "sit"), json!({"seat": 1})).await;
    assert_eq!((&info["host"], &info["may"]), (&json!(0), &Value::Null), "{info}");
    let bot = json!({"kind": "bot", "level": "greedy"});
    for (what, body) in [
        ("start", json!({})),
        ("seat", json!({"seat": 2, "to": bot})),
        ("remove", json!({"seat": 0})),
        ("host", json!({"seat": 1})),
        ("close", json!({})),
    ] {
        let refused = status(&server, &bob, &path(&table, what), body).await;
        assert_eq!(refused, (403, "server-only-host".to_string()), "{what}");
    }
    let info = ada.get(&server, path(&table, "").trim_end_matches('/')).await;
    assert_eq!(info["may"], json!(["host", "close"]));
    let changed = ada.post(&server, &path(&table, "seat"), json!({"seat": 2, "to": bot})).await;
    assert_eq!(changed["table"]["seats"][2]["level"], "greedy");
    assert_eq!(changed["table"]["state"], "waiting", "the host begins, not the last seat");
    assert_eq!(ada.post(&server, &path(&table, "start"), json!({})).await["state"], "running");
    let late = status(&server, &ada, &path(&table, "seat"), json!({"seat": 2, "to": bot})).await;
    assert_eq!(late, (409, "server-begun".to_string()));
    server.stop().await;
}

#[tokio::test]
async fn seats_are_opened_closed_and_given_links_by_the_host_as_far_as_the_game_has_them() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = made(&server, &ada, &["open", "open"]).await;
    let seat = path(&table, "seat");
    let closed = json!({"kind": "closed"});
    let refused = status(&server, &ada, &seat, json!({"seat": 1, "to": closed})).await;
    assert_eq!(refused, (409, "server-last-seat".to_string()));
    let fewer = ada.post(&server, &seat, json!({"seat": 2, "to": closed})).await;
    assert_eq!(fewer["table"]["seats"].as_array().unwrap().len(), 2);
    let more = ada.post(&server, &seat, json!({"seat": 2, "to": {"kind": "link"}})).await;
    let key = more["seat_links"][0]["key"].as_str().unwrap();
    assert_eq!(more["table"]["seats"][2]["status"], "link");
    assert_eq!(status(&server, &bob, &path(&table, "sit"), json!({"seat": 2})).await.0, 403);
    bob.post(&server, &path(&table, "sit"), json!({"seat": 2, "key": key})).await;
    let taken = status(&server, &ada, &seat, json!({"seat": 2, "to": {"kind": "open"}})).await;
    assert_eq!(taken, (409, "server-seat-person".to_string()));
    assert_eq!(status(&server, &ada, &seat, json!({"seat": 9, "to": closed})).await.0, 404);
    let mut full = 3;
    while ada
        .ask(&server, &format!("POST {seat}"), Some(json!({"seat": full, "to": {"kind": "open"}})))
        .await
        .status
        == 200
    {
        full += 1;
        assert!(full < 20, "the game has fewer seats");
    }
    let info = ada.get(&server, path(&table, "").trim_end_matches('/')).await;
    assert_eq!(info["seats"].as_array().unwrap().len(), full, "what is refused changes nothing");
    server.stop().await;
}

#[tokio::test]
async fn a_seat_with_a_link_keeps_it_when_somebody_leaves_and_gets_a_new_one_when_somebody_is_removed() {
    let server = start().await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = made(&server, &ada, &["link", "open"]).await;
    let (sit, key) = (path(&table, "sit"), table["seat_links"][0]["key"].clone());
    bob.post(&server, &sit, json!({"seat": 1, "key": key})).await;
    let left = bob.post(&server, &path(&table, "leave"), json!({"seat": 1})).await;
    assert_eq!(left["seats"][1]["status"], "link");
    assert_eq!(status(&server, &eve, &sit, json!({"seat": 1})).await.0, 403, "it is no open seat");
    bob.post(&server, &sit, json!({"seat": 1, "key": key})).await;
    let removed = ada.post(&server, &path(&table, "remove"), json!({"seat": 1})).await;
    let fresh = removed["seat_links"][0]["key"].clone();
    assert_eq!((&removed["table"]["seats"][1]["status"], fresh.is_string()), (&json!("link"), true));
    let refused = status(&server, &bob, &sit, json!({"seat": 2})).await;
    assert_eq!(refused, (403, "server-removed".to_string()), "who was removed stays away");
    assert_eq!(
        status(&server, &eve, &sit, json!({"seat": 1, "key": key})).await.0,
        403,
        "the old link is gone"
    );
    eve.post(&server, &sit, json!({"seat": 1, "key": fresh})).await;
    let self_removal = status(&server, &ada, &path(&table, "remove"), json!({"seat": 0})).await;
    assert_eq!(self_removal, (409, "server-remove-self".to_string()));
    server.stop().await;
}

#[tokio::test]
async fn the_role_is_handed_on_by_hand_or_by_leaving_also_after_a_restart() {
    let file = database();
    let server = start_at(&file).await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = made(&server, &ada, &["open", "open", "open"]).await;
    bob.post(&server, &path(&table, "sit"), json!({"seat": 1})).await;
    eve.post(&server, &path(&table, "sit"), json!({"seat": 2})).await;
    assert_eq!(status(&server, &ada, &path(&table, "host"), json!({"seat": 3})).await.0, 404);
    let info = ada.post(&server, &path(&table, "host"), json!({"seat": 1})).await;
    assert_eq!(info["host"], 1);
    assert!(!info["may"].to_string().contains("host"), "{info}");
    server.stop().await;
    let server = start_at(&file).await;
    assert_eq!(status(&server, &ada, &path(&table, "start"), json!({})).await.0, 403);
    let info = bob.post(&server, &path(&table, "leave"), json!({"seat": 1})).await;
    assert_eq!(info["host"], 2, "the next around the table");
    assert_eq!(eve.post(&server, &path(&table, "start"), json!({})).await["state"], "running");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_is_closed_goes_and_everybody_who_looks_is_told() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = made(&server, &ada, &["open", "open"]).await;
    bob.post(&server, &path(&table, "sit"), json!({"seat": 1})).await;
    let mut socket = Socket::new(&server, Some(&bob)).await;
    socket.say(json!({"type": "watch", "table": table["table"]["id"], "seat": 1})).await;
    socket.wait("table").await;
    ada.post(&server, &path(&table, "close"), json!({})).await;
    let closed = socket.wait("closed").await;
    assert_eq!(closed["say"], json!({"id": "server-closed", "with": {"name": "Ada"}}));
    assert_eq!(
        bob.ask(&server, &format!("GET {}", path(&table, "").trim_end_matches('/')), None).await.status,
        404
    );
    assert_eq!(bob.get(&server, "/api/tables").await["tables"], json!([]));
    assert_eq!(bob.get(&server, "/api/me/races?state=waiting").await["races"], json!([]));
    server.stop().await;
}

#[tokio::test]
async fn when_the_host_is_away_for_long_anybody_seated_closes_the_table() {
    let server = start().await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = made(&server, &ada, &["open", "open"]).await;
    bob.post(&server, &path(&table, "sit"), json!({"seat": 1})).await;
    let mut here = Socket::new(&server, Some(&ada)).await;
    here.say(json!({"type": "watch", "table": table["table"]["id"], "seat": 0})).await;
    here.wait("table").await;
    let mut socket = Socket::new(&server, Some(&bob)).await;
    socket.say(json!({"type": "watch", "table": table["table"]["id"], "seat": 1})).await;
    socket.wait("table").await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert_eq!(status(&server, &bob, &path(&table, "close"), json!({})).await.0, 403, "the host is here");
    drop(here);
    socket.wait_for("table", |info| info["may"] == json!(["close"])).await;
    assert_eq!(
        status(&server, &eve, &path(&table, "close"), json!({})).await.0,
        403,
        "who has no seat does not"
    );
    bob.post(&server, &path(&table, "close"), json!({})).await;
    socket.wait("closed").await;
    server.stop().await;
}

#[tokio::test]
async fn a_waiting_table_that_nobody_looks_at_goes_and_one_with_somebody_stays() {
    let kept = Duration::from_millis(400);
    let server = Server::start(Config { public_waiting_kept: kept, ..config() }).await.unwrap();
    let ada = Me::new(&server, "Ada").await;
    let (seen, unseen) = (made(&server, &ada, &["open"]).await, made(&server, &ada, &["open"]).await);
    let by_link = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "link"}]});
    let by_link = ada.table(&server, by_link).await;
    let mut socket = Socket::new(&server, Some(&ada)).await;
    socket.say(json!({"type": "watch", "table": seen["table"]["id"], "seat": 0})).await;
    socket.wait("table").await;
    let is_there =
        async |id: &Value| ada.get(&server, "/api/me").await["tables"].as_array().unwrap().contains(id);
    while is_there(&unseen["table"]["id"]).await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(kept * 2).await;
    assert!(is_there(&seen["table"]["id"]).await, "somebody looks at it");
    assert!(is_there(&json!(by_link)).await, "what is not public is kept for longer");
    drop(socket);
    while is_there(&seen["table"]["id"]).await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    server.stop().await;
}
