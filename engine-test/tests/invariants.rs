//! The invariants of ARCHITECTURE.md, read off manifests and sources.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn files(folder: &Path, extension: &str, out: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        if path.is_dir() && !["target", "node_modules", ".git"].contains(&name.as_str()) {
            files(&path, extension, out);
        } else if path.extension().is_some_and(|found| found == extension) {
            out.push(path);
        }
    }
    out.sort();
}

fn sources(folders: &[impl AsRef<Path>]) -> Vec<(String, String)> {
    let mut paths = Vec::new();
    for folder in folders {
        files(&root().join(folder), "rs", &mut paths);
    }
    let named = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(root()).unwrap().display().to_string(), text)
    };
    paths.into_iter().map(named).collect()
}

fn games() -> Vec<String> {
    let mut games: Vec<String> = fs::read_dir(root().join("games"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().to_string())
        .filter(|game| root().join("games").join(game).join("Cargo.toml").is_file())
        .collect();
    games.sort();
    games
}

/// The names in `[dependencies]` of a crate, without those for tests.
fn dependencies(folder: &str) -> Vec<String> {
    let manifest = fs::read_to_string(root().join(folder).join("Cargo.toml")).unwrap();
    let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let section = section.split("\n[").next().unwrap_or_default();
    let name = |line: &str| line.split(['=', '.', ' ']).next().unwrap_or_default().trim().to_string();
    section.lines().filter(|line| !line.starts_with('#')).map(name).filter(|name| !name.is_empty()).collect()
}

const OURS: &[&str] = &[
    "engine",
    "engine-test",
    "bots",
    "catalog",
    "records",
    "lessons",
    "lab",
    "words",
    "protocol",
    "server",
    "tui",
    "cli",
    "python",
    "xtask",
];

#[test]
fn engine_and_games_touch_nothing_outside() {
    let mut folders = vec!["engine/src".to_string()];
    folders.extend(games().iter().map(|game| format!("games/{game}/src")));
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    let banned = [
        "std::fs",
        "std::io",
        "std::net",
        "std::time",
        "std::thread",
        "std::process",
        "std::env",
        "std::sync::{",
        "std::sync::atomic",
        "std::sync::mpsc",
        "Mutex",
        "RwLock",
        "static mut",
        "thread_local!",
        "OnceCell",
        "LazyLock",
        "async fn",
        ".await",
        "println!",
        "rand::",
        "SystemTime",
    ];
    for (name, text) in sources(&folders) {
        for word in banned {
            assert!(!text.contains(word), "{name} contains `{word}`: engine and games do no input or output");
        }
        // A field that is worked out when it is first asked for is no global: docs/decisions/063.
        let is_global = |line: &str| line.trim_start().split(' ').take(2).any(|word| word == "static");
        assert!(!text.lines().any(is_global), "{name} has a global");
    }
}

#[test]
fn uses_go_one_way() {
    let is_ours = |name: &String| OURS.contains(&name.as_str()) || games().contains(name);
    let ours = |folder: &str| dependencies(folder).into_iter().filter(is_ours).collect::<Vec<_>>();
    assert_eq!(ours("engine"), Vec::<String>::new(), "engine knows none of our crates");
    assert_eq!(ours("words"), ["engine"], "words knows no game");
    assert_eq!(ours("bots"), ["engine"], "bots knows no game");
    for game in games() {
        assert_eq!(ours(&format!("games/{game}")), ["engine"], "{game} knows engine only");
    }
    for folder in ABOVE[1..].iter().chain(&["words", "bots", "engine-test", "protocol"]) {
        for name in ours(folder) {
            assert!(!games().contains(&name), "{folder} depends on {name}: only catalog lists the games");
        }
    }
    for folder in ["engine", "words", "bots", "engine-test", "protocol"] {
        for name in ours(folder) {
            assert!(
                !ABOVE[1..].contains(&name.as_str()),
                "{folder} depends on {name}, which stands above it"
            );
        }
    }
    // A file that is included is a use too, whatever the manifest says.
    let mut folders: Vec<&str> = ABOVE.iter().copied().filter(|folder| *folder != "xtask").collect();
    folders.extend(["words", "bots", "protocol"]);
    for (name, text) in sources(&folders.iter().map(|folder| format!("{folder}/src")).collect::<Vec<_>>()) {
        if name.starts_with("catalog/") {
            continue;
        }
        let found = included(&text).find(|call| leads_to_games(call));
        assert_eq!(found, None, "{name} includes a file of a game");
        let paths = text.lines().filter(|line| line.trim_start().starts_with("#[path"));
        assert_eq!(paths.count(), 0, "{name} takes a module from elsewhere");
    }
}

/// The calls of `include!` and its kin, each up to its closing parenthesis, however many lines it takes.
fn included(text: &str) -> impl Iterator<Item = &str> {
    let closed = |call: &str| {
        let mut depth = 0_usize;
        call.char_indices().find_map(|(at, letter)| {
            match letter {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => return None,
            }
            (depth == 0).then_some(at + 1)
        })
    };
    let calls = text.match_indices("include").map(|(at, _)| &text[at..]).filter(|rest| {
        ["include!", "include_str!", "include_bytes!", "include_dir!"]
            .iter()
            .any(|name| rest.starts_with(name))
    });
    calls.map(move |rest| &rest[..closed(rest).unwrap_or(rest.len())])
}

fn leads_to_games(call: &str) -> bool {
    call.contains("games/") && call.contains("../")
}

#[test]
fn an_included_file_of_a_game_is_seen_in_one_line_and_in_several() {
    let broken = "let a = include_str!(\n    concat!(env!(\"CARGO_MANIFEST_DIR\"),\n    \"/../games/pig/SPEC.md\")\n);";
    let short = "include_bytes!(\"../../games/pig/words/en.ftl\")";
    for text in [broken, short] {
        assert_eq!(included(text).filter(|call| leads_to_games(call)).count(), 1, "{text}");
    }
    // What stands behind the macro is not a part of it.
    let beside = "include_str!(\"../words/en.ftl\"); // and not games/";
    assert_eq!(included(beside).filter(|call| leads_to_games(call)).count(), 0);
}

/// The test crate reads what the pictures of a game say, for the test of unused messages: nothing else below `catalog` has a path
/// to a client, and no program has this one.
const READS_PICTURES: [&str; 1] = ["engine-test/src/words.rs"];

#[test]
fn only_the_test_of_messages_reads_the_pictures_of_clients() {
    let mut folders: Vec<String> = games().iter().map(|game| format!("games/{game}/src")).collect();
    folders
        .extend(["engine", "words", "bots", "protocol", "engine-test"].map(|folder| format!("{folder}/src")));
    let readers = sources(&folders).into_iter().filter(|(_, text)| {
        ["tui/src", "web/src"]
            .iter()
            .any(|path| text.contains(&format!("../{path}")) || text.contains(&format!("\"{path}")))
    });
    let readers: Vec<String> = readers.map(|(name, _)| name).collect();
    assert_eq!(readers, READS_PICTURES, "whoever stands below catalog knows no client");
}

/// What stands above the games.
const ABOVE: &[&str] = &["catalog", "records", "lessons", "lab", "server", "tui", "cli", "xtask"];

#[test]
fn untyped_json_begins_at_the_catalog() {
    let mut folders = vec!["engine".to_string(), "bots".to_string()];
    folders.extend(games().iter().map(|game| format!("games/{game}")));
    for folder in folders {
        assert!(!dependencies(&folder).contains(&"serde_json".to_string()), "{folder} uses serde_json");
    }
}

#[test]
fn positions_actions_and_events_are_plain_and_ordered() {
    for game in games() {
        for (name, text) in sources(&[format!("games/{game}/src")]) {
            let file = name.rsplit('/').next().unwrap();
            if !["position.rs", "action.rs", "event.rs"].contains(&file) {
                continue;
            }
            for line in type_lines(&text) {
                for word in ["HashMap", "HashSet", "f32", "f64", "usize", "Vec<", "String", "Box<"] {
                    assert!(!line.contains(word), "{name}: `{}` has a {word}", line.trim());
                }
            }
        }
    }
}

/// The lines inside struct and enum definitions.
fn type_lines(text: &str) -> Vec<&str> {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        let starts = line.contains("struct ") || line.contains("enum ");
        if starts && line.trim_end().ends_with('{') && !line.starts_with(' ') {
            inside = true;
        } else if line == "}" {
            inside = false;
        } else if inside && !line.trim_start().starts_with("//") {
            lines.push(line);
        }
    }
    lines
}

