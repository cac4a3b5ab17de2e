//! A disk that fails leaves the clients told and the race intact.

use std::sync::Arc;

use serde_json::json;
use server::store::memory::MemoryStore;
use server::store::{Entry, Store, StoreError, What, Write};

use crate::harness::{Me, Player, my_table, one_step, start_with};

#[tokio::test]
async fn a_step_that_cannot_be_stored_is_refused_and_can_be_played_again() {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone()).await;
    let me = Me::new(&server, "Ada").await;
    for game in catalog::games() {
        let count = game.seats().0;
        let table = my_table(&server, &me, game.id(), count).await;
        let mut players = Vec::new();
        for seat in 0..count {
            players.push(Player::new(&server, Some(&me), &table, Some(seat)).await);
        }
        for _ in 0..12 {
            let seq = players[0].seq();
            let Some(owed) = players[0].last["deciding"].as_array().unwrap().first().cloned() else { break };
            let actor = usize::try_from(owed["seat"].as_u64().unwrap()).unwrap();
            let before = me.get(&server, &format!("/api/tables/{table}/view?seat={actor}")).await;
            store.fail_at(seq as u32 + 1, 1);
            let action = players[actor].legal()[0].clone();
            players[actor].play(&action).await;
            let refused = loop {
                let message = players[actor].socket.next().await;
                if message["type"] != "table" {
                    break message;
                }
            };
            assert_eq!(
                (&refused["type"], &refused["code"]),
                (&json!("refused"), &json!("store")),
                "{}",
                game.id()
            );
            let after = me.get(&server, &format!("/api/tables/{table}/view?seat={actor}")).await;
            assert_eq!(before, after, "{}: nothing has changed", game.id());
            // Nobody else heard anything: the next thing that they hear is the step that was kept.
            assert!(one_step(&mut players, |_| 0).await);
            assert_eq!(players[0].seq(), seq + 1);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn who_is_second_at_the_store_reads_the_race_anew() {
    let store = Arc::new(MemoryStore::default());
    let server = start_with(store.clone()).await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    // Another node plays the same step.
    let what = What::Action { how: protocol::How::Person, action: json!({"type": "roll"}) };
    let entry = Entry { seq: 1, at_ms: 1, seat: 0, still_ms: 0, what };
    let state = protocol::TableState::Running;
    let outcome = store.commit(&[Write::Append { table: table.clone(), entry, change: Some((None, state)) }]);
    assert_eq!(outcome, [Ok(())]);
    player.play(&json!({"type": "roll"})).await;
    player.take("sync").await;
    assert_eq!((&player.last["cause"], player.seq()), (&json!("reload"), 1));
    assert_eq!(player.socket.next().await["code"], "not_now");
    assert_eq!(store.log(&table).unwrap().len(), 1);
    server.stop().await;
}

#[test]
fn the_pair_of_race_and_number_is_unique_in_both_stores() {
    let path = crate::harness::database();
    let stores: [Box<dyn Store>; 2] = [
        Box::new(MemoryStore::default()),
        Box::new(server::store::sqlite::SqliteStore::open(&path).unwrap()),
    ];
    for store in stores {
        let append = |seq: u32| {
            let what = What::Action { how: protocol::How::Person, action: json!({"type": "roll"}) };
            let entry = Entry { seq, at_ms: 5, seat: 1, still_ms: 0, what };
            Write::Append { table: "t".to_string(), entry, change: None }
        };
        let outcome = store.commit(&[append(1), append(1), append(2)]);
        assert_eq!(outcome, [Ok(()), Err(StoreError::Conflict), Ok(())]);
        assert_eq!(store.log("t").unwrap().len(), 2);
    }
}

#[test]
fn what_is_said_of_each_write_of_a_batch_is_what_the_file_holds() {
    // The ways in which SQLite gives up in the middle of a batch: on a full disk it may undo the whole of it by itself,
    // or leave half a write behind.
    for how in ["ROLLBACK", "FAIL", "ABORT"] {
        let path = crate::harness::database();
        let store = server::store::sqlite::SqliteStore::open(&path).unwrap();
        let operator = rusqlite::Connection::open(&path).unwrap();
        let table = "INSERT INTO tables VALUES ('b', 'B', 0, 'pig', 1, '{}', 1, '', '{}', 0, '{}', 0, 'running', NULL)";
        operator.execute(table, []).unwrap();
        let trigger = format!(
            "CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT RAISE({how}, 'the disk is full'); END"
        );
        operator.execute(&trigger, []).unwrap();
        let append = |table: &str, change| {
            let what = What::Action { how: protocol::How::Person, action: json!({"type": "roll"}) };
            let entry = Entry { seq: 1, at_ms: 5, seat: 1, still_ms: 0, what };
            Write::Append { table: table.to_string(), entry, change }
        };
        let change = Some((Some(7), protocol::TableState::Running));
        let outcomes = store.commit(&[append("a", None), append("b", change), append("c", None)]);
        for (table, outcome) in ["a", "b", "c"].iter().zip(&outcomes) {
            let kept = store.log(table).unwrap().len();
            assert_eq!(kept, usize::from(outcome.is_ok()), "{how}: {table} was told {outcome:?}");
        }
        assert!(matches!(outcomes[1], Err(StoreError::Failed(_))), "{how}: {outcomes:?}");
        operator.execute("DROP TRIGGER full", []).unwrap();
        let again = store.commit(&[append("b", change)]);
        assert_eq!(again, [Ok(())], "{how}: it can be tried again");
    }
}
