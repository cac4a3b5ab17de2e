//! Tables of strength, and advice.

use serde_json::Value;

use crate::command::{file, path, podium, podium_with, refused};

#[test]
fn the_table_is_the_same_for_any_number_of_threads() {
    let arena = |threads: &str| {
        let words = [
            "arena",
            "pig",
            "--seats",
            "club,greedy,random",
            "--races",
            "9",
            "--seed",
            "4",
            "--set",
            "target=30",
            "--threads",
            threads,
            "--json",
        ];
        let output = podium(&words);
        assert_eq!((output.code, output.talk.as_str()), (Some(0), ""));
        output.out
    };
    let one = arena("1");
    assert_eq!(one, arena("2"));
    assert_eq!(one, arena("5"));
    let json: Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&json["table"]["races"], &json["options"]["target"]), (&Value::from(9), &Value::from(30)));
}

#[test]
fn a_table_says_shares_places_intervals_and_ratings() {
    let output = podium(&["arena", "pig", "--seats", "greedy,random,random", "--races", "30"]);
    let lines: Vec<&str> = output.out.lines().collect();
    assert!(
        lines[0].starts_with("bot ") && lines[0].contains("95 % interval") && lines[0].contains("rating")
    );
    assert!(lines[1].starts_with("Regular ") && lines[2].starts_with("Random x2 "), "{}", output.out);
    assert!(lines[3].starts_with("30 races; even would be 33.3 %"), "{}", output.out);
}

#[test]
fn wrong_entrants_are_refused() {
    refused(&["arena", "pig", "--seats", "clever,greedy"], &["bots are random, novice", "cmd:COMMAND"]);
    refused(&["arena", "pig", "--seats", "greedy"], &["Pig is for 2 to 6 players, not 1"]);
    refused(&["arena", "pig", "--seats", "search:depth=3,greedy"], &["no setting \"depth\""]);
    refused(&["arena", "pig", "--seats", "search:fast,greedy"], &["\"fast\" sets nothing of a search"]);
    refused(&["arena", "pig", "--seats", "greedy,greedy", "--races", "0"], &["--races"]);
    refused(&["ladder", "pig", "--levels", "club"], &["at least two levels"]);
}

#[test]
fn a_ladder_is_printed_in_words_in_markdown_and_as_json() {
    let ladder = |form: &[&str]| {
        let words = [&["ladder", "pig", "--levels", "random,novice,greedy", "--races", "20"], form].concat();
        let output = podium(&words);
        assert_eq!(output.code, Some(0), "{}", output.talk);
        output.out
    };
    assert!(ladder(&[]).contains("against Random "));
    let table = ladder(&["--markdown"]);
    assert!(
        table.starts_with(
            "### Pig\n\n| level | rating | against Random | against Novice |\n|---|---|---|---|\n"
        )
    );
    let json: Value = serde_json::from_str(&ladder(&["--json"])).unwrap();
    assert_eq!(json[0]["ladder"]["pairs"].as_array().unwrap().len(), 3);
}

#[test]
fn a_hint_has_places_and_reasons_on_records_scenarios_and_puzzles() {
    let record = path("hinted.json");
    let record = record.to_str().unwrap();
    podium_with(&["play", "pig", "--players", "2", "--seed", "7", "--record", record], "roll\nhold\nroll");
    let open = podium(&["hint", record, "--level", "club"]);
    assert!(open.out.contains("expected place") && open.out.contains("decision turn"), "{}", open.out);
    let second = podium(&["hint", record, "--step", "2", "--level", "club"]);
    assert!(
        second.out.contains("Played was \"") && second.out.contains("(after 1 action)"),
        "{}",
        second.out
    );
    let json: Value =
        serde_json::from_str(&podium(&["hint", record, "--level", "club", "--json"]).out).unwrap();
    assert!(json["hints"][0]["reason"]["id"].as_str().unwrap().starts_with("hint-"), "{json}");
    refused(
        &["hint", record, "--level", "greedy"],
        &["greedy does not look ahead", "ask one of club, expert, master"],
    );
    refused(&["hint", record, "--step", "99"], &["no step 99; the race has steps 1 to"]);
    refused(&["hint", record, "--seat", "1"], &["seat 1 has no decision here; deciding: 0"]);

    let text = r#"{"game": "pig", "title": "t", "position": {"scores": [50, 50], "total": 40}}"#;
    let hint = podium(&["hint", &file("hinted_scenario.json", text), "--level", "expert"]);
    let compares = hint.out.contains("Better than \"") || hint.out.contains("About as good as \"");
    assert!(compares && hint.out.contains("chance to win"), "{}", hint.out);
    refused(&["hint", &file("hinted_nothing.json", "{}")], &["not a race record, a scenario or a puzzle"]);
    refused(&["hint", "/no/such/file"], &["cannot be read"]);
}

#[test]
fn puzzles_are_listed_posed_and_checked() {
    let list = podium(&["puzzle"]).out;
    assert!(list.contains("pig         last_chance"), "{list}");
    let posed = podium_with(&["puzzle", "pig", "last_chance"], "x\n9\n1\n").out;
    assert!(posed.contains("Answer with a number from 1 to 2") && posed.contains("Right."), "{posed}");
    assert!(posed.ends_with("1 of 1 solved\n"));
    assert!(posed.contains("bots miss it in"), "how hard it is: {posed}");
    let [asked, answered] =
        ["q\n", "1\n"].map(|typed| podium_with(&["puzzle", "rowing", "one_more_card"], typed).out);
    assert!(
        !asked.contains("stamina") || asked.len() < answered.len(),
        "to what choices lead is told with the answer"
    );
    let daily = podium_with(&["puzzle", "--daily"], "q\n").out;
    assert!(daily.contains("What is best?") && daily.ends_with("0 of 1 solved\n"), "{daily}");
    refused(&["puzzle", "--mine"], &["GAME"]);
    assert!(podium_with(&["puzzle", "pig", "last_chance"], "2\n").out.contains("No. Best is: "));
    assert!(podium_with(&["puzzle", "pig"], "q\n").out.contains("0 of "));
    let checked = podium(&["puzzle", "pig", "--check", "expert"]);
    assert_eq!(checked.code, Some(0), "{}", checked.out);
    assert!(checked.out.contains("Expert solved 3 of 3"));
    refused(&["puzzle", "pig", "last_chnce"], &["did you mean last_chance", "a_large_total"]);
    let wrong = r#"{"scenario": {"game": "pig", "title": "t", "position": {"scores": [5, 5]}}, "seat": 0,
        "best": [{"type": "hold"}]}"#;
    refused(
        &["puzzle", &file("wrong_puzzle.json", wrong)],
        &["cannot be played: your total is 0; roll first"],
    );
}

#[test]
fn a_person_is_given_a_hint() {
    let output = podium_with(&["play", "pig", "--players", "2", "--seed", "7"], "h\nq\n");
    assert!(output.out.contains("It is the only legal action."), "{}", output.out);
}

#[test]
fn the_search_is_measured_on_one_core_and_on_two() {
    let output = podium(&["bench", "pig", "--search", "--seconds", "0.1", "--json"]);
    let json: Value = serde_json::from_str(&output.out).unwrap();
    for figure in ["iterations_per_second", "iterations_per_second_on_two", "ratio_to_playouts"] {
        assert!(json[0][figure].as_f64().unwrap() > 0.0, "{figure}");
    }
    assert!(podium(&["bench", "pig", "--search", "--seconds", "0.1"]).out.contains("\npig "));
}
