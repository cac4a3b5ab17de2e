//! A seed in JSON: its digits as text, since a JavaScript number does not hold them all. Numbers are read, too, as they were written once.

use std::fmt;

use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::ser::Serializer;

pub(crate) fn serialize<S: Serializer>(seed: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(seed)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    deserializer.deserialize_any(Seed)
}

struct Seed;

impl Visitor<'_> for Seed {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from 0 to {}", u64::MAX)
    }

    fn visit_u64<E: Error>(self, seed: u64) -> Result<u64, E> {
        Ok(seed)
    }

    fn visit_str<E: Error>(self, digits: &str) -> Result<u64, E> {
        digits.parse().map_err(|_| E::invalid_value(Unexpected::Str(digits), &self))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests {
    use serde::{Deserialize, Serialize};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Seeded(#[serde(with = "super")] u64);

    #[test]
    fn a_seed_is_written_as_text_and_read_as_text_or_number() {
        assert_eq!(serde_json::to_string(&Seeded(u64::MAX)).unwrap(), "\"18446744073709551615\"");
        for written in ["18446744073709551615", "\"18446744073709551615\""] {
            assert_eq!(serde_json::from_str::<Seeded>(written).unwrap(), Seeded(u64::MAX));
        }
        for wrong in ["-1", "\"x\"", "\"18446744073709551616\"", "1.5", "null"] {
            assert!(serde_json::from_str::<Seeded>(wrong).is_err(), "{wrong}");
        }
    }
}
