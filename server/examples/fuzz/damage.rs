//! What is thrown: examples of everything that can be sent, damaged a little or much.

use std::path::{Path, PathBuf};

use engine::Rng;
use serde_json::{Value, json};

/// Words that hurt readers of numbers, texts and depths.
const NASTY: [&str; 20] = [
    "null",
    "-1",
    "0",
    "3",
    "255",
    "256",
    "65535",
    "4294967295",
    "4294967296",
    "1e400",
    "-0.0",
    "\"\"",
    "\"\\ud800\"",
    "[]",
    "{}",
    "true",
    "18446744073709551616",
    "\"\\u0000\"",
    "[[[[[[[[]]]]]]]]",
    "{\"type\":\"roll\",\"type\":\"hold\"}",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    paths.filter_map(|path| std::fs::read_to_string(path).ok()).collect()
}

/// The protocol's own examples, about this table.
pub(crate) fn fixtures(table: &str) -> Vec<String> {
    let texts = files(&root().join("protocol/fixtures")).into_iter();
    texts.map(|text| text.replace("k7f3q9wmzc2vx8ha", table)).collect()
}

/// Every game's scenarios: written positions with their switches, and the actions of their scripts.
pub(crate) fn scenarios() -> (Vec<String>, Vec<String>) {
    let (mut positions, mut actions) = (Vec::new(), Vec::new());
    for game in catalog::games() {
        for text in files(&root().join("games").join(game.id()).join("scenarios")) {
            let Ok(scenario) = serde_json::from_str::<Value>(&text) else { continue };
            let position =
                json!({"game": game.id(), "options": scenario["options"], "position": scenario["position"]});
            positions.push(spaced(&position));
            let script = scenario["script"].as_array().into_iter().flatten();
            actions.extend(script.filter_map(|step| step.get("action")).map(spaced));
        }
    }
    (positions, actions)
}

/// Tables of every game with all switches named.
pub(crate) fn tables() -> Vec<String> {
    let table = |game: &dyn catalog::AnyGame| {
        let options = game.switches().into_iter().map(|switch| (switch.key, switch.default));
        let options: serde_json::Map<String, Value> = options.collect();
        let seats: Vec<Value> = (0..game.seats().0).map(|_| json!({"kind": "me"})).collect();
        spaced(&json!({"game": game.id(), "options": options, "seats": seats}))
    };
    catalog::games().map(table).collect()
}

/// JSON with a space after each colon: that is where whole values are exchanged.
fn spaced(value: &Value) -> String {
    value.to_string().replace("\":", "\": ")
}

/// One of the examples, damaged.
pub(crate) fn damage(examples: &[String], rng: &mut Rng) -> Vec<u8> {
    let mut pick = |n: usize| rng.below(n as u32) as usize;
    let mut bytes = examples[pick(examples.len())].trim().as_bytes().to_vec();
    for _ in 0..pick(4) {
        let at = pick(bytes.len().max(1));
        match pick(8) {
            0 if !bytes.is_empty() => bytes[at] = pick(256) as u8,
            1 => bytes.truncate(at),
            2 => drop(bytes.splice(at..at, examples[pick(examples.len())].bytes().take(40))),
            // A whole value is exchanged: the text stays JSON and reaches deeper.
            3..=5 => exchange(&mut bytes, examples, &mut pick),
            6 => drop(bytes.splice(at..at, std::iter::repeat_n(b'[', pick(300)))),
            _ => drop(bytes.splice(at..(at + pick(8)).min(bytes.len()), [])),
        }
    }
    bytes
}

fn exchange(bytes: &mut Vec<u8>, examples: &[String], pick: &mut impl FnMut(usize) -> usize) {
    let text = String::from_utf8_lossy(bytes).to_string();
    let Some((from, to)) = value_in(&text, pick) else { return };
    let other = &examples[pick(examples.len())];
    let new = match value_in(other, pick) {
        Some((from, to)) if pick(2) == 0 => &other[from..to],
        _ => NASTY[pick(NASTY.len())],
    };
    *bytes = format!("{}{new}{}", &text[..from], &text[to..]).into_bytes();
}

/// Where some value stands: from behind a colon or a bracket up to the next comma or closing bracket.
fn value_in(text: &str, pick: &mut impl FnMut(usize) -> usize) -> Option<(usize, usize)> {
    let behind_colons = text.match_indices(": ").map(|(i, _)| i + 2);
    let places: Vec<usize> = behind_colons.chain(text.match_indices('[').map(|(i, _)| i + 1)).collect();
    let from = *places.get(pick(places.len().max(1)))?;
    let to = text[from..].find([',', '}', ']']).map_or(text.len(), |end| from + end);
    Some((from, to))
}
