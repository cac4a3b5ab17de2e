//! Custom boards, cards and numbers are seen on the screen: fishing and salmon.

use std::fs;
use std::path::Path;

use catalog::Language;
use crossterm::event::KeyCode;
use serde_json::{Value, json};
use tui::{Begin, Look, Pace};

use crate::driver::{Driver, empty, plan};

/// A file of a game's content with one thing changed.
fn changed(path: &str, from: &str, to: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(path);
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{path} has no {from:?}");
    text.replace(from, to)
}

fn race(game: &str, options: Value, size: (u16, u16), language: &str) -> Driver {
    let mut plan = plan(game, 2, 7);
    plan.options = options;
    let look = Look { colours: true, pace: Pace::Off };
    let store = empty(&format!("own-{game}-{}-{language}", size.0));
    Driver::in_language(Begin::Race(plan), &store, size, look, language.parse::<Language>().unwrap())
}

fn sees(driver: &Driver, parts: &[&str]) {
    for part in parts {
        assert!(driver.screen().contains(part), "{part:?} is missing in\n{}", driver.screen());
    }
}

#[test]
fn a_changed_fishing_board_and_changed_numbers_are_drawn() {
    let board = changed("fishing/content/boards/sound.txt", "Pearl Sound", "Otter Bay")
        .replace("M +2 +3 -1", "M D D D");
    let fish = changed("fishing/content/fish.txt", "S | salmon  | price_salmon", "S | salmon | price_trout");
    let numbers = changed("fishing/content/constants.txt", "fuel_price           |  2", "fuel_price | 4");
    let numbers = numbers
        .replace("tank                 | 10", "tank | 6")
        .replace("kinds_to_win         |  3", "kinds_to_win | 5");
    let numbers = numbers.replace("base_capacity        |  1", "base_capacity | 3");
    let content = json!({"boards/sound.txt": board, "fish.txt": fish, "constants.txt": numbers});
    let driver = race("fishing", json!({ "content": content }), (120, 40), "en");
    sees(&driver, &["Otter Bay  round 1", "S6", "fuel 4p (16 left)", "[ ][ ][ ][ ][ ]"]);
    sees(&driver, &["fuel ▮▮▮▮▮▮ [ ][ ][ ] U0"]);
    let count = |part: &str| driver.screen().matches(part).count();
    assert_eq!((count("[D]"), count("S7")), (6, 0), "{}", driver.screen());
    let driver = race("fishing", json!({ "content": content }), (80, 24), "fr");
    sees(&driver, &["Otter Bay  manche 1", "_____", "Demi-plein 4p", "S6", "carb. ▮▮▮▮▮▮ [ ][ ][ ]"]);
}

#[test]
fn a_tank_and_a_loop_of_any_size_are_drawn() {
    let mut marks = vec!["+2"; 60];
    (marks[0], marks[30], marks[31]) = ("M", "D", "C");
    for (kind, at) in ["S", "T", "H", "B"].into_iter().zip(40..) {
        marks[at] = kind;
    }
    let board = json!({"id": "lake", "squares": marks});
    let constants = json!({"tank": 99, "start_fuel": 50, "base_capacity": 5, "kinds_to_win": 1});
    let mut driver = race("fishing", json!({"board": board, "constants": constants}), (120, 40), "en");
    sees(&driver, &["lake  round 1", "fuel ▮▮▮▮▮▮····50 [ ][ ][ ][ ][ ] U0"]);
    for size in [(80, 24), (200, 60)] {
        driver.resize(size);
        for _ in 0..6 {
            driver.press(KeyCode::Enter);
        }
        sees(&driver, &["lake  round"]);
    }
}

#[test]
fn a_changed_salmon_board_and_changed_cards_are_drawn() {
    let forward = "forward         | swim forward 1   | 3        | 2     | 3";
    let left = "left            | swim left 1      | 3        | 2     | 3";
    let cards = changed("salmon/content/cards.txt", forward, &format!("{forward} | Dart Ahead | Filer"));
    let cards = cards.replace(left, &format!("{left} | Veer |"));
    let marsh =
        changed("salmon/content/boards/4E.txt", "about ", "english | Otter Run\nfrench | La Loutre\nabout ");
    let mouth = changed("salmon/content/boards/S1.txt", "~+:1", "~Q:1");
    let content = json!({"cards.txt": cards, "boards/4E.txt": marsh, "boards/S1.txt": mouth});
    let options = json!({"river": "S1-2E-4E-F1", "content": content});
    let mut driver = race("salmon", options.clone(), (120, 40), "en");
    sees(&driver, &["Otter Run", "[Q]", "Hand: Dart Ahead", "Veer", "/37 "]);
    assert!(!driver.screen().contains("Swim Forward"), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    sees(&driver, &["Played 1 of 3: Dart Ahead"]);
    let driver = race("salmon", options, (120, 40), "fr");
    // A table has one column per language; where the French one is empty, the English name is said.
    sees(&driver, &["La Loutre", "Main : Filer, Veer, Nage droite ×2"]);
}

#[test]
fn a_river_that_ends_in_a_board_of_ones_own_has_its_last_round() {
    let pool = changed("salmon/content/boards/F1.txt", "salmon board F1", "salmon board Z1");
    let options = json!({"river": "S1-2E-4E-Z1", "boards": pool, "first": 1});
    let mut driver = race("salmon", options, (80, 24), "en");
    sees(&driver, &["S1-2E-4E-Z1  round 1"]);
    for _ in 0..200 {
        if driver.screen().contains("LAST ROUND") || driver.screen().contains("The race is over") {
            break;
        }
        driver.press(KeyCode::Up);
        driver.press(KeyCode::Enter);
    }
    sees(&driver, &["LAST ROUND", "36/37"]);
}
