//! What a game refuses of its switches is said in the person's language, with the rule beside it.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::collections::BTreeSet;

use catalog::{Language, Tongue, file_in, find, games};
use engine::{Fault, Names, Phrase, Speak, Value as Said};
use serde_json::{Value, json};

/// Switches that a game refuses, one for each of its messages `wrong-...`.
fn refused() -> Vec<(&'static str, Value, &'static str)> {
    let poor = json!({"id": "x", "squares": ["M", "C", "B", "D", "H", "+2", "+2", "+2"]});
    let (_, board) =
        find("salmon").unwrap().content().iter().find(|(file, _)| *file == "boards/S1.txt").unwrap();
    let river = |river: &str| json!({ "river": river });
    vec![
        ("rowing", json!({"course": "lagoon"}), "wrong-course"),
        ("rowing", json!({"course": {"500": 0, "1000": 5, "1500": 5, "finish": 5}}), "wrong-limit"),
        ("marathon", json!({"course": "lagoon"}), "wrong-course"),
        ("marathon", json!({"course": {"id": "x", "rows": ["......"]}}), "wrong-block"),
        ("marathon", json!({"deck": {"cramp": 150, "injury": 51}}), "wrong-deck"),
        ("marathon", json!({"spinner": []}), "wrong-spinner"),
        ("marathon", json!({"first_roller": 5}), "wrong-first_roller"),
        ("fishing", json!({"board": "lake"}), "wrong-board"),
        ("fishing", json!({"board": poor, "constants": {"kinds_to_win": 4}}), "wrong-kinds"),
        ("fishing", json!({"constants": {"fuel": 9}}), "wrong-constant"),
        ("fishing", json!({"constants": {"tank": 0}}), "wrong-bounds"),
        ("fishing", json!({"constants": {"barter_max": 2}}), "wrong-barter"),
        ("salmon", json!({"first": 3}), "wrong-first"),
        ("salmon", json!({"river": "random:3", "content": {"boards/S1.txt": board}}), "wrong-rolled"),
        ("salmon", river("random:7"), "wrong-random"),
        ("salmon", river("S1-2X-4E-F1"), "wrong-side"),
        ("salmon", river("S1-2E(+9)-4E-F1"), "wrong-offset"),
        ("salmon", river("S1-2E(x)-4E-F1"), "wrong-sign"),
        ("salmon", river("S1"), "wrong-short"),
        ("salmon", river("2E-4E-F1"), "wrong-begins"),
        ("salmon", river("S1-2E-4E"), "wrong-ends"),
        ("salmon", river("S1-2E-F1"), "wrong-numbered"),
        ("salmon", river("S1-2E-S2-F1"), "wrong-between"),
        ("salmon", river("S1-2E-2E-F1"), "wrong-twice"),
        ("whitewater", json!({"segments": ["A", "A"]}), "wrong-segments"),
    ]
}

fn fault(game: &str, options: &Value) -> Fault {
    find(game).unwrap().new_race(2, options, 1).unwrap_err()
}

/// The ids of a phrase and of those in it.
fn ids(phrase: &Phrase) -> Vec<String> {
    let inner = phrase.values.iter().filter_map(|(_, value)| match value {
        Said::Say(inner) => Some(ids(inner)),
        _ => None,
    });
    [phrase.id.to_string()].into_iter().chain(inner.flatten()).collect()
}

#[test]
fn what_a_game_refuses_of_its_switches_is_a_phrase_with_its_rule_beside_it() {
    for (game, options, id) in refused() {
        let fault = fault(game, &options);
        let say = fault.say.as_deref().unwrap_or_else(|| panic!("{game}: {fault} is no phrase"));
        assert!(ids(say).iter().any(|said| said == id), "{game}: {options} gives {say:?}, not {id}");
        let rule = fault.rule.unwrap_or_else(|| panic!("{game}: {fault} has no rule"));
        assert!(find(game).unwrap().rulebook(&Language::english()).rule(rule).is_some(), "{game}: {rule}");
        let french = Tongue::new(&"fr".parse().unwrap(), Some(game), Names::default()).say(say);
        for said in [&fault.why, &french] {
            assert!(!said.contains(rule) && !said.contains("wrong-"), "{game}: {said}");
        }
        assert_eq!(fault.why, Tongue::english(game).say(say));
        assert_ne!(fault.why, french);
    }
}

#[test]
fn every_refusal_of_a_set_up_that_has_words_is_met() {
    for game in games() {
        let english = file_in(game.id(), "words", "en").unwrap();
        let all = words::messages(&english).unwrap().into_iter().map(|message| message.id);
        let all: BTreeSet<String> = all.filter(|id| id.starts_with("wrong-")).collect();
        let of_game = refused().into_iter().filter(|(id, _, _)| *id == game.id());
        let met = of_game.flat_map(|(id, options, _)| ids(fault(id, &options).say.as_deref().unwrap()));
        assert_eq!(met.collect::<BTreeSet<_>>(), all, "{}", game.id());
    }
}
