//! Words as data: what is to be said is a message's id with typed values. A sentence is made of it where a person
//! reads it, from the message files in `words/` ([`Speak`]).

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats};

/// Something to say: the id of a message and its values.
///
/// ```
/// use engine::{Phrase, Seat};
/// let phrase = Phrase::new("event-rolled").with("seat", Seat(1)).with("die", 4);
/// assert_eq!(
///     serde_json::to_string(&phrase).unwrap(),
///     r#"{"id":"event-rolled","with":{"seat":{"seat":1},"die":4}}"#
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phrase {
    /// The message's id in `words/*.ftl`.
    pub id: Cow<'static, str>,
    /// The values of its variables.
    #[serde(default, rename = "with", with = "values", skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(Cow<'static, str>, Value)>,
}

impl Phrase {
    /// A message without values as yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), values: Vec::new() }
    }

    /// Gives a variable its value.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Value>) -> Phrase {
        self.values.push((Cow::Borrowed(variable), value.into()));
        self
    }

    /// Gives a variable what a person has written, or a name as it is typed.
    #[must_use]
    pub fn naming(self, variable: &'static str, text: &str) -> Phrase {
        self.with(variable, Value::written(text))
    }
}

/// For logs and failing tests.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        self.values.iter().try_for_each(|(variable, value)| write!(f, " {variable}={value}"))
    }
}

/// A value of a message's variable.
///
/// Beside `$name` itself a message can use `$name_id` where the value is a word, and `$name_count` where it is a list, to
/// choose among variants. `$name_id` is empty where the value is what a person has written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// An amount.
    Number(i64),
    /// What a person has written, said as it is.
    Text(String),
    /// Several, one after the other: "Ann, Ben, Cleo".
    List(Vec<Value>),
    /// A seat, said by its name.
    Seat {
        /// Which.
        seat: Seat,
    },
    /// A thing that has a name of its own: the id of another message, such as `card-p1`.
    Word {
        /// The message's id.
        word: Cow<'static, str>,
    },
    /// A name that a person has written in several languages; readers of any other language get the English one.
    Own {
        /// The name by the code of the language.
        own: BTreeMap<String, String>,
    },
    /// Several together: "Ann, Ben and Cleo".
    All {
        /// Who or what.
        all: Vec<Value>,
    },
    /// Parts of a text, set apart: "5 spaces; costs 2".
    Parts {
        /// The parts.
        parts: Vec<Value>,
    },
    /// A number with decimals: 190 with 2 digits is 1.90.
    Decimal {
        /// The number without its point, and how many of its digits stand behind it.
        decimal: (i64, u8),
    },
    /// A message inside the message.
    Say(Phrase),
}

impl Value {
    /// The name of a thing: kind "card" (or "Card") and id "p1" is the message `card-p1`.
    pub fn word(kind: &str, id: &str) -> Value {
        Value::Word { word: Cow::Owned(format!("{}-{id}", kind.to_ascii_lowercase())) }
    }

    /// What a person has written.
    pub fn text(text: impl Into<String>) -> Value {
        Value::Text(text.into())
    }

    /// What a person has written where something else is wanted: no more of it than fits into a sentence.
    pub fn written(text: &str) -> Value {
        // What a terminal would obey or nobody can see is written out; quotes and backslashes stay as they are.
        let plain = |letter: char| match letter {
            '"' | '\'' | '\\' => letter.to_string(),
            _ => letter.escape_debug().to_string(),
        };
        let text: String = text.chars().map(plain).collect();
        match text.char_indices().nth(60) {
            None => Value::Text(text),
            Some((end, _)) => Value::Text(format!("{}...", &text[..end])),
        }
    }

    /// A name that a person has written in English, and in other languages too unless these are empty.
    pub fn own(english: &str, others: &[(&str, &str)]) -> Value {
        let others = others.iter().copied().filter(|(_, name)| !name.is_empty() && *name != english);
        let names = others.chain([("en", english)]);
        let own: BTreeMap<_, _> = names.map(|(code, name)| (code.to_string(), name.to_string())).collect();
        if own.len() == 1 { Value::text(english) } else { Value::Own { own } }
    }

    /// Names as they are typed, one after the other.
    pub fn names(names: &[&str]) -> Value {
        Value::list(names.iter().copied().map(Value::text))
    }

