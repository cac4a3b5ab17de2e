//! What the page asks the engine that it carries itself, and what that answers: no server takes part.

use engine::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Places;
use crate::said::PhraseSchema;

/// Something that the engine in the page is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum EngineRequest {
    /// Which games it has, and by which version of their rules.
    Version {},
    /// Play a recorded race again by the rules and compare every step.
    Verify {
        /// A record, or the proof that a server gives of a finished race.
        record: Value,
        /// What somebody saw promised before the race; only a proof can be compared with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
}

/// What the engine in the page answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum EngineAnswer {
    /// The games.
    Version {
        /// In the order in which they are offered.
        games: Vec<GameVersion>,
    },
    /// A recorded race was played again.
    Verified(Verified),
    /// The request, or the record in it, cannot be read.
    Unreadable {
        /// Why, to be said.
        #[schemars(with = "PhraseSchema")]
        say: Phrase,
        /// The same in English.
        why: String,
    },
}

/// A game and its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameVersion {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
}

/// What came out when a recorded race was played again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Verified {
    /// The game's id.
    pub game: String,
    /// The version of the rules that the record names.
    pub rules_version: u32,
    /// How many steps the record has.
    pub steps: u32,
    /// How many of them were played again and are as recorded.
    pub replayed: u32,
    /// The hashes that were found, after the set-up and after each of these steps.
    pub hashes: Vec<String>,
    /// The places by the rules, if all steps were played again and the race is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Places>,
    /// The first thing that does not fit; nothing if all is as recorded and promised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misfit: Option<Misfit>,
}

/// What does not fit in a recorded race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Misfit {
    /// In which part of it.
    pub part: MisfitPart,
    /// The step: 0 is the set-up, and for the result it is the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// The rule that refuses the step, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What is wrong, to be said.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// The same in English.
    pub why: String,
}

/// Where something in a recorded race does not fit, in the order in which it is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MisfitPart {
    /// The seed is not the one that was promised.
    Promise,
    /// There is no such game, or its rules are of another version.
    Rules,
    /// The race does not begin so.
    Setup,
    /// A step cannot be played, or leads elsewhere.
    Step,
    /// The places are others.
    Result,
}
