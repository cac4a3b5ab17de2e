//! `podium lab compare`: two settings from the same seeds.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::AnyStudy;
use engine::{Phrase, Speak, Value as Said};
use lab::compare::{Answer, Change, Changed, Comparing, Comparison, Question, compare as run};
use lab::stats::Estimate;
use records::Record;

use super::{Bench, bench, stop_on_ctrl_c, study_with};
use crate::arena::{pool, progress};
use crate::args::LabCompareArgs;
use crate::files;
use crate::ladder::percent;
use crate::output::{FAINT, GOOD, STRONG, Verdict, print_json};
use crate::setup::{read_switch, sentence};
use crate::voice::{Voice, counted, number, text};

/// Compares and tells.
pub(super) fn compare(args: &LabCompareArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    if args.a == args.b {
        return Err(voice.refuse(&Phrase::new("cli-compare-same")));
    }
    let bench = bench(&args.game, &args.deal, voice)?;
    let study = |sets: &[String]| -> Result<Box<dyn AnyStudy>> {
        let sets = sets.iter().map(|set| read_switch(set, voice)).collect::<Result<Vec<_>>>()?;
        study_with(&bench, sets, voice)
    };
    let (a, b) = (study(&args.a)?, study(&args.b)?);
    if a.options() == b.options() {
        return Err(voice.refuse(&Phrase::new("cli-compare-defaults")));
    }
    if let Some(margin) = args.margin.filter(|margin| args.on.is_share() && *margin > 1.0) {
        let share =
            Phrase::new("cli-compare-share").with("measure", text(args.on)).with("margin", text(margin));
        return Err(voice.refuse(&share));
    }
    let what = Comparing {
        a: &*a,
        b: &*b,
        levels: &bench.levels,
        seed: bench.seed,
        races: args.races,
        question: Question { measure: args.on, margin: args.margin },
    };
    let stop = stop_on_ctrl_c(voice)?;
    let bar = progress(args.races, "cli-lab-progress", voice);
    let found = pool(args.deal.threads)?.install(|| run(&what, stop, &|races| bar.set_position(races)));
    bar.finish_and_clear();
    if found.races == 0 {
        return Err(voice.refuse(&Phrase::new("cli-compare-nothing")));
    }
    if args.json {
        print_json(&found, out)?;
    } else {
        tell(&found, voice, out)?;
    }
    if let Some(dir) = &args.out {
        let races = keep(&found, [&*a, &*b], &bench, dir, voice)?;
        voice.talk(&Phrase::new("cli-compare-kept").with("folder", text(dir.display())));
        if let Some(race) = races.first() {
            voice.talk(&Phrase::new("cli-compare-look").with("file", text(race.display())));
        }
    } else if !found.changed.is_empty() {
        voice.talk(&Phrase::new("cli-compare-keep"));
    }
    Ok(Verdict::Fine)
}

