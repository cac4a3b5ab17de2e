//! The question of a comparison, and when it is settled.

use serde::Serialize;

use super::Pair;
use crate::measure::Measure;
use crate::stats::Estimate;

/// What is to be settled: whether a measure differs by more than a margin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Question {
    /// The measure.
    pub measure: Measure,
    /// The difference that would not matter; none for one part in a hundred of the measure as it was.
    pub margin: Option<f64>,
}

impl Serialize for Question {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written {
            measure: &'static str,
            margin: Option<f64>,
        }
        Written { measure: self.measure.name(), margin: self.margin }.serialize(serializer)
    }
}

/// What is known of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// The measure is larger now.
    More,
    /// It is smaller now.
    Less,
    /// It differs by less than matters.
    Same,
    /// Not settled.
    Open,
}

/// Fewer races settle nothing: the interval is right for many.
const RACES_LEAST: u64 = 100;
/// One question in twenty may be answered wrongly.
const ALPHA: f64 = 0.05;
/// The interval is narrowest around this many races.
const NARROWEST: f64 = 1000.0;

impl Question {
    /// Its measure's place among all.
    pub(super) fn place(&self) -> usize {
        Measure::ALL.iter().position(|measure| *measure == self.measure).unwrap_or_default()
    }

    /// The difference with an interval that holds at all numbers of races at once.
    pub(super) fn interval(&self, pair: &Pair) -> Estimate {
        let value = pair.difference.mean().value;
        let n = pair.difference.count() as f64;
        if n < 2.0 {
            return Estimate { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let spread = (-2.0 * ALPHA.ln() + (1.0 - 2.0 * ALPHA.ln()).ln()) / NARROWEST;
        let root = (n * spread + 1.0).sqrt();
        let width = (2.0 * (n * spread + 1.0) / (n * n * spread) * (root / ALPHA).ln()).sqrt();
        let half = width * (pair.difference.standard_deviation().powi(2) + pair.unseen_variance()).sqrt();
        Estimate { value, low: value - half, high: value + half }
    }

    /// Whether it is settled.
    pub(super) fn answer(&self, pair: &Pair) -> Answer {
        if pair.difference.count() < RACES_LEAST {
            return Answer::Open;
        }
        let interval = self.interval(pair);
        let margin = self.margin.unwrap_or(pair.a.mean().value.abs() / 100.0);
        match (interval.low > 0.0, interval.high < 0.0) {
            (true, _) => Answer::More,
            (_, true) => Answer::Less,
            _ if interval.low > -margin && interval.high < margin => Answer::Same,
            _ => Answer::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// The first answer within 4,000 races whose differences are -1, 0 or 1, shifted.
    fn ask(seed: u64, shift: f64, margin: f64) -> (Answer, u64) {
        let question = Question { measure: Measure::Rounds, margin: Some(margin) };
        let mut rng = Rng::new(seed);
        let mut pair = Pair::default();
        for race in 1..=4_000 {
            pair.add(0.0, f64::from(rng.below(3)) - 1.0 + shift);
            let answer = question.answer(&pair);
            if answer != Answer::Open {
                return (answer, race);
            }
        }
        (Answer::Open, 4_000)
    }

    #[test]
    fn looking_after_every_race_finds_a_difference_that_is_not_there_in_less_than_one_of_twenty() {
        let wrong = (0..400).filter(|seed| ask(*seed, 0.0, 0.0).0 != Answer::Open).count();
        assert!(wrong <= 20, "{wrong} of 400");
    }

    /// What is answered after this many pairs of equal races of which every fourth is won.
    fn ask_of_equal(pairs: u32) -> Answer {
        let mut equal = Pair::default();
        for race in 0..pairs {
            let won = f64::from(u8::from(race.is_multiple_of(4)));
            equal.add(won, won);
        }
        Question { measure: Measure::FirstWins, margin: Some(0.0025) }.answer(&equal)
    }

    #[test]
    fn a_change_that_was_not_seen_may_come_in_three_pairs_more() {
        // 256 equal pairs leave room for a change in one race of a hundred, which is more than the margin.
        assert_eq!(ask_of_equal(256), Answer::Open);
        assert_eq!(ask_of_equal(4096), Answer::Same);
    }

    #[test]
    fn a_difference_is_found_and_its_absence_too() {
        for seed in 0..20 {
            assert_eq!(ask(seed, 0.3, 0.1).0, Answer::More);
            assert_eq!(ask(seed, -0.3, 0.1).0, Answer::Less);
            assert_eq!(ask(seed, 0.0, 0.1).0, Answer::Same);
        }
    }
}
