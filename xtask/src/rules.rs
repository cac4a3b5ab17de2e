//! The rule index: where each rule of a game stands in the code, and which scenarios show it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::test::root;

#[derive(Default)]
struct Rule {
    code: Vec<String>,
    scenarios: Vec<String>,
}

pub(crate) fn print(game: &str) -> Result<()> {
    let folder = root().join("games").join(game);
    if !folder.join("SPEC.md").is_file() {
        bail!("there is no game `{game}` with a SPEC.md in games/");
    }
    let mut rules = BTreeMap::new();
    let specification = fs::read_to_string(folder.join("SPEC.md")).context("SPEC.md")?;
    for (number, line) in specification.lines().enumerate() {
        let is_scenario = line.contains("\"rules\":");
        for id in ids(line) {
            let rule: &mut Rule = rules.entry(id).or_default();
            if is_scenario {
                rule.scenarios.push(format!("SPEC.md:{}", number + 1));
            }
        }
    }
    for part in ["src", "content", "scenarios"] {
        collect(&folder, &folder.join(part), &mut rules)?;
    }
    for (id, rule) in &rules {
        let list = |places: &[String]| if places.is_empty() { "none".to_string() } else { places.join(" ") };
        println!("{id}\n  code      {}\n  scenarios {}", list(&rule.code), list(&rule.scenarios));
    }
    Ok(())
}

fn collect(folder: &Path, path: &Path, rules: &mut BTreeMap<String, Rule>) -> Result<()> {
    if path.is_dir() {
        let mut entries: Vec<_> =
            fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| collect(folder, entry, rules));
    }
    let Ok(text) = fs::read_to_string(path) else { return Ok(()) };
    let name = path.strip_prefix(folder).unwrap_or(path).display().to_string();
    for (number, line) in text.lines().enumerate() {
        for id in ids(line) {
            let rule = rules.entry(id).or_default();
            let places = if name.ends_with(".json") { &mut rule.scenarios } else { &mut rule.code };
            places.push(format!("{name}:{}", number + 1));
        }
    }
    Ok(())
}

/// Rule ids in a line: two capitals, a hyphen, three digits.
pub(crate) fn ids(line: &str) -> Vec<String> {
    let bytes = line.as_bytes();
    let is_id = |window: &[u8]| {
        window[..2].iter().all(u8::is_ascii_uppercase)
            && window[2] == b'-'
            && window[3..].iter().all(u8::is_ascii_digit)
    };
    let found = bytes.windows(6).filter(|window| is_id(window));
    found.map(|window| String::from_utf8_lossy(window).to_string()).collect()
}