fn tell(found: &Comparison, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let measure = found.question.measure;
    let pairs = counted("cli-pairs", found.races as usize);
    let id = match found.answer {
        Answer::More => "cli-compare-more",
        Answer::Less => "cli-compare-less",
        Answer::Same => "cli-compare-alike",
        Answer::Open if found.interrupted => "cli-compare-so-far",
        Answer::Open => "cli-compare-open",
    };
    let verdict = Phrase::new(id)
        .with("measure", text(voice.word("lab-figure", measure.name())))
        .with("difference", show(found.difference, measure.is_share(), voice))
        .with("pairs", pairs.clone());
    writeln!(out, "{STRONG}{}{STRONG:#}", voice.say(&verdict))?;
    let seeds = voice.say(&Phrase::new("cli-compare-seeds").with("pairs", pairs));
    writeln!(
        out,
        "{FAINT}{seeds}{FAINT:#}
"
    )?;
    let (name, difference) = (voice.plain("cli-compare-measure"), voice.plain("cli-compare-difference"));
    writeln!(out, "{STRONG}{name:<16}{:>12}{:>12}   {difference:<34}{STRONG:#}", "a", "b")?;
    for change in &found.changes {
        tell_change(&voice.word("lab-figure", &change.name), change, voice, out)?;
    }
    for (seat, change) in found.seats.iter().enumerate() {
        let name = voice.say(&Phrase::new("cli-seat-wins").with("seat", number(seat)));
        tell_change(&name, change, voice, out)?;
    }
    let marked = voice.say(
        &Phrase::new("cli-compare-marked").with("measure", text(voice.word("lab-figure", measure.name()))),
    );
    writeln!(
        out,
        "{FAINT}{marked}{FAINT:#}
"
    )?;
    let winner = Phrase::new("cli-compare-winner")
        .with("share", percent(found.other_winner, voice))
        .with("pairs", number(found.races as usize));
    writeln!(out, "{}", voice.say(&winner))?;
    for Changed { seed, a, b } in found.changed.iter().take(5) {
        let seats = |seats: &[usize]| Said::all(seats.iter().map(|seat| number(*seat)));
        let changed = Phrase::new("cli-compare-changed")
            .with("seed", text(seed))
            .with("now", seats(b))
            .with("before", seats(a));
        writeln!(out, "  {}", voice.say(&changed))?;
    }
    Ok(())
}

fn tell_change(name: &str, change: &Change, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let value = |estimate: Estimate| match change.is_share {
        true => format!("{} %", voice.number(estimate.value * 100.0, 1)),
        false => voice.number(estimate.value, 2),
    };
    let mark = if change.p < 0.05 { format!("{GOOD}*{GOOD:#}") } else { " ".to_string() };
    let difference = voice.say(&show(change.difference, change.is_share, voice));
    writeln!(out, "{name:<16}{:>12}{:>12} {mark} {difference}", value(change.a), value(change.b))?;
    Ok(())
}

/// An estimate with its confidence interval; shares in points of a hundred.
fn show(estimate: Estimate, is_share: bool, voice: &Voice) -> Phrase {
    let (scale, id) = if is_share { (100.0, "cli-points") } else { (1.0, "cli-estimate") };
    let [value, low, high] = [estimate.value, estimate.low, estimate.high].map(|value| value * scale);
    // An end near zero is told from zero.
    let digits = if high - low < 0.2 { 3 } else { 2 };
    let [value, low, high] = [value, low, high].map(|value| text(voice.number(value, digits)));
    Phrase::new(id).with("value", value).with("low", low).with("high", high)
}

/// Writes the comparison, and both races of each listed pair as records.
fn keep(
    found: &Comparison,
    studies: [&dyn AnyStudy; 2],
    bench: &Bench,
    dir: &Path,
    voice: &Voice,
) -> Result<Vec<PathBuf>> {
    files::make_folder(dir, voice)?;
    files::write(&dir.join("compare.json"), serde_json::to_vec_pretty(found)?, voice)?;
    let mut races = Vec::new();
    for changed in &found.changed {
        for (name, study) in ["a", "b"].into_iter().zip(studies) {
            let path = dir.join(format!("seed-{}-{name}.json", changed.seed));
            files::write(&path, record(study, bench, changed.seed, voice)?, voice)?;
            races.push(path);
        }
    }
    Ok(races)
}

/// A watched race as a record.
fn record(study: &dyn AnyStudy, bench: &Bench, seed: u64, voice: &Voice) -> Result<String> {
    let voice = voice.of_game(study.game().id());
    let race = study.game().new_race(i64::from(study.seats()), &study.options(), seed);
    let mut race = race.map_err(sentence(&voice))?;
    let mut actions = Vec::new();
    study.watch(&bench.levels, seed, Some(&mut |step| actions.push((step.seat, step.action))));
    for (seat, action) in actions {
        race.play(seat, &action).map_err(|refused| voice.refuse(&refused.phrase()))?;
    }
    let record = Record::of(&*race).ok_or_else(|| voice.refuse(&Phrase::new("store-no-record")))?;
    Ok(record.write())
}
