//! Files that are read together have no message twice, in any language.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

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
