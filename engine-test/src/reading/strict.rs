//! JSON as plain values, in which no object has a key twice: of two values one would be lost without a word.

use std::cell::RefCell;
use std::fmt;

use engine::Phrase;
use engine::content::plain;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Why a text is no JSON, and where (line and column, from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoJson {
    /// It cannot be read.
    Broken {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// An object has a key for the second time.
    Twice {
        /// The key.
        key: String,
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
}

impl NoJson {
    /// What a reader stopped at.
    pub fn broken(error: &serde_json::Error) -> NoJson {
        NoJson::Broken { line: error.line(), column: error.column() }
    }

    /// The line and the column.
    pub fn place(&self) -> (usize, usize) {
        match self {
            NoJson::Broken { line, column } | NoJson::Twice { line, column, .. } => (*line, *column),
        }
    }

    /// The same, this many lines further down.
    #[must_use]
    pub fn below(mut self, lines: usize) -> NoJson {
        match &mut self {
            NoJson::Broken { line, .. } | NoJson::Twice { line, .. } => *line += lines,
        }
        self
    }

    /// What is wrong, to be said.
    pub fn phrase(&self) -> Phrase {
        let (line, column) = self.place();
        let phrase = match self {
            NoJson::Broken { .. } => Phrase::new("file-json"),
            NoJson::Twice { key, .. } => Phrase::new("file-json-twice").naming("key", key),
        };
        phrase.with("line", line as i64).with("column", column as i64)
    }
}

/// Reads any JSON.
pub fn parse(text: &str) -> Result<Value, NoJson> {
    let twice = RefCell::new(None);
    let mut reader = serde_json::Deserializer::from_str(plain(text));
    let read =
        Strict { twice: &twice }.deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    read.map_err(|error| match twice.take() {
        Some(key) => NoJson::Twice { key, line: error.line(), column: error.column() },
        None => NoJson::broken(&error),
    })
}

/// Reads a value; `twice` gets the key that stands twice.
#[derive(Clone, Copy)]
struct Strict<'a> {
    twice: &'a RefCell<Option<String>>,
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::from(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut values = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            if values.contains_key(&key) {
                self.twice.replace(Some(key));
                return Err(A::Error::custom("a key stands twice"));
            }
            let value = map.next_value_seed(self)?;
            values.insert(key, value);
        }
        Ok(Value::Object(values))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn json_is_read_as_it_is() {
        let text = r#"{"a": [null, true, -1, 18446744073709551615, 1.5, "x", {}], "b": {"a": []}}"#;
        assert_eq!(parse(text).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(parse(" 3 ").unwrap(), json!(3));
    }

    #[test]
    fn a_key_that_stands_twice_is_named_with_its_place() {
        let twice = parse("{\n  \"a\": {\"b\": 1, \"c\": 2,\n \"b\": 3}}").unwrap_err();
        assert_eq!(twice.phrase().to_string(), "file-json-twice key=b line=3 column=4");
        assert!(parse(r#"{"a": {"b": 1}, "b": {"b": 1}}"#).is_ok(), "not in the same object");
    }

    #[test]
    fn what_is_no_json_is_named_with_its_place() {
        for text in ["", "{", "{\"a\": 1,}", "[1] 2", "{a: 1}"] {
            assert_eq!(parse(text).unwrap_err().phrase().id, "file-json", "{text}");
        }
        assert_eq!(parse("[1,\n x]").unwrap_err().place(), (2, 2));
    }
}