#[test]
fn bots_see_views_and_never_a_race() {
    for (name, text) in sources(&["bots/src"]) {
        assert!(
            !text.contains("Race<") && !text.contains("::Race"),
            "{name} handles a race: a bot gets a view"
        );
    }
}

#[test]
fn the_loop_of_a_race_is_written_once() {
    let mut folders: Vec<String> = games().iter().map(|game| format!("games/{game}/src")).collect();
    folders.extend(OURS.iter().map(|folder| format!("{folder}/src")));
    for (name, text) in sources(&folders) {
        let mut lines = text.lines().filter(|line| line.contains("while let") && line.contains("pending("));
        // Inside of a search each seat has a stream of chance, and what is seen is written into the tree on the way.
        let is_search = name.starts_with("bots/src/search/");
        assert!(
            is_search || lines.next().is_none(),
            "{name} asks who is pending in a loop: that is `Driver`"
        );
    }
}

#[test]
fn files_fit_their_limit_and_leave_nothing_open() {
    let folders = [
        "engine",
        "engine-test",
        "games",
        "bots",
        "words",
        "catalog",
        "records",
        "lessons",
        "lab",
        "protocol",
        "server",
        "tui",
        "cli",
        "xtask",
    ];
    for (name, text) in sources(&folders) {
        let lines = text.lines().count();
        assert!(lines <= 400, "{name} has {lines} lines; split it where the rules split (at most 400)");
        let open = ["TO", "DO"].concat();
        assert!(!text.contains(&open), "{name} leaves something open");
        // What several tests share is a mod.rs: a file beside them would be a test of its own.
        let is_shared = name.contains("/tests/");
        assert!(is_shared || !name.ends_with("/mod.rs"), "{name}: modules are foo.rs and foo/");
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
