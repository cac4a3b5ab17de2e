//! Statistics with their uncertainty. Intervals are for 95 %.

mod chance;
mod ratio;

use serde::{Deserialize, Deserializer, Serialize};

pub use chance::{chi_square_p, false_discovery, holm, normal_p, normal_quantile, studentised_range};
pub use ratio::Ratio;

/// The quantile of the normal distribution for 95 % on both sides.
pub const Z: f64 = 1.959_963_984_540_054;

/// An estimate with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The lower end of the interval; without end where too little is known.
    #[serde(deserialize_with = "no_lower_end")]
    pub low: f64,
    /// The upper end.
    #[serde(deserialize_with = "no_upper_end")]
    pub high: f64,
}

impl Estimate {
    /// The wider confidence interval of one of this many, so that all of them hold together in 95 of 100 runs (Bonferroni).
    #[must_use]
    pub fn simultaneous(self, many: usize) -> Estimate {
        let wider = normal_quantile(0.05 / many.max(1) as f64) / Z;
        let [low, high] = [self.low, self.high].map(|end| self.value + (end - self.value) * wider);
        Estimate { low, high, ..self }
    }

    /// The same for a share, which is zero at least and one at most.
    #[must_use]
    pub fn of_share(self) -> Estimate {
        Estimate { low: self.low.max(0.0), high: self.high.min(1.0), ..self }
    }
}

/// JSON knows no infinity: an end that is missing is written as null.
fn no_lower_end<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or(f64::NEG_INFINITY))
}

fn no_upper_end<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(from)?.unwrap_or(f64::INFINITY))
}

