//! Guided races: what the learner is sent, and what is refused.

use serde_json::{Value, json};

use crate::harness::{piece_together, request, start};

#[tokio::test]
async fn a_lesson_is_a_whole_race_as_the_learner_may_know_it() {
    let server = start().await;
    for game in catalog::games().filter(|game| lessons::has_lesson(game.id())) {
        let lesson = request(&server, &format!("GET /api/lessons/{}", game.id()), &[], None).await.json();
        let steps = lesson["steps"].as_array().unwrap();
        assert!(!steps.is_empty() && steps.last().unwrap()["places"].is_object());
        let mut view = lesson["start"]["view"].clone();
        for (i, step) in steps.iter().enumerate() {
            assert_eq!(step["seq"], json!(i + 1));
            assert_eq!(step.get("action").is_some(), step["by"] == 0, "choices of others may be secret");
            piece_together(&mut view, step);
        }
        for mark in lesson["marks"].as_array().unwrap() {
            let seq = mark["seq"].as_u64().unwrap() as usize;
            let before = if seq == 1 { &lesson["start"] } else { &steps[seq - 2] };
            let legal = before["legal"].as_array().expect("before a marked move its choices are there");
            assert!(legal.iter().any(|choice| choice["action"] == steps[seq - 1]["action"]), "{mark}");
            let path = format!("GET /api/lessons/{}/picture?step={}", game.id(), seq - 1);
            assert!(request(&server, &path, &[], None).await.text.len() > 40);
        }
    }
    let rowing = request(&server, "GET /api/lessons/rowing", &[], None).await.json();
    let hands = |i: usize| rowing["start"]["view"]["boats"][i]["hand"].clone();
    assert!(hands(0).is_array() && hands(1).get("count").is_some(), "rivals’ hands stay hidden");
    server.stop().await;
}

#[tokio::test]
async fn a_lesson_says_why_an_action_is_not_legal() {
    let server = start().await;
    let ask = async |path: &str, body: Value| request(&server, path, &[], Some(&body.to_string())).await;
    let path = "POST /api/lessons/rowing/why";
    let because = ask(path, json!({"seat": 0, "seq": 0, "action": {"type": "rate", "to": 45}})).await.json();
    assert_eq!((&because["type"], &because["legal"]), (&json!("because"), &json!(false)));
    assert_eq!(because["rule"], "RW-032");
    let fine = ask(path, json!({"seat": 0, "seq": 0, "action": {"type": "rate", "to": 39}})).await.json();
    assert_eq!(fine["legal"], true);
    let strange = ask(path, json!({"seat": 0, "seq": 0, "action": {"type": "fly"}})).await.json();
    assert_eq!(strange["legal"], false);
    assert_eq!(
        ask(path, json!({"seat": 1, "seq": 0, "action": {"type": "rate", "to": 39}})).await.status,
        403
    );
    assert_eq!(ask(path, json!({"seat": 0, "seq": 9999, "action": {"type": "pass"}})).await.status, 404);
    assert_eq!(ask(path, json!({"seat": 0, "loud": true})).await.status, 400);
    server.stop().await;
}

#[tokio::test]
async fn a_game_without_a_lesson_and_an_unknown_game_are_not_found() {
    let server = start().await;
    for game in ["pig", "chess", "..%2Frowing"] {
        let answer = request(&server, &format!("GET /api/lessons/{game}"), &[], None).await;
        assert_eq!(answer.status, 404, "{game}");
        assert!(answer.head.contains("application/problem+json"));
    }
    let none = request(&server, "GET /api/lessons/pig", &[], None).await.json();
    assert_eq!(none["detail"], "Pig has no lesson", "the game's name, which clients say in their language");
    assert_eq!(none["say"]["with"]["game"], json!({"word": "name"}));
    let page = request(&server, "GET /learn/rowing", &[], None).await;
    assert!(page.status == 200 && page.head.contains("text/html"), "the page has this address itself");
    let games = request(&server, "GET /api/games", &[], None).await.json();
    let all = games["games"].as_array().unwrap();
    let told = |id: &str| all.iter().find(|game| game["id"] == id).unwrap()["lesson"].clone();
    assert_eq!((told("rowing"), told("pig")), (json!(true), json!(false)));
    server.stop().await;
}

