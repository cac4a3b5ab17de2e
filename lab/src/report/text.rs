//! Texts and numbers of the report: text that no name can break, and digits as far as they are known.

use crate::Words;
use crate::stats::Estimate;

/// Text as it may stand between tags and in attributes.
pub(super) fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(letter),
        }
    }
    out
}

/// What a figure is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// As it is.
    Number,
    /// A share, shown in hundredths.
    Percent,
    /// A difference of shares, shown in hundredths with its sign.
    Points,
}

impl Unit {
    fn shown(self, value: f64) -> f64 {
        match self {
            Unit::Number => value,
            Unit::Percent | Unit::Points => value * 100.0,
        }
    }

    /// A number with this many decimals, without the unit's name.
    fn bare(self, words: &Words, value: f64, decimals: usize) -> String {
        let text = words.fixed(self.shown(value), decimals);
        let is_above = self == Unit::Points && text.contains(|c: char| c.is_ascii_digit() && c != '0');
        if is_above && !text.starts_with('−') { format!("+{text}") } else { text }
    }

    /// A number with this many decimals.
    pub(super) fn plain(self, words: &Words, value: f64, decimals: usize) -> String {
        let text = self.bare(words, value, decimals);
        if self == Unit::Percent { format!("{text}\u{a0}%") } else { text }
    }

    /// The best guess alone, with the digits that are known.
    pub(super) fn value(self, words: &Words, estimate: &Estimate) -> String {
        let is_whole = estimate.value == 0.0 || self == Unit::Percent && estimate.value == 1.0;
        let decimals = if is_whole { 0 } else { self.decimals(estimate) };
        self.plain(words, estimate.value, decimals)
    }

    /// The interval: "28.2 to 30.0".
    pub(super) fn interval(self, words: &Words, estimate: &Estimate) -> String {
        let decimals = self.decimals(estimate);
        let end =
            |value: f64| if value.is_finite() { self.bare(words, value, decimals) } else { "?".to_string() };
        if !estimate.low.is_finite() && !estimate.high.is_finite() {
            return words.say("lab-too-few");
        }
        words.fill("lab-interval", &[("low", &end(estimate.low)), ("high", &end(estimate.high))])
    }

    /// The best guess with its interval: "29.1 % (28.2 to 30.0)".
    pub(super) fn full(self, words: &Words, estimate: &Estimate) -> String {
        let (value, interval) = (self.value(words, estimate), self.interval(words, estimate));
        words.fill("lab-estimate", &[("value", &value), ("interval", &interval)])
    }

    fn decimals(self, estimate: &Estimate) -> usize {
        let half = self.shown(estimate.high - estimate.low) / 2.0;
        let value = self.shown(estimate.value);
        if half.is_finite() && half > 0.0 {
            // Two digits of an uncertainty that begins with 1, one digit of others.
            let decimals = decimals_of(half / 2.0);
            return if self == Unit::Points { decimals.min(1) } else { decimals };
        }
        if (value - value.round()).abs() < 1e-9 { 0 } else { 2 }
    }
}

/// How often something happens, which is never below zero, whatever its interval.
pub(super) fn amount(words: &Words, times: &Estimate) -> String {
    Unit::Number.full(words, &at_least_zero(times))
}

/// Of what is counted: its interval begins at zero at the lowest.
pub(super) fn at_least_zero(times: &Estimate) -> Estimate {
    Estimate { low: times.low.max(0.0), ..*times }
}

/// Decimals down to the first digit of a size.
fn decimals_of(size: f64) -> usize {
    (-size.log10().floor()).clamp(0.0, 4.0) as usize
}

/// Decimals that tell the steps of an axis apart.
pub(super) fn decimals_of_step(step: f64) -> usize {
    if step > 0.0 && step.is_finite() { decimals_of(step * 1.000_001) } else { 0 }
}

