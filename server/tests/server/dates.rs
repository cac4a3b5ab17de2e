//! A machine that slept, or whose date was set: clocks of races do not follow, and what other programs compare with the date does.

use std::sync::Arc;

use serde_json::{Value, json};
use server::store::Store;
use server::store::memory::MemoryStore;
use server::{Calendar, Config, Notice, PushMessages, Server};

use crate::harness::{config, request};
use crate::stand_in::{Browser, Mailed, StandIn, head_of, read};

const HOUR_MS: i64 = 3_600_000;

fn now_ms() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64
}

#[tokio::test]
async fn deadlines_messages_and_the_sign_of_life_go_by_the_date_after_the_machine_slept() {
    let push = PushMessages { contact: "mailto:op@example.org".to_string(), anywhere: true };
    let notice = Notice { push: Some(push), ..Notice::default() };
    let (calendar, store) = (Calendar::default(), Arc::new(MemoryStore::default()));
    let config = Config { notice, calendar: calendar.clone(), ..config() };
    let mut race = Mailed::new(Server::start_with(config, store.clone()).await.unwrap()).await;
    let service = StandIn::push(Some(201)).await;
    race.push(service.port, &Browser::new(7)).await;
    let slept_ms = 72 * HOUR_MS;
    calendar.go_on(slept_ms);
    race.pass().await;

    // Bob has 48 hours from now, of which the sleep has taken none.
    let turns = race.bob.get(&race.server, "/api/me").await["turns"].clone();
    let deadline_ms = turns[0]["deadline_ms"].as_i64().unwrap();
    let left_ms = deadline_ms - (now_ms() + slept_ms);
    assert!((47 * HOUR_MS..=48 * HOUR_MS + 1_000).contains(&left_ms), "{left_ms}");
    let made = race.bob.post(&race.server, "/api/me/calendar", json!({"language": "en"})).await;
    let line = format!("GET {}", made["path"].as_str().unwrap());
    let text = request(&race.server, &line, &[], None).await.text;
    let entry = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{text}"));
        line.trim().split('T').next().unwrap().to_string()
    };
    let date = |at_ms: i64| server::date_of(at_ms).replace('-', "");
    assert_eq!(entry("DTSTART:"), date(deadline_ms));
    let stamped = entry("DTSTAMP:");
    assert!([now_ms() + slept_ms - 60_000, now_ms() + slept_ms].map(date).contains(&stamped), "{stamped}");

    // A push service takes no message whose proof is over.
    let head = service.wait(1).await;
    let token = head_of(&head, "authorization");
    let claims: Value = serde_json::from_slice(&read(token.split('.').nth(1).unwrap())).unwrap();
    assert!(claims["exp"].as_i64().unwrap() * 1_000 > now_ms() + slept_ms, "{claims}");

    // The operator's commands know by the date that a server runs.
    assert_eq!(request(&race.server, "GET /healthz", &[], None).await.status, 200);
    let seen_ms = store.seen_ms().unwrap().unwrap();
    assert!((now_ms() + slept_ms - seen_ms).abs() < 10_000, "{seen_ms}");
    race.server.stop().await;
}
