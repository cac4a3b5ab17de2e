//! Reviews of finished races: made once for everybody, kept, shared out fairly, and only of what is no secret any more.

use std::time::Duration;

use serde_json::{Value, json};
use server::Server;

use crate::day::{DAY_MS, WHOLE, begin, morning, run, start_on};
use crate::harness::{Answer, Me, Player, Socket, database, request, start, start_at};
use crate::mine::race;

/// A finished race of four quick bots, whose review takes a while.
pub(crate) async fn long_race(server: &Server, me: &Me, game: &str) -> String {
    let bots = [json!({"kind": "bot", "level": "greedy"}), json!({"kind": "bot", "level": "novice"})];
    let seats: Vec<Value> = bots.into_iter().cycle().take(4).collect();
    let table = me.table(server, json!({"game": game, "seats": seats})).await;
    while me.get(server, &format!("/api/tables/{table}")).await["state"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    table
}

pub(crate) async fn review(server: &Server, me: &Me, method: &str, table: &str) -> Answer {
    me.ask(server, &format!("{method} /api/tables/{table}/review"), None).await
}

async fn state(server: &Server, me: &Me, table: &str) -> Value {
    me.get(server, &format!("/api/tables/{table}/review")).await
}

/// The review, when it is there.
async fn made(server: &Server, me: &Me, table: &str) -> Value {
    for _ in 0..1_000 {
        let mut state = state(server, me, table).await;
        match state["state"].as_str().unwrap() {
            "made" => return state["review"].take(),
            "making" => assert!(state["done"].as_u64() <= state["parts"].as_u64(), "{state}"),
            _ => panic!("nobody makes it: {state}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a review of a short race takes less than a minute")
}

fn id(answer: &Answer) -> Value {
    answer.json()["say"]["id"].clone()
}

#[tokio::test]
async fn a_race_is_reviewed_when_it_is_over_by_whoever_may_look_at_it() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    let closed = json!({"spectators": false});
    let table = ada.table(&server, json!({"game": "pig", "seats": seats, "settings": closed})).await;
    for method in ["GET", "POST"] {
        let answer = review(&server, &ada, method, &table).await;
        assert_eq!((answer.status, id(&answer)), (409, json!("review-running")), "{method}");
        assert!(answer.json()["detail"].as_str().unwrap().contains("when it is over"), "{answer:?}");
    }
    ada.post(&server, &format!("/api/tables/{table}/close"), json!({})).await;
    for method in ["GET", "POST"] {
        let answer = review(&server, &ada, method, &table).await;
        assert_eq!((answer.status, id(&answer)), (409, json!("server-review-ended")), "{method}");
        let answer = review(&server, &bob, method, &table).await;
        assert_eq!((answer.status, id(&answer)), (403, json!("server-no-spectators")), "{method}");
    }
    for method in ["POST", "DELETE"] {
        let answer = request(&server, &format!("{method} /api/tables/{table}/review"), &[], None).await;
        assert_eq!(answer.status, 401, "{method}");
    }
    assert_eq!(request(&server, "GET /api/me/reviews", &[], None).await.status, 401);
    assert_eq!(review(&server, &ada, "POST", "nothing").await.status, 404);
    let alone = catalog::games().find(|game| game.seats().0 == 1).unwrap();
    let bot = json!([{"kind": "bot", "level": "greedy"}]);
    let table = ada.table(&server, json!({"game": alone.id(), "seats": bot})).await;
    while ada.get(&server, &format!("/api/tables/{table}")).await["state"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let answer = review(&server, &ada, "POST", &table).await;
    assert_eq!((answer.status, id(&answer)), (409, json!("review-alone")));
    server.stop().await;
}

#[tokio::test]
async fn a_review_is_made_once_kept_over_a_restart_and_part_of_everybodys_history() {
    let path = database();
    let server = start_at(&path).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let eve = Me::new(&server, "Eve").await;
    let (table, _) = race(&server, (&ada, &bob)).await;
    assert_eq!(state(&server, &ada, &table).await, json!({"state": "none"}));
    let (one, other) =
        tokio::join!(review(&server, &ada, "POST", &table), review(&server, &bob, "POST", &table));
    assert_eq!((one.status, other.status), (202, 202), "{one:?} {other:?}");
    let found = made(&server, &ada, &table).await;
    assert_eq!(found["game"], "pig");
    let again = review(&server, &eve, "POST", &table).await;
    assert_eq!((again.status, &again.json()["review"]), (200, &found), "it is made once");
    // A wish for what is there is none that could be taken back.
    assert_eq!(review(&server, &ada, "DELETE", &table).await.status, 204);
    server.stop().await;
    let server = start_at(&path).await;
    assert_eq!(state(&server, &bob, &table).await, json!({"state": "made", "review": found}));
    for (seat, me) in [&ada, &bob].into_iter().enumerate() {
        let mine = me.get(&server, "/api/me/reviews").await;
        let of = &mine["games"][0];
        assert_eq!((&of["game"], &of["races"]), (&json!("pig"), &json!(1)));
        for figure in ["decisions", "accuracy", "lost", "luck", "skill"] {
            assert_eq!(of[figure], found["seats"][seat][figure], "{figure}");
        }
        let lost: f64 =
            of["weak"].as_array().unwrap().iter().map(|spot| spot["lost"].as_f64().unwrap()).sum();
        assert!((lost - of["lost"].as_f64().unwrap()).abs() < 1e-9, "{of}");
    }
    assert_eq!(eve.get(&server, "/api/me/reviews").await, json!({"games": []}));
    server.stop().await;
}

#[tokio::test]
async fn the_work_goes_on_as_long_as_somebody_wishes_it_and_ends_with_the_last_wish_or_the_server() {
    let path = database();
    let server = start_at(&path).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = long_race(&server, &ada, "whitewater").await;
    let (short, _) = race(&server, (&ada, &bob)).await;
    let begun = review(&server, &ada, "POST", &table).await;
    assert_eq!(begun.status, 202, "{begun:?}");
    let parts = begun.json()["parts"].as_u64().unwrap();
    while state(&server, &ada, &table).await["done"] == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Bob joins what is being made; when Ada leaves it goes on where it was.
    let joined = review(&server, &bob, "POST", &table).await;
    assert_eq!((joined.status, &joined.json()["parts"]), (202, &json!(parts)));
    assert!(joined.json()["done"].as_u64() > Some(0), "{joined:?}");
    assert_eq!(review(&server, &ada, "DELETE", &table).await.status, 204);
    let goes_on = state(&server, &ada, &table).await;
    assert!(goes_on["state"] == "making" && goes_on["done"].as_u64() > Some(0), "{goes_on}");
    assert_eq!(review(&server, &bob, "DELETE", &table).await.status, 204);
    assert_eq!(state(&server, &bob, &table).await, json!({"state": "none"}));
    // The thread is free: another's review does not wait for what is left of it.
    assert_eq!(review(&server, &ada, "POST", &short).await.status, 202);
    made(&server, &ada, &short).await;
    assert_eq!(state(&server, &bob, &table).await, json!({"state": "none"}));

    assert_eq!(review(&server, &bob, "POST", &table).await.status, 202);
    server.stop().await;
    let server = start_at(&path).await;
    assert_eq!(state(&server, &bob, &table).await, json!({"state": "none"}), "nothing but time is lost");
    assert_eq!(review(&server, &bob, "POST", &table).await.status, 202);
    server.stop().await;
}

#[tokio::test]
async fn many_reviews_leave_anothers_quick_bot_hint_and_review_alone_and_nobody_waits_for_more_than_two() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let tables = [
        long_race(&server, &ada, "whitewater").await,
        long_race(&server, &ada, "whitewater").await,
        long_race(&server, &ada, "whitewater").await,
    ];
    let (short, _) = race(&server, (&ada, &bob)).await;
    let mut answers = Vec::new();
    for table in &tables {
        answers.push(review(&server, &ada, "POST", table).await);
    }
    assert_eq!(answers.iter().map(|answer| answer.status).collect::<Vec<_>>(), [202, 202, 429]);
    assert_eq!(id(&answers[2]), "server-review-many");
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}]);
    let table = bob.table(&server, json!({"game": "pig", "seats": seats})).await;
    let mut player = Player::new(&server, Some(&bob), &table, Some(0)).await;
    let mut hinting = Socket::new(&server, Some(&bob)).await;
    for _ in 0..3 {
        while player.last["deciding"][0]["seat"] != 0 {
            player.take("step").await;
        }
        hinting.say(json!({"type": "hint", "table": table, "seat": 0})).await;
        assert!(!hinting.wait("hints").await["hints"].as_array().unwrap().is_empty());
        let held = json!({"type": "hold"});
        let action = player.legal().into_iter().find(|action| *action == held);
        player.play(&action.unwrap_or(json!({"type": "roll"}))).await;
        player.take("step").await;
    }
    assert_eq!(review(&server, &bob, "POST", &short).await.status, 202);
    made(&server, &bob, &short).await;
    for table in &tables[..2] {
        assert_eq!(state(&server, &bob, table).await["state"], "making", "Ada's are not done meanwhile");
    }
    assert_eq!(review(&server, &ada, "DELETE", &tables[0]).await.status, 204);
    assert_eq!(review(&server, &ada, "POST", &tables[2]).await.status, 202, "there is room again");
    server.stop().await;
}