/// A probability for a table.
pub(super) fn p_value(words: &Words, p: f64) -> String {
    match p {
        _ if p < 0.0001 => format!("<\u{a0}{}", words.fixed(0.0001, 4)),
        _ if p < 0.001 => words.fixed(p, 4),
        _ if p < 0.1 => words.fixed(p, 3),
        _ => words.fixed(p.min(1.0), 2),
    }
}

/// A probability in a sentence: "p = 0.03".
pub(super) fn p_said(words: &Words, p: f64) -> String {
    let text = p_value(words, p);
    if text.starts_with('<') { format!("p\u{a0}{text}") } else { format!("p\u{a0}=\u{a0}{text}") }
}

/// With a capital, as a heading.
pub(super) fn heading(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::super::testing::english;
    use super::*;

    fn of(value: f64, low: f64, high: f64) -> Estimate {
        Estimate { value, low, high }
    }

    #[test]
    fn names_cannot_break_the_page() {
        assert_eq!(escape("<b title=\"a'&\">"), "&lt;b title=&quot;a&#39;&amp;&quot;&gt;");
    }

    #[test]
    fn digits_end_where_the_uncertainty_begins() {
        assert_eq!(Unit::Percent.full(&english(), &of(0.2913, 0.2822, 0.3004)), "29.1\u{a0}% (28.2 to 30.0)");
        assert_eq!(Unit::Percent.full(&english(), &of(0.2913, 0.22, 0.36)), "29\u{a0}% (22 to 36)");
        assert_eq!(
            Unit::Number.full(&english(), &of(12345.678, 12321.0, 12369.0)),
            "12,346 (12,321 to 12,369)"
        );
        assert_eq!(Unit::Number.value(&english(), &of(2.0 / 3.0, 0.6666, 0.6667)), "0.6667");
    }

    #[test]
    fn points_have_a_sign_and_nothing_has_none() {
        assert_eq!(Unit::Points.full(&english(), &of(0.034, -0.012, 0.08)), "+3 (−1 to +8)");
        assert_eq!(Unit::Points.plain(&english(), -0.0001, 1), "0.0");
        assert_eq!(Unit::Points.full(&english(), &of(0.75, 0.74997, 0.75003)), "+75.0 (+75.0 to +75.0)");
    }

    #[test]
    fn what_is_not_known_is_said() {
        let unknown = of(7.0, f64::NEG_INFINITY, f64::INFINITY);
        assert_eq!(Unit::Number.full(&english(), &unknown), "7 (too few to say)");
        assert_eq!(Unit::Number.full(&english(), &of(f64::NAN, 0.0, f64::INFINITY)), "? (0.00 to ?)");
    }

    #[test]
    fn a_certain_figure_has_the_digits_that_it_needs() {
        assert_eq!(Unit::Percent.full(&english(), &of(0.0, 0.0, 0.0004)), "0\u{a0}% (0.00 to 0.04)");
        assert_eq!(Unit::Percent.full(&english(), &of(1.0, 0.996, 1.0)), "100\u{a0}% (99.6 to 100.0)");
        assert_eq!(Unit::Number.full(&english(), &of(3.0, 3.0, 3.0)), "3 (3 to 3)");
        assert_eq!(Unit::Number.value(&english(), &of(3.5, 3.5, 3.5)), "3.50");
    }

    #[test]
    fn nothing_happens_less_than_never() {
        assert_eq!(amount(&english(), &of(0.5, -0.5, 1.5)), "0.5 (0.0 to 1.5)");
        assert_eq!(amount(&english(), &of(0.5, f64::NEG_INFINITY, f64::INFINITY)), "0.50 (0.00 to ?)");
    }

    #[test]
    fn p_values_are_never_zero() {
        assert_eq!(p_value(&english(), 0.0), "<\u{a0}0.0001");
        assert_eq!(p_said(&english(), 0.0), "p\u{a0}<\u{a0}0.0001");
        assert_eq!(
            (p_value(&english(), 0.0312), p_value(&english(), 0.5), p_value(&english(), 1.0)),
            ("0.031".into(), "0.50".into(), "1.00".into())
        );
    }
}
