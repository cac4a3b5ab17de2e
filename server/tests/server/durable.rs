//! Nothing acknowledged is lost and nothing is applied twice.

use std::sync::Arc;

use serde_json::json;
use server::store::Store;
use server::store::memory::MemoryStore;

use crate::harness::{Me, Player, database, my_table, one_step, start_at, start_with};

#[tokio::test]
async fn a_race_goes_on_after_a_restart_at_every_step() {
    let path = database();
    for game in catalog::games() {
        let count = game.seats().0;
        let mut server = start_at(&path).await;
        let me = Me::new(&server, "Ada").await;
        let table = my_table(&server, &me, game.id(), count).await;
        let (mut views, mut steps) = (Vec::new(), 0);
        loop {
            let mut players = Vec::new();
            for seat in 0..count {
                players.push(Player::new(&server, Some(&me), &table, Some(seat)).await);
            }
            let seen: Vec<_> = players.iter().map(|player| (player.view.clone(), player.seq())).collect();
            assert!(steps == 0 || seen == views, "{}: step {steps} is as before the restart", game.id());
            let goes_on = one_step(&mut players, |legal| legal.len() / 2 + steps).await;
            views = players.iter().map(|player| (player.view.clone(), player.seq())).collect();
            steps += 1;
            if !goes_on || steps == 25 {
                break;
            }
            drop(players);
            server.stop().await;
            server = start_at(&path).await;
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn the_answer_to_a_repeated_action_survives_a_restart() {
    let path = database();
    let server = start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let play = json!({"seat": 0, "seq": 0, "action": {"type": "roll"}});
    let first = me.post(&server, &format!("/api/tables/{table}/play"), play.clone()).await;
    server.stop().await;
    let server = start_at(&path).await;
    let again = me.post(&server, &format!("/api/tables/{table}/play"), play).await;
    assert_eq!(first, again);
    assert_eq!(again, json!({"type": "played", "table": table, "seat": 0, "seq": 1}));
    server.stop().await;
}

#[tokio::test]
async fn a_race_of_other_rules_is_refused_clearly() {
    let path = database();
    let server = start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    server.stop().await;
    let file = rusqlite::Connection::open(&path).unwrap();
    file.execute("UPDATE tables SET rules_version = rules_version + 1", []).unwrap();
    drop(file);
    let server = start_at(&path).await;
    let play = json!({"seat": 0, "seq": 0, "action": {"type": "roll"}});
    let answer = me.ask(&server, &format!("POST /api/tables/{table}/play"), Some(play)).await;
    assert_eq!(answer.status, 410, "{answer:?}");
    assert!(answer.text.contains("version 2 of the rules of Pig; this server has version 1"), "{answer:?}");
    server.stop().await;
}

#[tokio::test]
async fn files_of_earlier_versions_are_taken_over_with_their_races_and_people() {
    let seventh = "DROP TABLE reviews; PRAGMA user_version = 7;";
    taken_over(seventh).await;
    let sixth = format!("{seventh} ALTER TABLE uptime DROP COLUMN seen_ms; PRAGMA user_version = 6;");
    taken_over(&sixth).await;
    let fifth =
        "DROP TABLE secrets; DROP TABLE pushes; DROP TABLE mails; DROP TABLE calendars; DROP TABLE told;
                 DROP TABLE passkeys; ALTER TABLE chat DROP COLUMN person; DROP TABLE shuns; DROP TABLE reports;
                 DROP TABLE bans; DROP TABLE audit; DROP TABLE championships; DROP TABLE takers; DROP TABLE heats;
                 PRAGMA user_version = 5;";
    let fifth = format!("{sixth} {fifth}");
    taken_over(&fifth).await;
    let fourth = format!("{fifth} DROP TABLE days; DROP TABLE tries; PRAGMA user_version = 4;");
    taken_over(&fourth).await;
    let third = "DROP TABLE results; DROP TABLE ratings; DROP TABLE rating_steps; PRAGMA user_version = 3;";
    let third = format!("{fourth} {third}");
    taken_over(&third).await;
    let second = "DROP INDEX tokens_person; ALTER TABLE tokens DROP COLUMN made_ms;
                  ALTER TABLE tokens DROP COLUMN used_ms; PRAGMA user_version = 2;";
    let second = format!("{third} {second}");
    taken_over(&second).await;
    let first = "ALTER TABLE log DROP COLUMN still_ms; PRAGMA user_version = 1;";
    taken_over(&format!("{second} {first}")).await;
}

/// A file from before these changes goes on.
async fn taken_over(before_that: &str) {
    let path = database();
    let server = start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let play = |seq: u32| json!({"seat": 0, "seq": seq, "action": {"type": "roll"}});
    me.post(&server, &format!("/api/tables/{table}/play"), play(0)).await;
    let before = me.get(&server, &format!("/api/tables/{table}/view")).await;
    server.stop().await;
    let file = rusqlite::Connection::open(&path).unwrap();
    file.execute_batch(before_that).unwrap();
    drop(file);
    for _ in 0..2 {
        let server = start_at(&path).await;
        assert_eq!(me.get(&server, &format!("/api/tables/{table}/view")).await, before);
        server.stop().await;
    }
}

#[tokio::test]
async fn what_is_due_is_in_the_store_after_every_step() {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone()).await;
    let me = Me::new(&server, "Ada").await;
    let due = |table: &str| {
        let due = store.due().unwrap();
        due.into_iter().find(|(id, _)| id == table).map(|(_, at)| at)
    };
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let clock = json!({"kind": "mail", "hours": 48});
    let timed = me.table(&server, json!({"game": "pig", "seats": seats, "settings": {"clock": clock}})).await;
    let untimed = me.table(&server, json!({"game": "pig", "seats": seats})).await;
    for (table, is_timed) in [(&timed, true), (&untimed, false)] {
        for seq in 0..10 {
            let view = me.get(&server, &format!("/api/tables/{table}/view")).await;
            let play = json!({"seat": view["deciding"][0]["seat"], "seq": seq, "action": {"type": "roll"}});
            me.post(&server, &format!("/api/tables/{table}/play"), play).await;
            assert_eq!(due(table).is_some(), is_timed, "step {seq}");
        }
    }
    // Whoever leaves is played by a bot: from then on the server has something to do whenever it is that seat's turn.
    let view = me.get(&server, &format!("/api/tables/{untimed}/view")).await;
    let leaver = view["deciding"][0]["seat"].clone();
    me.post(&server, &format!("/api/tables/{untimed}/leave"), json!({"seat": leaver})).await;
    let mut watcher = Player::new(&server, Some(&me), &untimed, None).await;
    while watcher.last["deciding"][0]["seat"] == leaver {
        watcher.take("step").await;
    }
    assert_eq!(due(&untimed), None, "it is the other's turn, who has all the time in the world");
    server.stop().await;
}
