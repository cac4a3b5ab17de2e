//! What somebody among strangers may not do: forge a result afterwards, take all seats of others, hold a race up, or sit down without end.

use std::time::Duration;

use serde_json::{Value, json};
use server::store::moderation::{AuditLine, Deed, Moderate};
use server::store::sqlite::SqliteStore;
use server::store::{Store, Write};
use server::{Config, Server};

use crate::day::{begin, day, morning, run as run_try, start_on};
use crate::harness::{Answer, Me, Socket, config, database, request, start, start_at};

fn said(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["say"]["id"].as_str().unwrap_or_default().to_string())
}

async fn sit(server: &Server, me: &Me, table: &str, seat: u8) -> Answer {
    me.ask(server, &format!("POST /api/tables/{table}/sit"), Some(json!({"seat": seat}))).await
}

async fn leave(server: &Server, me: &Me, table: &str, seat: u8) {
    me.post(server, &format!("/api/tables/{table}/leave"), json!({"seat": seat})).await;
}

async fn info(server: &Server, table: &str) -> Value {
    request(server, &format!("GET /api/tables/{table}"), &[], None).await.json()
}

/// Bob plays at seat 1 until the race is over, after the others have left.
async fn to_the_end(server: &Server, bob: &Me, table: &str) {
    for _ in 0..4_000 {
        let view = bob.get(server, &format!("/api/tables/{table}/view")).await;
        let Some(owed) = view["deciding"].as_array().unwrap().first() else { return };
        if owed["seat"] != 1 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let action = if view["view"]["total"] == 0 { "roll" } else { "hold" };
        let body = json!({"seat": 1, "seq": view["seq"], "action": {"type": action}});
        bob.ask(server, &format!("POST /api/tables/{table}/play"), Some(body)).await;
    }
    panic!("the race does not end");
}

/// Ada leaves a race at once, and Bob plays it to its end.
async fn left(server: &Server, (ada, bob): (&Me, &Me), settings: Value) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.table(server, json!({"game": "pig", "seats": seats, "settings": settings})).await;
    assert_eq!(sit(server, bob, &table, 1).await.status, 200);
    leave(server, ada, &table, 0).await;
    to_the_end(server, bob, &table).await;
    table
}

#[tokio::test]
async fn who_left_a_race_is_settled_by_its_end() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = left(&server, (&ada, &bob), json!({})).await;
    let bobs = bob.get(&server, "/api/me/records").await;
    assert_eq!(bobs["races"], 1);
    // Whoever left sits down again, and whoever stayed gets up.
    ada.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 0, "name": "Adele"})).await;
    assert_eq!(info(&server, &table).await["seats"][0]["name"], "Adele", "a name is no result");
    assert_eq!(info(&server, &table).await["seats"][0]["status"], "left");
    assert_eq!(ada.get(&server, "/api/me/records").await["races"], 0);
    leave(&server, &bob, &table, 1).await;
    assert_eq!(bob.get(&server, "/api/me/records").await, bobs);
    // Whoever got up after the end is not asked to race again.
    let next = ada.post(&server, &format!("/api/tables/{table}/rematch"), json!({})).await["rematch"].clone();
    let next = info(&server, next.as_str().unwrap()).await;
    assert_eq!(next["seats"][1]["status"], "bot", "{next}");
    server.stop().await;
}

#[tokio::test]
async fn records_of_rated_races_are_what_was_rated() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = left(&server, (&ada, &bob), json!({"rated": true})).await;
    ada.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 0})).await;
    leave(&server, &bob, &table, 1).await;
    let [adas, bobs] = [ada.get(&server, "/api/me/records").await, bob.get(&server, "/api/me/records").await];
    assert_eq!((&adas["records"][0]["wins"], &adas["records"][0]["best_place"]), (&json!(0), &json!(2)));
    assert_eq!((&bobs["records"][0]["wins"], &bobs["records"][0]["best_place"]), (&json!(1), &json!(1)));
    let race = &ada.get(&server, "/api/me/races?state=over").await["races"][0];
    assert_eq!(race["places"]["places"], json!([2, 1]));
    server.stop().await;
}

#[tokio::test]
async fn at_a_table_of_somebody_else_one_person_has_one_seat() {
    let server = start().await;
    let (ada, eve) = (Me::new(&server, "Ada").await, Me::new(&server, "Eve").await);
    let seats = json!([{"kind": "open"}, {"kind": "open"}, {"kind": "link"}]);
    let made = ada.post(&server, "/api/tables", json!({"game": "pig", "seats": seats})).await;
    let table = made["table"]["id"].as_str().unwrap().to_string();
    assert_eq!(sit(&server, &eve, &table, 0).await.status, 200);
    assert_eq!(said(&sit(&server, &eve, &table, 1).await), (409, "server-one-seat".into()));
    assert_eq!(info(&server, &table).await["state"], "waiting");
    // What the host gave by a link is theirs, and the host may have several seats.
    let key = made["seat_links"][0]["key"].clone();
    eve.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 2, "key": key, "name": "Eva"}))
        .await;
    assert_eq!(sit(&server, &ada, &table, 1).await.status, 200);
    let around = json!([{"kind": "open"}, {"kind": "open"}]);
    let own = ada.table(&server, json!({"game": "pig", "seats": around})).await;
    for seat in [0, 1] {
        assert_eq!(sit(&server, &ada, &own, seat).await.status, 200);
    }
    server.stop().await;
}

