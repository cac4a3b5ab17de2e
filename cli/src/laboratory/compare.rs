//! `podium lab compare`: two settings from the same seeds.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use catalog::AnyStudy;
use lab::compare::{Answer, Change, Comparing, Comparison, Question, compare as run};
use lab::stats::Estimate;
use serde_json::Value;

use super::run::{bar, percent};
use super::{Bench, bench, stop_on_ctrl_c, study_with};
use crate::arena::pool;
use crate::args::LabCompareArgs;
use crate::output::{FAINT, GOOD, STRONG, Verdict, count, print_json, talk};
use crate::setup::{read_switch, sentence};

/// Compares and tells.
pub(super) fn compare(args: &LabCompareArgs, out: &mut dyn Write) -> Result<Verdict> {
    if args.a == args.b {
        bail!("both settings are the same; say what differs, such as --b KEY=VALUE");
    }
    let bench = bench(&args.game, &args.deal)?;
    let study = |sets: &[String]| -> Result<Box<dyn AnyStudy>> {
        let sets = sets.iter().map(|set| read_switch(set)).collect::<Result<Vec<(String, Value)>>>()?;
        study_with(&bench, sets)
    };
    let (a, b) = (study(&args.a)?, study(&args.b)?);
    let what = Comparing {
        a: &*a,
        b: &*b,
        levels: &bench.levels,
        seed: bench.seed,
        races: args.races,
        question: Question { measure: args.on, margin: args.margin },
    };
    let stop = stop_on_ctrl_c()?;
    let bar = bar(args.races);
    let found = pool(args.deal.threads)?.install(|| run(&what, stop, &|races| bar.set_position(races)));
    bar.finish_and_clear();
    if found.races == 0 {
        bail!("interrupted before a pair of races was done");
    }
    if args.json {
        print_json(&found, out)?;
    } else {
        tell(&found, out)?;
    }
    if let Some(dir) = &args.out {
        keep(&found, [&*a, &*b], &bench, dir)?;
        talk(format_args!("compare.json and the races are in {}.", dir.display()));
    }
    Ok(Verdict::Fine)
}

fn tell(found: &Comparison, out: &mut dyn Write) -> Result<()> {
    let measure = found.question.measure;
    let difference = show(found.difference, measure.is_share());
    let pairs = count(found.races as usize, "pair");
    let verdict = match found.answer {
        Answer::More => format!("{measure} is larger with b: by {difference}"),
        Answer::Less => format!("{measure} is smaller with b: by {difference}"),
        Answer::Same => format!("{measure} is the same but for what does not matter: {difference}"),
        Answer::Open if found.interrupted => format!("interrupted; so far {measure} differs by {difference}"),
        Answer::Open => {
            format!(
                "{pairs} of races cannot settle whether {measure} differs ({difference}); try more --races"
            )
        }
    };
    writeln!(out, "{STRONG}{verdict}{STRONG:#}")?;
    let n = found.races;
    writeln!(
        out,
        "{FAINT}{pairs} of races from the same seeds; the interval holds whenever one stops.{FAINT:#}\n"
    )?;
    writeln!(
        out,
        "{STRONG}{:<16}{:>12}{:>12}   {:<34}{STRONG:#}",
        "measure", "a", "b", "b less a, 95 % interval"
    )?;
    for change in found.changes.iter().chain(&found.seats) {
        tell_change(change, out)?;
    }
    writeln!(
        out,
        "{FAINT}* differs: less than one chance in twenty that any line so marked is luck (Holm).{FAINT:#}\n"
    )?;
    writeln!(out, "Another winner in {} of the {n} pairs.", percent(found.other_winner))?;
    for changed in found.changed.iter().take(5) {
        let names = |seats: &[usize]| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(" and ");
        writeln!(
            out,
            "  seed {}: seat {} instead of {}",
            changed.seed,
            names(&changed.b),
            names(&changed.a)
        )?;
    }
    Ok(())
}

fn tell_change(change: &Change, out: &mut dyn Write) -> Result<()> {
    let value = |estimate: Estimate| match change.is_share {
        true => format!("{:.1} %", estimate.value * 100.0),
        false => format!("{:.2}", estimate.value),
    };
    let mark = if change.p < 0.05 { format!("{GOOD}*{GOOD:#}") } else { " ".to_string() };
    let difference = show(change.difference, change.is_share);
    writeln!(out, "{:<16}{:>12}{:>12} {mark} {difference}", change.name, value(change.a), value(change.b))?;
    Ok(())
}

/// An estimate with its interval; shares in points of a hundred.
fn show(estimate: Estimate, is_share: bool) -> String {
    let (scale, unit) = if is_share { (100.0, " points") } else { (1.0, "") };
    let [value, low, high] = [estimate.value, estimate.low, estimate.high].map(|value| value * scale);
    format!("{value:.2}{unit} ({low:.2} to {high:.2})")
}

/// Writes the comparison, and both races of each listed pair as records.
fn keep(found: &Comparison, studies: [&dyn AnyStudy; 2], bench: &Bench, dir: &Path) -> Result<()> {
    let place = |path: &Path| format!("{} cannot be written", path.display());
    fs::create_dir_all(dir).with_context(|| place(dir))?;
    let path = dir.join("compare.json");
    fs::write(&path, serde_json::to_vec_pretty(found)?).with_context(|| place(&path))?;
    for changed in &found.changed {
        for (name, study) in ["a", "b"].into_iter().zip(studies) {
            let path = dir.join(format!("seed-{}-{name}.json", changed.seed));
            fs::write(&path, record(study, bench, changed.seed)?).with_context(|| place(&path))?;
        }
    }
    Ok(())
}

/// A watched race as a record.
fn record(study: &dyn AnyStudy, bench: &Bench, seed: u64) -> Result<String> {
    let mut race =
        study.game().new_race(i64::from(study.seats()), &study.options(), seed).map_err(sentence)?;
    let mut actions = Vec::new();
    study.watch(&bench.levels, seed, Some(&mut |step| actions.push((step.seat, step.action))));
    for (seat, action) in actions {
        race.play(seat, &action).map_err(|refused| anyhow::anyhow!("{refused}"))?;
    }
    let record = race.record().context("a race from its seed can be recorded")?;
    Ok(record.write())
}
