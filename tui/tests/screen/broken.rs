//! Kept races that cannot be read: they stay in sight, with the reason, until they are forgotten.

use std::fs;
use std::path::PathBuf;

use crossterm::event::KeyCode;
use tui::{Begin, Look, Pace};

use crate::driver::{Driver, empty, folder, plan};

/// A kept race of pig, with something else in a place of one of its two files.
fn kept(store: &str, is_record: bool, from: &str, to: &str) -> PathBuf {
    let mut driver = Driver::new(Begin::Race(plan("pig", 2, 7)), store, (80, 24));
    driver.press(KeyCode::Enter);
    let files = fs::read_dir(folder(store).join("races")).unwrap().map(|entry| entry.unwrap().path());
    let is_beside = |file: &PathBuf| file.display().to_string().ends_with(".seats.json");
    let file = files.into_iter().find(|file| is_beside(file) != is_record).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(&file, text.replace(from, to)).unwrap();
    file
}

/// What the start screen says with the cursor on the race that cannot be read.
fn says(store: &str, language: &str) -> (Driver, String) {
    let look = Look { colours: true, pace: Pace::Off };
    let mut driver = Driver::in_language(Begin::Choose, store, (120, 40), look, language.parse().unwrap());
    driver.press(KeyCode::Home);
    let screen = driver.screen();
    (driver, screen)
}

#[test]
fn a_kept_race_that_cannot_be_read_is_listed_with_its_reason_in_both_languages() {
    for (name, is_record, from, to, english, french) in [
        (
            "unknown-level",
            false,
            "greedy",
            "grandmaster",
            "there is no bot named \"grandmaster\"",
            "il n’y a pas de robot nommé « grandmaster »",
        ),
        (
            "unknown-game",
            true,
            "\"pig\"",
            "\"pog\"",
            "there is no game \"pog\"",
            "il n’y a pas de jeu « pog »",
        ),
        ("half-written", true, "}", "", "this is not JSON", "ce n’est pas une course enregistrée"),
        (
            "one-too-few",
            false,
            "\"person\",",
            "",
            "it does not say who sits at 2",
            "il n’y est pas dit qui occupe 2",
        ),
    ] {
        let store = empty(name);
        let file = kept(&store, is_record, from, to);
        for (language, reason) in [("en", english), ("fr", french)] {
            let (_, screen) = says(&store, language);
            assert!(screen.contains(reason), "{name} in {language}: {screen}");
        }
        assert!(file.exists(), "{name}: nothing is deleted by looking at it");
    }
}

#[test]
fn a_race_that_cannot_be_read_is_not_gone_on_with_and_can_be_forgotten() {
    let store = empty("forgotten");
    kept(&store, true, "\"pig\"", "\"pog\"");
    let (mut driver, _) = says(&store, "en");
    driver.press(KeyCode::Enter);
    assert!(driver.screen().contains("PODIUM"), "the start screen stays: {}", driver.screen());
    driver.keys("d");
    assert!(driver.screen().contains("The race is forgotten."), "{}", driver.screen());
    assert!(!driver.screen().contains("cannot be read"), "{}", driver.screen());
    assert_eq!(fs::read_dir(folder(&store).join("races")).unwrap().count(), 0, "its files are gone");
}

#[test]
fn a_race_that_cannot_be_kept_is_told_with_its_reason_in_the_language_of_the_person() {
    let store = empty("no-folder");
    fs::create_dir_all(folder(&store).parent().unwrap()).unwrap();
    let _ = fs::remove_file(folder(&store));
    fs::write(folder(&store), "").unwrap();
    let look = Look { colours: true, pace: Pace::Off };
    let begin = Begin::Race(plan("pig", 2, 7));
    let driver = Driver::in_language(begin, &store, (140, 40), look, "fr".parse().unwrap());
    let screen = driver.screen();
    assert!(screen.contains("une partie de son chemin est un fichier, pas un dossier"), "{screen}");
}
