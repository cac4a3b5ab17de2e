//! The larger pictures: bars with whiskers, histograms, a line with its band, places on top of each other.

use super::svg::{Anchor, Picture, Scale, round_top, seat_class};
use super::text::{Unit, decimals_of_step};
use crate::Words;
use crate::stats::Estimate;
use crate::study::Distribution;

const WIDTH: f64 = 460.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = WIDTH - 12.0;
const TOP: f64 = 26.0;

/// A bar with its whisker.
#[derive(Debug)]
pub(super) struct Column {
    pub(super) label: String,
    /// Drawn with this seat's colour and shape.
    pub(super) seat: Option<usize>,
    pub(super) share: Estimate,
}

/// Shares as bars with whiskers, and a line at the share that would be even.
pub(super) fn columns(words: &Words, columns: &[Column], even: f64, label: &str) -> String {
    const BOTTOM: f64 = 200.0;
    let mut picture = Picture::new(WIDTH, 244.0);
    let most = columns.iter().map(|column| column.share.high.min(1.0)).fold(even, f64::max);
    let shares = Scale::new((0.0, round_top(most * 1.08).min(1.0)), (BOTTOM, TOP));
    left_axis(words, &mut picture, &shares, Unit::Percent, 0.0);
    picture.text("t soft", Anchor::Start, (4.0, 13.0), &words.say("lab-plot-won"));
    let room = (RIGHT - LEFT) / columns.len().max(1) as f64;
    let width = (room * 0.56).min(64.0);
    for (i, column) in columns.iter().enumerate() {
        let x = LEFT + room * (i as f64 + 0.5);
        let y = shares.at(column.share.value);
        let class = column.seat.map_or("bar".to_string(), |seat| format!("bar {}", seat_class(seat)));
        picture.rect(&class, (x - width / 2.0, y), (width, BOTTOM - y));
        upright(&mut picture, x, shares.at(column.share.low), shares.at(column.share.high));
        match column.seat {
            Some(seat) => {
                picture.emblem(seat, (x - 25.0, BOTTOM + 18.0), 7.0);
                picture.text("t", Anchor::Start, (x - 13.0, BOTTOM + 22.5), &column.label);
            }
            None => picture.text("t", Anchor::Middle, (x, BOTTOM + 22.5), &column.label),
        }
    }
    picture.line("axis", (LEFT, BOTTOM), (RIGHT, BOTTOM));
    if columns.len() > 1 {
        picture.line("even", (LEFT, shares.at(even)), (RIGHT, shares.at(even)));
        let even = Unit::Percent.plain(words, even, 1);
        let said = words.fill("lab-plot-even", &[("even", &even)]);
        picture.text("t soft", Anchor::End, (RIGHT, 13.0), &said);
    }
    for (i, column) in columns.iter().enumerate() {
        let above = (LEFT + room * (i as f64 + 0.5), shares.at(column.share.high) - 6.0);
        picture.text("t strong", Anchor::Middle, above, &Unit::Percent.value(words, &column.share));
    }
    picture.finish(label)
}

/// What a histogram counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    Races,
    Decisions,
}

/// What a histogram shows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    pub(super) unit: Unit,
    /// What lies between two neighbouring values.
    pub(super) step: f64,
    pub(super) counted: Counted,
    /// The message under the axis.
    pub(super) axis: &'static str,
}

