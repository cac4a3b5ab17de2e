//! `podium lab run`: many races, a report with plots, a summary and tables.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::run::{Done, Plan, Progress, Wish};
use lab::stats::Estimate;
use lab::study::Summary;

use super::{Bench, bench, stop_on_ctrl_c};
use crate::arena::pool;
use crate::args::LabRunArgs;
use crate::output::{FAINT, STRONG, Verdict, count, print_json, talk};

/// Simulates and writes.
pub(super) fn run(args: &LabRunArgs, out: &mut dyn Write) -> Result<Verdict> {
    let bench = bench(&args.game, &args.deal)?;
    let plan = plan(args, &bench);
    let folder = args.out.clone().unwrap_or_else(|| default_folder(&plan));
    let luck_pairs = args.luck.unwrap_or((args.races / 10).clamp(20, 500));
    let wish = Wish { races: args.races, luck_pairs, command: command(args, &bench) };
    let stop = stop_on_ctrl_c()?;
    let bar = Bar(bar(args.races));
    let done =
        pool(args.deal.threads)?.install(|| lab::run::run(&*bench.study, &plan, &wish, &folder, stop, &bar));
    bar.0.finish_and_clear();
    let done = done?;
    if args.json {
        print_json(&done.summary, out)?;
    } else {
        tell(&done, out)?;
    }
    if done.interrupted {
        let races = count(done.summary.about.races as usize, "race");
        talk(format_args!(
            "Interrupted: {races} are kept in {}; the same command goes on.",
            folder.display()
        ));
    } else if done.before >= args.races {
        let races = count(done.before as usize, "race");
        talk(format_args!("{} had {races} already: nothing was simulated.", folder.display()));
    } else if done.before > 0 {
        let races = count(done.before as usize, "race");
        talk(format_args!("Went on from {races} that were there."));
    }
    Ok(Verdict::Fine)
}

fn plan(args: &LabRunArgs, bench: &Bench) -> Plan {
    Plan {
        game: bench.study.game().id().to_string(),
        rules_version: bench.study.game().rules_version(),
        bots: bench.levels.iter().map(|level| level.name().to_string()).collect(),
        set: bench.set.clone(),
        seed: bench.seed,
        steps: args.steps,
    }
}

/// A name that tells what was simulated; runs that can go on from each other share it.
fn default_folder(plan: &Plan) -> PathBuf {
    let first = plan.bots.first().map_or("", String::as_str);
    let bots = if plan.bots.iter().all(|bot| bot == first) { first } else { "mixed" };
    PathBuf::from(format!("lab-{}-{}-{bots}-{}", plan.game, plan.bots.len(), plan.mark()))
}

/// The command that gives the same figures.
fn command(args: &LabRunArgs, bench: &Bench) -> String {
    let mut words = vec![format!("podium lab run {} --races {}", args.game, args.races)];
    words.push(format!("--players {} --seed {}", bench.study.seats(), bench.seed));
    let bots: Vec<&str> = args.deal.bots.iter().map(|bot| bot.name()).collect();
    words.push(format!("--bots {}", bots.join(",")));
    words.extend(args.deal.deal.set.iter().map(|set| format!("--set '{set}'")));
    words.extend(args.deal.deal.content.iter().map(|folder| format!("--content '{}'", folder.display())));
    words.join(" ")
}

/// A bar with rate and time left, on a terminal only.
pub(super) fn bar(races: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} races, {per_sec}, {eta} left {msg}");
    let bar = ProgressBar::with_draw_target(Some(races), ProgressDrawTarget::stderr());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

struct Bar(ProgressBar);

impl Progress for Bar {
    fn races(&self, more: u64) {
        self.0.inc(more);
    }

    fn now(&self, what: &str) {
        self.0.set_message(what.to_string());
    }
}

/// The main figures, and where the rest is.
fn tell(done: &Done, out: &mut dyn Write) -> Result<()> {
    let summary = &done.summary;
    let about = &summary.about;
    writeln!(
        out,
        "{STRONG}{}{STRONG:#}, {} with {}: {}",
        about.name,
        count(usize::from(about.players), "player"),
        about.bots.first().map_or("", String::as_str),
        count(about.races as usize, "race")
    )?;
    for (name, figure) in figures(summary) {
        writeln!(out, "  {name:<34}{figure}")?;
    }
    for file in &done.files {
        writeln!(out, "{FAINT}{}{FAINT:#}", file.display())?;
    }
    Ok(())
}

fn figures(summary: &Summary) -> Vec<(String, String)> {
    let mut figures = Vec::new();
    for (seat, start) in summary.seats.iter().enumerate() {
        figures.push((format!("seat {seat} wins"), percent(start.wins)));
    }
    let fairness = &summary.fairness;
    figures.push((
        "spread of the seats".to_string(),
        format!("{}; by chance up to {:.1} %", percent(fairness.spread), fairness.by_chance * 100.0),
    ));
    figures.push((
        "first to start wins".to_string(),
        summary.starts.first().map_or(String::new(), |start| percent(start.wins)),
    ));
    figures.push(("rounds".to_string(), number(summary.length.rounds.mean)));
    figures.push(("decisions".to_string(), number(summary.length.decisions.mean)));
    figures.push(("forced decisions".to_string(), percent(summary.decisions.forced)));
    figures.push(("lead changes".to_string(), number(summary.drama.lead_changes.mean)));
    figures.push(("decided after (of the race)".to_string(), percent(summary.drama.decided.mean)));
    figures.push(("comebacks".to_string(), percent(summary.drama.comebacks)));
    if let Some(luck) = &summary.luck {
        figures.push(("skill (the rest is luck)".to_string(), percent(luck.skill)));
    }
    figures
}

pub(super) fn percent(estimate: Estimate) -> String {
    let [value, low, high] = [estimate.value, estimate.low, estimate.high].map(|value| value * 100.0);
    format!("{value:.1} % ({low:.1} to {high:.1})")
}

fn number(estimate: Estimate) -> String {
    format!("{:.2} ({:.2} to {:.2})", estimate.value, estimate.low, estimate.high)
}
