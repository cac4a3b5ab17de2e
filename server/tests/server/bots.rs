//! Bots at tables: the same as in the arena, from the start of a race to its end, and of a level that there is.

use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use catalog::Entrant;
use serde_json::{Value, json};
use server::store::memory::MemoryStore;
use server::store::{Store, What};

use crate::harness::{Me, Player, Socket, database, start_at, start_with};

#[tokio::test]
async fn people_meet_the_bots_that_the_arena_measures() {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone()).await;
    let me = Me::new(&server, "Ada").await;
    let levels = [Level::Club, Level::Novice];
    for game in catalog::games() {
        let levels: Vec<Level> = levels.into_iter().cycle().take(usize::from(game.seats().0)).collect();
        let seats: Vec<_> =
            levels.iter().map(|level| json!({"kind": "bot", "level": level.name()})).collect();
        let table = me.table(&server, json!({"game": game.id(), "seats": seats})).await;
        for _ in 0..2_000 {
            if store.table(&table).unwrap().unwrap().state == protocol::TableState::Over {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let stored = store.table(&table).unwrap().unwrap();
        assert_eq!(stored.state, protocol::TableState::Over, "{}", game.id());
        let log = store.log(&table).unwrap();
        let mut race = game.new_race(levels.len() as i64, &stored.options, stored.seed).unwrap();
        let mut bots: Vec<_> = levels.iter().map(|level| race.bot((*level).into(), None)).collect();
        // Seats that owe a choice at the same time think about what each saw when it began to owe it.
        let mut seen: Vec<Option<catalog::Glance>> = levels.iter().map(|_| None).collect();
        for entry in &log {
            for deciding in race.deciding() {
                let glance = &mut seen[deciding.seat.index()];
                *glance = glance.take().or_else(|| race.glance(deciding.seat));
            }
            let seat = engine::Seat(entry.seat);
            let chosen = bots[seat.index()].choose(&seen[seat.index()].take().unwrap()).unwrap();
            let What::Action { action, .. } = &entry.what else { panic!("bots take nothing back") };
            assert_eq!(*action, chosen, "{}: step {}", game.id(), entry.seq);
            race.play(seat, action).unwrap();
        }
        if game.id() == "pig" {
            let mut entrants: Vec<_> = levels.iter().map(|level| Entrant::Ours((*level).into())).collect();
            let contest = game.contest(levels.len() as i64, &stored.options).unwrap();
            let outcome = contest.race(&mut entrants, stored.seed);
            assert_eq!((outcome.places, outcome.decisions as usize), (race.places().places, log.len()));
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_person_who_comes_back_has_the_choice_and_the_bot_stops() {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone()).await;
    let me = Me::new(&server, "Ada").await;
    let table = me
        .table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"stand_in": "master"}}))
        .await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    // The thread on which bots search is busy with two other tables, so that the bot's turn to think comes late.
    let mut others = Socket::new(&server, Some(&me)).await;
    for _ in 0..2 {
        let bots = json!([{"kind": "bot", "level": "master"}, {"kind": "bot", "level": "master"}]);
        let other = me.table(&server, json!({"game": "rowing", "seats": bots})).await;
        others.watch(&other, None).await;
        others.wait("step").await;
    }
    for _ in 0..3 {
        me.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 0})).await;
        me.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 0})).await;
    }
    // Whoever thought and whoever waited before, and one of them again: between them it was the stopped bot's turn.
    for _ in 0..3 {
        others.wait("step").await;
    }
    assert_eq!(store.log(&table).unwrap().len(), 0, "the bot was stopped");
    player.play(&json!({"type": "roll"})).await;
    player.take("step").await;
    assert_eq!((&player.last["how"], player.seq()), (&json!("person"), 1));
    // Once more, and the bot that was stopped before plays.
    me.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 0})).await;
    me.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 1})).await;
    player.take("step").await;
    assert_eq!(player.last["how"], "away");
    server.stop().await;
}

#[tokio::test]
async fn a_stored_table_with_an_unknown_level_is_damaged_and_played_by_nobody() {
    let path = database();
    let server = start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], "settings": {"public": true}});
    let (bot, stand_in) = (me.table(&server, wanted.clone()).await, me.table(&server, wanted.clone()).await);
    let sound = me.table(&server, wanted).await;
    server.stop().await;
    let file = rusqlite::Connection::open(&path).unwrap();
    let change = |column: &str, from: &str, to: &str, table: &str| {
        let sql = format!("UPDATE tables SET {column} = replace({column}, ?1, ?2) WHERE id = ?3");
        assert_eq!(file.execute(&sql, [from, to, table]).unwrap(), 1);
    };
    change("company", "novice", "oracle", &bot);
    change("settings", "greedy", "oracle", &stand_in);
    drop(file);
    let server = start_at(&path).await;
    for table in [&bot, &stand_in] {
        let answer = me.ask(&server, &format!("GET /api/tables/{table}/view?seat=0"), None).await;
        assert_eq!(answer.status, 503, "{answer:?}");
        let problem = answer.json();
        assert_eq!(problem["say"]["id"], "server-damaged", "{problem}");
        assert!(problem["detail"].as_str().unwrap().contains("no bot named \"oracle\""), "{problem}");
    }
    let listed = me.get(&server, "/api/tables?state=running").await;
    let ids: Vec<&Value> = listed["tables"].as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(ids, [&json!(sound)], "others are still offered");
    server.stop().await;
}
