//! `podium lab sweep`: many settings, and which of them do what is wanted.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;

use anyhow::Result;
use engine::{Phrase, Speak};
use lab::report;
use lab::stats::Estimate;
use lab::sweep::{
    Axis, Hit, Point, Setting, Spend, Sweeping, Target, figures, grid, is_share, sweep as run, targets,
};
use serde_json::{Value, json};

use super::{Bench, bench, stop_on_ctrl_c, study_with};
use crate::arena::{pool, progress};
use crate::args::LabSweepArgs;
use crate::files;
use crate::output::{BAD, FAINT, GOOD, STRONG, Verdict, print_json};
use crate::setup::{read_switch, sentence, written};
use crate::voice::{Voice, counted, number, text};

/// More settings than this are a slip of the pen.
const SETTINGS_MAX: usize = 10_000;

/// Sweeps and tells.
pub(super) fn sweep(args: &LabSweepArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let bench = bench(&args.game, &args.deal, voice)?;
    let axes = axes(args, voice)?;
    let targets = targets(args.target.as_deref().unwrap_or_default());
    let targets = targets.map_err(sentence(voice))?;
    if args.budget.is_some() && targets.is_empty() {
        return Err(voice.refuse(&Phrase::new("cli-sweep-no-target")));
    }
    let settings = settings(&axes, &bench, voice)?;
    let spend = args.budget.map_or(Spend::Each(args.races), Spend::Budget);
    let all = match spend {
        Spend::Each(races) => races * settings.len() as u64,
        Spend::Budget(races) => races,
    };
    let what = Sweeping { settings, levels: &bench.levels, seed: bench.seed, spend, targets };
    if args.budget.is_some_and(|budget| budget < what.least_budget()) {
        return Err(voice.refuse(&counted("cli-sweep-budget", what.least_budget() as usize)));
    }
    let stop = stop_on_ctrl_c(voice)?;
    let bar = progress(all, "cli-lab-progress", voice);
    let points = pool(args.deal.threads)?.install(|| run(&what, stop, &|more| bar.inc(more)));
    bar.finish_and_clear();
    let interrupted = stop.load(Ordering::Relaxed);
    if points.iter().all(|point| point.races == 0) {
        return Err(voice.refuse(&Phrase::new("cli-lab-nothing")));
    }
    let bots: Vec<String> = bench.levels.iter().map(|level| level.name().to_string()).collect();
    let found = json!({
        "game": args.game, "interrupted": interrupted, "players": bench.study.seats(), "seed": bench.seed, "axes": axes,
        "bots": bots,
        "targets": what.targets, "figures": figures(), "points": points,
    });
    let words = voice.words(bench.study.game().id());
    let page = report::SweepPage {
        game: &words.say("name"),
        bots: &bots,
        seed: bench.seed,
        interrupted,
        axes: &axes,
        targets: &what.targets,
        points: &points,
    };
    write(&args.out, &found, &report::sweep_html(&page, &words), voice)?;
    if args.json {
        print_json(&found, out)?;
    } else {
        tell(&axes, &what.targets, &points, voice, out)?;
    }
    if interrupted {
        voice.talk(&Phrase::new("cli-sweep-interrupted"));
    }
    voice.talk(&Phrase::new("cli-sweep-where").with("folder", text(args.out.display())));
    Ok(Verdict::Fine)
}

/// What is varied, each key once.
fn axes(args: &LabSweepArgs, voice: &Voice) -> Result<Vec<Axis>> {
    let axes = args.over.iter().map(|over| axis(over, voice)).collect::<Result<Vec<Axis>>>()?;
    if let Some(twice) =
        axes.iter().enumerate().find(|(i, axis)| axes[..*i].iter().any(|other| other.key == axis.key))
    {
        return Err(voice.refuse(&Phrase::new("cli-sweep-twice").with("key", text(&twice.1.key))));
    }
    Ok(axes)
}

/// Every combination of the values, as far as it can be played; one can at least.
fn settings(axes: &[Axis], bench: &Bench, voice: &Voice) -> Result<Vec<Setting>> {
    let points = grid(axes);
    if points.len() > SETTINGS_MAX {
        let many = counted("cli-sweep-many", points.len()).with("most", number(SETTINGS_MAX));
        return Err(voice.refuse(&many));
    }
    let setting = |values: Vec<Value>| -> Result<Setting> {
        let sets = axes
            .iter()
            .zip(&values)
            .map(|(axis, value)| read_switch(&format!("{}={}", axis.key, word(value)), voice));
        let sets = sets.collect::<Result<Vec<_>>>()?;
        let study = study_with(bench, sets, voice).map_err(|why| why.to_string());
        Ok(Setting { values, study })
    };
    let settings = points.into_iter().map(setting).collect::<Result<Vec<Setting>>>()?;
    if let (true, Some(Err(why))) = (
        settings.iter().all(|setting| setting.study.is_err()),
        settings.first().map(|setting| &setting.study),
    ) {
        return Err(voice.refuse(&Phrase::new("cli-sweep-none").with("why", text(why))));
    }
    Ok(settings)
}

