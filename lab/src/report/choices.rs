//! What there is to decide, and how much of the result is luck.

use super::course::of_distribution;
use super::page::{Figure, Section, Table, grid, paragraph, remark};
use super::plots::Shown;
use super::rows::{Axis, parts};
use super::text::{Unit, amount, counted, escape};
use crate::stats::Estimate;
use crate::study::{Luck, Summary};

pub(super) fn decisions(summary: &Summary) -> Section {
    let shown =
        Shown { unit: Unit::Number, step: 1.0, counted: "decisions", axis: "legal actions to choose from" };
    let bars = &summary.decisions.branching.bars;
    let tail = match bars.first() {
        Some(bar) if bar.from == 1.0 && bar.to == 2.0 => "; the bar at 1 is forced decisions",
        _ => "; a long tail to the right is decisions with very many choices",
    };
    let branching =
        of_distribution("Branching: choices a decision", &summary.decisions.branching, shown, tail);
    let body = format!(
        "{}{}",
        paragraph(&format!(
            "A seat has {} real decisions in a race, that is with more than one legal action. Of all decisions {} are forced.",
            amount(&summary.decisions.real),
            Unit::Percent.full(&summary.decisions.forced)
        )),
        grid(&[branching, kinds(summary)])
    );
    Section { id: "decisions", title: "What there is to decide", body }
}

fn kinds(summary: &Summary) -> Figure {
    let kinds = &summary.decisions.kinds;
    let sizes: Vec<Estimate> = kinds.iter().map(|kind| kind.per_race).collect();
    let axis = Axis::of_sizes(&sizes, Unit::Number);
    let mut picture = Table::new(&["decision", "", "a race", "forced", "choices"]);
    picture.head[1] = axis.head();
    let mut table = Table::new(&["decision", "times a race", "forced", "legal actions, mean"]);
    for kind in kinds {
        let name = escape(&kind.decision.replace('_', " "));
        picture.row([
            name.clone(),
            axis.bar(&kind.per_race),
            Unit::Number.value(&kind.per_race),
            Unit::Percent.value(&kind.forced),
            Unit::Number.value(&kind.branching),
        ]);
        table.row([
            name,
            amount(&kind.per_race),
            Unit::Percent.full(&kind.forced),
            Unit::Number.full(&kind.branching),
        ]);
    }
    Figure {
        title: "By kind".to_string(),
        facts: format!(
            "{} of decisions; forced in all {}",
            counted(kinds.len() as u64, "kind", "kinds"),
            Unit::Percent.full(&summary.decisions.forced)
        ),
        picture: picture.html(),
        read: "A bar is how often this decision comes up in a race, all seats together; forced means that there was one \
               legal action only."
            .to_string(),
        table,
        is_printed: true,
        is_wide: false,
    }
}

pub(super) fn luck(summary: &Summary) -> Section {
    let body = match &summary.luck {
        None => remark(
            "Not measured: the run was ended before, did not ask for it, or has one seat; with --luck PAIRS it is measured.",
        ),
        Some(luck) => format!(
            "{}{}",
            paragraph(&format!(
                "Measured apart, in {} of races: bots of different strength ({}) sit in the same seats twice, with chance dealt \
                 again. What the two races have in common is skill, the rest is luck.",
                counted(luck.pairs, "pair", "pairs"),
                luck.bots.join(", ")
            )),
            grid(&[skill(luck), bots(luck)])
        ),
    };
    Section { id: "luck", title: "Luck against skill", body }
}

fn skill(luck: &Luck) -> Figure {
    let mut table = Table::new(&["measure", "value (95 % interval)"]);
    table
        .row(["Share of the differences in place due to skill".to_string(), Unit::Percent.full(&luck.skill)]);
    table.row(["Same winner when chance is dealt again".to_string(), Unit::Percent.full(&luck.same_winner)]);
    table.row(["The same, if all were luck".to_string(), Unit::Percent.plain(luck.by_luck, 1)]);
    Figure {
        title: "Where places come from".to_string(),
        facts: format!(
            "Dealt again, the same bot wins {}; by luck alone {}",
            Unit::Percent.full(&luck.same_winner),
            Unit::Percent.plain(luck.by_luck, 1)
        ),
        picture: parts(&luck.skill, ("skill", "luck"), "Differences in place: parts of skill and luck"),
        read: "The dark part is the share of the differences in place that follows from who plays, with its 95 % \
               interval; it holds for these bots, and stronger or more equal ones leave more to luck."
            .to_string(),
        table,
        is_printed: true,
        is_wide: false,
    }
}

fn bots(luck: &Luck) -> Figure {
    let most = luck.wins.iter().map(|wins| wins.high.min(1.0)).fold(luck.by_luck, f64::max);
    let axis =
        Axis { unit: Unit::Percent, from: 0.0, to: super::svg::round_top(most).min(1.0), line: luck.by_luck };
    let mut picture =
        Table { head: vec!["bot".to_string(), axis.head(), "wins".to_string()], rows: Vec::new() };
    let mut table = Table::new(&["bot", "wins (95 % interval)"]);
    for (bot, wins) in luck.bots.iter().zip(&luck.wins) {
        let is_sure = wins.low > luck.by_luck || wins.high < luck.by_luck;
        picture.row([escape(bot), axis.whisker(wins, is_sure), Unit::Percent.value(wins)]);
        table.row([escape(bot), Unit::Percent.full(wins)]);
    }
    Figure {
        title: "Who won these races".to_string(),
        facts: format!("Even would be {}", Unit::Percent.plain(luck.by_luck, 1)),
        picture: picture.html(),
        read: "A dot is a bot's share of wins with its 95 % interval, the upright line is even; the farther the dots \
               are from it, the more skill counts."
            .to_string(),
        table,
        is_printed: true,
        is_wide: false,
    }
}