/// How often which values occurred, with the mean, the median and the middle nine tenths.
pub(super) fn histogram(words: &Words, distribution: &Distribution, shown: Shown, label: &str) -> String {
    const BOTTOM: f64 = 168.0;
    let mut picture = Picture::new(WIDTH, 226.0);
    let all = distribution.bars.iter().map(|bar| bar.times).sum::<u64>();
    let (Some(first), Some(last)) = (distribution.bars.first(), distribution.bars.last()) else {
        picture.text("t soft", Anchor::Middle, (WIDTH / 2.0, 110.0), &words.say("lab-plot-nothing"));
        return picture.finish(label);
    };
    // A bar stands over its whole numbers, so it begins half a step before the first of them.
    let half = shown.step / 2.0;
    let single = if distribution.bars.len() == 1 { 2.0 * shown.step } else { 0.0 };
    // What is counted has no values below zero.
    let from = if first.from < 0.0 { first.from - single } else { (first.from - single).max(0.0) };
    let values = Scale::new((from - half, last.to - half + single), (LEFT, RIGHT));
    let share = |times: u64| times as f64 / all.max(1) as f64;
    let most = distribution.bars.iter().map(|bar| share(bar.times)).fold(0.0, f64::max);
    let shares = Scale::new((0.0, round_top(most)), (BOTTOM, TOP));
    left_axis(words, &mut picture, &shares, Unit::Percent, 0.0);
    let share_of = match shown.counted {
        Counted::Races => "lab-plot-of-races",
        Counted::Decisions => "lab-plot-of-decisions",
    };
    picture.text("t soft", Anchor::Start, (4.0, 13.0), &words.say(share_of));
    for bar in &distribution.bars {
        let (from, to) = (values.at(bar.from - half), values.at(bar.to - half));
        let y = shares.at(share(bar.times));
        let gap = if to - from > 6.0 { 1.0 } else { 0.25 };
        let is_common = bar.to > distribution.low && bar.from <= distribution.high;
        let class = if is_common { "bar" } else { "bar rare" };
        picture.rect(class, (from + gap, y), (to - from - 2.0 * gap, BOTTOM - y));
    }
    picture.line("axis", (LEFT, BOTTOM), (RIGHT, BOTTOM));
    if distribution.most >= last.to {
        let least = shown.unit.plain(words, last.from, decimals(shown.unit, shown.step));
        let said = words.fill("lab-plot-above", &[("least", &least)]);
        picture.text("t soft", Anchor::End, (RIGHT, shares.at(share(last.times)) - 5.0), &said);
    }
    let mean = values.at(distribution.mean.value);
    picture.line("mean", (mean, TOP - 4.0), (mean, BOTTOM));
    let (low, high) = (values.at(distribution.low), values.at(distribution.high));
    picture.line("range", (low - 1.5, BOTTOM + 7.0), (high + 1.5, BOTTOM + 7.0));
    let median = values.at(distribution.median.value);
    let point = [(median, BOTTOM + 1.5), (median - 6.0, BOTTOM + 12.5), (median + 6.0, BOTTOM + 12.5)];
    picture.path("median", &point, true);
    bottom_axis(words, &mut picture, &values, (shown.unit, shown.step), BOTTOM + 29.0);
    picture.text("t soft", Anchor::End, (RIGHT, BOTTOM + 48.0), &words.say(shown.axis));
    picture.finish(label)
}

/// A share over the course of the race, with a band for its interval.
pub(super) fn line_with_band(words: &Words, points: &[(f64, Estimate)], even: f64, label: &str) -> String {
    const BOTTOM: f64 = 180.0;
    let mut picture = Picture::new(WIDTH, 226.0);
    let shares = Scale::new((0.0, 1.0), (BOTTOM, TOP));
    let parts = Scale::new((0.0, 1.0), (LEFT + 4.0, RIGHT - 10.0));
    left_axis(words, &mut picture, &shares, Unit::Percent, 0.0);
    picture.text("t soft", Anchor::Start, (4.0, 13.0), &words.say("lab-plot-leader"));
    let dashed = words.fill("lab-plot-dashed", &[("share", &Unit::Percent.plain(words, even, 1))]);
    picture.text("t soft", Anchor::End, (RIGHT, 13.0), &dashed);
    let upper = points.iter().map(|(at, share)| (parts.at(*at), shares.at(share.high)));
    let lower = points.iter().rev().map(|(at, share)| (parts.at(*at), shares.at(share.low)));
    let band: Vec<(f64, f64)> = upper.chain(lower).collect();
    picture.path("band", &band, true);
    let middle: Vec<(f64, f64)> =
        points.iter().map(|(at, share)| (parts.at(*at), shares.at(share.value))).collect();
    picture.line("even", (LEFT, shares.at(even)), (RIGHT, shares.at(even)));
    picture.path("curve", &middle, false);
    for point in &middle {
        picture.dot("point", *point, 3.5);
    }
    picture.line("axis", (LEFT, BOTTOM), (RIGHT, BOTTOM));
    bottom_axis(words, &mut picture, &parts, (Unit::Percent, 0.1), BOTTOM + 17.0);
    picture.text("t soft", Anchor::End, (RIGHT, BOTTOM + 36.0), &words.say("lab-plot-over"));
    picture.finish(label)
}

