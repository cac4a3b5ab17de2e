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
mod tests;
