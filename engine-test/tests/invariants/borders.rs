//! Who knows whom: crates by their manifests, files by the paths that sources name.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use crate::manifest::{Manifest, games, members};
use crate::source::{Source, files, sources, strings, without_comments};

/// What stands above the games, but for `catalog`, which lists them.
const ABOVE: &[&str] = &["records", "lessons", "lab", "server", "tui", "cli", "wasm", "xtask"];
/// What stands beside the games.
const BESIDE: &[&str] = &["words", "bots", "bench", "engine-test", "protocol"];

/// Which crates of ours a crate is made from.
fn ours(packages: BTreeSet<String>) -> Vec<String> {
    let names: Vec<String> =
        members().iter().map(|member| member.rsplit('/').next().unwrap().to_string()).collect();
    packages.into_iter().filter(|name| names.contains(name)).collect()
}

#[test]
fn uses_go_one_way() {
    let of = |folder: &str| ours(Manifest::of(folder).dependencies());
    assert_eq!(of("engine"), Vec::<String>::new(), "engine knows none of our crates");
    assert_eq!(of("words"), ["engine"], "words knows no game");
    assert_eq!(of("bots"), ["engine"], "bots knows no game");
    for game in games() {
        let folder = format!("games/{game}");
        assert_eq!(of(&folder), ["engine"], "{game} knows engine only");
        for name in ours(Manifest::of(&folder).for_tests()) {
            assert!(["engine-test", "words"].contains(&name.as_str()), "tests of {game} use {name}");
        }
    }
    let all: BTreeSet<String> =
        members().into_iter().filter(|member| !member.starts_with("games/")).collect();
    let known = ABOVE.iter().chain(BESIDE).chain(&["engine", "catalog"]).map(|name| name.to_string());
    assert_eq!(all, known.collect(), "a crate has its place here and in ARCHITECTURE.md");
    for folder in ABOVE.iter().chain(BESIDE) {
        for name in of(folder) {
            assert!(!games().contains(&name), "{folder} depends on {name}: only catalog lists the games");
        }
    }
    for folder in BESIDE {
        for name in of(folder) {
            let above = ABOVE.contains(&name.as_str()) || name == "catalog";
            assert!(!above, "{folder} depends on {name}, which stands above it");
        }
        // A test may play the teaching game.
        for name in ours(Manifest::of(folder).for_tests()) {
            assert!(
                BESIDE.contains(&name.as_str()) || name == "engine" || name == "pig",
                "tests of {folder} use {name}"
            );
        }
    }
    for folder in ABOVE {
        for name in ours(Manifest::of(folder).for_tests()) {
            assert!(!games().contains(&name), "tests of {folder} use {name}: only catalog lists the games");
        }
    }
}

#[test]
fn untyped_json_begins_at_the_catalog() {
    // The messages of the protocol carry it, and the scenario runner is made of it.
    let folders = games().into_iter().map(|game| format!("games/{game}"));
    for folder in folders.chain(["engine", "bots", "bench", "words"].map(str::to_string)) {
        let packages = Manifest::of(&folder).dependencies();
        let untyped =
            packages.iter().find(|name| ["serde_json", "toml", "serde-value"].contains(&name.as_str()));
        assert_eq!(untyped, None, "{folder} has untyped data");
    }
}

/// The paths that a source names, each as the whole that a macro makes of its pieces: `concat!("../ga", "mes")` is one.
fn paths(code: &str) -> Vec<String> {
    let mut found: Vec<String> = strings(code).into_iter().map(str::to_string).collect();
    for name in ["concat!", "include!", "include_str!", "include_bytes!", "include_dir!", ".join("] {
        for (at, _) in code.match_indices(name) {
            let call = if name == ".join(" {
                code[..at].rfind(['=', ';', '{']).map_or(&code[at..], |from| &code[from..])
            } else {
                &code[at..]
            };
            let call = call.split(';').next().unwrap_or(call);
            found.push(strings(call).join(if name == ".join(" { "/" } else { "" }));
        }
    }
    found.iter().map(|path| path.replace('\\', "/").replace("//", "/")).collect()
}

/// Whether a path leads to a file of a game.
fn leads_to_games(path: &str) -> bool {
    let names_one = |rest: &str| {
        games().iter().any(|game| rest.starts_with(&format!("{game}/")) || rest == game.as_str())
    };
    let to_all = |at: usize| path[..at].ends_with("../") && path[at..].starts_with("games");
    path.match_indices("games").any(|(at, _)| to_all(at))
        || path
            .match_indices("games/")
            .any(|(at, found)| names_one(&path[at + found.len()..]) && !path[..at].ends_with("src/"))
}

