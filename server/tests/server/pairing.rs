//! Finding a race: people are brought together by game, wish and strength, and bots fill up after a while.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};

use crate::harness::{Me, Socket, config, request};

/// A server whose bots fill up after so many milliseconds.
async fn start_with(bots_fill_after_ms: u64) -> Server {
    let bots_fill_after = Duration::from_millis(bots_fill_after_ms);
    Server::start(Config { bots_fill_after, ..config() }).await.unwrap()
}

const NEVER: u64 = 600_000;

fn seek(game: &str, seats: Option<u8>, rated: bool) -> Value {
    let mut wish = json!({"type": "seek", "game": game, "rated": rated});
    if let Some(seats) = seats {
        wish["seats"] = json!(seats);
    }
    wish
}

async fn table(server: &Server, id: &Value) -> Value {
    request(server, &format!("GET /api/tables/{}", id.as_str().unwrap()), &[], None).await.json()
}

#[tokio::test]
async fn two_who_want_the_same_find_each_other_and_race_at_once_with_a_clock() {
    let server = start_with(NEVER).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let (mut one, mut other) =
        (Socket::new(&server, Some(&ada)).await, Socket::new(&server, Some(&bob)).await);
    one.say(seek("pig", None, false)).await;
    let told = one.wait("seeking").await;
    assert_eq!((&told["waiting"], &told["game"], &told["rated"]), (&json!(1), &json!("pig"), &json!(false)));
    assert!((590_000..=600_000).contains(&told["bots_in_ms"].as_u64().unwrap()), "{told}");
    other.say(seek("pig", None, false)).await;
    let (found, same) = (one.wait("found").await, other.wait("found").await);
    assert_eq!(found["table"], same["table"]);
    let mut seats = [found["seat"].as_u64().unwrap(), same["seat"].as_u64().unwrap()];
    let info = table(&server, &found["table"]).await;
    assert_eq!(info["seats"][found["seat"].as_u64().unwrap() as usize]["name"], "Ada");
    seats.sort_unstable();
    assert_eq!(
        (seats, &info["state"], info["seats"].as_array().unwrap().len()),
        ([0, 1], &json!("running"), 2)
    );
    assert_eq!(
        (&info["settings"]["clock"]["kind"], &info["settings"]["hints"]),
        (&json!("live"), &json!(true))
    );
    one.watch(found["table"].as_str().unwrap(), Some(found["seat"].as_u64().unwrap() as u8)).await;
    server.stop().await;
}

#[tokio::test]
async fn bots_of_like_strength_fill_up_after_the_time_that_was_told() {
    let server = start_with(400).await;
    let ada = Me::new(&server, "Ada").await;
    let mut socket = Socket::new(&server, Some(&ada)).await;
    let began = std::time::Instant::now();
    socket.say(seek("pig", Some(3), true)).await;
    let told = socket.wait("seeking").await["bots_in_ms"].as_u64().unwrap();
    let found = socket.wait("found").await;
    assert!(told <= 400 && began.elapsed() >= Duration::from_millis(told), "{told}");
    let info = table(&server, &found["table"]).await;
    let bots = info["seats"].as_array().unwrap().iter().filter(|seat| seat["status"] == "bot").count();
    assert_eq!((bots, info["seats"].as_array().unwrap().len()), (2, 3));
    assert_eq!((&info["settings"]["rated"], &info["settings"]["hints"]), (&json!(true), &json!(false)));
    assert_eq!(info["settings"]["clock"]["kind"], "none", "nobody waits for the only person");
    // Somebody new has 25: of the levels the nearest one.
    let levels = request(&server, "GET /api/games/pig/leaderboard", &[], None).await.json();
    let apart = |bot: &Value| (bot["rating"]["value"].as_f64().unwrap() - 25.0).abs();
    let bots = levels["bots"].as_array().unwrap();
    let nearest = bots.iter().min_by(|one, other| apart(one).total_cmp(&apart(other))).unwrap();
    assert!(info["seats"].as_array().unwrap().iter().any(|seat| seat["level"] == nearest["level"]), "{info}");
    server.stop().await;
}

