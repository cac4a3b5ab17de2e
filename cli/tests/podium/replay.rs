//! Recorded races, sound and tampered with.

use std::fs;

use serde_json::{Value, json};

use crate::command::{Output, file, folder, path, podium, podium_with, refused};

/// The record of a whole race of Pig.
fn record(name: &str) -> Value {
    let record = path(name);
    let words = ["play", "pig", "--players", "2", "--seed", "7", "--record", record.to_str().unwrap()];
    podium_with(&words, &"1\n".repeat(2_000));
    serde_json::from_str(&fs::read_to_string(record).unwrap()).unwrap()
}

/// Replays a record after `change`.
fn replay_changed(name: &str, change: impl Fn(&mut Value)) -> Output {
    let mut record = record(name);
    change(&mut record);
    podium(&["replay", &file(name, &record.to_string())])
}

#[test]
fn a_record_is_told_and_verified() {
    let name = "told.json";
    let steps = record(name)["steps"].as_array().unwrap().len();
    let file = folder().join(name);
    let file = file.to_str().unwrap();
    let told = podium(&["replay", file]);
    assert_eq!(told.code, Some(0), "{}", told.talk);
    assert!(told.out.contains("1. Player 1: Roll the die [PG-002]\n     Player 1 rolls a 6"), "{}", told.out);
    assert!(told.out.contains("The race is over: 1. "), "{}", told.out);
    let quiet = podium(&["replay", "--quiet", file]);
    assert_eq!(quiet.out, format!("verified: {steps} steps played again, all as recorded\n"));
    let json: Value = serde_json::from_str(&podium(&["replay", "--json", file]).out).unwrap();
    assert_eq!(json["verified"], true);
    assert_eq!(json["steps"].as_array().unwrap().len(), steps);
    assert_eq!(json["steps"][0]["events"][0]["rule"], "PG-002");
}

#[test]
fn what_was_changed_is_named() {
    type Case = (&'static str, fn(&mut Value), &'static str);
    let cases: [Case; 11] = [
        (
            "illegal.json",
            |record| record["steps"][0]["action"] = json!({"type": "hold"}),
            "step 1: Player 1 cannot do",
        ),
        ("no_action.json", |record| record["steps"][1]["action"] = json!(7), "step 2: "),
        ("other_seat.json", |record| record["steps"][2]["seat"] = json!(1), "step 3: "),
        (
            "hash.json",
            |record| record["steps"][1]["hash"] = json!("00"),
            "step 2: position and events differ",
        ),
        ("seed.json", |record| record["seed"] = json!(8), "step 1: position and events differ"),
        (
            "start.json",
            |record| record["start"] = json!("x-d53d18c23212ea7b"),
            "set-up: a switch or the position differs",
        ),
        (
            "result.json",
            |record| record["result"]["places"] = json!([9, 9]),
            "result: recorded is the places 9, 9",
        ),
        (
            "winners.json",
            |record| record["result"]["winners"] = json!([0, 1]),
            "with the winners Player 1, Player 2, played again",
        ),
        (
            "limit.json",
            |record| record["options"]["round_limit"] = json!(999),
            "set-up: a switch or the position differs",
        ),
        (
            "switch.json",
            |record| record["options"] = json!({"target": 100}),
            "the record does not hold every switch",
        ),
        ("seats.json", |record| record["seats"] = json!(999), "Pig is for 2 to 6 players, not 999"),
    ];
    for (name, change, part) in cases {
        let output = replay_changed(name, change);
        assert_eq!(output.code, Some(1), "{name}: {output:?}");
        assert!(output.talk.contains(part), "{name}: {}", output.talk);
    }
}

#[test]
fn half_a_hash_tells_whether_position_or_events_differ() {
    let output = replay_changed("events.json", |record| {
        let hash = record["steps"][0]["hash"].as_str().unwrap();
        let changed = format!("{}-0000000000000000", hash.split('-').next().unwrap());
        record["steps"][0]["hash"] = json!(changed);
    });
    assert!(output.talk.contains("step 1: the events differ"), "{}", output.talk);
}

#[test]
fn foreign_records_are_refused_clearly() {
    let version = replay_changed("version.json", |record| record["rules_version"] = json!(999));
    assert_eq!(version.code, Some(1));
    assert!(version.talk.contains("version 999 of the rules of Pig"), "{}", version.talk);
    let game = replay_changed("game.json", |record| record["game"] = json!("chess"));
    assert_eq!(game.code, Some(1));
    assert!(game.talk.contains("no game \"chess\""), "{}", game.talk);
    let format = replay_changed("format.json", |record| record["podium"] = json!(2));
    assert_eq!(format.code, Some(1));
    assert!(format.talk.contains("format 2"), "{}", format.talk);
}

#[test]
fn a_record_without_a_proof_is_refused_in_one_sentence_that_says_what_to_do() {
    record("unproved.json");
    let file = folder().join("unproved.json");
    for (lang, part) in
        [("en", "has no proof with it: play it again with podium replay"), ("fr", "sans preuve")]
    {
        let output = podium(&["verify", file.to_str().unwrap(), "--lang", lang]);
        assert_eq!((output.code, output.talk.lines().count()), (Some(2), 1), "{}", output.talk);
        assert!(output.talk.contains(part), "{}", output.talk);
    }
    let text = podium(&["verify", &crate::command::file("prose.txt", "one\ntwo\nthree\n")]);
    assert_eq!((text.code, text.talk.lines().count()), (Some(2), 1), "{}", text.talk);
}

#[test]
fn what_is_no_record_cannot_be_read() {
    refused(&["replay", "/no/such/file"], &["cannot be read"]);
    refused(&["replay", &file("text.json", "{\"podium\": 1,\n oops}")], &["line 2, column 2"]);
    refused(&["replay", &file("other.json", "{\"a\": 1}")], &["not a race record"]);
    refused(&["replay", &file("list.json", "[]")], &["not a race record"]);
    refused(&["replay", &file("half.json", "{\"podium\": 1}")], &["game is missing"]);
}
