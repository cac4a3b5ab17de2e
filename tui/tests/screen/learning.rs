//! Guided first races on the screen, and what the menu opens.

use crossterm::event::KeyCode;
use tui::{Begin, Look, Pace};

use crate::driver::{Driver, empty};
use crate::pictures::compare;

const LOOK: Look = Look { colours: true, pace: Pace::Off };

fn learn(game: &str, store: &str, size: (u16, u16), language: &str) -> Driver {
    let game = catalog::find(game).unwrap();
    Driver::in_language(Begin::Learn(game), store, size, LOOK, language.parse().unwrap())
}

#[test]
fn every_lesson_is_learnt_to_its_end_by_the_moves_that_the_coach_shows() {
    for game in catalog::games().filter(|game| lessons::has_lesson(game.id())) {
        let store = empty(&format!("lesson-{}", game.id()));
        let told = lessons::lesson(game.id()).unwrap().unwrap().told(&"en".parse().unwrap()).unwrap();
        let mut driver = learn(game.id(), &store, (80, 24), "en");
        assert!(driver.screen().contains(&told.title), "{}", driver.screen());
        for mark in 0..told.marks.len() {
            driver.press(KeyCode::Enter);
            let place = format!("Coach  {} of {}", mark + 1, told.marks.len());
            assert!(driver.screen().contains(&place), "{}: {place}\n{}", game.id(), driver.screen());
            assert!(driver.screen().contains('◎'), "{}", driver.screen());
            driver.keys("h");
            driver.press(KeyCode::Enter);
        }
        driver.press(KeyCode::Enter);
        assert!(driver.screen().contains("You finish in place 1!"), "{}:\n{}", game.id(), driver.screen());
        driver.press(KeyCode::Enter);
        assert!(driver.screen().contains("Enter play"), "a real race begins: {}", driver.screen());
    }
}

#[test]
fn another_move_than_the_wanted_one_is_answered_and_not_played() {
    let mut driver = learn("rowing", &empty("lesson-other"), (80, 24), "en");
    driver.press(KeyCode::Enter);
    driver.keys("1");
    assert!(driver.screen().contains("▸  1 "), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("You could do that, too."), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("Also allowed!"), "{}", driver.screen());
    assert!(driver.screen().contains("Coach  1 of 12"), "{}", driver.screen());
}

#[test]
fn a_lesson_that_was_left_is_taken_up_where_it_was() {
    let store = empty("lesson-left");
    let mut driver = learn("marathon", &store, (80, 24), "en");
    for _ in 0..3 {
        driver.press(KeyCode::Enter);
        driver.keys("h");
        driver.press(KeyCode::Enter);
    }
    driver.press(KeyCode::Enter);
    let there = driver.screen();
    assert!(there.contains("Coach  4 of"), "{there}");
    driver.keys("q");
    assert!(driver.screen().contains("Games ──"), "{}", driver.screen());
    driver.keys("3");
    assert!(driver.screen().contains("(3 of "), "the menu tells how far it has come: {}", driver.screen());
    driver.keys("l");
    assert!(driver.screen().contains("Coach  4 of"), "{}", driver.screen());
    driver.keys("u");
    assert!(driver.screen().contains("Coach  3 of"), "{}", driver.screen());
}

#[test]
fn the_menu_opens_rulebook_help_and_lesson_of_the_game_under_the_cursor() {
    let mut driver = Driver::new(Begin::Choose, &empty("menu-keys"), (80, 24));
    driver.keys("2r");
    assert!(driver.screen().contains("Rulebook: Whitewater Rush"), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    driver.keys("?");
    assert!(
        driver.screen().contains("learn the game under the cursor in five minutes"),
        "{}",
        driver.screen()
    );
    driver.press(KeyCode::Esc);
    driver.keys("l");
    assert!(driver.screen().contains("Enter begins."), "{}", driver.screen());
    driver.keys("q");
    driver.press(KeyCode::End);
    driver.keys("l");
    assert!(driver.screen().contains("There is no lesson for this game."), "{}", driver.screen());
}

#[test]
fn lessons_look_as_kept() {
    for size in [(80, 24), (100, 30), (120, 40)] {
        for (game, language) in [("rowing", "en"), ("whitewater", "fr")] {
            let name = format!("lesson-{game}-{}x{}", size.0, size.1);
            let mut driver = learn(game, &empty(&name), size, language);
            driver.press(KeyCode::Enter);
            compare(&name, &driver);
        }
    }
}

#[test]
fn advice_comes_at_once_and_sharpens_while_it_is_read() {
    let mut driver =
        Driver::new(Begin::Race(crate::driver::plan("rowing", 3, 7)), &empty("sharpens"), (80, 24));
    driver.keys("h");
    assert!(
        driver.screen().contains("By level Regular.") || driver.screen().contains("By level "),
        "{}",
        driver.screen()
    );
    let first = driver.screen();
    assert!(first.contains("A stronger bot thinks on") && first.contains("(±"), "{first}");
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while driver.screen() == first && std::time::Instant::now() < deadline {
        driver.tick(std::time::Instant::now());
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_ne!(driver.screen(), first, "a stronger bot has spoken");
    driver.tap(KeyCode::Esc);
    assert!(driver.screen().contains("▸"), "{}", driver.screen());
    assert!(!driver.tick(std::time::Instant::now()), "nobody thinks any more");
}
