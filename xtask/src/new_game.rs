//! `cargo xtask new-game NAME`: a playable beginning of a game, registered everywhere it has to be.
//! `docs/guides/adding-a-game.md` says how to go on from there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// The files of a new game, with `__name__`, `__Name__`, `__Title__` and `__XX__` for what differs.
const TEMPLATE: [(&str, &str); 6] = [
    ("Cargo.toml", include_str!("../template/manifest.toml")),
    ("src/lib.rs", include_str!("../template/src/lib.rs")),
    ("tests/game.rs", include_str!("../template/tests/game.rs")),
    ("words/en.ftl", include_str!("../template/words/en.ftl")),
    ("rulebook/en.md", include_str!("../template/rulebook/en.md")),
    ("scenarios/first_steps.json", include_str!("../template/scenarios/first_steps.json")),
];

/// Makes `games/NAME` and registers it, or says why not and changes nothing.
pub(crate) fn make(root: &Path, name: &str) -> Result<()> {
    check_name(root, name)?;
    let folder = root.join("games").join(name);
    let registered = [
        (
            "Cargo.toml",
            with_line(
                root,
                "Cargo.toml",
                "pig = { path",
                &format!("{name} = {{ path = \"games/{name}\" }}"),
            )?,
        ),
        ("catalog/Cargo.toml", with_dependency(root, name)?),
        ("catalog/src/lib.rs", with_entry(root, &format!("entry::<{name}::{}>()", type_name(name)))?),
    ];
    let prefix = free_prefix(root, name)?;
    for (file, text) in TEMPLATE {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().unwrap_or(&folder)).with_context(|| path.display().to_string())?;
        fs::write(&path, filled(text, name, &prefix)).with_context(|| path.display().to_string())?;
    }
    for (file, text) in registered {
        fs::write(root.join(file), text).context(file)?;
    }
    // Where rustfmt is not installed, the files are a little less tidy and no less right.
    let _ = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["fmt", "--package", name, "--package", "catalog"])
        .current_dir(root)
        .output();
    Ok(())
}

/// What there is to do next.
pub(crate) fn say_next(name: &str) {
    println!(
        "games/{name} is there and registered. Try it:\n\n  cargo test -p {name}\n  cargo run -- play {name}\n\n\
         docs/guides/adding-a-game.md says how to make a game of it."
    );
}

/// A name that is free and can be that of a crate.
fn check_name(root: &Path, name: &str) -> Result<()> {
    let is_plain = name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    if name.len() < 2 || !is_plain || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        bail!(
            "`{name}` cannot be a game's name: small letters, digits and _, a letter first, at least two of them"
        );
    }
    let manifest = fs::read_to_string(root.join("Cargo.toml")).context("Cargo.toml")?;
    let is_taken = root.join("games").join(name).exists()
        || root.join(name).exists()
        || manifest
            .lines()
            .any(|line| line.split(" = ").next().is_some_and(|known| known.replace('-', "_") == name))
        || ["core", "std", "alloc", "test", "crate", "self", "super", "game"].contains(&name);
    if is_taken {
        bail!(
            "`{name}` is taken: a folder, a crate or a word of the language is called so; choose another name"
        );
    }
    Ok(())
}

/// `sprint_race` is `SprintRace` in code.
fn type_name(name: &str) -> String {
    name.split('_').map(capital).collect()
}

