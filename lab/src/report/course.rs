//! How a race goes: its length, the lead, the finish.

use super::page::{Figure, Section, Table, grid};
use super::plots::{Shown, histogram, line_with_band};
use super::rows::Axis;
use super::seats::alone;
use super::text::{Unit, fixed};
use crate::study::{Distribution, Summary};

const WHOLE: Shown = Shown { unit: Unit::Number, step: 1.0, counted: "races", axis: "" };
const PART: Shown = Shown { unit: Unit::Percent, step: 0.001, counted: "races", axis: "" };
const MARKS: &str =
    "The line is the mean, the triangle the median, the thick line under the bars holds nine races in ten";

pub(super) fn length(summary: &Summary) -> Section {
    let rounds = of_distribution("Rounds", &summary.length.rounds, Shown { axis: "rounds", ..WHOLE }, "");
    let shown = Shown { axis: "decisions of all seats", ..WHOLE };
    let decisions = of_distribution("Decisions", &summary.length.decisions, shown, "");
    Section { id: "length", title: "How long it takes", body: grid(&[rounds, decisions]) }
}

pub(super) fn drama(summary: &Summary) -> Section {
    if summary.seats.len() < 2 {
        return Section { id: "drama", title: "How the lead changes", body: alone() };
    }
    let drama = &summary.drama;
    let changes = of_distribution(
        "Lead changes",
        &drama.lead_changes,
        Shown { axis: "times another seat took the lead", ..WHOLE },
        "; far to the right there is much overtaking at the front",
    );
    let behind = of_distribution(
        "How long the winner was behind",
        &drama.behind,
        Shown { axis: "part of the rounds with the winner behind", ..PART },
        "; at 0 % the winner led from start to finish",
    );
    let decided = of_distribution(
        "When it was decided",
        &drama.decided,
        Shown { axis: "part of the race after which the winner stayed ahead", ..PART },
        "; the farther right, the later the winner took the lead for good",
    );
    let body = grid(&[changes, behind, decided, leader_wins(summary), comebacks(summary)]);
    Section { id: "drama", title: "How the lead changes", body }
}

pub(super) fn finish(summary: &Summary) -> Section {
    if summary.seats.len() < 2 {
        return Section { id: "finish", title: "How close it is before the last round", body: alone() };
    }
    let axis = "in the game's measure of progress";
    let shown = Shown { axis, ..WHOLE };
    let margin = of_distribution(
        "Winner to the next",
        &summary.spread.margin,
        shown,
        "; below 0 the later winner was behind",
    );
    let field = of_distribution("First to last", &summary.spread.field, shown, "");
    Section { id: "finish", title: "How close it is before the last round", body: grid(&[margin, field]) }
}

/// A distribution as a figure.
pub(super) fn of_distribution(title: &str, of: &Distribution, shown: Shown, more: &str) -> Figure {
    let unit = shown.unit;
    let at =
        |value: f64| unit.plain(value, if value.fract() == 0.0 || unit == Unit::Percent { 0 } else { 1 });
    let mut table = Table::new(&["measure", "value (95 % interval)"]);
    table.row(["Mean".to_string(), unit.full(&of.mean)]);
    // Decisions of one race are alike, and the interval of a median knows nothing of it.
    let median = match shown.counted {
        "races" => format!("{} ({} to {})", at(of.median.value), at(of.median.low), at(of.median.high)),
        _ => at(of.median.value),
    };
    table.row(["Median".to_string(), median]);
    let deviation = if unit == Unit::Percent { of.deviation * 100.0 } else { of.deviation };
    table.row(["Standard deviation".to_string(), fixed(deviation, 1)]);
    table.row(["Nine in ten lie from".to_string(), format!("{} to {}", at(of.low), at(of.high))]);
    table.row(["Smallest to largest".to_string(), format!("{} to {}", at(of.least), at(of.most))]);
    let facts = format!(
        "Mean {}, median {}, nine in ten from {} to {}",
        unit.full(&of.mean),
        at(of.median.value),
        at(of.low),
        at(of.high)
    );
    Figure {
        title: title.to_string(),
        facts: if of.bars.is_empty() { String::new() } else { facts },
        picture: histogram(of, shown, &format!("Histogram: {title}")),
        read: format!("{}{more}.", MARKS.replace("nine races", &format!("nine {}", shown.counted))),
        table: if of.bars.is_empty() { Table::default() } else { table },
        is_printed: false,
        is_wide: false,
    }
}

fn leader_wins(summary: &Summary) -> Figure {
    let shares = &summary.drama.leader_wins;
    let at = |i: usize| (i + 1) as f64 / (shares.len() + 1) as f64;
    let points: Vec<_> = shares.iter().enumerate().map(|(i, share)| (at(i), *share)).collect();
    let mut table = Table::new(&["part of the race", "the leader wins (95 % interval)"]);
    for (part, share) in &points {
        table.row([Unit::Percent.plain(*part, 0), Unit::Percent.full(share)]);
    }
    let middle = points.get(points.len() / 2);
    Figure {
        title: "Does the leader win?".to_string(),
        facts: middle.map_or(String::new(), |(part, share)| {
            format!("After {} of the race the leader wins {}", Unit::Percent.plain(*part, 0), Unit::Percent.full(share))
        }),
        picture: line_with_band(&points, summary.fairness.even, "How often the leader wins, by part of the race"),
        read: "The line is how often who leads at that moment wins in the end and the band its 95 % interval; a line \
               that is high early means a race decided early."
            .to_string(),
        table,
        is_printed: true,
        is_wide: false,
    }
}

fn comebacks(summary: &Summary) -> Figure {
    let rows =
        [("Did not lead half-way", summary.drama.overtaken), ("Was last half-way", summary.drama.comebacks)];
    let axis = Axis { unit: Unit::Percent, from: 0.0, to: 1.0, line: 0.0 };
    let mut picture = Table { head: vec![String::new(), axis.head(), String::new()], rows: Vec::new() };
    let mut table = Table::new(&["winner", "races (95 % interval)"]);
    for (name, share) in rows {
        let bold = format!("<b>{}</b>", Unit::Percent.value(&share));
        picture.row([name.to_string(), axis.bar(&share), bold]);
        table.row([name.to_string(), Unit::Percent.full(&share)]);
    }
    Figure {
        title: "Comebacks".to_string(),
        facts: format!("Winners that were last half-way: {}", Unit::Percent.full(&summary.drama.comebacks)),
        picture: picture.html(),
        read: "Each bar is the share of races whose winner stood so after half of the rounds, with its 95 % interval; \
               long bars mean that nobody is out of it early."
            .to_string(),
        table,
        is_printed: false,
        is_wide: false,
    }
}
