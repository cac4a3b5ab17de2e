//! A guided race: what a learner would be sent at a table, and what is said of the moves.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Situation, Step};

/// A guided race, as the learner may know it. It is played at no table: the client shows the steps and waits at the
/// marked ones until the learner makes that move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Every switch with its value.
    pub options: Value,
    /// What the seats are called.
    pub names: Vec<String>,
    /// What is learnt, in a few words.
    pub title: String,
    /// What is said before the first move.
    pub opening: String,
    /// What is said after the end.
    pub closing: String,
    /// What the learner sees after the set-up, with detail `full`.
    pub start: Situation,
    /// Every step of the race, with detail `full`. Legal actions are there before marked moves only.
    pub steps: Vec<Step>,
    /// The moves that the learner makes, in order.
    pub marks: Vec<LessonMark>,
}

/// A move that the learner makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonMark {
    /// The number of its step.
    pub seq: u32,
    /// The number of the step after which `after` is said: its own, or a later one that answers it.
    pub until: u32,
    /// The rules that it teaches.
    pub rules: Vec<String>,
    /// What is said before it.
    pub before: String,
    /// What is said after it.
    pub after: String,
}
