//! Finding a race: people are brought together by game, wish and strength, bots fill up after a while, and nobody is left with
//! somebody who is not there.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::memory::MemoryStore;
use server::store::rated::{Finish, Points, Racer, RatedRace, RatedSeat};
use server::store::{Store, Write};
use server::{Config, Server};

use crate::harness::{Me, Socket, config, request};

/// A server whose bots fill up after so many milliseconds, or never.
async fn start(bots_fill_after_ms: Option<u64>) -> Server {
    let bots_fill_after = bots_fill_after_ms.map(Duration::from_millis);
    Server::start(Config { bots_fill_after, ..config() }).await.unwrap()
}

fn seek(game: &str, seats: Option<u8>, rated: bool) -> Value {
    let mut wish = json!({"type": "seek", "game": game, "rated": rated});
    if let Some(seats) = seats {
        wish["seats"] = json!(seats);
    }
    wish
}

/// Somebody new who looks for a race.
async fn looking(server: &Server, name: &str, wish: Value) -> (Me, Socket) {
    let me = Me::new(server, name).await;
    let mut socket = Socket::new(server, Some(&me)).await;
    socket.say(wish).await;
    socket.wait("seeking").await;
    (me, socket)
}

/// Both are brought together: what each was told.
async fn found(one: &mut Socket, other: &mut Socket) -> [Value; 2] {
    let (one, other) = tokio::join!(one.wait("found"), other.wait("found"));
    assert_eq!(one["table"], other["table"]);
    [one, other]
}

/// Waits until the server has looked at least once who can race together, since others were found who came later.
async fn a_look_passes(server: &Server) {
    let wish = || seek("rowing", Some(2), false);
    let ((_, mut one), (_, mut other)) =
        (looking(server, "Kim", wish()).await, looking(server, "Lou", wish()).await);
    found(&mut one, &mut other).await;
}

/// Stops looking; false if a race was found before.
async fn stop_looking(socket: &mut Socket) -> bool {
    socket.say(json!({"type": "unseek"})).await;
    loop {
        let message = socket.next().await;
        if message["type"] == "found" || message["type"] == "seek_ended" {
            return message["say"]["id"] == "server-seek-stopped";
        }
    }
}

async fn table(server: &Server, found: &Value) -> Value {
    let id = found["table"].as_str().unwrap();
    request(server, &format!("GET /api/tables/{id}"), &[], None).await.json()
}

#[tokio::test]
async fn two_who_want_the_same_find_each_other_and_race_at_once_with_a_clock() {
    let server = start(None).await;
    let ada = Me::new(&server, "Ada").await;
    let mut one = Socket::new(&server, Some(&ada)).await;
    // Whoever is called something else since they connected sits down under that name.
    assert_eq!(ada.ask(&server, "PUT /api/me", Some(json!({"name": "Adele"}))).await.status, 200);
    one.say(seek("pig", None, false)).await;
    let told = one.wait("seeking").await;
    assert_eq!(told, json!({"type": "seeking", "game": "pig", "rated": false, "waiting": 1}));
    let (_, mut other) = looking(&server, "Bob", seek("pig", None, false)).await;
    let [found, same] = found(&mut one, &mut other).await;
    let seats = [&found, &same].map(|it| it["seat"].as_u64().unwrap() as usize);
    let info = table(&server, &found).await;
    assert_eq!(seats[0] + seats[1], 1, "{seats:?}");
    let names = seats.map(|seat| info["seats"][seat]["name"].as_str().unwrap());
    assert_eq!((names, &info["state"]), (["Adele", "Bob"], &json!("running")));
    let settings = &info["settings"];
    assert_eq!(settings["clock"], json!({"kind": "live", "bank_ms": 600_000, "increment_ms": 5_000}));
    assert_eq!((&settings["hints"], settings.get("rated")), (&json!(true), None));
    assert_eq!((&settings["away_after_s"], &settings["when_away"]), (&json!(300), &json!("ask")));
    one.watch(found["table"].as_str().unwrap(), Some(seats[0] as u8)).await;
    server.stop().await;
}

#[tokio::test]
async fn bots_of_like_strength_fill_up_and_the_table_is_like_any_other() {
    let server = start(Some(300)).await;
    let ada = Me::new(&server, "Ada").await;
    let mut socket = Socket::new(&server, Some(&ada)).await;
    socket.say(seek("pig", Some(3), true)).await;
    assert!(socket.wait("seeking").await["bots_in_ms"].as_u64().unwrap() <= 300);
    let found = socket.wait("found").await;
    let info = table(&server, &found).await;
    let seats = info["seats"].as_array().unwrap();
    let bots: Vec<&Value> = seats.iter().filter(|seat| seat["status"] == "bot").collect();
    assert_eq!((bots.len(), seats.len()), (2, 3));
    let settings = &info["settings"];
    assert_eq!((&settings["rated"], &settings["hints"]), (&json!(true), &json!(false)));
    assert_eq!(settings["clock"]["kind"], "none", "nobody waits for the only person");
    // Somebody new has 25: of the levels the nearest one.
    let levels = request(&server, "GET /api/games/pig/leaderboard", &[], None).await.json();
    let apart = |bot: &&Value| (bot["rating"]["value"].as_f64().unwrap() - 25.0).abs();
    let measured = levels["bots"].as_array().unwrap().iter();
    let nearest = measured.min_by(|one, other| apart(one).total_cmp(&apart(other))).unwrap();
    assert!(bots.iter().all(|bot| bot["level"] == nearest["level"]), "{bots:?}");
    // It can be given up, and raced again.
    let path = format!("/api/tables/{}", found["table"].as_str().unwrap());
    assert_eq!(ada.post(&server, &format!("{path}/close"), json!({})).await["state"], "over");
    let next = ada.post(&server, &format!("{path}/rematch"), json!({})).await["rematch"].clone();
    assert_eq!(table(&server, &json!({"table": next})).await["state"], "running");
    server.stop().await;
}