fn write(folder: &Path, found: &Value, page: &str, voice: &Voice) -> Result<()> {
    files::make_folder(folder, voice)?;
    files::write(&folder.join("sweep.json"), serde_json::to_vec_pretty(found)?, voice)?;
    files::write(&folder.join("sweep.html"), page, voice)
}

/// Reads `KEY=V1,V2,...`; a value may be JSON with commas inside brackets. Files stay as they were named.
fn axis(over: &str, voice: &Voice) -> Result<Axis> {
    let Some((key, list)) = over.split_once('=').filter(|(key, list)| !key.is_empty() && !list.is_empty())
    else {
        return Err(voice.refuse(&Phrase::new("cli-sweep-no-values").with("over", text(format!("{over:?}")))));
    };
    Ok(Axis { key: key.to_string(), values: split(list).iter().map(|value| written(value)).collect() })
}

/// Splits at commas that are in no brackets and no quotes.
fn split(list: &str) -> Vec<String> {
    let (mut parts, mut depth, mut quoted) = (vec![String::new()], 0, false);
    for letter in list.chars() {
        match letter {
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => depth += 1,
            ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts
}

/// Figures that are always told; those of the targets come first.
const TOLD: [&str; 4] = ["rounds", "seat_spread", "lead_changes", "decided"];

fn tell(
    axes: &[Axis],
    targets: &[Target],
    points: &[Point],
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<()> {
    let mut names: Vec<&str> = targets.iter().map(|target| target.figure.as_str()).collect();
    names.extend(TOLD);
    let mut told = Vec::new();
    names.retain(|name| {
        let is_new = !told.contains(name);
        told.push(*name);
        is_new
    });
    let keys: Vec<&str> = axes.iter().map(|axis| axis.key.as_str()).collect();
    let setting = |point: &Point| point.values.iter().map(word).collect::<Vec<_>>().join(", ");
    let width = points.iter().map(|point| setting(point).chars().count()).max().unwrap_or(0);
    let width = width.max(keys.join(", ").len()).min(60);
    write!(out, "{STRONG}{:<width$}", keys.join(", "))?;
    for name in &names {
        write!(out, "{:>26}", voice.word("lab-figure", name))?;
    }
    writeln!(out, "{:>8}{STRONG:#}", voice.plain("cli-sweep-races"))?;
    for point in points {
        write!(out, "{:<width$}", setting(point))?;
        tell_point(point, &names, voice, out)?;
    }
    if !targets.is_empty() {
        let met =
            points.iter().filter(|point| point.verdict() <= Some(Hit::Likely) && point.races > 0).count();
        let said = Phrase::new("cli-sweep-said")
            .with("met", number(met))
            .with("settings", counted("cli-settings", points.len()));
        writeln!(out, "{FAINT}{}{FAINT:#}", voice.say(&said))?;
    }
    Ok(())
}

/// A setting's figures, and whether they are what is wanted.
fn tell_point(point: &Point, names: &[&str], voice: &Voice, out: &mut dyn Write) -> Result<()> {
    if let Some(why) = &point.refused {
        let refused = voice.say(&Phrase::new("cli-sweep-refused").with("why", text(why)));
        return Ok(writeln!(out, "  {FAINT}{refused}{FAINT:#}")?);
    }
    if point.races == 0 {
        return Ok(writeln!(out, "  {FAINT}{}{FAINT:#}", voice.plain("cli-sweep-not-raced"))?);
    }
    for name in names {
        let place = figures().iter().position(|known| known == name).unwrap_or_default();
        write!(out, "{:>26}", show(point.figures[place], is_share(name), voice))?;
    }
    write!(out, "{:>8}", point.races)?;
    match point.verdict() {
        Some(Hit::Met) => write!(out, "  {GOOD}{}{GOOD:#}", voice.plain("cli-sweep-met"))?,
        Some(Hit::Likely) => write!(out, "  {GOOD}{}{GOOD:#}", voice.plain("cli-sweep-likely"))?,
        Some(Hit::Unlikely) => write!(out, "  {}", voice.plain("cli-sweep-unlikely"))?,
        Some(Hit::Missed) => write!(out, "  {BAD}{}{BAD:#}", voice.plain("cli-sweep-missed"))?,
        None => {}
    }
    if point.on_front {
        write!(out, "  {}", voice.plain("cli-sweep-front"))?;
    }
    Ok(writeln!(out)?)
}

fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

fn show(estimate: Estimate, is_share: bool, voice: &Voice) -> String {
    let (scale, digits, id) = if is_share { (100.0, 1, "cli-percent") } else { (1.0, 2, "cli-estimate") };
    let [value, low, high] =
        [estimate.value, estimate.low, estimate.high].map(|value| text(voice.number(value * scale, digits)));
    voice.say(&Phrase::new(id).with("value", value).with("low", low).with("high", high))
}
