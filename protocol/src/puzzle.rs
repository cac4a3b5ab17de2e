//! Puzzles: a position in which one choice is known to be best, and what is said of an answer.

use engine::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::said::PhraseSchema;
use crate::{Choice, Situation};

/// Every puzzle that there is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleList {
    /// By game, in the order of their names.
    pub puzzles: Vec<PuzzleInfo>,
    /// Today's, the same for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<DailyPuzzle>,
}

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DailyPuzzle {
    /// The day in universal time: 2026-11-19.
    pub date: String,
    /// The game's id.
    pub game: String,
    /// What the puzzle is called in addresses.
    pub name: String,
}

/// How hard a puzzle is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleGrade {
    /// A word for it; said by `puzzle-easy` and so on.
    pub difficulty: PuzzleDifficulty,
    /// The mean of how often the levels of bots miss it, in percent.
    pub missed: u32,
    /// How often each level tried.
    pub tries: u32,
    /// How many of these tries each level missed, the weakest first.
    pub levels: Vec<PuzzleMisses>,
}

/// A word for how hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleDifficulty {
    /// Bots miss it in less than 55 % of their tries.
    Easy,
    /// In less than 67 % of them.
    Medium,
    /// More often.
    Hard,
}

/// How often a level of bots misses a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleMisses {
    /// The level.
    pub level: String,
    /// How many tries it missed.
    pub missed: u32,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleInfo {
    /// The game's id.
    pub game: String,
    /// What the puzzle is called in addresses.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// How hard it is, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<PuzzleGrade>,
}

/// A puzzle, as whoever is to choose may know it. It is solved at no table, and what solves it is not in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The game's id.
    pub game: String,
    /// What the puzzle is called in addresses.
    pub name: String,
    /// What it is called.
    pub title: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// Every switch with its value.
    pub options: Value,
    /// How many take part.
    pub seats: u8,
    /// How hard it is, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<PuzzleGrade>,
    /// What the seat that is to choose sees, with detail `full` and with its legal actions. To what these lead is not in it.
    pub start: Situation,
}

/// What is said of an answer to a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// Whether the action is a best one.
    pub solved: bool,
    /// What is best: one choice, or several that are as good, with what they lead to.
    pub best: Vec<Choice>,
    /// Why, in words that name seats by their numbers.
    pub why: String,
    /// Why, as phrases, if nobody wrote it: to be said with the names of a table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<PhraseSchema>")]
    pub reasons: Vec<Phrase>,
}
