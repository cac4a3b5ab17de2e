//! Clocks, absences and bots: all of it the server's, all of it after a restart as before.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::harness::{Me, Player, Socket, database, start, start_at};

fn wanted(clock: serde_json::Value, away_after_s: u32) -> serde_json::Value {
    json!({
        "game": "pig",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "settings": {"clock": clock, "away_after_s": away_after_s, "stand_in": "greedy"},
    })
}

/// The same without a clock, and somebody else at the second seat.
fn between_two(away_after_s: u32) -> serde_json::Value {
    let mut table = wanted(json!({"kind": "none"}), away_after_s);
    table["seats"][1]["kind"] = json!("open");
    table
}

#[tokio::test]
async fn a_clock_that_runs_out_lets_a_bot_decide() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let clock = json!({"kind": "live", "bank_ms": 1000, "increment_ms": 100});
    let table = me.table(&server, wanted(clock, 0)).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    let left = player.last["clocks"]["left_ms"][0].as_i64().unwrap();
    assert!((500..=1100).contains(&left), "{left}");
    assert_eq!(player.last["clocks"]["running"], json!([0]));
    let began = Instant::now();
    player.take("step").await;
    assert_eq!((&player.last["how"], &player.last["by"]), (&json!("clock"), &json!(0)));
    assert!(began.elapsed() > Duration::from_millis(400));
    server.stop().await;
}

#[tokio::test]
async fn showing_costs_no_clock() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let clock = json!({"kind": "live", "bank_ms": 600_000, "increment_ms": 0});
    let table = ada.table(&server, wanted(clock, 0)).await;
    let mut player = Player::new(&server, Some(&ada), &table, Some(0)).await;
    let mut other = Player::new(&server, Some(&bob), &table, None).await;
    player.play(&json!({"type": "roll"})).await;
    player.take("step").await;
    other.take("step").await;
    assert_eq!(player.last["clocks"]["running"], json!([]), "nothing runs while the step is shown");
    let (mover, seq) = (player.last["deciding"][0]["seat"].clone(), player.seq());
    let shown = json!({"type": "shown", "table": table, "seat": mover, "seq": seq});
    other.socket.say(shown.clone()).await;
    assert_eq!(other.socket.next().await["code"], "not_yours", "you can start only your own clock");
    player.socket.say(shown).await;
    for socket in [&mut player.socket, &mut other.socket] {
        assert_eq!(socket.wait("clocks").await["clocks"]["running"], json!([mover]));
    }
    // Who never says so has the time that showing takes, and no more.
    let mut second = Player::new(&server, Some(&ada), &table, Some(1)).await;
    let actor = if mover == 0 { &mut player } else { &mut second };
    actor.play(&json!({"type": "roll"})).await;
    actor.take("step").await;
    let (mover, left) = (actor.last["deciding"][0]["seat"].clone(), actor.last["clocks"]["left_ms"].clone());
    let clocks = actor.socket.wait("clocks").await["clocks"].clone();
    assert_eq!(clocks["running"], json!([mover]));
    let i = mover.as_u64().unwrap() as usize;
    assert!(
        clocks["left_ms"][i].as_i64().unwrap() > left[i].as_i64().unwrap() - 1000,
        "it stood still: {clocks}"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_clock_goes_on_after_a_restart_and_stands_still_between() {
    let path = database();
    let server = start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let clock = json!({"kind": "live", "bank_ms": 3000, "increment_ms": 0});
    let table = me.table(&server, wanted(clock, 0)).await;
    tokio::time::sleep(Duration::from_millis(1000)).await;
    let view = me.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
    let before = view["clocks"]["left_ms"][0].as_i64().unwrap();
    assert!((1000..=2100).contains(&before), "{before}");
    server.stop().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let server = start_at(&path).await;
    let began = Instant::now();
    let view = me.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
    let after = view["clocks"]["left_ms"][0].as_i64().unwrap();
    assert!(after <= before && after > before - 900, "before {before}, after {after}: it stood still");
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    player.take("step").await;
    assert_eq!(player.last["how"], "clock");
    let waited = began.elapsed().as_millis() as i64;
    assert!(waited + 300 >= after, "it ran out after {waited} ms with {after} left");
    server.stop().await;
}

#[tokio::test]
async fn turn_by_mail_gives_hours_for_every_decision() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = me.table(&server, wanted(json!({"kind": "mail", "hours": 48}), 0)).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    let left = player.last["clocks"]["left_ms"][0].as_i64().unwrap();
    assert!((172_700_000..=172_800_000).contains(&left), "{left}");
    assert_eq!(player.last["clocks"]["left_ms"][1], 172_800_000, "whoever waits does not seem to have none");
    player.play(&json!({"type": "roll"})).await;
    player.take("step").await;
    let running = player.last["clocks"]["running"][0].as_u64().unwrap() as usize;
    assert!(player.last["clocks"]["left_ms"][running].as_i64().unwrap() > 172_700_000);
    server.stop().await;
}

