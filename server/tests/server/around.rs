//! Several people around one screen: one person has several seats, each with a name of its own, and one connection is there for all.

use serde_json::{Value, json};

use crate::harness::{Me, Player, Socket, one_step, request, start};

/// Anna and Ben at one screen, and somebody else or a bot.
fn around(game: &str, third: Value) -> Value {
    json!({"game": game, "seats": [{"kind": "me", "name": " Anna "}, {"kind": "me", "name": "Ben"}, third]})
}

fn names(info: &Value) -> Vec<Option<&str>> {
    info["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str()).collect()
}

#[tokio::test]
async fn everybody_has_a_name_of_their_own_also_after_a_time_away_and_in_a_rematch() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let wanted = json!({"options": {"target": 20}, "settings": {"start": "asked"}});
    let mut table = around("pig", json!({"kind": "open"}));
    table.as_object_mut().unwrap().extend(wanted.as_object().unwrap().clone());
    let table = ada.table(&server, table).await;
    let path = |what: &str| format!("/api/tables/{table}{what}");
    assert_eq!(names(&ada.get(&server, &path("")).await), [Some("Anna"), Some("Ben"), None]);
    let info = ada.post(&server, &path("/sit"), json!({"seat": 2})).await;
    assert_eq!(names(&info)[2], Some("Ada"));
    let info = ada.post(&server, &path("/sit"), json!({"seat": 2, "name": "Cleo"})).await;
    assert_eq!(names(&info)[2], Some("Cleo"), "whoever sits there may be called otherwise");
    for (name, status) in [("", 422), (&*"x".repeat(33), 422)] {
        let asked = json!({"seat": 2, "name": name});
        assert_eq!(ada.ask(&server, &format!("POST {}", path("/sit")), Some(asked)).await.status, status);
    }
    let other = json!({"seat": 1, "name": "Bob"});
    assert_eq!(bob.ask(&server, &format!("POST {}", path("/sit")), Some(other)).await.status, 403);
    ada.post(&server, &path("/start"), json!({})).await;
    ada.post(&server, &path("/leave"), json!({"seat": 1})).await;
    let info = ada.get(&server, &path("")).await;
    assert_eq!((names(&info)[1], &info["seats"][1]["status"]), (Some("Ben"), &json!("left")));
    let info = ada.post(&server, &path("/sit"), json!({"seat": 1})).await;
    assert_eq!((names(&info)[1], &info["seats"][1]["status"]), (Some("Ben"), &json!("away")));
    let mut players = Vec::new();
    for seat in 0..3 {
        players.push(Player::new(&server, Some(&ada), &table, Some(seat)).await);
    }
    while one_step(&mut players, |legal| legal.len() - 1).await {}
    let next = ada.post(&server, &path("/rematch"), json!({})).await["rematch"].as_str().unwrap().to_string();
    let next = ada.get(&server, &format!("/api/tables/{next}")).await;
    assert_eq!(names(&next), [Some("Anna"), Some("Ben"), Some("Cleo")]);
    server.stop().await;
}

#[tokio::test]
async fn who_names_no_seat_is_told_apart_by_numbers_and_finds_the_own_seats() {
    let server = start().await;
    let long = "n".repeat(32);
    let (ada, bob) = (Me::new(&server, &long).await, Me::new(&server, "Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "me"}, {"kind": "open"}]);
    let table = ada.table(&server, json!({"game": "pig", "seats": seats})).await;
    let info = bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 3})).await;
    let second = format!("{} 2", "n".repeat(30));
    assert_eq!(names(&info), [Some(&*long), None, Some(&*second), Some("Bob")]);
    let mine = format!("/api/tables/{table}/mine");
    assert_eq!(ada.get(&server, &mine).await, json!({"seats": [0, 2]}));
    assert_eq!(bob.get(&server, &mine).await, json!({"seats": [3]}));
    assert_eq!(Me::new(&server, "Cleo").await.get(&server, &mine).await, json!({"seats": []}));
    assert_eq!(request(&server, &format!("GET {mine}"), &[], None).await.status, 401);
    let nowhere = ada.ask(&server, "GET /api/tables/nowhere/mine", None).await;
    assert_eq!(nowhere.status, 404);
    server.stop().await;
}

/// The next message of that type for these eyes.
async fn next_for(socket: &mut Socket, kind: &str, seat: Option<u8>) -> Value {
    socket.wait_for(kind, |message| message["seat"] == json!(seat)).await
}