#[tokio::test]
async fn every_puzzle_is_listed_shown_without_its_solution_and_answered() {
    let server = start().await;
    let list = request(&server, "GET /api/puzzles", &[], None).await.json();
    let all = list["puzzles"].as_array().unwrap();
    let french = request(&server, "GET /api/puzzles?lang=fr", &[], None).await.json();
    assert_ne!(all[0]["title"], french["puzzles"][0]["title"]);
    assert!(all.len() >= 18, "{} puzzles", all.len());
    let daily = &list["daily"];
    let is_listed = |info: &&Value| (&info["game"], &info["name"]) == (&daily["game"], &daily["name"]);
    assert!(
        all.iter().any(|info| is_listed(&info)) && daily["date"].as_str().unwrap().len() == 10,
        "{daily}"
    );
    for info in all {
        let (game, name) = (info["game"].as_str().unwrap(), info["name"].as_str().unwrap());
        let path = format!("/api/puzzles/{game}/{name}");
        let puzzle = request(&server, &format!("GET {path}"), &[], None).await.json();
        assert_eq!(puzzle["title"], info["title"], "{path}");
        assert!(puzzle.get("best").is_none() && puzzle.get("why").is_none(), "{path} keeps its solution");
        let seat = puzzle["start"]["seat"].clone();
        let legal = puzzle["start"]["legal"].as_array().unwrap();
        for choice in legal {
            let told: Vec<&String> = choice.as_object().unwrap().keys().collect();
            let is_plain = |key: &&String| ["action", "rule", "say", "idle"].contains(&key.as_str());
            assert!(told.iter().all(is_plain), "{path} tells what a choice leads to: {told:?}");
        }
        let known = lessons::puzzle(game, name).unwrap().unwrap();
        let grade = &puzzle["grade"];
        assert!(grade["missed"].as_u64().unwrap() <= 100 && grade["levels"].as_array().unwrap().len() == 5);
        assert_eq!(&info["grade"], grade, "{path}");
        let mut solved = std::collections::BTreeSet::new();
        // Of a mined puzzle some choices: it takes long to ask for all.
        let is_asked = |choice: &&Value| known.mined.is_none() || known.is_solved_by(&choice["action"]);
        for choice in legal.iter().filter(is_asked).chain(&legal[..1]) {
            let body = json!({"seat": seat, "action": choice["action"]}).to_string();
            let answer = request(&server, &format!("POST {path}/answer"), &[], Some(&body)).await.json();
            assert_eq!(answer["solved"], known.is_solved_by(&choice["action"]), "{path} {body}");
            if answer["solved"] == true {
                solved.insert(choice["action"].to_string());
            }
            assert_eq!(answer["best"].as_array().unwrap().len(), known.best.len(), "{path}");
            assert!(!answer["why"].as_str().unwrap().is_empty());
            let reasons = answer["reasons"].as_array().map_or(0, Vec::len);
            assert_eq!(reasons, known.mined.as_ref().map_or(0, |mined| mined.why.len()), "{path}");
        }
        assert_eq!(solved.len(), known.best.len(), "{path}");
        assert!(legal.len() > solved.len(), "{path}: there is something to choose");
        let picture = request(&server, &format!("GET {path}/picture"), &[], None).await;
        assert!(picture.status == 200 && picture.head.contains("text/plain"));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_puzzle_refuses_what_it_cannot_answer() {
    let server = start().await;
    let ask = async |path: &str, body: Value| request(&server, path, &[], Some(&body.to_string())).await;
    let path = "POST /api/puzzles/rowing/a_free_space";
    let tides = json!({"type": "tides"});
    let illegal =
        ask(&format!("{path}/answer"), json!({"seat": 1, "action": {"type": "rate", "to": 36}})).await;
    assert_eq!(illegal.status, 422);
    assert!(illegal.json()["rule"].as_str().is_some_and(|rule| rule.starts_with("RW-")), "with its rule");
    assert_eq!(
        ask(&format!("{path}/answer"), json!({"seat": 1, "action": {"type": "fly"}})).await.status,
        422
    );
    assert_eq!(ask(&format!("{path}/answer"), json!({"seat": 0, "action": tides})).await.status, 403);
    assert_eq!(ask(&format!("{path}/answer"), json!({"seat": 1, "loud": true})).await.status, 400);
    let because =
        ask(&format!("{path}/why"), json!({"seat": 1, "action": {"type": "rate", "to": 36}})).await.json();
    assert_eq!((&because["type"], &because["legal"]), (&json!("because"), &json!(false)));
    let fine = ask(&format!("{path}/why"), json!({"seat": 1, "action": tides})).await.json();
    assert_eq!(fine["legal"], true);
    for missing in ["rowing/nothing", "chess/a_free_space", "rowing/..%2Fa_free_space", "rowing/en.ftl"] {
        let answer = request(&server, &format!("GET /api/puzzles/{missing}"), &[], None).await;
        assert_eq!(answer.status, 404, "{missing}");
        assert!(answer.head.contains("application/problem+json"));
    }
    let none = request(&server, "GET /api/puzzles/rowing/nothing", &[], None).await.json();
    assert_eq!(none["detail"], "Rowing has no such puzzle");
    server.stop().await;
}
