//! A ratio of two sums over races, such as forced decisions to all decisions. Decisions of one race are alike, so races
//! and not decisions give the uncertainty: the linearised variance of a ratio, as survey statistics have it.

use serde::{Deserialize, Serialize};

use super::{Estimate, Z, wilson};

/// Sums over races for a ratio. Whole numbers, so that they add up in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ratio {
    races: u64,
    over: i64,
    under: i64,
    over_squares: i128,
    under_squares: i128,
    products: i128,
}

impl Ratio {
    /// Counts a race: what stands over and under the line.
    pub fn add(&mut self, over: i64, under: i64) {
        self.races += 1;
        self.over += over;
        self.under += under;
        self.over_squares += i128::from(over) * i128::from(over);
        self.under_squares += i128::from(under) * i128::from(under);
        self.products += i128::from(over) * i128::from(under);
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Ratio) {
        self.races += other.races;
        self.over += other.over;
        self.under += other.under;
        self.over_squares += other.over_squares;
        self.under_squares += other.under_squares;
        self.products += other.products;
    }

    /// Races counted.
    pub fn races(&self) -> u64 {
        self.races
    }

    /// The ratio.
    pub fn value(&self) -> f64 {
        if self.under == 0 { 0.0 } else { self.over as f64 / self.under as f64 }
    }

    /// The ratio's standard error.
    pub fn error(&self) -> f64 {
        if self.races < 2 || self.under == 0 {
            return f64::INFINITY;
        }
        let (n, ratio) = (self.races as f64, self.value());
        let squares = self.over_squares as f64 - 2.0 * ratio * self.products as f64
            + ratio * ratio * self.under_squares as f64;
        (squares.max(0.0) * n / (n - 1.0)).sqrt() / (self.under as f64).abs()
    }

    /// The ratio with its interval.
    pub fn estimate(&self) -> Estimate {
        let (value, half) = (self.value(), Z * self.error());
        Estimate { value, low: value - half, high: value + half }
    }

    /// The ratio with its interval, where it is a share.
    pub fn share(&self) -> Estimate {
        self.share_of(1.0, 0.0).0
    }

    /// The ratio over `unit` and above `from`, which together are a share: Wilson's interval for as many as would tell it
    /// as well if they were independent, and how many these are. So it stays between zero and one, and is not nothing
    /// where all races were alike.
    pub(crate) fn share_of(&self, unit: f64, from: f64) -> (Estimate, f64) {
        let share = (self.value() / unit + from).clamp(0.0, 1.0);
        if self.races < 2 || self.under == 0 {
            return (wilson(share, 0.0), 0.0);
        }
        // What never happened in n races happens in three of n at most: no error is smaller than that gives.
        let error = (self.error() / unit).max(3.0 / (Z * self.under as f64));
        let variance = share * (1.0 - share);
        let as_many = if variance > 0.0 { variance / (error * error) } else { self.races as f64 };
        (wilson(share, as_many), as_many)
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    #[test]
    fn a_ratio_to_one_a_race_is_a_mean() {
        let mut ratio = Ratio::default();
        for value in [4, 5, 6, 5, 5, 7, 3, 5, 4, 6] {
            ratio.add(value, 1);
        }
        // Mean 5, sample deviation 1.1547.
        assert_eq!(ratio.value(), 5.0);
        assert!((ratio.error() - 1.1547 / 10.0f64.sqrt()).abs() < 1e-4);
    }

    #[test]
    fn a_share_that_never_varied_is_not_certain() {
        let mut never = Ratio::default();
        let mut always = Ratio::default();
        for _ in 0..200 {
            never.add(0, 10);
            always.add(10, 10);
        }
        // Wilson's interval for 0 of 200.
        let share = never.share();
        assert!(share.low == 0.0 && (share.high - 0.0188).abs() < 1e-4, "{share:?}");
        let share = always.share();
        assert!(share.high == 1.0 && (share.low - 0.9812).abs() < 1e-4, "{share:?}");
        assert_eq!((Ratio::default().share().low, Ratio::default().share().high), (0.0, 1.0));
    }

    #[test]
    fn the_interval_covers_the_truth_in_95_of_100_where_races_differ() {
        // A race has 10 or 30 decisions; in the long ones one in two is forced, in the short ones one in five.
        // The true ratio is (10 / 5 + 30 / 2) / 40 = 0.425.
        let covers = |seed: u64| {
            let mut rng = Rng::new(seed);
            let mut ratio = Ratio::default();
            for _ in 0..200 {
                let (decisions, one_in) = if rng.below(2) == 0 { (10, 5) } else { (30, 2) };
                let forced = (0..decisions).filter(|_| rng.below(one_in) == 0).count();
                ratio.add(forced as i64, i64::from(decisions));
            }
            [ratio.estimate(), ratio.share()].map(|estimate| estimate.low <= 0.425 && 0.425 <= estimate.high)
        };
        let covered: Vec<[bool; 2]> = (0..1000).map(covers).collect();
        for interval in 0..2 {
            let covered = covered.iter().filter(|covered| covered[interval]).count();
            assert!((930..=968).contains(&covered), "{covered} of 1000");
        }
    }
}
