//! JSON that people compare: one line for each key of an object and for each element of its lists.

use serde_json::Value;

/// The text of an object with one line for each key and for each element of a list in it, so that two of them
/// can be compared line by line. Anything else is written on one line.
pub fn by_lines(value: &Value) -> String {
    let Value::Object(object) = value else { return format!("{value}\n") };
    let line = |(key, value): (&String, &Value)| {
        let key = Value::from(key.as_str());
        match value {
            Value::Array(items) if !items.is_empty() => {
                let items: Vec<String> = items.iter().map(|item| format!("  {item}")).collect();
                format!("{key}: [\n{}\n]", items.join(",\n"))
            }
            other => format!("{key}: {other}"),
        }
    };
    let lines: Vec<String> = object.iter().map(line).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn each_step_has_a_line_of_its_own() {
        let value = json!({"a": {"x": [1]}, "steps": [{"b": 1}, 2], "none": []});
        let text = "{\n\"a\": {\"x\":[1]},\n\"steps\": [\n  {\"b\":1},\n  2\n],\n\"none\": []\n}\n";
        assert_eq!(by_lines(&value), text);
        assert_eq!(serde_json::from_str::<Value>(text).unwrap(), value);
    }
}