#[tokio::test]
async fn whoever_wants_something_else_is_not_brought_together() {
    let server = start(None).await;
    let mut sockets = Vec::new();
    for (i, wish) in [
        seek("pig", Some(2), false),
        seek("pig", Some(2), true),
        seek("pig", Some(3), false),
        seek("marathon", None, false),
    ]
    .into_iter()
    .enumerate()
    {
        sockets.push(looking(&server, &format!("Person {i}"), wish).await.1);
    }
    a_look_passes(&server).await;
    // The one other who wants a rated race of pig.
    let (_, mut late) = looking(&server, "Late", seek("pig", None, true)).await;
    found(&mut sockets.remove(1), &mut late).await;
    for socket in &mut sockets {
        assert!(stop_looking(socket).await);
    }
    server.stop().await;
}

/// A person whose rating is far above where everybody begins, or far below.
async fn of_strength(server: &Server, store: &MemoryStore, name: &str, is_strong: bool) -> Me {
    let me = Me::new(server, name).await;
    let id = me.get(server, "/api/me").await["id"].as_str().unwrap().to_string();
    let (value, place) = if is_strong { (60_000, 1) } else { (-10_000, 2) };
    for i in 0..3 {
        let bot = RatedSeat {
            place: 3 - place,
            who: Racer::Bot(Points { value, uncertainty: 1_000 }),
            idle: false,
        };
        let seats = vec![RatedSeat { place, who: Racer::Person(id.clone()), idle: false }, bot];
        let race = RatedRace { table: format!("{name}{i}"), game: "pig".to_string(), at_ms: i, seats };
        let write = Write::Finish(
            Box::new(Write::Up { from_ms: 1, until_ms: 2, seen_ms: 2 }),
            Box::new(Finish { race, attempt: None }),
        );
        assert_eq!(store.commit(&[write]), [Ok(())]);
    }
    let rating = me.get(server, "/api/me").await["ratings"][0]["rating"]["value"].as_f64().unwrap();
    assert!((rating > 40.0) == is_strong && (rating < 10.0) != is_strong, "{rating}");
    me
}

#[tokio::test]
async fn people_race_with_those_of_like_strength() {
    let store = Arc::new(MemoryStore::default());
    let own = Config { bots_fill_after: None, ..config() };
    let server = Server::start_with(own, store.clone()).await.unwrap();
    let mut sockets = Vec::new();
    for (name, is_strong) in [("Ada", true), ("Bob", false), ("Cleo", true)] {
        let me = of_strength(&server, &store, name, is_strong).await;
        let mut socket = Socket::new(&server, Some(&me)).await;
        socket.say(seek("pig", None, false)).await;
        socket.wait("seeking").await;
        sockets.push(socket);
        if name == "Bob" {
            a_look_passes(&server).await;
        }
    }
    let [ada, bob, cleo] = &mut sockets[..] else { panic!("three look") };
    found(ada, cleo).await;
    assert!(stop_looking(bob).await, "Bob is far weaker than both");
    server.stop().await;
}

#[tokio::test]
async fn a_person_waits_once_on_the_device_that_asked_last() {
    let server = start(None).await;
    let (ada, mut first) = looking(&server, "Ada", seek("pig", Some(2), false)).await;
    let mut second = Socket::new(&server, Some(&ada)).await;
    second.say(seek("pig", Some(2), false)).await;
    assert_eq!(second.wait("seeking").await["waiting"], 1, "one person is no pair");
    assert_eq!(first.wait("seek_ended").await["say"]["id"], "server-seek-elsewhere");
    // Another wish on the same device takes the place of the one before.
    second.say(seek("pig", Some(3), false)).await;
    assert_eq!(second.wait("seeking").await["seats"], 3);
    let (_, mut other) = looking(&server, "Bob", seek("pig", Some(2), false)).await;
    a_look_passes(&server).await;
    assert!(stop_looking(&mut other).await && stop_looking(&mut second).await);
    server.stop().await;
}

