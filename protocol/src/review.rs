//! The review of a finished race: everybody's chances along it, what choices and luck changed in them, and what would have been better.

use engine::{Phrase, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::said::PhraseSchema;

/// A race looked at decision by decision. For every seat: `start` and `dealt`, with what choices (`skill`) and chance (`luck`) changed in
/// every step, add up to `result`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Review {
    /// The game's id.
    pub game: String,
    /// Each seat's chance to win before the race was set up.
    pub start: Vec<f64>,
    /// What the set-up changed in that.
    pub dealt: Vec<f64>,
    /// Every decision, in the order of the steps; the first is that of step 1.
    pub moments: Vec<ReviewMoment>,
    /// Each seat's share of the win.
    pub result: Vec<f64>,
    /// What can be said of each seat.
    pub seats: Vec<ReviewSeat>,
}

/// A decision of a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewMoment {
    /// Who chose.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// The decision, as the specification calls it.
    pub decision: String,
    /// Among how many actions.
    pub choices: u32,
    /// Each seat's chance to win before the choice, with all seats' secrets laid open, if everybody goes on sensibly.
    pub before: Vec<f64>,
    /// What the choice changed in that beside what a sensible player would have chosen.
    pub skill: Vec<f64>,
    /// What chance and cards that nobody knew brought after it.
    pub luck: Vec<f64>,
    /// How good the choice was by what the seat knew.
    pub class: ReviewClass,
    /// What would have been better by that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<ReviewBetter>,
}

/// How good a choice was by what its seat knew. The chance to win that was lost: less than 2 of 100 for a good one, less than 5 for
/// an inaccuracy, less than 10 for a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReviewClass {
    /// There was no other choice.
    Forced,
    /// What a bot that looks ahead would have chosen.
    Best,
    /// About as good, as far as can be told.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// More was lost.
    Mistake,
    /// Much was lost.
    Blunder,
}

/// A better choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewBetter {
    /// It.
    pub action: Value,
    /// The rule behind it.
    pub rule: String,
    /// The action with its price.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
    /// What it would lead to, in the game's own form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forecast: Option<Value>,
    /// The same in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<PhraseSchema>")]
    pub outlook: Option<Phrase>,
    /// The rules of what it would lead to, beside its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
    /// What was chosen, with its price.
    #[schemars(with = "PhraseSchema")]
    pub chosen: Phrase,
    /// The chance to win that was lost without it.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// The chance to win with it, by what the seat knew.
    pub chance: f64,
    /// Why it is better, the weightiest reason first.
    #[schemars(with = "Vec<PhraseSchema>")]
    pub reasons: Vec<Phrase>,
    /// What would probably have followed.
    pub line: Vec<ReviewStep>,
}

/// A choice that would probably have followed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewStep {
    /// Who would have chosen.
    #[schemars(with = "u8")]
    pub seat: Seat,
    /// What.
    #[schemars(with = "PhraseSchema")]
    pub say: Phrase,
}

/// What can be said of a seat after a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewSeat {
    /// Decisions with more than one choice.
    pub decisions: u32,
    /// How many of them were of each class: best, good, inaccuracy, mistake, blunder.
    pub classes: [u32; 5],
    /// The share of them that were best or good.
    pub accuracy: f64,
    /// The sum of the chances to win that were lost by what the seat knew.
    pub lost: f64,
    /// What its own choices changed in its chance to win.
    pub skill: f64,
    /// What the choices of others changed in it.
    pub others: f64,
    /// What the set-up and chance changed in it.
    pub luck: f64,
    /// The steps of the choices that lost most, the worst first, at most three.
    pub worst: Vec<u32>,
    /// The steps of the strokes of luck, good or bad, that changed most, at most three; 0 is the set-up.
    pub strokes: Vec<u32>,
}

/// Where the review of a race stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "state", rename_all = "snake_case", deny_unknown_fields)]
pub enum ReviewState {
    /// Nobody has asked for it, or whoever did no longer wishes it.
    None {},
    /// It is being made.
    Making {
        /// How many of its parts are done.
        done: u32,
        /// How many it has.
        parts: u32,
    },
    /// It is there.
    Made {
        /// It.
        review: Review,
    },
}

/// What the reviews of your races say together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MyReviews {
    /// One a game, the game with the most reviewed races first.
    pub games: Vec<GameReviews>,
}

/// What the reviews of several races of a game say together. What is a mean is one over the races.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameReviews {
    /// The game's id.
    pub game: String,
    /// How many races.
    pub races: u32,
    /// How many decisions with more than one choice, in all of them.
    pub decisions: u32,
    /// The share of them that were best or good.
    pub accuracy: f64,
    /// The chance to win that was lost in a race by what the seat knew, in the mean.
    pub lost: f64,
    /// What the set-up and chance changed in the chance to win a race, in the mean.
    pub luck: f64,
    /// What the own choices changed in it, in the mean.
    pub skill: f64,
    /// Where most was lost, the most first, at most five.
    pub weak: Vec<WeakSpot>,
}

/// A decision in a part of the race in which something was lost.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeakSpot {
    /// The decision, as the specification calls it.
    pub decision: String,
    /// The third of the race: 0, 1 or 2.
    pub third: u8,
    /// How many such decisions there were, in all races.
    pub decisions: u32,
    /// The chance to win that was lost in them in a race, in the mean.
    pub lost: f64,
}

/// From which moment of a finished race you play on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TryIt {
    /// From before this step, as replays and reviews count them: from 1.
    pub step: u32,
    /// Your seat. Bots sit at the others.
    pub seat: u8,
    /// The level of these bots; the usual one if none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

/// The moment of another race from which a race was begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TryOf {
    /// The table of that race.
    pub table: String,
    /// From before this step of it.
    pub step: u32,
}

impl ReviewClass {
    /// The class of a choice with which so much chance to win was lost.
    pub fn of_loss(loss: f64) -> ReviewClass {
        match loss {
            loss if loss < 0.02 => ReviewClass::Good,
            loss if loss < 0.05 => ReviewClass::Inaccuracy,
            loss if loss < 0.10 => ReviewClass::Mistake,
            _ => ReviewClass::Blunder,
        }
    }
}
