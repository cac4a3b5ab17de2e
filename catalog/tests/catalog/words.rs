//! Files that are read together have no message twice, in any language.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{AnyGame, Language, Tongue, file_in, find, games};
use engine::{Phrase, Speak};
use serde_json::json;

/// Whose messages are read together with those of a game, in a terminal or on the page.
const SHARED: [&str; 7] = ["engine", "catalog", "server", "lab", "tui", "cli", "web"];

#[test]
fn no_message_stands_in_two_files_that_are_read_together() {
    for language in Language::all() {
        for game in games() {
            let mut owners: BTreeMap<String, &str> = BTreeMap::new();
            for owner in SHARED.into_iter().chain([game.id()]) {
                let text = file_in(owner, "words", language.code()).unwrap_or_default();
                for message in words::messages(&text).unwrap() {
                    let other = owners.insert(message.id.clone(), owner);
                    assert_eq!(other, None, "{}: {} of {owner}", language.code(), message.id);
                }
            }
            assert!(owners.len() > 500, "{} messages", owners.len());
        }
    }
}

/// What files of custom content give other names to, as the content itself shows: the beginnings of the messages that have the printed
/// ones. They are the names in it, what a file is by its head, and what a race with other names calls otherwise.
fn renamed(game: &dyn AnyGame) -> BTreeSet<String> {
    let text = file_in(game.id(), "words", "en").unwrap();
    let plain = words::messages(&text).unwrap().into_iter();
    let plain = plain.filter(|message| message.variables.is_empty() && !message.id.contains('.'));
    let english = Tongue::english(game.id());
    let said = |id: String| (id.clone(), english.say(&Phrase::new(id)));
    let messages: Vec<(String, String)> = plain.map(|message| said(message.id)).collect();
    let (files, names) = engine_test::renamed(game.content(), &messages);
    let is_kind = |kind: &str| messages.iter().any(|(id, _)| id.starts_with(kind));
    let mut kinds = BTreeSet::new();
    for (id, said) in messages.iter().filter(|(id, _)| !is_replaced_or_of_the_box(id)) {
        kinds.extend(
            id.split_once('-').filter(|_| names.contains_key(said)).map(|(kind, _)| format!("{kind}-")),
        );
    }
    for (_, text) in game.content() {
        let head: Vec<&str> = text.lines().next().unwrap_or_default().split(' ').collect();
        let id = head.get(1..).unwrap_or_default().join("-");
        kinds.extend(messages.iter().find(|(known, _)| *known == id).map(|_| format!("{}-", head[1])));
    }
    let seats = i64::from(game.seats().1);
    let race = game.new_race(seats, &json!({ "content": files }), 5);
    let scenery = race.unwrap_or_else(|fault| panic!("{}: {fault}", game.id())).scenery();
    for (key, things) in scenery.as_object().into_iter().flatten() {
        let kind = format!("{}-", key.strip_suffix('s').unwrap_or(key));
        let is_named = |thing: &serde_json::Value| thing.get("name").is_some();
        if things.as_array().is_some_and(|things| things.iter().any(is_named)) && is_kind(&kind) {
            kinds.insert(kind);
        }
    }
    kinds
}

/// Whether custom content gives a message another name as a whole (`Shown::own_name`), so that it may build on the printed one; what is
/// said of switches is said of the box, before there is a race, and decisions and rules are called as the rulebook calls them.
fn is_replaced_or_of_the_box(id: &str) -> bool {
    let kinds = ["plain-card-", "switch-", "decision-", "rule-"];
    id == "answer-high" || kinds.iter().any(|kind| id.starts_with(kind))
}

#[test]
fn no_message_says_by_itself_what_custom_content_can_rename() {
    let mut kinds = 0;
    for language in Language::all() {
        for game in games().filter(|game| !game.content().is_empty()) {
            let (renamed, game) = (renamed(game), game.id());
            let mut printed = 0;
            for owner in SHARED.into_iter().chain([game]) {
                let text = file_in(owner, "words", language.code()).unwrap_or_default();
                for message in words::messages(&text).unwrap() {
                    let can_be_renamed =
                        |id: &String| renamed.iter().any(|kind| id.starts_with(kind.as_str()));
                    printed += usize::from(owner == game && can_be_renamed(&message.id));
                    if is_replaced_or_of_the_box(&message.id) {
                        continue;
                    }
                    let found = message.uses.iter().find(|id| can_be_renamed(id));
                    assert_eq!(
                        found,
                        None,
                        "{}: {} of {owner} keeps a printed name",
                        language.code(),
                        message.id
                    );
                }
            }
            assert!(renamed.is_empty() || printed > 3, "{game}: {printed} names that can be changed");
            kinds += renamed.len();
        }
    }
    assert!(kinds >= 26, "{kinds} kinds of names can be changed, in two languages");
}