#[tokio::test]
async fn nobody_reviews_a_try_at_the_race_of_the_day_or_plays_on_from_it_before_the_day_is_over() {
    let calendar = morning();
    let server = start_on(&calendar, None).await;
    let ada = Me::new(&server, "Ada").await;
    let attempt = begin(&server, &ada, "pig").await;
    run(&server, &ada, &attempt, WHOLE).await;
    let table = &attempt.0;
    let date = ada.get(&server, &format!("/api/tables/{table}")).await["day"].as_str().unwrap().to_string();
    let try_it = format!("POST /api/tables/{table}/try");
    let wanted = json!({"step": 1, "seat": 0});
    for answer in [
        review(&server, &ada, "GET", table).await,
        review(&server, &ada, "POST", table).await,
        ada.ask(&server, &try_it, Some(wanted.clone())).await,
    ] {
        assert_eq!((answer.status, id(&answer)), (409, json!("server-day-sealed")));
        assert!(answer.json()["detail"].as_str().unwrap().contains(&date), "{answer:?}");
    }
    calendar.go_on(DAY_MS);
    assert_eq!(review(&server, &ada, "POST", table).await.status, 202);
    assert_eq!(ada.ask(&server, &try_it, Some(wanted)).await.status, 201);
    server.stop().await;
}
