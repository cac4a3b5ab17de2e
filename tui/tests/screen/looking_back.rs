//! Finished races: stepped through, watched, reviewed.

use std::fs;
use std::path::PathBuf;

use bots::{Care, Level};
use crossterm::event::KeyCode;
use tui::{Begin, Look, Pace, Sitter};

use crate::driver::{Driver, empty, folder, plan};
use crate::pictures::compare;

const LOOK: Look = Look { colours: true, pace: Pace::Off };
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 40)];
/// As little care as a review can take: its figures are not what is looked at.
pub(crate) const LITTLE: Care = Care { search: 200, worlds: 6, compared: 12, horizon: Some(u32::MAX) };

/// A finished race of bots, with its file.
fn finished(game: &str, seats: i64, store: &str) -> (Box<records::Record>, PathBuf) {
    raced(Level::Greedy, game, seats, store)
}

/// A finished race of bots of a level, kept in a file.
fn raced(level: Level, game: &str, seats: i64, store: &str) -> (Box<records::Record>, PathBuf) {
    let mut race = catalog::find(game).unwrap().new_race(seats, &serde_json::json!({}), 7).unwrap();
    let mut bot = race.bot(level.into(), None);
    while let Some(owed) = race.deciding().first().cloned() {
        let action = bot.choose(&race.glance(owed.seat).unwrap()).unwrap();
        race.play(owed.seat, &action).unwrap();
    }
    let record = records::Record::of(&*race).unwrap();
    let file = folder(store).join("races").join("race.json");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, record.write()).unwrap();
    (Box::new(record), file)
}

fn replay(game: &str, seats: i64, name: &str, size: (u16, u16)) -> Driver {
    let store = empty(name);
    let (record, file) = finished(game, seats, &store);
    Driver::new(Begin::Replay(record, file), &store, size)
}

/// The step that the bar at the top names.
fn step(driver: &Driver) -> u32 {
    let screen = driver.screen();
    let words = screen.split_once("step ").unwrap().1;
    words.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_finished_race_is_stepped_through_forwards_and_backwards() {
    let mut driver = replay("rowing", 3, "replay-steps", (80, 24));
    let start = driver.screen();
    assert!(start.contains("The set-up") && step(&driver) == 0, "{start}");
    driver.press(KeyCode::Home);
    let first = driver.screen();
    let mut seen = vec![first.clone()];
    for _ in 0..40 {
        driver.press(KeyCode::Right);
        seen.push(driver.screen());
    }
    assert!(step(&driver) > 5, "{}", driver.screen());
    for screen in seen.iter().rev().skip(1) {
        driver.press(KeyCode::Left);
        assert_eq!(driver.screen(), *screen, "backwards is the same as forwards");
    }
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Down);
    assert_eq!(step(&driver), 2);
    driver.press(KeyCode::Up);
    assert_eq!(step(&driver), 1);
    driver.press(KeyCode::PageDown);
    let second = step(&driver);
    assert!(second > 1, "{}", driver.screen());
    driver.press(KeyCode::PageDown);
    assert!(step(&driver) > second);
    driver.press(KeyCode::PageUp);
    assert_eq!(step(&driver), second);
    driver.press(KeyCode::End);
    assert!(driver.screen().contains("1. "), "the places are told at the end: {}", driver.screen());
    driver.keys("q");
    assert!(driver.is_over());
}

#[test]
fn a_replay_goes_on_by_itself_until_it_is_stopped() {
    let mut driver = replay("marathon", 2, "replay-plays", (80, 24));
    driver.tap(KeyCode::Char(' '));
    let start = std::time::Instant::now();
    for second in 1..60 {
        driver.tick(start + std::time::Duration::from_secs(second));
    }
    let there = step(&driver);
    assert!(there > 2, "{}", driver.screen());
    driver.tap(KeyCode::Char(' '));
    for second in 61..80 {
        driver.tick(start + std::time::Duration::from_secs(second));
    }
    assert_eq!(step(&driver), there, "it has been stopped");
}

#[test]
fn a_replay_is_seen_by_the_eyes_that_are_chosen() {
    let mut driver = replay("rowing", 3, "replay-eyes", (80, 24));
    for _ in 0..4 {
        driver.press(KeyCode::Down);
    }
    assert!(driver.screen().contains("Hand ["), "{}", driver.screen());
    driver.keys("vvvv");
    assert!(driver.screen().contains("You see what everybody may see."), "{}", driver.screen());
    assert!(!driver.screen().contains("Hand ["), "{}", driver.screen());
}

#[test]
fn every_game_is_replayed_to_its_end_and_back_in_every_language() {
    for game in catalog::games() {
        let store = empty(&format!("replay-{}", game.id()));
        let (record, file) = finished(game.id(), i64::from(game.seats().0.max(2)), &store);
        for language in ["en", "fr"] {
            let begin = Begin::Replay(record.clone(), file.clone());
            let mut driver = Driver::in_language(begin, &store, (80, 24), LOOK, language.parse().unwrap());
            for _ in 0..30 {
                driver.press(KeyCode::Right);
                assert!(!driver.screen().contains("tui-"), "{}", driver.screen());
            }
            driver.press(KeyCode::End);
            for _ in 0..10 {
                driver.press(KeyCode::Left);
            }
            driver.press(KeyCode::PageUp);
            assert!(!driver.screen().contains("tui-"), "{}", driver.screen());
        }
    }
}

