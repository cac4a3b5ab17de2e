//! The small pictures: a whisker in the row of a table, a bar in a cell, a strip of many values, two parts of a whole.

use super::plots::decimals;
use super::svg::{Anchor, Picture, Scale, round_top};
use super::text::Unit;
use crate::Words;
use crate::stats::Estimate;

const CELL: (f64, f64) = (180.0, 22.0);

/// The values that all whiskers of a table share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    pub(super) unit: Unit,
    pub(super) from: f64,
    pub(super) to: f64,
    /// Where a line stands: nothing, or even.
    pub(super) line: f64,
}

impl Axis {
    /// Room for all effects. A few that are hardly known do not make the others small.
    pub(super) fn of_effects(effects: &[Estimate]) -> Axis {
        let room = |sign: f64| {
            let end = |effect: &Estimate| (sign * effect.low).max(sign * effect.high).max(0.0);
            let mut ends: Vec<f64> = effects.iter().map(end).collect();
            ends.sort_by(f64::total_cmp);
            let most_ends = ends.get(ends.len() * 4 / 5).copied().unwrap_or_default();
            let most_ends = ends.iter().copied().filter(|end| *end <= 2.0 * most_ends).fold(0.0, f64::max);
            effects.iter().map(|effect| sign * effect.value * 1.1).fold(most_ends, f64::max)
        };
        let (below, above) = (room(-1.0), room(1.0));
        // Both sides are seen, so that nobody takes the line for the edge.
        let least = (below.max(above) / 4.0).max(0.001);
        let [below, above] = [below, above].map(|room| room.max(least).min(1.0));
        Axis { unit: Unit::Points, from: -below, to: above, line: 0.0 }
    }

    /// From nothing to the largest.
    pub(super) fn of_sizes(sizes: &[Estimate], unit: Unit) -> Axis {
        let known = |size: &Estimate| if size.high.is_finite() { size.high } else { size.value };
        let most = sizes.iter().map(known).fold(0.0, f64::max);
        Axis { unit, from: 0.0, to: round_top(most), line: 0.0 }
    }

    fn scale(&self) -> Scale {
        Scale::new((self.from, self.to), (18.0, CELL.0 - 18.0))
    }

    /// The marks, for the head of the column.
    pub(super) fn head(&self, words: &Words) -> String {
        let mut picture = Picture::new(CELL.0, CELL.1);
        let (ticks, step) = self.scale().ticks(4, 0.0);
        for tick in ticks {
            let text = self.unit.plain(words, tick, decimals(self.unit, step));
            picture.text("t soft", Anchor::Middle, (self.scale().at(tick), 15.0), &text);
        }
        picture.finish(&words.say("lab-plot-scale"))
    }

    /// A dot with a whisker. An end outside the scale is an arrow.
    pub(super) fn whisker(&self, words: &Words, estimate: &Estimate, is_sure: bool) -> String {
        let (mut picture, values, y) = (self.ground(), self.scale(), CELL.1 / 2.0);
        let (low, high) = (values.at(estimate.low), values.at(estimate.high));
        picture.line("whisker", (low, y), (high, y));
        for (end, at, out) in [(estimate.low, low, -1.0), (estimate.high, high, 1.0)] {
            if values.holds(end) {
                picture.line("whisker", (at, y - 4.0), (at, y + 4.0));
            } else {
                picture.path("arrow", &[(at + 6.0 * out, y), (at, y - 4.0), (at, y + 4.0)], true);
            }
        }
        let class = if is_sure { "dot sure" } else { "dot" };
        picture.dot(class, (values.at(estimate.value), y), 4.5);
        picture.finish(&self.unit.full(words, estimate))
    }

    /// A bar with a whisker.
    pub(super) fn bar(&self, words: &Words, estimate: &Estimate) -> String {
        let (mut picture, values, y) = (self.ground(), self.scale(), CELL.1 / 2.0);
        let start = values.at(0.0);
        picture.rect("bar", (start, y - 6.0), (values.at(estimate.value) - start, 12.0));
        let (low, high) = (values.at(estimate.low), values.at(estimate.high));
        picture.line("whisker", (low, y), (high, y));
        for end in [low, high] {
            picture.line("whisker", (end, y - 4.0), (end, y + 4.0));
        }
        picture.finish(&self.unit.full(words, estimate))
    }

