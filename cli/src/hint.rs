//! `podium hint`: what a bot thinks of a decision, on a recorded race, a scenario or a puzzle.

use std::io::Write;

use anyhow::Result;
use bots::Brain;
use catalog::{AnyRace, Scenario, figures, read_text};
use engine::{Phrase, Seat, Speak, Viewer};
use lessons::Puzzle;
use protocol::{Choice, Hint};
use records::{Proof, Record, Replay};
use serde_json::{Value, json};

use crate::args::HintArgs;
use crate::files;
use crate::output::{FAINT, RULE, STRONG, Verdict, print_json, wrap};
use crate::setup::{in_file, sentence};
use crate::voice::{Voice, counted, number, text};

/// A decision to be thought about, and what was played there.
struct Open {
    race: Box<dyn AnyRace>,
    seat: Option<Seat>,
    played: Option<Value>,
}

/// How many alternatives are shown to a person.
const SHOWN: usize = 5;

/// Reads the file and asks the bot.
pub(crate) fn hint(args: &HintArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let file = args.file.display().to_string();
    let level = args.level.adviser().map_err(sentence(voice))?;
    let open = read(&files::read(&args.file, voice)?, &file, args.step, voice)?;
    let seat = choose_seat(args.seat, &open, voice)?;
    let voice = &voice.of_game(open.race.game().id());
    let mut bot = open.race.bot(Brain::Level(level), None);
    let hints = open.race.glance(seat).map_or_else(Vec::new, |glance| bot.think(&glance));
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
    writeln!(out, "{}\n", open.race.picture(Viewer::Seat(seat), voice).trim_end())?;
    let decision =
        Phrase::new("cli-hint-decision").with("seat", seat).with("decision", text(voice.decision(&decision)));
    let after =
        Phrase::new("cli-hint-after").with("actions", counted("cli-actions", open.race.seq() as usize));
    let (decision, after) = (voice.say(&decision), voice.say(&after));
    writeln!(out, "{STRONG}{decision}{STRONG:#} {FAINT}{after}{FAINT:#}")?;
    write_hints(&hints, &open.race.choices(seat), voice, out)?;
    if let Some(i) = played.and_then(|action| hints.iter().position(|hint| hint.action == *action)) {
        let played =
            Phrase::new("cli-hint-played").with("action", hints[i].say.clone()).with("rank", number(i + 1));
        writeln!(out, "{}", voice.say(&played))?;
    }
    Ok(Verdict::Fine)
}

/// Writes the best alternatives with the numbers that they have in the list of choices.
pub(crate) fn write_hints(
    hints: &[Hint],
    choices: &[Choice],
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<()> {
    for hint in hints.iter().take(SHOWN) {
        let place = choices.iter().position(|choice| choice.action == hint.action).map_or(0, |i| i + 1);
        let (said, rule) = (voice.say(&hint.say), &hint.rule);
        writeln!(out, "{place:>4}  {STRONG}{said}{STRONG:#} {RULE}[{rule}]{RULE:#}")?;
        if let Some(figures) = figures(hint) {
            writeln!(out, "      {}", voice.say(&figures))?;
        }
        if let Some(reason) = &hint.reason {
            writeln!(out, "{FAINT}{}{FAINT:#}", wrap(&voice.say(reason), 6))?;
        }
    }
    if hints.len() > SHOWN {
        let more = voice.say(&counted("cli-hint-more", hints.len() - SHOWN));
        writeln!(out, "{FAINT}      {more}{FAINT:#}")?;
    }
    Ok(())
}

fn read(written: &str, file: &str, step: Option<usize>, voice: &Voice) -> Result<Open> {
    let unread = |why: Phrase| {
        let phrase = Phrase::new("cli-hint-unread").with("file", text(file)).with("why", why);
        voice.refuse(&phrase)
    };
    let value: Value = read_text(written, file).map_err(unread)?;
    if value.get("podium").is_some() || value.get(Proof::KEY).is_some() {
        return read_record(written, file, step, voice);
    }
    if step.is_some() {
        return Err(voice.refuse(&Phrase::new("cli-hint-one-step")));
    }
    let wrong = |game: &str| in_file(file, Some(game), voice);
    if let Some(scenario) = value.get("scenario") {
        let game = scenario.get("game").and_then(Value::as_str).unwrap_or_default();
        let puzzle = Puzzle::read(written).map_err(wrong(game))?;
        let race = puzzle.race().map_err(wrong(game))?;
        return Ok(Open { race, seat: Some(puzzle.seat), played: None });
    }
    let scenario: Scenario = read_text(written, file).map_err(unread)?;
    let wrong = wrong(&scenario.game);
    let game = catalog::find(&scenario.game).map_err(&wrong)?;
    let race = game.race_at(&scenario.options, &scenario.position, scenario.seed.unwrap_or_default());
    Ok(Open { race: race.map_err(&wrong)?, seat: None, played: None })
}

/// Plays the record again up to the decision asked for: the one that is open, or the last of a finished race.
fn read_record(written: &str, file: &str, step: Option<usize>, voice: &Voice) -> Result<Open> {
    let record = Record::find(written).map_err(in_file(file, None, voice))?;
    let wrong = in_file(file, Some(&record.game), voice);
    let steps = record.steps.len();
    let before = match step {
        Some(step) if (1..=steps).contains(&step) => step - 1,
        Some(step) => {
            let unknown =
                Phrase::new("cli-hint-no-step").with("step", number(step)).with("steps", number(steps));
            return Err(voice.refuse(&unknown));
        }
        None if record.result.is_some() => steps.saturating_sub(1),
        None => steps,
    };
    let mut replay = Replay::begin(&record).map_err(&wrong)?;
    for _ in 0..before {
        replay.step().map_err(&wrong)?;
    }
    let next = record.steps.get(before);
    Ok(Open {
        race: replay.into_race(),
        seat: next.map(|step| step.seat),
        played: next.map(|step| step.action.clone()),
    })
}

fn choose_seat(asked: Option<i64>, open: &Open, voice: &Voice) -> Result<Seat> {
    let deciding: Vec<Seat> = open.race.deciding().iter().map(|owed| owed.seat).collect();
    let [first, ..] = deciding[..] else { return Err(voice.refuse(&Phrase::new("cli-hint-over"))) };
    let Some(asked) = asked else { return Ok(open.seat.unwrap_or(first)) };
    let found = deciding.iter().find(|seat| i64::from(seat.0) == asked);
    found.copied().ok_or_else(|| {
        let seats: Vec<String> = deciding.iter().map(|seat| seat.0.to_string()).collect();
        let unknown = Phrase::new("cli-hint-no-decision").with("seat", asked);
        voice.refuse(&unknown.with("deciding", text(seats.join(", "))))
    })
}
