//! Rated races: what they must be like, what they do to ratings, who comes last, and what everybody may know of it.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Server};

use crate::harness::{Me, Player, config, database, request, start, start_at};

fn rated(seats: Value) -> Value {
    json!({"game": "pig", "seats": seats, "settings": {"rated": true}})
}

/// Ada and Bob at a rated table.
async fn table_for_two(server: &Server, ada: &Me, bob: &Me) -> String {
    let table = ada.table(server, rated(json!([{"kind": "me"}, {"kind": "open"}]))).await;
    bob.post(server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    table
}

/// Plays for these people, by seat, until the race is over: everybody holds at twenty.
async fn run(server: &Server, table: &str, people: &[&Me]) {
    let path = format!("/api/tables/{table}");
    for _ in 0..4_000 {
        let view = people[0].get(server, &format!("{path}/view")).await;
        let Some(owed) = view["deciding"].as_array().unwrap().first() else { return };
        let seat = owed["seat"].as_u64().unwrap() as usize;
        let Some(me) = people.get(seat) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let action = if view["view"]["total"].as_u64() < Some(20) { "roll" } else { "hold" };
        let body = json!({"seat": seat, "seq": view["seq"], "action": {"type": action}});
        // A bot may have moved since.
        me.ask(server, &format!("POST {path}/play"), Some(body)).await;
    }
    panic!("the race does not end");
}

async fn info(server: &Server, table: &str) -> Value {
    request(server, &format!("GET /api/tables/{table}"), &[], None).await.json()
}

async fn rating(server: &Server, me: &Me) -> Value {
    me.get(server, "/api/me").await["ratings"][0]["rating"].clone()
}

/// A rating and its uncertainty, in thousandths.
fn thousandths(rating: &Value) -> (i64, i64) {
    let figure = |key: &str| (rating[key].as_f64().unwrap() * 1_000.0).round() as i64;
    (figure("value"), figure("uncertainty"))
}

async fn a_race_of_two_is_rated_at(server: &Server) {
    let (ada, bob) = (Me::new(server, "Ada").await, Me::new(server, "Bob").await);
    let table = table_for_two(server, &ada, &bob).await;
    let before = info(server, &table).await;
    assert_eq!(
        (thousandths(&before["seats"][0]["rating"]), &before["rated"]),
        ((25_000, 8_333), &Value::Null)
    );
    assert_eq!(before["seats"][0]["rating"]["provisional"], true);
    assert_eq!((&before["settings"]["rated"], &before["settings"]["hints"]), (&json!(true), &json!(false)));
    run(server, &table, &[&ada, &bob]).await;
    let over = info(server, &table).await;
    let first = ada.get(server, "/api/me/races?state=over").await["races"][0]["places"]["winners"][0].clone();
    let (winner, loser) = if first == 0 { (&ada, &bob) } else { (&bob, &ada) };
    // Worked by hand in catalog/src/rating.rs.
    assert_eq!(thousandths(&rating(server, winner).await), (27_635, 8_065));
    assert_eq!(thousandths(&rating(server, loser).await), (22_365, 8_065));
    let told = &over["rated"]["seats"][first.as_u64().unwrap() as usize];
    assert_eq!((&over["rated"]["counted"], &told["place"]), (&json!(true), &json!(1)));
    assert_eq!(
        (thousandths(&told["before"]), thousandths(&told["after"])),
        ((25_000, 8_333), (27_635, 8_065))
    );
    assert_eq!((&told["before"]["races"], &told["after"]["races"]), (&json!(0), &json!(1)));

    let board = request(server, "GET /api/games/pig/leaderboard", &[], None).await.json();
    assert_eq!(board["people"], json!([]), "after one race a rating is provisional");
    let id = winner.get(server, "/api/me").await["id"].clone();
    assert_eq!(id, over["seats"][first.as_u64().unwrap() as usize]["person"]);
    let levels: Vec<&str> =
        board["bots"].as_array().unwrap().iter().map(|bot| bot["level"].as_str().unwrap()).collect();
    assert_eq!(levels, ["random", "novice", "greedy", "club", "expert"]);

    let path = format!("/api/people/{}", id.as_str().unwrap());
    let profile = request(server, &format!("GET {path}"), &[], None).await.json();
    assert_eq!((&profile["races"], &profile["records"][0]["wins"]), (&json!(1), &json!(1)));
    assert_eq!(
        (&profile["ratings"][0]["game"], &profile["ratings"][0]["rank"]),
        (&json!("pig"), &Value::Null)
    );
    assert_eq!((&profile["boards"][0]["game"], &profile["boards"][0]["races"]), (&json!("pig"), &json!(1)));
    let races = request(server, &format!("GET {path}/races"), &[], None).await.json();
    assert_eq!(races["races"][0]["table"], json!(table));
    let history = request(server, &format!("GET {path}/ratings/pig"), &[], None).await.json();
    assert_eq!(
        (thousandths(&history["before"]), history["points"].as_array().unwrap().len()),
        ((25_000, 8_333), 1)
    );
    let point = &history["points"][0];
    assert_eq!(
        (thousandths(&point["rating"]), &point["place"], &point["seats"]),
        ((27_635, 8_065), &json!(1), &json!(2))
    );
}

#[tokio::test]
async fn a_rated_race_changes_ratings_as_worked_by_hand_and_everybody_may_see_it() {
    let server = start().await;
    a_race_of_two_is_rated_at(&server).await;
    server.stop().await;
    let server = start_at(&database()).await;
    a_race_of_two_is_rated_at(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn a_race_that_was_not_rated_shows_nobody_and_changes_nothing() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let table = ada.table(&server, wanted).await;
    bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    run(&server, &table, &[&ada, &bob]).await;
    let over = info(&server, &table).await;
    assert_eq!((&over["seats"][0]["person"], &over["seats"][0]["rating"]), (&Value::Null, &Value::Null));
    assert_eq!((&over["rated"], &over["settings"]["rated"]), (&Value::Null, &Value::Null));
    let mine = ada.get(&server, "/api/me").await;
    assert_eq!(mine["ratings"], json!([]));
    let path = format!("GET /api/people/{}", mine["id"].as_str().unwrap());
    for path in [
        path.clone(),
        format!("{path}/races"),
        format!("{path}/ratings/pig"),
        "GET /api/people/x".to_string(),
    ] {
        let nobody = request(&server, &path, &[], None).await;
        assert_eq!(
            (nobody.status, &nobody.json()["say"]["id"]),
            (404, &json!("server-no-profile")),
            "{path}"
        );
    }
    let answer = request(&server, "GET /api/games/chess/leaderboard", &[], None).await;
    assert_eq!(answer.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn what_a_rated_table_cannot_be_is_refused_with_the_reason() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let (me, open, bot) =
        (json!({"kind": "me"}), json!({"kind": "open"}), json!({"kind": "bot", "level": "greedy"}));
    let both = json!([me, bot]);
    let table = |seats: &Value, options: Value, settings: Value| {
        let mut wanted =
            json!({"game": "pig", "options": options, "seats": seats, "settings": {"rated": true}});
        wanted["settings"].as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
        wanted
    };
    for (wanted, reason) in [
        (table(&both, json!({"target": 50}), json!({})), "server-rated-options"),
        (table(&json!([me, me]), json!({}), json!({})), "server-rated-around"),
        (table(&json!([bot, bot]), json!({}), json!({})), "server-rated-bots"),
        (table(&json!([me, {"kind": "bot", "level": "master"}]), json!({}), json!({})), "server-rated-level"),
        (table(&both, json!({}), json!({"stand_in": "master"})), "server-rated-level"),
        (table(&both, json!({}), json!({"undo_by_consent": true})), "server-rated-undo"),
        (table(&both, json!({}), json!({"away_after_s": 59})), "server-rated-away"),
    ] {
        let refused = ada.ask(&server, "POST /api/tables", Some(wanted)).await;
        assert_eq!((refused.status, &refused.json()["say"]["id"]), (422, &json!(reason)), "{refused:?}");
    }
    // The usual values written out are the usual set-up.
    let usual = info(&server, &ada.table(&server, rated(both.clone())).await).await["options"].clone();
    ada.table(&server, table(&both, usual, json!({"away_after_s": 60}))).await;

    let id = ada.table(&server, rated(json!([me, open, open]))).await;
    let refused = ada.ask(&server, &format!("POST /api/tables/{id}/sit"), Some(json!({"seat": 1}))).await;
    assert_eq!((refused.status, &refused.json()["say"]["id"]), (409, &json!("server-rated-twice")));
    let path = format!("POST /api/tables/{id}/seat");
    let master = json!({"seat": 1, "to": {"kind": "bot", "level": "master"}});
    let refused = ada.ask(&server, &path, Some(master)).await;
    assert_eq!((refused.status, &refused.json()["say"]["id"]), (422, &json!("server-rated-level")));
    server.stop().await;
}

#[tokio::test]
async fn nothing_is_tried_twice_and_nobody_is_advised_in_a_rated_race() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], "settings": {"rated": true, "hints": true}});
    let table = ada.table(&server, wanted).await;
    let path = format!("/api/tables/{table}");
    let hint = ada.ask(&server, &format!("GET {path}/hint?seat=0"), None).await;
    assert_eq!((hint.status, &hint.json()["say"]["id"]), (409, &json!("server-no-hints")));
    ada.post(&server, &format!("{path}/play"), json!({"seat": 0, "seq": 0, "action": {"type": "roll"}}))
        .await;
    let undo = ada.ask(&server, &format!("POST {path}/undo"), Some(json!({"seat": 0, "seq": 1}))).await;
    assert_eq!(undo.status, 409, "against bots alone it would be free: {undo:?}");
    server.stop().await;
}

