//! Choosing, undoing, looking things up, leaving and coming back.

use std::time::{Duration, Instant};

use crossterm::event::KeyCode;
use tui::{Begin, Look, Pace, Sitter};

use crate::driver::{Driver, empty, plan};

#[test]
fn every_game_is_played_to_its_end_by_keys() {
    for game in catalog::games() {
        let seats = usize::from(2.clamp(game.seats().0, game.seats().1));
        let store = empty(&format!("whole-{}", game.id()));
        let mut driver = Driver::new(Begin::Race(plan(game.id(), seats, 3)), &store, (80, 24));
        for press in 0..6000 {
            if driver.screen().contains("The race is over") {
                break;
            }
            if press % 4 == 1 {
                driver.press(KeyCode::Down);
            }
            driver.press(KeyCode::Enter);
        }
        assert!(driver.screen().contains("The race is over"), "{}:\n{}", game.id(), driver.screen());
        driver.press(KeyCode::Enter);
        let end = driver.screen();
        for part in ["Podium", "Seed 3", "podium replay", "same seed"] {
            assert!(end.contains(part), "{}: {part} is missing in\n{end}", game.id());
        }
        driver.keys("s");
        assert!(driver.screen().contains("seed 3"), "the same race again");
        driver.keys("q");
        assert!(driver.is_over());
    }
}

#[test]
fn numbers_arrows_and_the_mouse_choose() {
    let mut driver = Driver::new(Begin::Race(plan("rowing", 3, 7)), &empty("choose"), (80, 24));
    driver.keys("2");
    assert!(driver.screen().contains("▸  2 "), "{}", driver.screen());
    driver.press(KeyCode::Down);
    assert!(driver.screen().contains("▸  3 "));
    driver.press(KeyCode::Down);
    assert!(driver.screen().contains("▸  1 "), "after the last comes the first");
    let (column, row) = driver.find(" 2 Go to").unwrap();
    driver.click(column + 2, row);
    assert!(driver.screen().contains("▸  2 "));
    driver.click(column + 2, row);
    assert!(driver.screen().contains("round 1  play"), "the second click plays: {}", driver.screen());
    driver.keys("/Pace 3\n");
    let listed = driver.screen().lines().filter(|line| line.contains(" Play ")).count();
    let matching =
        driver.screen().lines().filter(|line| line.contains(" Play ") && line.contains("Pace 3")).count();
    assert!(listed > 0 && listed == matching, "{}", driver.screen());
}

#[test]
fn the_same_number_twice_plays() {
    let mut driver = Driver::new(Begin::Race(plan("rowing", 3, 7)), &empty("twice"), (80, 24));
    driver.keys("11");
    assert!(driver.screen().contains("round 1  play"), "{}", driver.screen());
}

#[test]
fn undo_goes_back_as_far_as_nothing_new_is_known_and_says_why_not_further() {
    let mut driver = Driver::new(Begin::Race(plan("marathon", 2, 7)), &empty("undo"), (80, 24));
    driver.keys("u");
    assert!(driver.screen().contains("undo"), "{}", driver.screen());
    for _ in 0..40 {
        if driver.screen().contains("spend stamina on the speed?") {
            break;
        }
        driver.press(KeyCode::Enter);
    }
    driver.press(KeyCode::Enter);
    let asked = "choose where the run ends";
    assert!(driver.screen().contains(asked), "{}", driver.screen());
    driver.keys("u");
    assert!(driver.screen().contains("Undone."), "{}", driver.screen());
    assert!(driver.screen().contains("spend stamina on the speed?"));
    driver.keys("u");
    assert!(driver.screen().contains("No undo: that move rolled"), "{}", driver.screen());
}

#[test]
fn rules_log_rulebook_and_advice_open_and_close() {
    let mut driver = Driver::new(Begin::Race(plan("rowing", 3, 7)), &empty("open"), (80, 24));
    for (key, part) in [
        ("?", "The rules behind this: RW-0"),
        ("l", "Round 1 begins"),
        ("r", "Rulebook: Rowing"),
        ("p", "Calm Lake, round 1"),
        ("h", "A bot's advice"),
        ("k", "Choosing"),
    ] {
        driver.keys(key);
        assert!(driver.screen().contains(part), "{key}: {part} is missing in\n{}", driver.screen());
        driver.press(KeyCode::Esc);
        assert!(driver.screen().contains("▸"), "{key} is closed again");
    }
    driver.keys("r/crab\n");
    assert!(driver.screen().to_lowercase().contains("find: crab"));
}

