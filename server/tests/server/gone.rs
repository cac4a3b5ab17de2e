//! People who stay away from a race: what those who are left may do. And giving up against bots alone.

use std::time::Duration;

use serde_json::{Value, json};
use server::Server;

use crate::harness::{Answer, Me, Player, Socket, database, start, start_at};

/// A race of these people, one at each seat in turn, where whoever keeps it waiting for a second counts as away.
async fn race(server: &Server, people: &[&Me], settings: Value) -> String {
    let mut seats = vec![json!({"kind": "me"})];
    seats.extend(people[1..].iter().map(|_| json!({"kind": "open"})));
    let wanted = json!({"game": "pig", "options": {"target": 50}, "seats": seats, "settings": settings});
    let table = people[0].table(server, wanted).await;
    for (me, seat) in people.iter().zip(0..).skip(1) {
        me.post(server, &format!("/api/tables/{table}/sit"), json!({"seat": seat})).await;
    }
    table
}

fn ask() -> Value {
    json!({"away_after_s": 1, "when_away": "ask"})
}

async fn choose(server: &Server, me: &Me, table: &str, choice: &str) -> Answer {
    me.ask(server, &format!("POST /api/tables/{table}/away"), Some(json!({"choice": choice}))).await
}

fn said(answer: &Answer) -> (u16, Value) {
    (answer.status, answer.json()["say"]["id"].clone())
}

/// Watches until the table says that those who are left may choose.
async fn until_offered(socket: &mut Socket) -> Value {
    socket.wait_for("table", |info| info["may"] == json!(["away"])).await
}

