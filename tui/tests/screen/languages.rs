//! The screen in other languages: everything is said, and all of it fits.

use std::fs;

use catalog::Language;
use crossterm::event::KeyCode;
use tui::{Begin, Look, Pace, Sitter};

use crate::driver::{Driver, empty, folder, plan};
use crate::pictures::{compare, compare_start, drawn};

const LOOK: Look = Look { colours: true, pace: Pace::Off };

fn french(begin: Begin, store: &str, size: (u16, u16)) -> Driver {
    Driver::in_language(begin, &empty(store), size, LOOK, "fr_CH.UTF-8".parse::<Language>().unwrap())
}

/// The beginnings of ids.
const IDS: [&str; 17] = [
    "tui-",
    "ask-",
    "question-",
    "legend",
    "event-",
    "action-",
    "forecast-",
    "decision-",
    "choice-",
    "level-",
    "phase-",
    "board-",
    "card-",
    "effect-",
    "item-",
    "fish-",
    "tackle-",
];

/// Fails if a message is shown by its id. The place of the record may be called like one.
fn is_said(what: &str, driver: &Driver) {
    let screen = driver.screen();
    let screen: Vec<&str> = screen.lines().filter(|line| !line.contains("podium replay")).collect();
    let screen = screen.join("\n");
    for kind in IDS {
        let mut words =
            screen.split(|letter: char| !letter.is_ascii_alphanumeric() && !"-_".contains(letter));
        let id = words.find(|word| word.starts_with(kind));
        assert_eq!(id, None, "{what} shows an id:\n{screen}");
    }
}

#[test]
fn every_game_is_said_in_every_language() {
    for game in catalog::games() {
        for language in Language::all() {
            let store = empty(&format!("said-{}-{}", game.id(), language.code()));
            let begin = Begin::Race(plan(game.id(), usize::from(2.clamp(game.seats().0, game.seats().1)), 7));
            let mut driver = Driver::in_language(begin, &store, (80, 24), LOOK, language.clone());
            for press in 0..40 {
                is_said(&format!("{} in {}", game.id(), language.code()), &driver);
                if press % 3 == 1 {
                    driver.press(KeyCode::Down);
                }
                driver.press(KeyCode::Enter);
            }
            for key in ["?", "l", "k", "p", "h"] {
                driver.keys(key);
                is_said(key, &driver);
                driver.press(KeyCode::Right);
                is_said(key, &driver);
                driver.press(KeyCode::Esc);
            }
        }
    }
}

#[test]
fn french_screens_look_as_kept() {
    let driver = french(Begin::Choose, "french-start", (80, 24));
    compare_start("french-start-80x24", &driver);
    let mut driver = french(Begin::Race(plan("rowing", 4, 7)), "french-rowing", (80, 24));
    driver.keys("k");
    compare("french-help-80x24", &driver);
    driver.press(KeyCode::Right);
    compare("french-signs-80x24", &driver);
    driver.press(KeyCode::Esc);
    for _ in 0..3 {
        driver.press(KeyCode::Down);
        driver.press(KeyCode::Enter);
    }
    compare("french-moving-80x24", &driver);
    driver.resize((120, 40));
    compare("french-moving-120x40", &driver);
    let mut both = plan("rowing", 3, 7);
    both.sitters[1] = Sitter::Person;
    compare("french-curtain-80x24", &french(Begin::Race(both), "french-curtain", (80, 24)));
}

#[test]
fn every_board_looks_as_kept_in_french() {
    for game in drawn() {
        let name = format!("french-{game}");
        let mut driver = french(Begin::Race(plan(game, 4, 7)), &name, (80, 24));
        for decision in 0..14 {
            if decision % 3 == 0 {
                driver.press(KeyCode::Down);
            }
            driver.press(KeyCode::Enter);
        }
        driver.press(KeyCode::Down);
        compare(&format!("{name}-80x24"), &driver);
        driver.resize((120, 40));
        compare(&format!("{name}-120x40"), &driver);
    }
}

