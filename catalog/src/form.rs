//! What a variant switch can be, for forms: read from its values in words, which a test compares with what games take.

use serde_json::Value;

use crate::Switch;

/// The values that a switch can take, for forms.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// One of these.
    Choice {
        /// Those that have names.
        choices: Vec<Value>,
        /// Whether something else can be written instead, as the values in words say.
        others: bool,
    },
    /// A whole number.
    Number {
        /// At least.
        least: i64,
        /// At most.
        most: i64,
        /// Whether `null` is a value too.
        nullable: bool,
    },
    /// Something that has to be written, as the values in words say.
    Written,
}

impl Switch {
    /// The values that it can take, for forms.
    pub fn form(&self) -> Form {
        if let Some((least, most, nullable)) = range(self.values) {
            return Form::Number { least, most, nullable };
        }
        let (named, others) = match self.values.split_once(", or ") {
            Some((named, _)) => (named, true),
            None => (self.values, false),
        };
        let choices: Option<Vec<Value>> = named.split(", ").map(word).collect();
        match choices {
            Some(choices) if choices.contains(&self.default) => Form::Choice { choices, others },
            _ => Form::Written,
        }
    }
}

/// "2 to 1000", or "null (no limit) or 1 to 255".
fn range(values: &str) -> Option<(i64, i64, bool)> {
    let (numbers, nullable) = match values.strip_prefix("null") {
        Some(rest) => (rest.rsplit(" or ").next()?, true),
        None => (values, false),
    };
    let (least, most) = numbers.split_once(" to ")?;
    Some((least.trim().parse().ok()?, most.trim().parse().ok()?, nullable))
}

/// A value that is one word: a name, a number, true or false.
fn word(text: &str) -> Option<Value> {
    if let Ok(value @ (Value::Bool(_) | Value::Number(_) | Value::Null)) = serde_json::from_str(text) {
        return Some(value);
    }
    let is_name = !text.is_empty() && text.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    is_name.then(|| Value::from(text))
}
