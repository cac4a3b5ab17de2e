//! The race of the day while it is on: nobody sees another's try before their own is over, and nobody the seed before the day is.

use serde_json::{Value, json};
use server::Server;

use crate::day::{DAY_MS, WHOLE, begin, day, morning, run, start_on};
use crate::harness::{Me, Player, Socket, database, request};

/// Everything by which somebody could look at a race without a seat.
async fn looks(server: &Server, me: &Me, table: &str) -> Vec<(String, u16, Value)> {
    let mut answers = Vec::new();
    for path in ["view", "view?detail=full", "picture", "replay", "record", "position", "position?step=1"] {
        let answer = me.ask(server, &format!("GET /api/tables/{table}/{path}"), None).await;
        let said = serde_json::from_str::<Value>(&answer.text).unwrap_or_default()["say"]["id"].clone();
        answers.push((path.to_string(), answer.status, said));
    }
    answers
}

#[tokio::test]
async fn nobody_sees_anothers_try_before_their_own_is_over_and_nobody_the_seed_before_the_day_is() {
    let (calendar, path) = (morning(), database());
    let server = start_on(&calendar, Some(&path)).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let promised = day(&server, &ada, "pig").await;
    let attempt = begin(&server, &ada, "pig").await;
    let mut socket = Player::new(&server, Some(&ada), &attempt.0, Some(attempt.1 as u8)).await;
    run(&server, &ada, &attempt, WHOLE).await;
    let mut heard = String::new();
    loop {
        let text = socket.socket.text().await.unwrap();
        heard.push_str(&text);
        if text.contains("\"places\"") && text.contains("\"type\":\"step\"") {
            break;
        }
    }
    assert!(!heard.contains("\"reveal\""), "the last step does not tell the seed");

    // Bob has not begun: nothing of Ada's race is told, over HTTP or the socket, and no result.
    for (path, status, said) in looks(&server, &bob, &attempt.0).await {
        assert_eq!((status, said), (403, json!("server-day-closed")), "{path}");
    }
    let mut stranger = Socket::new(&server, Some(&bob)).await;
    stranger.say(json!({"type": "watch", "table": attempt.0})).await;
    let refused = stranger.wait("refused").await;
    assert_eq!(refused["say"]["id"], "server-day-closed");
    assert_eq!(day(&server, &bob, "pig").await["results"], Value::Null);
    let profile = ada.get(&server, "/api/me").await["id"].as_str().unwrap().to_string();
    let races = bob.get(&server, &format!("/api/people/{profile}/races")).await;
    assert_eq!(races["races"], json!([]), "nor on a profile");

    // While Bob races it is closed still; when he has given up it is open, all but the seed.
    begin(&server, &bob, "pig").await;
    assert_eq!(day(&server, &bob, "pig").await["results"], Value::Null);
    let (own, _) = begin(&server, &bob, "pig").await;
    bob.post(&server, &format!("/api/tables/{own}/close"), json!({})).await;
    let open = day(&server, &bob, "pig").await;
    let lines = open["results"].as_array().unwrap();
    assert_eq!(
        (&lines[0]["name"], &lines[0]["finished"], &lines[0]["rank"]),
        (&json!("Ada"), &json!(true), &json!(1))
    );
    assert_eq!(
        (&lines[1]["name"], &lines[1]["finished"], &lines[1]["rank"]),
        (&json!("Bob"), &json!(false), &json!(2))
    );
    assert_eq!(lines[1]["place"], json!(open["seats"].as_array().unwrap().len()), "who gives up is last");
    assert_eq!((&open["mine"]["result"]["rank"], &open["streak"]["now"]), (&json!(2), &json!(0)));
    for me in [&ada, &bob] {
        for (path, status, said) in looks(&server, me, &attempt.0).await {
            match path.as_str() {
                "record" => assert_eq!((status, said), (409, json!("server-day-seed"))),
                _ => assert_eq!(status, 200, "{path}"),
            }
        }
    }
    stranger.say(json!({"type": "watch", "table": attempt.0})).await;
    assert_eq!(stranger.wait("sync").await["reveal"], Value::Null);
    server.stop().await;

    // The day after: everybody may look, the seed is told, and it is what was promised.
    calendar.go_on(DAY_MS);
    let server = start_on(&calendar, Some(&path)).await;
    let eve = Me::new(&server, "Eve").await;
    let date = promised["date"].as_str().unwrap();
    let past = eve.get(&server, &format!("/api/day/pig?date={date}")).await;
    assert_eq!((&past["open"], past["results"].as_array().unwrap().len()), (&json!(true), 2));
    let (seed, salt) = (past["reveal"]["seed"].as_str().unwrap(), past["reveal"]["salt"].as_str().unwrap());
    assert!(!heard.contains(salt) && !heard.contains(seed));
    let commitment = promised["promise"]["commitment"].as_str().unwrap();
    let name = promised["name"].as_str().unwrap();
    assert_eq!(records::commitment(name, seed.parse().unwrap(), salt), commitment);
    let record = eve.ask(&server, &format!("GET /api/tables/{}/record", attempt.0), None).await;
    let proof = records::Proof::read(&record.text).unwrap();
    assert!(proof.verify(Some(commitment)).verdict().is_ok());
    assert!(proof.verify(Some(&"0".repeat(64))).verdict().is_err());
    let today = eve.get(&server, "/api/day/pig").await;
    assert_eq!((&today["results"], &today["reveal"]), (&Value::Null, &Value::Null));
    assert_eq!(today["promise"], promised["coming"][0], "today has the seed that was promised yesterday");
    for date in ["2020-01-01", "tomorrow", today["coming"][0]["date"].as_str().unwrap()] {
        let none = eve.ask(&server, &format!("GET /api/day/pig?date={date}"), None).await;
        assert_eq!((none.status, &none.json()["say"]["id"]), (404, &json!("server-day-none")), "{date}");
    }
    server.stop().await;
}

