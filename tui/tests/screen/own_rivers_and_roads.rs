//! Custom rivers, roads and cards are on the screen with their own names and numbers.

use std::time::{Duration, Instant};

use catalog::Language;
use crossterm::event::KeyCode;
use serde_json::{Value, json};
use tui::{Begin, Look, Pace};

use crate::boards::content;
use crate::driver::{Driver, empty, plan};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

/// The content of a game's file with every part replaced; each must be there.
fn changed(path: &str, changes: &[(&str, &str)]) -> String {
    let mut text = content(path);
    for (from, to) in changes {
        assert!(text.contains(from), "{path} has no {from:?}");
        text = text.replace(from, to);
    }
    text
}

fn driver(game: &str, options: &Value, size: (u16, u16), language: &str, pace: Pace) -> Driver {
    let mut plan = plan(game, 2, 7);
    plan.options = options.clone();
    let store = empty(&format!("own-{game}-{language}-{}-{}", size.0, pace == Pace::Off));
    let look = Look { colours: true, pace };
    Driver::in_language(Begin::Race(plan), &store, size, look, language.parse::<Language>().unwrap())
}

/// Plays on until all parts have been seen, each on some screen.
fn sees(driver: &mut Driver, parts: &[&str]) {
    let mut missing: Vec<&str> = parts.to_vec();
    for press in 0..60 {
        let screen = driver.screen();
        missing.retain(|part| !screen.contains(part));
        if missing.is_empty() {
            return;
        }
        if press % 3 == 2 {
            driver.press(KeyCode::Down);
        }
        driver.press(KeyCode::Enter);
    }
    panic!("{missing:?} are missing; at last\n{}", driver.screen());
}

/// Plays on while things move until a text was shown large.
fn flashes(driver: &mut Driver, text: &str) {
    let mut now = Instant::now();
    for _ in 0..4000 {
        now += Duration::from_millis(100);
        driver.tick(now);
        let screen = driver.screen();
        if screen.lines().any(|line| line.contains(text) && line.contains('│')) {
            return;
        }
        if screen.contains("Enter play") {
            driver.tap(KeyCode::Enter);
        }
    }
    panic!("{text} was never shown; at last\n{}", driver.screen());
}

/// A river with Rapids of its own in row 3, two cards with their own names and lines, and another tracker.
fn river() -> Value {
    let segment = changed(
        "whitewater/content/segment_a.txt",
        &[("Meadow Run", "Mill Race"), ("3 #^^>^^#", "3 #^N>^^#")],
    );
    let cards = changed(
        "whitewater/content/river_cards.txt",
        &[
            ("Paddle | 11 | speed +1; maneuver +0", "Long Stroke | 11 | maneuver +2; draw 2"),
            ("Ferry |", "Crossing |"),
        ],
    );
    let events = changed("whitewater/content/event_cards.txt", &[("Flash Flood |", "Big Wave |")]);
    let tracker = changed("whitewater/content/tracker.txt", &[("2 | 3 |", "2 | 1 |")]);
    json!({"segments": ["A"], "content": {
        "segment_a.txt": segment, "river_cards.txt": cards, "event_cards.txt": events, "tracker.txt": tracker,
    }})
}

#[test]
fn rowing_lines_near_each_other_have_room_for_their_numbers() {
    for (zone, metres) in [("31", "1500 1550"), ("33", "1500 1650")] {
        let water = changed("rowing/content/water.txt", &[("zone   | 34", &format!("zone   | {zone}"))]);
        let options = json!({"content": {"water.txt": water}});
        let screen = driver("rowing", &options, (80, 24), "en", Pace::Off).screen();
        assert!(screen.contains(metres) && !screen.contains("5≤"), "{zone}:\n{screen}");
    }
}

#[test]
fn a_river_of_ones_own_has_its_own_map_name_cards_and_numbers() {
    for size in SIZES {
        let mut driver = driver("whitewater", &river(), size, "en", Pace::Off);
        assert!(driver.screen().contains("  3 ▒▒▒▒ │  ≈│≈  ╱ "), "{}", driver.screen());
        assert!(driver.screen().contains("river Mill Race  round 1"), "{}", driver.screen());
        let maneuver = if size.0 < 100 { "·▮··· m1 h5" } else { "·▮··· maneuver 1 hand 5" };
        assert!(driver.screen().contains(maneuver), "{}", driver.screen());
        sees(&mut driver, &["Long Stroke", "Crossing", "Long Stroke: maneuver +2; draw 2"]);
    }
    let mut french = driver("whitewater", &river(), (80, 24), "fr", Pace::Off);
    sees(&mut french, &["rivière Mill Race  manche 1", "Long Stroke : manœuvre +2 ; pioche 2"]);
}

