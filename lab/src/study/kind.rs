//! What kind of thing was counted.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

/// A kind of thing by the game's own id for it: `drawn_cards`, which the game's message `kind-drawn_cards` says. Files of figures
/// write it with blanks: "drawn cards".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct ThingKind(String);

impl Deref for ThingKind {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<&str> for ThingKind {
    fn from(id: &str) -> ThingKind {
        ThingKind(id.to_string())
    }
}

impl From<String> for ThingKind {
    fn from(written: String) -> ThingKind {
        ThingKind(written.replace(' ', "_"))
    }
}

impl From<ThingKind> for String {
    fn from(kind: ThingKind) -> String {
        kind.0.replace('_', " ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_write_a_kind_with_blanks_and_are_read_by_its_id() {
        let kind = ThingKind::from("fish_at_the_market");
        let written = serde_json::to_string(&kind).expect("a text");
        assert_eq!(written, r#""fish at the market""#);
        assert_eq!(serde_json::from_str::<ThingKind>(&written).expect("a text"), kind);
    }
}
