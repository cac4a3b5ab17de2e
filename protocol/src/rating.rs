//! Ratings: what they are at a table, after a race, in leaderboards and on profiles.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::MyRecord;

/// How strong somebody is in a game. Everybody begins at 25 with an uncertainty of 8.333; bots have what was measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingInfo {
    /// The strength.
    pub value: f64,
    /// The standard deviation of what is known of it.
    pub uncertainty: f64,
    /// Whether too little is known for it to mean much: the uncertainty is above 4.
    pub provisional: bool,
    /// Rated races so far; none for bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub races: Option<u32>,
}

/// What a rated race did to ratings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RatedResult {
    /// Whether it counted. It does not if two of its people had met in five rated races of the game within a day.
    pub counted: bool,
    /// The seats, in order; none if it did not count.
    pub seats: Vec<RatedSeat>,
}

/// What a rated race did to the rating of whoever had a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RatedSeat {
    /// The seat.
    pub seat: u8,
    /// The place that counted: whoever left comes last.
    pub place: u8,
    /// The rating before the race.
    pub before: RatingInfo,
    /// The rating after it; that of a bot stays.
    pub after: RatingInfo,
}

/// A rating in one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameRating {
    /// The game's id.
    pub game: String,
    /// The rating.
    pub rating: RatingInfo,
    /// The place in the game's leaderboard; none while the rating is provisional.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
}

/// The people of a game by their ratings, and the bots on the same scale.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leaderboard {
    /// The game's id.
    pub game: String,
    /// People whose ratings are not provisional, by what they are almost surely as strong as, the rating less three times its uncertainty; the strongest first.
    pub people: Vec<Leader>,
    /// The levels that were measured, the weakest level first.
    pub bots: Vec<BotRating>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Leader {
    /// The place.
    pub rank: u32,
    /// The person's public id.
    pub person: String,
    /// What they are called now.
    pub name: String,
    /// The rating.
    pub rating: RatingInfo,
}

/// A bot on the scale of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BotRating {
    /// The level's name.
    pub level: String,
    /// What was measured.
    pub rating: RatingInfo,
}

/// What everybody may know of somebody who has finished a rated race. Counted are finished races at rated or public tables that let people watch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The public id; it is no secret, and nobody becomes somebody by it.
    pub id: String,
    /// What they are called now.
    pub name: String,
    /// The ratings, by game.
    pub ratings: Vec<GameRating>,
    /// What they have achieved, by set-up, the one with the most races first.
    pub records: Vec<MyRecord>,
    /// The boards on which they raced most, at most five.
    pub boards: Vec<FavouriteBoard>,
    /// How many races were counted: the newest, and not all if there are very many.
    pub races: u32,
}

/// A board on which somebody races much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FavouriteBoard {
    /// The game's id.
    pub game: String,
    /// Every switch with its value, of the last race there.
    pub options: Value,
    /// How many seats that race had.
    pub seats: u8,
    /// Races on it.
    pub races: u32,
}

/// How somebody's rating in a game has come about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingHistory {
    /// The person's public id.
    pub person: String,
    /// The game's id.
    pub game: String,
    /// Before the first of these races.
    pub before: RatingInfo,
    /// The newest races that counted, in the order of finishing.
    pub points: Vec<RatingPoint>,
}

/// A rating after a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RatingPoint {
    /// The table's id.
    pub table: String,
    /// When the race ended, in milliseconds since 1970.
    pub at_ms: i64,
    /// The place that counted.
    pub place: u8,
    /// How many seats the race had.
    pub seats: u8,
    /// The rating after it.
    pub rating: RatingInfo,
}
