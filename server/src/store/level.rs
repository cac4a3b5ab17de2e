//! A level of bots by its name.

use bots::Level;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

pub(super) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.name())
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    let english = |fault| D::Error::custom(catalog::in_english(fault, None).why);
    String::deserialize(deserializer)?.parse().map_err(english)
}

/// The same where there may be none.
pub(super) mod maybe {
    use super::{Deserialize, Deserializer, Error, Level, Serializer};

    pub(in crate::store) fn serialize<S: Serializer>(
        level: &Option<Level>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match level {
            Some(level) => serializer.serialize_some(level.name()),
            None => serializer.serialize_none(),
        }
    }

    pub(in crate::store) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Level>, D::Error> {
        let english = |fault| D::Error::custom(catalog::in_english(fault, None).why);
        let name = Option::<String>::deserialize(deserializer)?;
        name.map(|name| name.parse()).transpose().map_err(english)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, serde::Serialize, Deserialize)]
    struct Kept {
        #[serde(default, with = "maybe")]
        bots: Option<Level>,
    }

    #[test]
    fn a_level_is_stored_by_its_name_and_an_unknown_one_is_a_named_fault() {
        for (json, bots) in [(r#"{"bots":null}"#, None), (r#"{"bots":"club"}"#, Some(Level::Club))] {
            assert_eq!(serde_json::from_str::<Kept>(json).unwrap(), Kept { bots });
            assert_eq!(serde_json::to_string(&Kept { bots }).unwrap(), json);
        }
        let fault = serde_json::from_str::<Kept>(r#"{"bots":"oracle"}"#).unwrap_err().to_string();
        assert!(fault.contains("oracle") && fault.contains("club"), "{fault}");
    }
}
