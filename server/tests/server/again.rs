//! A rematch is an offer: nobody plays who has not accepted.

use serde_json::{Value, json};
use server::{Config, Limits, Server};

use crate::harness::{Me, config, database, start, start_at};

/// A race of three people that has come to its end, and the path of the rematch.
async fn over(server: &Server, people: [&Me; 3]) -> String {
    let seats =
        json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]);
    let settings = json!({"start": "asked", "away_after_s": 1, "when_away": "ask"});
    let wanted = json!({"game": "pig", "seats": seats, "settings": settings});
    let table = people[0].table(server, wanted).await;
    for (me, seat) in people.iter().zip(0..).skip(1) {
        me.post(server, &format!("/api/tables/{table}/sit"), json!({"seat": seat})).await;
    }
    people[0].post(server, &format!("/api/tables/{table}/start"), json!({})).await;
    // Ada has the first move and keeps the others waiting. Bob, who alone is there, ends it.
    let path = format!("POST /api/tables/{table}/away");
    while people[1].ask(server, &path, Some(json!({"choice": "close"}))).await.status == 409 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(people[0].get(server, &format!("/api/tables/{table}")).await["state"], "over");
    table
}

async fn offer(server: &Server, me: &Me, table: &str) -> String {
    let info = me.post(server, &format!("/api/tables/{table}/rematch"), json!({})).await;
    info["rematch"].as_str().unwrap().to_string()
}

fn statuses(info: &Value) -> Vec<&str> {
    info["seats"].as_array().unwrap().iter().map(|seat| seat["status"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_rematch_waits_until_all_have_accepted_and_keeps_their_seats_also_after_a_restart() {
    let file = database();
    let server = start_at(&file).await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = over(&server, [&ada, &bob, &eve]).await;
    let next = offer(&server, &bob, &table).await;
    assert_eq!(offer(&server, &ada, &table).await, next, "asking again gives the same table");
    let info = ada.get(&server, &format!("/api/tables/{next}")).await;
    assert_eq!((&info["state"], &info["host"]), (&json!("waiting"), &json!(1)));
    assert_eq!(statuses(&info), ["reserved", "away", "reserved", "bot"]);
    assert_eq!((&info["seats"][0]["name"], &info["rematch_of"]), (&json!("Ada"), &json!(table)));
    server.stop().await;
    let server = start_at(&file).await;
    let offered = ada.get(&server, "/api/me/races?state=waiting").await["races"][0].clone();
    assert_eq!((&offered["table"], &offered["offered"]), (&json!(next), &json!([0])));
    let sit = format!("/api/tables/{next}/sit");
    let stranger = Me::new(&server, "Kim").await;
    for me in [&stranger, &eve] {
        let refused = me.ask(&server, &format!("POST {sit}"), Some(json!({"seat": 0}))).await;
        assert_eq!((refused.status, &refused.json()["say"]["id"]), (403, &json!("server-seat-reserved")));
    }
    assert_eq!(ada.post(&server, &sit, json!({"seat": 0})).await["state"], "waiting");
    let info = eve.post(&server, &sit, json!({"seat": 2})).await;
    assert_eq!(info["state"], "running", "it begins when all have accepted");
    assert_eq!(statuses(&info), ["away", "away", "away", "bot"]);
    server.stop().await;
}

#[tokio::test]
async fn who_declines_frees_the_seat_and_the_host_begins_with_bots_for_the_others() {
    let server = start().await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = over(&server, [&ada, &bob, &eve]).await;
    let next = offer(&server, &ada, &table).await;
    let other = bob.ask(&server, &format!("POST /api/tables/{next}/leave"), Some(json!({"seat": 2}))).await;
    assert_eq!(other.status, 403, "you can decline only what was offered to you");
    let info = bob.post(&server, &format!("/api/tables/{next}/leave"), json!({"seat": 1})).await;
    assert_eq!(statuses(&info), ["away", "open", "reserved", "bot"]);
    assert_eq!(bob.get(&server, "/api/me/races?state=waiting").await["races"], json!([]));
    let begins = ada.post(&server, &format!("/api/tables/{next}/start"), json!({})).await;
    assert_eq!((&begins["state"], statuses(&begins)), (&json!("running"), vec!["away", "bot", "bot", "bot"]));
    let late = eve.ask(&server, &format!("POST /api/tables/{next}/sit"), Some(json!({"seat": 2}))).await;
    assert_eq!(late.status, 403);
    server.stop().await;
}

#[tokio::test]
async fn an_offer_that_was_closed_can_be_made_again() {
    let server = start().await;
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = over(&server, [&ada, &bob, &eve]).await;
    let first = offer(&server, &ada, &table).await;
    ada.post(&server, &format!("/api/tables/{first}/close"), json!({})).await;
    let again = offer(&server, &bob, &table).await;
    assert_ne!(again, first);
    assert_eq!(bob.get(&server, &format!("/api/tables/{again}")).await["host"], 1);
    server.stop().await;
}

#[tokio::test]
async fn an_offer_counts_as_a_new_table() {
    let limits = Limits { tables_per_hour: 1, ..config().limits };
    let server = Server::start(Config { limits, ..config() }).await.unwrap();
    let (ada, bob, eve) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Eve").await);
    let table = over(&server, [&ada, &bob, &eve]).await;
    let refused = ada.ask(&server, &format!("POST /api/tables/{table}/rematch"), None).await;
    assert_eq!((refused.status, &refused.json()["say"]["id"]), (429, &json!("server-many-tables")));
    server.stop().await;
}

#[tokio::test]
async fn a_seat_with_a_link_whose_owner_declines_the_rematch_is_open_to_nobody_without_a_new_link() {
    let server = start().await;
    let (ada, bob, kim) =
        (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await, Me::new(&server, "Kim").await);
    let seats = json!([{"kind": "me"}, {"kind": "link"}]);
    let settings = json!({"away_after_s": 1, "when_away": "ask"});
    let made = ada.post(&server, "/api/tables", json!({"game": "pig", "seats": seats, "settings": settings}));
    let made = made.await;
    let (table, old) = (made["table"]["id"].as_str().unwrap(), made["seat_links"][0]["key"].clone());
    let sit = json!({"seat": 1, "key": old});
    bob.post(&server, &format!("/api/tables/{table}/sit"), sit.clone()).await;
    let path = format!("POST /api/tables/{table}/away");
    while bob.ask(&server, &path, Some(json!({"choice": "close"}))).await.status == 409 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    let next = offer(&server, &ada, table).await;
    let declined = bob.post(&server, &format!("/api/tables/{next}/leave"), json!({"seat": 1})).await;
    assert_eq!(statuses(&declined), ["away", "link"]);
    let path = format!("/api/tables/{next}/sit");
    for body in [json!({"seat": 1}), sit] {
        let refused = kim.ask(&server, &format!("POST {path}"), Some(body)).await;
        assert_eq!((refused.status, &refused.json()["say"]["id"]), (403, &json!("server-seat-has-link")));
    }
    let wish = json!({"seat": 1, "to": {"kind": "link"}});
    let key =
        ada.post(&server, &format!("/api/tables/{next}/seat"), wish).await["seat_links"][0]["key"].clone();
    let info = kim.post(&server, &path, json!({"seat": 1, "key": key})).await;
    assert_eq!(info["state"], "running", "everybody is there");
    server.stop().await;
}
