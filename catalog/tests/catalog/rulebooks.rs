//! The rulebooks say the same in every language.

use catalog::{AnyGame, Language, games};

/// Every rule id of a text, in its order, wherever it stands.
fn named(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words
        .filter(|word| word.len() == 6 && word.as_bytes()[2] == b'-' && word[3..].parse::<u16>().is_ok())
        .collect()
}

/// The games that have a French rulebook; where there is none, the English one is shown.
fn translated() -> Vec<&'static dyn AnyGame> {
    let in_language =
        |game: &dyn AnyGame, code: &str| game.rulebook(&code.parse::<Language>().unwrap()).text();
    let all: Vec<_> = games().filter(|game| in_language(*game, "fr") != in_language(*game, "en")).collect();
    assert!(all.len() >= 6, "{} rulebooks are translated", all.len());
    all
}

#[test]
fn the_french_rulebooks_have_the_same_rules_in_the_same_order() {
    for game in translated() {
        let [english, french] = ["en", "fr"].map(|code| game.rulebook(&code.parse::<Language>().unwrap()));
        assert_eq!(french.ids(), english.ids(), "{}", game.id());
        assert_eq!(named(&french.text()), named(&english.text()), "{}: where rules are mentioned", game.id());
        for id in english.ids() {
            let [text, translated] = [&english, &french].map(|book| book.rule(&id).unwrap());
            assert!(text != translated || text.lines().count() <= 1, "{id} is not translated: {text}");
            assert_eq!(
                text.lines().filter(|line| line.starts_with('|')).count(),
                translated.lines().filter(|line| line.starts_with('|')).count(),
                "{id}: lines of tables"
            );
        }
    }
}

#[test]
fn the_french_rulebooks_name_every_switch_and_are_nowhere_english() {
    for game in translated() {
        let french = game.rulebook(&"fr".parse().unwrap()).text();
        for switch in game.switches() {
            assert!(french.contains(&switch.key), "{}: {}", game.id(), switch.key);
        }
        let prose = french.split("```").step_by(2).collect::<String>();
        let prose: String = prose.split('`').step_by(2).collect();
        for word in ["the", "and", "you", "your", "with", "from", "that"] {
            let found = prose
                .split(|c: char| !c.is_alphabetic())
                .filter(|found| found.eq_ignore_ascii_case(word))
                .count();
            assert_eq!(found, 0, "{}: {word} stands there {found} times", game.id());
        }
    }
}
