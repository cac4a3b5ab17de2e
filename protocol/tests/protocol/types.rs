//! The types for TypeScript are those of the Rust types.

use std::fs;
use std::path::Path;

fn file() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/lib/protocol.ts");
    fs::read_to_string(path).unwrap_or_default()
}

#[test]
fn the_types_for_typescript_are_up_to_date() {
    assert_eq!(protocol::typescript::typescript(), file(), "run `cargo xtask types`");
}

#[test]
fn every_type_that_is_named_is_there_and_nothing_is_left_untyped_by_mistake() {
    let text = protocol::typescript::typescript();
    for name in
        ["ServerMessage", "ClientMessage", "Situation", "Step", "Choice", "Hint", "Replay", "GameInfo"]
    {
        assert!(text.contains(&format!("export type {name} =")), "{name}");
    }
    for line in text.lines().filter(|line| line.ends_with(';') && line.contains(": ")) {
        let kind = line.split(": ").nth(1).unwrap().trim_end_matches(';').trim_end_matches("[]");
        let is_named =
            kind.chars().all(char::is_alphanumeric) && kind.chars().next().is_some_and(char::is_uppercase);
        assert!(!is_named || kind == "Json" || text.contains(&format!("export type {kind} =")), "{line}");
    }
}
