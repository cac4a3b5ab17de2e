//! Several people at one screen, long races, and bots that are stopped.

use std::time::{Duration, Instant};

use bots::Level;
use crossterm::event::KeyCode;
use tui::{Begin, Look, Pace, Sitter};

use crate::driver::{Driver, empty, plan};

#[test]
fn what_moves_is_shown_to_several_people_as_everybody_may_see_it() {
    let mut plan = plan("rowing", 4, 7);
    plan.sitters = vec![Sitter::Person, Sitter::Person, Sitter::Person, Sitter::Bot(Level::Greedy)];
    let look = Look { colours: true, pace: Pace::Normal };
    let mut driver = Driver::with_look(Begin::Race(plan), &empty("several"), (80, 24), look);
    let mut now = Instant::now();
    let (mut moving, mut hands) = (0, 0);
    for _ in 0..4000 {
        now += Duration::from_millis(500);
        driver.tick(now);
        let screen = driver.screen();
        if screen.contains("Space skip") {
            moving += 1;
            assert!(!screen.contains("Hand ["), "a hand is seen while things move:\n{screen}");
        } else if screen.contains("Enter lift") || screen.contains("Enter play") {
            hands += usize::from(screen.contains("Hand ["));
            driver.tap(KeyCode::Enter);
        }
        if moving > 150 && hands > 10 {
            return;
        }
    }
    panic!("{moving} screens moved, {hands} showed a hand");
}

#[test]
fn the_log_of_a_long_race_is_whole_also_when_the_race_is_gone_on_with() {
    let mut plan = plan("pig", 3, 7);
    plan.sitters[1] = Sitter::Person;
    plan.options = serde_json::json!({"target": 1000});
    let store = empty("long-log");
    let mut driver = Driver::new(Begin::Race(plan), &store, (80, 24));
    for _ in 0..120 {
        driver.press(KeyCode::Enter);
    }
    let beginning = |driver: &mut Driver| {
        driver.keys("l");
        driver.press(KeyCode::Home);
        let screen = driver.screen();
        driver.press(KeyCode::Esc);
        // The lines of the log and their number, out of their box.
        let inner = |line: &str| Some(line.split_once('│')?.1.split_once('│')?.0.trim().to_string());
        screen.lines().filter_map(inner).filter(|line| !line.is_empty()).collect::<Vec<_>>()
    };
    let log = beginning(&mut driver);
    assert!(log[0].starts_with("1  Wren rolls a"), "{log:?}");
    let last = log.last().unwrap();
    let lines: usize = last.rsplit(' ').next().unwrap().parse().unwrap();
    assert!(lines > 120, "more than a race remembers: {last}");
    driver.keys("q");
    let mut driver = Driver::new(Begin::Choose, &store, (80, 24));
    driver.press(KeyCode::Enter);
    assert_eq!(beginning(&mut driver), log);
}

#[test]
fn a_bot_that_thinks_long_stops_when_its_move_is_not_wanted_any_more() {
    let mut plan = plan("pig", 2, 7);
    plan.sitters[1] = Sitter::Bot(Level::Master);
    let look = Look { colours: true, pace: Pace::Off };
    let mut driver = Driver::with_look(Begin::Race(plan), &empty("stopped"), (80, 24), look);
    let start = Instant::now();
    driver.press(KeyCode::Enter);
    for key in [KeyCode::Down, KeyCode::Enter] {
        driver.tap(key);
    }
    driver.tick(start);
    assert!(driver.screen().contains("■2 Kite thinks"), "{}", driver.screen());
    driver.tap(KeyCode::Char('u'));
    driver.tick(start);
    assert!(driver.screen().contains("Undone."), "{}", driver.screen());
    assert!(driver.screen().contains("+ 6 this turn"), "{}", driver.screen());
    for key in [KeyCode::Down, KeyCode::Enter] {
        driver.tap(key);
    }
    driver.tick(start);
    assert!(driver.screen().contains("■2 Kite thinks"), "{}", driver.screen());
    driver.tap(KeyCode::Char('q'));
    assert!(driver.is_over());
}

#[test]
fn whoever_takes_back_after_giving_the_screen_away_has_to_come_to_it_again() {
    let mut plan = plan("rowing", 2, 7);
    plan.sitters = vec![Sitter::Person, Sitter::Person];
    let mut driver = Driver::new(Begin::Race(plan), &empty("given-away"), (80, 24));
    assert!(driver.screen().contains("Enter lift"), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("Hand ["), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    // The other one is called; taking back now must not show the first one's hand to whoever stands there.
    let called = driver.screen();
    assert!(called.contains("Enter lift") && !called.contains("Hand ["), "{called}");
    driver.keys("u");
    let again = driver.screen();
    assert!(
        again.contains("Enter lift") && !again.contains("Hand [") && again.contains("Undone."),
        "{again}"
    );
    assert_ne!(again, called, "it is the first one who is called");
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("Hand ["), "{}", driver.screen());
}
