//! What a client without rules of its own needs: words, rules, forecasts, hints, replays, forms, names.

use std::collections::BTreeSet;

use serde_json::json;

use crate::harness::{Me, Player, Socket, my_table, one_step, piece_together, request, start};

/// The fields of actions that `docs/protocol.md` explains.
fn explained_fields() -> BTreeSet<String> {
    let page = include_str!("../../../docs/protocol.md");
    let part = page.split("### What an action is about").nth(1).unwrap().split("###").next().unwrap();
    let rows = part.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows
        .flat_map(|row| row.split('|').next().unwrap().split('`').filter(|name| !name.contains([',', ' '])));
    names.filter(|name| !name.is_empty()).map(str::to_string).collect()
}

/// Whether the schema of a game's actions says what a field is about: what a new game's fields that the page does not know are explained by.
fn is_described(game: &dyn catalog::AnyGame, field: &str) -> bool {
    let schema = game.schema(catalog::Part::Action);
    let kinds = schema["oneOf"].as_array().into_iter().flatten();
    kinds.filter_map(|kind| kind["properties"].get(field)).any(|field| field["description"].is_string())
}

#[tokio::test]
async fn every_choice_has_words_a_rule_that_can_be_read_and_fields_that_are_explained() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let fields = explained_fields();
    for game in catalog::games() {
        let table = my_table(&server, &me, game.id(), game.seats().0).await;
        let tongue = catalog::Tongue::english(game.id());
        let mut rules = BTreeSet::new();
        for seq in 0..40 {
            let public = me.get(&server, &format!("/api/tables/{table}/view?detail=full")).await;
            let Some(owed) = public["deciding"].as_array().unwrap().first().cloned() else { break };
            let path = format!("/api/tables/{table}/view?seat={}&detail=full", owed["seat"]);
            let legal = me.get(&server, &path).await["legal"].as_array().unwrap().clone();
            for choice in &legal {
                let said: engine::Phrase = serde_json::from_value(choice["say"].clone()).unwrap();
                assert!(tongue.has(&said.id), "{choice}");
                let outlook: Option<engine::Phrase> =
                    serde_json::from_value(choice["outlook"].clone()).unwrap();
                assert!(outlook.is_none_or(|outlook| tongue.has(&outlook.id)), "{choice}");
                rules.insert(choice["rule"].as_str().unwrap().to_string());
                for field in choice["action"].as_object().unwrap().keys() {
                    assert!(
                        fields.contains(field) || is_described(game, field),
                        "neither docs/protocol.md nor a comment of the field in the game explains {field} of {choice}"
                    );
                }
            }
            let action = &legal[seq * 7 % legal.len()]["action"];
            let play = json!({"seat": owed["seat"], "seq": seq, "action": action});
            me.post(&server, &format!("/api/tables/{table}/play"), play).await;
        }
        for rule in rules {
            let path = format!("/api/games/{}/rules/{rule}", game.id());
            assert!(!me.get(&server, &path).await["text"].as_str().unwrap().is_empty(), "{rule}");
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn a_replay_pieces_together_what_each_viewer_saw() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    for game in catalog::games() {
        let count = game.seats().0;
        let table = my_table(&server, &me, game.id(), count).await;
        let mut players = Vec::new();
        for seat in 0..count {
            players.push(Player::new(&server, Some(&me), &table, Some(seat)).await);
        }
        let mut views = vec![players[0].view.clone()];
        for number in 0..25 {
            if !one_step(&mut players, |_| number * 3).await {
                break;
            }
            views.push(players[0].view.clone());
        }
        let replay = me.get(&server, &format!("/api/tables/{table}/replay?seat=0")).await;
        let mut view = replay["view"].clone();
        for (step, seen) in replay["steps"].as_array().unwrap().iter().zip(&views) {
            piece_together(&mut view, step);
            assert_eq!(view, *seen, "{}: step {}", game.id(), step["seq"]);
            let events = step["events"].as_array().unwrap();
            assert!(
                events.iter().all(|event| event["say"]["id"].is_string() && event.get("event").is_some())
            );
            let is_mine = step["seat"] == json!(0);
            assert_eq!(step.get("action").is_some(), is_mine, "others' choices may be secret");
        }
        assert_eq!(replay["steps"].as_array().unwrap().len(), views.len());
        let foreign = request(&server, &format!("GET /api/tables/{table}/replay?seat=0"), &[], None).await;
        assert_eq!(foreign.status, 403, "a seat's replay is its own while the race goes on");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_hint_says_why_and_only_to_the_seat() {
    let server = start().await;
    let (me, other) = (Me::new(&server, "Ada").await, Me::new(&server, "Eve").await);
    let table = my_table(&server, &me, "pig", 2).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    let ask = json!({"type": "hint", "table": table, "seat": 0, "level": "club"});
    player.socket.say(ask.clone()).await;
    let hints = player.socket.wait("hints").await;
    assert_eq!((&hints["seat"], &hints["seq"]), (&json!(0), &json!(0)));
    let hints = hints["hints"].as_array().unwrap();
    assert_eq!(hints.len(), player.legal().len());
    assert!(hints.iter().all(|hint| player.legal().contains(&hint["action"])));
    let reason: engine::Phrase = serde_json::from_value(hints[0]["reason"].clone()).unwrap();
    assert!(catalog::Tongue::english("pig").has(&reason.id), "{hints:?}");
    let path = format!("GET /api/tables/{table}/hint?seat=0");
    assert_eq!(other.ask(&server, &path, None).await.status, 403);
    let path = format!("GET /api/tables/{table}/hint?seat=1");
    assert_eq!(me.ask(&server, &path, None).await.status, 409, "seat 1 owes no decision");
    let path = format!("GET /api/tables/{table}/hint?seat=0&level=oracle");
    let refused = me.ask(&server, &path, None).await;
    assert_eq!((refused.status, &refused.json()["say"]["id"]), (422, &json!("setup-no-level")));
    assert!(refused.json()["detail"].as_str().unwrap().starts_with("there is no bot named"), "{refused:?}");
    for level in ["random", "novice", "greedy"] {
        let path = format!("GET /api/tables/{table}/hint?seat=0&level={level}");
        let refused = me.ask(&server, &path, None).await;
        assert_eq!((refused.status, &refused.json()["say"]["id"]), (422, &json!("hint-blind")), "{level}");
        player.socket.say(json!({"type": "hint", "table": table, "seat": 0, "level": level})).await;
        let refused = player.socket.wait("refused").await;
        assert_eq!(
            (&refused["code"], &refused["say"]["id"]),
            (&json!("unreadable"), &json!("hint-blind")),
            "{level}"
        );
    }
    let wanted =
        json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"hints": false}});
    let strict = me.table(&server, wanted).await;
    let path = format!("GET /api/tables/{strict}/hint?seat=0");
    let refused = me.ask(&server, &path, None).await;
    assert!(refused.status == 409 && refused.text.contains("no hints"), "{refused:?}");
    server.stop().await;
}

