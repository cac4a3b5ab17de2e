//! Bots in other languages: good ones play, bad ones lose their moves and hold nobody up.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::command::{Output, command, podium, podium_with, refused};

fn example() -> String {
    format!("cmd:python3 {}/../examples/bots/first.py", env!("CARGO_MANIFEST_DIR"))
}

fn bad(name: &str) -> String {
    format!("cmd:python3 {}/tests/bots/{name}.py", env!("CARGO_MANIFEST_DIR"))
}

fn arena(bot: &str, races: &str, timeout: &str) -> (Value, Output) {
    let seats = format!("{bot},greedy");
    let words = [
        "arena",
        "pig",
        "--seats",
        &seats,
        "--races",
        races,
        "--bot-timeout",
        timeout,
        "--set",
        "target=20",
        "--json",
    ];
    let output = podium(&words);
    assert_eq!(output.code, Some(0), "{}", output.talk);
    let json: Value = serde_json::from_str(&output.out).unwrap();
    let standings = json["table"]["standings"].as_array().unwrap().clone();
    let own = standings.into_iter().find(|standing| standing["bot"] == *bot).unwrap();
    (own, output)
}

#[test]
fn the_example_plays_whole_races_without_losing_a_move() {
    let (standing, output) = arena(&example(), "2", "20");
    assert_eq!((&standing["lost_moves"], &standing["races"]), (&Value::from(0), &Value::from(2)));
    assert_eq!(output.talk, "");
}

#[test]
fn the_example_plays_against_a_person_in_every_game() {
    for game in catalog::games() {
        let words = ["play", game.id(), "--seed", "3", "--seats", &example(), "--bot-timeout", "20"];
        let output = podium_with(&words, &"1\n".repeat(5));
        assert_eq!(output.code, Some(0), "{}", output.talk);
        assert!(!output.talk.contains("loses this move"), "{}: {}", game.id(), output.talk);
    }
}

#[test]
fn a_bot_that_crashes_loses_the_rest_of_its_moves_and_is_reported() {
    let (standing, output) = arena(&bad("crash"), "1", "20");
    assert!(standing["lost_moves"].as_u64().unwrap() > 0);
    assert!(output.talk.contains("it ended in the middle of the race (exit code 3)"), "{}", output.talk);
}

#[test]
fn a_bot_that_is_no_program_is_refused_in_the_language_of_the_person() {
    let words = ["arena", "pig", "--seats", "greedy,cmd:/no/such/bot", "--races", "2"];
    refused(&words, &["/no/such/bot cannot be started: there is no such program"]);
    let told = crate::command::podium_in("fr_FR", &words, "").talk;
    assert!(told.contains("il n’y a pas de tel programme"), "{told}");
}

#[test]
fn a_bot_that_answers_nonsense_loses_those_moves_and_is_reported() {
    let (standing, output) = arena(&bad("nonsense"), "2", "20");
    assert!(standing["lost_moves"].as_u64().unwrap() > 2);
    assert!(output.talk.contains("\"I pass\" is not a line of JSON"), "{}", output.talk);
    let reasons = output.out.matches("\"why\"").count();
    assert!(reasons > 2 && output.out.contains("\"fly\""), "{}", output.out);
}

#[test]
fn a_bot_that_hangs_holds_nobody_up_and_leaves_no_process_behind() {
    let started = Instant::now();
    let (standing, output) = arena(&bad("hang"), "2", "0.1");
    assert!(standing["lost_moves"].as_u64().unwrap() > 3);
    assert!(output.talk.contains("no answer within 100 ms"), "{}", output.talk);
    assert!(started.elapsed() < Duration::from_secs(30), "{:?}", started.elapsed());
    assert!(!running().contains("tests/bots/hang.py"), "{}", running());
}

/// The command lines of all processes.
fn running() -> String {
    let running = Command::new("ps").args(["-eo", "args"]).output().unwrap();
    String::from_utf8_lossy(&running.stdout).to_string()
}

#[test]
fn what_a_bot_has_started_ends_with_it() {
    let (standing, output) = arena(&bad("family"), "2", "20");
    assert_eq!(standing["lost_moves"], 0, "{}", output.talk);
    assert!(!running().contains("left by tests/bots/family.py"), "{}", running());
}

#[cfg(unix)]
#[test]
fn a_signal_that_ends_podium_ends_its_bots() {
    let words = ["arena", "pig", "--seats", &format!("{},greedy", bad("stays")), "--bot-timeout", "600"];
    let mut podium = command().args(words).spawn().unwrap();
    let is_there = || running().contains("tests/bots/stays.py");
    let wait = |wanted: bool| {
        let deadline = Instant::now() + Duration::from_secs(60);
        while is_there() != wanted && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(is_there(), wanted, "{}", running());
    };
    wait(true);
    let killed = Command::new("kill").args(["-TERM", &podium.id().to_string()]).status().unwrap();
    assert!(killed.success());
    assert_eq!(podium.wait().unwrap().code(), Some(143));
    wait(false);
}

#[test]
fn a_line_that_is_too_long_costs_one_move() {
    let (standing, output) = arena(&bad("long"), "2", "20");
    // One in each race in which it is asked at all.
    assert!((1..=2).contains(&standing["lost_moves"].as_u64().unwrap()), "{}", output.out);
    assert!(output.talk.contains("is not a line of JSON"), "{}", output.talk);
}

#[test]
fn a_late_answer_is_not_taken_for_another_question() {
    let (standing, output) = arena(&bad("late"), "1", "0.7");
    assert!(standing["lost_moves"].as_u64().unwrap() >= 1, "{}", output.out);
    assert!(!output.out.contains("asked was"), "{}", output.out);
}

#[test]
fn a_bad_bot_in_play_is_reported_and_the_race_goes_on() {
    let words =
        ["play", "pig", "--players", "2", "--seed", "7", "--bots", &bad("crash"), "--set", "target=20"];
    let output = podium_with(&words, &"1\n".repeat(500));
    assert!(output.out.contains("The race is over"), "{}", output.out);
    let lost = output.talk.matches("loses this move to Regular").count();
    assert!(lost == 1 && output.talk.contains("Regular plays the rest of the race"), "{}", output.talk);
}

#[test]
fn a_program_that_does_not_exist_is_refused_at_once() {
    let parts = ["/no/such/program cannot be started"];
    refused(&["arena", "pig", "--seats", "cmd:/no/such/program,greedy"], &parts);
    refused(&["play", "pig", "--bots", "cmd:/no/such/program"], &parts);
    refused(&["arena", "pig", "--seats", "cmd:,greedy"], &["cmd: needs a command"]);
    refused(
        &["arena", "pig", "--seats", "greedy,greedy", "--bot-timeout", "0"],
        &["a number of seconds above 0"],
    );
}
