//! A person at the table, also one that comes through a pipe.

use std::fs;

use catalog::Tongue;
use engine::{Phrase, Speak};
use serde_json::Value;

use crate::command::{file, path, podium_with, refused};

#[test]
fn a_race_can_be_played_to_its_end_through_a_pipe() {
    for game in catalog::games() {
        let record = path(&format!("played_{}.json", game.id()));
        let answers = "1\n".repeat(20_000);
        let words =
            ["play", game.id(), "--seed", "7", "--bots", "greedy", "--record", record.to_str().unwrap()];
        let output = podium_with(&words, &answers);
        assert_eq!(output.code, Some(0), "{}: {}", game.id(), output.talk);
        assert!(output.out.contains("The race is over: 1. "), "{}: {}", game.id(), output.out);
        assert!(output.talk.contains("recorded in"), "{}", output.talk);
        let kept: Value = serde_json::from_str(&fs::read_to_string(record).unwrap()).unwrap();
        assert!(kept["result"]["winners"].is_array());
    }
}

#[test]
fn questions_and_bad_answers_change_nothing() {
    let answers = "?\n? 1\n? PG-003\n? dare\n? PG-999\n? 0\n? 5\nwhy hold\nwhy {\"type\": \"fly\"}\nwhy\n0\n9\n-1\n\
        {\"type\":\nWas?\n{\"type\": \"hold\"}\n{}\n\u{fffd}\nl\np\nq\n";
    let output = podium_with(&["play", "pig", "--seed", "7", "--players", "2"], answers);
    assert_eq!(output.code, Some(0));
    for part in [
        "the rule behind action 1",
        "**PG-002** On your turn",
        "**PG-003** A 1 loses that total",
        "  ? PG-002        a rule by its id",
        "says no: why {\"type\":\"roll\"}\n",
        "has no rule \"PG-999\"",
        "There is no action 5 to be explained",
        "Not allowed: PG-004: your total is 0; roll first",
        "There is no action fly. What you can do now: Roll",
        "Say which action",
        "There is no action 9. Press Enter or answer 1",
        "This is no JSON: it cannot be read at column 8. Press Enter or answer 1",
        "That cannot be done: PG-004: your total is 0; roll first",
    ] {
        assert!(output.out.contains(part), "{part:?} is missing in {}", output.out);
    }
    assert!(!output.out.contains("rolls a"), "nothing was played: {}", output.out);
    assert!(output.talk.contains("You left the race"));
}

#[test]
fn json_that_cannot_be_an_answer_is_refused_in_the_readers_language_with_the_place_and_what_is_allowed() {
    let answers = "{\"type\":\n{\"type\": \"roll\", \"type\": \"hold\"}\n{\"type\": \"place\", \"position\": 300}\n\
        {\"type\": \"place\", \"position\": \"far\"}\nq\n";
    let output = podium_with(&["play", "marathon", "--lang", "fr", "--seed", "7", "--players", "2"], answers);
    for part in [
        "il ne peut pas être lu à la colonne 8",
        "La clé type figure deux fois, la seconde à la colonne 23",
        "position est un nombre entier de 0 à 255, pas 300",
        "position est un nombre entier de 0 à 255, pas \"far\"",
    ] {
        assert!(output.out.contains(part), "{part:?} is missing in {}", output.out);
    }
    for word in ["EOF", "expected", "invalid", "duplicate"] {
        assert!(!output.out.contains(word), "{}", output.out);
    }
}

#[test]
fn without_a_game_the_person_is_asked_which() {
    let number = catalog::games().position(|game| game.id() == "pig").unwrap() + 1;
    for answers in [format!("{number}\n1\nq\n"), "pig\n1\nq\n".into(), "chess\nPig\n1\nq\n".into()] {
        let output = podium_with(&["play", "--seed", "7", "--plain"], &answers);
        assert_eq!(output.code, Some(0), "{}", output.talk);
        assert!(output.talk.contains("Which game?"), "{}", output.talk);
        for (i, game) in catalog::games().enumerate() {
            let name = Tongue::english(game.id()).say(&Phrase::new("name"));
            assert!(output.talk.contains(&format!("{}  {name}: ", i + 1)), "{}", output.talk);
        }
        assert!(output.out.starts_with("Pig, 4 players"), "{}", output.out);
    }
    let left = podium_with(&["play"], "q\n");
    assert_eq!((left.code, left.out.as_str()), (Some(0), ""));
    let none = podium_with(&["play"], "");
    assert_eq!(none.code, Some(2));
    assert!(none.talk.contains("name a game, such as"), "{}", none.talk);
}

#[test]
fn a_choice_is_undone_as_far_as_nothing_new_is_known() {
    // A place on the block, the die, the boost; the boost is undone, the die is not.
    let words = ["play", "marathon", "--players", "2", "--seed", "7", "--bots", "greedy"];
    let output = podium_with(&words, "u\n1\n1\n1\nu\nu\nq\n");
    let (before, after) = output.out.split_once("Undone.").expect("a boost can be undone");
    assert!(before.contains("There is nothing to undo."), "{before}");
    let boost = Tongue::english("marathon").word("decision", "boost");
    assert!(after.contains(&format!("Your decision: {boost}")), "{after}");
    assert!(after.contains("No undo: that move rolled"), "{after}");
}