#[tokio::test]
async fn sitting_down_is_limited_at_a_table_and_at_all() {
    let mut config: Config = config();
    config.limits.sits_per_minute = 3;
    config.limits.sits_per_hour = 5;
    let server = Server::start(config).await.unwrap();
    let (ada, eve) = (Me::new(&server, "Ada").await, Me::new(&server, "Eve").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let new_table = || ada.table(&server, json!({"game": "pig", "seats": seats}));
    let table = new_table().await;
    for _ in 0..3 {
        assert_eq!(sit(&server, &eve, &table, 1).await.status, 200);
        leave(&server, &eve, &table, 1).await;
    }
    assert_eq!(said(&sit(&server, &eve, &table, 1).await), (429, "server-sit-fast".into()));
    for _ in 0..2 {
        assert_eq!(sit(&server, &eve, &new_table().await, 1).await.status, 200);
    }
    assert_eq!(said(&sit(&server, &eve, &new_table().await, 1).await), (429, "server-sit-many".into()));
    server.stop().await;
}

#[tokio::test]
async fn a_rated_race_that_somebody_held_up_is_not_theirs_any_more() {
    let rated_wait = Duration::from_millis(300);
    let server = Server::start(Config { rated_wait, ..config() }).await.unwrap();
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = ada.table(&server, json!({"game": "pig", "seats": seats, "settings": {"rated": true}})).await;
    assert_eq!(sit(&server, &bob, &table, 1).await.status, 200);
    let mut seat = Value::Null;
    for _ in 0..400 {
        seat = info(&server, &table).await["seats"][0].clone();
        if seat["status"] == "left" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(seat["status"], "left");
    assert_eq!(said(&sit(&server, &ada, &table, 0).await), (409, "server-rated-lost".into()));
    let mut socket = Socket::new(&server, Some(&ada)).await;
    socket.watch(&table, Some(0)).await;
    assert_eq!(info(&server, &table).await["seats"][0]["status"], "left", "looking is not coming back");
    server.stop().await;
}

#[tokio::test]
async fn a_database_is_one_file_when_its_server_has_stopped() {
    let path = database();
    let server = start_at(&path).await;
    let ada = Me::new(&server, "Ada").await;
    let table = ada.table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    // Somebody who stays connected does not keep the file open.
    let _socket = Socket::new(&server, Some(&ada)).await;
    server.stop().await;
    let moved = database();
    std::fs::copy(&path, &moved).unwrap();
    let store = SqliteStore::open(&moved).unwrap();
    assert!(store.table(&table).unwrap().is_some(), "what is beside the file is not needed");
}

#[tokio::test]
async fn a_file_without_races_is_not_taken_for_one_with_races() {
    let path = database();
    std::fs::write(&path, b"").unwrap();
    let refused = SqliteStore::open_existing(&path).err().map(|error| error.say()).unwrap();
    assert!(format!("{refused:?}").contains("store-empty"), "{refused:?}");
    assert_eq!(std::fs::metadata(&path).unwrap().len(), 0, "it stays as it is");
    drop(SqliteStore::open(&path).unwrap());
    assert!(SqliteStore::open_existing(&path).is_ok());
}

#[tokio::test]
async fn a_try_at_the_race_of_the_day_that_an_operator_closed_is_over() {
    let (calendar, path) = (morning(), database());
    let server = start_on(&calendar, Some(&path)).await;
    let ada = Me::new(&server, "Ada").await;
    let own = begin(&server, &ada, "pig").await;
    run_try(&server, &ada, &own, 1).await;
    let line = AuditLine {
        number: 0,
        at_ms: 0,
        by: "test".into(),
        deed: Deed::Close { table: own.0.clone() },
        why: "because".into(),
        done: None,
    };
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(store.commit(&[Write::from(Moderate::Deed(Box::new(line)))]), [Ok(())]);
    for _ in 0..400 {
        if info(&server, &own.0).await["state"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let told = day(&server, &ada, "pig").await;
    assert_eq!(told["mine"]["result"]["finished"], false, "{told}");
    assert_eq!((&told["begun"], &told["finished"]), (&json!(1), &json!(0)));
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_is_closed_meanwhile_is_not_found() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let mut seen = Vec::new();
    for _ in 0..40 {
        let table =
            ada.table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
        let look = format!("GET /api/tables/{table}");
        let close = format!("POST /api/tables/{table}/close");
        let (_, one, other, third, seat) = tokio::join!(
            ada.ask(&server, &close, Some(json!({}))),
            bob.ask(&server, &look, None),
            bob.ask(&server, &look, None),
            bob.ask(&server, &look, None),
            sit(&server, &bob, &table, 1),
        );
        seen.extend([one, other, third, seat].map(|answer| answer.status));
    }
    assert!(seen.iter().all(|status| [200, 404, 409].contains(status)), "{seen:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_clock_that_has_soon_run_out_is_none_where_the_result_counts() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let clock = |bank_ms: u32| json!({"kind": "live", "bank_ms": bank_ms, "increment_ms": 0});
    let rated = |bank_ms: u32| {
        let settings = json!({"rated": true, "clock": clock(bank_ms)});
        json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": settings})
    };
    let cup = |bank_ms: u32| json!({"game": "pig", "races": [{}, {}], "seats": 2, "clock": clock(bank_ms), "public": false});
    for (line, wanted) in [("POST /api/tables", rated(1_000)), ("POST /api/championships", cup(59_999))] {
        let refused = ada.ask(&server, line, Some(wanted)).await;
        assert_eq!(said(&refused), (422, "server-clock-least".into()), "{line}");
    }
    ada.post(&server, "/api/tables", rated(60_000)).await;
    ada.post(&server, "/api/championships", cup(60_000)).await;
    server.stop().await;
}

#[tokio::test]
async fn a_position_of_a_game_that_there_is_not_is_not_found() {
    let server = start().await;
    let wanted = json!({"game": "chess", "options": {}, "position": {}}).to_string();
    assert_eq!(request(&server, "POST /api/positions", &[], Some(&wanted)).await.status, 404);
    server.stop().await;
}