    fn ground(&self) -> Picture {
        let mut picture = Picture::new(CELL.0, CELL.1);
        let (ticks, _) = self.scale().ticks(4, 0.0);
        for tick in ticks {
            let x = self.scale().at(tick);
            picture.line("grid", (x, 0.0), (x, CELL.1));
        }
        let x = self.scale().at(self.line);
        picture.line("zero", (x, 0.0), (x, CELL.1));
        picture
    }
}

/// A small bar for a share, as wide as it finds room.
pub(super) fn meter(words: &Words, share: f64) -> String {
    let mut picture = Picture::new(100.0, 4.0);
    picture.rect("trough", (0.0, 0.0), (100.0, 4.0));
    picture.rect("bar", (0.0, 0.0), (100.0 * share.clamp(0.0, 1.0), 4.0));
    let drawn = picture.finish(&Unit::Percent.plain(words, share, 0));
    drawn.replacen("<svg ", "<svg preserveAspectRatio=\"none\" ", 1)
}

/// Two parts of a whole with a whisker where they meet.
pub(super) fn parts(words: &Words, first: &Estimate, names: (&str, &str), label: &str) -> String {
    let mut picture = Picture::new(460.0, 96.0);
    let scale = Scale::new((0.0, 1.0), (8.0, 452.0));
    let (meet, y, height) = (scale.at(first.value), 30.0, 34.0);
    picture.rect("p0", (scale.at(0.0), y), (meet - scale.at(0.0), height));
    picture.rect("p3", (meet, y), (scale.at(1.0) - meet, height));
    let (low, high) = (scale.at(first.low), scale.at(first.high));
    picture.line("whisker wide", (low, y + height / 2.0), (high, y + height / 2.0));
    for end in [low, high] {
        picture.line("whisker wide", (end, y + 9.0), (end, y + height - 9.0));
    }
    let share = first.value.clamp(0.0, 1.0);
    let [one, rest] = [share, 1.0 - share].map(|share| Unit::Percent.plain(words, share, 0));
    picture.text("t strong", Anchor::Start, (8.0, 20.0), &format!("{} {one}", names.0));
    picture.text("t strong", Anchor::End, (452.0, 20.0), &format!("{} {rest}", names.1));
    for tick in scale.ticks(5, 0.0).0 {
        let anchor = match tick {
            _ if tick < 0.01 => Anchor::Start,
            _ if tick > 0.99 => Anchor::End,
            _ => Anchor::Middle,
        };
        picture.text("t soft", anchor, (scale.at(tick), 82.0), &Unit::Percent.plain(words, tick, 0));
    }
    picture.finish(label)
}