/// A row of places: its name, the seat whose shape it has, and how often it came in first, second and so on.
#[derive(Debug)]
pub(super) struct PlaceRow {
    pub(super) label: String,
    pub(super) seat: Option<usize>,
    pub(super) places: Vec<u64>,
}

/// How often each came in at which place, as parts of a bar.
pub(super) fn stacked(words: &Words, rows: &[PlaceRow], label: &str) -> String {
    const ROW: f64 = 30.0;
    const START: f64 = 84.0;
    let places = rows.iter().map(|row| row.places.len()).max().unwrap_or_default();
    let mut picture = Picture::new(WIDTH, 30.0 + ROW * rows.len() as f64 + 4.0);
    for place in 0..places {
        let x = START + 58.0 * place as f64;
        picture.rect(&format!("p{}", place % 6), (x, 4.0), (12.0, 12.0));
        picture.text("t soft", Anchor::Start, (x + 17.0, 14.5), &words.ordinal(place + 1));
    }
    for (i, row) in rows.iter().enumerate() {
        let y = 28.0 + ROW * i as f64;
        if let Some(seat) = row.seat {
            picture.emblem(seat, (12.0, y + 12.0), 7.0);
        }
        let indent = if row.seat.is_some() { 25.0 } else { 4.0 };
        picture.text("t", Anchor::Start, (indent, y + 16.5), &row.label);
        let all = row.places.iter().sum::<u64>();
        let widths = Scale::new((0.0, all.max(1) as f64), (START, RIGHT));
        let mut before = 0;
        for (place, times) in row.places.iter().enumerate() {
            let (from, to) = (widths.at(before as f64), widths.at((before + times) as f64));
            picture.rect(&format!("p{}", place % 6), (from, y), (to - from, 24.0));
            if to - from > 34.0 {
                let share = Unit::Percent.plain(words, *times as f64 / all.max(1) as f64, 0);
                let class = format!("t on{}", place % 6);
                picture.text(&class, Anchor::Middle, ((from + to) / 2.0, y + 16.5), &share);
            }
            before += times;
        }
    }
    picture.finish(label)
}

fn upright(picture: &mut Picture, x: f64, low: f64, high: f64) {
    picture.line("whisker", (x, low), (x, high));
    for end in [low, high] {
        picture.line("whisker", (x - 5.0, end), (x + 5.0, end));
    }
}

fn left_axis(words: &Words, picture: &mut Picture, values: &Scale, unit: Unit, least: f64) {
    let (ticks, step) = values.ticks(5, least);
    for tick in ticks {
        let y = values.at(tick);
        picture.line("grid", (LEFT, y), (RIGHT, y));
        picture.text(
            "t soft",
            Anchor::End,
            (LEFT - 6.0, y + 4.0),
            &unit.plain(words, tick, decimals(unit, step)),
        );
    }
}

fn bottom_axis(words: &Words, picture: &mut Picture, values: &Scale, (unit, least): (Unit, f64), y: f64) {
    let (ticks, step) = values.ticks(8, least);
    for tick in ticks.into_iter().filter(|tick| values.holds(*tick)) {
        let text = unit.plain(words, tick, decimals(unit, step));
        picture.text("t soft", Anchor::Middle, (values.at(tick), y), &text);
    }
}

