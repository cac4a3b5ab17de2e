//! Every picture at 80x24 and 120x40 as plain text. `PODIUM_REWRITE=1 cargo test -p tui` writes them anew; the
//! difference is reviewed like code.

use std::fs;
use std::path::Path;

use crossterm::event::KeyCode;
use tui::{Begin, Sitter};

use crate::driver::{Driver, empty, plan};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Compares the screen with the kept one. The place of the record differs from run to run and is left out.
pub(crate) fn compare(name: &str, driver: &Driver) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.txt"));
    let keep = |line: &&str| !line.contains("podium replay");
    let screen: String = driver.screen().lines().filter(keep).map(|line| format!("{line}\n")).collect();
    if std::env::var_os("PODIUM_REWRITE").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &screen).unwrap();
        return;
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, screen, "{name} looks different; PODIUM_REWRITE=1 writes it anew");
}

fn pictures_of(game: &str, seats: usize) {
    for size in SIZES {
        let store = empty(&format!("pictures-{game}-{}", size.0));
        let mut driver = Driver::new(Begin::Race(plan(game, seats, 7)), &store, size);
        compare(&format!("{game}-start-{}x{}", size.0, size.1), &driver);
        for decision in 0..14 {
            if decision % 3 == 0 {
                driver.press(KeyCode::Down);
            }
            if decision == 6 {
                compare(&format!("{game}-early-{}x{}", size.0, size.1), &driver);
            }
            driver.press(KeyCode::Enter);
        }
        driver.press(KeyCode::Down);
        compare(&format!("{game}-later-{}x{}", size.0, size.1), &driver);
    }
}

#[test]
fn rowing_looks_as_kept() {
    pictures_of("rowing", 6);
}

#[test]
fn whitewater_looks_as_kept() {
    pictures_of("whitewater", 4);
}

#[test]
fn marathon_looks_as_kept() {
    pictures_of("marathon", 4);
}

#[test]
fn fishing_looks_as_kept() {
    pictures_of("fishing", 4);
}

#[test]
fn salmon_looks_as_kept() {
    pictures_of("salmon", 4);
}

#[test]
fn a_game_without_a_picture_looks_as_kept() {
    pictures_of("pig", 3);
}

#[test]
fn start_set_up_and_help_look_as_kept() {
    for size in SIZES {
        let mut driver = Driver::new(Begin::Choose, &empty("pictures-start"), size);
        compare(&format!("start-{}x{}", size.0, size.1), &driver);
        driver.press(KeyCode::Down);
        compare(&format!("start-whitewater-{}x{}", size.0, size.1), &driver);
        let store = empty("pictures-help");
        let mut driver = Driver::new(Begin::Race(plan("rowing", 4, 7)), &store, size);
        driver.keys("k");
        compare(&format!("help-{}x{}", size.0, size.1), &driver);
        driver.press(KeyCode::Esc);
        driver.keys("?");
        compare(&format!("rule-{}x{}", size.0, size.1), &driver);
    }
}

#[test]
fn the_curtain_looks_as_kept() {
    let mut plan = plan("rowing", 3, 7);
    plan.sitters[1] = Sitter::Person;
    let driver = Driver::new(Begin::Race(plan), &empty("pictures-curtain"), (80, 24));
    compare("curtain-80x24", &driver);
}

#[test]
fn the_end_looks_as_kept() {
    for size in SIZES {
        let mut driver = Driver::new(Begin::Race(plan("pig", 3, 7)), &empty("pictures-end"), size);
        for _ in 0..400 {
            if driver.screen().contains("The race is over") {
                break;
            }
            driver.press(KeyCode::Up);
            driver.press(KeyCode::Enter);
        }
        driver.press(KeyCode::Enter);
        compare(&format!("finish-{}x{}", size.0, size.1), &driver);
    }
}
