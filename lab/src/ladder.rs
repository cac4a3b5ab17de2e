//! The ladder: every level against every other, in pairs, and one rating for all.

use bots::Level;
use catalog::{Contest, Outcome, Rating, Rung, rate};
use serde::Serialize;

use crate::Entry;
use crate::arena::{self, Plan, shares_of_win};
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

/// How many races a ladder of this many levels has, for those who show progress.
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
    let seats = seats_of_pair(contest);
    let mut meetings = Vec::new();
    for (upper, lower) in (1..levels.len()).flat_map(|upper| (0..upper).map(move |lower| (upper, lower))) {
        let side = |seat: usize| if seat.is_multiple_of(2) { upper } else { lower };
        let entries: Vec<Entry> = (0..seats).map(|seat| Entry::Level(levels[side(seat)])).collect();
        let plan = Plan { entries: &entries, races, seed, timeout: TIMEOUT };
        meetings.push(Meeting { upper, lower, outcomes: arena::outcomes(contest, &plan, done) });
    }
    let ratings = rate_all(levels.len(), &meetings);
    let pair = |meeting: &Meeting| {
        let races = meeting.outcomes.len() as u64;
        let (upper, lower) = (levels[meeting.upper].name(), levels[meeting.lower].name());
        Pair { upper, lower, races, wins: share(meeting.wins(), races) }
    };
    let pairs = meetings.iter().map(pair).collect();
    let rung = |(level, rating): (&Level, &Rating)| Rung {
        bot: level.name().to_string(),
        rating: rating.value,
        uncertainty: rating.uncertainty,
    };
    Ladder { rungs: levels.iter().zip(&ratings).map(rung).collect(), pairs }
}

/// Four, or two where there is no room for four: both sides have as many seats.
fn seats_of_pair(contest: &dyn Contest) -> usize {
    if contest.seats() >= 4 { 4 } else { 2 }
}

/// The races of two levels.
struct Meeting {
    upper: usize,
    lower: usize,
    outcomes: Vec<Outcome>,
}

impl Meeting {
    /// Which level has a seat: every second one, moved on by one from race to race.
    fn side(&self, race: usize, seat: usize) -> usize {
        if (seat + race).is_multiple_of(2) { self.upper } else { self.lower }
    }

    /// The races that the higher level won; a shared win counts in part.
    fn wins(&self) -> f64 {
        let won = |(race, outcome): (usize, &Outcome)| {
            let shares = shares_of_win(outcome).enumerate();
            shares.filter(|(seat, _)| self.side(race, *seat) == self.upper).map(|(_, won)| won).sum::<f64>()
        };
        self.outcomes.iter().enumerate().map(won).sum()
    }

    /// The best place of a level in a race.
    fn best(&self, race: usize, level: usize) -> u8 {
        let places = self.outcomes[race].places.iter().enumerate();
        let own = places.filter(|(seat, _)| self.side(race, *seat) == level);
        own.map(|(_, place)| *place).min().unwrap_or(u8::MAX)
    }
}

/// The first race of every pair, then the second of every pair, and so on. A rating depends on the order: pair after pair,
/// whoever comes late would meet others who have long lost or won everything, and steps of one height would differ.
fn rate_all(levels: usize, meetings: &[Meeting]) -> Vec<Rating> {
    let mut ratings = vec![Rating::START; levels];
    let most = meetings.iter().map(|meeting| meeting.outcomes.len()).max().unwrap_or_default();
    for race in 0..most {
        for meeting in meetings.iter().filter(|meeting| race < meeting.outcomes.len()) {
            rate_pair(&mut ratings, meeting, race);
        }
    }
    ratings
}

/// A race counts once for the ratings: the best of each side against the best of the other.
fn rate_pair(ratings: &mut [Rating], meeting: &Meeting, race: usize) {
    let Meeting { upper, lower, .. } = *meeting;
    let places = [meeting.best(race, upper), meeting.best(race, lower)];
    let after = rate(&[ratings[upper], ratings[lower]], &places);
    (ratings[upper], ratings[lower]) = (after[0], after[1]);
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

    /// Races of four in which the higher level comes first in this many of ten.
    fn meeting(upper: usize, lower: usize, of_ten: usize) -> Meeting {
        let outcome = |race: usize| {
            let is_upper = |seat: usize| (seat + race).is_multiple_of(2);
            // Spread over the ten.
            let wins = (race + 1) * of_ten / 10 > race * of_ten / 10;
            let places =
                (0..4).map(|seat| if is_upper(seat) == wins { 1 + seat as u8 / 2 } else { 3 }).collect();
            Outcome { places, decisions: 0, lapses: Vec::new() }
        };
        Meeting { upper, lower, outcomes: (0..60).map(outcome).collect() }
    }

    #[test]
    fn steps_of_one_height_are_rated_so_whichever_pair_comes_first() {
        let meetings = [meeting(1, 0, 8), meeting(2, 0, 9), meeting(2, 1, 8)];
        assert!((meetings[2].wins() - 48.0).abs() < 1e-9, "{}", meetings[2].wins());
        let ratings: Vec<f64> = rate_all(3, &meetings).iter().map(|rating| rating.value).collect();
        let steps = [ratings[1] - ratings[0], ratings[2] - ratings[1]];
        assert!(steps[0] > 5.0 && (steps[1] - steps[0]).abs() < 0.5, "{ratings:?}");
        assert!((ratings[1] - 25.0).abs() < 0.5, "who is in the middle stays where all begin: {ratings:?}");
    }
}
