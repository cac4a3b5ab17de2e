//! The HTTP API: as described, with problems that say what is wrong.

use serde_json::{Value, json};

use crate::harness::{Me, my_table, request, start};

#[tokio::test]
async fn every_described_path_is_served_and_refers_to_schemas_that_are_there() {
    let server = start().await;
    let described = request(&server, "GET /api/openapi.json", &[], None).await.json();
    assert_eq!(described["openapi"], "3.1.0");
    let mut count = 0;
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let filled: Vec<String> = path
                .split('/')
                .map(|part| if part.starts_with('{') { "x".into() } else { part.to_string() })
                .collect();
            let line = format!("{} {}", method.to_uppercase(), filled.join("/"));
            let answer = request(&server, &line, &[], (method != "get").then_some("{}")).await;
            assert_ne!(answer.status, 405, "{line}");
            assert!(answer.status < 500, "{line}: {answer:?}");
            if answer.status >= 400 {
                assert!(answer.head.contains("application/problem+json"), "{line}: {answer:?}");
                let problem = answer.json();
                assert_eq!(problem["status"], json!(answer.status));
                let said: engine::Phrase = serde_json::from_value(problem["say"].clone()).unwrap();
                let english = catalog::Tongue::new(&catalog::Language::english(), None, Default::default());
                assert!(english.has(&said.id), "{problem}");
                assert!(problem["detail"].as_str().unwrap().len() > 10, "{problem}");
            }
            count += 1;
        }
    }
    assert!(count > 25, "{count} paths");
    let mut references = Vec::new();
    collect(&described, &mut references);
    assert!(references.len() > 20);
    for reference in references {
        assert!(described.pointer(reference.trim_start_matches('#')).is_some(), "{reference} leads nowhere");
    }
    server.stop().await;
}

fn collect(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            out.extend(object.get("$ref").and_then(Value::as_str).map(str::to_string));
            object.values().for_each(|value| collect(value, out));
        }
        Value::Array(list) => list.iter().for_each(|value| collect(value, out)),
        _ => {}
    }
}

#[tokio::test]
async fn games_rules_options_and_levels_can_be_read() {
    let server = start().await;
    let get = async |path: &str| request(&server, &format!("GET {path}"), &[], None).await;
    let games = get("/api/games").await.json();
    assert_eq!(games["games"].as_array().unwrap().len(), catalog::games().count());
    assert_eq!(get("/api/games/pig").await.json()["options"][0]["key"], "target");
    assert!(get("/api/games/pig/rules").await.text.contains("PG-003"));
    assert!(get("/api/games/pig/rules/pg-003").await.json()["text"].as_str().unwrap().contains("1"));
    assert_eq!(get("/api/games/pig/rules/PG-999").await.status, 404);
    assert!(get("/api/games/pig/rules?lang=fr").await.text.contains("# Cochon"));
    let french = get("/api/games/pig/rules/PG-003?lang=fr").await.json();
    assert_eq!(french["text"], "**PG-003** Un 1 fait perdre ce total, et votre tour est fini.");
    let unknown = get("/api/games/pig/rules?lang=de").await;
    assert!(unknown.status == 200 && unknown.head.contains("content-language: en"), "{unknown:?}");
    for game in catalog::games() {
        let schemas = get(&format!("/api/games/{}/schema", game.id())).await.json();
        for part in catalog::Part::ALL {
            assert_eq!(schemas[part.name()], game.schema(part));
        }
    }
    assert_eq!(get("/api/games/pog/schema").await.status, 404);
    assert!(get("/api/games/pog").await.json()["detail"].as_str().unwrap().contains("did you mean pig?"));
    assert_eq!(get("/api/levels").await.json()["levels"].as_array().unwrap().len(), bots::Level::ALL.len());
    server.stop().await;
}

