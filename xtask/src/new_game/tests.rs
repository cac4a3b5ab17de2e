//! A new game is whole, passes every test that goes over all games, and is played.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::path::PathBuf;
use std::process::Stdio;

use super::*;
use crate::test::root;

/// A copy of some folders and files of the project, without what is built.
fn copy(name: &str, parts: &[&str]) -> PathBuf {
    let to = std::env::temp_dir().join(format!("podium-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&to);
    parts.iter().for_each(|part| copy_all(&root().join(part), &to.join(part)));
    to
}

fn copy_all(from: &Path, to: &Path) {
    if from.is_file() {
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(from, to).unwrap();
        return;
    }
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let name = entry.unwrap().file_name();
        if !["target", "node_modules", ".git"].contains(&name.to_string_lossy().as_ref()) {
            copy_all(&from.join(&name), &to.join(&name));
        }
    }
}

#[test]
fn a_new_game_has_its_files_and_its_lines() {
    let copy = copy("new-game", &["Cargo.toml", "catalog/Cargo.toml", "catalog/src/lib.rs", "games"]);
    make(&copy, "hill_sprint").unwrap();
    let read = |file: &str| fs::read_to_string(copy.join(file)).unwrap();
    assert!(read("Cargo.toml").contains("\nhill_sprint = { path = \"games/hill_sprint\" }\n"));
    assert!(read("catalog/Cargo.toml").contains("\nhill_sprint.workspace = true\n"));
    assert!(read("catalog/Cargo.toml").contains("\n    \"hill_sprint/schema\",\n"));
    let entries = |text: &str| text.matches("entry::<").count();
    let before = fs::read_to_string(root().join("catalog/src/lib.rs")).unwrap();
    let after = read("catalog/src/lib.rs");
    assert!(after.contains("entry::<hill_sprint::HillSprint>()"), "{after}");
    assert_eq!(entries(&after), entries(&before) + 1, "the others are still there");
    let rules = read("games/hill_sprint/src/lib.rs");
    assert!(rules.contains("HI-001") && rules.contains("pub struct HillSprint"), "{rules}");
    for (file, _) in TEMPLATE {
        assert!(!read(&format!("games/hill_sprint/{file}")).contains("__"), "{file} is filled in");
    }
    fs::remove_dir_all(copy).unwrap();
}

#[test]
fn a_name_that_is_taken_or_none_is_refused_and_nothing_is_changed() {
    let copy = copy("no-game", &["Cargo.toml", "catalog/Cargo.toml", "catalog/src/lib.rs", "games/pig"]);
    for name in ["pig", "engine", "serde_json", "x", "Sprint", "hill-sprint", "1st", "../up", "test", ""] {
        assert!(make(&copy, name).is_err(), "{name}");
    }
    assert_eq!(fs::read_dir(copy.join("games")).unwrap().count(), 1);
    assert_eq!(free_prefix(&copy, "pagoda").unwrap(), "PA");
    assert_eq!(free_prefix(&copy, "pg").unwrap(), "PA", "PG is Pig's");
    fs::remove_dir_all(copy).unwrap();
}

/// The tests that go over all games, by package, its file of tests and parts of their names there (all of them if none): a game as
/// `new-game` makes it passes them without a change of theirs.
const TESTS_OF_ALL_GAMES: [(&str, &str, &[&str]); 11] = [
    ("catalog", "catalog", &[]),
    ("catalog", "languages", &["the_built_in_languages"]),
    (
        "cli",
        "podium",
        &[
            "bench::a_playout",
            "content::every_game",
            "games::games_are_listed",
            "games::every_game",
            "outside::the_example_plays_against",
            "play::a_race_can_be_played",
            "play::without_a_game",
            "trace::check_accepts",
        ],
    ),
    ("engine-test", "invariants", &[]),
    ("lab", "words", &[]),
    ("lessons", "lessons", &[]),
    ("records", "records", &[]),
    (
        "server",
        "server",
        &[
            "api::games_rules",
            "api::the_board",
            "bots::people_meet",
            "client::every_choice",
            "client::a_replay",
            "client::switches",
            "day::",
            "durable::a_race_goes_on",
            "failing::a_step",
            "history::history_is_whole",
            "lessons::a_lesson_is",
            "play::every_game",
            "python::",
            "reviews::a_race_is_reviewed",
            "secrets::",
            "standing::everybody",
            "tries::a_race_goes_on",
            "undo::against_bots_alone",
            "undo::whoever_learns",
            "words::message_files",
        ],
    ),
    (
        "tui",
        "screen",
        &["every_game", "every_lesson", "without_colours", "kept_races_that_were_begun", "own_names::"],
    ),
    ("tui", "words", &["every_game_with_a_picture"]),
    ("wasm", "requests", &[]),
];

/// The names of the tests in a file that go over all games.
fn over_all_games(text: &str) -> Vec<&str> {
    let (mut found, mut test, mut is_marked) = (Vec::new(), "", false);
    for line in text.lines() {
        is_marked |= line.starts_with("#[test]") || line.starts_with("#[tokio::test");
        if let Some((_, rest)) = line.split_once("fn ").filter(|(before, _)| ["", "async "].contains(before))
        {
            test = if is_marked { rest.split('(').next().unwrap() } else { "" };
            is_marked = false;
        }
        let is_over_all = line.match_indices("games()").any(|(at, _)| {
            !line[..at].ends_with(|before: char| before.is_alphanumeric() || "_.".contains(before))
        });
        if is_over_all && !test.is_empty() && found.last() != Some(&test) {
            found.push(test);
        }
    }
    found
}

#[test]
fn every_test_that_goes_over_all_games_is_run_with_a_new_game() {
    let mut count = 0;
    for package in members(&root()) {
        let mut folders = vec![root().join(&package).join("tests")];
        while let Some(path) = folders.pop() {
            if path.is_dir() {
                folders.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            let Ok(text) = fs::read_to_string(&path) else { continue };
            let parts = path.strip_prefix(root().join(&package).join("tests")).unwrap().with_extension("");
            let parts: Vec<&str> = parts.iter().map(|part| part.to_str().unwrap()).collect();
            let module = parts[1..].iter().filter(|part| **part != "main");
            let module: String = module.map(|part| format!("{part}::")).collect();
            for test in over_all_games(&text) {
                count += 1;
                let name = format!("{module}{test}");
                let is_run = TESTS_OF_ALL_GAMES.iter().any(|(of, file, names)| {
                    (*of, *file) == (package.as_str(), parts[0])
                        && (names.is_empty() || names.iter().any(|part| name.contains(part)))
                });
                assert!(is_run, "{package}, {}: {name} is none of TESTS_OF_ALL_GAMES", parts[0]);
            }
        }
    }
    assert!(count > 50, "{count} tests go over all games");
}

/// What a command prints; it fails with what it says.
fn output(command: &mut Command, input: &str) -> String {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let _ = std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let [printed, talk] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    assert!(output.status.success(), "{command:?}:\n{printed}\n{talk}");
    printed
}

/// A command of cargo for the copy. It builds where the project is built, so that other people's crates are built only once; the
/// crates of the copy are built without what a debugger reads and so are kept apart from the project's own.
fn cargo_in(copy: &Path, what: &str) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args([what, "--quiet"]).current_dir(copy);
    command.env("CARGO_TARGET_DIR", crate::test::target()).env("PODIUM_WEB", "off");
    for package in members(copy) {
        command.args(["--config", &format!("profile.dev.package.{package}.debug=false")]);
    }
    command
}

/// The names of the project's own packages.
fn members(copy: &Path) -> Vec<String> {
    let mut ask = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    ask.args(["metadata", "--no-deps", "--format-version", "1"]).current_dir(copy);
    let known: serde_json::Value = serde_json::from_str(&output(&mut ask, "")).unwrap();
    let packages = known["packages"].as_array().unwrap();
    packages.iter().map(|package| package["name"].as_str().unwrap().to_string()).collect()
}

/// The page's tests that look into the folders of games, with the packages that are installed here.
fn test_the_page(copy: &Path) {
    let installed = root().join("web/node_modules");
    assert!(installed.is_dir(), "the page's packages are not installed: run `npm ci` in web");
    std::os::unix::fs::symlink(&installed, copy.join("web/node_modules")).unwrap();
    output(
        Command::new("npx")
            .args(["vitest", "run", "test/french", "test/markdown", "test/rules", "test/words"])
            .current_dir(copy.join("web")),
        "",
    );
}

/// What the guide says, step by step, in a copy of the project.
#[test]
#[ignore = "builds a copy of the project, which takes minutes: `cargo xtask test` runs it"]
fn a_new_game_passes_its_tests_and_is_played() {
    let entries =
        fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let parts: Vec<String> = entries.filter(|name| !["target", ".git"].contains(&name.as_str())).collect();
    let copy = copy("guide", &parts.iter().map(String::as_str).collect::<Vec<_>>());
    make(&copy, "sprint").unwrap();
    for (package, file, names) in TESTS_OF_ALL_GAMES.into_iter().chain([("sprint", "game", &[][..])]) {
        let mut tests = cargo_in(&copy, "test");
        tests.args(["--package", package, "--test", file, "--"]).args(names);
        output(&mut tests, "");
    }
    output(cargo_in(&copy, "build").args(["--package", "cli"]), "");
    let program = copy.join("podium");
    fs::copy(crate::test::program("debug"), &program).unwrap();
    let run = |arguments: &[&str], input: &str| {
        output(Command::new(&program).args(arguments).current_dir(&copy), input)
    };
    let trace = run(&["trace", "sprint", "--seed", "7", "--bots", "greedy"], "");
    assert_eq!(run(&["--lang", "en", "check", "-"], &trace), "1 passed, 0 failed\n");
    let played = run(&["--lang", "en", "play", "sprint", "--seed", "7", "--plain"], &"2\n".repeat(100));
    assert!(
        played.contains("Sprint, 4 players") && played.contains("The race is over: 1. Runner"),
        "{played}"
    );
    assert!(run(&["--lang", "en", "rules", "sprint", "SP-002"], "").contains("go three spaces on"));
    assert!(run(&["games"], "").contains("sprint"));
    test_the_page(&copy);
    fs::remove_dir_all(copy).unwrap();
}