#[tokio::test]
async fn whoever_gives_up_at_once_does_not_learn_what_others_are_still_to_draw() {
    let calendar = morning();
    let server = start_on(&calendar, None).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let (table, seat) = begin(&server, &ada, "marathon").await;
    let path = format!("/api/tables/{table}");
    let known = ada.get(&server, &format!("{path}/view?seat={seat}")).await["view"]["deck"].clone();
    assert!(known["count"].as_u64().unwrap() > 0, "the pile is face down: {known}");
    ada.post(&server, &format!("{path}/close"), json!({})).await;
    let (other, _) = begin(&server, &bob, "marathon").await;
    bob.post(&server, &format!("/api/tables/{other}/close"), json!({})).await;
    for me in [&ada, &bob] {
        let replay = me.get(&server, &format!("{path}/replay")).await;
        assert_eq!((&replay["whole"], &replay["view"]["deck"]), (&json!(false), &known));
        let position = me.get(&server, &format!("{path}/position?step=0")).await;
        assert!(position["picture"].is_string(), "{position}");
        assert_eq!((&position["position"], &position["link"]), (&Value::Null, &Value::Null));
    }
    calendar.go_on(DAY_MS);
    let replay = bob.get(&server, &format!("{path}/replay")).await;
    assert!(replay["whole"] == true && replay["view"]["deck"].is_array(), "the day after it is open");
    let position = bob.get(&server, &format!("{path}/position?step=0")).await;
    assert!(position["position"]["deck"].is_array() && position["link"].is_string());
    server.stop().await;
}

#[tokio::test]
async fn how_anothers_try_went_is_told_neither_by_its_table_nor_by_a_history_before_ones_own_is_over() {
    let calendar = morning();
    let server = start_on(&calendar, None).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let attempt = begin(&server, &ada, "pig").await;
    run(&server, &ada, &attempt, 2).await;
    let id = ada.get(&server, "/api/me").await["id"].as_str().unwrap().to_string();
    let (table, history) = (format!("/api/tables/{}", attempt.0), format!("/api/people/{id}/ratings/pig"));
    let code = ada.get(&server, &table).await["code"].as_str().unwrap().to_string();
    let told = async |path: &str| {
        let head = format!("Authorization: Bearer {}", bob.token);
        let known = request(&server, &format!("GET {path}"), &[head], None).await.json();
        (known, request(&server, &format!("GET {path}"), &[], None).await.json())
    };
    let ways = [table.clone(), format!("/api/codes/{code}")];
    for is_over in [false, true] {
        for path in &ways {
            let (known, nobody) = told(path).await;
            for info in [known, nobody] {
                let closed = (&info["seq"], &info["rated"], &info["ended"]);
                assert_eq!(closed, (&json!(0), &Value::Null, &Value::Null), "{path}: {info}");
            }
        }
        if !is_over {
            assert!(ada.get(&server, &table).await["seq"].as_u64().unwrap() > 0, "she sees her own race");
            ada.post(&server, &format!("{table}/close"), json!({})).await;
        }
    }
    assert_eq!(ada.get(&server, &table).await["ended"]["how"], "given_up");
    let (known, nobody) = told(&history).await;
    assert_eq!((&known["points"], &nobody["points"]), (&json!([]), &json!([])));
    let own = ada.get(&server, &history).await["points"].clone();
    assert_eq!((own.as_array().unwrap().len(), &own[0]["table"]), (1, &json!(attempt.0)));

    // When Bob has his own try behind him he knows all of it, and the day after everybody does.
    let (other, _) = begin(&server, &bob, "pig").await;
    bob.post(&server, &format!("/api/tables/{other}/close"), json!({})).await;
    let (known, nobody) = (told(&table).await, told(&history).await);
    assert!(known.0["rated"]["seats"].is_array() && known.0["ended"]["how"] == "given_up", "{}", known.0);
    assert_eq!((&known.1["rated"], nobody.1["points"].as_array().unwrap().len()), (&Value::Null, 0));
    assert_eq!(nobody.0["points"].as_array().unwrap().len(), 1);
    calendar.go_on(DAY_MS);
    let (_, later) = told(&history).await;
    assert_eq!(later["points"].as_array().unwrap().len(), 1, "{later}");
    assert!(told(&table).await.1["rated"]["seats"].is_array());
    server.stop().await;
}
