//! How often each whole number occurred: from it follow mean, quantiles and the picture.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::summary::{Bar, Distribution};
use crate::stats::{Estimate, Z, mean_of};

/// How often each whole number occurred.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Histogram(BTreeMap<i64, u64>);

/// The most bars of a picture.
const BARS_MAX: i64 = 40;
/// The share of values that is shown in bars of equal width.
const USUAL: f64 = 0.99;
/// Where this share of values would fill a tenth of the picture or less, the rest is put into the last bar.
const COMMON: f64 = 0.95;
const FAR: i64 = 10;

impl Histogram {
    /// Counts a value this many times.
    pub fn add(&mut self, value: i64, times: u64) {
        if times > 0 {
            *self.0.entry(value).or_default() += times;
        }
    }

    /// Adds all of another.
    pub fn merge(&mut self, other: &Histogram) {
        for (value, times) in &other.0 {
            self.add(*value, *times);
        }
    }

    /// How many values were counted.
    pub fn count(&self) -> u64 {
        self.0.values().sum()
    }

    /// How often a value was counted.
    pub fn times(&self, value: i64) -> u64 {
        self.0.get(&value).copied().unwrap_or_default()
    }

    /// The mean of `scale` times the values, with its interval.
    pub fn mean(&self, scale: f64) -> Estimate {
        let (sum, squares) = self.moments();
        mean_of(self.count(), sum * scale, squares * scale * scale)
    }

    /// The sums of the values and of their squares; exact up to the last division.
    fn moments(&self) -> (f64, f64) {
        let whole = |power: u32| -> i128 {
            self.0.iter().map(|(value, times)| i128::from(*value).pow(power) * i128::from(*times)).sum()
        };
        (whole(1) as f64, whole(2) as f64)
    }

    /// The value at a rank, from 0.
    fn at(&self, rank: u64) -> i64 {
        let mut before = 0;
        for (value, times) in &self.0 {
            before += times;
            if rank < before {
                return *value;
            }
        }
        self.0.keys().next_back().copied().unwrap_or_default()
    }

    /// The value below which this share of all lies.
    fn quantile(&self, share: f64) -> i64 {
        let count = self.count();
        self.at(((count as f64 * share) as u64).min(count.saturating_sub(1)))
    }

    /// The median with an interval by the ranks that a fair coin gives.
    fn median(&self, scale: f64) -> Estimate {
        let n = self.count();
        let last = n.saturating_sub(1);
        // From 0, so one less than the rank; the other end is as far from the last.
        let first = (n as f64 / 2.0 - Z * (n as f64).sqrt() / 2.0 - 1.0).max(0.0) as u64;
        let at = |rank: u64| self.at(rank) as f64 * scale;
        Estimate { value: at(last / 2), low: at(first), high: at(last - first) }
    }

    /// Everything that is shown of it, each value times `scale`.
    pub fn distribution(&self, scale: f64) -> Distribution {
        let n = self.count();
        let (sum, squares) = self.moments();
        let variance = if n < 2 { 0.0 } else { (squares - sum * sum / n as f64) / (n as f64 - 1.0) };
        let value = |of: Option<&i64>| of.copied().unwrap_or_default() as f64 * scale;
        Distribution {
            mean: self.mean(scale),
            median: self.median(scale),
            deviation: variance.max(0.0).sqrt() * scale,
            low: self.quantile(0.05) as f64 * scale,
            high: self.quantile(0.95) as f64 * scale,
            least: value(self.0.keys().next()),
            most: value(self.0.keys().next_back()),
            bars: self.bars(scale),
        }
    }

    /// The picture: a bar a value where there are few, else bars of equal width in whole numbers. Rare values far above
    /// the rest share the last bar, or the rest would not be seen.
    fn bars(&self, scale: f64) -> Vec<Bar> {
        let (Some(&least), Some(&most)) = (self.0.keys().next(), self.0.keys().next_back()) else {
            return Vec::new();
        };
        let (usual, common) = (self.quantile(USUAL), self.quantile(COMMON));
        let top = if most - least > 3 * (usual - least) && usual > least {
            usual + 1
        } else if most - least > FAR * (common - least).max(1) {
            least + 3 * (common - least).max(1)
        } else {
            most
        };
        let width = (top - least + BARS_MAX) / BARS_MAX;
        let bars = (top - least) / width + 1;
        let mut times = vec![0; bars as usize];
        for (value, count) in &self.0 {
            times[((value.min(&top) - least) / width) as usize] += count;
        }
        let bar = |(i, times): (usize, u64)| {
            let from = least + i as i64 * width;
            Bar { from: from as f64 * scale, to: (from + width) as f64 * scale, times }
        };
        times.into_iter().enumerate().map(bar).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: &[(i64, u64)]) -> Histogram {
        let mut histogram = Histogram::default();
        for (value, times) in values {
            histogram.add(*value, *times);
        }
        histogram
    }

    #[test]
    fn a_distribution_has_the_figures_of_its_sample() {
        let found = of(&[(1, 1), (2, 2), (3, 4), (4, 2), (5, 1)]).distribution(1.0);
        assert_eq!((found.mean.value, found.median.value, found.least, found.most), (3.0, 3.0, 1.0, 5.0));
        // Squares about the mean: 4 + 2 + 0 + 2 + 4 = 12, over 9.
        assert!((found.deviation - (12.0f64 / 9.0).sqrt()).abs() < 1e-12);
        assert_eq!(found.bars.iter().map(|bar| bar.times).collect::<Vec<_>>(), [1, 2, 4, 2, 1]);
    }

    #[test]
    fn a_wide_range_is_put_into_bars_that_hold_every_value() {
        let values: Vec<(i64, u64)> = (-500..=777).map(|value| (value, 3)).collect();
        let bars = of(&values).distribution(1.0).bars;
        assert!(bars.len() <= BARS_MAX as usize);
        assert_eq!(bars.iter().map(|bar| bar.times).sum::<u64>(), 1278 * 3);
    }

    #[test]
    fn rare_values_far_away_share_the_last_bar() {
        let bars = of(&[(1, 600), (2, 300), (3, 95), (150, 5)]).distribution(1.0).bars;
        assert_eq!(bars.iter().map(|bar| bar.times).collect::<Vec<_>>(), [600, 300, 95, 5]);
        assert_eq!((bars[3].from, bars[3].to), (4.0, 5.0));
    }

    #[test]
    fn a_long_tail_does_not_hide_where_nearly_all_values_are() {
        // Nine in ten decisions have two or three choices, a few have some of two hundred.
        let mut histogram = of(&[(1, 50), (2, 700), (3, 150), (6, 60)]);
        (100..140).for_each(|value| histogram.add(value, 1));
        let bars = histogram.distribution(1.0).bars;
        assert_eq!((bars.len(), bars[1].times, bars[1].to - bars[1].from), (16, 700, 1.0));
        assert_eq!((bars[15].from, bars[15].times), (16.0, 40));
    }

    #[test]
    fn the_median_of_a_hundred_lies_between_the_published_ranks() {
        // For n = 100 the 95 % interval of the median is from the 40th to the 61st value.
        let values: Vec<(i64, u64)> = (1..=100).map(|value| (value, 1)).collect();
        let median = of(&values).distribution(1.0).median;
        assert_eq!((median.low, median.high), (40.0, 61.0));
    }

    #[test]
    fn two_merged_are_as_one() {
        let mut one = of(&[(1, 2), (7, 1)]);
        one.merge(&of(&[(7, 4), (-3, 1)]));
        assert_eq!(one, of(&[(-3, 1), (1, 2), (7, 5)]));
    }
}
