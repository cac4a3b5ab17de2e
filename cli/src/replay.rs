//! `podium replay`: tells a recorded race again and verifies every step.

use std::io::Write;

use anyhow::Result;
use catalog::{AnyRace, Sight};
use engine::{Fault, Phrase, Seat, Speak, Value as Said, Viewer};
use protocol::{Detail, Happening, Told, ToldStep};
use records::{Proof, Record, Replay};
use serde_json::{Value, json};
use tui::{Begin, Pace};

use crate::args::ReplayArgs;
use crate::files;
use crate::output::{FAINT, GOOD, RULE, STRONG, Verdict, print_json};
use crate::screen;
use crate::setup::in_file;
use crate::voice::{Voice, counted, talk_refused, text};

/// How the story is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    Words,
    Json,
    Nothing,
}

/// Reads the record, plays it again and compares.
pub(crate) fn replay(args: &ReplayArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let written = files::read(&args.file, voice)?;
    let record = match Record::find(&written) {
        Ok(record) => record,
        // Another format is a foreign file, not an unreadable one.
        Err(fault) if fault.place == "podium" || fault.place == Proof::KEY => {
            return refuse(&file, &fault, voice);
        }
        Err(fault) => return Err(in_file(&file, None, voice)(fault)),
    };
    let is_wanted = !args.plain && !args.quiet && !args.json;
    // What is not as recorded is said in words, also in a terminal.
    if is_wanted && screen::is_there() && record.verify().wrong.is_none() {
        return screen::show(Begin::Replay(Box::new(record), args.file.clone()), Pace::Normal, voice);
    }
    let telling = match (args.quiet, args.json) {
        (true, _) => Telling::Nothing,
        (false, true) => Telling::Json,
        (false, false) => Telling::Words,
    };
    let mut steps = Vec::new();
    match tell(&record, telling, &mut steps, voice, out)? {
        Ok(()) => {
            if telling == Telling::Json {
                print_json(&as_json(&record, &steps, None), out)?;
            } else {
                let verified = Phrase::new("cli-replay-verified")
                    .with("verified", text(format!("{GOOD}{}{GOOD:#}", voice.plain("cli-verified"))))
                    .with("steps", counted("cli-steps", record.steps.len()));
                writeln!(out, "{}", voice.say(&verified))?;
            }
            Ok(Verdict::Fine)
        }
        Err(fault) => {
            if telling == Telling::Json {
                print_json(&as_json(&record, &steps, Some(&fault)), out)?;
            }
            refuse(&file, &fault, &voice.of_game(&record.game))
        }
    }
}

fn refuse(file: &str, fault: &Fault, voice: &Voice) -> Result<Verdict> {
    let why = voice.fault(&Fault { place: "record".to_string(), ..fault.clone() });
    talk_refused("cli-refused", file, &why, voice);
    Ok(Verdict::Wrong)
}

/// Plays the record again as far as it is sound; the inner fault says where it is not.
fn tell(
    record: &Record,
    telling: Telling,
    steps: &mut Vec<ToldStep>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Result<(), Fault>> {
    let mut replay = match Replay::begin(record) {
        Ok(replay) => replay,
        Err(fault) => return Ok(Err(fault)),
    };
    let voice = &voice.of_game(replay.race().game().id());
    if telling == Telling::Words {
        let title = Phrase::new("cli-replay-title")
            .with("name", text(format!("{STRONG}{}{STRONG:#}", voice.plain("name"))))
            .with("players", counted("cli-players", replay.race().seats().into()))
            .with("seed", text(record.seed));
        writeln!(out, "{}\n{FAINT}{}{FAINT:#}\n", voice.say(&title), record.options)?;
        write_last(replay.race(), voice, out)?;
    }
    loop {
        let next = replay.next();
        match replay.step() {
            Ok(true) => {}
            Ok(false) => break,
            Err(fault) => return Ok(Err(fault)),
        }
        let race = replay.race();
        match telling {
            Telling::Nothing => {}
            Telling::Json => steps.extend(race.tell(race.seq(), Sight::Whole, Detail::Full)),
            Telling::Words => {
                if let Some((seat, choice)) = next {
                    let (seq, who, what) = (race.seq(), voice.name(seat), voice.say(&choice.say));
                    let line = Phrase::new("cli-replay-action")
                        .with("number", seq)
                        .with("who", text(format!("{STRONG}{who}{STRONG:#}")))
                        .with("what", text(what))
                        .with("rule", text(format!("{RULE}[{}]{RULE:#}", choice.rule)));
                    writeln!(out, "{}", voice.say(&line))?;
                }
                write_last(race, voice, out)?;
            }
        }
    }
    if telling == Telling::Words {
        write_end(replay.race(), voice, out)?;
    }
    Ok(Ok(()))
}

/// What the last step brought, a line an event.
pub(crate) fn write_last(race: &dyn AnyRace, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    write_events(race, race.seq(), Sight::Whole, voice, "     ", out)
}

/// What a step brought, a line an event.
pub(crate) fn write_events(
    race: &dyn AnyRace,
    seq: u32,
    sight: Sight,
    voice: &Voice,
    margin: &str,
    out: &mut dyn Write,
) -> Result<()> {
    let step = race.tell(seq, sight, Detail::Full);
    for event in step.iter().flat_map(|step| &step.events) {
        if let Happening::Explained(Told { say, rule, .. }) = event {
            writeln!(out, "{margin}{} {RULE}[{rule}]{RULE:#}", voice.say(say))?;
        }
    }
    Ok(())
}

fn write_end(race: &dyn AnyRace, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "\n{}", race.picture(Viewer::Spectator, voice).trim_end())?;
    writeln!(out, "\n{}", say_places(race, voice))?;
    Ok(())
}

/// The result in words: "The race is over: 1. Runner 3, 2. Runner 1".
pub(crate) fn say_places(race: &dyn AnyRace, voice: &Voice) -> String {
    let places = race.places().places;
    let mut seats: Vec<Seat> = Seat::all(race.seats()).collect();
    seats.sort_by_key(|seat| places[seat.index()]);
    let place =
        |seat: &Seat| Phrase::new("cli-place").with("place", places[seat.index()]).with("seat", *seat);
    let id = if race.is_over() { "cli-places" } else { "cli-places-so-far" };
    voice.say(&Phrase::new(id).with("places", Said::list(seats.iter().map(place))))
}

fn as_json(record: &Record, steps: &[ToldStep], fault: Option<&Fault>) -> Value {
    json!({
        "verified": fault.is_none(),
        "fault": fault.map(|fault| json!({"place": fault.place, "why": fault.why})),
        "game": record.game,
        "rules_version": record.rules_version,
        "seats": record.seats,
        "options": record.options,
        "seed": record.seed.to_string(),
        "steps": steps.iter().map(step_as_json).collect::<Vec<_>>(),
        "result": record.result,
    })
}

/// A step for programs: what happened, without what it changed in the position.
fn step_as_json(step: &ToldStep) -> Value {
    let plain = |event: &Happening| match event {
        Happening::Explained(told) => {
            json!({"event": told.event, "rule": told.rule, "say": told.say})
        }
        Happening::Plain(event) => json!({"event": event}),
    };
    let events: Vec<Value> = step.events.iter().map(plain).collect();
    json!({"seq": step.seq, "seat": step.seat, "action": step.action, "events": events})
}
