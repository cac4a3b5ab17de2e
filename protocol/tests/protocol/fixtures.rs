//! Every example of `fixtures/` is read, and every kind of message has one. `docs/protocol.md` shows no other JSON.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::{ClientMessage, NewTable, Problem, ServerMessage};
use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

fn fixtures() -> Vec<(String, String)> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(root().join("fixtures")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let named = |path: PathBuf| {
        (path.file_stem().unwrap().to_string_lossy().to_string(), fs::read_to_string(path).unwrap())
    };
    files.into_iter().map(named).collect()
}

#[test]
fn every_fixture_is_read_and_written_again_as_it_was() {
    for (name, text) in fixtures() {
        let value: Value = serde_json::from_str(&text).unwrap();
        let again = match name.split('-').next().unwrap() {
            "client" => serde_json::to_value(serde_json::from_str::<ClientMessage>(&text).unwrap()).unwrap(),
            "server" => serde_json::to_value(serde_json::from_str::<ServerMessage>(&text).unwrap()).unwrap(),
            "table" => {
                serde_json::from_str::<NewTable>(&text).unwrap();
                continue;
            }
            "problem" => serde_json::to_value(serde_json::from_str::<Problem>(&text).unwrap()).unwrap(),
            other => panic!("{name}: what is {other}?"),
        };
        assert_eq!(again, value, "{name}");
    }
}

#[test]
fn every_kind_of_message_has_a_fixture_and_unknown_fields_are_refused() {
    let mut kinds = BTreeSet::new();
    for (name, text) in fixtures() {
        let mut value: Value = serde_json::from_str(&text).unwrap();
        let side = name.split('-').next().unwrap().to_string();
        if side == "client" || side == "server" {
            kinds.insert(format!("{side} {}", value["type"].as_str().unwrap()));
        }
        value["surprise"] = Value::from(1);
        let text = value.to_string();
        let is_refused = match side.as_str() {
            "client" => serde_json::from_str::<ClientMessage>(&text).is_err(),
            "server" => serde_json::from_str::<ServerMessage>(&text).is_err(),
            "table" => serde_json::from_str::<NewTable>(&text).is_err(),
            _ => serde_json::from_str::<Problem>(&text).is_err(),
        };
        assert!(is_refused, "{name} takes an unknown field");
    }
    let client =
        "hello watch unwatch play since history shown why hint picture undo consent chat seek unseek ping";
    let server = "welcome table sync step clocks played refused because hints picture history undo_asked undo_dropped chat chat_log seeking found seek_ended pong error bye";
    for kind in client.split(' ') {
        assert!(kinds.contains(&format!("client {kind}")), "fixtures/ lacks client {kind}");
    }
    for kind in server.split(' ') {
        assert!(kinds.contains(&format!("server {kind}")), "fixtures/ lacks server {kind}");
    }
}

#[test]
fn the_page_shows_the_fixtures_and_nothing_else() {
    let page = fs::read_to_string(root().join("../docs/protocol.md")).unwrap();
    let shown: BTreeSet<String> = page
        .split("```json\n")
        .skip(1)
        .map(|block| block.split("```").next().unwrap())
        .flat_map(|block| block.lines().filter(|line| !line.trim().is_empty()))
        .map(|line| {
            serde_json::from_str::<Value>(line).unwrap_or_else(|error| panic!("{error}: {line}")).to_string()
        })
        .collect();
    let known: BTreeSet<String> =
        fixtures().iter().map(|(_, text)| serde_json::from_str::<Value>(text).unwrap().to_string()).collect();
    for line in &shown {
        assert!(known.contains(line), "docs/protocol.md shows {line}, which is no fixture");
    }
    for line in &known {
        assert!(shown.contains(line), "docs/protocol.md does not show {line}");
    }
}
