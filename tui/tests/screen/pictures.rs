//! Every picture at 80x24 and 120x40 as plain text. `PODIUM_REWRITE=1 cargo test -p tui` rewrites them; the
//! difference is reviewed like code.

use std::fs;
use std::path::Path;

use catalog::Tongue;
use crossterm::event::KeyCode;
use tui::{Begin, Sitter};

use crate::driver::{Driver, empty, plan};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// Compares the screen with the kept one. The place of the record differs from run to run and is left out.
pub(crate) fn compare(name: &str, driver: &Driver) {
    compare_screen(name, &driver.screen());
}

/// Games of the start screen that are compared; a game more or less changes nothing that is kept.
const COMPARED_GAMES: usize = 3;

/// Compares the start screen with the kept one: of its list, the first games.
pub(crate) fn compare_start(name: &str, driver: &Driver) {
    let screen = driver.screen();
    let head =
        screen.lines().find(|line| line.contains("── ")).expect("the headings of the list and of a game");
    let columns = head.chars().take_while(|letter| *letter != '─').count();
    let columns = columns + head.chars().skip(columns).take_while(|letter| "─ ".contains(*letter)).count();
    let mut listed = 0;
    let mut cut = String::new();
    for line in screen.lines() {
        let entry: String = line.chars().take(columns).collect();
        let is_listed =
            entry.trim_start_matches([' ', '▸']).starts_with(|letter: char| letter.is_ascii_digit());
        listed += usize::from(is_listed);
        let rest: String = line.chars().skip(columns).collect();
        let kept =
            if is_listed && listed > COMPARED_GAMES { " ".repeat(columns) + &rest } else { line.to_string() };
        cut.push_str(&format!("{}\n", kept.trim_end()));
    }
    assert_eq!(listed, catalog::games().count(), "every game is on the list:\n{screen}");
    compare_screen(name, &cut);
}

fn compare_screen(name: &str, screen: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.txt"));
    let keep = |line: &&str| !line.contains("podium replay");
    let screen: String = screen.lines().filter(keep).map(|line| format!("{line}\n")).collect();
    if std::env::var_os("PODIUM_REWRITE").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &screen).unwrap();
        return;
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(kept, screen, "{name} looks different; PODIUM_REWRITE=1 rewrites it");
}

/// The games that have a picture of their own: what its signs mean is said.
pub(crate) fn drawn() -> Vec<&'static str> {
    let has_legend = |game: &&str| Tongue::english(game).has("legend");
    let all: Vec<_> = catalog::games().map(|game| game.id()).filter(has_legend).collect();
    assert!(all.len() >= 5, "{all:?} have pictures");
    all
}

#[test]
fn every_game_with_a_picture_has_kept_screens() {
    for game in drawn() {
        for file in [format!("{game}-later-80x24.txt"), format!("french-{game}-80x24.txt")] {
            let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(&file);
            assert!(kept.is_file(), "{file} is missing: compare pictures of {game}, too");
        }
    }
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
        compare_start(&format!("start-{}x{}", size.0, size.1), &driver);
        driver.press(KeyCode::Down);
        compare_start(&format!("start-whitewater-{}x{}", size.0, size.1), &driver);
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