/// Decimals for the marks of an axis.
pub(super) fn decimals(unit: Unit, step: f64) -> usize {
    match unit {
        Unit::Number => decimals_of_step(step),
        Unit::Percent | Unit::Points => decimals_of_step(step * 100.0),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{attributes, distribution, english};
    use super::*;

    fn column(value: f64, low: f64, high: f64) -> Column {
        Column { label: "Seat".to_string(), seat: None, share: Estimate { value, low, high } }
    }

    #[test]
    fn the_height_of_a_bar_is_its_value() {
        let drawn = columns(&english(), &[column(0.2, 0.1, 0.3), column(0.4, 0.3, 0.5)], 0.2, "");
        let heights = attributes(&drawn, "rect", "bar", "height");
        assert_eq!(heights[1], 2.0 * heights[0]);
        // The line of even shares touches the bar that is even.
        let top = attributes(&drawn, "rect", "bar", "y")[0];
        assert_eq!(attributes(&drawn, "line", "even", "y1")[0], top);
    }

    #[test]
    fn whiskers_reach_from_end_to_end_of_the_interval() {
        let drawn = columns(&english(), &[column(0.2, 0.1, 0.4)], 0.2, "");
        let height = attributes(&drawn, "rect", "bar", "height")[0];
        let (low, high) =
            (attributes(&drawn, "line", "whisker", "y1")[0], attributes(&drawn, "line", "whisker", "y2")[0]);
        assert!((low - high - 1.5 * height).abs() < 0.02, "0.3 wide where the bar is 0.2 high");
    }

    #[test]
    fn an_interval_without_end_stays_in_the_picture() {
        let drawn = columns(&english(), &[column(0.2, f64::NEG_INFINITY, f64::INFINITY)], 0.2, "");
        let ends = attributes(&drawn, "line", "whisker", "y2");
        assert!(ends.iter().all(|y| (0.0..=244.0).contains(y)), "{ends:?}");
    }

    #[test]
    fn a_histogram_has_bars_in_proportion_and_its_marks_at_their_values() {
        let rounds = distribution(&[(10, 1), (11, 4), (12, 2)]);
        let shown = Shown { unit: Unit::Number, step: 1.0, counted: Counted::Races, axis: "lab-axis-rounds" };
        let drawn = histogram(&english(), &rounds, shown, "");
        let heights = attributes(&drawn, "rect", "bar", "height");
        assert!((heights[1] - 4.0 * heights[0]).abs() < 0.05 && (heights[2] - 2.0 * heights[0]).abs() < 0.05);
        // The median is 11: its mark is under the middle of the second bar.
        let (x, width) =
            (attributes(&drawn, "rect", "bar", "x")[1], attributes(&drawn, "rect", "bar", "width")[1]);
        assert!(drawn.contains(&format!("M{} ", x + width / 2.0)), "{drawn}");
        // The mean, 78 / 7, lies a seventh of a bar to the right of it.
        let mean = attributes(&drawn, "line", "mean", "x1")[0];
        assert!((mean - (x + width / 2.0) - (width + 2.0) / 7.0).abs() < 0.02, "{mean}");
    }

    #[test]
    fn a_bar_that_holds_all_above_says_so() {
        let shown =
            Shown { unit: Unit::Number, step: 1.0, counted: Counted::Decisions, axis: "lab-axis-legal" };
        let far = histogram(&english(), &distribution(&[(1, 600), (2, 300), (3, 95), (150, 5)]), shown, "");
        assert!(far.contains("4 and above"), "{far}");
        assert!(!histogram(&english(), &distribution(&[(1, 6), (2, 3)]), shown, "").contains("and above"));
    }

    #[test]
    fn nothing_counted_is_said() {
        let shown = Shown { unit: Unit::Number, step: 1.0, counted: Counted::Races, axis: "lab-axis-rounds" };
        assert!(histogram(&english(), &distribution(&[]), shown, "").contains("nothing to count"));
    }

    #[test]
    fn places_fill_the_bar_in_proportion() {
        let row = PlaceRow { label: "Seat 0".to_string(), seat: Some(0), places: vec![1, 3] };
        let drawn = stacked(&english(), &[row], "");
        // The first of each class is its mark in the legend.
        let widths = ["p0", "p1"].map(|class| attributes(&drawn, "rect", class, "width")[1]);
        assert!((widths[1] - 3.0 * widths[0]).abs() < 0.05, "{widths:?}");
        assert!(drawn.contains(">25\u{a0}%<") && drawn.contains(">75\u{a0}%<"), "{drawn}");
    }

    #[test]
    fn a_line_goes_through_its_points_inside_its_band() {
        let share = |value: f64| Estimate { value, low: value - 0.1, high: value + 0.1 };
        let drawn = line_with_band(&english(), &[(0.1, share(0.3)), (0.9, share(0.8))], 0.25, "");
        let dots = attributes(&drawn, "circle", "point", "cy");
        // From 0.3 to 0.8 is half of the height, 154.
        assert!((dots[0] - dots[1] - 77.0).abs() < 0.02, "{dots:?}");
        assert!(drawn.contains("class=\"band\""));
    }
}