/// Of many things in their order: how often each is used (bars upwards) and how winning goes with it (below; dark where
/// chance does not explain it).
pub(super) fn strip(words: &Words, uses: &[f64], effects: &[Option<(f64, bool)>], label: &str) -> String {
    let (left, right) = (52.0, 948.0);
    let has_effects = effects.iter().any(Option::is_some);
    let mut picture = Picture::new(960.0, if has_effects { 210.0 } else { 112.0 });
    let most_uses = uses.iter().copied().fold(0.0, f64::max);
    let amounts = Scale::new((0.0, round_top(most_uses)), (104.0, 24.0));
    let most = effects.iter().flatten().map(|(effect, _)| effect.abs()).fold(0.001, f64::max);
    let points = Scale::new((-round_top(most), round_top(most)), (202.0, 126.0));
    let scales = [(&amounts, Unit::Number, 3), (&points, Unit::Points, 4)];
    for (scale, unit, wanted) in scales.into_iter().take(if has_effects { 2 } else { 1 }) {
        let (ticks, step) = scale.ticks(wanted, 0.0);
        for tick in ticks {
            let y = scale.at(tick);
            picture.line("grid", (left, y), (right, y));
            let text = unit.plain(words, tick, decimals(unit, step));
            picture.text("t soft", Anchor::End, (left - 6.0, y + 4.0), &text);
        }
    }
    picture.text("t soft", Anchor::Start, (4.0, 13.0), &words.say("lab-plot-uses"));
    if has_effects {
        picture.text("t soft", Anchor::Start, (left, 119.0), &words.say("lab-plot-points"));
    }
    let room = (right - left) / uses.len().max(1) as f64;
    let (gap, zero) = (if room > 4.0 { 0.5 } else { 0.1 }, points.at(0.0));
    for (i, (amount, effect)) in uses.iter().zip(effects).enumerate() {
        let x = left + room * i as f64 + gap;
        let y = amounts.at(*amount);
        picture.rect("bar", (x, y), (room - 2.0 * gap, 104.0 - y));
        if let Some((effect, is_sure)) = effect {
            let y = points.at(*effect);
            let class = if *is_sure { "bar sure" } else { "bar rare" };
            picture.rect(class, (x, y.min(zero)), (room - 2.0 * gap, (y - zero).abs()));
        }
    }
    picture.line("axis", (left, 104.0), (right, 104.0));
    if has_effects {
        picture.line("zero", (left, zero), (right, zero));
    }
    picture.finish(label)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{attributes, english};
    use super::*;

    fn of(value: f64, low: f64, high: f64) -> Estimate {
        Estimate { value, low, high }
    }

    #[test]
    fn a_whisker_has_its_dot_and_ends_in_proportion() {
        let axis = Axis { unit: Unit::Points, from: -0.1, to: 0.1, line: 0.0 };
        let drawn = axis.whisker(&english(), &of(0.05, 0.0, 0.1), true);
        let line = attributes(&drawn, "line", "whisker", "x1")[0];
        let end = attributes(&drawn, "line", "whisker", "x2")[0];
        let dot = attributes(&drawn, "circle", "dot", "cx")[0];
        assert_eq!((line, dot, end), (90.0, 126.0, 162.0));
        assert!(drawn.contains("dot sure"));
    }

    #[test]
    fn an_end_outside_is_an_arrow() {
        let axis = Axis { unit: Unit::Points, from: -0.1, to: 0.1, line: 0.0 };
        assert_eq!(axis.whisker(&english(), &of(0.05, 0.0, 0.3), false).matches("arrow").count(), 1);
        assert_eq!(
            axis.whisker(&english(), &of(0.05, f64::NEG_INFINITY, f64::INFINITY), false)
                .matches("arrow")
                .count(),
            2
        );
    }

    #[test]
    fn one_unknown_effect_does_not_hide_the_others() {
        let mut effects = vec![of(0.02, 0.01, 0.03); 9];
        effects.push(of(0.03, -0.6, 0.66));
        let axis = Axis::of_effects(&effects);
        assert!(axis.to < 0.06 && axis.to >= 0.033, "{axis:?}");
        assert!(axis.from <= -0.005 && axis.from > -0.03, "{axis:?}");
        assert!(Axis::of_effects(&[]).to > 0.0);
    }

    #[test]
    fn effects_that_are_alike_are_all_seen_from_end_to_end() {
        let effects: Vec<Estimate> = (0..10)
            .map(|i| f64::from(i) * 0.004)
            .map(|value| of(value, value - 0.01, value + 0.01))
            .collect();
        let axis = Axis::of_effects(&effects);
        let drawn: String = effects.iter().map(|effect| axis.whisker(&english(), effect, true)).collect();
        assert!(!drawn.contains("arrow"), "{axis:?}");
    }

    #[test]
    fn the_parts_meet_at_the_share() {
        let drawn = parts(&english(), &of(0.25, 0.2, 0.3), ("skill", "luck"), "");
        let widths = ["p0", "p3"].map(|class| attributes(&drawn, "rect", class, "width")[0]);
        assert_eq!(widths[1], 3.0 * widths[0]);
        assert!(drawn.contains("skill 25\u{a0}%") && drawn.contains("luck 75\u{a0}%"));
    }

    #[test]
    fn a_strip_has_a_bar_a_thing_and_marks_what_is_sure() {
        let drawn = strip(&english(), &[1.0, 2.0, 0.0], &[Some((0.1, true)), Some((-0.05, false)), None], "");
        let heights = attributes(&drawn, "rect", "bar", "height");
        // Bars of use and of effect take turns; the last thing has no effect.
        assert_eq!((heights.len(), heights[0] * 2.0, heights[4]), (5, heights[2], 0.0));
        assert!((heights[1] - 2.0 * heights[3]).abs() < 0.05, "{heights:?}");
        assert_eq!(drawn.matches("bar sure").count(), 1);
        assert!(drawn.contains("points above even"));
        assert!(
            !strip(&english(), &[1.0, 2.0], &[None, None], "").contains("points above even"),
            "nothing to show"
        );
    }
}
