//! What there is to decide, and how much of the result is luck.

use super::course::of_distribution;
use super::page::{Figure, Grid, Section, paragraph, remark, side_by_side};
use super::plots::{Counted, Shown};
use super::rows::{Axis, parts};
use super::text::{Unit, amount, escape};
use crate::Words;
use crate::stats::Estimate;
use crate::study::{Luck, Summary};

pub(super) fn decisions(words: &Words, summary: &Summary) -> Section {
    let shown = Shown { unit: Unit::Number, step: 1.0, counted: Counted::Decisions, axis: "lab-axis-legal" };
    let bars = &summary.decisions.branching.bars;
    let tail = match bars.first() {
        Some(bar) if bar.from == 1.0 && bar.to == 2.0 => "lab-read-forced",
        _ => "lab-read-tail",
    };
    let branching = of_distribution(words, "lab-branching", &summary.decisions.branching, shown, Some(tail));
    let real = amount(words, &summary.decisions.real);
    let forced = Unit::Percent.full(words, &summary.decisions.forced);
    let said = words.fill("lab-choices-said", &[("real", &real), ("forced", &forced)]);
    let body = paragraph(&said) + &side_by_side(words, &[branching, kinds(words, summary)]);
    Section { id: "decisions", title: words.say("lab-choices"), body }
}

fn kinds(words: &Words, summary: &Summary) -> Figure {
    let kinds = &summary.decisions.kinds;
    let sizes: Vec<Estimate> = kinds.iter().map(|kind| kind.per_race).collect();
    let axis = Axis::of_sizes(&sizes, Unit::Number);
    let head = ["lab-column-decision", "", "lab-column-a-race", "lab-column-forced", "lab-column-choices"];
    let mut picture = Grid::new(words, &head);
    picture.head[1] = axis.head(words);
    let head = ["lab-column-decision", "lab-column-times", "lab-column-forced", "lab-column-legal"];
    let mut grid = Grid::new(words, &head);
    for kind in kinds {
        let name = escape(&words.decision(&kind.decision));
        picture.row([
            name.clone(),
            axis.bar(words, &kind.per_race),
            Unit::Number.value(words, &kind.per_race),
            Unit::Percent.value(words, &kind.forced),
            Unit::Number.value(words, &kind.branching),
        ]);
        grid.row([
            name,
            amount(words, &kind.per_race),
            Unit::Percent.full(words, &kind.forced),
            Unit::Number.full(words, &kind.branching),
        ]);
    }
    let count = words.counted("lab-kinds-count", kinds.len() as u64);
    let forced = Unit::Percent.full(words, &summary.decisions.forced);
    Figure {
        title: words.say("lab-kinds"),
        facts: words.fill("lab-kinds-facts", &[("kinds", &count), ("forced", &forced)]),
        picture: picture.html(),
        read: words.say("lab-kinds-read"),
        grid,
        is_printed: true,
        is_wide: false,
    }
}

pub(super) fn luck(words: &Words, summary: &Summary) -> Section {
    let body = match &summary.luck {
        None => remark(&words.say("lab-luck-none")),
        Some(luck) => {
            let bots_said: Vec<String> = luck.bots.iter().map(|bot| words.bot(bot)).collect();
            let (pairs, bots_said) = (words.counted("lab-pairs", luck.pairs), words.list(&bots_said));
            let said = words.fill("lab-luck-said", &[("pairs", &pairs), ("bots", &bots_said)]);
            paragraph(&said) + &side_by_side(words, &[skill(words, luck), bots(words, luck)])
        }
    };
    Section { id: "luck", title: words.say("lab-luck"), body }
}

fn skill(words: &Words, luck: &Luck) -> Figure {
    let (same, by_luck) =
        (Unit::Percent.full(words, &luck.same_winner), Unit::Percent.plain(words, luck.by_luck, 1));
    let mut grid = Grid::new(words, &["lab-column-measure", "lab-column-value"]);
    grid.row([escape(&words.say("lab-skill-share")), Unit::Percent.full(words, &luck.skill)]);
    grid.row([escape(&words.say("lab-skill-same")), same.clone()]);
    grid.row([escape(&words.say("lab-skill-by-luck")), by_luck.clone()]);
    Figure {
        title: words.say("lab-skill"),
        facts: words.fill("lab-skill-facts", &[("same", &same), ("by_luck", &by_luck)]),
        picture: parts(
            words,
            &luck.skill,
            (&words.say("lab-part-skill"), &words.say("lab-part-luck")),
            &words.say("lab-skill-label"),
        ),
        read: words.say("lab-skill-read"),
        grid,
        is_printed: true,
        is_wide: false,
    }
}

fn bots(words: &Words, luck: &Luck) -> Figure {
    let most = luck.wins.iter().map(|wins| wins.high.min(1.0)).fold(luck.by_luck, f64::max);
    let axis =
        Axis { unit: Unit::Percent, from: 0.0, to: super::svg::round_top(most).min(1.0), line: luck.by_luck };
    let mut picture = Grid::new(words, &["lab-column-bot", "", "lab-column-won"]);
    picture.head[1] = axis.head(words);
    let mut grid = Grid::new(words, &["lab-column-bot", "lab-column-wins"]);
    for (bot, wins) in luck.bots.iter().zip(&luck.wins) {
        let is_sure = wins.low > luck.by_luck || wins.high < luck.by_luck;
        let bot = escape(&words.bot(bot));
        picture.row([bot.clone(), axis.whisker(words, wins, is_sure), Unit::Percent.value(words, wins)]);
        grid.row([bot, Unit::Percent.full(words, wins)]);
    }
    Figure {
        title: words.say("lab-luck-wins"),
        facts: words.fill("lab-luck-even", &[("even", &Unit::Percent.plain(words, luck.by_luck, 1))]),
        picture: picture.html(),
        read: words.say("lab-luck-wins-read"),
        grid,
        is_printed: true,
        is_wide: false,
    }
}
