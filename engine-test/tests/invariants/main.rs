//! The invariants of ARCHITECTURE.md, read off manifests and sources.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod borders;
mod loops;
mod manifest;
mod source;
mod types;

use std::fs;

use manifest::{Manifest, games, members};
use source::{files, root, sources, uses, without_strings, words};
use types::Types;

/// Where the sources of the engine and of every game stand.
fn rules() -> Vec<String> {
    games().iter().map(|game| format!("games/{game}/src")).chain(["engine/src".to_string()]).collect()
}

/// Modules that reach outside.
const OUTSIDE: [&str; 10] = [
    "std::fs",
    "std::io",
    "std::net",
    "std::os",
    "std::time",
    "std::thread",
    "std::process",
    "std::env",
    "std::sync::atomic",
    "std::sync::mpsc",
];
/// Words that do.
const OUTSIDE_WORDS: [&str; 12] = [
    "thread_local",
    "async",
    "await",
    "static",
    "SystemTime",
    "Instant",
    "Mutex",
    "RwLock",
    "LazyLock",
    "LazyCell",
    "OnceCell",
    "UnsafeCell",
];
/// Macros that do.
const TALKING: [&str; 5] = ["println", "print", "eprintln", "eprint", "dbg"];

/// What of a source reaches outside.
fn reaches_outside(code: &str) -> Option<String> {
    let code = without_strings(code);
    let outside =
        |path: &str| OUTSIDE.iter().any(|outside| format!("{path}::").contains(&format!("{outside}::")));
    let used = uses(&code).into_iter().map(|(path, _)| path).find(|path| outside(path) || path == "std::*");
    let written = OUTSIDE.iter().find(|outside| code.contains(&format!("{outside}::")));
    let word = words(&code).find(|(at, word)| {
        // `'static` is a lifetime.
        OUTSIDE_WORDS.contains(word) && !code[..*at].ends_with('\'')
            || TALKING.contains(word) && code[at + word.len()..].starts_with('!')
    });
    used.or_else(|| written.map(|outside| outside.to_string()))
        .or_else(|| word.map(|(_, word)| word.to_string()))
}

#[test]
fn engine_and_games_touch_nothing_outside() {
    for source in sources(&rules()) {
        let found = reaches_outside(&source.code());
        assert_eq!(found, None, "{}: engine and games do no input or output and have no global", source.name);
    }
    for folder in games().iter().map(|game| format!("games/{game}")).chain(["engine".to_string()]) {
        assert!(!root().join(&folder).join("build.rs").exists(), "{folder} has a build script");
        let allowed = ["engine", "serde", "chacha20"];
        let manifest = Manifest::of(&folder);
        for name in manifest.dependencies() {
            // Decision 083: what describes the JSON is there only where it is asked for.
            let describes = name == "schemars" && manifest.is_optional(&name);
            assert!(describes || allowed.contains(&name.as_str()), "{folder} is made from {name}");
        }
    }
}

#[test]
fn what_reaches_outside_is_seen_however_it_is_written() {
    for code in [
        "use std::{fs, io::Read};",
        "use std::{sync::{Arc, atomic::AtomicU8}};",
        "use std::time as clock;",
        "let text = ::std::fs::read(path);",
        "use std::*;",
        "pub(crate) static SEEN: u8 = 0;",
        "let later = async move { 1 };",
        "eprintln!(\"{x}\");",
        "static mut SEEN: u8 = 0;",
    ] {
        assert!(reaches_outside(code).is_some(), "{code}");
    }
    for code in [
        "fn name() -> &'static str { \"static println!\" }",
        "use std::sync::OnceLock;",
        "let print = Print::JOINT;",
        "use std::fmt;",
    ] {
        assert_eq!(reaches_outside(code), None, "{code}");
    }
}

/// What a position, an action and an event are not made of.
const NOT_PLAIN: [&str; 17] = [
    "HashMap", "HashSet", "BTreeMap", "BTreeSet", "f32", "f64", "usize", "isize", "Vec", "VecDeque",
    "String", "Box", "Rc", "Arc", "Cow", "Rng", "Value",
];

#[test]
fn positions_actions_and_events_are_plain_and_ordered() {
    let below = Types::of(&sources(&["engine/src"]));
    for game in games() {
        let sources = sources(&[format!("games/{game}/src")]);
        let types = Types::of(&sources);
        let code: String = sources.iter().map(source::Source::code).collect();
        let rules = code.split("impl Game for ").nth(1).unwrap_or_else(|| panic!("{game} is no game"));
        for kind in ["Position", "Action", "Event"] {
            let named = rules.split(&format!("type {kind} =")).nth(1).and_then(|rest| rest.split(';').next());
            let named = named.unwrap_or_else(|| panic!("{game} has no {kind}")).trim();
            let made = types.made_of(named, &below);
            assert!(types.has(named), "{game}: what {named} is made of is not found");
            let wrong: Vec<&&str> = NOT_PLAIN.iter().filter(|word| made.contains(**word)).collect();
            assert!(wrong.is_empty(), "{game}: {named} is made of {wrong:?} (of {made:?})");
        }
    }
}

