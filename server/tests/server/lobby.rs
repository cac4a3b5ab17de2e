//! Tables, links, codes, people, chat, rematches.

use serde_json::{Value, json};

use crate::harness::{Me, Player, Socket, request, start};

fn two_seats(second: &str) -> Value {
    json!({"game": "pig", "options": {"target": 10}, "seats": [{"kind": "me"}, {"kind": second}], "settings": {"public": true}})
}

#[tokio::test]
async fn a_public_table_is_listed_joined_by_its_code_and_begins_when_full() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = ada.table(&server, two_seats("open")).await;
    let listed = bob.get(&server, "/api/tables").await;
    assert_eq!((&listed["tables"][0]["id"], &listed["tables"][0]["open"]), (&json!(table), &json!(1)));
    let code = listed["tables"][0]["code"].as_str().unwrap().to_lowercase();
    assert_eq!(bob.get(&server, &format!("/api/codes/{code}")).await["id"], json!(table));
    let mut waiting = Socket::new(&server, Some(&ada)).await;
    waiting.say(json!({"type": "watch", "table": table, "seat": 0})).await;
    assert_eq!(waiting.wait("table").await["state"], "waiting");
    let info = bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    assert_eq!((&info["state"], &info["seats"][1]["name"]), (&json!("running"), &json!("Bob")));
    assert_eq!(waiting.wait("sync").await["cause"], "start");
    assert_eq!(bob.get(&server, "/api/tables").await["tables"], json!([]));
    assert_eq!(bob.get(&server, "/api/tables?state=running").await["tables"][0]["id"], json!(table));
    assert_eq!(bob.get(&server, "/api/me").await["tables"], json!([table]));
    server.stop().await;
}

#[tokio::test]
async fn a_seat_with_a_link_is_for_whoever_has_its_key() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let made = ada.post(&server, "/api/tables", two_seats("link")).await;
    let path = format!("/api/tables/{}/sit", made["table"]["id"].as_str().unwrap());
    let link = &made["seat_links"][0];
    let key = link["key"].as_str().unwrap();
    assert!(link["link"].as_str().unwrap().contains(&format!("#seat=1&key={key}")), "the key is behind #");
    for wrong in [json!({"seat": 1}), json!({"seat": 1, "key": "guess"})] {
        assert_eq!(bob.ask(&server, &format!("POST {path}"), Some(wrong)).await.status, 403);
    }
    assert_eq!(bob.post(&server, &path, json!({"seat": 1, "key": key})).await["state"], "running");
    let text = bob.get(&server, path.trim_end_matches("/sit")).await.to_string();
    assert!(!text.contains(key), "nobody is told the key");
    server.stop().await;
}

