//! Undo within the rules of information.

use serde_json::{Value, json};

use crate::harness::{Me, Player, database, start, start_at};

async fn pig(server: &server::Server, me: &Me, by_consent: bool) -> (String, Vec<Player>) {
    let wanted = json!({
        "game": "pig",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "settings": {"undo_by_consent": by_consent},
    });
    let table = me.table(server, wanted).await;
    let mut players = Vec::new();
    for seat in 0..2 {
        players.push(Player::new(server, Some(me), &table, Some(seat)).await);
    }
    (table, players)
}

/// Rolls until the seat has a total, then gives the players, with everybody up to date.
async fn roll(players: &mut [Player]) -> usize {
    loop {
        let actor = players[0].last["deciding"][0]["seat"].as_u64().unwrap() as usize;
        players[actor].play(&json!({"type": "roll"})).await;
        for player in players.iter_mut() {
            player.take("step").await;
        }
        if players[actor].view["total"].as_u64() > Some(0) {
            return actor;
        }
    }
}

fn undo(table: &str, seat: usize, seq: u64) -> Value {
    json!({"type": "undo", "table": table, "seat": seat, "seq": seq})
}

#[tokio::test]
async fn chance_bars_an_undo_and_so_does_anothers_move() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let (table, mut players) = pig(&server, &me, false).await;
    let actor = roll(&mut players).await;
    let seq = players[0].seq();
    players[actor].socket.say(undo(&table, actor, seq)).await;
    let refused = players[actor].socket.next().await;
    assert!(refused["say"]["with"]["why"]["id"] == "undo-chance", "{refused}");
    players[1 - actor].socket.say(undo(&table, 1 - actor, seq)).await;
    let refused = players[1 - actor].socket.next().await;
    assert!(refused["say"]["with"]["why"]["id"] == "undo-other", "{refused}");
    server.stop().await;
}

#[tokio::test]
async fn what_told_nobody_anything_is_taken_back_freely_and_stays_so_after_a_restart() {
    let path = database();
    let server = start_at(&path).await;
    let me = Me::new(&server, "Ada").await;
    let (table, mut players) = pig(&server, &me, false).await;
    let actor = roll(&mut players).await;
    let before = players[0].view.clone();
    players[actor].play(&json!({"type": "hold"})).await;
    for player in &mut players {
        player.take("step").await;
    }
    let seq = players[0].seq();
    players[actor].socket.say(undo(&table, actor, seq)).await;
    for player in &mut players {
        player.take("sync").await;
        assert_eq!(
            (&player.last["cause"], player.seq()),
            (&json!("undo"), seq + 1),
            "an undo is a step of its own"
        );
        assert_eq!(player.view, before);
    }
    server.stop().await;
    let server = start_at(&path).await;
    let view = me.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
    assert_eq!((&view["view"], &view["seq"]), (&before, &json!(seq + 1)));
    let play = json!({"seat": actor, "seq": seq + 1, "action": {"type": "hold"}});
    me.post(&server, &format!("/api/tables/{table}/play"), play).await;
    server.stop().await;
}

#[tokio::test]
async fn with_the_consent_of_all_a_roll_is_taken_back_and_falls_the_same_again() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let wanted = json!({
        "game": "pig",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "settings": {"undo_by_consent": true},
    });
    let table = ada.table(&server, wanted).await;
    bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    let mut players = vec![
        Player::new(&server, Some(&ada), &table, Some(0)).await,
        Player::new(&server, Some(&bob), &table, Some(1)).await,
    ];
    let actor = roll(&mut players).await;
    let (seq, total) = (players[0].seq(), players[0].view["total"].clone());
    for agree in [false, true] {
        players[actor].socket.say(undo(&table, actor, seq)).await;
        let asked = players[1 - actor].socket.wait("undo_asked").await;
        assert_eq!((&asked["seat"], &asked["waiting"]), (&json!(actor), &json!([1 - actor])));
        let answer =
            json!({"type": "consent", "table": table, "seat": 1 - actor, "seq": seq, "agree": agree});
        players[1 - actor].socket.say(answer).await;
        if !agree {
            players[actor].socket.wait("undo_dropped").await;
            players[1 - actor].socket.wait("undo_dropped").await;
        }
    }
    for player in &mut players {
        let sync = player.socket.wait("sync").await;
        (player.view, player.last) = (sync["view"].clone(), sync);
    }
    assert_ne!(players[0].view["total"], total);
    players[actor].play(&json!({"type": "roll"})).await;
    players[actor].take("step").await;
    assert_eq!(players[actor].view["total"], total, "consent takes back a choice, not a die");
    server.stop().await;
}

#[test]
fn whoever_learns_something_bars_an_undo() {
    // On every game, by the rules' own views: an action is free only if it drew no chance; and some games have both kinds.
    for game in catalog::games() {
        let seats = game.seats().1.min(3);
        let mut race = game.new_race(i64::from(seats), &Value::Null, 11).unwrap();
        for _ in 0..60 {
            let Some(owed) = race.deciding().first().cloned() else { break };
            let mut bot = race.bot(bots::Level::Random.into(), None);
            let action = bot.choose(&race.glance(owed.seat).unwrap()).unwrap();
            race.play(owed.seat, &action).unwrap();
            let bar = catalog::undo_bar(&*race, owed.seat);
            let drew_chance = race.gave_away().unwrap().drew_chance;
            assert!(!drew_chance || bar == Some(catalog::UndoBar::Chance), "{} {action}", game.id());
            let other = engine::Seat((owed.seat.0 + 1) % seats);
            assert_eq!(catalog::undo_bar(&*race, other), Some(catalog::UndoBar::Other(owed.seat)));
        }
    }
}
