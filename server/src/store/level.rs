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
