//! Files that are read together have no message twice, in any language.

use std::collections::BTreeMap;

use catalog::{Language, file_in, games};

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

/// What files of custom content give other names to: the beginnings of the messages that have the printed ones.
const RENAMED: [(&str, &[&str]); 5] = [
    ("fishing", &["board-"]),
    ("marathon", &["card-", "course-", "part-"]),
    ("rowing", &["card-", "rate-", "course-"]),
    ("salmon", &["card-", "board-", "length-", "symbol-"]),
    ("whitewater", &["card-", "eventcard-", "segment-"]),
];

/// Whether custom content gives a message another name as a whole (`Shown::own_name`), so that it may build on the printed one; and
/// what is said of switches is said of the box, before there is a race.
fn is_replaced_or_of_the_box(id: &str) -> bool {
    id == "answer-high" || id.starts_with("plain-card-") || id.starts_with("switch-")
}

#[test]
fn no_message_says_by_itself_what_custom_content_can_rename() {
    for language in Language::all() {
        for (game, renamed) in RENAMED {
            let mut printed = 0;
            for owner in SHARED.into_iter().chain([game]) {
                let text = file_in(owner, "words", language.code()).unwrap_or_default();
                for message in words::messages(&text).unwrap() {
                    let can_be_renamed = |id: &String| renamed.iter().any(|kind| id.starts_with(kind));
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
            assert!(printed > 3, "{game}: {printed} names that can be changed");
        }
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
