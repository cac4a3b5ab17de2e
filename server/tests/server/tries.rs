//! Playing on from a moment of a finished race.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, Server};

use crate::harness::{Me, Player, config, database, request, start, start_at};
use crate::reviews::{long_race, review};

async fn try_it(server: &Server, me: &Me, table: &str, wanted: Value) -> Value {
    me.post(server, &format!("/api/tables/{table}/try"), wanted).await["table"].clone()
}

/// The person takes the first choice at their seat this many times, or to the end of the race.
async fn play_on(player: &mut Player, mut times: usize) {
    while !player.is_over() && times > 0 {
        let own = json!(player.seat);
        let owes = player.last["deciding"].as_array().unwrap().iter().any(|owed| owed["seat"] == own);
        if owes {
            let action = player.legal()[0].clone();
            player.play(&action).await;
            times -= 1;
        }
        // Where several choose at once, others may be told first.
        loop {
            player.take("step").await;
            if !owes || player.last["by"] == own {
                break;
            }
        }
    }
}

/// What seat 1 sees when the race waits for nobody else.
async fn settled(server: &Server, me: &Me, url: &str) -> Value {
    loop {
        let view = me.get(server, &format!("{url}/view?seat=1")).await;
        let deciding = view["deciding"].as_array().unwrap();
        assert!(!deciding.is_empty(), "the race is not over: {view}");
        if deciding.iter().all(|owed| owed["seat"] == 1) {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_race_goes_on_from_a_moment_of_another_with_what_the_seat_saw_also_after_a_restart() {
    // A race with cards and boards is long enough to be gone on with from its middle.
    let is_long = |game: &&'static dyn catalog::AnyGame| game.seats().1 >= 4 && !game.content().is_empty();
    for game in catalog::games().filter(is_long) {
        let path = database();
        let server = start_at(&path).await;
        let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
        let race = long_race(&server, &bob, game.id()).await;
        let steps =
            ada.get(&server, &format!("/api/tables/{race}/replay")).await["steps"].as_array().unwrap().len();
        let step = steps / 2;
        let wanted = json!({"step": step, "seat": 1, "level": "greedy"});
        let made = try_it(&server, &ada, &race, wanted).await;
        let table = made["id"].as_str().unwrap().to_string();
        assert_eq!(
            (&made["state"], &made["try_of"]),
            (&json!("running"), &json!({"table": race, "step": step}))
        );
        assert_eq!(
            (&made["seats"][1]["name"], &made["seats"][0]["level"]),
            (&json!("Ada"), &json!("greedy"))
        );
        let settings = &made["settings"];
        assert_eq!((&settings["public"], &settings["hints"]), (&json!(false), &json!(true)), "{settings}");
        assert_eq!(
            (&settings["rated"], &settings["clock"]["kind"]),
            (&Value::Null, &json!("none")),
            "{settings}"
        );

        // What is seen at the beginning is what the seat saw then.
        let url = format!("/api/tables/{table}");
        let begun = ada.get(&server, &format!("{url}/replay?seat=1")).await;
        let then = ada.get(&server, &format!("/api/tables/{race}/position?step={}", step - 1)).await;
        let options = &made["options"];
        let whole = game.race_at(options, &then["position"], 0).unwrap();
        let seen = whole.view(catalog::Sight::seat(engine::Seat(1)));
        assert_eq!(begun["view"], seen, "{}", game.id());

        let mut player = Player::new(&server, Some(&ada), &table, Some(1)).await;
        play_on(&mut player, 2).await;
        drop(player);
        let before = settled(&server, &ada, &url).await;
        server.stop().await;
        let server = start_at(&path).await;
        let after = settled(&server, &ada, &url).await;
        assert_eq!((&after["view"], &after["seq"]), (&before["view"], &before["seq"]), "{}", game.id());
        let undo = json!({"seat": 1, "seq": after["seq"]});
        let undone = ada.post(&server, &format!("{url}/undo"), undo).await;
        assert_eq!(undone["type"], "played", "{undone}");
        let mut player = Player::new(&server, Some(&ada), &table, Some(1)).await;
        play_on(&mut player, usize::MAX).await;
        drop(player);
        assert!(ada.get(&server, &format!("{url}/replay")).await["places"].is_object(), "{}", game.id());
        assert_eq!(ada.get(&server, "/api/me/records").await["races"], 0, "it is no record");
        for (line, id) in [
            (format!("GET {url}/record"), "server-try-record"),
            (format!("GET {url}/review"), "review-written"),
            (format!("POST {url}/rematch"), "server-try-again"),
        ] {
            let answer = ada.ask(&server, &line, None).await;
            assert_eq!((answer.status, &answer.json()["say"]["id"]), (409, &json!(id)), "{line}");
        }
        // One can play on from a moment of that race in its turn.
        let again = try_it(&server, &ada, &table, json!({"step": 1, "seat": 0})).await;
        assert_eq!((&again["try_of"]["table"], &again["seats"][1]["level"]), (&json!(table), &json!("club")));
        server.stop().await;
    }
}

#[tokio::test]
async fn what_cannot_be_tried_is_refused_with_what_can() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let race = long_race(&server, &ada, "pig").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    let running = ada.table(&server, json!({"game": "pig", "seats": seats})).await;
    let steps =
        ada.get(&server, &format!("/api/tables/{race}/replay")).await["steps"].as_array().unwrap().len() - 1;
    for (table, wanted, status, said) in [
        (&running, json!({"step": 1, "seat": 0}), 409, "when it is over".to_string()),
        (&race, json!({"step": 0, "seat": 0}), 422, format!("1 to {steps}")),
        (&race, json!({"step": steps + 1, "seat": 0}), 422, format!("1 to {steps}")),
        (&race, json!({"step": 1, "seat": 4}), 422, "0 to 3".to_string()),
        (&race, json!({"step": 1, "seat": 0, "level": "oracle"}), 422, "oracle".to_string()),
        (&"nothing".to_string(), json!({"step": 1, "seat": 0}), 404, String::new()),
    ] {
        let answer = ada.ask(&server, &format!("POST /api/tables/{table}/try"), Some(wanted.clone())).await;
        assert_eq!(answer.status, status, "{wanted}: {answer:?}");
        assert!(answer.json()["detail"].as_str().unwrap().contains(&said), "{wanted}: {answer:?}");
    }
    let wanted = json!({"step": steps, "seat": 3}).to_string();
    let nobody = request(&server, &format!("POST /api/tables/{race}/try"), &[], Some(&wanted)).await;
    assert_eq!(nobody.status, 401);
    assert_eq!(review(&server, &ada, "GET", &race).await.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn tries_count_as_new_tables_and_are_seen_by_whom_the_race_is_seen_by() {
    let limits = Limits { tables_per_hour: 3, ..config().limits };
    let server = Server::start(Config { limits, ..config() }).await.unwrap();
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let options = json!({"target": 10});
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let settings = json!({"spectators": false});
    let wanted = json!({"game": "pig", "options": options, "seats": seats, "settings": settings});
    let race = ada.table(&server, wanted).await;
    loop {
        let view = ada.get(&server, &format!("/api/tables/{race}/view?seat=0")).await;
        let Some(owed) = view["deciding"].as_array().unwrap().first() else { break };
        let action = if view["view"]["total"] == 0 { "roll" } else { "hold" };
        let body = json!({"seat": owed["seat"], "seq": view["seq"], "action": {"type": action}});
        ada.post(&server, &format!("/api/tables/{race}/play"), body).await;
    }
    let line = format!("POST /api/tables/{race}/try");
    let wanted = json!({"step": 1, "seat": 0});
    assert_eq!(bob.ask(&server, &line, Some(wanted.clone())).await.status, 403);
    let tried = try_it(&server, &ada, &race, wanted.clone()).await["id"].as_str().unwrap().to_string();
    assert_eq!(bob.ask(&server, &format!("GET /api/tables/{tried}/view"), None).await.status, 403);
    try_it(&server, &ada, &race, wanted.clone()).await;
    assert_eq!(ada.ask(&server, &line, Some(wanted)).await.status, 429);
    server.stop().await;
}
