//! `podium lab run`: many races, a report with plots, a summary and tables.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use engine::{Phrase, Speak};
use indicatif::ProgressBar;
use lab::run::{Done, Plan, Progress, Trouble, Wish};
use lab::stats::Estimate;
use lab::study::{Start, Summary};

use super::{Bench, bench, stop_on_ctrl_c};
use crate::arena::{pool, progress};
use crate::args::LabRunArgs;
use crate::ladder::percent;
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::voice::{Voice, counted, number as whole, text};

/// Simulates and writes.
pub(super) fn run(args: &LabRunArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let bench = bench(&args.game, &args.deal, voice)?;
    let plan = plan(args, &bench);
    let folder = args.out.clone().unwrap_or_else(|| default_folder(&plan));
    let luck_pairs = args.luck.unwrap_or((args.races / 10).clamp(20, 500));
    let words = voice.words(&plan.game);
    let wish = Wish { races: args.races, luck_pairs, words, command: command(args, &bench) };
    let stop = stop_on_ctrl_c(voice)?;
    let bar = Bar(progress(args.races, "cli-lab-progress", voice));
    let done =
        pool(args.deal.threads)?.install(|| lab::run::run(&*bench.study, &plan, &wish, &folder, stop, &bar));
    bar.0.finish_and_clear();
    let done = match done {
        Err(Trouble::Nothing) => return Err(voice.refuse(&Phrase::new("cli-lab-nothing"))),
        Err(trouble) => return Err(voice.refuse(&trouble.phrase())),
        Ok(done) => done,
    };
    if args.json {
        print_json(&done.summary, out)?;
    } else {
        tell(&done, &voice.of_game(&plan.game), out)?;
    }
    let say = |id: &'static str, races: u64| {
        let phrase = Phrase::new(id).with("races", counted("cli-races", races as usize));
        voice.talk(&phrase.with("folder", text(folder.display())));
    };
    if done.interrupted {
        say("cli-lab-interrupted", done.summary.about.races);
    } else if done.before >= args.races {
        say("cli-lab-had", done.before);
    } else if done.before > 0 {
        say("cli-lab-went-on", done.before);
    }
    Ok(Verdict::Fine)
}

fn plan(args: &LabRunArgs, bench: &Bench) -> Plan {
    Plan {
        game: bench.study.game().id().to_string(),
        rules_version: bench.study.game().rules_version(),
        bots: bench.levels.clone(),
        set: bench.set.clone(),
        seed: bench.seed,
        steps: args.steps,
    }
}

/// A name that tells what was simulated; runs that can go on from each other share it.
fn default_folder(plan: &Plan) -> PathBuf {
    let bots = match plan.bots.first() {
        Some(first) if plan.bots.iter().all(|bot| bot == first) => first.name(),
        _ => "mixed",
    };
    PathBuf::from(format!("lab-{}-{}-{bots}-{}", plan.game, plan.bots.len(), plan.mark()))
}

/// The command that gives the same figures, but for how many races.
fn command(args: &LabRunArgs, bench: &Bench) -> String {
    let mut words = vec![format!("podium lab run {}", args.game)];
    words.push(format!("--players {} --seed {}", bench.study.seats(), bench.seed));
    let bots: Vec<&str> = args.deal.bots.iter().map(|bot| bot.name()).collect();
    words.push(format!("--bots {}", bots.join(",")));
    // A quote ends the quoted word, stands for itself, and begins the next.
    let quoted = |word: String| format!("'{}'", word.replace('\'', "'\\''"));
    words.extend(args.deal.deal.set.iter().map(|set| format!("--set {}", quoted(set.clone()))));
    let folder = args.deal.deal.content.iter().map(|folder| folder.display().to_string());
    words.extend(folder.map(|folder| format!("--content {}", quoted(folder))));
    words.join(" ")
}

struct Bar(ProgressBar);

impl Progress for Bar {
    fn before(&self, races: u64) {
        self.0.set_position(races);
        self.0.reset_eta();
    }

    fn races(&self, more: u64) {
        self.0.inc(more);
    }

    fn now(&self, what: &str) {
        self.0.set_message(what.to_string());
    }
}

/// The main figures, and where the rest is.
fn tell(done: &Done, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let about = &done.summary.about;
    let title = Phrase::new("cli-lab-title")
        .with("name", text(format!("{STRONG}{}{STRONG:#}", voice.plain("name"))))
        .with("players", counted("cli-players", usize::from(about.players)))
        .with("bot", text(about.bots.first().map_or_else(String::new, |bot| voice.bot(bot))))
        .with("races", counted("cli-races", about.races as usize));
    writeln!(out, "{}", voice.say(&title))?;
    for (name, figure) in figures(&done.summary, voice) {
        writeln!(out, "  {:<34}{}", voice.say(&name), voice.say(&figure))?;
    }
    for file in &done.files {
        writeln!(out, "{FAINT}{}{FAINT:#}", file.display())?;
    }
    Ok(())
}

fn figures(summary: &Summary, voice: &Voice) -> Vec<(Phrase, Phrase)> {
    let share = |share: Estimate| percent(share, voice);
    let named = |id: &'static str, figure: Phrase| (Phrase::new(id), figure);
    let seat = |(seat, start): (usize, &Start)| {
        (Phrase::new("cli-seat-wins").with("seat", whole(seat)), share(start.wins))
    };
    let mut figures: Vec<(Phrase, Phrase)> = summary.seats.iter().enumerate().map(seat).collect();
    let fairness = &summary.fairness;
    let spread = Phrase::new("cli-lab-by-chance")
        .with("spread", share(fairness.spread))
        .with("most", text(voice.number(fairness.by_chance * 100.0, 1)));
    figures.push(named("cli-lab-spread", spread));
    figures.extend(summary.starts.first().map(|start| named("cli-lab-first", share(start.wins))));
    figures.push(named("cli-lab-rounds", number(summary.length.rounds.mean, voice)));
    figures.push(named("cli-lab-decisions", number(summary.length.decisions.mean, voice)));
    figures.push(named("cli-lab-forced", share(summary.decisions.forced)));
    figures.push(named("cli-lab-lead", number(summary.drama.lead_changes.mean, voice)));
    figures.push(named("cli-lab-decided", share(summary.drama.decided.mean)));
    figures.push(named("cli-lab-comebacks", share(summary.drama.comebacks)));
    figures.extend(summary.luck.as_ref().map(|luck| named("cli-lab-skill", share(luck.skill))));
    figures
}

fn number(estimate: Estimate, voice: &Voice) -> Phrase {
    let [value, low, high] =
        [estimate.value, estimate.low, estimate.high].map(|value| text(voice.number(value, 2)));
    Phrase::new("cli-estimate").with("value", value).with("low", low).with("high", high)
}
