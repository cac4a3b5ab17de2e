//! How a race goes: its length, the lead, the finish.

use super::page::{Figure, Grid, Section, side_by_side};
use super::plots::{Counted, Shown, histogram, line_with_band};
use super::rows::Axis;
use super::seats::alone;
use super::text::{Unit, escape};
use crate::Words;
use crate::study::{Distribution, Summary};

const WHOLE: Shown = Shown { unit: Unit::Number, step: 1.0, counted: Counted::Races, axis: "" };
const PART: Shown = Shown { unit: Unit::Percent, step: 0.001, counted: Counted::Races, axis: "" };

pub(super) fn length(words: &Words, summary: &Summary) -> Section {
    let length = &summary.length;
    let shown = Shown { axis: "lab-axis-rounds", ..WHOLE };
    let rounds = of_distribution(words, "lab-rounds", &length.rounds, shown, None);
    let shown = Shown { axis: "lab-axis-decisions", ..WHOLE };
    let decisions = of_distribution(words, "lab-decisions", &length.decisions, shown, None);
    let body = side_by_side(words, &[rounds, decisions]);
    Section { id: "length", title: words.say("lab-length"), body }
}

pub(super) fn drama(words: &Words, summary: &Summary) -> Section {
    let title = words.say("lab-drama");
    if summary.seats.len() < 2 {
        return Section { id: "drama", title, body: alone(words) };
    }
    let drama = &summary.drama;
    let shown = Shown { axis: "lab-axis-changes", ..WHOLE };
    let changes = of_distribution(words, "lab-changes", &drama.lead_changes, shown, Some("lab-read-changes"));
    let shown = Shown { axis: "lab-axis-behind", ..PART };
    let behind = of_distribution(words, "lab-behind", &drama.behind, shown, Some("lab-read-behind"));
    let shown = Shown { axis: "lab-axis-decided", ..PART };
    let decided = of_distribution(words, "lab-decided", &drama.decided, shown, Some("lab-read-decided"));
    let (leader, comebacks) = (leader_wins(words, summary), comebacks(words, summary));
    Section { id: "drama", title, body: side_by_side(words, &[changes, behind, decided, leader, comebacks]) }
}

pub(super) fn finish(words: &Words, summary: &Summary) -> Section {
    let title = words.say("lab-finish");
    if summary.seats.len() < 2 {
        return Section { id: "finish", title, body: alone(words) };
    }
    let (shown, spread) = (Shown { axis: "lab-axis-progress", ..WHOLE }, &summary.spread);
    let margin = of_distribution(words, "lab-margin", &spread.margin, shown, Some("lab-read-margin"));
    let field = of_distribution(words, "lab-field", &spread.field, shown, None);
    Section { id: "finish", title, body: side_by_side(words, &[margin, field]) }
}

/// A distribution as a figure, with something more to say of how to read it.
pub(super) fn of_distribution(
    words: &Words,
    title: &str,
    of: &Distribution,
    shown: Shown,
    more: Option<&str>,
) -> Figure {
    let (unit, title) = (shown.unit, words.say(title));
    let at = |value: f64| {
        unit.plain(words, value, if value.fract() == 0.0 || unit == Unit::Percent { 0 } else { 1 })
    };
    let range = |low: f64, high: f64| words.fill("lab-interval", &[("low", &at(low)), ("high", &at(high))]);
    let mut grid = Grid::new(words, &["lab-column-measure", "lab-column-value"]);
    grid.row([words.say("lab-mean"), unit.full(words, &of.mean)]);
    // Decisions of one race are alike, and the interval of a median knows nothing of it.
    let median = match shown.counted {
        Counted::Races => {
            let interval = range(of.median.low, of.median.high);
            words.fill("lab-estimate", &[("value", &at(of.median.value)), ("interval", &interval)])
        }
        Counted::Decisions => at(of.median.value),
    };
    grid.row([words.say("lab-median"), median]);
    let deviation = if unit == Unit::Percent { of.deviation * 100.0 } else { of.deviation };
    grid.row([words.say("lab-deviation"), words.fixed(deviation, 1)]);
    grid.row([words.say("lab-nine-in-ten"), range(of.low, of.high)]);
    grid.row([words.say("lab-least-to-most"), range(of.least, of.most)]);
    let (mean, median) = (unit.full(words, &of.mean), at(of.median.value));
    let facts = words.fill(
        "lab-distribution-facts",
        &[("mean", &mean), ("median", &median), ("low", &at(of.low)), ("high", &at(of.high))],
    );
    let read = match shown.counted {
        Counted::Races => "lab-distribution-read-races",
        Counted::Decisions => "lab-distribution-read-decisions",
    };
    Figure {
        facts: if of.bars.is_empty() { String::new() } else { facts },
        picture: histogram(words, of, shown, &words.fill("lab-histogram", &[("title", &title)])),
        title,
        read: words.fill(read, &[("more", &more.map_or(String::new(), |more| words.say(more)))]),
        grid: if of.bars.is_empty() { Grid::default() } else { grid },
        is_printed: false,
        is_wide: false,
    }
}

fn leader_wins(words: &Words, summary: &Summary) -> Figure {
    let shares = &summary.drama.leader_wins;
    let at = |i: usize| (i + 1) as f64 / (shares.len() + 1) as f64;
    let points: Vec<_> = shares.iter().enumerate().map(|(i, share)| (at(i), *share)).collect();
    let mut grid = Grid::new(words, &["lab-column-part", "lab-column-leader"]);
    for (part, share) in &points {
        grid.row([Unit::Percent.plain(words, *part, 0), Unit::Percent.full(words, share)]);
    }
    let middle = points.get(points.len() / 2);
    Figure {
        title: words.say("lab-leader"),
        facts: middle.map_or(String::new(), |(part, share)| {
            let (part, share) = (Unit::Percent.plain(words, *part, 0), Unit::Percent.full(words, share));
            words.fill("lab-leader-facts", &[("part", &part), ("share", &share)])
        }),
        picture: line_with_band(words, &points, summary.fairness.even, &words.say("lab-leader-label")),
        read: words.say("lab-leader-read"),
        grid,
        is_printed: true,
        is_wide: false,
    }
}

fn comebacks(words: &Words, summary: &Summary) -> Figure {
    let rows = [("lab-overtaken", summary.drama.overtaken), ("lab-was-last", summary.drama.comebacks)];
    let axis = Axis { unit: Unit::Percent, from: 0.0, to: 1.0, line: 0.0 };
    let mut picture = Grid { head: vec![String::new(), axis.head(words), String::new()], rows: Vec::new() };
    let mut grid = Grid::new(words, &["lab-column-winner", "lab-column-races"]);
    for (name, share) in rows {
        let bold = format!("<b>{}</b>", Unit::Percent.value(words, &share));
        picture.row([escape(&words.say(name)), axis.bar(words, &share), bold]);
        grid.row([escape(&words.say(name)), Unit::Percent.full(words, &share)]);
    }
    let last = Unit::Percent.full(words, &summary.drama.comebacks);
    Figure {
        title: words.say("lab-comebacks"),
        facts: words.fill("lab-comebacks-facts", &[("share", &last)]),
        picture: picture.html(),
        read: words.say("lab-comebacks-read"),
        grid,
        is_printed: false,
        is_wide: false,
    }
}