#[tokio::test]
async fn whoever_leaves_or_gives_up_is_last_and_bots_keep_their_ratings() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = table_for_two(&server, &ada, &bob).await;
    // Whoever makes no decision gives nothing to whoever comes in before them.
    let roll = json!({"seat": 0, "seq": 0, "action": {"type": "roll"}});
    ada.post(&server, &format!("/api/tables/{table}/play"), roll).await;
    ada.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 0})).await;
    // A bot plays on for Ada, and Bob only rolls: he comes in behind it, or before it, and is first all the same.
    for _ in 0..4_000 {
        let view = bob.get(&server, &format!("/api/tables/{table}/view")).await;
        let Some(owed) = view["deciding"].as_array().unwrap().first() else { break };
        if owed["seat"] == 1 {
            let body = json!({"seat": 1, "seq": view["seq"], "action": {"type": "roll"}});
            bob.ask(&server, &format!("POST /api/tables/{table}/play"), Some(body)).await;
        } else {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    let over = info(&server, &table).await;
    assert_eq!(
        (&over["rated"]["seats"][0]["place"], &over["rated"]["seats"][1]["place"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(thousandths(&rating(&server, &ada).await).0, 22_365);
    // Getting up or coming back after the race changes nothing.
    bob.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 1})).await;
    assert_eq!(info(&server, &table).await["rated"], over["rated"]);

    let alone = ada.table(&server, rated(json!([{"kind": "me"}, {"kind": "bot", "level": "novice"}]))).await;
    ada.post(&server, &format!("/api/tables/{alone}/close"), json!({})).await;
    let over = info(&server, &alone).await;
    let [own, bot] = [0, 1].map(|seat| over["rated"]["seats"][seat].clone());
    assert_eq!(
        (&own["place"], &bot["place"], &over["ended"]["how"]),
        (&json!(2), &json!(1), &json!("given_up"))
    );
    assert!(own["after"]["value"].as_f64() < own["before"]["value"].as_f64());
    assert_eq!(bot["before"], bot["after"]);
    assert_eq!(bot["before"]["races"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_rated_race_goes_on_without_somebody_who_keeps_it_waiting_for_too_long() {
    let rated_wait = Duration::from_millis(300);
    let server = Server::start(Config { rated_wait, ..config() }).await.unwrap();
    let ada = Me::new(&server, "Ada").await;
    let table = ada.table(&server, rated(json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]))).await;
    let unrated = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]});
    let unrated = ada.table(&server, unrated).await;
    let mut over = Value::Null;
    for _ in 0..400 {
        over = info(&server, &table).await;
        if over["state"] == "over" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!((&over["state"], &over["rated"]["seats"][0]["place"]), (&json!("over"), &json!(2)), "{over}");
    assert!(thousandths(&rating(&server, &ada).await).0 < 25_000);
    assert_eq!(info(&server, &unrated).await["state"], "running", "elsewhere nobody is hurried");
    server.stop().await;
}