#[tokio::test]
async fn the_board_of_a_set_up_is_shown_or_what_is_wrong_with_it() {
    let server = start().await;
    let ask = async |path: &str, body: Value| {
        request(&server, &format!("POST /api/games/{path}/board"), &[], Some(&body.to_string())).await
    };
    for game in catalog::games() {
        let answer = ask(game.id(), json!({"seats": game.seats().1})).await;
        assert_eq!(answer.status, 200, "{}: {answer:?}", game.id());
        let board = answer.json();
        let race = game.new_race(i64::from(game.seats().1), &json!({}), 0).unwrap();
        assert_eq!(board["options"], race.setup().options);
        assert_eq!(board["scenery"], race.scenery());
        assert_eq!(board["view"], race.view(catalog::Sight::SPECTATOR));
    }
    let city = ask("marathon", json!({"seats": 2, "options": {"course": "tenk"}})).await.json();
    assert_eq!(city["options"]["course"], "tenk");
    let wrong = [
        ("marathon", json!({"seats": 2, "options": {"course": "moon"}}), 422, "course"),
        ("marathon", json!({"seats": 7}), 422, "2 to 6 players"),
        ("marathon", json!({"options": {}}), 400, "seats"),
        ("moon", json!({"seats": 2}), 404, "no game"),
    ];
    for (game, body, status, part) in wrong {
        let answer = ask(game, body.clone()).await;
        assert_eq!(answer.status, status, "{game} {body}: {answer:?}");
        assert!(answer.text.contains(part), "{game} {body}: {answer:?}");
    }
    server.stop().await;
}

/// Bodies that are refused, and what a French reader is told of each.
fn wrong_boards() -> Vec<(&'static str, Value, &'static str)> {
    vec![
        (
            "marathon",
            json!({"seats": 2, "options": {"course": "moon"}}),
            "aucun parcours ne s’appelle « moon »",
        ),
        ("fishing", json!({"seats": 2, "options": {"constants": {"tank": 0}}}), "tank"),
        ("salmon", json!({"seats": 2, "options": {"river": "S1-2X-4E-F1"}}), "2X"),
        ("whitewater", json!({"seats": 2, "options": {"segments": ["A", "A"]}}), "segments"),
        ("pig", json!({"seats": 9}), "2 à 6 joueurs"),
        ("pig", json!({"seats": 300}), "seats est un nombre entier de 0 à 255, pas 300"),
        ("pig", json!({"seats": "two"}), "seats est un nombre entier de 0 à 255, pas \"two\""),
        ("pig", json!({"options": {}}), "il manque seats"),
        ("pig", json!({"seats": 2, "colour": "red"}), "il n’y a pas d’élément colour"),
        ("pig", json!("two"), "body est un objet"),
    ]
}