/// What is renamed by a look at the content is what was known to be: nothing that has a name is missed.
#[test]
fn names_in_content_are_found_where_they_are_known_to_be() {
    let known = [
        ("rowing", vec!["card-", "course-", "rate-"]),
        ("salmon", vec!["board-", "card-", "length-", "symbol-"]),
    ];
    for (game, kinds) in known {
        let found = renamed(find(game).unwrap());
        assert!(kinds.iter().all(|kind| found.contains(*kind)), "{game}: {found:?}");
    }
}

/// The engine's messages about files and JSON are said by the engine, the games and the test crate.
#[test]
fn every_message_about_files_is_said_and_every_one_that_is_said_is_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = String::new();
    let mut folders = vec![root.join("engine/src"), root.join("engine-test/src"), root.join("games")];
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            folders.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|end| end == "rs")
            && !path.components().any(|part| part.as_os_str() == "tests")
        {
            sources.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
    let is_about = |id: &str| id.starts_with("file-") || id.starts_with("inside-");
    let is_plain = |id: &str| id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    let said: std::collections::BTreeSet<&str> =
        sources.split('"').filter(|part| is_about(part) && is_plain(part)).collect();
    let text = file_in("engine", "words", "en").unwrap();
    let all = words::messages(&text).unwrap();
    let there = all.iter().map(|message| message.id.as_str()).filter(|id| is_about(id)).collect();
    assert_eq!(said, there);
}

/// Of a crate whose messages are named by others too: every language has the same messages with the same variables, and each is named
/// somewhere, by its id or by the beginning of it.
#[test]
fn every_shared_message_is_in_every_language_and_said_by_somebody() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = String::new();
    let crates = [
        "engine",
        "engine-test",
        "catalog",
        "protocol",
        "records",
        "lessons",
        "words",
        "tui",
        "cli",
        "lab",
        "server",
        "web",
    ];
    let mut folders: Vec<_> = crates.iter().map(|folder| root.join(folder).join("src")).collect();
    folders.extend(games().map(|game| root.join("games").join(game.id()).join("src")));
    while let Some(path) = folders.pop() {
        let ends = ["rs", "ts", "svelte"];
        if path.is_dir() {
            folders.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|end| ends.iter().any(|known| end == *known)) {
            sources.push_str(&std::fs::read_to_string(path).unwrap());
        }
    }
    let quotes = ['"', '\'', '`'];
    let is_named = |id: &str| quotes.iter().any(|quote| sources.contains(&format!("{quote}{id}{quote}")));
    let is_begun = |id: &str| {
        id.match_indices('-').any(|(at, _)| {
            let start = &id[..=at];
            quotes.iter().any(|quote| {
                ["{", "${", "\"", "'"].iter().any(|end| sources.contains(&format!("{quote}{start}{end}")))
            })
        })
    };
    for owner in ["engine", "catalog"] {
        let read = |code: &str| words::messages(&file_in(owner, "words", code).unwrap()).unwrap();
        let shape = |all: &[words::Message]| -> BTreeMap<String, BTreeSet<String>> {
            all.iter()
                .map(|message| (message.id.clone(), message.variables.iter().cloned().collect()))
                .collect()
        };
        let english = read("en");
        for language in Language::all() {
            assert_eq!(
                shape(&read(language.code())),
                shape(&english),
                "{owner}/words in {}",
                language.code()
            );
        }
        let used: BTreeSet<&String> = english.iter().flat_map(|message| &message.uses).collect();
        let unsaid =
            english.iter().map(|message| &message.id).filter(|id| !id.contains('.') && !id.starts_with('-'));
        let unsaid: Vec<_> =
            unsaid.filter(|id| !used.contains(*id) && !is_named(id) && !is_begun(id)).collect();
        assert!(unsaid.is_empty(), "nobody says {unsaid:?} of {owner}");
    }
}
