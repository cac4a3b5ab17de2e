//! The race of the day: promised before, the same for everybody, tried once, and over with its day.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::store::memory::MemoryStore;
use server::store::sqlite::SqliteStore;
use server::store::{Store, What};
use server::{Calendar, Config, Server};

use crate::harness::{Me, config, database, request};

pub(crate) const DAY_MS: i64 = 86_400_000;

pub(crate) async fn start_on(calendar: &Calendar, path: Option<&Path>) -> Server {
    let database = path.map(Path::to_path_buf);
    Server::start(Config { database, calendar: calendar.clone(), ..config() }).await.unwrap()
}

/// A calendar on which today goes on for long, whenever the test runs.
pub(crate) fn morning() -> Calendar {
    let calendar = Calendar::default();
    let now_ms = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis();
    calendar.go_on(DAY_MS - now_ms as i64 % DAY_MS + 60_000);
    calendar
}

/// The games that have a race of the day: those whose bots were measured, which a new game's are not.
fn with_a_race_of_the_day() -> Vec<&'static str> {
    let ids = catalog::games().map(|game| game.id());
    let all: Vec<_> = ids.filter(|id| catalog::bot_rating(id, bots::Level::Greedy).is_some()).collect();
    assert!(all.len() >= 5, "{all:?} have a race of the day");
    all
}

pub(crate) async fn day(server: &Server, me: &Me, game: &str) -> Value {
    me.get(server, &format!("/api/day/{game}")).await
}

/// Begins a try and gives its table and seat.
pub(crate) async fn begin(server: &Server, me: &Me, game: &str) -> (String, u64) {
    let made = me.post(server, &format!("/api/day/{game}"), json!({})).await;
    let table = made["table"]["id"].as_str().unwrap().to_string();
    let mine = me.get(server, &format!("/api/tables/{table}/mine")).await;
    (table, mine["seats"][0].as_u64().unwrap())
}

/// Plays the first legal action whenever it is this seat's turn, this often or until the race is over.
pub(crate) async fn run(server: &Server, me: &Me, (table, seat): &(String, u64), most: usize) {
    let path = format!("/api/tables/{table}");
    let mut played = 0;
    for _ in 0..20_000 {
        let view = me.get(server, &format!("{path}/view?seat={seat}")).await;
        if view["deciding"].as_array().unwrap().is_empty() || played == most {
            return;
        }
        let Some(action) = view["legal"].as_array().and_then(|legal| legal.first()) else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        let body = json!({"seat": seat, "seq": view["seq"], "action": action});
        me.ask(server, &format!("POST {path}/play"), Some(body)).await;
        played += 1;
    }
    panic!("the race does not end");
}

pub(crate) const WHOLE: usize = usize::MAX;

/// What every seat did, in its own order, as it is stored.
fn deeds(store: &dyn Store, table: &str) -> BTreeMap<u64, Vec<Value>> {
    let mut deeds: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
    for entry in store.log(table).unwrap() {
        let What::Action { action, .. } = entry.what else { panic!("nobody takes anything back") };
        deeds.entry(u64::from(entry.seat)).or_default().push(action);
    }
    deeds
}

#[tokio::test]
async fn the_same_choices_give_the_same_race_in_every_game_also_across_a_restart() {
    let (calendar, path) = (morning(), database());
    for game in with_a_race_of_the_day() {
        let server = start_on(&calendar, Some(&path)).await;
        let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
        let (first, second) = (begin(&server, &ada, game).await, begin(&server, &bob, game).await);
        assert_eq!(first.1, second.1, "{game}: everybody has the same seat");
        run(&server, &ada, &first, WHOLE).await;
        run(&server, &bob, &second, 3).await;
        server.stop().await;
        let server = start_on(&calendar, Some(&path)).await;
        run(&server, &bob, &second, WHOLE).await;
        let store = SqliteStore::open(&path).unwrap();
        let (one, other) = (deeds(&store, &first.0), deeds(&store, &second.0));
        assert!(one.len() > 2 && one.values().flatten().count() > 10, "{game}");
        assert_eq!(one, other, "{game}");
        let told = day(&server, &ada, game).await;
        let lines = told["results"].as_array().unwrap();
        assert_eq!((&lines[0]["rank"], &lines[1]["rank"]), (&json!(1), &json!(1)), "{game}");
        assert_eq!(lines[0]["figures"], lines[1]["figures"], "{game}");
        assert_eq!((&told["begun"], &told["finished"]), (&json!(2), &json!(2)), "{game}");
        server.stop().await;
    }
}

