//! Undo within the rules of information.

use serde_json::{Value, json};

use crate::harness::{Me, Player, database, my_table, start, start_at, table_by_consent};

async fn pig(server: &server::Server, me: &Me) -> (String, Vec<Player>) {
    let table = my_table(server, me, "pig", 2).await;
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
    let (table, mut players) = pig(&server, &me).await;
    let actor = roll(&mut players).await;
    let seq = players[0].seq();
    players[actor].socket.say(undo(&table, actor, seq)).await;
    let refused = players[actor].socket.next().await;
    let why = &refused["say"]["with"]["why"];
    assert_eq!((&why["id"], &why["with"]["why"]["id"]), (&json!("server-undo-seen"), &json!("undo-chance")));
    assert_eq!(why["with"]["seat"], json!({"seat": 1 - actor}), "it names who has seen it");
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
    let (table, mut players) = pig(&server, &me).await;
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
    let (table, ada, bob) = table_by_consent(&server).await;
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

#[tokio::test]
async fn an_undo_is_asked_for_found_and_agreed_to_without_a_socket() {
    let server = start().await;
    let (table, ada, bob) = table_by_consent(&server).await;
    let path = format!("/api/tables/{table}");
    let people = [&ada, &bob];
    let view = ada.get(&server, &format!("{path}/view")).await;
    let actor = view["deciding"][0]["seat"].as_u64().unwrap() as usize;
    let (mine, other) = (people[actor], people[1 - actor]);
    let roll = json!({"seat": actor, "seq": 0, "action": {"type": "roll"}});
    mine.post(&server, &format!("{path}/play"), roll).await;
    for agree in [false, true] {
        let wish = json!({"seat": actor, "seq": 1});
        let asked = mine.post(&server, &format!("{path}/undo"), wish).await;
        assert_eq!(asked["type"], "undo_asked", "{asked}");
        let found = other.get(&server, &path).await["undo"].clone();
        assert_eq!(found, json!({"seat": actor, "seq": 1, "agreed": [actor], "waiting": [1 - actor]}));
        let answer = json!({"seat": 1 - actor, "seq": 1, "agree": agree});
        let done = other.post(&server, &format!("{path}/consent"), answer.clone()).await;
        assert_eq!(done["type"], if agree { "played" } else { "undo_dropped" }, "{done}");
        let info = other.get(&server, &path).await;
        assert!(info.get("undo").is_none(), "{info}");
        let late = other.ask(&server, &format!("POST {path}/consent"), Some(answer)).await;
        assert_eq!(late.status, 409, "{late:?}");
    }
    assert_eq!(ada.get(&server, &format!("{path}/view")).await["view"]["total"], 0);
    server.stop().await;
}

/// Asks to take back, and waits until it was.
async fn take_back(player: &mut Player) {
    let wish = undo(&player.table, 0, player.seq());
    player.socket.say(wish).await;
    loop {
        let sync = player.socket.next().await;
        match sync["type"].as_str().unwrap() {
            "sync" => return (player.view, player.last) = (sync["view"].clone(), sync),
            // Bots go on until they are stopped.
            "step" | "table" => {}
            _ => panic!("{sync}"),
        }
    }
}

/// Plays and waits for the step that this became; gives what could be seen just before it. Where all choose at once, bots
/// may have been faster.
async fn make_move(player: &mut Player, action: &Value) -> Value {
    player.play(action).await;
    loop {
        let before = player.view.clone();
        player.take("step").await;
        if player.last["by"] == 0 {
            return before;
        }
    }
}

/// Waits until it is this seat's move, or the race is over.
async fn my_turn(player: &mut Player) {
    while player.last["deciding"][0]["seat"] != 0 && !player.is_over() {
        player.take("step").await;
    }
}

#[tokio::test]
async fn against_bots_alone_one_goes_back_to_ones_last_decision_and_further_whatever_was_drawn() {
    for game in catalog::games() {
        let path = database();
        let server = start_at(&path).await;
        let me = Me::new(&server, "Ada").await;
        let bot = json!({"kind": "bot", "level": "random"});
        let mut seats = vec![json!({"kind": "me"})];
        seats.resize(usize::from(2.clamp(game.seats().0, game.seats().1)), bot);
        let wanted = json!({"game": game.id(), "seats": seats});
        let table = me.table(&server, wanted).await;
        let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
        // What was to be seen when there was something to choose.
        let mut decisions: Vec<Value> = Vec::new();
        for number in 0..14 {
            my_turn(&mut player).await;
            let legal = player.legal();
            if player.is_over() || legal.is_empty() {
                break;
            }
            let before = make_move(&mut player, &legal[number % legal.len()]).await;
            if legal.len() > 1 {
                decisions.push(before);
            }
        }
        let mut taken = 0;
        while let Some(before) = decisions.pop() {
            if player.is_over() {
                break;
            }
            take_back(&mut player).await;
            assert_eq!((&player.last["cause"], &player.view), (&json!("undo"), &before), "{}", game.id());
            taken += 1;
        }
        assert!(taken > 1 || player.is_over(), "{}: {taken}", game.id());
        // Until nobody else is to move.
        while player.last["deciding"].as_array().unwrap().iter().any(|owed| owed["seat"] != 0) {
            player.take("step").await;
        }
        server.stop().await;
        let server = start_at(&path).await;
        let again = me.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
        assert!(player.is_over() || again["view"] == player.view, "{}: the same after a restart", game.id());
        server.stop().await;
    }
}

#[tokio::test]
async fn against_bots_nothing_is_taken_back_twice_nor_before_the_first_move_nor_after_the_end() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    let table = me.table(&server, json!({"game": "pig", "options": {"target": 20}, "seats": seats})).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    player.socket.say(undo(&table, 0, 0)).await;
    assert_eq!(player.socket.next().await["say"]["with"]["why"]["id"], "undo-nothing");
    make_move(&mut player, &json!({"type": "roll"})).await;
    let seq = player.seq();
    take_back(&mut player).await;
    player.socket.say(undo(&table, 0, seq)).await;
    let refused = player.socket.wait_for_any("refused").await;
    assert_eq!(refused["say"]["id"], "server-undo-step", "the second of two clicks takes back nothing more");
    while !player.is_over() {
        my_turn(&mut player).await;
        if let Some(action) = player.legal().last().cloned() {
            make_move(&mut player, &action).await;
        }
    }
    let seq = player.seq();
    player.socket.say(undo(&table, 0, seq)).await;
    assert_eq!(player.socket.wait_for_any("refused").await["say"]["id"], "server-undo-over");
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
