//! Ratings: how strong people and bots are, on one scale for each game. Weng and Lin's way for races of many, by the model of Bradley and
//! Terry: every pair of a race is compared.

use std::sync::OnceLock;

use bots::Level;
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{files, games};

/// How strong somebody is, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength: a difference of 4 wins about two races of three between two who are well known.
    pub value: f64,
    /// The standard deviation of what is known of it.
    pub uncertainty: f64,
}

impl Rating {
    /// Where everybody begins.
    pub const START: Rating = Rating { value: 25.0, uncertainty: 25.0 / 3.0 };

    /// What somebody is almost surely as strong as: three deviations below. Nobody climbs by having raced little.
    pub fn sure(self) -> f64 {
        self.value - 3.0 * self.uncertainty
    }

    /// Whether too little is known of it to mean much.
    pub fn is_provisional(self) -> bool {
        self.uncertainty > PROVISIONAL
    }
}

/// Above this uncertainty a rating is provisional: for the first six to ten races of four, or about twenty of two.
const PROVISIONAL: f64 = 4.0;

/// The ratings after a race, from those before and the places; level seats share a place.
///
/// ```
/// use catalog::{Rating, rate};
/// let after = rate(&[Rating::START, Rating::START], &[1, 2]);
/// assert!(after[0].value > 25.0 && after[1].value < 25.0);
/// ```
pub fn rate(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    // Everybody is a team of one.
    let team = |rating: &Rating| [WengLinRating { rating: rating.value, uncertainty: rating.uncertainty }];
    let teams: Vec<[WengLinRating; 1]> = before.iter().map(team).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    after
        .iter()
        .flatten()
        .map(|rated| Rating { value: rated.rating, uncertainty: rated.uncertainty })
        .collect()
}

/// What a ladder measured: `cargo xtask ratings GAME` writes it.
#[derive(Debug, Deserialize)]
struct Measured {
    rules_version: u32,
    ladder: Measures,
}

/// What of a ladder says how strong its bots are.
#[derive(Debug, Deserialize)]
struct Measures {
    rungs: Vec<Rung>,
}

/// A level on a ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rung {
    /// The level.
    pub bot: String,
    /// Its Weng-Lin rating over all pairs: 25 is where all begin.
    pub rating: f64,
    /// The rating's uncertainty.
    pub uncertainty: f64,
}

/// The file of a game's folder `ratings`.
const FILE: &str = "ladder.json";

/// By game: the version of the rules, and the rating of each level that was measured.
type Known = Vec<Of>;
type Of = (&'static str, u32, Vec<(Level, Rating)>);

fn known() -> &'static Known {
    static KNOWN: OnceLock<Known> = OnceLock::new();
    KNOWN.get_or_init(|| games().filter_map(|game| read(game.id())).collect())
}

fn read(game: &'static str) -> Option<Of> {
    let (_, text) = files(game, "ratings").find(|(name, _)| *name == FILE)?;
    let Measured { rules_version, ladder } =
        serde_json::from_str(text).expect("a file that `cargo xtask ratings` wrote can be read");
    let rung = |rung: Rung| {
        let level = rung.bot.parse().expect("a ladder has levels");
        (level, Rating { value: rung.rating, uncertainty: rung.uncertainty })
    };
    Some((game, rules_version, ladder.rungs.into_iter().map(rung).collect()))
}

/// The measured rating of a bot on a game's usual set-up; none if nobody has measured it.
pub fn bot_rating(game: &str, level: Level) -> Option<Rating> {
    let (.., levels) = known().iter().find(|(id, ..)| *id == game)?;
    levels.iter().find(|(known, _)| *known == level).map(|(_, rating)| *rating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find;

    fn is_near(one: Rating, value: f64, uncertainty: f64) -> bool {
        (one.value - value).abs() < 1e-6 && (one.uncertainty - uncertainty).abs() < 1e-6
    }

    #[test]
    fn two_who_are_new_change_as_worked_by_hand() {
        // Both 25 with variance 69.444; beta is 25/6, so c = sqrt(2 * 69.444 + 2 * 17.361) = 13.176157.
        // p = 1/2. The winner gains 69.444 / c * 1/2 = 2.635231.
        // Of the variance goes gamma * 69.444 / c^2 * p * (1 - p) with gamma = 8.333 / c = 0.632456: 0.4 * 0.632456 / 4 = 0.0632456,
        // so 8.333 * sqrt(1 - 0.0632456) = 8.065506.
        let after = rate(&[Rating::START, Rating::START], &[1, 2]);
        assert!(is_near(after[0], 27.635231, 8.065506), "{after:?}");
        assert!(is_near(after[1], 22.364769, 8.065506), "{after:?}");
        let level = rate(&[Rating::START, Rating::START], &[1, 1]);
        assert!(is_near(level[0], 25.0, 8.065506) && is_near(level[1], 25.0, 8.065506), "{level:?}");
    }

    #[test]
    fn a_win_over_somebody_well_known_and_stronger_counts_more() {
        let known = |value| Rating { value, uncertainty: 2.0 };
        let gain = |rival| rate(&[Rating::START, known(rival)], &[1, 2])[0].value - 25.0;
        assert!(gain(35.0) > gain(25.0) && gain(25.0) > gain(15.0));
        let lost = rate(&[Rating::START, known(15.0)], &[2, 1]);
        assert!(lost[0].value < 25.0 - gain(15.0) && lost[1].value > 15.0, "{lost:?}");
    }

    #[test]
    fn bots_are_on_the_scale_with_what_was_measured_under_the_rules_of_today() {
        assert!(known().len() >= 6, "a new game may wait for its ladder");
        for (id, version, levels) in known() {
            let game = find(id).expect("a game of the list");
            assert_eq!(*version, game.rules_version(), "the rules have changed: cargo xtask ratings {id}");
            assert_eq!(levels.len(), 5, "all levels but the slowest");
            assert!(levels.iter().all(|(_, rating)| !rating.value.is_nan() && rating.uncertainty > 0.0));
            let of = |level| bot_rating(game.id(), level).expect("measured").value;
            assert!(of(Level::Random) < of(Level::Greedy), "{levels:?}");
            assert_eq!(bot_rating(game.id(), Level::Master), None, "it takes fifty times as long");
        }
    }
}
