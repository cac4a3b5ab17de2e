//! How a table is run, as it is stored: like the settings of the wire, with the level of bots that stand in read once.

use std::ops::Deref;

use bots::Level;
use protocol::Settings;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How a table is run. It reads like [`Settings`], but for the level of bots that stand in, which is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSettings {
    told: Settings,
    /// The level of bots that stand in for people.
    pub stand_in: Level,
}

impl TableSettings {
    /// These settings with this level, which whoever made them has read or chosen.
    pub fn new(wanted: Settings, stand_in: Level) -> TableSettings {
        TableSettings { told: Settings { stand_in: stand_in.name().to_string(), ..wanted }, stand_in }
    }

    /// These settings with the level of bots that usually stand in.
    pub fn usual(wanted: Settings) -> TableSettings {
        TableSettings::new(wanted, Level::Greedy)
    }

    /// As clients are told.
    pub(crate) fn told(&self) -> &Settings {
        &self.told
    }
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings::usual(Settings::default())
    }
}

impl Deref for TableSettings {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.told
    }
}

impl Serialize for TableSettings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.told.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TableSettings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableSettings, D::Error> {
        let told = Settings::deserialize(deserializer)?;
        let stand_in = told.stand_in.parse();
        let stand_in = stand_in.map_err(|fault| D::Error::custom(catalog::in_english(fault, None).why))?;
        Ok(TableSettings { told, stand_in })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests {
    use super::*;

    #[test]
    fn what_was_stored_is_read_with_its_level_and_an_unknown_one_is_named() {
        let stored = serde_json::to_string(&Settings::default()).unwrap();
        let read: TableSettings = serde_json::from_str(&stored).unwrap();
        assert_eq!(read, TableSettings::default());
        assert_eq!(serde_json::to_string(&read).unwrap(), stored, "it is stored as before");
        let old: TableSettings = serde_json::from_str(r#"{"stand_in":"novice"}"#).unwrap();
        assert_eq!((old.stand_in, old.hints), (Level::Novice, true));
        let fault =
            serde_json::from_str::<TableSettings>(r#"{"stand_in":"oracle"}"#).unwrap_err().to_string();
        assert!(fault.contains("oracle") && fault.contains("greedy"), "{fault}");
    }
}
