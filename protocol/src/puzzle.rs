//! Puzzles: a position in which one choice is known to be best, and what is said of an answer.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Choice, Situation};

/// Every puzzle that there is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleList {
    /// By game, in the order of their names.
    pub puzzles: Vec<PuzzleInfo>,
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
    /// What the seat that is to choose sees, with detail `full` and with its legal actions.
    pub start: Situation,
}

/// What is said of an answer to a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// Whether the action is a best one.
    pub solved: bool,
    /// What is best: one choice, or several that are as good.
    pub best: Vec<Choice>,
    /// Why.
    pub why: String,
}
