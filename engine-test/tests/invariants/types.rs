//! Types as they are written: what a position is made of, from file to file.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{Source, split_at_commas, uses, words};

/// The types of a crate: the names that stand in each definition, and what is called otherwise here.
#[derive(Default)]
pub(crate) struct Types {
    defined: BTreeMap<String, BTreeSet<String>>,
    renamed: BTreeMap<String, String>,
}

impl Types {
    pub(crate) fn of(sources: &[Source]) -> Types {
        let mut types = Types::default();
        for source in sources {
            types.read(&source.code());
        }
        types
    }

    fn read(&mut self, code: &str) {
        for (path, name) in uses(code) {
            let last = path.rsplit("::").next().unwrap_or_default().to_string();
            if last != name {
                self.renamed.insert(name, last);
            }
        }
        let all: Vec<(usize, &str)> = words(code).collect();
        for pair in all.windows(2) {
            let (at, name) = pair[1];
            let begins_line = code[..pair[0].0].rsplit('\n').next().is_some_and(|line| {
                ["", "pub ", "pub(crate) ", "pub(super) "].contains(&line.trim_start_matches("    "))
                    && (pair[0].1 != "type" || !line.starts_with(' '))
            });
            let rest = &code[at + name.len()..];
            let parts = match pair[0].1 {
                _ if !begins_line => continue,
                "struct" => Some(of_fields(inside(rest))),
                "enum" => Some(of_variants(inside(rest))),
                "type" => rest.split_once('=').map(|(_, rest)| names(rest.split(';').next().unwrap_or(rest))),
                _ => None,
            };
            if let Some(parts) = parts {
                self.defined.entry(name.to_string()).or_default().extend(parts);
            }
        }
    }

    /// Whether the definition of a type was found.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.defined.contains_key(name)
    }

    /// Everything that a type is made of, down to what is defined elsewhere. `below` has the types of the engine.
    pub(crate) fn made_of(&self, first: &str, below: &Types) -> BTreeSet<String> {
        let (mut found, mut waiting) = (BTreeSet::new(), vec![first.to_string()]);
        while let Some(name) = waiting.pop() {
            if !found.insert(name.clone()) {
                continue;
            }
            waiting.extend([self, below].iter().filter_map(|types| types.renamed.get(&name).cloned()));
            let parts = self.defined.get(&name).or_else(|| below.defined.get(&name));
            waiting.extend(parts.into_iter().flatten().cloned());
        }
        found
    }
}

/// What stands in the brackets of a definition; nothing for a type without any.
fn inside(rest: &str) -> &str {
    let mut depth = 0_i32;
    let mut from = None;
    for (at, letter) in rest.char_indices() {
        match letter {
            ';' if depth == 0 => return "",
            '{' | '(' => {
                if depth == 0 {
                    from = Some(at + 1);
                }
                depth += 1;
            }
            '}' | ')' => {
                depth -= 1;
                if depth == 0 {
                    return &rest[from.unwrap_or(at)..at];
                }
            }
            _ => {}
        }
    }
    ""
}

/// The types of fields, with names before them or without.
fn of_fields(body: &str) -> BTreeSet<String> {
    let body = without_attributes(body);
    let field = |part: &str| match part.replace("::", "\u{1}").split_once(':') {
        Some((_, of)) => names(of),
        None => names(part),
    };
    split_at_commas(&body).into_iter().flat_map(field).collect()
}

/// The types in the variants of an enum.
fn of_variants(body: &str) -> BTreeSet<String> {
    let body = without_attributes(body);
    split_at_commas(&body).into_iter().flat_map(|variant| of_fields(inside(variant))).collect()
}

/// The names in a type. What a length is counted in is none: `[u8; LANES as usize]`, `Pile<Card, { CARDS as usize }>`.
fn names(text: &str) -> BTreeSet<String> {
    let is_length = |at: usize| text[..at].trim_end().ends_with(" as");
    words(text).filter(|(at, _)| !is_length(*at)).map(|(_, word)| word.to_string()).collect()
}

fn without_attributes(body: &str) -> String {
    let mut kept = String::new();
    let mut rest = body;
    while let Some((before, after)) = rest.split_once("#[") {
        kept.push_str(before);
        let mut depth = 1_i32;
        let end = after.find(|letter| {
            depth += match letter {
                '[' => 1,
                ']' => -1,
                _ => 0,
            };
            depth == 0
        });
        rest = &after[end.map_or(after.len(), |end| end + 1)..];
    }
    kept + rest
}

#[test]
fn what_a_type_is_made_of_is_found_through_tuples_aliases_and_other_names() {
    let code = "use std::collections::HashMap as Map;\n#[derive(Clone)]\npub struct Position { pub at: Place, tasks: [Task; 4], row: [bool; LANES as usize] }\n\
                pub(crate) struct Place(pub (u8, Score));\npub type Score = f64;\n\
                enum Task {\n    #[serde(rename = \"x\")]\n    Run { steps: u8, seen: Map<u8, u8> },\n    Vec,\n    Over(engine::Seat),\n}\n";
    let source = Source { name: String::new(), text: code.to_string() };
    let made = Types::of(&[source]).made_of("Position", &Types::default());
    for part in ["Place", "Score", "f64", "Task", "Map", "HashMap", "Seat", "u8"] {
        assert!(made.contains(part), "{part} is not in {made:?}");
    }
    for name in ["at", "steps", "Run", "Vec", "x", "usize"] {
        assert!(!made.contains(name), "{name} is no type of {made:?}");
    }
}