#[test]
fn cards_of_ones_own_are_shown_large_when_they_are_turned_up() {
    let mut at_river = driver("whitewater", &river(), (80, 24), "en", Pace::Normal);
    flashes(&mut at_river, "maneuver +2; draw 2");
    let mut on_road = driver("marathon", &road(), (80, 24), "en", Pace::Normal);
    flashes(&mut on_road, "limp 1 backward");
}

/// A road with names, marks and three KICK SPOTs in a lane of its own, and one kind of card with its own name and words.
fn road() -> Value {
    let course = changed(
        "marathon/content/courses/tenk.txt",
        &[
            ("Park 10K", "Round the Mill"),
            ("Rose Walk", "Mill Gate"),
            ("4 km", "6 league"),
            ("5 E.KK.E", "5 EKKK.E"),
            ("3 E.EE.E", "3 EKEE.E"),
            ("4 .E..E.", "4 .K..E."),
        ],
    );
    let cards = changed(
        "marathon/content/cards.txt",
        &[
            ("Headwind          |", "Sore Toe |"),
            ("back 2 ", "back 1 "),
            ("run 2 backward", "limp 1 backward"),
        ],
    );
    json!({"course": "tenk", "deck": {"headwind": 40}, "content": {"courses/tenk.txt": course, "cards.txt": cards}})
}

#[test]
fn a_road_of_ones_own_has_its_own_rows_names_cards_and_marks() {
    for size in SIZES {
        let mut driver = driver("marathon", &road(), size, "en", Pace::Off);
        let kicks = if size.0 < 100 { " »  »  » " } else { " »   »   » " };
        assert!(driver.screen().contains(kicks), "{}", driver.screen());
        sees(&mut driver, &["Round the Mill  round 1", "▏Mill Gate", " league", "(top: Sore Toe)"]);
    }
    let mut french = driver("marathon", &road(), (120, 40), "fr", Pace::Off);
    sees(&mut french, &["Round the Mill  manche 1", "Dép…▏", "(dessus : Sore Toe)"]);
}

/// The segments are called in one way: all by their names if one has a name of its own.
#[test]
fn a_river_mixes_no_names_with_letters() {
    let segment = changed("whitewater/content/segment_a.txt", &[("Meadow Run", "Gorge Run")]);
    let own = json!({"segments": ["A", "B"], "content": {"segment_a.txt": segment}});
    let screen = driver("whitewater", &own, (120, 40), "en", Pace::Off).screen();
    assert!(screen.contains("river Gorge Run + Boulder Garden  round"), "{screen}");
    let printed = driver("whitewater", &json!({"segments": ["A", "B"]}), (120, 40), "en", Pace::Off).screen();
    assert!(printed.contains("river A+B  round"), "{printed}");
}

/// The name of a part of the road reaches as far as the next part begins; what has no room is cut with a sign.
#[test]
fn every_part_of_the_road_in_sight_has_its_name() {
    for size in SIZES {
        let screen = driver("marathon", &json!({}), size, "en", Pace::Off).screen();
        let line =
            screen.lines().find(|line| line.contains("▏Grand Avenue")).unwrap_or_else(|| panic!("{screen}"));
        assert!(line.trim_start().starts_with('S'), "the start comes first: {line}");
        let next = line.split('▏').nth(2).map(str::trim_end);
        assert!(next.is_some_and(|next| "Old Town".starts_with(next.trim_end_matches('…'))), "{screen}");
    }
}

#[test]
fn a_card_that_saves_is_called_by_its_own_name_beside_a_runner() {
    let cards = changed("marathon/content/cards.txt", &[("RUNNER'S HIGH ", "FLOW ")]);
    let mut deck = serde_json::Map::new();
    deck.insert("runners_high".to_string(), json!(20));
    let options = json!({"deck": deck, "content": {"cards.txt": cards}});
    sees(&mut driver("marathon", &options, (80, 24), "en", Pace::Off), &["☆FLOW"]);
    sees(&mut driver("marathon", &options, (80, 24), "fr", Pace::Off), &["☆FLOW"]);
}
