//! `podium puzzle GAME --mine`: bots race, and decisions in which one choice is clearly best become puzzle files. What was found is kept with
//! each race, so that a run that was broken off goes on where it was.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};
use engine::Phrase;
use lessons::mine::{Find, choose, is_sound, mine as mine_race};
use lessons::{Grade, Puzzle, TRIES};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::arena::{pool, progress};
use crate::args::MiningArgs;
use crate::output::{BAD, GOOD, STRONG, Verdict};
use crate::setup::sentence;
use crate::voice::{Voice, counted, number, text};

/// What was found in a race, as a line of the file that a run goes on from.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Raced {
    game: String,
    rules_version: u32,
    seed: u64,
    lead: u32,
    finds: Vec<Find>,
}

/// Races that have been looked through, by seed.
type Done = BTreeMap<u64, Vec<Find>>;

/// Runs races, looks through them, and writes the puzzles that are most unlike each other.
pub(super) fn mine(game: &str, args: &MiningArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let game = catalog::find(game).map_err(sentence(voice))?;
    let voice = &voice.of_game(game.id());
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("puzzles-{}", game.id())));
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let log = folder.join("races.jsonl");
    let blank = Raced {
        game: game.id().to_string(),
        rules_version: game.rules_version(),
        seed: 0,
        lead: args.lead,
        finds: Vec::new(),
    };
    let seeds: Vec<u64> = (0..u64::from(args.races)).map(|race| args.seed.wrapping_add(race)).collect();
    let done = Mutex::new((read(&log, &blank)?, OpenOptions::new().create(true).append(true).open(&log)?));
    let left: Vec<u64> = seeds.iter().copied().filter(|seed| !lock(&done).0.contains_key(seed)).collect();
    let bar = progress(seeds.len() as u64, "cli-progress", voice);
    bar.inc((seeds.len() - left.len()) as u64);
    let race = |seed: &u64| -> Result<()> {
        let finds = mine_race(game, *seed, args.lead).map_err(sentence(voice))?;
        let raced = Raced { seed: *seed, finds, game: blank.game.clone(), ..blank };
        let line = serde_json::to_string(&raced)?;
        let mut done = lock(&done);
        writeln!(done.1, "{line}").with_context(|| log.display().to_string())?;
        done.0.insert(*seed, raced.finds);
        bar.inc(1);
        Ok(())
    };
    pool(args.threads)?.install(|| left.par_iter().with_max_len(1).try_for_each(race))?;
    bar.finish_and_clear();
    let (mut done, _) = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    let finds: Vec<Find> = seeds.iter().filter_map(|seed| done.remove(seed)).flatten().collect();
    let found = finds.len();
    let chosen = choose(finds, args.count.into());
    for find in &chosen {
        write(&folder, find)?;
        writeln!(out, "{STRONG}{:<28}{STRONG:#}{}", find.name, find.puzzle.scenario.title)?;
    }
    let phrase = Phrase::new("cli-mine-done")
        .with("races", counted("cli-races", seeds.len()))
        .with("found", number(found))
        .with("chosen", number(chosen.len()))
        .with("folder", text(folder.display()));
    voice.talk(&phrase);
    Ok(if chosen.len() == usize::from(args.count) { Verdict::Fine } else { Verdict::Wrong })
}

fn lock<T>(shared: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The races of an earlier run that were of the same game, rules and lead. A line that was broken off is left out: its race is run again.
fn read(log: &Path, wanted: &Raced) -> Result<Done> {
    if !log.exists() {
        return Ok(Done::new());
    }
    let text = fs::read_to_string(log).with_context(|| log.display().to_string())?;
    if !text.is_empty() && !text.ends_with('\n') {
        writeln!(OpenOptions::new().append(true).open(log)?)?;
    }
    let is_same = |raced: &Raced| {
        (&raced.game, raced.rules_version, raced.lead) == (&wanted.game, wanted.rules_version, wanted.lead)
    };
    let lines = text.lines().filter_map(|line| serde_json::from_str::<Raced>(line).ok());
    Ok(lines.filter(is_same).map(|raced| (raced.seed, raced.finds)).collect())
}

/// A line for each part of a puzzle, so that a change can be read.
fn write(folder: &Path, find: &Find) -> Result<()> {
    let path = folder.join(format!("{}.json", find.name));
    let mut file = File::create(&path).with_context(|| path.display().to_string())?;
    file.write_all(written(&find.puzzle)?.as_bytes()).with_context(|| path.display().to_string())
}

fn written(puzzle: &Puzzle) -> Result<String> {
    let scenario = &puzzle.scenario;
    let mut text = format!(
        "{{\n  \"scenario\": {{\n    \"game\": {},\n    \"title\": {},\n    \"options\": {},\n    \"position\": {}\n  }},\n  \"seat\": {},\n  \"best\": {}",
        serde_json::to_string(&scenario.game)?,
        serde_json::to_string(&scenario.title)?,
        scenario.options,
        scenario.position,
        puzzle.seat.0,
        serde_json::to_string(&puzzle.best)?,
    );
    if let Some(grade) = &puzzle.grade {
        text += &format!(",\n  \"grade\": {}", serde_json::to_string(grade)?);
    }
    if let Some(mined) = &puzzle.mined {
        let why: Result<Vec<String>, _> = mined.why.iter().map(serde_json::to_string).collect();
        let (title, why) = (serde_json::to_string(&mined.title)?, why?.join(",\n      "));
        text +=
            &format!(",\n  \"mined\": {{\n    \"title\": {title},\n    \"why\": [\n      {why}\n    ]\n  }}");
    }
    Ok(text + "\n}\n")
}

/// Lets a deep search solve each puzzle, in several deals of what its seat cannot see, and measures how often bots miss it.
pub(super) fn prove(puzzles: &[(String, Puzzle)], voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let mut wrong = 0;
    for (name, puzzle) in puzzles {
        let voice = &voice.of_game(&puzzle.scenario.game);
        let race = puzzle.race().map_err(sentence(voice))?;
        let is_sound = is_sound(puzzle).map_err(sentence(voice))?;
        let grade = Grade::measured(&*race, puzzle.seat, &puzzle.best, TRIES);
        wrong += usize::from(!is_sound);
        let said = match is_sound {
            true => format!("{GOOD}{}{GOOD:#}", voice.plain("cli-puzzle-solved")),
            false => format!("{BAD}{}{BAD:#}", voice.plain("cli-puzzle-missed")),
        };
        writeln!(
            out,
            "{said}  {} {name}  \"grade\": {}",
            puzzle.scenario.game,
            serde_json::to_string(&grade)?
        )?;
        out.flush()?;
    }
    Ok(if wrong == 0 { Verdict::Fine } else { Verdict::Wrong })
}
