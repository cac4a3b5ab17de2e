//! In a race whose content has other names, no printed name is on any screen: not in legend, help, questions and standing.

use catalog::{AnyGame, Language, Tongue, file_in, games};
use crossterm::event::KeyCode;
use engine::{Names, Phrase, Speak};
use serde_json::json;
use tui::{Begin, Look, Pace};

use crate::driver::{Driver, empty, plan};

/// The ids of a game's messages that need no values, and what they say.
fn messages(game: &dyn AnyGame, language: &Language) -> Vec<(String, String)> {
    let tongue = Tongue::new(language, Some(game.id()), Names::default());
    let text = file_in(game.id(), "words", "en").unwrap();
    let plain = words::messages(&text).unwrap().into_iter();
    let plain = plain.filter(|message| message.variables.is_empty() && !message.id.contains('.'));
    plain.map(|message| (message.id.clone(), tongue.say(&Phrase::new(message.id)))).collect()
}

/// Whether a text has a name as words of its own. With a number behind it, it is a piece on the board: "Bear 0 walks".
fn has_word(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let is_apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
        let after = &text[at + name.len()..];
        let is_numbered =
            after.strip_prefix(' ').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        is_apart(text[..at].chars().next_back()) && is_apart(after.chars().next()) && !is_numbered
    })
}

#[test]
fn no_printed_name_is_said_in_a_race_with_other_names() {
    let mut renamed_games = 0;
    for game in games().filter(|game| !game.content().is_empty()) {
        let english = messages(game, &Language::english());
        let (files, names) = engine_test::renamed(game.content(), &english);
        if names.is_empty() {
            continue; // Its content has no names.
        }
        renamed_games += 1;
        for language in Language::all().into_iter().filter(|language| ["en", "fr"].contains(&language.code()))
        {
            let printed: Vec<String> = messages(game, &language)
                .into_iter()
                .zip(&english)
                .filter(|(_, (_, said))| names.contains_key(said))
                .map(|((_, said), _)| said)
                .collect();
            let mut plan = plan(game.id(), usize::from(4.clamp(game.seats().0, game.seats().1)), 7);
            plan.options = json!({ "content": files });
            let store = empty(&format!("own-names-{}-{}", game.id(), language.code()));
            let look = Look { colours: true, pace: Pace::Off };
            let mut driver =
                Driver::in_language(Begin::Race(plan), &store, (160, 60), look, language.clone());
            let look_at = |driver: &Driver| {
                // How fast a boat rows reads like the names of some cards: "rows at Pace 1", "checked at 500 m: Pace 3".
                let screen = driver.screen().replace("at Pace ", "at ").replace(": Pace ", ": ");
                let found = printed.iter().find(|name| has_word(&screen, name));
                assert_eq!(found, None, "{} in {}:\n{screen}", game.id(), language.code());
            };
            driver.keys("k");
            look_at(&driver);
            driver.press(KeyCode::Right);
            look_at(&driver);
            driver.press(KeyCode::Esc);
            for press in 0..400 {
                look_at(&driver);
                if press % 3 == 1 {
                    driver.press(KeyCode::Down);
                }
                driver.press(KeyCode::Enter);
            }
        }
    }
    assert!(renamed_games >= 5, "{renamed_games} games have names in their content");
}
