//! What changed between two views, as a JSON patch (RFC 6902): so that a move need not send a whole view.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One operation of a JSON patch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// What is done.
    pub op: Operation,
    /// Where: a JSON pointer (RFC 6901).
    pub path: String,
    /// The new value; it may be `null`, which is not the same as none.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "given")]
    pub value: Option<Value>,
}

/// Reads a value that is given, also if it is `null`.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// What is done at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Operation {
    /// A value is put in.
    Add,
    /// A value is taken out.
    Remove,
    /// A value becomes another.
    Replace,
}

/// What turns `old` into `new`.
///
/// ```
/// use serde_json::json;
/// let (mut old, new) = (json!({"at": [1, 2], "fuel": 3}), json!({"at": [1, 4], "fuel": 3}));
/// let changes = protocol::changes(&old, &new);
/// assert_eq!(serde_json::to_string(&changes).unwrap(), r#"[{"op":"replace","path":"/at/1","value":4}]"#);
/// assert!(protocol::apply_changes(&mut old, &changes));
/// assert_eq!(old, new);
/// ```
pub fn changes(old: &Value, new: &Value) -> Vec<Change> {
    let mut out = Vec::new();
    compare(old, new, &mut String::new(), &mut out);
    out
}

fn compare(old: &Value, new: &Value, path: &mut String, out: &mut Vec<Change>) {
    match (old, new) {
        (Value::Object(before), Value::Object(after)) => {
            for key in before.keys().filter(|key| !after.contains_key(*key)) {
                at_key(path, key, |path| out.push(change(Operation::Remove, path, None)));
            }
            for (key, value) in after {
                at_key(path, key, |path| match before.get(key) {
                    None => out.push(change(Operation::Add, path, Some(value))),
                    Some(known) => compare(known, value, path, out),
                });
            }
        }
        (Value::Array(before), Value::Array(after)) => compare_lists(before, after, path, out),
        _ if old == new => {}
        _ => out.push(change(Operation::Replace, path, Some(new))),
    }
}

/// Lists of one length are compared place by place; else what lies between the common ends is exchanged.
fn compare_lists(before: &[Value], after: &[Value], path: &mut String, out: &mut Vec<Change>) {
    if before.len() == after.len() {
        for (i, (old, new)) in before.iter().zip(after).enumerate() {
            at_place(path, i, |path| compare(old, new, path, out));
        }
        return;
    }
    let head = before.iter().zip(after).take_while(|(old, new)| old == new).count();
    let rest = before[head..].iter().rev().zip(after[head..].iter().rev());
    let tail = rest.take_while(|(old, new)| old == new).count();
    let (gone, come) = (before.len() - head - tail, &after[head..after.len() - tail]);
    if gone + come.len() > after.len() {
        let whole = Value::Array(after.to_vec());
        return out.push(change(Operation::Replace, path, Some(&whole)));
    }
    for _ in 0..gone {
        at_place(path, head, |path| out.push(change(Operation::Remove, path, None)));
    }
    for (i, value) in come.iter().enumerate() {
        at_place(path, head + i, |path| out.push(change(Operation::Add, path, Some(value))));
    }
}

fn change(op: Operation, path: &str, value: Option<&Value>) -> Change {
    Change { op, path: path.to_string(), value: value.cloned() }
}

fn at_key(path: &mut String, key: &str, then: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(&key.replace('~', "~0").replace('/', "~1"));
    then(path);
    path.truncate(length);
}

fn at_place(path: &mut String, place: usize, then: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(&place.to_string());
    then(path);
    path.truncate(length);
}

/// Does what [`changes`] found; false if a place is not there, and then `value` is half changed.
#[must_use]
pub fn apply_changes(value: &mut Value, changes: &[Change]) -> bool {
    changes.iter().all(|change| apply(value, change).is_some())
}

fn apply(value: &mut Value, change: &Change) -> Option<()> {
    let Some((parent, last)) = change.path.rsplit_once('/') else {
        *value = change.value.clone()?;
        return Some(());
    };
    let key = last.replace("~1", "/").replace("~0", "~");
    match (value.pointer_mut(parent)?, change.op) {
        (Value::Object(object), Operation::Remove) => object.shift_remove(&key).map(|_| ()),
        (Value::Object(object), Operation::Add | Operation::Replace) => {
            object.insert(key, change.value.clone()?);
            Some(())
        }
        (Value::Array(list), op) => {
            let place: usize = key.parse().ok()?;
            match op {
                Operation::Remove if place < list.len() => drop(list.remove(place)),
                Operation::Add if place <= list.len() => list.insert(place, change.value.clone()?),
                Operation::Replace => *list.get_mut(place)? = change.value.clone()?,
                Operation::Remove | Operation::Add => return None,
            }
            Some(())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn changes_turn_the_old_value_into_the_new_one() {
        let values = [
            json!({"a": [1, 2, 3], "b": {"c/d": 1, "e~": null}}),
            json!({"a": [2, 3], "b": {"c/d": 2, "f": []}}),
            json!({"a": [2, 3, 4, {"x": 1}], "b": {"count": 3}}),
            json!({"a": [], "g": "new"}),
            json!([1, [2, 3]]),
            json!(7),
        ];
        for old in &values {
            for new in &values {
                let mut patched = old.clone();
                assert!(apply_changes(&mut patched, &changes(old, new)), "{old} to {new}");
                assert_eq!(&patched, new);
                assert_eq!(changes(old, new).is_empty(), old == new);
            }
        }
        assert!(!apply_changes(&mut json!([1]), &[change(Operation::Remove, "/3", None)]));
    }
}