#[tokio::test]
async fn hints_do_not_depend_on_what_the_seat_cannot_see() {
    // Two races with other seeds: before the first card or die is seen, the seat is told the same.
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let mut told = Vec::new();
    for _ in 0..2 {
        let table = my_table(&server, &me, "pig", 2).await;
        let hints = me.get(&server, &format!("/api/tables/{table}/hint?seat=0&level=club")).await;
        told.push(hints["hints"].clone());
    }
    assert_eq!(told[0], told[1]);
    server.stop().await;
}

#[tokio::test]
async fn undo_why_and_chat_work_without_a_socket() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let path = format!("/api/tables/{table}");
    let hold = json!({"seat": 0, "action": {"type": "hold"}});
    let because = me.post(&server, &format!("{path}/why"), hold).await;
    assert_eq!((&because["legal"], &because["rule"]), (&json!(false), &json!("PG-004")));
    let said = me.post(&server, &format!("{path}/chat"), json!({"seat": 1, "text": "Hello"})).await;
    assert_eq!(said["line"]["text"], "Hello");
    let refused = me.ask(&server, &format!("POST {path}/undo"), Some(json!({"seat": 0, "seq": 0}))).await;
    assert!(refused.status == 409 && refused.text.contains("no action to take back"), "{refused:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_hint_ends_with_the_choice_that_it_is_about() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    // The thread on which bots think is busy with other tables.
    let mut others = Socket::new(&server, Some(&me)).await;
    for _ in 0..30 {
        let table = my_table(&server, &me, "pig", 2).await;
        others.say(json!({"type": "hint", "table": table, "seat": 0, "level": "master"})).await;
    }
    let table = my_table(&server, &me, "pig", 2).await;
    let mut player = Player::new(&server, Some(&me), &table, Some(0)).await;
    player.socket.say(json!({"type": "hint", "table": table, "seat": 0, "level": "master"})).await;
    player.play(&json!({"type": "roll"})).await;
    let (mut hints, mut step) = (None, false);
    while hints.is_none() || !step {
        let message = player.socket.next().await;
        step |= message["type"] == "step";
        hints = hints.or_else(|| (message["type"] == "hints").then_some(message));
    }
    let hints = hints.unwrap();
    assert_eq!((&hints["seq"], &hints["hints"]), (&json!(0), &json!([])), "nobody waits for an old choice");
    server.stop().await;
}

#[tokio::test]
async fn a_switch_that_a_game_refuses_is_a_phrase_of_the_game_and_its_rule_is_a_field() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let wanted = json!({"game": "rowing", "seats": seats, "options": {"course": "lagoon"}});
    let refused = me.ask(&server, "POST /api/tables", Some(wanted)).await;
    let problem = refused.json();
    assert_eq!((refused.status, &problem["rule"]), (422, &json!("RW-006")), "{problem}");
    assert_eq!(problem["say"]["with"]["why"]["id"], "wrong-course", "{problem}");
    let detail = problem["detail"].as_str().unwrap();
    assert!(detail.contains("\"lagoon\" is not a course") && !detail.contains("RW-006"), "{detail}");
    server.stop().await;
}

#[tokio::test]
async fn switches_say_what_they_can_be() {
    let server = start().await;
    let pig = request(&server, "GET /api/games/pig", &[], None).await.json();
    assert_eq!(
        pig["options"][0]["values"],
        json!({"type": "range", "least": 2, "most": 1000, "nullable": false})
    );
    for game in catalog::games() {
        let told = request(&server, &format!("GET /api/games/{}", game.id()), &[], None).await.json();
        let tongue = catalog::Tongue::english(game.id());
        for switch in told["options"].as_array().unwrap() {
            assert!(tongue.has(&format!("switch-{}", switch["key"].as_str().unwrap())), "{switch}");
        }
    }
    server.stop().await;
}
