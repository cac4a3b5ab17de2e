//! Short fingerprints of JSON, for records: the same for the same value, whatever the order of its keys.

use catalog::{AnyRace, Sight};
use protocol::{Detail, Happening};
use serde_json::Value;

/// The fingerprints of the position and of the last step's events, with a dash between. Before the first action the former
/// covers the switches too: one that never bites in the race would not show anywhere else.
pub fn fingerprint(race: &dyn AnyRace) -> String {
    let position = race.view(Sight::Whole);
    let position = match race.seq() {
        0 => Value::from(vec![race.setup().options, position]),
        _ => position,
    };
    let told = race.tell(race.seq(), Sight::Whole, Detail::Lean).map(|step| step.events).unwrap_or_default();
    let plain = |happening| match happening {
        Happening::Plain(event) => event,
        Happening::Explained(told) => told.event,
    };
    let events: Vec<Value> = told.into_iter().map(plain).collect();
    format!("{}-{}", hash(&position), hash(&Value::from(events)))
}

/// The first 16 hexadecimal digits of the BLAKE3 hash of the canonical text (keys sorted, no spaces).
///
/// ```
/// use serde_json::json;
/// assert_eq!(records::hash(&json!({"a": 1, "b": []})), records::hash(&json!({"b": [], "a": 1})));
/// ```
pub fn hash(value: &Value) -> String {
    let mut canonical = String::new();
    write_canonical(value, &mut canonical);
    blake3::hash(canonical.as_bytes()).to_hex()[..16].to_string()
}

fn write_canonical(value: &Value, out: &mut String) {
    match value {
        Value::Object(map) => {
            let mut entries: Vec<(&String, &Value)> = map.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            write_list(entries, ('{', '}'), out, |(key, value), out| {
                out.push_str(&Value::from(key.as_str()).to_string());
                out.push(':');
                write_canonical(value, out);
            });
        }
        Value::Array(items) => write_list(items, ('[', ']'), out, write_canonical),
        plain => out.push_str(&plain.to_string()),
    }
}

fn write_list<T>(
    items: impl IntoIterator<Item = T>,
    (open, close): (char, char),
    out: &mut String,
    write: impl Fn(T, &mut String),
) {
    out.push(open);
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        write(item, out);
    }
    out.push(close);
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_hash_is_that_of_the_sorted_text() {
        let mut text = String::new();
        write_canonical(&json!({"b": [1, null, {"z": "\"", "y": true}], "a": -2}), &mut text);
        assert_eq!(text, r#"{"a":-2,"b":[1,null,{"y":true,"z":"\""}]}"#);
        assert_eq!(hash(&json!({})).len(), 16);
        assert_ne!(hash(&json!([1, 2])), hash(&json!([2, 1])));
    }
}
