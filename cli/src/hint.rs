//! `podium hint`: what a bot thinks of a decision, on a recorded race, a scenario or a puzzle.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result, anyhow, bail};
use catalog::{AnyRace, Choice, Hint, Proof, Puzzle, Record, Replay, Scenario};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

use crate::args::HintArgs;
use crate::output::{FAINT, RULE, STRONG, Verdict, count, print_json, wrap};
use crate::setup::sentence;

/// A decision to be thought about, and what was played there.
struct Open {
    race: Box<dyn AnyRace>,
    seat: Option<Seat>,
    played: Option<Value>,
}

/// How many alternatives are shown to a person.
const SHOWN: usize = 5;

/// Reads the file and asks the bot.
pub(crate) fn hint(args: &HintArgs, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    if args.level.settings().is_none() {
        bail!("{} does not look ahead, so it has no advice; ask club, expert or master", args.level);
    }
    let text = fs::read_to_string(&args.file).with_context(|| format!("{file} cannot be read"))?;
    let open = read(&text, args.step).with_context(|| file.clone())?;
    let seat = choose_seat(args.seat, &open)?;
    let names = open.race.game().names(open.race.seats());
    let hints = open.race.hint(seat, args.level, &names);
    let decision = open.race.deciding().into_iter().find(|owed| owed.seat == seat);
    let decision = decision.map_or_else(String::new, |owed| owed.decision);
    // What was played is said of the seat that played it only.
    let played = open.played.as_ref().filter(|_| open.seat == Some(seat));
    if args.json {
        print_json(
            &json!({
                "game": open.race.game().id(),
                "seq": open.race.seq(),
                "seat": seat,
                "decision": decision,
                "level": args.level.name(),
                "played": played,
                "hints": hints,
            }),
            out,
        )?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{}\n", open.race.picture(Viewer::Seat(seat), &names).trim_end())?;
    let (who, after) = (names.of(seat), count(open.race.seq() as usize, "action"));
    writeln!(out, "{STRONG}{who}, decision {decision}{STRONG:#} {FAINT}(after {after}){FAINT:#}")?;
    write_hints(&hints, &open.race.legal(seat, &names), out)?;
    if let Some(i) = played.and_then(|action| hints.iter().position(|hint| hint.action == *action)) {
        let thought = ["the best", "the second best"]
            .get(i)
            .map_or_else(|| format!("number {}", i + 1), |t| t.to_string());
        writeln!(out, "Played was \"{}\", {thought} for the bot.", hints[i].words)?;
    }
    Ok(Verdict::Fine)
}

/// Writes the best alternatives with the numbers that they have in the list of choices.
pub(crate) fn write_hints(hints: &[Hint], choices: &[Choice], out: &mut dyn Write) -> Result<()> {
    for hint in hints.iter().take(SHOWN) {
        let number = choices.iter().position(|choice| choice.action == hint.action).map_or(0, |i| i + 1);
        let Hint { words, rule, .. } = hint;
        writeln!(out, "{number:>4}  {STRONG}{words}{STRONG:#} {RULE}[{rule}]{RULE:#}")?;
        if let Some(figures) = hint.figures() {
            writeln!(out, "      {figures}")?;
        }
        writeln!(out, "{FAINT}{}{FAINT:#}", wrap(&hint.reason, 6))?;
    }
    if hints.len() > SHOWN {
        writeln!(out, "{FAINT}      and {} more that the bot likes less{FAINT:#}", hints.len() - SHOWN)?;
    }
    Ok(())
}

fn read(text: &str, step: Option<usize>) -> Result<Open> {
    let value: Value = serde_json::from_str(text).context("not JSON")?;
    if value.get("podium").is_some() || value.get(Proof::KEY).is_some() {
        return read_record(text, step);
    }
    if step.is_some() {
        bail!("--step is for recorded races; a position has one decision");
    }
    if value.get("scenario").is_some() {
        let puzzle = Puzzle::read(text).map_err(|fault| anyhow!("{fault}"))?;
        return Ok(Open { race: puzzle.race().map_err(sentence)?, seat: Some(puzzle.seat), played: None });
    }
    let scenario: Scenario = serde_json::from_str(text).context("no recorded race, scenario or puzzle")?;
    let game = catalog::find(&scenario.game).map_err(sentence)?;
    let race = game.race_at(&scenario.options, &scenario.position, scenario.seed.unwrap_or_default());
    Ok(Open { race: race.map_err(|fault| anyhow!("{fault}"))?, seat: None, played: None })
}

/// Plays the record again up to the decision asked for: the one that is open, or the last of a finished race.
fn read_record(text: &str, step: Option<usize>) -> Result<Open> {
    let record = Record::find(text).map_err(|fault| anyhow!("{fault}"))?;
    let steps = record.steps.len();
    let before = match step {
        Some(step) if (1..=steps).contains(&step) => step - 1,
        Some(step) if steps == 0 => bail!("there is no step {step}; nothing was played yet"),
        Some(step) => bail!("there is no step {step}; the race has steps 1 to {steps}"),
        None if record.result.is_some() => steps.saturating_sub(1),
        None => steps,
    };
    let mut replay = Replay::begin(&record).map_err(|fault| anyhow!("{fault}"))?;
    for _ in 0..before {
        replay.step().map_err(|fault| anyhow!("{fault}"))?;
    }
    let next = record.steps.get(before);
    Ok(Open {
        race: replay.into_race(),
        seat: next.map(|step| step.seat),
        played: next.map(|step| step.action.clone()),
    })
}

fn choose_seat(asked: Option<i64>, open: &Open) -> Result<Seat> {
    let deciding: Vec<Seat> = open.race.deciding().iter().map(|owed| owed.seat).collect();
    let [first, ..] = deciding[..] else { bail!("the race is over; nobody has a decision") };
    let Some(asked) = asked else { return Ok(open.seat.unwrap_or(first)) };
    let found = deciding.iter().find(|seat| i64::from(seat.0) == asked);
    found.copied().ok_or_else(|| {
        let seats: Vec<String> = deciding.iter().map(|seat| seat.0.to_string()).collect();
        anyhow!("seat {asked} has no decision here; deciding: {}", seats.join(", "))
    })
}