#[tokio::test]
async fn another_device_becomes_the_same_person_by_a_code_that_works_once() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let table = ada.table(&server, two_seats("open")).await;
    let code = ada.post(&server, "/api/me/code", json!({})).await["code"].clone();
    let claim = json!({"code": code}).to_string();
    let first = request(&server, "POST /api/me/claim", &[], Some(&claim)).await;
    assert_eq!(first.status, 200, "{first:?}");
    let phone = Me { token: first.json()["token"].as_str().unwrap().to_string() };
    let told = phone.get(&server, "/api/me").await;
    assert_eq!((&told["name"], &told["tables"]), (&json!("Ada"), &json!([table])));
    assert_eq!(told["id"], ada.get(&server, "/api/me").await["id"]);
    assert_eq!(request(&server, "POST /api/me/claim", &[], Some(&claim)).await.status, 404);
    assert!(first.head.to_lowercase().contains("set-cookie: podium="));
    assert!(first.head.contains("HttpOnly; SameSite=Strict"), "{}", first.head);
    assert_eq!(ada.ask(&server, "DELETE /api/me", None).await.status, 204);
    assert_eq!(phone.ask(&server, "GET /api/me", None).await.status, 401, "forgotten is forgotten");
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_has_the_same_seats_and_another_promise() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let wanted = json!({"game": "pig", "options": {"target": 5}, "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]});
    let table = ada.table(&server, wanted).await;
    let mut player = Player::new(&server, Some(&ada), &table, Some(0)).await;
    let early = ada.ask(&server, &format!("POST /api/tables/{table}/rematch"), None).await;
    assert_eq!(early.status, 409, "{early:?}");
    while !player.is_over() {
        if player.last["deciding"][0]["seat"] == 0 {
            player.play(&json!({"type": "roll"})).await;
        }
        player.take("step").await;
    }
    let path = format!("/api/tables/{table}/rematch");
    let first = ada.ask(&server, &format!("POST {path}"), None).await.json();
    let again = ada.ask(&server, &format!("POST {path}"), None).await.json();
    assert_eq!(first["rematch"], again["rematch"], "asking again gives the same table");
    let next = ada.get(&server, &format!("/api/tables/{}", first["rematch"].as_str().unwrap())).await;
    assert_eq!(next["seats"][0]["name"], "Ada");
    assert_eq!(next["seats"][1]["level"], "greedy");
    assert_ne!(next["commitment"], first["commitment"]);
    server.stop().await;
}

#[tokio::test]
async fn chat_is_heard_by_all_kept_for_newcomers_and_limited() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let table = ada.table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let mut socket = Socket::new(&server, Some(&ada)).await;
    socket.watch(&table, Some(0)).await;
    let chat = |text: String| json!({"type": "chat", "table": table, "seat": 0, "text": text});
    socket.say(chat("Good luck!".to_string())).await;
    assert_eq!(socket.wait("chat").await["line"]["text"], "Good luck!");
    socket.say(chat("x".repeat(301))).await;
    assert_eq!(socket.next().await["code"], "unreadable");
    for _ in 0..5 {
        socket.say(chat("again".to_string())).await;
    }
    for _ in 0..4 {
        socket.wait("chat").await;
    }
    assert_eq!(socket.next().await["code"], "too_much", "five lines in ten seconds");
    let mut newcomer = Socket::new(&server, None).await;
    newcomer.watch(&table, None).await;
    assert_eq!(newcomer.wait("chat_log").await["lines"][0]["text"], "Good luck!");
    server.stop().await;
}

#[tokio::test]
async fn a_table_begins_when_asked_and_bots_take_the_empty_seats() {
    let server = start().await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let wanted = json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"start": "asked", "spectators": false}});
    let table = ada.table(&server, wanted).await;
    let path = format!("POST /api/tables/{table}/start");
    assert_eq!(bob.ask(&server, &path, None).await.status, 403);
    let info = ada.ask(&server, &path, None).await.json();
    assert_eq!((&info["state"], &info["seats"][1]["status"]), (&json!("running"), &json!("bot")));
    assert_eq!(
        bob.ask(&server, &format!("GET /api/tables/{table}/view"), None).await.status,
        403,
        "no spectators"
    );
    server.stop().await;
}

#[tokio::test]
async fn whoever_comes_by_the_code_of_a_table_without_spectators_can_take_an_open_seat() {
    let server = start().await;
    let (ada, bob, cy) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Cy").await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let settings = json!({"spectators": false});
    let table = ada.table(&server, json!({"game": "pig", "seats": seats, "settings": settings})).await;
    let code = ada.get(&server, &format!("/api/tables/{table}")).await["code"].as_str().unwrap().to_string();
    // What is needed to sit down can be read; what happens and is said at the table cannot.
    let found = bob.get(&server, &format!("/api/codes/{code}")).await;
    assert_eq!((&found["id"], &found["state"]), (&json!(table), &json!("waiting")));
    let mut outside = Socket::new(&server, Some(&bob)).await;
    outside.say(json!({"type": "watch", "table": table})).await;
    assert_eq!(outside.wait_for_any("refused").await["say"]["id"], "server-no-spectators");
    let sat = bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    assert_eq!((&sat["state"], &sat["seats"][1]["name"]), (&json!("running"), &json!("Bob")));
    let view = |me: &'static str| format!("{me} /api/tables/{table}/view");
    assert_eq!(cy.ask(&server, &view("GET"), None).await.status, 403, "still nobody else may watch");
    server.stop().await;
}