#[tokio::test]
async fn who_is_away_is_played_by_a_bot_and_has_the_seat_back_on_return() {
    let server = start().await;
    let (me, other) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = me.table(&server, between_two(1)).await;
    other.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    // Seat 1 is here, and whoever has seat 0 is not.
    let mut here = Player::new(&server, Some(&other), &table, Some(1)).await;
    here.take("step").await;
    assert_eq!((&here.last["by"], &here.last["how"]), (&json!(0), &json!("away")));
    let mut back = Player::new(&server, Some(&me), &table, Some(0)).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let (seq, deciding) = (back.seq(), back.last["deciding"][0]["seat"].clone());
    let view = me.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
    assert_eq!(view["seq"], seq, "no bot plays for people who are here: {deciding}");
    if deciding == 0 {
        back.play(&json!({"type": "roll"})).await;
        back.take("step").await;
        assert_eq!(back.last["how"], "person");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_leaves_is_played_by_a_bot_until_they_sit_down_again() {
    let server = start().await;
    let (me, other) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = me.table(&server, between_two(0)).await;
    other.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    let mut watcher = Player::new(&server, Some(&other), &table, Some(1)).await;
    let info = me.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 0})).await;
    assert_eq!(info["seats"][0]["status"], "left");
    watcher.take("step").await;
    assert_eq!((&watcher.last["by"], &watcher.last["how"]), (&json!(0), &json!("away")));
    let info = me.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 0})).await;
    assert_eq!(info["seats"][0]["status"], "away", "the seat is theirs again");
    server.stop().await;
}

#[tokio::test]
async fn bots_play_a_race_among_themselves_and_go_on_after_a_restart() {
    let path = database();
    let server = start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let bot = json!({"kind": "bot", "level": "random"});
    let table = me.table(&server, json!({"game": "pig", "seats": [bot, bot]})).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    server.stop().await;
    let server = start_at(&path).await;
    // Nobody asks for the table: the server goes on by itself.
    for _ in 0..200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if me.get(&server, &format!("/api/tables/{table}")).await["state"] == "over" {
            break;
        }
    }
    let info = me.get(&server, &format!("/api/tables/{table}")).await;
    assert_eq!(info["state"], "over", "{info}");
    assert!(info["seq"].as_u64().unwrap() > 10);
    server.stop().await;
}

#[tokio::test]
async fn a_bot_that_thinks_long_delays_nobody() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let bot = json!({"kind": "bot", "level": "master"});
    for _ in 0..3 {
        me.table(&server, json!({"game": "pig", "seats": [bot, bot]})).await;
    }
    let table = me.table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let mut socket = Socket::new(&server, Some(&me)).await;
    socket.watch(&table, Some(0)).await;
    let began = Instant::now();
    socket
        .say(json!({"type": "play", "table": table, "seat": 0, "seq": 0, "action": {"type": "roll"}}))
        .await;
    socket.wait("step").await;
    assert!(began.elapsed() < Duration::from_millis(500), "{:?}", began.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn bots_wait_before_they_move_if_the_table_says_so() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let seats = json!([{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]);
    let table = |pause: u32| json!({"game": "pig", "seats": seats, "settings": {"public": true, "bot_pause_ms": pause}});
    let id = me.table(&server, table(400)).await;
    let seq = async || me.get(&server, &format!("/api/tables/{id}")).await["seq"].as_u64().unwrap();
    assert_eq!(seq().await, 0, "nobody moves at once");
    let mut watching = Player::new(&server, Some(&me), &id, None).await;
    let began = Instant::now();
    for _ in 0..4 {
        watching.take("step").await;
    }
    assert!(began.elapsed() > Duration::from_millis(1200), "{:?}", began.elapsed());
    let refused = me.ask(&server, "POST /api/tables", Some(table(60_001))).await;
    assert_eq!(refused.status, 422);
    assert!(refused.json()["detail"].as_str().unwrap().contains("settings.bot_pause_ms"));
    server.stop().await;
}

#[tokio::test]
async fn a_clock_without_measure_is_refused() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let wanted = |clock: serde_json::Value| json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"clock": clock}});
    for (clock, id) in [
        (json!({"kind": "live", "bank_ms": 86_400_001, "increment_ms": 0}), "server-clock-day"),
        (json!({"kind": "live", "bank_ms": 0, "increment_ms": 3_600_001}), "server-clock-increment"),
        (json!({"kind": "live", "bank_ms": 600_000, "increment_ms": u32::MAX}), "server-clock-increment"),
        (json!({"kind": "live", "bank_ms": 999, "increment_ms": 999}), "server-clock-second"),
        (json!({"kind": "mail", "hours": 1_441}), "server-clock-mail"),
    ] {
        let answer = me.ask(&server, "POST /api/tables", Some(wanted(clock))).await;
        assert_eq!((answer.status, &answer.json()["say"]["id"]), (422, &json!(id)), "{answer:?}");
    }
    me.table(&server, wanted(json!({"kind": "live", "bank_ms": 86_400_000, "increment_ms": 3_600_000})))
        .await;
    server.stop().await;
}
