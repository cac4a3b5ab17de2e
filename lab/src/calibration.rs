//! Do chances mean what they say? Bots race; of what was called 30 % in the middle of these races, about 30 % should have been won.

use bots::{Brain, Care};
use catalog::{Contest, Foretold};
use rayon::prelude::*;
use serde::Serialize;

use crate::stats::{Estimate, Ratio, Sums};

/// Ranges of chances that are looked at each by itself, from 0 to 1.
pub const RANGES: usize = 10;

/// What is to be run.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Who races, at every seat.
    pub brain: Brain,
    /// How many races.
    pub races: u64,
    /// One decision in so many is looked at.
    pub every: u32,
    /// How chances are estimated.
    pub care: Care,
    /// The seed of the first race; each next one has the next.
    pub seed: u64,
}

/// What came of the chances in a range.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Range {
    /// The least and the most that was called so.
    pub from: f64,
    /// The end of the range, which is not in it but for 1.
    pub to: f64,
    /// How many chances were in it.
    pub chances: u64,
    /// Their mean.
    pub called: f64,
    /// The share that was won. Its interval is that of races, since chances of one race are alike.
    pub won: Estimate,
}

/// How well chances agree with what came.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    /// Races run.
    pub races: u64,
    /// Positions looked at; each gives a chance for every seat.
    pub positions: u64,
    /// The ranges in which there was something.
    pub ranges: Vec<Range>,
    /// The Brier score: the mean square of the difference between what was called and what came; 0 is knowing it all.
    pub brier: Estimate,
    /// That of whoever calls the same chance for every seat.
    pub base: Estimate,
}

/// Millionths, so that sums are whole numbers and the same in any order.
const WHOLE: f64 = 1_000_000.0;

/// Runs the races; `done` is told after each.
pub fn run(contest: &dyn Contest, plan: &Plan, done: &(dyn Fn() + Sync)) -> Calibration {
    let brains = vec![plan.brain; usize::from(contest.seats())];
    let race = |race: usize| {
        let foretold = contest.foretell(&brains, plan.seed.wrapping_add(race as u64), plan.every, plan.care);
        done();
        foretold
    };
    let races: Vec<Vec<Foretold>> =
        (0..plan.races as usize).into_par_iter().with_max_len(1).map(race).collect();
    compare(&races)
}

/// Compares what was foretold in each race with what came.
fn compare(races: &[Vec<Foretold>]) -> Calibration {
    let mut ranges = [(Ratio::default(), 0u64, 0.0); RANGES];
    let (mut brier, mut base, mut positions) = (Sums::default(), Sums::default(), 0);
    for race in races {
        let mut sums = [(0i64, 0i64); RANGES];
        let (mut square, mut base_square, mut count) = (0.0, 0.0, 0u32);
        for Foretold { chances, won } in race {
            positions += 1;
            let even = 1.0 / chances.len() as f64;
            for (chance, won) in chances.iter().zip(won) {
                let range = ((chance * RANGES as f64) as usize).min(RANGES - 1);
                sums[range].0 += (won * WHOLE).round() as i64;
                sums[range].1 += WHOLE as i64;
                ranges[range].1 += 1;
                ranges[range].2 += chance;
                square += (chance - won) * (chance - won);
                base_square += (even - won) * (even - won);
                count += 1;
            }
        }
        for (range, (won, chances)) in ranges.iter_mut().zip(sums) {
            range.0.add(won, chances);
        }
        if count > 0 {
            brier.add(square / f64::from(count));
            base.add(base_square / f64::from(count));
        }
    }
    let range = |(i, (won, chances, called)): (usize, &(Ratio, u64, f64))| Range {
        from: i as f64 / RANGES as f64,
        to: (i + 1) as f64 / RANGES as f64,
        chances: *chances,
        called: called / (*chances).max(1) as f64,
        won: won.estimate().of_share(),
    };
    let ranges = ranges.iter().enumerate().filter(|(_, (_, chances, _))| *chances > 0).map(range).collect();
    Calibration { races: races.len() as u64, positions, ranges, brier: brier.mean(), base: base.mean() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_half_and_won_half_of_the_time_is_right() {
        let says = |chance: f64, won: f64| Foretold {
            chances: vec![chance, 1.0 - chance],
            won: vec![won, 1.0 - won],
        };
        let races: Vec<Vec<Foretold>> = (0..40).map(|i| vec![says(0.5, f64::from(i % 2))]).collect();
        let found = compare(&races);
        let [range] = &found.ranges[..] else { panic!("{found:?}") };
        assert_eq!((range.from, range.chances, range.called, range.won.value), (0.5, 80, 0.5, 0.5));
        assert_eq!((found.positions, found.brier.value, found.base.value), (40, 0.25, 0.25));
        // Always called 90 %, won half of the time.
        let found = compare(&(0..40).map(|i| vec![says(0.9, f64::from(i % 2))]).collect::<Vec<_>>());
        assert_eq!(found.ranges.len(), 2);
        assert!(found.ranges[1].won.high < 0.9, "{found:?}");
        assert!((found.brier.value - 0.41).abs() < 1e-9, "(0.1 * 0.1 + 0.9 * 0.9) / 2: {found:?}");
        // Always right.
        let found =
            compare(&(0..40).map(|i| vec![says(f64::from(i % 2), f64::from(i % 2))]).collect::<Vec<_>>());
        assert_eq!(found.brier.value, 0.0);
    }
}