#[test]
fn bots_see_views_and_never_a_race() {
    for source in sources(&["bots/src"]) {
        let code = source.code();
        let handles =
            uses(&code).into_iter().find(|(path, _)| path.ends_with("::Race") || path == "engine::*");
        assert_eq!(handles, None, "{}: a bot gets a view", source.name);
        assert!(!code.contains("::Race"), "{} handles a race: a bot gets a view", source.name);
    }
}

#[test]
fn only_the_set_up_the_seed_and_the_actions_of_a_race_are_stored() {
    let folder = root().join("server/src/store/sqlite");
    let files = [
        "schema.rs",
        "ratings.rs",
        "days.rs",
        "moderation.rs",
        "championships.rs",
        "notices.rs",
        "passkeys.rs",
    ]
    .map(|file| fs::read_to_string(folder.join(file)).unwrap());
    let store = files.join("\n");
    let record = fs::read_to_string(root().join("records/src/record.rs")).unwrap();
    let tables = store.split("CREATE TABLE ").skip(1).map(|rest| rest.split(';').next().unwrap_or(rest));
    let fields =
        record.split("pub struct Record").skip(1).map(|rest| rest.split("\n}").next().unwrap_or(rest));
    let mut seen = 0;
    for stored in tables.chain(fields) {
        let stored = source::without_comments(stored);
        for derived in ["position", "view", "views", "event", "events", "legal", "scenery"] {
            assert!(!words(&stored).any(|(_, word)| word == derived), "{derived} is derived: {stored}");
        }
        seen += 1;
    }
    assert!(seen > 13, "{seen} tables and records");
}

/// Words that leave something open.
const OPEN: [&str; 6] = ["TODO", "FIXME", "XXX", "HACK", "todo", "unimplemented"];

/// The word by which a text leaves something open; the last two are macros.
fn leaves_open(text: &str) -> Option<&'static str> {
    words(text).find_map(|(at, word)| {
        let known = OPEN.iter().find(|open| **open == word)?;
        let is_macro = text[at + word.len()..].starts_with('!');
        (word.starts_with(char::is_uppercase) || is_macro).then_some(*known)
    })
}

#[test]
fn files_fit_their_limit_and_leave_nothing_open() {
    let all = files(&members(), &["rs"]);
    assert!(all.len() > 400, "{} sources", all.len());
    for source in &all {
        let lines = source.text.lines().count();
        assert!(
            lines <= 400,
            "{} has {lines} lines; split it where the rules split (at most 400)",
            source.name
        );
        // This file names what it looks for.
        if !source.name.starts_with("engine-test/tests/invariants/") {
            assert_eq!(leaves_open(&source.text), None, "{} leaves something open", source.name);
        }
        // What several tests share is a mod.rs: a file beside them would be a test of its own.
        let is_shared = source.name.contains("/tests/");
        assert!(
            is_shared || !source.name.ends_with("/mod.rs"),
            "{}: modules are foo.rs and foo/",
            source.name
        );
    }
}

#[test]
fn what_is_left_open_is_seen_however_it_is_written() {
    for text in ["// TODO: later", "/* FIXME */", "todo!()", "unimplemented!(\"soon\")", "# HACK around it"] {
        assert!(leaves_open(text).is_some(), "{text}");
    }
    for text in ["a to-do list", "let todo = 1;", "// what is to do"] {
        assert_eq!(leaves_open(text), None, "{text}");
    }
}

/// Decision 070: what people read is made of an id and values where they read it.
#[test]
fn what_a_game_finds_wrong_is_a_phrase() {
    let folders: Vec<String> = games().iter().map(|game| format!("games/{game}/src")).collect();
    for source in sources(&folders) {
        assert!(
            !source.code().contains("Fault::new("),
            "{}: say it by Fault::said and a message",
            source.name
        );
    }
}

#[test]
fn every_rulebook_has_every_rule_of_its_game() {
    for game in games() {
        let Ok(specification) = fs::read_to_string(root().join(format!("games/{game}/SPEC.md"))) else {
            continue;
        };
        let book = fs::read_to_string(root().join(format!("games/{game}/rulebook/en.md"))).unwrap();
        let is_id = |word: &&str| word.len() == 6 && word.as_bytes()[2] == b'-';
        let words = specification.split(|c: char| !c.is_ascii_uppercase() && !c.is_ascii_digit() && c != '-');
        for id in words.filter(is_id).filter(|id| id[3..].chars().all(|c| c.is_ascii_digit())) {
            assert!(
                book.contains(&format!("<a id=\"{id}\"></a>")),
                "games/{game}/rulebook/en.md lacks an anchor for {id}"
            );
        }
    }
}