#[test]
fn nothing_above_the_catalog_names_a_file_of_a_game() {
    let mut folders: Vec<String> =
        ABOVE.iter().filter(|folder| **folder != "xtask").map(|folder| format!("{folder}/src")).collect();
    let below = ["words", "bots", "bench", "protocol", "engine", "engine-test"];
    folders.extend(below.map(|folder| format!("{folder}/src")));
    let scripts =
        members().into_iter().filter(|member| member != "catalog").map(|member| format!("{member}/build.rs"));
    let scripts = scripts.filter(|script| crate::root().join(script).is_file()).map(|name| {
        let text = std::fs::read_to_string(crate::root().join(&name)).unwrap();
        Source { name, text }
    });
    for source in sources(&folders).into_iter().chain(scripts) {
        let code = source.code();
        let found = paths(&code).into_iter().find(|path| leads_to_games(path));
        assert_eq!(found, None, "{} names a file of a game", source.name);
        let elsewhere = code.lines().filter(|line| line.trim_start().starts_with("#[path"));
        assert_eq!(elsewhere.count(), 0, "{} takes a module from elsewhere", source.name);
    }
}

#[test]
fn a_path_to_a_game_is_seen_however_it_is_written() {
    for code in [
        "include_str!(\n    concat!(env!(\"CARGO_MANIFEST_DIR\"),\n    \"/../games/pig/SPEC.md\")\n);",
        "include_bytes!(\"../../games/pig/words/en.ftl\")",
        "include_str!(concat!(\"../../ga\", \"mes/pig/words/en.ftl\"));",
        "std::fs::read(\"games/pig/content/x.txt\")",
        "let file = root.join(\"games\").join(\"pig\").join(\"SPEC.md\");",
        "fs::read_dir(\"../games\")",
    ] {
        assert!(paths(code).iter().any(|path| leads_to_games(path)), "{code}");
    }
    for code in [
        "include_str!(\"../words/en.ftl\"); // and not games/",
        "mod games;",
        "let place = \"tui/src/games/pig.rs\";",
    ] {
        let code = without_comments(code);
        assert!(!paths(&code).iter().any(|path| leads_to_games(path)), "{code}");
    }
}

/// A game includes its own files and no others.
#[test]
fn a_game_includes_nothing_from_outside_its_folder() {
    for game in games() {
        let home = PathBuf::from(format!("games/{game}"));
        for source in sources(&[home.join("src")]) {
            let place = Path::new(&source.name).parent().unwrap();
            for path in strings(&source.code()).into_iter().filter(|path| path.contains("../")) {
                let whole = place.join(path).components().fold(PathBuf::new(), |mut whole, part| {
                    match part {
                        Component::ParentDir => drop(whole.pop()),
                        part => whole.push(part),
                    }
                    whole
                });
                assert!(whole.starts_with(&home), "{}: {path} leads out of {game}", source.name);
            }
        }
    }
}

/// What names a game besides `catalog`: pictures, and what teaches by the teaching game.
#[test]
fn only_the_catalog_and_pictures_name_a_game() {
    let folders: Vec<String> =
        ABOVE.iter().chain(BESIDE).chain(&["engine"]).map(|folder| format!("{folder}/src")).collect();
    for source in sources(&folders) {
        let is_of_tests = ["/testing.rs", "/tests.rs"].iter().any(|end| source.name.ends_with(end));
        if source.name.starts_with("tui/src/games") || is_of_tests {
            continue;
        }
        let code = source.code();
        let named = strings(&code).into_iter().find(|string| games().iter().any(|game| game == string));
        assert_eq!(named, None, "{} names a game", source.name);
    }
    for source in files(&["web/src"], &["ts", "svelte"]) {
        let is_picture = source.name.starts_with("web/src/games/") || source.name.ends_with(".test.ts");
        let is_comment =
            |line: &&str| ["//", "/*", "*"].iter().any(|mark| line.trim_start().starts_with(mark));
        let code: Vec<&str> = source.text.lines().filter(|line| !is_comment(line)).collect();
        let code = code.join("\n");
        let quoted = |game: &String| {
            ["'", "\"", "`"].iter().any(|quote| code.contains(&format!("{quote}{game}{quote}")))
        };
        assert_eq!(
            games().into_iter().find(|game| !is_picture && quoted(game)),
            None,
            "{} names a game",
            source.name
        );
    }
}

/// The test crate reads what the pictures of a game say, for the test of unused messages: nothing else below `catalog` has a path
/// to a client, and no program has this one.
const READS_PICTURES: [&str; 1] = ["engine-test/src/words.rs"];

#[test]
fn only_the_test_of_messages_reads_the_pictures_of_clients() {
    let mut folders: Vec<String> = games().iter().map(|game| format!("games/{game}/src")).collect();
    folders.extend(
        ["engine", "words", "bots", "bench", "protocol", "engine-test"].map(|folder| format!("{folder}/src")),
    );
    let leads_to_client = |path: &String| {
        ["tui/src", "web/src"]
            .iter()
            .any(|client| path.starts_with(client) || path.contains(&format!("../{client}")))
    };
    let readers =
        sources(&folders).into_iter().filter(|source| paths(&source.code()).iter().any(leads_to_client));
    let readers: Vec<String> = readers.map(|source| source.name).collect();
    assert_eq!(readers, READS_PICTURES, "whoever stands below catalog knows no client");
}
