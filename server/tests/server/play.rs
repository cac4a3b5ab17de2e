//! Whole races over sockets.

use serde_json::json;

use crate::harness::{Me, Player, Socket, my_table, one_step, start};

#[tokio::test]
async fn every_game_is_played_to_its_end_and_what_clients_piece_together_is_the_view() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let mut ended = 0;
    for game in catalog::games() {
        let count = game.seats().0;
        let table = my_table(&server, &me, game.id(), count).await;
        let mut players = Vec::new();
        for seat in 0..count {
            players.push(Player::new(&server, Some(&me), &table, Some(seat)).await);
        }
        players.push(Player::new(&server, None, &table, None).await);
        let mut number = 0_usize;
        let choose = |number: &mut usize| {
            *number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            *number >> 33
        };
        while one_step(&mut players, |_| choose(&mut number)).await {
            if players[0].seq() % 16 == 0 {
                for player in &players {
                    let path = match player.seat {
                        Some(seat) => format!("/api/tables/{table}/view?seat={seat}"),
                        None => format!("/api/tables/{table}/view"),
                    };
                    let fresh = me.get(&server, &path).await;
                    assert_eq!(fresh["view"], player.view, "{} {:?}", game.id(), player.seat);
                    assert_eq!(fresh["legal"], player.last["legal"]);
                }
            }
        }
        assert!(players.iter().all(|player| player.last["places"].is_object()), "{}", game.id());
        let proof = me.get(&server, &format!("/api/tables/{table}/record")).await.to_string();
        let steps = records::Proof::read(&proof).unwrap().verify(None).verdict().unwrap();
        assert_eq!(u64::from(steps), players[0].seq());
        ended += 1;
    }
    assert_eq!(ended, catalog::games().count());
    server.stop().await;
}

#[tokio::test]
async fn a_refused_action_names_the_rule_and_changes_nothing() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    player.play(&json!({"type": "hold"})).await;
    let refused = player.socket.next().await;
    assert_eq!(
        (&refused["type"], &refused["code"], &refused["rule"]),
        (&json!("refused"), &json!("illegal"), &json!("PG-004"))
    );
    player.play(&json!({"type": "fly"})).await;
    assert_eq!(player.socket.next().await["code"], "unreadable");
    player.socket.say(json!({"type": "why", "table": table, "seat": 0, "action": {"type": "hold"}})).await;
    let because = player.socket.next().await;
    assert_eq!((&because["legal"], &because["rule"]), (&json!(false), &json!("PG-004")));
    player.play(&json!({"type": "roll"})).await;
    player.take("step").await;
    assert_eq!(player.seq(), 1);
    server.stop().await;
}

#[tokio::test]
async fn a_seat_is_nobody_elses() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = my_table(&server, &ada, "pig", 2).await;
    let mut socket = Socket::new(&server, Some(&bob)).await;
    let messages = [
        json!({"type": "watch", "table": table, "seat": 0}),
        json!({"type": "play", "table": table, "seat": 0, "seq": 0, "action": {"type": "roll"}}),
        json!({"type": "since", "table": table, "seat": 1, "seq": 0}),
        json!({"type": "picture", "table": table, "seat": 1}),
        json!({"type": "why", "table": table, "seat": 1, "action": {"type": "roll"}}),
        json!({"type": "undo", "table": table, "seat": 1, "seq": 0}),
        json!({"type": "chat", "table": table, "seat": 1, "text": "hello"}),
    ];
    for message in messages {
        socket.say(message.clone()).await;
        let answer = socket.next().await;
        assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("not_yours")), "{message}");
    }
    let answer = bob.ask(&server, &format!("GET /api/tables/{table}/view?seat=0"), None).await;
    assert_eq!(answer.status, 403);
    assert_eq!(socket.watch(&table, None).await["seq"], 0, "watching is free");
    server.stop().await;
}

#[tokio::test]
async fn of_two_clients_with_the_same_move_one_plays_it_and_both_hear_of_the_same_step() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut one = Player::new(&server, Some(&me), &table, Some(0)).await;
    let mut other = Player::new(&server, Some(&me), &table, Some(0)).await;
    let roll = json!({"type": "roll"});
    tokio::join!(one.play(&roll), other.play(&roll));
    for player in [&mut one, &mut other] {
        let (mut steps, mut played) = (0, 0);
        player.socket.say(json!({"type": "ping"})).await;
        loop {
            let message = player.socket.next().await;
            match message["type"].as_str().unwrap() {
                "step" => steps += u32::from(message["seq"] == 1),
                "played" => played += u32::from(message["seq"] == 1),
                "pong" if steps == 1 => break,
                "pong" => player.socket.say(json!({"type": "ping"})).await,
                "table" => {}
                _ => panic!("{message}"),
            }
        }
        assert!(steps == 1 && played <= 1);
    }
    let now = me.get(&server, &format!("/api/tables/{table}/view?seat=0")).await;
    assert_eq!(now["seq"], 1, "the move was applied once");
    server.stop().await;
}

#[tokio::test]
async fn a_repeated_action_is_answered_with_its_step_and_an_old_one_with_everything() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    player.play(&json!({"type": "roll"})).await;
    player.take("step").await;
    let again = json!({"type": "play", "table": table, "seat": 0, "seq": 0, "action": {"type": "roll"}});
    player.socket.say(again).await;
    let played = player.socket.next().await;
    assert_eq!((&played["type"], &played["seq"]), (&json!("played"), &json!(1)));
    let old = json!({"type": "play", "table": table, "seat": 0, "seq": 0, "action": {"type": "hold"}});
    player.socket.say(old).await;
    let sync = player.socket.next().await;
    assert_eq!((&sync["type"], &sync["cause"], &sync["seq"]), (&json!("sync"), &json!("stale"), &json!(1)));
    assert_eq!(sync["missed"], player.last["events"], "what was missed is told");
    player.socket.say(json!({"type": "since", "table": table, "seat": 0, "seq": 0})).await;
    assert_eq!(player.socket.next().await["missed"], player.last["events"]);
    server.stop().await;
}

#[tokio::test]
async fn words_come_with_full_detail_and_a_step_is_small_without() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let mut socket = Socket::new(&server, Some(&me)).await;
    socket.say(json!({"type": "watch", "table": table, "seat": 0, "detail": "full"})).await;
    let sync = socket.wait("sync").await;
    assert_eq!(sync["legal"][0]["say"], json!({"id": "action-roll"}));
    socket
        .say(json!({"type": "play", "table": table, "seat": 0, "seq": 0, "action": {"type": "roll"}}))
        .await;
    let step = socket.wait("step").await;
    assert_eq!(step["events"][0]["say"]["with"]["seat"], json!({"seat": 0}), "{step}");
    socket.say(json!({"type": "picture", "table": table, "seat": 0})).await;
    assert!(socket.wait("picture").await["text"].as_str().unwrap().contains("Round 1"));
    socket.say(json!({"type": "picture", "table": table, "seat": 0, "language": "fr"})).await;
    assert!(socket.wait("picture").await["text"].as_str().unwrap().contains("Manche 1"));
    socket.say(json!({"type": "picture", "table": table, "seat": 0, "language": "xx"})).await;
    assert!(socket.wait("picture").await["text"].as_str().unwrap().contains("Round 1"), "else English");
    server.stop().await;
}
