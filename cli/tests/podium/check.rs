//! Scenario files.

use serde_json::Value;

use crate::command::{file, path, podium, podium_with};

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/pig/scenarios/a_turn.json");

/// Checks one scenario of Pig that begins with two scores and also has these keys.
fn check(name: &str, keys: &str) -> (Option<i32>, String) {
    let scenario =
        format!("{{\"game\": \"pig\", \"title\": \"A try\", \"position\": {{\"scores\": [0, 0]}}{keys}}}");
    let output = podium(&["check", &file(name, &scenario)]);
    (output.code, output.out)
}

#[test]
fn scenarios_that_hold_pass() {
    let output = podium(&["check", SCENARIOS]);
    assert_eq!((output.code, output.out.as_str()), (Some(0), "3 passed, 0 failed\n"));
}

#[test]
fn a_failure_is_shown_with_its_difference() {
    let (code, out) = check("differs.json", r#", "expect": [{"after": 0, "position": {"scores": [0, 7]}}]"#);
    assert_eq!(code, Some(1));
    assert!(out.contains("FAILED A try"), "{out}");
    assert!(out.contains("after 0: position.scores[1]\n    expected 7\n    found    0\n"), "{out}");
    assert!(out.ends_with("0 passed, 1 failed\n"), "{out}");
}

#[test]
fn scenarios_in_a_text_are_found_in_its_json_blocks() {
    let text = "# Text\n\n```json\n{\"game\": \"pig\", \"title\": \"x\", \"position\": {\"scores\": [0, 0]}, \"script\": []}\n```\n\
        \n```json\n{\"some\": \"thing else\"}\n```\n";
    let output = podium(&["check", &file("text.md", text)]);
    assert_eq!((output.code, output.out.as_str()), (Some(0), "1 passed, 0 failed\n"), "{}", output.talk);
    let broken = podium(&["check", &file("broken.md", "a\n```json\n{\"script\": oops}\n```\n")]);
    assert_eq!(broken.code, Some(2));
    assert!(broken.talk.contains("line 3, column 12"), "{}", broken.talk);
}

#[test]
fn an_unreadable_file_is_named_with_line_and_column_and_others_are_still_run() {
    let broken = file("broken.json", "{\n  \"game\": \"pig\",\n  \"title\": oops\n}\n");
    let output = podium(&["check", &broken, SCENARIOS, "/no/such/file.json"]);
    assert_eq!(output.code, Some(2));
    assert!(
        output.talk.contains("broken.json: this is not JSON: error at line 3, column 12"),
        "{}",
        output.talk
    );
    assert!(output.talk.contains("/no/such/file.json: there is no such file or folder"), "{}", output.talk);
    assert!(output.out.ends_with("3 passed, 0 failed\n"), "{}", output.out);
    for text in ["", "[]", "{}", "null", "[1]", "{\"game\": \"pig\", \"titel\": \"x\"}"] {
        assert_eq!(podium(&["check", &file("odd.json", text)]).code, Some(2), "{text}");
    }
}

#[test]
fn a_file_that_is_no_text_is_named_with_line_and_column() {
    let binary = path("binary.json");
    std::fs::write(&binary, b"[\n  \xff]").unwrap();
    let output = podium(&["check", binary.to_str().unwrap()]);
    assert_eq!(output.code, Some(2));
    assert!(output.talk.contains("binary.json: line 2, column 3"), "{}", output.talk);
}

#[test]
fn bad_content_fails_with_a_sentence_that_says_what_is_allowed() {
    let cases = [
        (
            "seat",
            r#", "script": [{"seat": 1, "action": {"type": "roll"}, "chance": [{"roll": 2}]}]"#,
            "PG-001: it is the turn of Player 1",
        ),
        ("no_seat", r#", "script": [{"seat": 7, "action": {"type": "roll"}}]"#, "a seat from 0 to 1"),
        (
            "action",
            r#", "script": [{"seat": 0, "action": {"type": "fly"}}]"#,
            "there is no action fly; the actions are roll, hold",
        ),
        ("illegal", r#", "script": [{"seat": 0, "action": {"type": "hold"}}]"#, "PG-004: your total is 0"),
        ("chance", r#", "script": [{"seat": 0, "action": {"type": "roll"}}]"#, "a roll is missing"),
        (
            "roll",
            r#", "script": [{"seat": 0, "action": {"type": "roll"}, "chance": [{"roll": 9}]}]"#,
            "the answer {\"roll\": 9} does not fit a roll of 1 to 6",
        ),
        (
            "left",
            r#", "script": [{"seat": 0, "action": {"type": "roll"}, "chance": [{"roll": 2}, {"roll": 3}]}]"#,
            "left over",
        ),
        (
            "switch",
            r#", "options": {"taget": 5}"#,
            "Pig has no switch \"taget\" (did you mean target?); its switches are target, round_limit",
        ),
        ("value", r#", "options": {"target": "x"}"#, "2 to 1000"),
        ("after", r#", "expect": [{"after": 3}]"#, "at most 0"),
        ("list", r#", "script": [{"seat": 0, "action": ["roll"]}]"#, "an action is an object"),
        (
            "viewer",
            r#", "expect": [{"after": 0, "views": [{"seat": 9, "position": {}}]}]"#,
            "found    seat 9",
        ),
    ];
    for (name, keys, part) in cases {
        let (code, out) = check(&format!("bad_{name}.json"), keys);
        assert_eq!(code, Some(1), "{name}: {out}");
        assert!(out.contains(part), "{name}: {out}");
        assert!(out.ends_with("0 passed, 1 failed\n"), "{out}");
    }
}

#[test]
fn positions_that_break_the_audit_and_unknown_games_fail() {
    let cases = [
        (r#"{"game": "pig", "title": "x", "position": {"scores": [100, 0]}}"#, "the race is over"),
        (
            r#"{"game": "pig", "title": "x", "position": {"scores": [1, 0], "turn": 5}}"#,
            "seat 5 is not in this race",
        ),
        (r#"{"game": "pig", "title": "x", "position": {"scores": [1]}}"#, "2 to 6 scores"),
        (r#"{"game": "pig", "title": "x", "position": {"scors": [1]}}"#, "scores"),
        (r#"{"game": "pig", "title": "x", "position": {"seats": 9}, "seed": 1}"#, "2 to 6"),
        (r#"{"game": "chess", "title": "x", "position": {}}"#, "the games are"),
        (r#"{"game": "pig", "title": "x", "position": [[1, 0]]}"#, "position is an object, not [[1,0]]"),
    ];
    for (i, (scenario, part)) in cases.into_iter().enumerate() {
        let output = podium(&["check", &file(&format!("position_{i}.json"), scenario)]);
        assert_eq!(output.code, Some(1), "{scenario}: {output:?}");
        assert!(output.out.contains(part), "{scenario}: {}", output.out);
    }
}

/// Scenarios that no reader of JSON takes, each with what is said of it in French.
const BROKEN: [(&str, &str); 10] = [
    (r#"{"game": "pig", "title": "x", "position": {"scores": [100, 0]}}"#, "quelqu’un a atteint le but"),
    (
        r#"{"game": "pig", "title": "x", "position": {"scores": [1, 0], "turn": 5}}"#,
        "la place 5 n’est pas de cette course",
    ),
    (
        r#"{"game": "rowing", "title": "x", "position": {"boats": [{"lane": 4}, {}]}}"#,
        "boats[1].lane\n    attendu quelque chose de lisible\n    trouvé  RW-002\u{a0}: un couloir a un seul bateau",
    ),
    (r#"{"game": "pig", "title": "x", "position": {"scores": "x"}}"#, "scores est une liste, pas \"x\""),
    (r#"{"game": "pig", "title": "x", "position": {"scors": [1]}}"#, "il n’y a pas d’élément scors"),
    (
        r#"{"game": "pig", "title": "x", "position": {"scores": [0, 70000]}}"#,
        "scores[1] est un nombre entier de 0 à 65535",
    ),
    (
        r#"{"game": "pig", "title": "x", "position": {"scores": [0, 0]}, "script": [{"seat": 0, "action": {"type": "fly"}}]}"#,
        "il n’y a pas d’action fly",
    ),
    (
        r#"{"game": "pig", "title": "x", "position": {"scores": [0, 0]}, "expect": [{"after": 0, "legal": [{"seat": 0, "actions": [{"type": "roll", "die": 3}]}]}]}"#,
        "roll n’a pas de die",
    ),
    (
        r#"{"game": "pig", "title": "x", "position": {"scores": [0, 0]}, "script": [{"seat": 300, "action": {}}]}"#,
        "script[0].seat est un nombre entier de 0 à 255, pas 300",
    ),
    (
        r#"{"game": "pig", "title": "x", "title": "y", "position": {"scores": [0, 0]}}"#,
        "la clé title figure deux fois",
    ),
];

#[test]
fn what_is_wrong_with_a_scenario_is_said_in_the_readers_language_and_not_as_a_reader_of_json_does() {
    for (i, (scenario, part)) in BROKEN.into_iter().enumerate() {
        let file = file(&format!("french_{i}.json"), scenario);
        let output = podium(&["check", "--lang", "fr", &file]);
        let said = format!("{}{}", output.out, output.talk);
        assert!(said.contains(part), "{scenario}: {said}");
        for word in ["invalid", "expected", "unknown", "missing field", "duplicate", " at line "] {
            assert!(!said.contains(word), "{scenario}: {said}");
        }
    }
}

#[test]
fn programs_get_json() {
    let input = r#"{"game": "pig", "title": "x", "position": {"scores": [0, 0]}, "expect": [{"after": 0, "deciding": []}]}"#;
    let output = podium_with(&["check", "--json", "-"], input);
    assert_eq!(output.code, Some(1));
    let json: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!((&json["passed"], &json["failed"]), (&Value::from(0), &Value::from(1)));
    assert_eq!(json["scenarios"][0]["differences"][0]["place"], "after 0: deciding");
}
