//! Races as scenarios.

use std::io::Read;
use std::process::Stdio;

use serde_json::Value;

use crate::command::{command, podium, podium_with, refused};

#[test]
fn check_accepts_what_trace_prints() {
    for game in catalog::games() {
        let (fewest, most) = game.seats();
        for (seats, bots) in [(fewest, "random"), (most, "greedy")] {
            let words = ["trace", game.id(), "--seed", "11", "--players", &seats.to_string(), "--bots", bots];
            let trace = podium(&words);
            assert_eq!(trace.code, Some(0), "{words:?}: {}", trace.talk);
            let checked = podium_with(&["check", "-"], &trace.out);
            assert_eq!(checked.out, "1 passed, 0 failed\n", "{words:?}");
        }
    }
}

#[test]
fn a_trace_is_titled_in_the_readers_language() {
    let trace =
        podium(&["trace", "pig", "--seed", "11", "--players", "2", "--bots", "random", "--lang", "fr"]);
    let trace: Value = serde_json::from_str(&trace.out).unwrap();
    assert_eq!(trace["title"], "Une course à 2 places avec la graine 11");
}

#[test]
fn a_trace_holds_every_switch_and_every_step() {
    let words =
        ["trace", "pig", "--seed", "3", "--players", "2", "--set", "target=30", "--bots", "greedy,random"];
    let output = podium(&words);
    let trace: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!(trace["options"].to_string(), r#"{"target":30,"round_limit":200}"#);
    let (script, expect) = (trace["script"].as_array().unwrap(), trace["expect"].as_array().unwrap());
    assert_eq!(expect.len(), script.len() + 1);
    assert_eq!(expect[0]["deciding"].to_string(), r#"[{"seat":0,"decision":"turn"}]"#);
    assert_eq!(expect.last().unwrap()["deciding"].to_string(), "[]");
    assert!(expect[1]["events"][0]["type"] == "rolled" && expect[1]["position"]["scores"].is_array());
    assert_eq!(script[0]["chance"][0]["roll"], expect[1]["events"][0]["die"]);
    assert_eq!(output.out, podium(&words).out, "the same seed gives the same trace");
}

#[test]
fn a_changed_trace_fails() {
    let trace = podium(&["trace", "pig", "--seed", "3"]).out;
    let changed = trace.replacen("{\"roll\":2}", "{\"roll\":3}", 1);
    assert_ne!(trace, changed);
    assert_eq!(podium_with(&["check", "-"], &changed).code, Some(1));
}

#[test]
fn a_reader_who_has_seen_enough_ends_it_quietly() {
    let mut child = command()
        .args(["trace", "pig", "--players", "6", "--set", "target=1000", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 10];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn wrong_bots_are_refused() {
    refused(&["trace", "pig", "--players", "3", "--bots", "random,greedy"], &["2 bots for 3 seats"]);
    refused(&["trace", "pig", "--bots", ""], &["bots are random"]);
}