#[test]
fn the_replay_looks_as_kept() {
    for size in SIZES {
        for (game, seats) in [("rowing", 4), ("whitewater", 3)] {
            let name = format!("replay-{game}-{}x{}", size.0, size.1);
            let mut driver = replay(game, seats, &name, size);
            for _ in 0..9 {
                driver.press(KeyCode::Down);
            }
            compare(&name, &driver);
        }
    }
}

#[test]
fn a_race_of_bots_only_is_watched_paused_and_ends_at_the_podium() {
    let mut watched = plan("pig", 3, 7);
    watched.sitters = vec![Sitter::Bot(Level::Greedy); 3];
    let look = Look { colours: true, pace: Pace::Normal };
    let store = empty("watched");
    let mut driver = Driver::in_look(Begin::Race(watched), &store, (80, 24), look);
    driver.tap(KeyCode::Char(' '));
    assert!(driver.screen().contains("Paused; Space goes on."), "{}", driver.screen());
    let paused = driver.screen();
    let start = std::time::Instant::now();
    for second in 1..20 {
        driver.tick(start + std::time::Duration::from_secs(second));
    }
    assert_eq!(driver.screen(), paused, "nothing happens in a pause");
    driver.press(KeyCode::End);
    assert!(driver.screen().contains("The race is over"), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("v review  w replay"), "{}", driver.screen());
    driver.keys("w");
    assert_eq!(step(&driver), 0);
    driver.keys("qm");
    assert!(driver.screen().contains("Finished races: 1"), "{}", driver.screen());
    driver.press(KeyCode::End);
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("▸ Pig"), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert_eq!(step(&driver), 0);
    driver.keys("qd");
    assert!(!driver.screen().contains("Finished races"), "{}", driver.screen());
}

fn reviewed(game: &str, seats: i64, name: &str, size: (u16, u16), language: &str) -> Driver {
    let store = empty(name);
    // Who chooses at random loses something by it.
    let (record, file) = raced(Level::Random, game, seats, &store);
    let begin = Begin::Review(record, file);
    Driver::with_care(begin, &store, size, LOOK, language.parse().unwrap(), LITTLE)
}

#[test]
fn a_review_shows_chances_sums_and_moments_and_marks_the_better_choice_on_the_board() {
    let mut driver = reviewed("rowing", 3, "review", (100, 30), "en");
    for part in ["Chances to win", "start", "= end", "right", "Moments that mattered", "●1 Wren"] {
        assert!(driver.screen().contains(part), "{part} is missing:\n{}", driver.screen());
    }
    assert!(
        driver.screen().matches('×').count() > 2,
        "no choice is marked in the chart:\n{}",
        driver.screen()
    );
    driver.press(KeyCode::Tab);
    while !driver.screen().contains("On the board: the better choice") {
        let before = driver.screen();
        driver.press(KeyCode::Down);
        assert_ne!(driver.screen(), before, "no moment has a better choice");
    }
    assert!(driver.screen().contains("Better: "), "{}", driver.screen());
    let better = driver.screen();
    driver.keys("b");
    assert!(driver.screen().contains("On the board: what was played"), "{}", driver.screen());
    assert_ne!(driver.screen(), better);
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("It cost "), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    driver.keys("w");
    assert!(step(&driver) > 0, "the replay stands at the moment");
    driver.keys("qq");
    assert!(driver.is_over());
}

#[test]
fn the_moments_of_one_seat_are_listed_alone() {
    let mut driver = reviewed("pig", 3, "review-seat", (80, 24), "en");
    driver.keys("2");
    assert!(driver.screen().contains("Moments of Kite"), "{}", driver.screen());
    let list: Vec<String> = driver
        .screen()
        .lines()
        .skip_while(|line| !line.contains("Moments of"))
        .skip(1)
        .map(str::to_string)
        .collect();
    assert!(list.iter().any(|line| line.contains("■2 Kite")), "{list:?}");
    assert!(list.iter().all(|line| !line.contains("●1 Wren") && !line.contains("▲3 Heron")), "{list:?}");
}

#[test]
fn a_review_that_is_being_made_can_be_left() {
    let store = empty("review-left");
    let (record, file) = finished("rowing", 4, &store);
    let care = Care { search: 4_000, worlds: 300, compared: 600, horizon: Some(u32::MAX) };
    let language = "en".parse().unwrap();
    let mut driver = Driver::unsettled(Begin::Review(record, file), &store, (80, 24), LOOK, language, care);
    assert!(driver.screen().contains("The review is being made: "), "{}", driver.screen());
    assert!(driver.screen().contains("Esc cancel"), "{}", driver.screen());
    driver.tap(KeyCode::Esc);
    assert!(driver.is_over());
}

#[test]
fn the_review_fits_on_every_screen_in_every_language() {
    for size in SIZES {
        for language in ["en", "fr"] {
            let name = format!("review-{language}-{}x{}", size.0, size.1);
            let mut driver = reviewed("whitewater", 3, &name, size, language);
            assert!(
                !driver.screen().contains("tui-") && !driver.screen().contains("review-"),
                "{}",
                driver.screen()
            );
            assert!(driver.screen().lines().all(|line| line.chars().count() <= usize::from(size.0)));
            driver.press(KeyCode::Tab);
            assert!(!driver.screen().contains("tui-"), "{}", driver.screen());
        }
    }
}