#[tokio::test]
async fn one_connection_plays_for_all_its_seats_and_is_shown_what_everybody_may_see() {
    for game in ["rowing", "fishing"] {
        let server = start().await;
        let ada = Me::new(&server, "Ada").await;
        let mut wanted = around(game, json!({"kind": "bot", "level": "random"}));
        // Who sits here may look at what everybody may see, also where strangers may not watch.
        wanted["settings"] = json!({"spectators": false});
        let table = ada.table(&server, wanted).await;
        let mut socket = Socket::new(&server, Some(&ada)).await;
        let mut sync = socket.watch(&table, None).await;
        let mut acted = [0, 0];
        for _ in 0..600 {
            let deciding = sync["deciding"].as_array().unwrap().clone();
            let owed = deciding.iter().find_map(|owed| owed["seat"].as_u64().filter(|seat| *seat < 2));
            let Some(seat) = owed.map(|seat| seat as u8) else {
                if deciding.is_empty() {
                    break;
                }
                sync = next_for(&mut socket, "step", None).await;
                continue;
            };
            // The curtain is lifted: the seat's own eyes, for as long as it chooses.
            socket.say(json!({"type": "watch", "table": table, "seat": seat})).await;
            let own = next_for(&mut socket, "sync", Some(seat)).await;
            let legal = own["legal"].as_array().cloned().unwrap_or_default();
            socket.say(json!({"type": "unwatch", "table": table, "seat": seat})).await;
            let Some(action) = legal.get(acted[usize::from(seat)] % legal.len().max(1)) else { continue };
            let play =
                json!({"type": "play", "table": table, "seat": seat, "seq": own["seq"], "action": action});
            socket.say(play).await;
            acted[usize::from(seat)] += 1;
            // Bots may have been faster.
            loop {
                let step = next_for(&mut socket, "step", None).await;
                assert!(step.get("legal").is_none() && step.get("action").is_none(), "{step}");
                sync = step;
                if sync["by"] == json!(seat) {
                    break;
                }
            }
            if acted[0] > 25 && acted[1] > 25 {
                break;
            }
        }
        assert!(acted[0] > 5 && acted[1] > 5, "{game}: {acted:?}");
        server.stop().await;
    }
}

#[tokio::test]
async fn what_is_shown_to_people_around_a_screen_is_what_a_stranger_sees() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let third = json!({"kind": "me", "name": "Cleo"});
    let table = ada.table(&server, around("rowing", third)).await;
    let mut players = Vec::new();
    for seat in [Some(0), Some(1), Some(2), None] {
        players.push(Player::new(&server, Some(&ada), &table, seat).await);
    }
    players.push(Player::new(&server, None, &table, None).await);
    for number in 0..80 {
        if !one_step(&mut players, |_| number).await {
            break;
        }
    }
    let steps = |player: &Player| -> Vec<String> {
        player.texts.iter().filter(|text| text.contains(r#""type":"step""#)).cloned().collect()
    };
    let (own, strange) = (steps(&players[3]), steps(&players[4]));
    assert!(own.len() > 40 && own == strange);
    assert_ne!(own, steps(&players[0]), "seats know more");
    server.stop().await;
}

#[tokio::test]
async fn one_connection_is_there_for_all_its_seats_and_is_no_spectator() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let mut wanted = around("pig", json!({"kind": "open"}));
    wanted["settings"] = json!({"away_after_s": 1, "stand_in": "random"});
    let table = ada.table(&server, wanted).await;
    let statuses = |info: &Value| -> Vec<String> {
        let seats = info["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["status"].as_str().unwrap().to_string()).collect()
    };
    let mut socket = Socket::new(&server, Some(&ada)).await;
    socket.say(json!({"type": "watch", "table": table})).await;
    let info = socket.wait("table").await;
    assert_eq!(
        (statuses(&info), &info["spectators"]),
        (vec!["here".into(), "here".into(), "open".into()], &json!(0))
    );
    bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 2})).await;
    let mut other = Socket::new(&server, Some(&bob)).await;
    let first = other.watch(&table, Some(2)).await;
    let info = other.wait("table").await;
    assert_eq!(statuses(&info), ["here", "here", "here"]);
    // Nobody stands in for Anna and Ben while their screen is there, whichever of them looks through it.
    assert_eq!(first["deciding"][0]["seat"], 0);
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    let view = bob.get(&server, &format!("/api/tables/{table}/view?seat=2")).await;
    assert_eq!(view["seq"], 0);
    drop(socket);
    let step = other.wait("step").await;
    assert_eq!((&step["by"], &step["how"]), (&json!(0), &json!("away")));
    server.stop().await;
}

#[tokio::test]
async fn people_around_a_screen_agree_among_themselves() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let mut wanted = around("pig", json!({"kind": "open"}));
    wanted["settings"] = json!({"undo_by_consent": true});
    let table = ada.table(&server, wanted).await;
    bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 2})).await;
    let mut anna = Player::new(&server, Some(&ada), &table, Some(0)).await;
    anna.play(&json!({"type": "roll"})).await;
    anna.take("step").await;
    let seq = anna.seq();
    anna.socket.say(json!({"type": "undo", "table": table, "seat": 0, "seq": seq})).await;
    let asked = anna.socket.wait("undo_asked").await;
    assert_eq!((&asked["agreed"], &asked["waiting"]), (&json!([0, 1]), &json!([2])), "Ben sits beside her");
    let mut other = Socket::new(&server, Some(&bob)).await;
    other.watch(&table, Some(2)).await;
    other.say(json!({"type": "consent", "table": table, "seat": 2, "seq": seq, "agree": true})).await;
    assert_eq!(anna.socket.wait("sync").await["cause"], "undo");
    server.stop().await;
}