#[tokio::test]
async fn what_is_wrong_with_a_body_is_a_sentence_in_the_language_that_is_asked_for() {
    let server = start().await;
    for (game, body, part) in wrong_boards() {
        let ask = async |language: &str| {
            let heads = [format!("Accept-Language: {language}")];
            let line = format!("POST /api/games/{game}/board");
            request(&server, &line, &heads, Some(&body.to_string())).await.json()["detail"].clone()
        };
        let (french, english) = (ask("tlh, fr-CH;q=0.9, en;q=0.1").await, ask("en").await);
        assert!(french.as_str().unwrap().contains(part), "{body}: {french}");
        assert_ne!(french, english, "{body}");
        for said in [french, english].iter().filter_map(Value::as_str) {
            for id in
                ["wrong-", "setup-", "inside-", "board-", "course-", "unknown field", "expected", "invalid"]
            {
                assert!(!said.contains(id), "{body}: {said}");
            }
        }
    }
    let odd = request(
        &server,
        "GET /api/games/pig/rules?lang=fr&colour=red",
        &["Accept-Language: fr".into()],
        None,
    )
    .await;
    let detail = odd.json()["detail"].clone();
    assert!(
        odd.status == 400 && detail.as_str().unwrap().contains("il n’y a pas d’élément colour"),
        "{detail}"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_table_is_refused_with_the_reason() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let wrong = [
        (json!({"game": "pog", "seats": []}), 422, "no game"),
        (json!({"game": "pig", "seats": [{"kind": "me"}]}), 422, "2 to 6 players"),
        (
            json!({"game": "pig", "options": {"target": 1}, "seats": [{"kind": "me"}, {"kind": "me"}]}),
            422,
            "2 to 1000",
        ),
        (json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}), 422, "bots are"),
        (json!({"game": "pig", "seats": [{"kind": "me", "x": 1}]}), 400, "cannot be read"),
        (json!({"game": "pig", "seats": [], "colour": "red"}), 400, "there is no part colour"),
        (
            json!({"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}], "settings": {"clock": {"kind": "mail", "hours": 0}}}),
            422,
            "1 to 1440",
        ),
    ];
    for (body, status, part) in wrong {
        let answer = me.ask(&server, "POST /api/tables", Some(body.clone())).await;
        assert_eq!(answer.status, status, "{body}: {answer:?}");
        assert!(answer.text.contains(part), "{body}: {answer:?}");
    }
    assert_eq!(request(&server, "POST /api/tables", &[], Some("{}")).await.status, 401);
    let long = format!("{{\"name\": \"{}\"}}", "x".repeat(20_000));
    assert_eq!(request(&server, "POST /api/me", &[], Some(&long)).await.status, 413);
    for name in ["", "  ", "\u{200B}\n", &"x".repeat(33)] {
        let body = json!({"name": name}).to_string();
        assert_eq!(request(&server, "POST /api/me", &[], Some(&body)).await.status, 422, "{name:?}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_race_is_played_replayed_recorded_and_linked_without_a_socket() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(me.ask(&server, &format!("GET {path}/record"), None).await.status, 409, "the seed is secret");
    assert_eq!(me.ask(&server, &format!("GET {path}/position"), None).await.status, 409);
    let mut seq = 0;
    loop {
        let spectator = me.get(&server, &format!("{path}/view")).await;
        let Some(owed) = spectator["deciding"].as_array().unwrap().first() else { break };
        let seat = &owed["seat"];
        let view = me.get(&server, &format!("{path}/view?seat={seat}&detail=full")).await;
        let legal = view["legal"].as_array().unwrap();
        let hold = legal.len() > 1 && view["view"]["total"].as_u64() >= Some(20);
        let action = &legal[usize::from(hold)]["action"];
        let played = me
            .post(&server, &format!("{path}/play"), json!({"seat": seat, "seq": seq, "action": action}))
            .await;
        seq += 1;
        assert_eq!(played["seq"], json!(seq));
    }
    let replay = me.get(&server, &format!("{path}/replay")).await;
    assert_eq!(replay["steps"].as_array().unwrap().len(), seq as usize + 1);
    let record = me.ask(&server, &format!("GET {path}/record"), None).await.text;
    let proof = records::Proof::read(&record).unwrap();
    assert_eq!(proof.verify(None).verdict(), Ok(seq));
    let mut forged = proof.clone();
    forged.record.seed += 1;
    assert_eq!(forged.verify(None).verdict().unwrap_err().place, "commitment");
    let mut forged = proof.clone();
    forged.record.steps.swap_remove(0);
    assert!(forged.verify(None).verdict().is_err());
    let at = me.get(&server, &format!("{path}/position?step=3")).await;
    let shown = me.get(&server, at["link"].as_str().unwrap()).await;
    assert_eq!(shown["position"], at["position"]);
    assert!(shown["picture"].as_str().unwrap().contains("Round"));
    let drawn = me.get(&server, &format!("{path}/position?step=3&lang=fr")).await["picture"].clone();
    assert!(drawn.as_str().unwrap().contains("Ada"), "with the names of the table: {drawn}");
    assert_ne!(drawn, at["picture"]);
    let link = json!({"game": "pig", "position": {"scores": [3, 4]}});
    let made = me.post(&server, "/api/positions", link).await;
    assert_eq!(me.get(&server, made["link"].as_str().unwrap()).await["legal"][0]["seat"], 0);
    assert_eq!(me.ask(&server, "GET /api/positions/zz", None).await.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn health_and_metrics_tell_how_it_goes() {
    let server = start().await;
    let me = Me::new(&server, "Ada").await;
    let table = my_table(&server, &me, "pig", 2).await;
    let play = json!({"seat": 0, "seq": 0, "action": {"type": "roll"}});
    me.post(&server, &format!("/api/tables/{table}/play"), play).await;
    assert_eq!(request(&server, "GET /healthz", &[], None).await.json()["ok"], true);
    let text = request(&server, "GET /metrics", &[], None).await.text;
    assert!(text.contains("\npodium_steps_total 1\n"), "{text}");
    assert!(text.contains("podium_move_seconds_count 1"), "{text}");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (_, value) = line.rsplit_once(' ').unwrap();
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_wrong_address_gets_the_page_if_a_person_asks_and_a_sentence_if_a_program_does() {
    let server = start().await;
    let person = ["accept: text/html,application/xhtml+xml,*/*;q=0.8".to_string()];
    let page = request(&server, "GET /nowhere/at/all", &person, None).await;
    assert_eq!(page.status, 404);
    assert!(page.head.contains("text/html"), "{}", page.head);
    for (line, heads) in [("GET /nowhere/at/all", &[][..]), ("GET /api/nowhere", &person[..])] {
        let answer = request(&server, line, heads, None).await;
        assert!(
            answer.status == 404 && answer.head.contains("application/problem+json"),
            "{line}: {}",
            answer.head
        );
    }
    server.stop().await;
}