#[tokio::test]
async fn whoever_wants_something_else_is_not_brought_together() {
    let server = start_with(NEVER).await;
    let mut sockets = Vec::new();
    let wishes = [
        seek("pig", Some(2), false),
        seek("pig", Some(2), true),
        seek("pig", Some(3), false),
        seek("rowing", None, false),
    ];
    for (i, wish) in wishes.into_iter().enumerate() {
        let me = Me::new(&server, &format!("Person {i}")).await;
        let mut socket = Socket::new(&server, Some(&me)).await;
        socket.say(wish).await;
        socket.wait("seeking").await;
        sockets.push((me, socket));
    }
    tokio::time::sleep(Duration::from_millis(700)).await;
    let late = Me::new(&server, "Late").await;
    let mut socket = Socket::new(&server, Some(&late)).await;
    socket.say(seek("pig", None, true)).await;
    // The one other who wants a rated race of pig.
    assert_eq!(sockets[1].1.wait("found").await["table"], socket.wait("found").await["table"]);
    for i in [0, 2, 3] {
        let (me, socket) = &mut sockets[i];
        socket.say(json!({"type": "ping"})).await;
        socket.wait("pong").await;
        assert_eq!(me.get(&server, "/api/me").await["tables"], json!([]), "{i}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_person_waits_once_and_not_at_all_after_cancelling_or_going() {
    let server = start_with(NEVER).await;
    let (ada, bob, cleo) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Cleo").await);
    let (mut first, mut second) =
        (Socket::new(&server, Some(&ada)).await, Socket::new(&server, Some(&ada)).await);
    first.say(seek("pig", Some(2), false)).await;
    first.wait("seeking").await;
    second.say(seek("pig", Some(2), false)).await;
    assert_eq!(second.wait("seeking").await["waiting"], 1, "one person is no pair");
    assert_eq!(first.wait("seek_ended").await["say"]["id"], "server-seek-elsewhere");
    // Whoever goes waits no longer: the next one is alone.
    drop(second);
    let mut third = Socket::new(&server, Some(&bob)).await;
    let mut alone = json!(2);
    for _ in 0..100 {
        third.say(seek("pig", Some(2), false)).await;
        alone = third.next().await["waiting"].clone();
        if alone == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(alone, 1);
    third.say(json!({"type": "unseek"})).await;
    third.say(json!({"type": "ping"})).await;
    third.wait("pong").await;
    let mut fourth = Socket::new(&server, Some(&cleo)).await;
    fourth.say(seek("pig", Some(2), false)).await;
    assert_eq!(fourth.wait("seeking").await["waiting"], 1);
    server.stop().await;
}

#[tokio::test]
async fn those_who_wait_hear_how_many_they_are() {
    let server = start_with(NEVER).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let (mut one, mut other) =
        (Socket::new(&server, Some(&ada)).await, Socket::new(&server, Some(&bob)).await);
    one.say(seek("pig", Some(4), false)).await;
    assert_eq!(one.wait("seeking").await["waiting"], 1);
    other.say(seek("pig", Some(4), false)).await;
    assert_eq!(one.wait("seeking").await["waiting"], 2);
    assert_eq!(other.wait("seeking").await["waiting"], 2);
    other.say(json!({"type": "unseek"})).await;
    assert_eq!(one.wait("seeking").await["waiting"], 1);
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_looked_for_is_refused_with_the_reason() {
    let server = start_with(NEVER).await;
    let ada = Me::new(&server, "Ada").await;
    let mut socket = Socket::new(&server, Some(&ada)).await;
    for (wish, code, reason) in [
        (seek("chess", None, false), "unreadable", "setup-no-game"),
        (seek("pig", Some(1), false), "unreadable", "server-seek-seats"),
        (seek("pig", Some(99), false), "unreadable", "server-seek-seats"),
    ] {
        socket.say(wish).await;
        let refused = socket.wait("refused").await;
        assert_eq!((&refused["code"], &refused["say"]["id"]), (&json!(code), &json!(reason)));
    }
    let mut nobody = Socket::new(&server, None).await;
    nobody.say(seek("pig", None, false)).await;
    let refused = nobody.wait("refused").await;
    assert_eq!((&refused["code"], &refused["say"]["id"]), (&json!("not_yours"), &json!("server-nobody")));
    server.stop().await;
    let mut few = config();
    few.limits.tables_per_hour = 0;
    let server = Server::start(few).await.unwrap();
    let ada = Me::new(&server, "Ada").await;
    let mut socket = Socket::new(&server, Some(&ada)).await;
    socket.say(seek("pig", None, false)).await;
    let refused = socket.wait("refused").await;
    assert_eq!((&refused["code"], &refused["say"]["id"]), (&json!("too_much"), &json!("server-many-tables")));
    server.stop().await;
}