/// A mean with its interval by Student's distribution, from the number of values, their sum and that of their squares.
pub fn mean_of(count: u64, sum: f64, squares: f64) -> Estimate {
    let n = count as f64;
    let value = if count == 0 { 0.0 } else { sum / n };
    if count < 2 {
        return Estimate { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
    }
    let variance = ((squares - n * value * value) / (n - 1.0)).max(0.0);
    around(value, count, variance.sqrt())
}

/// The interval of a mean of this many values that deviate this much from it.
fn around(value: f64, count: u64, deviation: f64) -> Estimate {
    let half = student(count.saturating_sub(1)) * deviation / (count as f64).sqrt();
    Estimate { value, low: value - half, high: value + half }
}

/// A share, such as races won: Wilson's interval, which stays honest near 0 and 1 and with few races. A shared
/// win counts in part, so `successes` need not be whole.
pub fn share(successes: f64, races: u64) -> Estimate {
    if races == 0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    wilson(successes / races as f64, races as f64)
}

/// Wilson's interval for a share of this many, which need not be whole.
fn wilson(p: f64, n: f64) -> Estimate {
    if n <= 0.0 {
        return Estimate { value: p, low: 0.0, high: 1.0 };
    }
    let centre = (p + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let half = Z / (1.0 + Z * Z / n) * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    Estimate { value: p, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The largest share of wins less the smallest, with its interval, and the spread that chance alone stays below in 95 of
/// 100 runs if all are even. What one seat wins of the same races the other has lost.
pub fn spread(shares: &[f64], races: u64) -> (Estimate, f64) {
    let n = races.max(1) as f64;
    let most = shares.iter().copied().fold(f64::MIN, f64::max);
    let least = shares.iter().copied().fold(f64::MAX, f64::min);
    let value = if shares.is_empty() { 0.0 } else { most - least };
    let half = Z * ((most + least - value * value).max(0.0) / n).sqrt();
    let by_chance = studentised_range(shares.len()) * (1.0 / (shares.len().max(1) as f64 * n)).sqrt();
    (Estimate { value, low: (value - half).max(0.0), high: (value + half).min(1.0) }, by_chance)
}

/// Sums for a mean, added up in any grouping.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Sums {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// How many values.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The standard deviation of single values.
    pub fn standard_deviation(&self) -> f64 {
        let n = self.count as f64;
        if self.count < 2 {
            0.0
        } else {
            ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.0).sqrt()
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(&self, other: &Sums) -> Sums {
        Sums {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean with its interval.
    pub fn mean(&self) -> Estimate {
        mean_of(self.count, self.sum, self.squares)
    }

    /// The mean with the interval of values that deviate this much from it.
    pub fn mean_with(&self, deviation: f64) -> Estimate {
        around(self.mean().value, self.count, deviation)
    }
}

/// The quantile of Student's distribution for 95 % on both sides, by the expansion of Cornish and Fisher;
/// exact to three digits from five degrees of freedom on, and taken from tables below.
fn student(degrees: u64) -> f64 {
    match degrees {
        0 => f64::INFINITY,
        1 => 12.706,
        2 => 4.303,
        3 => 3.182,
        4 => 2.776,
        _ => {
            let d = degrees as f64;
            let z2 = Z * Z;
            Z + Z * (z2 + 1.0) / (4.0 * d)
                + Z * (5.0 * z2 * z2 + 16.0 * z2 + 3.0) / (96.0 * d * d)
                + Z * (3.0 * z2 * z2 * z2 + 19.0 * z2 * z2 + 17.0 * z2 - 15.0) / (384.0 * d * d * d)
                + Z * (79.0 * z2.powi(4) + 776.0 * z2.powi(3) + 1482.0 * z2 * z2 - 1920.0 * z2 - 945.0)
                    / (92160.0 * d * d * d * d)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} should be {expected}");
    }

    #[test]
    fn wilsons_interval_has_the_published_values() {
        // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (successes, races, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ] {
            let estimate = share(successes, races);
            close(estimate.low, low, 0.00006);
            close(estimate.high, high, 0.00006);
        }
        assert_eq!((share(0.0, 0).low, share(0.0, 0).high), (0.0, 1.0));
    }

    #[test]
    fn students_quantiles_have_the_published_values() {
        for (degrees, expected) in
            [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (120, 1.980)]
        {
            close(student(degrees), expected, 0.001);
        }
    }

    #[test]
    fn among_many_an_interval_is_wider() {
        let estimate = Estimate { value: 1.0, low: 1.0 - Z, high: 1.0 + Z };
        close(estimate.simultaneous(1).high, 1.0 + Z, 1e-9);
        // 0.05 / 20 on both sides: 3.0233.
        close(estimate.simultaneous(20).high, 4.0233, 1e-4);
        close(estimate.simultaneous(20).low, -2.0233, 1e-4);
    }

    #[test]
    fn a_mean_has_the_interval_of_its_sample() {
        let mut sums = Sums::default();
        for value in [4.0, 5.0, 6.0, 5.0, 5.0, 7.0, 3.0, 5.0, 4.0, 6.0] {
            sums.add(value);
        }
        // Mean 5, sample deviation 1.1547, t(9) = 2.262: half width 0.826.
        let mean = sums.mean();
        close(mean.value, 5.0, 1e-12);
        close(mean.high - mean.value, 0.826, 0.001);
    }

    /// The exact chance that the interval of `races` races covers a true share.
    fn coverage(p: f64, races: u32) -> f64 {
        let mut chance = (1.0 - p).powi(races as i32);
        let mut covered = 0.0;
        for wins in 0..=races {
            let estimate = share(f64::from(wins), u64::from(races));
            if estimate.low <= p && p <= estimate.high {
                covered += chance;
            }
            chance *= f64::from(races - wins) / f64::from(wins + 1) * p / (1.0 - p);
        }
        covered
    }

    #[test]
    fn the_interval_of_a_share_covers_the_truth_as_often_as_it_says() {
        let coverages: Vec<f64> = (5..=95).map(|p| coverage(f64::from(p) / 100.0, 60)).collect();
        let mean = coverages.iter().sum::<f64>() / coverages.len() as f64;
        close(mean, 0.95, 0.01);
        assert!(coverages.iter().all(|coverage| *coverage > 0.9), "{coverages:?}");
    }
}
