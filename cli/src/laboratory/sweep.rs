//! `podium lab sweep`: many settings, and which of them do what is wanted.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result, bail};
use lab::report;
use lab::stats::Estimate;
use lab::sweep::{
    Axis, Hit, Point, Setting, Spend, Sweeping, Target, figures, grid, is_share, sweep as run, targets,
};
use serde_json::{Value, json};

use super::run::bar;
use super::{bench, stop_on_ctrl_c, study_with};
use crate::arena::pool;
use crate::args::LabSweepArgs;
use crate::output::{BAD, FAINT, GOOD, STRONG, Verdict, count, print_json, talk};
use crate::setup::{read_switch, written};

/// More settings than this are a slip of the pen.
const SETTINGS_MAX: usize = 10_000;

/// Sweeps and tells.
pub(super) fn sweep(args: &LabSweepArgs, out: &mut dyn Write) -> Result<Verdict> {
    let bench = bench(&args.game, &args.deal)?;
    let axes = args.over.iter().map(|over| axis(over)).collect::<Result<Vec<Axis>>>()?;
    if let Some(twice) =
        axes.iter().enumerate().find(|(i, axis)| axes[..*i].iter().any(|other| other.key == axis.key))
    {
        bail!("--over {} is given twice; write all its values in one", twice.1.key);
    }
    let targets = targets(args.target.as_deref().unwrap_or_default()).map_err(anyhow::Error::msg)?;
    if args.budget.is_some() && targets.is_empty() {
        bail!("--budget needs a --target: without one no setting is more promising than another");
    }
    let points = grid(&axes);
    if points.len() > SETTINGS_MAX {
        bail!("these are {} settings; at most {SETTINGS_MAX} can be swept", points.len());
    }
    let setting = |values: Vec<Value>| -> Result<Setting> {
        let sets = axes
            .iter()
            .zip(&values)
            .map(|(axis, value)| read_switch(&format!("{}={}", axis.key, word(value))));
        let study = study_with(&bench, sets.collect::<Result<Vec<_>>>()?).map_err(|why| why.to_string());
        Ok(Setting { values, study })
    };
    let settings = points.into_iter().map(setting).collect::<Result<Vec<Setting>>>()?;
    if let (true, Some(Err(why))) = (
        settings.iter().all(|setting| setting.study.is_err()),
        settings.first().map(|setting| &setting.study),
    ) {
        bail!("no setting can be played: {why}");
    }
    let spend = args.budget.map_or(Spend::Each(args.races), Spend::Budget);
    let all = match spend {
        Spend::Each(races) => races * settings.len() as u64,
        Spend::Budget(races) => races,
    };
    let what = Sweeping { settings, levels: &bench.levels, seed: bench.seed, spend, targets };
    let stop = stop_on_ctrl_c()?;
    let bar = bar(all);
    let points = pool(args.deal.threads)?.install(|| run(&what, stop, &|more| bar.inc(more)));
    bar.finish_and_clear();
    let found = json!({
        "game": args.game, "players": bench.study.seats(), "seed": bench.seed, "axes": axes,
        "bots": bench.levels.iter().map(|level| level.name()).collect::<Vec<_>>(),
        "targets": what.targets, "figures": figures(), "points": points,
    });
    fs::create_dir_all(&args.out).with_context(|| format!("{} cannot be made", args.out.display()))?;
    let page = report::sweep_html(&report::SweepPage {
        game: bench.study.game().name(),
        axes: &axes,
        targets: &what.targets,
        points: &points,
    });
    for (name, text) in
        [("sweep.json", serde_json::to_vec_pretty(&found)?), ("sweep.html", page.into_bytes())]
    {
        let path = args.out.join(name);
        fs::write(&path, text).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    if args.json {
        print_json(&found, out)?;
    } else {
        tell(&axes, &what.targets, &points, out)?;
    }
    talk(format_args!("sweep.html and sweep.json are in {}.", args.out.display()));
    Ok(Verdict::Fine)
}

/// Reads `KEY=V1,V2,...`; a value may be JSON with commas inside of brackets. Files stay as they were named.
fn axis(over: &str) -> Result<Axis> {
    let Some((key, list)) = over.split_once('=').filter(|(key, list)| !key.is_empty() && !list.is_empty())
    else {
        bail!("{over:?} names no values; write --over KEY=V1,V2,... such as --over target=50,100");
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

fn tell(axes: &[Axis], targets: &[Target], points: &[Point], out: &mut dyn Write) -> Result<()> {
    let mut names: Vec<&str> = targets.iter().map(|target| target.figure.as_str()).collect();
    names.extend(TOLD.into_iter().filter(|name| !targets.iter().any(|target| target.figure == *name)));
    let keys: Vec<&str> = axes.iter().map(|axis| axis.key.as_str()).collect();
    let setting = |point: &Point| point.values.iter().map(word).collect::<Vec<_>>().join(", ");
    let width = points.iter().map(|point| setting(point).chars().count()).max().unwrap_or(0);
    let width = width.max(keys.join(", ").len()).min(60);
    write!(out, "{STRONG}{:<width$}", keys.join(", "))?;
    for name in &names {
        write!(out, "{name:>26}")?;
    }
    writeln!(out, "{:>8}{STRONG:#}", "races")?;
    for point in points {
        write!(out, "{:<width$}", setting(point))?;
        if let Some(why) = &point.refused {
            writeln!(out, "  {FAINT}cannot be played: {why}{FAINT:#}")?;
            continue;
        }
        for name in &names {
            let place = figures().iter().position(|known| known == name).unwrap_or_default();
            write!(out, "{:>26}", show(point.figures[place], is_share(name)))?;
        }
        write!(out, "{:>8}", point.races)?;
        match point.verdict() {
            Some(Hit::Met) => write!(out, "  {GOOD}meets all targets{GOOD:#}")?,
            Some(Hit::Likely) => write!(out, "  {GOOD}meets them, not for sure{GOOD:#}")?,
            Some(Hit::Unlikely) => write!(out, "  misses, not for sure")?,
            Some(Hit::Missed) => write!(out, "  {BAD}misses{BAD:#}")?,
            None => {}
        }
        writeln!(out, "{}", if point.on_front { "  front" } else { "" })?;
    }
    if !targets.is_empty() {
        let met =
            points.iter().filter(|point| point.verdict() <= Some(Hit::Likely) && point.races > 0).count();
        let settings = count(points.len(), "setting");
        writeln!(
            out,
            "{FAINT}{met} of {settings} meet the targets. `front`: no other is nearer to one target without being farther from another.{FAINT:#}"
        )?;
    }
    Ok(())
}

fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

fn show(estimate: Estimate, is_share: bool) -> String {
    let (scale, unit) = if is_share { (100.0, " %") } else { (1.0, "") };
    let [value, low, high] = [estimate.value, estimate.low, estimate.high].map(|value| value * scale);
    format!("{value:.1}{unit} ({low:.1} to {high:.1})")
}
