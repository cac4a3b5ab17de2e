//! What the lab says, in every language.

use catalog::{Language, Tongue};
use engine::{Names, Phrase, Value};
use lab::Words;
use serde_json::json;

#[test]
fn every_message_is_there_in_every_language_and_none_is_unused() {
    engine_test::crate_words(env!("CARGO_MANIFEST_DIR"), "lab-");
}

/// What a game counts in its smallest race.
fn things(game: &dyn catalog::AnyGame) -> Vec<engine::Thing> {
    game.study(game.seats().0.into(), &json!({})).expect("the usual set-up can be studied").things().to_vec()
}

/// Every game with every language.
fn everywhere() -> Vec<(&'static dyn catalog::AnyGame, Language)> {
    let all = |game| Language::all().into_iter().map(move |language| (game, language));
    catalog::games().flat_map(all).collect()
}

#[test]
fn every_kind_of_thing_that_a_game_counts_has_a_heading_in_every_language() {
    for (game, language) in everywhere() {
        let tongue = Tongue::new(&language, Some(game.id()), Names::default());
        for thing in things(game) {
            let id = format!("kind-{}", thing.kind);
            assert!(tongue.has(&id), "{}: there is no {id} in {}", game.id(), language.code());
        }
    }
}

#[test]
fn every_thing_is_called_by_messages_that_there_are_and_never_by_its_id() {
    for (game, language) in everywhere() {
        let tongue = Tongue::new(&language, Some(game.id()), Names::default());
        for thing in things(game) {
            for said in parts(&thing.name) {
                match said {
                    Part::Message(id) => assert!(tongue.has(&id), "{}: {thing:?}", game.id()),
                    Part::Text(text) => assert!(!has_a_word(&text), "{}: {thing:?}", game.id()),
                }
            }
        }
    }
}

#[test]
fn things_are_called_in_the_readers_language_and_by_a_designers_own_name() {
    let said = |code: &str, game: &str, options, (kind, id): (&str, &str)| {
        let study = catalog::find(game).unwrap().study(2, &options).unwrap();
        let words = Words::new(&code.parse().unwrap(), Some(game)).naming(study.things());
        words.thing(kind, id).to_string()
    };
    let square = ("spaces", "square 3");
    assert_eq!(said("fr", "fishing", json!({}), square), "case 3");
    assert_eq!(said("en", "fishing", json!({}), square), "square 3");
    let card = ("cards", "power_paddle");
    assert_eq!(said("en", "whitewater", json!({}), card), "Power Paddle");
    assert_ne!(said("fr", "whitewater", json!({}), card), "Power Paddle");
    let content = catalog::find("whitewater").unwrap().content();
    let (file, text) = content.iter().find(|(_, text)| text.contains("Power Paddle")).unwrap();
    let own = json!({"content": {*file: text.replace("Power Paddle", "Wild Stroke")}});
    assert_eq!(said("fr", "whitewater", own, card), "Wild Stroke");
    assert_eq!(said("fr", "pig", json!({}), ("cards", "unheard_of")), "unheard_of");
}

enum Part {
    Message(String),
    Text(String),
}

/// The messages and texts that a name is made of.
fn parts(name: &Value) -> Vec<Part> {
    match name {
        Value::Text(text) => vec![Part::Text(text.clone())],
        Value::Word { word } => vec![Part::Message(word.to_string())],
        Value::Say(Phrase { id, values }) => {
            let inside = values.iter().flat_map(|(_, value)| parts(value));
            std::iter::once(Part::Message(id.to_string())).chain(inside).collect()
        }
        Value::List(list) | Value::All { all: list } | Value::Parts { parts: list } => {
            list.iter().flat_map(parts).collect()
        }
        Value::Own { own } => own.values().cloned().map(Part::Text).collect(),
        Value::Number(_) | Value::Seat { .. } | Value::Decimal { .. } => Vec::new(),
    }
}

/// Numbers and places such as `d12` are the same everywhere; words are not.
fn has_a_word(text: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_lowercase()).any(|word| word.len() > 1)
}