#[tokio::test]
async fn those_who_wait_hear_how_many_they_are_also_when_somebody_goes() {
    let server = start(None).await;
    let (_, mut one) = looking(&server, "Ada", seek("pig", Some(4), false)).await;
    let (_, mut other) = looking(&server, "Bob", seek("pig", Some(5), false)).await;
    assert_eq!(one.wait("seeking").await["waiting"], 2);
    assert!(stop_looking(&mut other).await);
    assert_eq!(one.wait("seeking").await["waiting"], 1);
    other.say(seek("pig", Some(5), false)).await;
    assert_eq!(other.wait("seeking").await["waiting"], 2);
    assert_eq!(one.wait("seeking").await["waiting"], 2);
    drop(other);
    assert_eq!(one.wait("seeking").await["waiting"], 1);
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_brought_to_a_table_whose_connection_shows_no_sign_of_life() {
    let mut own = Config { bots_fill_after: None, ..config() };
    own.limits.patience = Duration::from_millis(1_500);
    let server = Server::start(own).await.unwrap();
    // Nothing is read from this connection, so nothing answers when the server asks whether somebody is there.
    let (_, mut silent) = looking(&server, "Ada", seek("pig", Some(2), false)).await;
    let (_, mut other) = looking(&server, "Bob", seek("pig", Some(3), false)).await;
    other.wait_for("seeking", |told| told["waiting"] == 1).await;
    let (_, mut late) = looking(&server, "Cleo", seek("pig", Some(2), false)).await;
    a_look_passes(&server).await;
    // As soon as it answers, they are brought together.
    found(&mut silent, &mut late).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_back_on_another_connection_is_told_again_what_was_found_as_long_as_they_are_awaited() {
    let server = start(None).await;
    let (ada, mut one) = looking(&server, "Ada", seek("pig", None, false)).await;
    let (_, mut other) = looking(&server, "Bob", seek("pig", None, false)).await;
    let [first, _] = found(&mut one, &mut other).await;
    drop(one);
    let mut again = Socket::new(&server, Some(&ada)).await;
    again.say(seek("pig", None, false)).await;
    assert_eq!(again.wait("found").await, first);
    let path = format!("/api/tables/{}/leave", first["table"].as_str().unwrap());
    ada.post(&server, &path, json!({"seat": first["seat"]})).await;
    again.say(seek("pig", None, false)).await;
    assert_eq!(again.wait("seeking").await["waiting"], 1);
    server.stop().await;
}

#[tokio::test]
async fn where_the_table_cannot_be_stored_everybody_is_told_and_may_look_again() {
    let store = Arc::new(MemoryStore::default());
    let own = Config { bots_fill_after: None, ..config() };
    let server = Server::start_with(own, store.clone()).await.unwrap();
    store.fail_at(0, 1);
    let (_, mut one) = looking(&server, "Ada", seek("pig", None, false)).await;
    let (_, mut other) = looking(&server, "Bob", seek("pig", None, false)).await;
    for socket in [&mut one, &mut other] {
        assert_eq!(socket.wait("seek_ended").await["say"]["id"], "server-store");
    }
    for socket in [&mut one, &mut other] {
        socket.say(seek("pig", None, false)).await;
    }
    found(&mut one, &mut other).await;
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_looked_for_is_refused_with_the_reason() {
    let server = start(None).await;
    let (_, mut socket) = looking(&server, "Ada", seek("pig", Some(4), false)).await;
    for (wish, code, reason) in [
        (seek("chess", None, false), "unreadable", "setup-no-game"),
        (seek("pig", Some(1), false), "unreadable", "server-seek-seats"),
        (seek("pig", Some(99), false), "unreadable", "server-seek-seats"),
    ] {
        socket.say(wish).await;
        let refused = socket.wait_for_any("refused").await;
        assert_eq!((&refused["code"], &refused["say"]["id"]), (&json!(code), &json!(reason)));
    }
    let (_, mut other) = looking(&server, "Bob", seek("pig", Some(5), false)).await;
    assert_eq!(socket.wait("seeking").await["seats"], 4, "what was looked for before is looked for still");
    assert!(stop_looking(&mut other).await);
    let mut nobody = Socket::new(&server, None).await;
    nobody.say(seek("pig", None, false)).await;
    let refused = nobody.wait_for_any("refused").await;
    assert_eq!((&refused["code"], &refused["say"]["id"]), (&json!("not_yours"), &json!("server-nobody")));
    server.stop().await;
}

#[tokio::test]
async fn an_address_that_may_make_no_more_tables_finds_none() {
    let mut own = Config { bots_fill_after: None, ..config() };
    own.limits.tables_per_hour = 2;
    let server = Server::start(own).await.unwrap();
    let (_, mut one) = looking(&server, "Ada", seek("pig", None, false)).await;
    let (_, mut other) = looking(&server, "Bob", seek("pig", None, false)).await;
    found(&mut one, &mut other).await;
    let (cleo, mut third) = looking(&server, "Cleo", seek("pig", None, false)).await;
    // The first table was found, this is the second.
    cleo.table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    assert_eq!(third.wait("seek_ended").await["say"]["id"], "server-many-tables");
    third.say(seek("pig", None, false)).await;
    let refused = third.wait_for_any("refused").await;
    assert_eq!((&refused["code"], &refused["say"]["id"]), (&json!("too_much"), &json!("server-many-tables")));
    server.stop().await;
}
