//! There is always something to watch: bots race while somebody looks for races and nobody plays one.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server, ShowRaces};

use crate::harness::{Me, Socket, config, database, request};

async fn open(path: &std::path::Path, wanted: Duration, pause: Duration) -> Server {
    let show = Some(ShowRaces { wanted, pause });
    let idle_after = Duration::from_millis(50);
    let database = Some(path.to_path_buf());
    Server::start(Config { database, show, idle_after, ..config() }).await.unwrap()
}

const LONG: Duration = Duration::from_secs(60);
const SOON: Duration = Duration::from_millis(10);

/// Looks for races to watch.
async fn look(server: &Server) -> Vec<Value> {
    let list = request(server, "GET /api/tables?state=running", &[], None).await.json();
    list["tables"].as_array().unwrap().clone()
}

async fn get(server: &Server, id: &str) -> (u16, Value) {
    let answer = request(server, &format!("GET /api/tables/{id}"), &[], None).await;
    (answer.status, answer.json())
}

#[tokio::test]
async fn whoever_looks_for_races_finds_bots_racing_one_table_at_a_time_and_the_same_after_a_restart() {
    let path = database();
    let server = open(&path, LONG, SOON).await;
    assert!(
        request(&server, "GET /api/tables", &[], None).await.json()["tables"].as_array().unwrap().is_empty()
    );
    let asked = futures_util::future::join_all((0..8).map(|_| look(&server))).await;
    assert_eq!(asked.iter().filter(|tables| !tables.is_empty()).count().min(1), 1);
    let race = look(&server).await;
    assert_eq!(race.len(), 1);
    let id = race[0]["id"].as_str().unwrap().to_string();
    let (_, info) = get(&server, &id).await;
    let seats = info["seats"].as_array().unwrap();
    assert!(seats.len() > 1 && seats.iter().all(|seat| seat["level"] == "greedy"), "{info}");
    let mut socket = Socket::new(&server, None).await;
    socket.watch(&id, None).await;
    for _ in 0..5 {
        assert_eq!(socket.wait("step").await["how"], "bot");
    }
    server.stop().await;
    let server = open(&path, LONG, LONG).await;
    assert_eq!(look(&server).await[0]["id"], json!(id));
    server.stop().await;
}

#[tokio::test]
async fn nobody_races_for_the_watchers_while_somebody_plays_in_public() {
    let server = open(&database(), LONG, SOON).await;
    let me = Me::new(&server, "Ada").await;
    let wanted =
        json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"public": true}});
    let table = me.table(&server, wanted).await;
    let races = look(&server).await;
    assert_eq!((races.len(), &races[0]["id"]), (1, &json!(table)));
    server.stop().await;
}

#[tokio::test]
async fn bots_stand_still_while_nobody_looks_and_go_on_for_whoever_comes() {
    let server = open(&database(), Duration::ZERO, SOON).await;
    let id = look(&server).await[0]["id"].as_str().unwrap().to_string();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(get(&server, &id).await.1["seq"], 0, "nobody looks");
    let mut socket = Socket::new(&server, None).await;
    socket.watch(&id, None).await;
    socket.wait_for("step", |step| step["seq"] == 3).await;
    drop(socket);
    // It may have moved once or twice before the connection was seen to be gone.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let seq = get(&server, &id).await.1["seq"].clone();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(get(&server, &id).await.1["seq"], seq);
    server.stop().await;
}

#[tokio::test]
async fn a_race_that_was_watched_is_kept_for_a_while_then_forgotten_and_the_next_is_another_game() {
    let path = database();
    let server = open(&path, LONG, Duration::ZERO).await;
    let first = look(&server).await[0].clone();
    let id = first["id"].as_str().unwrap().to_string();
    let mut socket = Socket::new(&server, None).await;
    socket.watch(&id, None).await;
    socket.wait_for("step", |step| step.get("places").is_some()).await;
    assert_eq!(get(&server, &id).await.1["state"], "over", "it can be looked at");
    let record = request(&server, &format!("GET /api/tables/{id}/record"), &[], None).await;
    assert_eq!(record.status, 200);
    let next = look(&server).await[0].clone();
    assert_ne!((&next["id"], &next["game"]), (&first["id"], &first["game"]));
    drop(socket);
    while get(&server, &id).await.0 != 404 {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    server.stop().await;
    let file = rusqlite::Connection::open(&path).unwrap();
    for (table, column) in [("tables", "id"), ("log", "race")] {
        let sql = format!("SELECT COUNT(*) FROM {table} WHERE {column} = ?1");
        let count: i64 = file.query_row(&sql, [&id], |row| row.get(0)).unwrap();
        assert_eq!(count, 0, "{table}");
    }
}
