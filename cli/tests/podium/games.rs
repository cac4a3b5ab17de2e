//! games, rules, options, and help.

use catalog::Language;
use serde_json::Value;

use crate::command::{command, file, podium, refused};

#[test]
fn games_are_listed_with_the_teaching_game_last() {
    let output = podium(&["games"]);
    assert_eq!(output.code, Some(0));
    assert!(output.out.contains("pig         Pig, 2 to 6 players"), "{}", output.out);
    let json: Value = serde_json::from_str(&podium(&["games", "--json"]).out).unwrap();
    assert_eq!(json.as_array().unwrap().len(), catalog::games().count());
    let last = json.as_array().unwrap().last().unwrap();
    assert_eq!((&last["id"], &last["teaching"]), (&Value::from("pig"), &Value::from(true)));
}

#[test]
fn rules_are_printed_whole_or_one_by_one() {
    let whole = podium(&["rules", "pig"]);
    assert!(whole.out.contains("# Pig") && whole.out.contains("PG-007"), "{}", whole.out);
    assert!(!whole.out.contains("<a "), "anchors are left out");
    let one = podium(&["rules", "pig", "pg-003"]);
    assert_eq!(one.out, "**PG-003** A 1 loses that total, and your turn is over.\n");
    let french = podium(&["rules", "pig", "PG-003", "--lang", "fr"]);
    assert_eq!(french.out, "**PG-003** Un 1 fait perdre ce total, et votre tour est fini.\n");
    refused(&["rules", "pig", "--lang", "de"], &["no language \"de\"", "en, fr"]);
    refused(&["rules", "pig", "PG-033"], &["no rule \"PG-033\"", "PG-003"]);
    refused(&["rules", "pgi"], &["no game \"pgi\"", "did you mean pig"]);
}

#[test]
fn every_game_has_a_rulebook_and_explained_switches() {
    for game in catalog::games() {
        let id = game.id();
        let book = game.rulebook(&Language::english());
        assert!(!book.ids().is_empty(), "{id} has a rulebook with rule ids");
        let json: Value = serde_json::from_str(&podium(&["options", id, "--json"]).out).unwrap();
        let text = podium(&["options", id]).out;
        for switch in json.as_array().unwrap() {
            assert!(text.contains(&format!("{} = ", switch["key"].as_str().unwrap())), "{text}");
            let rule = switch["rule"].as_str().unwrap();
            assert!(book.rule(rule).is_some(), "{id}: the rulebook has {rule}, the rule of a switch");
        }
    }
}

#[test]
fn every_game_has_schemas_of_all_its_parts() {
    for game in catalog::games() {
        let all: Value = serde_json::from_str(&podium(&["schema", game.id()]).out).unwrap();
        for part in catalog::Part::ALL {
            let name = part.name();
            let one: Value =
                serde_json::from_str(&podium(&["schema", game.id(), "--part", name]).out).unwrap();
            assert_eq!(one["title"], format!("{} {name}", game.id()));
            assert_eq!(one, all[name]);
        }
    }
    refused(&["schema", "pgi"], &["no game \"pgi\"", "did you mean pig"]);
    refused(&["schema", "pig", "--part", "actoin"], &["actoin", "options, action, event, view"]);
    refused(&["schema"], &["GAME"]);
}

#[test]
fn help_teaches_by_example() {
    for command in [
        "games", "rules", "options", "schema", "play", "check", "replay", "trace", "bench", "serve",
        "verify", "backup", "export", "ratings",
    ] {
        let output = podium(&[command, "--help"]);
        assert_eq!(output.code, Some(0));
        assert!(output.out.contains(&format!("\n  podium {command}")), "{command}: {}", output.out);
    }
    assert!(podium(&["board", "check", "--help"]).out.contains("\n  podium board check"));
}

#[test]
fn nothing_is_coloured_in_a_pipe() {
    for words in [&["games"][..], &["rules", "pig"], &["options", "pig"], &["play", "pig"]] {
        let output = podium(words);
        assert!(!output.out.contains('\u{1b}') && !output.talk.contains('\u{1b}'), "{words:?}");
    }
}

#[test]
fn colours_can_be_had_and_refused() {
    let coloured = |no_color: &str| {
        let output = command()
            .args(["options", "pig"])
            .envs([("CLICOLOR_FORCE", "1"), ("NO_COLOR", no_color)])
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap().contains('\u{1b}')
    };
    assert!(coloured("") && !coloured("1"));
}

#[test]
fn boards_are_refused_with_a_reason() {
    let board = file("board.txt", "pig board my_sty\n");
    let output = podium(&["board", "check", &board]);
    assert_eq!(output.code, Some(1));
    assert!(output.talk.contains("has no boards"), "{}", output.talk);
    let unknown = podium(&["board", "check", &file("unknown_board.txt", "chess board standard\n")]);
    assert_eq!(unknown.code, Some(1));
    assert!(unknown.talk.contains("no game \"chess\""), "{}", unknown.talk);
    assert_eq!(podium(&["board", "check", &file("empty_board.txt", "")]).code, Some(1));
    refused(&["board", "check", "/no/such/file"], &["/no/such/file cannot be read"]);
}
