//! All of a person's races, page by page, and what they have achieved in them.

use serde_json::{Value, json};
use server::Server;

use crate::harness::{Me, database, start, start_at};

fn pig(second: &str) -> Value {
    json!({"game": "pig", "options": {"target": 10}, "seats": [{"kind": "me"}, {"kind": second}]})
}

/// A race of pig in which everybody rolls once and holds, up to its end: its table and by seat the turns that it had.
pub(crate) async fn race(server: &Server, (ada, bob): (&Me, &Me)) -> (String, [u64; 2]) {
    let table = ada.table(server, pig("open")).await;
    bob.post(server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    let path = format!("/api/tables/{table}");
    loop {
        let view = ada.get(server, &format!("{path}/view")).await;
        let Some(owed) = view["deciding"].as_array().unwrap().first() else { break };
        let seat = owed["seat"].as_u64().unwrap();
        let action = if view["view"]["total"] == 0 { "roll" } else { "hold" };
        let body = json!({"seat": seat, "seq": view["seq"], "action": {"type": action}});
        [ada, bob][seat as usize].post(server, &format!("{path}/play"), body).await;
    }
    // A turn ends when somebody holds, if only because the target is reached, or rolls a 1.
    let replay = ada.get(server, &format!("{path}/replay")).await;
    let mut turns = [0, 0];
    for step in &replay["steps"].as_array().unwrap()[1..] {
        let mut events = step["events"].as_array().unwrap().iter().map(|told| &told["event"]);
        let ends = events.any(|event| event["type"] == "held" || event["die"] == 1);
        turns[step["seat"].as_u64().unwrap() as usize] += u64::from(ends);
    }
    (table, turns)
}

fn ids(page: &Value) -> Vec<&str> {
    page["races"].as_array().unwrap().iter().map(|race| race["table"].as_str().unwrap()).collect()
}

async fn every_race_is_found_at(server: &Server) {
    let (ada, bob) = (Me::new(server, "Ada").await, Me::new(server, "Bob").await);
    let (mut over, mut wins, mut fastest) = (Vec::new(), 0, None);
    for _ in 0..5 {
        let (table, turns) = race(server, (&ada, &bob)).await;
        let race = &ada.get(server, "/api/me/races?state=over&most=1").await["races"][0];
        assert_eq!(
            (&race["table"], &race["turn"], &race["mine"]),
            (&json!(table), &json!(false), &json!([0]))
        );
        assert_eq!(race["seats"][1]["name"], "Bob");
        assert!(race["moved_ms"].as_i64() >= race["created_ms"].as_i64());
        if race["places"]["places"][0] == 1 {
            wins += 1;
            if fastest.as_ref().is_none_or(|(rounds, _)| turns[0] < *rounds) {
                fastest = Some((turns[0], table.clone()));
            }
        }
        over.insert(0, table);
    }
    let waiting = ada.table(server, pig("open")).await;
    let running = ada.table(server, pig("me")).await;
    // Pages of two: nothing twice, nothing left out.
    let (mut found, mut path) = (Vec::new(), "/api/me/races?state=over&most=2".to_string());
    loop {
        let page = ada.get(server, &path).await;
        assert!(ids(&page).len() <= 2);
        found.extend(ids(&page).into_iter().map(str::to_string));
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/api/me/races?state=over&most=2&before={next}");
    }
    assert_eq!(found, over, "the newest first");
    let page = ada.get(server, "/api/me/races").await;
    assert_eq!((ids(&page), &page["races"][0]["turn"]), (vec![running.as_str()], &json!(true)));
    assert_eq!(page["races"][0]["round"], 1);
    assert_eq!(ids(&ada.get(server, "/api/me/races?state=waiting").await), [waiting.as_str()]);
    assert_eq!(ids(&bob.get(server, "/api/me/races?state=waiting").await), Vec::<&str>::new());
    assert_eq!(ada.ask(server, "GET /api/me/races?before=x", None).await.status, 422);
    assert_eq!(ada.ask(server, "GET /api/me/races?state=x", None).await.status, 400);

    let records = ada.get(server, "/api/me/records").await;
    assert_eq!((&records["races"], records["records"].as_array().unwrap().len()), (&json!(5), 1));
    let record = &records["records"][0];
    assert_eq!((&record["races"], &record["wins"]), (&json!(5), &json!(wins)));
    assert_eq!((&record["game"], &record["options"]["target"]), (&json!("pig"), &json!(10)));
    assert_eq!(record["best_place"], if wins > 0 { 1 } else { 2 });
    let told = record["fastest"].as_object().map(|it| (it["rounds"].as_u64().unwrap(), it["table"].clone()));
    assert_eq!(told, fastest.map(|(rounds, table)| (rounds, json!(table))));
    let theirs = bob.get(server, "/api/me/records").await;
    assert_eq!(theirs["records"][0]["wins"], 5 - wins, "nobody is level in pig");
}

#[tokio::test]
async fn every_race_of_ones_own_is_found_with_its_result_and_counted_for_records() {
    let server = start().await;
    every_race_is_found_at(&server).await;
    server.stop().await;
    let server = start_at(&database()).await;
    every_race_is_found_at(&server).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_got_up_before_the_start_has_no_such_race_and_whoever_got_up_after_the_end_has_it() {
    let server = start_at(&database()).await;
    let (ada, bob) = (Me::new(&server, "Ada").await, Me::new(&server, "Bob").await);
    let table = ada
        .table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}))
        .await;
    bob.post(&server, &format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    assert_eq!(ids(&bob.get(&server, "/api/me/races?state=waiting").await), [table.as_str()]);
    bob.post(&server, &format!("/api/tables/{table}/leave"), json!({"seat": 1})).await;
    assert_eq!(ids(&bob.get(&server, "/api/me/races?state=waiting").await), Vec::<&str>::new());

    let (over, _) = race(&server, (&ada, &bob)).await;
    bob.post(&server, &format!("/api/tables/{over}/leave"), json!({"seat": 1})).await;
    assert_eq!(
        ids(&bob.get(&server, "/api/me/races?state=over").await),
        [over.as_str()],
        "it stays in sight"
    );
    assert_eq!(bob.get(&server, "/api/me/records").await["races"], 1, "nobody gets rid of a result");
    assert_eq!(ada.get(&server, "/api/me/records").await["races"], 1);
    server.stop().await;
}

