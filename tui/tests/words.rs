//! The message files of the screen: the same messages with the same variables in every language, none unused, none missing.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use words::{Message, messages};

/// Messages that are named by a kind and an id: the kind, and where its ids come from.
const KINDS: [&str; 3] = ["tui-bird-", "tui-pace-", "tui-review-head-"];

fn here(path: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The messages of every language.
fn languages() -> BTreeMap<String, Vec<Message>> {
    let files = fs::read_dir(here("words")).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let language = path.file_stem().unwrap().to_string_lossy().into_owned();
        let all = messages(&fs::read_to_string(&path).unwrap());
        (language.clone(), all.unwrap_or_else(|fault| panic!("{language}.ftl: {fault}")))
    };
    files.map(read).collect()
}

/// Every source of the screen.
fn sources() -> String {
    fn collect(path: &Path, out: &mut String) {
        if path.is_dir() {
            fs::read_dir(path).unwrap().for_each(|entry| collect(&entry.unwrap().path(), out));
        } else {
            out.push_str(&fs::read_to_string(path).unwrap());
        }
    }
    let mut text = String::new();
    collect(&here("src"), &mut text);
    text
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let languages = languages();
    assert!(languages.len() >= 2, "{:?}", languages.keys());
    let english = &languages["en"];
    for (language, all) in &languages {
        let ids: BTreeSet<&str> = all.iter().map(|message| message.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{language}.ftl has a message twice");
        let expected: BTreeSet<&str> = english.iter().map(|message| message.id.as_str()).collect();
        let differing: Vec<_> = ids.symmetric_difference(&expected).collect();
        assert!(differing.is_empty(), "{language}.ftl and en.ftl differ in {differing:?}");
        for message in all {
            let other = english.iter().find(|other| other.id == message.id).unwrap();
            assert_eq!(message.variables, other.variables, "{language}.ftl: {}", message.id);
        }
    }
}

#[test]
fn every_message_is_said_somewhere_and_all_that_is_said_is_a_message() {
    let (languages, sources) = (languages(), sources());
    let ids: BTreeSet<&str> = languages["en"].iter().map(|message| message.id.as_str()).collect();
    for id in &ids {
        let is_of_kind = KINDS.iter().any(|kind| id.starts_with(kind));
        assert!(is_of_kind || sources.contains(&format!("\"{id}\"")), "no source says {id}");
    }
    let said = sources.split('"').filter(|part| part.starts_with("tui-"));
    let plain = said.filter(|part| part.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'));
    for part in plain {
        let is_kind = KINDS.iter().any(|kind| kind.trim_end_matches('-') == part || *kind == part);
        assert!(is_kind || ids.contains(part), "a source says {part}, which is no message");
    }
}

/// A legend and questions stand beside their game (`games/<id>/words`), since they say the names of its things.
#[test]
fn every_game_with_a_picture_has_a_legend_and_asks_for_decisions_and_no_other_is_explained() {
    for game in catalog::games().map(|game| game.id()) {
        let english = messages(&catalog::file_in(game, "words", "en").unwrap()).unwrap();
        let has = |id: &str| english.iter().any(|message| message.id == id);
        let is_drawn = here("src/games").join(format!("{game}.rs")).is_file();
        assert_eq!(has("legend"), is_drawn, "{game}");
        let asks: Vec<&str> =
            english.iter().filter_map(|message| message.id.strip_prefix("question-")).collect();
        assert_eq!(asks.is_empty(), !is_drawn, "{game} asks {asks:?}");
        for ask in asks {
            assert!(has(&format!("decision-{ask}")), "{game} has no decision {ask}");
        }
    }
}