#[tokio::test]
async fn whoever_is_alone_with_somebody_away_claims_the_places_of_that_moment() {
    let file = database();
    let server = start_at(&file).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = race(&server, &[&ada, &bob], ask()).await;
    // Ada has the first move and does not come.
    let mut here = Player::new(&server, Some(&bob), &table, Some(1)).await;
    let early = choose(&server, &bob, &table, "claim").await;
    assert_eq!(said(&early), (409, json!("server-nobody-away")), "not before the time is over");
    let offered = until_offered(&mut here.socket).await;
    assert_eq!(offered["waiting"], json!({"away": [0], "claim": [], "close": [], "left": [1]}));
    let answer = choose(&server, &bob, &table, "claim").await.json();
    assert_eq!((&answer["state"], &answer["ended"]["how"]), (&json!("over"), &json!("claimed")), "{answer}");
    assert_eq!((&answer["ended"]["by"], &answer["ended"]["away"]), (&json!([1]), &json!([0])));
    here.take("sync").await;
    assert_eq!((&here.last["cause"], &here.last["deciding"]), (&json!("ended"), &json!([])));
    assert_eq!(here.last["places"], json!({"places": [2, 1], "winners": [1]}));
    assert!(here.last["reveal"]["seed"].is_string());
    let late = json!({"seat": 0, "seq": 0, "action": {"type": "roll"}});
    let late = ada.ask(&server, &format!("POST /api/tables/{table}/play"), Some(late)).await;
    assert_eq!(said(&late), (409, json!("server-ended")));
    server.stop().await;
    // It is a fact of the table, and the log is what it was.
    let server = start_at(&file).await;
    let mine = ada.get(&server, "/api/me/races?state=over").await["races"][0].clone();
    assert_eq!((&mine["ended"]["how"], &mine["places"]["places"]), (&json!("claimed"), &json!([2, 1])));
    assert_eq!(mine["turn"], false);
    let replay = bob.get(&server, &format!("/api/tables/{table}/replay")).await;
    assert_eq!((&replay["places"]["places"], replay["steps"].as_array().unwrap().len()), (&json!([2, 1]), 1));
    let records = bob.get(&server, "/api/me/records").await["records"][0].clone();
    assert_eq!((&records["wins"], &records["fastest"]), (&json!(1), &Value::Null), "no fast win: {records}");
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_done_against_somebody_who_is_here() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = race(&server, &[&ada, &bob], ask()).await;
    let mut here = Player::new(&server, Some(&bob), &table, Some(1)).await;
    until_offered(&mut here.socket).await;
    let mut back = Socket::new(&server, Some(&ada)).await;
    back.watch(&table, Some(0)).await;
    here.socket.wait_for("table", |info| info["may"] == Value::Null).await;
    for choice in ["bot", "claim", "close"] {
        let refused = choose(&server, &bob, &table, choice).await;
        assert_eq!(said(&refused), (409, json!("server-nobody-away")), "{choice}");
    }
    let stranger = Me::new(&server, "Eve").await;
    assert_eq!(choose(&server, &stranger, &table, "close").await.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn somebody_who_asks_without_a_socket_is_here() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = race(&server, &[&ada, &bob], ask()).await;
    // Ada has the first move, thinks, and asks now and then how the race stands; some clients ask for the table only.
    for path in [format!("/api/tables/{table}/view?seat=0"), format!("/api/tables/{table}")] {
        for _ in 0..8 {
            ada.get(&server, &path).await;
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        for choice in ["bot", "claim", "close"] {
            let refused = choose(&server, &bob, &table, choice).await;
            assert_eq!(said(&refused), (409, json!("server-nobody-away")), "{path}: {choice}");
        }
    }
    // What others ask does not count for her.
    for _ in 0..8 {
        bob.get(&server, &format!("/api/tables/{table}")).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let waits = bob.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!((&waits["may"], &waits["waiting"]["away"]), (&json!(["away"]), &json!([0])));
    // She comes back without a socket, and Bob's page hears of it.
    let mut here = Player::new(&server, Some(&bob), &table, Some(1)).await;
    until_offered(&mut here.socket).await;
    ada.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
    here.socket.wait_for("table", |info| info["may"] == Value::Null).await;
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    assert_eq!(choose(&server, &bob, &table, "claim").await.json()["ended"]["how"], "claimed");
    server.stop().await;
}

#[tokio::test]
async fn one_is_enough_for_a_bot_which_plays_until_they_come_back() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = race(&server, &[&ada, &bob], ask()).await;
    let mut here = Player::new(&server, Some(&bob), &table, Some(1)).await;
    until_offered(&mut here.socket).await;
    let answer = choose(&server, &bob, &table, "bot").await.json();
    assert_eq!((&answer["state"], &answer["seats"][0]["status"]), (&json!("running"), &json!("left")));
    here.take("step").await;
    assert_eq!((&here.last["by"], &here.last["how"]), (&json!(0), &json!("away")));
    let mut back = Socket::new(&server, Some(&ada)).await;
    back.watch(&table, Some(0)).await;
    here.socket.wait_for("table", |info| info["seats"][0]["status"] == "here").await;
    server.stop().await;
}

#[tokio::test]
async fn all_who_are_left_must_agree_to_an_end_without_places() {
    let server = start().await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = race(&server, &[&ada, &bob, &eve], ask()).await;
    let mut here = Player::new(&server, Some(&bob), &table, Some(1)).await;
    let mut other = Player::new(&server, Some(&eve), &table, Some(2)).await;
    until_offered(&mut here.socket).await;
    assert_eq!(choose(&server, &bob, &table, "close").await.json()["state"], "running");
    let asked = other.socket.wait_for("table", |info| info["waiting"]["close"] == json!([1])).await;
    assert_eq!(asked["waiting"]["left"], json!([1, 2]));
    assert_eq!(choose(&server, &eve, &table, "claim").await.json()["state"], "running", "they do not agree");
    let ended = choose(&server, &eve, &table, "close").await.json();
    assert_eq!((&ended["state"], &ended["ended"]["by"]), (&json!("over"), &json!([1, 2])));
    here.take("sync").await;
    assert_eq!(here.last["places"], Value::Null);
    assert_eq!(bob.get(&server, "/api/me/records").await["races"], 0, "it counts for nothing");
    assert_eq!(bob.ask(&server, &format!("GET /api/tables/{table}/record"), None).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn a_table_for_several_people_has_a_limit_even_if_nobody_says_so() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let settings = async |seats: Value, settings: Value| {
        let wanted = json!({"game": "pig", "seats": seats, "settings": settings});
        let made = ada.post(&server, "/api/tables", wanted).await["table"]["settings"].clone();
        (made["away_after_s"].clone(), made["when_away"].clone())
    };
    let two = json!([{"kind": "me"}, {"kind": "open"}]);
    assert_eq!(settings(two.clone(), json!({})).await, (json!(300), json!("ask")));
    let mail = json!({"clock": {"kind": "mail", "hours": 48}, "when_away": "bot"});
    assert_eq!(settings(two.clone(), mail).await, (json!(7 * 86_400), json!("bot")));
    assert_eq!(settings(two, json!({"away_after_s": 60})).await, (json!(60), Value::Null));
    let alone = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    assert_eq!(settings(alone, json!({})).await, (json!(0), Value::Null));
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_alone_against_bots_may_give_up_and_nobody_else() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let bot = json!({"kind": "bot", "level": "greedy"});
    let table = ada.table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, bot]})).await;
    let mut player = Player::new(&server, Some(&ada), &table, Some(0)).await;
    let close = format!("POST /api/tables/{table}/close");
    assert_eq!(bob.ask(&server, &close, None).await.status, 403);
    let info = ada.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!(info["may"], json!(["give_up"]));
    let ended = ada.ask(&server, &close, None).await.json();
    assert_eq!((&ended["state"], &ended["ended"]["how"]), (&json!("over"), &json!("given_up")));
    player.take("sync").await;
    assert_eq!((&player.last["cause"], &player.last["places"]), (&json!("ended"), &Value::Null));
    assert_eq!(said(&ada.ask(&server, &close, None).await), (409, json!("server-ended")));
    let together = race(&server, &[&ada, &bob], ask()).await;
    let refused = ada.ask(&server, &format!("POST /api/tables/{together}/close"), None).await;
    assert_eq!(said(&refused), (409, json!("server-others-play")));
    server.stop().await;
}
