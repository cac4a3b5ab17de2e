//! What is said: ids of messages with values. A client makes sentences of them by the message files.

use std::collections::BTreeMap;

use schemars::JsonSchema;

/// Something to say: the id of a message and the values of its variables.
#[derive(JsonSchema)]
#[schemars(rename = "Phrase")]
#[expect(dead_code, reason = "it only describes engine::Phrase")]
pub(crate) struct PhraseSchema {
    /// The message's id in the message files.
    id: String,
    /// The values of its variables.
    #[schemars(default, skip_serializing_if = "BTreeMap::is_empty")]
    with: BTreeMap<String, ValueSchema>,
}

/// A value of a message's variable.
#[derive(JsonSchema)]
#[schemars(rename = "Value", untagged)]
#[expect(dead_code, reason = "it only describes engine::Value")]
pub(crate) enum ValueSchema {
    /// An amount.
    Number(i64),
    /// What a person has written, said as it is.
    Text(String),
    /// Several, one after the other.
    List(Vec<ValueSchema>),
    /// A seat, said by its name.
    Seat {
        /// Which.
        seat: u8,
    },
    /// The name of a thing: the id of another message.
    Word {
        /// The message's id.
        word: String,
    },
    /// A name that a person has written in several languages; readers of any other language get the English one.
    Own {
        /// The name by the code of the language.
        own: BTreeMap<String, String>,
    },
    /// Several together: "a and b".
    All {
        /// Who or what.
        all: Vec<ValueSchema>,
    },
    /// Parts of a text, set apart.
    Parts {
        /// The parts.
        parts: Vec<ValueSchema>,
    },
    /// A number with decimals: 190 with 2 digits is 1.90.
    Decimal {
        /// The number without its point, and how many of its digits stand behind it.
        decimal: (i64, u8),
    },
    /// A message inside the message.
    Say(PhraseSchema),
}
