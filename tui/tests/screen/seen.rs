//! What people must see, beyond the kept pictures.

use catalog::Tongue;
use crossterm::event::KeyCode;
use engine::{Phrase, Speak};
use tui::Begin;

use crate::driver::{Driver, empty, plan};

#[test]
fn the_position_in_words_keeps_its_columns() {
    let mut driver = Driver::new(Begin::Race(plan("whitewater", 3, 7)), &empty("words"), (80, 24));
    driver.keys("p");
    assert!(driver.screen().contains("      a     b     c     d     e     f     g"), "{}", driver.screen());
    let mut driver = Driver::new(Begin::Race(plan("marathon", 3, 7)), &empty("words-wide"), (80, 24));
    driver.keys("p");
    let finish = "#######|";
    assert!(!driver.screen().contains(finish), "the map is wider than the screen");
    for _ in 0..4 {
        driver.press(KeyCode::Right);
    }
    assert!(driver.screen().contains(finish), "{}", driver.screen());
    for _ in 0..4 {
        driver.press(KeyCode::Left);
    }
    assert!(driver.screen().contains("lane 1  "), "{}", driver.screen());
}

#[test]
fn the_keys_are_listed_in_columns_and_the_key_for_them_is_always_named() {
    let mut driver = Driver::new(Begin::Race(plan("rowing", 3, 7)), &empty("keys"), (80, 24));
    assert!(driver.screen().contains("k help"), "{}", driver.screen());
    driver.keys("k");
    assert!(driver.screen().contains("  h           ask a bot for advice"), "{}", driver.screen());
    driver.press(KeyCode::Right);
    assert!(driver.screen().contains("┃ ≤5     a split line"), "{}", driver.screen());
}

#[test]
fn keys_do_nothing_in_a_window_in_which_nothing_is_seen() {
    let mut driver = Driver::new(Begin::Race(plan("rowing", 2, 7)), &empty("blind"), (80, 24));
    let before = driver.screen();
    driver.resize((60, 20));
    driver.press(KeyCode::Enter);
    driver.click(5, 15);
    driver.resize((80, 24));
    assert_eq!(driver.screen(), before);
    driver.resize((60, 20));
    driver.keys("q");
    assert!(driver.is_over());
}

#[test]
fn what_is_looked_for_and_not_open_is_shown_with_its_rule() {
    let mut driver = Driver::new(Begin::Race(plan("rowing", 2, 7)), &empty("missing"), (80, 24));
    let (column, row) = driver.find("– 45 Sprint: ").unwrap();
    assert!(driver.screen().lines().nth(row.into()).unwrap().contains("RW-032"), "{}", driver.screen());
    driver.click(column, row);
    assert!(driver.screen().contains("The rules behind this: RW-032"), "{}", driver.screen());
    assert!(driver.screen().contains("Not open now. 45 Sprint: "), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    driver.keys("4");
    assert!(driver.screen().contains("▸  1 Keep"), "it cannot be chosen: {}", driver.screen());
}

#[test]
fn the_end_can_be_left_by_mouse() {
    let mut driver = Driver::new(Begin::Race(plan("pig", 2, 7)), &empty("end-mouse"), (80, 24));
    for _ in 0..400 {
        if driver.screen().contains("The race is over") {
            break;
        }
        driver.press(KeyCode::Up);
        driver.press(KeyCode::Enter);
    }
    driver.press(KeyCode::Enter);
    let (column, row) = driver.find("l log").unwrap();
    driver.click(column, row);
    assert!(driver.screen().contains("─ Log ─"), "{}", driver.screen());
    driver.click(column, row);
    let (column, row) = driver.find("n again").unwrap();
    driver.click(column, row);
    assert!(driver.screen().contains("round 1"), "{}", driver.screen());
}

#[test]
fn a_window_for_answers_names_the_key_that_passes_always() {
    let mut driver = Driver::new(Begin::Race(plan("whitewater", 4, 7)), &empty("window"), (80, 24));
    for _ in 0..20 {
        if driver.screen().contains("Eddy Out before it, or pass") {
            break;
        }
        driver.press(KeyCode::Enter);
    }
    assert!(driver.screen().contains("a pass always"), "{}", driver.screen());
}

#[test]
fn kept_races_that_were_begun_are_offered_the_newest_first() {
    let store = empty("many");
    for seed in 0..12 {
        let mut driver = Driver::new(Begin::Race(plan("pig", 2, seed)), &store, (80, 24));
        // The last is not begun, the one before it goes furthest.
        let presses = match seed {
            11 => 0,
            10 => 6,
            _ => 1,
        };
        for _ in 0..presses {
            driver.press(KeyCode::Enter);
        }
    }
    let mut driver = Driver::new(Begin::Choose, &store, (80, 24));
    assert!(driver.screen().contains("Go on with one of 11"), "{}", driver.screen());
    assert!(driver.screen().contains("Seats: Person, Regular\n"), "{}", driver.screen());
    let newest = |driver: &Driver| {
        let line = driver.screen().lines().nth(3).unwrap().replace('▸', " ");
        line.chars().take(30).collect::<String>().trim().to_string()
    };
    let before = newest(&driver);
    driver.press(KeyCode::Down);
    assert_ne!(driver.find(&before).unwrap().1, driver.find("▸").unwrap().1);
    driver.press(KeyCode::End);
    let last = catalog::games().last().unwrap();
    let said = |id: &'static str| Tongue::english(last.id()).say(&Phrase::new(id));
    let entry = format!("▸ {} {}", catalog::games().count(), said("name"));
    assert!(driver.screen().contains(&entry), "{}", driver.screen());
    assert_eq!(newest(&driver), before, "{}", driver.screen());
    assert_eq!(driver.screen().matches(&before).count(), 1, "{}", driver.screen());
    let about = said("about");
    let end = about.split_whitespace().last().unwrap();
    assert!(driver.screen().contains(end), "what is said of a game is not cut: {}", driver.screen());
}
