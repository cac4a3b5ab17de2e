//! Reading an action so that what is wrong with it is known, not only written in a reader's words.

use std::fmt;

use engine::{Misread, Refused};
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, Deserialize, Deserializer, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::Value;

/// Reads an action.
pub(crate) fn read_action<'a, A: Deserialize<'a>>(action: &'a Value) -> Result<A, Refused> {
    let Some(name) = action.get("type").and_then(Value::as_str) else {
        return Err(Refused::Unreadable(Misread::NoAction));
    };
    A::deserialize(Reading(action)).map_err(|wrong| Refused::Unreadable(wrong.of_action(name)))
}

/// What a reader found.
#[derive(Debug)]
enum Wrong {
    Name { written: String, known: &'static [&'static str] },
    Lacks(&'static str),
    Excess { part: String, known: &'static [&'static str] },
    Other(String),
}

impl Wrong {
    fn of_action(self, name: &str) -> Misread {
        let action = name.to_string();
        match self {
            // The names that an action's type can have; else it is the name of something inside.
            Wrong::Name { written, known } if written == name && !known.contains(&name) => {
                Misread::NoSuchAction { written, known }
            }
            Wrong::Name { written, known } => Misread::NoSuchName { action, written, known },
            Wrong::Lacks(part) => Misread::Lacks { action, part },
            Wrong::Excess { part, known } => Misread::Excess { action, part, known },
            Wrong::Other(why) => Misread::Wrong { action, why },
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(why: T) -> Wrong {
        Wrong::Other(why.to_string())
    }

    fn unknown_variant(written: &str, known: &'static [&'static str]) -> Wrong {
        Wrong::Name { written: written.to_string(), known }
    }

    fn missing_field(part: &'static str) -> Wrong {
        Wrong::Lacks(part)
    }

    fn unknown_field(part: &str, known: &'static [&'static str]) -> Wrong {
        Wrong::Excess { part: part.to_string(), known }
    }
}

/// JSON that is read with errors of our own. A tagged enum is read as anything first, so nothing else is asked for.
struct Reading<'de>(&'de Value);

impl<'de> Deserializer<'de> for Reading<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => visitor.visit_seq(SeqDeserializer::new(list.iter().map(Reading))),
            Value::Object(map) => {
                let parts = map.iter().map(|(key, value)| (key.as_str(), Reading(value)));
                visitor.visit_map(MapDeserializer::new(parts))
            }
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Wrong> for Reading<'de> {
    type Deserializer = Reading<'de>;

    fn into_deserializer(self) -> Reading<'de> {
        self
    }
}

#[cfg(test)]
mod tests {
    use engine::{Phrase, Speak};
    use serde_json::json;

    use super::*;
    use crate::{Language, Tongue, find};

    fn said(code: &str, game: &str, action: &Value) -> String {
        let race = find(game).unwrap().new_race(2, &json!({}), 1).unwrap();
        let seat = race.deciding()[0].seat;
        let refused = race.explain(seat, action).unwrap_err();
        let language: Language = code.parse().unwrap();
        let phrase: Phrase = refused.phrase();
        Tongue::new(&language, Some(game), engine::Names::default()).say(&phrase)
    }

    #[test]
    fn what_is_no_action_is_said_in_a_persons_language_and_not_as_a_reader_of_json_does() {
        let cases = [
            (json!({"type": "foo"}), "foo"),
            (json!({"type": "catch_up"}), "lane"),
            (json!({"type": "roll", "die": 3}), "die"),
            (json!({"type": "boost", "use": "wings"}), "wings"),
            (json!({"type": "run", "lane": "far"}), "run"),
            (json!("roll"), "type"),
        ];
        for (action, named) in cases {
            let (english, french) = (said("en", "marathon", &action), said("fr", "marathon", &action));
            assert!(english.contains(named) && french.contains(named), "{english} / {french}");
            for word in ["unknown", "missing", "expected", "invalid"] {
                assert!(!english.contains(word) && !french.contains(word), "{english} / {french}");
            }
            assert_ne!(english, french);
        }
        assert_eq!(
            said("en", "pig", &json!({"type": "fly"})),
            "there is no action fly; the actions are roll, hold"
        );
        assert_eq!(said("fr", "marathon", &json!({"type": "catch_up"})), "catch_up demande aussi : lane");
    }

    #[test]
    fn every_legal_action_of_every_game_is_read_as_json_reads_it() {
        for game in crate::games() {
            let mut race = game.new_race(2, &json!({}), 3).unwrap();
            for _ in 0..60 {
                let Some(seat) = race.deciding().first().map(|deciding| deciding.seat) else { break };
                let legal = race.legal(seat);
                for choice in &legal {
                    let explained = race.explain(seat, choice);
                    explained.unwrap_or_else(|why| panic!("{}: {choice}: {why}", game.id()));
                }
                race.play(seat, &legal[legal.len() / 2]).unwrap();
            }
        }
    }
}