#[test]
fn windows_for_answers_are_passed_for_who_wishes_it_but_not_before_the_river_moves() {
    let words = ["play", "whitewater", "--players", "3", "--seed", "7", "--bots", "greedy"];
    let asked = podium_with(&words, &("1\n".repeat(60) + "q\n")).out;
    let passed = podium_with(&words, &("a\n".to_string() + &"1\n".repeat(60) + "q\n")).out;
    assert!(passed.contains("Windows for answers that are seldom used are passed for you"), "{passed}");
    let windows = |out: &str| out.matches("Your decision: respond").count();
    let others = |out: &str| {
        let asked = out.split("\nRiver ").filter(|turn| turn.contains("Your decision: respond"));
        asked.filter(|turn| !turn.contains("In play: Advance River")).count()
    };
    assert!(windows(&asked) > others(&asked) && others(&asked) > 0, "{asked}");
    assert!(windows(&passed) > 0 && others(&passed) == 0, "{passed}");
    assert!(passed.contains("You pass, as you wish"), "{passed}");
}

#[test]
fn the_end_of_the_answers_ends_the_race_politely_and_keeps_it() {
    let record = path("short.json");
    let words = ["play", "pig", "--players", "2", "--seed", "7", "--record", record.to_str().unwrap()];
    let output = podium_with(&words, "roll\nhold");
    assert_eq!(output.code, Some(0));
    assert!(output.talk.contains("There are no more answers"), "{}", output.talk);
    let kept: Value = serde_json::from_str(&fs::read_to_string(record).unwrap()).unwrap();
    assert!(kept["steps"].as_array().unwrap().len() >= 2);
    assert_eq!(kept["result"], Value::Null);
}

#[test]
fn the_same_seed_and_answers_give_the_same_race() {
    let play = |bots: &str| {
        let words = ["play", "pig", "--players", "3", "--seat", "1", "--seed", "5", "--bots", bots];
        podium_with(&words, &"1\n".repeat(500)).out
    };
    assert_eq!(play("greedy"), play("greedy,greedy"));
    assert_ne!(play("greedy"), play("random"));
}

#[test]
fn a_wrong_set_up_is_refused_in_a_sentence_that_says_what_is_allowed() {
    for count in ["0", "1", "9", "999", "-1", "99999999999"] {
        let shown = count.replace('-', "\u{2212}");
        refused(&["play", "pig", "--players", count], &["Pig is for 2 to 6 players", &shown]);
        refused(&["trace", "pig", "--players", count], &["Pig is for 2 to 6 players", &shown]);
    }
    refused(&["play", "chess"], &["no game \"chess\"", "the games are", "pig"]);
    refused(&["play", "pig", "--players", "two"], &["a whole number is needed"]);
    refused(&["play", "pig", "--seat", "4"], &["the seats are 0 to 3"]);
    refused(&["play", "pig", "--seat", "-1"], &["the seats are 0 to 3"]);
    refused(&["play", "pig", "--set", "taget=5"], &["did you mean target", "round_limit"]);
    refused(&["play", "pig", "--set", "target"], &["--set KEY=VALUE"]);
    refused(&["play", "pig", "--set", "target=many"], &["target", "\"many\"", "2 to 1000"]);
    refused(&["play", "pig", "--set", "target=1"], &["2 to 1000"]);
    refused(&["play", "marathon", "--set", "deck={\"joker\": 1}"], &["there is no part joker", "200 cards"]);
    let endless = format!("target=\"{}\"", "x".repeat(1000));
    refused(&["play", "pig", "--set", &endless], &["target cannot be \"xxx", "xxx...; allowed: "]);
    refused(&["play", "pig", "--set", "target=5", "--set", "target=6"], &["set twice"]);
    refused(&["play", "pig", "--set", "target=@/no/such/file"], &["/no/such/file cannot be read"]);
    refused(&["play", "pig", "--bots", "clever"], &["bots are random"]);
    refused(&["play", "pig", "--bots", "greedy,greedy"], &["one for all or one for each"]);
    refused(&["play", "pig", "--seed", "-1"], &["--seed", "from 0 to"]);
    refused(&["play", "pig", "--record", "/no/such/folder/race.json"], &["cannot be written"]);
}

#[test]
fn switches_come_as_json_and_from_files() {
    let target = file("target.json", "30\n");
    let set = format!("target=@{target}");
    let output = podium_with(&["play", "pig", "--set", &set, "--set", "round_limit=3"], "");
    assert!(output.out.contains("target 30"), "{}", output.out);
    let broken = format!("target=@{}", file("not.json", "{\n oops"));
    refused(&["play", "pig", "--set", &broken], &["not.json: this is not JSON", "line 2, column 2"]);
}

#[test]
fn a_file_that_is_no_record_is_not_written_over() {
    let notes = file("notes.txt", "my notes");
    refused(&["play", "pig", "--record", &notes], &["is not a race record"]);
    assert_eq!(fs::read_to_string(notes).unwrap(), "my notes");
}