/// `sprint_race` is `Sprint Race` for people.
fn title(name: &str) -> String {
    name.split('_').map(capital).collect::<Vec<_>>().join(" ")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

fn filled(text: &str, name: &str, prefix: &str) -> String {
    text.replace("__name__", name)
        .replace("__Name__", &type_name(name))
        .replace("__Title__", &title(name))
        .replace("__XX__", prefix)
}

/// Two letters for the rules' ids that no other game has: the first of the name and the nearest that is free.
fn free_prefix(root: &Path, name: &str) -> Result<String> {
    let mut taken = BTreeSet::new();
    for game in fs::read_dir(root.join("games")).context("the folder games")? {
        let game = game?.path();
        for file in ["SPEC.md", "rulebook/en.md", "src/lib.rs"] {
            let text = fs::read_to_string(game.join(file)).unwrap_or_default();
            taken.extend(crate::rules::ids(&text).into_iter().map(|id| id[..2].to_string()));
        }
    }
    let letters = name.chars().skip(1).filter(char::is_ascii_lowercase).chain('a'..='z');
    let first = name.chars().next().unwrap_or('x');
    let prefix = letters
        .map(|second| format!("{first}{second}").to_uppercase())
        .find(|prefix| !taken.contains(prefix));
    prefix.context("there are no two letters left for the rules' ids")
}

/// The catalog's manifest with one more game, and with its schemas among those that are switched on.
fn with_dependency(root: &Path, name: &str) -> Result<String> {
    const FILE: &str = "catalog/Cargo.toml";
    let text = with_line(root, FILE, "pig.workspace", &format!("{name}.workspace = true"))?;
    line_before(&text, FILE, "    \"pig/schema", &format!("    \"{name}/schema\","))
}

/// A file with one more line, before the one that begins so.
fn with_line(root: &Path, file: &str, before: &str, line: &str) -> Result<String> {
    let text = fs::read_to_string(root.join(file)).with_context(|| file.to_string())?;
    line_before(&text, file, before, line)
}

fn line_before(text: &str, file: &str, before: &str, line: &str) -> Result<String> {
    let at = text.lines().position(|known| known.starts_with(before));
    let at = at.with_context(|| format!("{file} has no line that begins with `{before}`"))?;
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(at, line);
    Ok(lines.join("\n") + "\n")
}

/// The catalog with one more game at the end of its list.
fn with_entry(root: &Path, entry: &str) -> Result<String> {
    const LIST: &str = "static GAMES: &[&dyn AnyGame] =";
    let text = fs::read_to_string(root.join("catalog/src/lib.rs")).context("catalog/src/lib.rs")?;
    let (before, rest) = text.split_once(LIST).context("catalog/src/lib.rs has no list GAMES")?;
    let rest = rest.trim_start().strip_prefix("&[").context("the list GAMES does not begin")?;
    let (list, after) = rest.split_once("];").context("the list GAMES does not end")?;
    let mut entries: Vec<&str> = list.split(',').map(str::trim).filter(|known| !known.is_empty()).collect();
    entries.push(entry);
    Ok(format!("{before}{LIST} &[\n    {},\n];{after}", entries.join(",\n    ")))
}

#[cfg(test)]
mod tests {
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
        for name in ["pig", "engine", "serde_json", "x", "Sprint", "hill-sprint", "1st", "../up", "test", ""]
        {
            assert!(make(&copy, name).is_err(), "{name}");
        }
        assert_eq!(fs::read_dir(copy.join("games")).unwrap().count(), 1);
        assert_eq!(free_prefix(&copy, "pagoda").unwrap(), "PA");
        assert_eq!(free_prefix(&copy, "pg").unwrap(), "PA", "PG is Pig's");
        fs::remove_dir_all(copy).unwrap();
    }

    /// The tests that go over all games, by package, its file of tests and the modules there (all of them if none): a game as `new-game`
    /// makes it passes them without a change of theirs.
    const TESTS_OF_ALL_GAMES: [(&str, &str, &[&str]); 4] = [
        ("catalog", "catalog", &["rulebooks", "schema"]),
        ("engine-test", "invariants", &[]),
        ("lab", "words", &[]),
        ("lessons", "lessons", &[]),
    ];

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
        let parts: Vec<String> =
            entries.filter(|name| !["target", ".git"].contains(&name.as_str())).collect();
        let copy = copy("guide", &parts.iter().map(String::as_str).collect::<Vec<_>>());
        make(&copy, "sprint").unwrap();
        for (package, file, modules) in TESTS_OF_ALL_GAMES.into_iter().chain([("sprint", "game", &[][..])]) {
            let mut tests = cargo_in(&copy, "test");
            tests.args(["--package", package, "--test", file, "--"]).args(modules);
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
}
