//! The arena: bots race each other, and the table says how sure the result is.
//!
//! Every seed is raced once for each rotation of the seats, so that nobody gains by the place at the table or by
//! the luck of the draw. Results are kept by the number of the race: they are the same for any number of threads.

use bots::Level;
use catalog::{Contest, Outcome};
use rayon::prelude::*;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::stats::{Estimate, Sums, share};

/// What one entrant achieved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: String,
    /// How many entrants of that name there are.
    pub entrants: u32,
    /// Races, counted once an entrant.
    pub races: u64,
    /// Share of races won; a shared win counts in part. For several entrants of one name: of one of them.
    pub wins: Estimate,
    /// Mean place.
    pub place: Estimate,
    /// Weng-Lin rating: 25 is where all begin, the uncertainty is its standard deviation.
    pub rating: f64,
    /// The rating's uncertainty.
    pub uncertainty: f64,
}

/// The result of an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Table {
    /// Races run.
    pub races: u64,
    /// The share that chance alone would give.
    pub even: f64,
    /// The bots, the best first.
    pub standings: Vec<Standing>,
}

/// Runs `races` races (rounded up to whole rotations) between the levels; `done` is told after each.
pub fn run(
    contest: &dyn Contest,
    levels: &[Level],
    races: u64,
    seed: u64,
    done: &(dyn Fn() + Sync),
) -> Table {
    let seats = levels.len() as u64;
    let races = races.div_ceil(seats) * seats;
    let outcomes: Vec<Outcome> = (0..races)
        .into_par_iter()
        .map(|race| {
            let outcome = contest.race(&rotated(levels, race % seats), seed.wrapping_add(race / seats));
            done();
            outcome
        })
        .collect();
    tabulate(levels, &outcomes)
}

/// Seat s of rotation r is taken by entrant (s + r) mod n.
fn rotated(levels: &[Level], rotation: u64) -> Vec<Level> {
    let n = levels.len();
    (0..n).map(|seat| levels[(seat + rotation as usize) % n]).collect()
}

fn tabulate(levels: &[Level], outcomes: &[Outcome]) -> Table {
    let n = levels.len();
    let mut wins = vec![0.0; n];
    let mut places = vec![Sums::default(); n];
    let mut ratings = vec![WengLinRating::new(); n];
    for (race, outcome) in outcomes.iter().enumerate() {
        let entrant = |seat: usize| (seat + race) % n;
        let winners = outcome.places.iter().filter(|place| **place == 1).count() as f64;
        for (seat, place) in outcome.places.iter().enumerate() {
            places[entrant(seat)].add(f64::from(*place));
            if *place == 1 {
                wins[entrant(seat)] += 1.0 / winners;
            }
        }
        rate(&mut ratings, &entrant, outcome);
    }
    let mut names: Vec<Level> = levels.to_vec();
    names.sort();
    names.dedup();
    let standing = |level: &Level| {
        let entrants: Vec<usize> = (0..n).filter(|i| levels[*i] == *level).collect();
        let count = entrants.len() as f64;
        let races = outcomes.len() as u64 * entrants.len() as u64;
        let mean = |value: &dyn Fn(usize) -> f64| entrants.iter().map(|i| value(*i)).sum::<f64>() / count;
        Standing {
            bot: level.name().to_string(),
            entrants: entrants.len() as u32,
            races,
            wins: share(entrants.iter().map(|i| wins[*i]).sum(), races),
            place: entrants.iter().fold(Sums::default(), |sums, i| sums.and(&places[*i])).mean(),
            rating: mean(&|i| ratings[i].rating),
            uncertainty: mean(&|i| ratings[i].uncertainty),
        }
    };
    let mut standings: Vec<Standing> = names.iter().map(standing).collect();
    standings.sort_by(|one, other| other.wins.value.total_cmp(&one.wins.value));
    Table { races: outcomes.len() as u64, even: 1.0 / n as f64, standings }
}

/// Every entrant is a team of one.
fn rate(ratings: &mut [WengLinRating], entrant: &dyn Fn(usize) -> usize, outcome: &Outcome) {
    let teams: Vec<[WengLinRating; 1]> = (0..ratings.len()).map(|seat| [ratings[entrant(seat)]]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(&outcome.places)
        .map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    for (seat, team) in rated.iter().enumerate() {
        if let Some(rating) = team.first() {
            ratings[entrant(seat)] = *rating;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use serde_json::json;

    use super::*;

    #[test]
    fn a_better_bot_wins_more_and_the_table_does_not_depend_on_threads() {
        let game = catalog::find("pig").expect("the teaching game is there");
        let contest = game.contest(2, &json!({})).expect("defaults can be played");
        let count = AtomicU64::new(0);
        let arena = |threads: usize| {
            let pool =
                rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads");
            let done = || {
                count.fetch_add(1, Ordering::Relaxed);
            };
            pool.install(|| run(contest.as_ref(), &[Level::Random, Level::Greedy], 199, 5, &done))
        };
        let table = arena(1);
        assert_eq!(table, arena(2));
        assert_eq!((table.races, count.load(Ordering::Relaxed)), (200, 400), "rounded up to whole rotations");
        assert_eq!(table.standings[0].bot, "greedy");
        assert!(table.standings[0].wins.low > 0.7, "{table:?}");
        let shares: f64 = table.standings.iter().map(|standing| standing.wins.value).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        assert!(table.standings[0].rating > table.standings[1].rating);
    }

    #[test]
    fn equals_share_the_wins_evenly() {
        let game = catalog::find("pig").expect("the teaching game is there");
        let contest = game.contest(4, &json!({})).expect("defaults can be played");
        let table = run(contest.as_ref(), &[Level::Greedy; 4], 400, 1, &|| ());
        assert_eq!(table.standings.len(), 1);
        assert_eq!(table.standings[0].races, 1600);
        assert!((table.standings[0].wins.value - table.even).abs() < 1e-9);
    }
}
