//! `podium puzzle`: positions with a best move, for people to find and for bots to be tried on.

use std::fs;
use std::io::{BufRead, IsTerminal, Write, stdin};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use bots::Level;
use catalog::{Puzzle, nearest, puzzles};
use engine::Viewer;

use crate::args::PuzzleArgs;
use crate::output::{BAD, FAINT, GOOD, RULE, STRONG, Verdict, wrap};
use crate::setup::{games, sentence};

/// Lists, poses or checks puzzles.
pub(crate) fn puzzle(args: &PuzzleArgs, out: &mut dyn Write) -> Result<Verdict> {
    let chosen = choose(args)?;
    match args.check {
        Some(level) => check(&chosen, level, out),
        None if args.game.is_none() => list(&chosen, out),
        None => pose(&chosen, out),
    }
}

/// The puzzles asked for, with their names.
fn choose(args: &PuzzleArgs) -> Result<Vec<(String, Puzzle)>> {
    match (&args.game, &args.puzzle) {
        (None, _) => {
            let mut all = Vec::new();
            for game in games(&[])? {
                all.extend(of_game(game.id())?);
            }
            Ok(all)
        }
        (Some(file), None) if catalog::find(file).is_err() && Path::new(file).exists() => read(file),
        (Some(game), None) => of_game(catalog::find(game).map_err(sentence)?.id()),
        (Some(game), Some(name)) => {
            let mut all = of_game(catalog::find(game).map_err(sentence)?.id())?;
            let names: Vec<String> = all.iter().map(|(name, _)| name.clone()).collect();
            all.retain(|(found, _)| found == name);
            if all.is_empty() && Path::new(name).exists() {
                return read(name);
            }
            if all.is_empty() {
                let near = nearest(name, names.iter().map(String::as_str));
                let near = near.map_or_else(String::new, |near| format!(" (did you mean {near}?)"));
                bail!("{game} has no puzzle {name:?}{near}; its puzzles are {}", names.join(", "));
            }
            Ok(all)
        }
    }
}

fn of_game(game: &str) -> Result<Vec<(String, Puzzle)>> {
    let puzzles = puzzles(game).map_err(|fault| anyhow!("{fault}"))?;
    Ok(puzzles.into_iter().map(|(name, puzzle)| (name.to_string(), puzzle)).collect())
}

fn read(file: &str) -> Result<Vec<(String, Puzzle)>> {
    let text = fs::read_to_string(file).with_context(|| format!("{file} cannot be read"))?;
    let puzzle = Puzzle::read(&text).map_err(|fault| anyhow!("{file}: {fault}"))?;
    Ok(vec![(file.to_string(), puzzle)])
}

fn list(puzzles: &[(String, Puzzle)], out: &mut dyn Write) -> Result<Verdict> {
    for (name, Puzzle { scenario, .. }) in puzzles {
        writeln!(out, "{STRONG}{:<12}{STRONG:#}{name:<28}{}", scenario.game, scenario.title)?;
    }
    Ok(Verdict::Fine)
}

/// Lets a bot solve them.
fn check(puzzles: &[(String, Puzzle)], level: Level, out: &mut dyn Write) -> Result<Verdict> {
    let mut solved = 0;
    for (name, puzzle) in puzzles {
        let race = puzzle.race().map_err(sentence)?;
        let action = race.bot_choice(puzzle.seat, level).unwrap_or_default();
        let game = &puzzle.scenario.game;
        if puzzle.is_solved_by(&action) {
            solved += 1;
            writeln!(out, "{GOOD}solved{GOOD:#}  {game} {name}")?;
        } else {
            writeln!(out, "{BAD}missed{BAD:#}  {game} {name}: {level} plays {action}")?;
        }
    }
    let all = puzzles.len();
    writeln!(out, "{level} solved {solved} of {all}")?;
    Ok(if solved == all { Verdict::Fine } else { Verdict::Wrong })
}

/// Shows one after the other and asks.
fn pose(puzzles: &[(String, Puzzle)], out: &mut dyn Write) -> Result<Verdict> {
    let mut solved = 0;
    for (i, (name, puzzle)) in puzzles.iter().enumerate() {
        let race = puzzle.race().map_err(sentence)?;
        let (game, names) = (race.game(), race.game().names(race.seats()));
        let (number, all) = (i + 1, puzzles.len());
        let title = &puzzle.scenario.title;
        writeln!(
            out,
            "{STRONG}{}: {title}{STRONG:#} {FAINT}({name}, {number} of {all}){FAINT:#}\n",
            game.name()
        )?;
        writeln!(out, "{}\n", race.picture(Viewer::Seat(puzzle.seat), &names).trim_end())?;
        writeln!(out, "You are {}. What is best?", names.of(puzzle.seat))?;
        let choices = race.legal(puzzle.seat, &names);
        for (i, choice) in choices.iter().enumerate() {
            writeln!(out, "{:>4}  {} {RULE}[{}]{RULE:#}", i + 1, choice.words, choice.rule)?;
            if !choice.forecast_words.is_empty() {
                writeln!(out, "{FAINT}{}{FAINT:#}", wrap(&choice.forecast_words, 6))?;
            }
        }
        let Some(answer) = ask(choices.len(), out)? else { break };
        let choice = &choices[answer - 1];
        if puzzle.is_solved_by(&choice.action) {
            solved += 1;
            writeln!(out, "{GOOD}Right.{GOOD:#} {}\n", puzzle.why)?;
        } else {
            let best = choices.iter().filter(|choice| puzzle.is_solved_by(&choice.action));
            let best: Vec<&str> = best.map(|choice| choice.words.as_str()).collect();
            writeln!(out, "{BAD}No.{BAD:#} Best is: {}. {}\n", best.join(", or "), puzzle.why)?;
        }
    }
    writeln!(out, "{solved} of {} solved", puzzles.len())?;
    Ok(Verdict::Fine)
}

/// Asks until a number of the list comes; none if the person leaves.
fn ask(count: usize, out: &mut dyn Write) -> Result<Option<usize>> {
    loop {
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        let is_end = stdin().lock().read_line(&mut line)? == 0;
        if is_end || !stdin().is_terminal() {
            writeln!(out, "{}", line.trim())?;
        }
        match line.trim() {
            _ if is_end => return Ok(None),
            "q" | "quit" => return Ok(None),
            text => match text.parse::<usize>() {
                Ok(number) if (1..=count).contains(&number) => return Ok(Some(number)),
                _ => writeln!(out, "Answer with a number from 1 to {count}; q leaves.")?,
            },
        }
    }
}