#[tokio::test]
async fn a_rated_race_is_not_ended_without_places() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = table_for_two(&server, &ada, &bob).await;
    let path = format!("POST /api/tables/{table}/away");
    let _looks = Player::new(&server, Some(&bob), &table, Some(1)).await;
    for (choice, reason) in [("close", "server-rated-close"), ("claim", "server-nobody-away")] {
        let refused = bob.ask(&server, &path, Some(json!({"choice": choice}))).await;
        assert_eq!((refused.status, &refused.json()["say"]["id"]), (409, &json!(reason)));
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_forgotten_is_in_no_leaderboard_and_the_rivals_ratings_stay() {
    let path = database();
    let server = start_at(&path).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = table_for_two(&server, &ada, &bob).await;
    run(&server, &table, &[&ada, &bob]).await;
    let (gone, stays) = (ada.get(&server, "/api/me").await["id"].clone(), rating(&server, &bob).await);
    // A race that goes on while one of its people is forgotten counts for the other.
    let second = table_for_two(&server, &ada, &bob).await;
    let roll = json!({"seat": 0, "seq": 0, "action": {"type": "roll"}});
    ada.post(&server, &format!("/api/tables/{second}/play"), roll).await;
    ada.ask(&server, "DELETE /api/me", None).await;
    assert_eq!(rating(&server, &bob).await, stays);
    let profile = format!("GET /api/people/{}", gone.as_str().unwrap());
    assert_eq!(request(&server, &profile, &[], None).await.status, 404);
    for _ in 0..4_000 {
        let view = bob.get(&server, &format!("/api/tables/{second}/view")).await;
        let Some(owed) = view["deciding"].as_array().unwrap().first() else { break };
        if owed["seat"] == 1 {
            let body = json!({"seat": 1, "seq": view["seq"], "action": {"type": "roll"}});
            bob.ask(&server, &format!("POST /api/tables/{second}/play"), Some(body)).await;
        }
    }
    assert_eq!(info(&server, &second).await["rated"]["seats"][0]["place"], 2, "who is forgotten has left");
    assert_eq!(rating(&server, &bob).await["races"], 2);
    server.stop().await;
    // Recomputed, everything is the same, including what rivals owe to somebody who was forgotten.
    let before = dump(&path);
    assert_eq!(before.len(), 2 + 4, "two ratings, and two steps each");
    let store = server::store::sqlite::SqliteStore::open(&path).unwrap();
    let file = rusqlite::Connection::open(&path).unwrap();
    file.execute("UPDATE ratings SET value = 1", []).unwrap();
    assert_ne!(dump(&path), before);
    assert_eq!(store.rate_anew(), Ok(2));
    assert_eq!(dump(&path), before);
}

/// All ratings, and all that they came from, as text.
fn dump(path: &std::path::Path) -> Vec<String> {
    let file = rusqlite::Connection::open(path).unwrap();
    let mut lines = Vec::new();
    for table in ["ratings", "rating_steps"] {
        let mut query = file.prepare(&format!("SELECT * FROM {table}")).unwrap();
        let columns = query.column_count();
        let line = |row: &rusqlite::Row<'_>| {
            let cells =
                (0..columns).map(|i| format!("{:?}", row.get::<_, rusqlite::types::Value>(i).unwrap()));
            Ok(cells.collect::<Vec<_>>().join(" "))
        };
        lines.extend(query.query_map([], line).unwrap().map(Result::unwrap));
    }
    lines
}