#[tokio::test]
async fn a_replay_numbers_its_steps_as_the_table_did_also_after_an_undo() {
    let server = start().await;
    let ada = Me::new(&server, "Ada").await;
    let table = ada.table(&server, json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
    let path = format!("/api/tables/{table}");
    let play = |seat: &Value, seq: &Value, action: &str| json!({"seat": seat, "seq": seq, "action": {"type": action}});
    let mut view = ada.get(&server, &format!("{path}/view")).await;
    while view["view"]["total"] == 0 {
        ada.post(&server, &format!("{path}/play"), play(&view["deciding"][0]["seat"], &view["seq"], "roll"))
            .await;
        view = ada.get(&server, &format!("{path}/view")).await;
    }
    let (seat, rolls) = (&view["deciding"][0]["seat"], view["seq"].as_u64().unwrap());
    ada.post(&server, &format!("{path}/play"), play(seat, &json!(rolls), "hold")).await;
    ada.post(&server, &format!("{path}/undo"), json!({"seat": seat, "seq": rolls + 1})).await;
    ada.post(&server, &format!("{path}/play"), play(seat, &json!(rolls + 2), "hold")).await;
    let replay = ada.get(&server, &format!("{path}/replay?seat=0")).await;
    let steps = replay["steps"].as_array().unwrap();
    let numbers: Vec<_> =
        steps.iter().map(|step| (step["seq"].as_u64().unwrap(), step["at"].as_u64())).collect();
    let mut expected: Vec<_> = (1..=rolls).map(|n| (n, Some(n))).collect();
    expected.insert(0, (0, None));
    expected.push((rolls + 1, Some(rolls + 3)));
    assert_eq!(numbers, expected);
    server.stop().await;
}