    /// Several, one after the other.
    pub fn list<V: Into<Value>>(values: impl IntoIterator<Item = V>) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }

    /// Several together.
    pub fn all<V: Into<Value>>(values: impl IntoIterator<Item = V>) -> Value {
        Value::All { all: values.into_iter().map(Into::into).collect() }
    }

    /// Parts of a text, set apart.
    pub fn parts<V: Into<Value>>(values: impl IntoIterator<Item = V>) -> Value {
        Value::Parts { parts: values.into_iter().map(Into::into).collect() }
    }

    /// A number with this many decimals.
    pub fn decimal(number: f64, digits: u8) -> Value {
        let scaled = number * 10f64.powi(i32::from(digits));
        Value::Decimal { decimal: (scaled.round() as i64, digits) }
    }
}

/// For logs and failing tests.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(n) => write!(f, "{n}"),
            Value::Text(text) => f.write_str(text),
            Value::List(values) | Value::All { all: values } | Value::Parts { parts: values } => {
                let values: Vec<String> = values.iter().map(Value::to_string).collect();
                f.write_str(&values.join(","))
            }
            Value::Seat { seat } => write!(f, "{}", seat.0),
            Value::Word { word } => f.write_str(word),
            Value::Own { own } => f.write_str(own.get("en").map_or("", String::as_str)),
            Value::Decimal { decimal: (number, digits) } => write!(f, "{number}e-{digits}"),
            Value::Say(phrase) => write!(f, "({phrase})"),
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(n: $number) -> Value {
                Value::Number(i64::from(n))
            }
        })*
    };
}
numbers!(u8, i8, u16, i16, u32, i32, i64);

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Seat { seat }
    }
}

impl From<&Seat> for Value {
    fn from(seat: &Seat) -> Value {
        Value::Seat { seat: *seat }
    }
}

impl From<Seats> for Value {
    fn from(seats: Seats) -> Value {
        Value::all(seats.iter())
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Value {
        Value::Say(phrase)
    }
}

/// Something to say, with the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The rule's id.
    pub rule: &'static str,
    /// What is said.
    pub phrase: Phrase,
}

impl Said {
    /// A message by its rule.
    pub fn new(rule: &'static str, id: &'static str) -> Said {
        Said { rule, phrase: Phrase::new(id) }
    }

    /// Gives a variable its value.
    #[must_use]
    pub fn with(mut self, variable: &'static str, value: impl Into<Value>) -> Said {
        self.phrase = self.phrase.with(variable, value);
        self
    }
}

/// Says things in somebody's language, with the names of a table.
pub trait Speak {
    /// A sentence.
    fn say(&self, phrase: &Phrase) -> String;
    /// What a seat is called.
    fn name(&self, seat: Seat) -> String;

    /// A value by itself, such as a name.
    fn value(&self, value: &Value) -> String {
        self.say(&Phrase::new("just").with("value", value.clone()))
    }

    /// What a thing is called: kind "card" and id "p1" is the message `card-p1`.
    fn word(&self, kind: &str, id: &str) -> String {
        self.say(&Phrase::new(format!("{kind}-{id}")))
    }
}

/// What people at a table are called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<Option<String>>);

impl Names {
    /// Names given by people.
    pub fn new(names: Vec<String>) -> Names {
        Names(names.into_iter().map(Some).collect())
    }

    /// Names of some seats; the others are called by their piece and number.
    pub fn some(names: Vec<Option<String>>) -> Names {
        Names(names)
    }

    /// The seat's own name.
    pub fn of(&self, seat: Seat) -> Option<&str> {
        self.0.get(seat.index())?.as_deref()
    }
}

/// Values as an object, in their order.
mod values {
    use std::borrow::Cow;
    use std::fmt;

    use serde::de::{MapAccess, Visitor};
    use serde::{Deserializer, Serializer};

    use super::Value;

    type Values = Vec<(Cow<'static, str>, Value)>;

    pub(super) fn serialize<S: Serializer>(values: &Values, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(values.iter().map(|(variable, value)| (variable, value)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Values, D::Error> {
        deserializer.deserialize_map(InOrder)
    }

    struct InOrder;

    impl<'de> Visitor<'de> for InOrder {
        type Value = Values;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object of values")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Values, A::Error> {
            let mut values = Vec::new();
            while let Some((variable, value)) = map.next_entry::<String, Value>()? {
                values.push((Cow::Owned(variable), value));
            }
            Ok(values)
        }
    }
}