/// Switches of every kind: none set, unchanged, boards, numbers, counts.
#[test]
fn the_set_up_shows_no_json() {
    let all = |game: &str| {
        let mut driver = french(Begin::Choose, &format!("french-no-json-{game}"), (80, 24));
        for _ in 0..8 {
            if driver.screen().lines().any(|line| line.contains('▸') && line.contains(game)) {
                break;
            }
            driver.press(KeyCode::Down);
        }
        driver.press(KeyCode::Enter);
        let mut seen = String::new();
        for _ in 0..40 {
            // The lines with the values; below an empty one is what can be written.
            let screen = driver.screen();
            let lines = screen.lines().skip(4).take_while(|line| !line.trim().is_empty());
            lines.for_each(|line| seen.push_str(&format!("{line}\n")));
            driver.press(KeyCode::Down);
        }
        for json in ["null", "{", "[", "\""] {
            assert!(!seen.contains(json), "{json} in {seen}");
        }
        seen
    };
    let river = all("Eaux vives");
    for part in ["Les Prés, Le", "sans limite", "30 par tronçon", "inchangé"] {
        assert!(river.contains(part), "{part} is missing in {river}");
    }
    assert!(all("Marathon").contains("9 BLESSURE, 3 EUPHORIE"));
    assert!(all("Saumon").contains("20 par plateau"));
    assert!(all("Pêche").contains("inchangé"));
}

#[test]
fn the_set_up_and_the_end_are_said_in_french() {
    let mut driver = french(Begin::Choose, "french-set-up", (80, 24));
    driver.keys("1\n");
    for _ in 0..6 {
        driver.press(KeyCode::Down);
    }
    driver.keys("7\n");
    compare("french-set-up-80x24", &driver);
    for _ in 0..12 {
        driver.press(KeyCode::Down);
        driver.press(KeyCode::Right);
        is_said("the set-up", &driver);
    }
    let mut driver = french(Begin::Race(plan("pig", 3, 7)), "french-end", (80, 24));
    for _ in 0..400 {
        if driver.screen().contains("La course est finie") {
            break;
        }
        driver.press(KeyCode::Up);
        driver.press(KeyCode::Enter);
    }
    driver.press(KeyCode::Enter);
    compare("french-finish-80x24", &driver);
}

/// Some words of a language that nobody speaks. Languages are added to the whole program: no other test may add `zz`.
const MADE_UP: [(&str, &str); 3] = [
    ("engine.ftl", "language = Zumbu\nlist-comma = { $one } zu { $other }\n"),
    ("tui.ftl", "tui-games = Zupli\ntui-standing = Zorando\ntui-bird-1 = Zaro\ntui-do-play = zek\n"),
    (
        "marathon.ftl",
        "name = Zaraton\ncourse-city = Zurbo\nunit-mile = zilo\naction-start-roll = Zulu zi\nevent-rolled-start = { $seat } zul { $die }\n",
    ),
];

#[test]
fn a_language_that_is_only_a_folder_of_files_is_spoken_and_english_where_it_is_silent() {
    let all = folder(&empty("made-up-language"));
    fs::create_dir_all(all.join("zz")).unwrap();
    for (file, words) in MADE_UP {
        fs::write(all.join("zz").join(file), words).unwrap();
    }
    assert_eq!(catalog::add_languages(&all).unwrap(), ["zz"]);
    let made_up: Language = "zz_ZZ.UTF-8".parse().unwrap();
    assert_eq!(made_up.name(), "Zumbu");
    let shows = |driver: &Driver, words: &[&str]| {
        let screen = driver.screen();
        for word in words {
            assert!(screen.contains(word), "{word:?} is missing:\n{screen}");
        }
    };

    let start = Driver::in_language(Begin::Choose, &empty("made-up-start"), (80, 24), LOOK, made_up.clone());
    shows(&start, &["Zupli ──", "3 Zaraton", "board games about races", "2 Whitewater Rush", "q quit"]);

    let begin = Begin::Race(plan("marathon", 3, 7));
    let mut race = Driver::in_language(begin, &empty("made-up-race"), (120, 40), LOOK, made_up);
    shows(&race, &["Zaraton  Zurbo  round 0", "Zaro: roll for a place on the block", "Zorando ──", "zilo"]);
    shows(&race, &["Zulu zi", "Enter zek", "k help", "Old Town", "Kite", "Deck 40  discard 0"]);
    race.press(KeyCode::Enter);
    race.press(KeyCode::Enter);
    shows(&race, &["Heron zul 2", "The race begins; turns go Heron zu Zaro zu", "Heron rolls a 5"]);
    is_said("the made-up language", &race);
}
