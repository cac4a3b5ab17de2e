//! Which messages are named by a kind and the name of one of that kind: `card-bear` by `enum Card { Bear = "bear" }`, `part-tunnel` by
//! `Value::word("part", ...)` and a name in the content.

use std::collections::{BTreeMap, BTreeSet};

/// The names in the sources and the content of a game.
pub(super) struct Named<'a> {
    sources: &'a str,
    /// The names of each enum, by its own in small letters: what they are called, or their variants in snake case.
    enums: BTreeMap<String, BTreeSet<String>>,
    /// What stands in quotation marks, and the words of the content.
    said: BTreeSet<&'a str>,
    /// The words of the sources, and those of them that are types or variants in snake case.
    known: BTreeSet<String>,
}

impl<'a> Named<'a> {
    pub(super) fn new(sources: &'a str, content: &'a str) -> Named<'a> {
        let quoted = ['"', '\'', '`'].into_iter().flat_map(|quote| sources.split(quote));
        let words = sources.split(is_no_letter).chain(content.split(is_no_letter));
        Named {
            sources,
            enums: enums(sources),
            said: quoted.chain(content.split(is_no_letter)).collect(),
            known: words.flat_map(|word| [word.to_string(), snake(word)]).collect(),
        }
    }

    /// Whether a message is that of one of a kind. A kind that is an enum has the names of the enum, and such as are said somewhere.
    pub(super) fn has(&self, id: &str) -> bool {
        let kinds = id.match_indices('-').map(|(at, _)| (&id[..at], &id[at + 1..]));
        let mut kinds = kinds
            .filter(|(kind, _)| !["event", "action", "refused", "forecast", "picture", "ask"].contains(kind));
        kinds.any(|(kind, name)| {
            // Headings of counted things are compared with what is counted.
            let is_named = ["decision", "kind"].contains(&kind) || self.is_kind(kind);
            match self.enums.get(kind) {
                Some(names) => names.contains(name) || is_named && self.said.contains(name),
                None => is_named && (kind == "kind" || self.is_known(name)),
            }
        })
    }

    fn is_kind(&self, kind: &str) -> bool {
        let named =
            [format!("(\"{kind}\","), format!("`{kind}-${{"), format!("('{kind}',"), format!("\"{kind}-\"")];
        named.iter().any(|named| self.sources.contains(named))
    }

    /// Whether every part of a name that is put together is known.
    fn is_known(&self, name: &str) -> bool {
        name.split('-')
            .all(|part| self.known.contains(part) || part.split('_').all(|part| self.known.contains(part)))
    }
}

fn is_no_letter(letter: char) -> bool {
    !letter.is_alphanumeric() && letter != '_'
}

/// `DoubleSwim` as it is written in JSON: `double_swim`.
fn snake(word: &str) -> String {
    let mut snake = String::new();
    for letter in word.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

/// The enums of sources with their names: `A = "a"` is called `a`, `RockSide` or `RockSide { .. }` is called `rock_side`.
fn enums(sources: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut enums: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (at, found) in sources.match_indices("enum ") {
        let rest = &sources[at + found.len()..];
        let Some((head, body)) = rest.split_once('{') else { continue };
        let name = head.split(is_no_letter).next().unwrap_or_default().to_lowercase();
        enums.entry(name).or_default().extend(names(inside(body)));
    }
    enums
}

/// A body up to the brace that ends it.
fn inside(body: &str) -> &str {
    let mut depth = 1;
    let end = body.char_indices().find(|(_, letter)| {
        depth += i32::from(*letter == '{') - i32::from(*letter == '}');
        depth == 0
    });
    end.map_or(body, |(at, _)| &body[..at])
}

/// The names of a body, without comments, attributes and what variants hold.
fn names(body: &str) -> BTreeSet<String> {
    let (mut depth, mut plain) = (0, String::new());
    for line in body.lines() {
        let line = line.split("//").next().unwrap_or_default();
        for letter in line.chars() {
            depth += i32::from("{([".contains(letter)) - i32::from("})]".contains(letter));
            if depth == 0 && !"})]#".contains(letter) {
                plain.push(letter);
            }
        }
        plain.push(' ');
    }
    let called = |variant: &str| match variant.split_once('=') {
        Some((_, name)) => name.trim().trim_matches('"').to_string(),
        None => snake(variant.trim()),
    };
    plain.split(',').map(called).filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: &str = r#"
        pub enum Card {
            /// One, or two.
            #[serde(rename = "x")] Bear = "bear",
            DoubleSwim { steps: u8, far: bool },
            Last(u8),
        }
        fn part(id: &str) -> Value { Value::word("part", id) }
        fn medal() -> Value { Value::word("card", "joker") }
    "#;

    #[test]
    fn only_names_of_the_kind_are_used() {
        let named = Named::new(SOURCES, "12 | tunnel | 3");
        for id in ["card-bear", "card-double_swim", "card-last", "card-joker", "part-tunnel", "kind-rolls"] {
            assert!(named.has(id), "{id}");
        }
        for id in ["card-xyz", "card-steps", "part-xyz", "rolls-bear", "action-bear", "decision-xyz"] {
            assert!(!named.has(id), "{id}");
        }
    }
}
