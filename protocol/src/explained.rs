//! Actions and events, plain or with their words, and what bots think of actions.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A legal action: plain, or explained with detail `full`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Legal {
    /// With its words.
    Explained(Choice),
    /// The action alone.
    Plain(Value),
}

/// A legal action with its words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The action, to be sent as it is.
    pub action: Value,
    /// In words, with its price.
    pub words: String,
    /// The rule behind it.
    pub rule: String,
    /// What it would lead to, in the game's own form.
    pub forecast: Value,
    /// The same in a few words; may be empty.
    pub forecast_words: String,
}

/// An event: plain, or explained with detail `full`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Happening {
    /// With its words.
    Explained(Told),
    /// The event alone.
    Plain(Value),
}

/// An event with its words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The event.
    pub event: Value,
    /// The rule behind it.
    pub rule: String,
    /// A sentence.
    pub words: String,
}

/// What a bot thinks of a legal action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// The action.
    pub action: Value,
    /// In words, with its price.
    pub words: String,
    /// The rule behind it.
    pub rule: String,
    /// What it would lead to, in a few words; may be empty.
    pub forecast_words: String,
    /// Mean place in the races that the bot played on in its head.
    pub place: f64,
    /// Share of those races won.
    pub win: f64,
    /// How many races those were.
    pub tries: u32,
    /// Why it is best, or what it costs against the best.
    pub reason: String,
}
