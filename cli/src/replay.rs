//! `podium replay`: tells a recorded race again and verifies every step.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result, bail};
use catalog::{AnyRace, Proof, Record, Replay, Sight, Told};
use engine::{Fault, Names, Seat, Viewer};
use serde_json::{Value, json};

use crate::args::ReplayArgs;
use crate::output::{BAD, FAINT, GOOD, RULE, STRONG, Verdict, count, print_json, talk};

/// How the story is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    Words,
    Json,
    Nothing,
}

/// Reads the record, plays it again and compares.
pub(crate) fn replay(args: &ReplayArgs, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).with_context(|| format!("{file} cannot be read"))?;
    let record = match Record::find(&text) {
        Ok(record) => record,
        // Another format is a foreign file, not an unreadable one.
        Err(fault) if fault.place == "podium" || fault.place == Proof::KEY => return refuse(&file, &fault),
        Err(fault) => bail!("{file}: {}", fault.why),
    };
    let telling = match (args.quiet, args.json) {
        (true, _) => Telling::Nothing,
        (false, true) => Telling::Json,
        (false, false) => Telling::Words,
    };
    let mut steps = Vec::new();
    match tell(&record, telling, &mut steps, out)? {
        Ok(()) => {
            if telling == Telling::Json {
                print_json(&as_json(&record, &steps, None), out)?;
            } else {
                let verified = count(record.steps.len(), "step");
                writeln!(out, "{GOOD}verified{GOOD:#}: {verified} played again, all as recorded")?;
            }
            Ok(Verdict::Fine)
        }
        Err(fault) => {
            if telling == Telling::Json {
                print_json(&as_json(&record, &steps, Some(&fault)), out)?;
            }
            refuse(&file, &fault)
        }
    }
}

fn refuse(file: &str, fault: &Fault) -> Result<Verdict> {
    talk(format_args!("{BAD}refused{BAD:#} {file}: {fault}"));
    Ok(Verdict::Wrong)
}

/// Plays the record again as far as it is sound; the inner fault says where it is not.
fn tell(
    record: &Record,
    telling: Telling,
    steps: &mut Vec<Told>,
    out: &mut dyn Write,
) -> Result<Result<(), Fault>> {
    let mut replay = match Replay::begin(record) {
        Ok(replay) => replay,
        Err(fault) => return Ok(Err(fault)),
    };
    let names = replay.race().game().names(replay.race().seats());
    if telling == Telling::Words {
        let (game, seats) = (replay.race().game().name(), count(replay.race().seats().into(), "player"));
        writeln!(out, "{STRONG}{game}{STRONG:#}, {seats}, seed {}", record.seed)?;
        writeln!(out, "{FAINT}{}{FAINT:#}\n", record.options)?;
        write_events(replay.race(), &names, out)?;
    }
    loop {
        let said = replay.say_next(&names);
        let step = match replay.step() {
            Ok(Some(step)) => step,
            Ok(None) => break,
            Err(fault) => return Ok(Err(fault)),
        };
        match telling {
            Telling::Nothing => {}
            Telling::Json => steps.extend(replay.race().tell(step.seq, Sight::Whole, &names)),
            Telling::Words => {
                let (seq, who) = (step.seq, names.of(step.seat));
                let (what, rule) = said.map_or_else(Default::default, |said| (said.text, said.rule));
                writeln!(out, "{seq}. {STRONG}{who}{STRONG:#}: {what} {RULE}[{rule}]{RULE:#}")?;
                write_events(replay.race(), &names, out)?;
            }
        }
    }
    if telling == Telling::Words {
        write_end(replay.race(), &names, out)?;
    }
    Ok(Ok(()))
}

/// What the last step brought, a line an event.
fn write_events(race: &dyn AnyRace, names: &Names, out: &mut dyn Write) -> Result<()> {
    let told = race.tell(race.seq(), Sight::Whole, names);
    for event in told.iter().flat_map(|told| &told.events) {
        writeln!(out, "     {} {RULE}[{}]{RULE:#}", event.words, event.rule)?;
    }
    Ok(())
}

fn write_end(race: &dyn AnyRace, names: &Names, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "\n{}", race.picture(Viewer::Spectator, names).trim_end())?;
    writeln!(out, "\n{}", say_places(race, names))?;
    Ok(())
}

/// The result in words: "The race is over: 1. Runner 2, 2. Runner 0".
pub(crate) fn say_places(race: &dyn AnyRace, names: &Names) -> String {
    let places = race.places().places;
    let mut seats: Vec<Seat> = Seat::all(race.seats()).collect();
    seats.sort_by_key(|seat| places[seat.index()]);
    let place = |seat: &Seat| format!("{}. {}", places[seat.index()], names.of(*seat));
    let list: Vec<String> = seats.iter().map(place).collect();
    let how = if race.is_over() { "The race is over" } else { "Not finished; the places so far" };
    format!("{how}: {}", list.join(", "))
}

fn as_json(record: &Record, steps: &[Told], fault: Option<&Fault>) -> Value {
    json!({
        "verified": fault.is_none(),
        "fault": fault.map(|fault| json!({"place": fault.place, "why": fault.why})),
        "game": record.game,
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": record.options,
        "seed": record.seed,
        "steps": steps,
        "result": record.result,
    })
}
