//! The ladder: every level against every other, in pairs, and one rating for all.

use bots::Level;
use catalog::{Contest, Outcome};
use serde::Serialize;
use skillratings::weng_lin::WengLinRating;

use crate::Entry;
use crate::arena::{self, Plan, rate, shares_of_win};
use crate::process::TIMEOUT;
use crate::stats::{Estimate, share};

/// A game's ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// The levels, in their order of strength by name.
    pub rungs: Vec<Rung>,
    /// Every pair, the higher level first.
    pub pairs: Vec<Pair>,
}

/// A level on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// The level.
    pub bot: &'static str,
    /// Its Weng-Lin rating over all pairs: 25 is where all begin.
    pub rating: f64,
    /// The rating's uncertainty.
    pub uncertainty: f64,
}

/// Two levels against each other: every second seat each.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The higher level.
    pub upper: &'static str,
    /// The lower level.
    pub lower: &'static str,
    /// Races run.
    pub races: u64,
    /// Share of races won by the higher level; half would be even.
    pub wins: Estimate,
}

/// How many races a ladder of so many levels has, for who shows progress.
pub fn races(levels: usize, contest: &dyn Contest, races: u64) -> u64 {
    let seats = seats_of_pair(contest) as u64;
    (levels * levels.saturating_sub(1) / 2) as u64 * races.div_ceil(seats) * seats
}

/// Runs `races` races (rounded up to whole rotations) for every pair of levels; `done` is told after each.
pub fn run(
    contest: &dyn Contest,
    levels: &[Level],
    races: u64,
    seed: u64,
    done: &(dyn Fn() + Sync),
) -> Ladder {
    let mut levels = levels.to_vec();
    levels.sort();
    levels.dedup();
    let mut ratings = vec![WengLinRating::new(); levels.len()];
    let mut pairs = Vec::new();
    for (upper, lower) in (1..levels.len()).flat_map(|upper| (0..upper).map(move |lower| (upper, lower))) {
        let seats = seats_of_pair(contest);
        let side = |seat: usize| if seat.is_multiple_of(2) { upper } else { lower };
        let entries: Vec<Entry> = (0..seats).map(|seat| Entry::Level(levels[side(seat)])).collect();
        let plan = Plan { entries: &entries, races, seed, timeout: TIMEOUT };
        let outcomes = arena::outcomes(contest, &plan, done);
        let mut wins = 0.0;
        for (race, outcome) in outcomes.iter().enumerate() {
            let side = |seat: usize| side((seat + race) % seats);
            wins += shares_of_win(outcome)
                .enumerate()
                .filter(|(seat, _)| side(*seat) == upper)
                .map(|(_, won)| won)
                .sum::<f64>();
            rate_pair(&mut ratings, upper, lower, &side, outcome);
        }
        let races = outcomes.len() as u64;
        let (upper, lower) = (levels[upper].name(), levels[lower].name());
        pairs.push(Pair { upper, lower, races, wins: share(wins, races) });
    }
    let rung = |(level, rating): (&Level, &WengLinRating)| Rung {
        bot: level.name(),
        rating: rating.rating,
        uncertainty: rating.uncertainty,
    };
    Ladder { rungs: levels.iter().zip(&ratings).map(rung).collect(), pairs }
}

/// Four, or two where there is no room for four: both sides have as many seats.
fn seats_of_pair(contest: &dyn Contest) -> usize {
    if contest.seats() >= 4 { 4 } else { 2 }
}

/// A race counts once for the ratings: the best of each side against the best of the other.
fn rate_pair(
    ratings: &mut [WengLinRating],
    upper: usize,
    lower: usize,
    side: &dyn Fn(usize) -> usize,
    outcome: &Outcome,
) {
    let best = |of: usize| {
        let places = outcome.places.iter().enumerate().filter(|(seat, _)| side(*seat) == of);
        places.map(|(_, place)| *place).min().unwrap_or(u8::MAX)
    };
    let between = Outcome { places: vec![best(upper), best(lower)], ..outcome.clone() };
    let mut both = [ratings[upper], ratings[lower]];
    rate(&mut both, &|seat| seat, &between);
    [ratings[upper], ratings[lower]] = both;
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_pair_is_run_and_the_better_level_is_rated_higher() {
        let game = catalog::find("pig").expect("the teaching game is there");
        let contest = game.contest(4, &json!({})).expect("defaults can be played");
        let levels = [Level::Greedy, Level::Random, Level::Novice];
        let ladder = run(contest.as_ref(), &levels, 100, 3, &|| ());
        let pairs: Vec<_> = ladder.pairs.iter().map(|pair| (pair.upper, pair.lower)).collect();
        assert_eq!(pairs, [("novice", "random"), ("greedy", "random"), ("greedy", "novice")]);
        assert_eq!(races(3, contest.as_ref(), 100), 300);
        assert!(ladder.pairs.iter().all(|pair| pair.races == 100));
        assert!(ladder.pairs[1].wins.low > 0.5, "{ladder:?}");
        assert!(ladder.rungs[2].rating > ladder.rungs[0].rating, "{ladder:?}");
    }
}