/// The first action of every seat, when all have answered the first question and whoever tries has then given up.
async fn first_deeds(
    (server, store): (&Server, &dyn Store),
    me: &Me,
    (table, seat): &(String, u64),
    seats: u64,
) -> Vec<Value> {
    let path = format!("/api/tables/{table}");
    for _ in 0..2_000 {
        let view = me.get(server, &format!("{path}/view?seat={seat}")).await;
        if view["seq"].as_u64().unwrap() >= seats {
            break;
        }
        if let Some(action) = view["legal"].as_array().and_then(|legal| legal.first()) {
            let body = json!({"seat": seat, "seq": view["seq"], "action": action});
            me.ask(server, &format!("POST {path}/play"), Some(body)).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    me.post(server, &format!("{path}/close"), json!({})).await;
    let deeds = deeds(store, table);
    assert_eq!(deeds.len() as u64, seats, "everybody has chosen");
    deeds.into_values().map(|mut own| own.remove(0)).collect()
}

#[tokio::test]
async fn bots_choose_the_same_though_a_person_answers_before_them() {
    let (calendar, store) = (morning(), Arc::new(MemoryStore::default()));
    let config = Config { calendar: calendar.clone(), ..config() };
    let server = Server::start_with(config, store.clone()).await.unwrap();
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    for _ in 0..5 {
        let first = begin(&server, &ada, "rowing").await;
        let seats =
            ada.get(&server, &format!("/api/tables/{}", first.0)).await["seats"].as_array().unwrap().len()
                as u64;
        // The bots answer at once.
        for _ in 0..500 {
            if ada.get(&server, &format!("/api/tables/{}/view", first.0)).await["seq"] == seats - 1 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let one = first_deeds((&server, &*store), &ada, &first, seats).await;
        // What they answer Bob's table at first cannot be stored: they think again when he has chosen.
        store.fail_at(1, seats as u32 - 1);
        let second = begin(&server, &bob, "rowing").await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        let other = first_deeds((&server, &*store), &bob, &second, seats).await;
        let log = store.log(&second.0).unwrap();
        assert_eq!(u64::from(log[0].seat), second.1, "Bob was the first to choose");
        assert_eq!(one, other);
        calendar.go_on(DAY_MS);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_person_has_one_rated_try_without_help_and_it_goes_on_where_it_was() {
    let calendar = morning();
    let server = start_on(&calendar, None).await;
    let ada = Me::new(&server, "Ada").await;
    let today = day(&server, &ada, "pig").await;
    assert_eq!(
        (&today["mine"], &today["open"], &today["streak"]["now"]),
        (&Value::Null, &json!(false), &json!(0))
    );
    let made = ada.ask(&server, "POST /api/day/pig", Some(json!({}))).await;
    assert_eq!(made.status, 201);
    let table = made.json()["table"].clone();
    assert_eq!((&table["day"], &table["commitment"]), (&today["date"], &today["promise"]["commitment"]));
    assert_eq!((&table["settings"]["rated"], &table["settings"]["hints"]), (&json!(true), &json!(false)));
    let levels: Vec<&Value> = table["seats"].as_array().unwrap().iter().map(|seat| &seat["level"]).collect();
    assert_eq!(levels, today["seats"].as_array().unwrap().iter().collect::<Vec<_>>());
    let again = ada.ask(&server, "POST /api/day/pig", Some(json!({}))).await;
    assert_eq!((again.status, &again.json()["table"]["id"]), (200, &table["id"]));
    let tries: Vec<_> = (0..8).map(|_| ada.ask(&server, "POST /api/day/rowing", Some(json!({})))).collect();
    let mut ids: Vec<Value> = Vec::new();
    for answer in futures_util::future::join_all(tries).await {
        ids.push(answer.json()["table"]["id"].clone());
    }
    ids.dedup();
    assert_eq!(ids.len(), 1, "eight requests at once are one try");
    let (id, seat) = begin(&server, &ada, "pig").await;
    let hint = ada.ask(&server, &format!("GET /api/tables/{id}/hint?seat={seat}"), None).await;
    assert_eq!((hint.status, &hint.json()["say"]["id"]), (409, &json!("server-no-hints")));
    run(&server, &ada, &(id.clone(), seat), WHOLE).await;
    let over = day(&server, &ada, "pig").await;
    assert_eq!((&over["mine"]["state"], &over["mine"]["table"]), (&json!("over"), &json!(id)));
    let info = ada.get(&server, &format!("/api/tables/{id}")).await;
    assert_eq!(info["rated"]["counted"], true);
    assert_eq!(info["rated"]["seats"][seat as usize]["place"], over["mine"]["result"]["place"]);
    assert_eq!(over["streak"], json!({"now": 1, "best": 1}));
    let again = ada.ask(&server, "POST /api/day/pig", Some(json!({}))).await;
    assert_eq!((again.status, &again.json()["table"]["id"]), (200, &json!(id)), "there is no second try");
    let nobody = request(&server, "POST /api/day/pig", &[], Some("{}")).await;
    assert_eq!(nobody.status, 401);
    let chess = ada.ask(&server, "POST /api/day/chess", Some(json!({}))).await;
    assert_eq!(chess.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn promises_stand_two_days_ahead_and_survive_restarts() {
    let (calendar, path) = (morning(), database());
    let mut known: BTreeMap<String, Value> = BTreeMap::new();
    for _ in 0..4 {
        let server = start_on(&calendar, Some(&path)).await;
        let list = request(&server, "GET /api/day", &[], None).await.json();
        let races = list["races"].as_array().unwrap();
        assert_eq!(races.len(), with_a_race_of_the_day().len());
        for race in races {
            assert_eq!(
                (&race["results"], &race["reveal"], &race["mine"]),
                (&Value::Null, &Value::Null, &Value::Null)
            );
            let coming = race["coming"].as_array().unwrap();
            assert_eq!(coming.len(), 2);
            for promise in coming.iter().chain([&race["promise"]]) {
                let key = format!("{} {}", promise["date"], race["game"]);
                assert_eq!(known.entry(key).or_insert_with(|| promise.clone()), promise);
            }
        }
        server.stop().await;
        calendar.go_on(DAY_MS / 2);
    }
    let games = with_a_race_of_the_day().len();
    assert_eq!(known.len(), games * 4, "in two days, each seed was drawn once: {known:?}");
    let mut different: Vec<&Value> = known.values().map(|promise| &promise["commitment"]).collect();
    different.sort_by_key(|commitment| commitment.to_string());
    different.dedup();
    assert_eq!(different.len(), known.len());
}

#[tokio::test]
async fn a_try_that_is_not_finished_ends_with_its_day_and_is_last() {
    let calendar = morning();
    let server = start_on(&calendar, None).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let late = begin(&server, &ada, "pig").await;
    let other = begin(&server, &bob, "pig").await;
    run(&server, &ada, &late, 1).await;
    let today = day(&server, &ada, "pig").await;
    // Two seconds before midnight: whoever has begun goes on, nobody begins.
    calendar.go_on(today["ends_in_ms"].as_i64().unwrap() - 2_000);
    let eve = Me::new(&server, "Eve").await;
    let refused = eve.ask(&server, "POST /api/day/pig", Some(json!({}))).await;
    assert_eq!((refused.status, &refused.json()["say"]["id"]), (409, &json!("server-day-late")));
    // By her next choice the table knows the time again, and ends though nobody looks.
    run(&server, &ada, &late, 1).await;
    let before = ada.get(&server, "/api/me").await;
    assert_eq!(before["ratings"], json!([]));
    let mut rated = Value::Null;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        rated = ada.get(&server, "/api/me").await["ratings"].clone();
        if rated != json!([]) {
            break;
        }
    }
    assert!(rated[0]["rating"]["value"].as_f64().unwrap() < 25.0, "{rated}");
    let date = today["date"].as_str().unwrap();
    let past = ada.get(&server, &format!("/api/day/pig?date={date}")).await;
    let own = &past["mine"]["result"];
    assert_eq!(
        (&own["finished"], &own["place"]),
        (&json!(false), &json!(past["seats"].as_array().unwrap().len()))
    );
    assert_eq!(
        (&past["begun"], &past["finished"], &past["streak"]["now"]),
        (&json!(2), &json!(0), &json!(0))
    );
    // Bob's table is asleep; with whatever comes it ends, and nothing is chosen there any more.
    let play = json!({"seat": other.1, "seq": 0, "action": {"type": "roll"}});
    let refused = bob.ask(&server, &format!("POST /api/tables/{}/play", other.0), Some(play)).await;
    assert_eq!(refused.status, 409);
    let info = bob.get(&server, &format!("/api/tables/{}", other.0)).await;
    assert_eq!((&info["state"], &info["ended"]["how"]), (&json!("over"), &json!("given_up")));
    server.stop().await;
}

#[tokio::test]
async fn days_in_a_row_are_counted_and_a_missed_one_ends_the_streak() {
    let (calendar, path) = (morning(), database());
    let server = start_on(&calendar, Some(&path)).await;
    let ada = Me::new(&server, "Ada").await;
    for (wait, streak) in [(0, [1, 1]), (1, [2, 2]), (2, [1, 2])] {
        calendar.go_on(wait * DAY_MS);
        // What a server that runs on draws within a minute.
        let attempt = begin(&server, &ada, "pig").await;
        run(&server, &ada, &attempt, WHOLE).await;
        let told = day(&server, &ada, "pig").await["streak"].clone();
        assert_eq!(told, json!({"now": streak[0], "best": streak[1]}));
    }
    server.stop().await;
}