#[test]
fn people_with_secrets_have_a_curtain_between_them_and_others_not() {
    let mut both = plan("rowing", 2, 7);
    both.sitters = vec![Sitter::Person; 2];
    let mut driver = Driver::new(Begin::Race(both), &empty("curtain"), (80, 24));
    assert!(driver.screen().contains("The screen is for ●1 Wren"), "{}", driver.screen());
    assert!(!driver.screen().contains("Hand"));
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("Hand ["));
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("The screen is for ■2 Kite"), "{}", driver.screen());
    let mut open = plan("marathon", 2, 7);
    open.sitters = vec![Sitter::Person; 2];
    let driver = Driver::new(Begin::Race(open), &empty("no-curtain"), (80, 24));
    assert!(!driver.screen().contains("Curtain"), "{}", driver.screen());
}

#[test]
fn movement_is_shown_step_by_step_and_can_be_skipped() {
    let look = Look { colours: true, pace: Pace::Normal };
    let mut driver = Driver::with_look(Begin::Race(plan("marathon", 2, 7)), &empty("steps"), (80, 24), look);
    driver.tap(KeyCode::Enter);
    let start = Instant::now();
    let mut screens = Vec::new();
    for step in 0..60 {
        driver.tick(start + Duration::from_millis(150 * step));
        if screens.last() != Some(&driver.screen()) {
            screens.push(driver.screen());
        }
    }
    assert!(screens.iter().any(|screen| screen.contains("die of 6")), "the die is seen");
    assert!(screens.len() > 5, "{} screens", screens.len());
    driver.press(KeyCode::Char(' '));
    assert!(driver.screen().contains("Enter play"), "{}", driver.screen());
}

#[test]
fn a_screen_too_small_says_so_and_nothing_is_lost() {
    let mut driver = Driver::new(Begin::Race(plan("salmon", 2, 7)), &empty("small"), (80, 24));
    let before = driver.screen();
    driver.resize((60, 20));
    assert!(driver.screen().contains("too small") && driver.screen().contains("80 and 24"));
    driver.resize((120, 40));
    assert!(driver.screen().contains("Salmon Run"));
    driver.resize((80, 24));
    assert_eq!(driver.screen(), before);
}

#[test]
fn a_race_that_was_left_is_offered_and_goes_on_where_it_was() {
    let store = empty("kept");
    let mut driver = Driver::new(Begin::Race(plan("whitewater", 3, 7)), &store, (80, 24));
    for _ in 0..4 {
        driver.press(KeyCode::Enter);
    }
    let before = driver.screen();
    drop(driver);
    let mut driver = Driver::new(Begin::Choose, &store, (80, 24));
    assert!(driver.screen().contains("Go on with") && driver.screen().contains("Whitewater Rush, "));
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("goes on where it was left"), "{}", driver.screen());
    driver.press(KeyCode::Null);
    assert_eq!(driver.screen(), before);
    driver.keys("q");
    let mut driver = Driver::new(Begin::Choose, &store, (80, 24));
    driver.keys("d");
    assert!(!driver.screen().contains("Go on with"), "forgotten");
}

#[test]
fn without_colours_nothing_is_lost() {
    let look = Look { colours: false, pace: Pace::Off };
    for game in catalog::games() {
        let seats = usize::from(2.clamp(game.seats().0, game.seats().1));
        let begin = || Begin::Race(plan(game.id(), seats, 7));
        let plain = Driver::with_look(begin(), &empty("plain"), (80, 24), look);
        let coloured = Driver::new(begin(), &empty("coloured"), (80, 24));
        assert!(!plain.has_colour() && coloured.has_colour());
        assert_eq!(plain.screen(), coloured.screen());
    }
}

#[test]
fn a_set_up_without_people_is_said_to_be_watched() {
    let mut driver = Driver::new(Begin::Choose, &empty("set-up"), (80, 24));
    driver.keys("1\n");
    assert!(driver.screen().contains("set up the race"));
    for _ in 0..2 {
        driver.press(KeyCode::Down);
    }
    driver.press(KeyCode::Right);
    driver.press(KeyCode::Home);
    assert!(driver.screen().contains("Nobody sits at this screen"), "{}", driver.screen());
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Down);
    driver.press(KeyCode::Left);
    driver.press(KeyCode::Home);
    assert!(!driver.screen().contains("Nobody sits"));
    driver.keys("b");
    assert!(driver.screen().contains("round 1"), "{}", driver.screen());
}
