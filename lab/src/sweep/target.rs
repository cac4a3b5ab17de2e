//! What a designer wants: `seat_spread<2% rounds=12..16`.

use std::fmt;
use std::str::FromStr;

use engine::{Fault, Phrase};
use serde::Serialize;

use super::{figure, is_share};
use crate::stats::Estimate;

/// Where faults of targets are.
const PLACE: &str = "target";

/// A range that a figure is to lie in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Target {
    /// The figure's name.
    pub figure: String,
    /// At least this.
    pub low: Option<f64>,
    /// At most this.
    pub high: Option<f64>,
}

/// How a figure lies to its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hit {
    /// The whole interval lies in it.
    Met,
    /// The mean lies in it, the interval not wholly.
    Likely,
    /// The mean lies outside, the interval not wholly.
    Unlikely,
    /// The whole interval lies outside.
    Missed,
}

impl Target {
    /// How an estimate lies to the target.
    pub fn hit(&self, estimate: Estimate) -> Hit {
        let low = self.low.unwrap_or(f64::NEG_INFINITY);
        let high = self.high.unwrap_or(f64::INFINITY);
        if estimate.low >= low && estimate.high <= high {
            Hit::Met
        } else if estimate.high < low || estimate.low > high {
            Hit::Missed
        } else if self.miss(estimate.value) == 0.0 {
            Hit::Likely
        } else {
            Hit::Unlikely
        }
    }

    /// How far a value is outside the range.
    pub fn miss(&self, value: f64) -> f64 {
        let below = self.low.map_or(0.0, |low| low - value);
        let above = self.high.map_or(0.0, |high| value - high);
        below.max(above).max(0.0)
    }
}

impl FromStr for Target {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Target, Fault> {
        let wrong = |id| Phrase::new(id).naming("written", text);
        let Some(at) = text.find(['<', '>', '=']) else {
            return Err(Fault::said(PLACE, wrong("lab-no-target")));
        };
        let (name, rest) = (&text[..at], &text[at + 1..]);
        let rest = if text[at..].starts_with('=') { rest } else { rest.strip_prefix('=').unwrap_or(rest) };
        figure(name)?;
        let (low, high) = match (&text[at..=at], rest.split_once("..")) {
            ("<", None) => (None, Some(number(rest)?)),
            (">", None) => (Some(number(rest)?), None),
            ("=", Some((low, high))) => (Some(number(low)?), Some(number(high)?)),
            _ => {
                return Err(Fault::said(PLACE, wrong("lab-target-range").naming("figure", name)));
            }
        };
        let mut bounds = low.into_iter().chain(high);
        if let Some(bound) = bounds.find(|bound| is_share(name) && bound.abs() > 1.0) {
            let phrase = wrong("lab-target-share").naming("figure", name);
            return Err(Fault::said(PLACE, phrase.naming("bound", &bound.to_string())));
        }
        match (low, high) {
            (Some(low), Some(high)) if low > high => Err(Fault::said(PLACE, wrong("lab-target-order"))),
            (low, high) => Ok(Target { figure: name.to_string(), low, high }),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = |bound: f64| match is_share(&self.figure) {
            // Hundredths that are no binary fractions are shown as they were written.
            true => format!("{}%", (bound * 1e8).round() / 1e6),
            false => bound.to_string(),
        };
        match (self.low.map(said), self.high.map(said)) {
            (Some(low), Some(high)) => write!(f, "{}={low}..{high}", self.figure),
            (Some(low), None) => write!(f, "{}>{low}", self.figure),
            (None, Some(high)) => write!(f, "{}<{high}", self.figure),
            (None, None) => write!(f, "{}", self.figure),
        }
    }
}

/// A number, or a percentage.
pub fn number(text: &str) -> Result<f64, Fault> {
    let (digits, scale) = match text.strip_suffix('%') {
        Some(digits) => (digits, 0.01),
        None => (text, 1.0),
    };
    match digits.trim().parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(value * scale),
        _ => Err(Fault::said(PLACE, Phrase::new("lab-no-number").naming("written", text))),
    }
}

/// Reads targets with spaces or commas between.
pub fn targets(text: &str) -> Result<Vec<Target>, Fault> {
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(str::parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_and_others_refused_with_what_to_write() {
        let read = targets("seat_spread<2% rounds=12..16,decided>0.6").unwrap();
        assert_eq!(read.len(), 3);
        assert_eq!((read[0].low, read[0].high), (None, Some(0.02)));
        assert_eq!((read[1].low, read[1].high), (Some(12.0), Some(16.0)));
        for (bad, why) in [
            ("rounds", "lab-no-target written=rounds"),
            ("rounds=12", "lab-target-range written=rounds=12 figure=rounds"),
            ("rounds=16..12", "lab-target-order"),
            ("rounds<many", "lab-no-number written=many"),
            ("fun>1", "lab-no-figure figure=fun figures=seat_spread,"),
            ("seat_spread<2", "lab-target-share written=seat_spread<2 figure=seat_spread bound=2"),
            ("decided=10..50%", "bound=10"),
        ] {
            let refused = targets(bad).unwrap_err().why;
            assert!(refused.contains(why), "{bad}: {refused}");
        }
    }

    #[test]
    fn a_target_is_told_as_it_was_written() {
        for (written, told) in [
            ("seat_spread<7%", "seat_spread<7%"),
            ("decided>=0.6", "decided>60%"),
            ("rounds<=16", "rounds<16"),
            ("rounds=12..16.5", "rounds=12..16.5"),
        ] {
            assert_eq!(written.parse::<Target>().unwrap().to_string(), told);
        }
    }

    #[test]
    fn a_target_is_met_for_sure_only_with_the_whole_interval() {
        let target: Target = "rounds=12..16".parse().unwrap();
        let hit = |low: f64, value: f64, high: f64| target.hit(Estimate { value, low, high });
        assert_eq!(hit(12.5, 13.0, 13.5), Hit::Met);
        assert_eq!(hit(11.5, 12.1, 12.7), Hit::Likely);
        assert_eq!(hit(11.0, 11.9, 12.8), Hit::Unlikely);
        assert_eq!(hit(16.1, 17.0, 18.0), Hit::Missed);
        assert_eq!(target.miss(17.5), 1.5);
    }
}
