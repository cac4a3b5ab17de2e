//! What stands behind the `?` of an address, as something to read from.

use engine::Phrase;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeSeed, Error, MapAccess};

use super::json::Key;
use super::{Step, Wrong};

/// Reads something from keys with their values, all of them texts.
pub fn read_pairs<'a, T: Deserialize<'a>>(pairs: &'a [(String, String)]) -> Result<T, Phrase> {
    let pairs = Pairs { rest: pairs.iter(), now: None };
    T::deserialize(MapAccessDeserializer::new(pairs)).map_err(|wrong: Wrong| wrong.phrase("query", 0))
}

struct Pairs<'de> {
    rest: std::slice::Iter<'de, (String, String)>,
    now: Option<(&'de str, &'de str)>,
}

impl<'de> MapAccess<'de> for Pairs<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.rest.next() else { return Ok(None) };
        self.now = Some((key, value));
        seed.deserialize(Key(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        let (key, value) = self.now.take().ok_or_else(|| Wrong::custom("a value is read before its key"))?;
        let inside = |wrong: Wrong| wrong.inside(Step::Key(key.to_string()), &value.into());
        seed.deserialize(Key(value)).map_err(inside)
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Asked {
        seat: Option<u8>,
        #[serde(default)]
        whole: bool,
        lang: Option<String>,
        kind: Option<Kind>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        Lean,
        Full,
    }

    fn read(pairs: &[(&str, &str)]) -> Result<Asked, String> {
        let pairs: Vec<_> = pairs.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        read_pairs(&pairs).map_err(|phrase| phrase.to_string())
    }

    #[test]
    fn values_are_texts_numbers_names_and_yes_or_no() {
        let asked = read(&[("seat", "3"), ("whole", "true"), ("lang", "5"), ("kind", "full")]);
        let lang = Some("5".to_string());
        assert_eq!(asked, Ok(Asked { seat: Some(3), whole: true, lang, kind: Some(Kind::Full) }));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_key_and_what_is_allowed() {
        let wrong = |key: &str, value: &str| read(&[(key, value)]).unwrap_err();
        assert_eq!(wrong("seat", "300"), "inside-number place=seat found=300 least=0 most=255");
        assert_eq!(wrong("seat", "x"), "inside-number place=seat found=\"x\" least=0 most=255");
        assert_eq!(wrong("whole", "maybe"), "inside-flag place=whole found=\"maybe\"");
        assert_eq!(wrong("kind", "fat"), "inside-name place=kind written=fat known=lean,full");
        assert_eq!(wrong("colour", "red"), "inside-excess part=colour known=seat,whole,lang,kind");
        assert_eq!(read(&[("seat", "1"), ("seat", "2")]).unwrap_err(), "inside-twice part=seat");
    }
}
