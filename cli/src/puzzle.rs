//! `podium puzzle`: positions with a best move, for people to find and for bots to be tried on.

mod mining;

use std::io::{BufRead, IsTerminal, Write, stdin};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use bots::{Brain, Level};
use catalog::{AnyRace, nearest};
use engine::{Phrase, Speak, Viewer};
use lessons::{GRADED, Grade, Puzzle, daily_puzzle, puzzles, told_puzzle};
use protocol::Choice;
use serde_json::Value;

use crate::args::PuzzleArgs;
use crate::files;
use crate::output::{BAD, FAINT, GOOD, STRONG, Verdict, wrap};
use crate::play::write_choice;
use crate::setup::{games, in_file, sentence};
use crate::voice::{Voice, counted, number, text};

/// Lists, poses or checks puzzles.
pub(crate) fn puzzle(args: &PuzzleArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    if args.mine {
        return mining::mine(args.game.as_deref().unwrap_or_default(), &args.mining, voice, out);
    }
    let chosen = if args.daily { today(voice)? } else { choose(args, voice)? };
    if args.sound {
        return mining::prove(&chosen, voice, out);
    }
    match args.check {
        Some(level) => check(&chosen, level, voice, out),
        None if args.game.is_none() && !args.daily => list(&chosen, voice, out),
        None => pose(&chosen, voice, out),
    }
}

/// Today's puzzle, by universal time.
fn today(voice: &Voice) -> Result<Vec<(String, Puzzle)>> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let Some((game, name)) = daily_puzzle(now.as_secs() / 86_400) else { return Ok(Vec::new()) };
    let puzzle = lessons::puzzle(game, name).map_err(sentence(&voice.of_game(game)))?;
    Ok(puzzle.map(|puzzle| (name.to_string(), puzzle)).into_iter().collect())
}

/// The puzzles asked for, with their names.
fn choose(args: &PuzzleArgs, voice: &Voice) -> Result<Vec<(String, Puzzle)>> {
    match (&args.game, &args.puzzle) {
        (None, _) => {
            let mut all = Vec::new();
            for game in games(&[], voice)? {
                all.extend(of_game(game.id(), voice)?);
            }
            Ok(all)
        }
        (Some(file), None) if catalog::find(file).is_err() && Path::new(file).exists() => read(file, voice),
        (Some(game), None) => of_game(catalog::find(game).map_err(sentence(voice))?.id(), voice),
        (Some(game), Some(name)) => {
            let mut all = of_game(catalog::find(game).map_err(sentence(voice))?.id(), voice)?;
            let names: Vec<String> = all.iter().map(|(name, _)| name.clone()).collect();
            all.retain(|(found, _)| found == name);
            if all.is_empty() && Path::new(name).exists() {
                return read(name, voice);
            }
            if all.is_empty() {
                let near = nearest(name, names.iter().map(String::as_str));
                let near = near.map_or_else(String::new, |near| {
                    voice.say(&Phrase::new("cli-did-you-mean").with("near", text(near)))
                });
                let unknown = Phrase::new("cli-puzzle-unknown")
                    .with("game", Phrase::new("name"))
                    .with("puzzle", text(format!("{name:?}")))
                    .with("near", text(near))
                    .with("puzzles", text(names.join(", ")));
                return Err(voice.of_game(game).refuse(&unknown));
            }
            Ok(all)
        }
    }
}

fn of_game(game: &str, voice: &Voice) -> Result<Vec<(String, Puzzle)>> {
    let puzzles = puzzles(game).map_err(sentence(voice))?;
    Ok(puzzles.into_iter().map(|(name, puzzle)| (name.to_string(), puzzle)).collect())
}

fn read(file: &str, voice: &Voice) -> Result<Vec<(String, Puzzle)>> {
    let text = files::read(Path::new(file), voice)?;
    // The words of the game that it names are needed to say what is wrong with it.
    let named = serde_json::from_str::<Value>(&text).ok();
    let game = named.as_ref().and_then(|puzzle| puzzle.pointer("/scenario/game")).and_then(Value::as_str);
    let puzzle = Puzzle::read(&text).map_err(in_file(file, game, voice))?;
    Ok(vec![(file.to_string(), puzzle)])
}

/// What a puzzle is called and why its best choice is best, in the person's language; a puzzle in a file has its title only.
fn told(name: &str, puzzle: &Puzzle, voice: &Voice) -> (String, String) {
    let game = &puzzle.scenario.game;
    match told_puzzle(game, name, puzzle, voice.language()) {
        Ok(told) => (told.title, told.why.say(&voice.of_game(game))),
        Err(_) => (puzzle.scenario.title.clone(), String::new()),
    }
}

fn list(puzzles: &[(String, Puzzle)], voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    for (name, puzzle) in puzzles {
        let (title, _) = told(name, puzzle, voice);
        let stars = stars(puzzle.grade.as_ref());
        writeln!(out, "{STRONG}{:<12}{STRONG:#}{name:<28}{stars} {title}", puzzle.scenario.game)?;
    }
    Ok(Verdict::Fine)
}

/// How hard a puzzle is, in three places.
fn stars(grade: Option<&Grade>) -> String {
    let stars = grade.map_or(0, |grade| usize::from(grade.difficulty().stars()));
    format!("{:<3}", "★".repeat(stars))
}

/// How hard a puzzle is, and by what.
fn say_grade(grade: &Grade, voice: &Voice) -> String {
    let percent = |missed: u32| i64::from(100 * missed / grade.tries.max(1));
    let levels = GRADED.iter().zip(grade.missed.by_level()).map(|(level, missed)| {
        Phrase::new("puzzle-level")
            .with("level", text(voice.bot(level.name())))
            .with("percent", percent(missed))
    });
    let phrase = Phrase::new("puzzle-graded")
        .with("stars", text(stars(Some(grade)).trim_end()))
        .with("difficulty", Phrase::new(format!("puzzle-{}", grade.difficulty().name())))
        .with("missed", grade.figure())
        .with("levels", engine::Value::list(levels));
    voice.say(&phrase)
}

/// Lets a bot solve them.
fn check(puzzles: &[(String, Puzzle)], level: Level, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let mut solved = 0;
    let called = text(voice.bot(level.name()));
    for (name, puzzle) in puzzles {
        let race = puzzle.race().map_err(sentence(&voice.of_game(&puzzle.scenario.game)))?;
        let mut bot = race.bot(Brain::Level(level), None);
        let action = race.glance(puzzle.seat).and_then(|glance| bot.choose(&glance)).unwrap_or_default();
        let game = &puzzle.scenario.game;
        if puzzle.is_solved_by(&action) {
            solved += 1;
            writeln!(out, "{GOOD}{}{GOOD:#}  {game} {name}", voice.plain("cli-puzzle-solved"))?;
        } else {
            let missed = voice.plain("cli-puzzle-missed");
            let choice = race.choices(puzzle.seat).into_iter().find(|choice| choice.action == action);
            let said = choice.map_or_else(|| text(""), |choice| choice.say.into());
            let plays = Phrase::new("cli-puzzle-plays").with("level", called.clone()).with("action", said);
            let line = Phrase::new("cli-puzzle-line-missed")
                .with("missed", text(format!("{BAD}{missed}{BAD:#}")))
                .with("puzzle", text(format!("{game} {name}")))
                .with("what", plays);
            writeln!(out, "{}", voice.of_game(game).say(&line))?;
        }
    }
    let all = puzzles.len();
    let score = Phrase::new("cli-puzzle-score-bot")
        .with("level", called)
        .with("solved", number(solved))
        .with("all", number(all));
    writeln!(out, "{}", voice.say(&score))?;
    Ok(if solved == all { Verdict::Fine } else { Verdict::Wrong })
}

/// Shows one after the other and asks.
fn pose(puzzles: &[(String, Puzzle)], voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let (mut solved, all) = (0, puzzles.len());
    for (i, (name, puzzle)) in puzzles.iter().enumerate() {
        let race = puzzle.race().map_err(sentence(&voice.of_game(&puzzle.scenario.game)))?;
        let voice = &voice.of_game(race.game().id());
        let (title, why) = told(name, puzzle, voice);
        let place = Phrase::new("cli-puzzle-place")
            .with("name", text(name))
            .with("number", number(i + 1))
            .with("all", number(all));
        let title =
            Phrase::new("cli-puzzle-title").with("game", Phrase::new("name")).with("title", text(title));
        let (title, place) = (voice.say(&title), voice.say(&place));
        writeln!(out, "{STRONG}{title}{STRONG:#} {FAINT}{place}{FAINT:#}\n")?;
        let choices = show(puzzle, &*race, voice, out)?;
        let Some(answer) = ask(choices.len(), voice, out)? else { break };
        let is_solved = puzzle.is_solved_by(&choices[answer - 1].action);
        solved += usize::from(is_solved);
        let best: Vec<&Choice> =
            choices.iter().filter(|choice| puzzle.is_solved_by(&choice.action)).collect();
        answer_with(is_solved, &best, &why, voice, out)?;
    }
    let score = Phrase::new("cli-puzzle-score").with("solved", number(solved)).with("all", number(all));
    writeln!(out, "{}", voice.say(&score))?;
    Ok(Verdict::Fine)
}

/// The position, how hard the puzzle is, and what can be chosen. To what that would lead is told with the answer.
fn show(puzzle: &Puzzle, race: &dyn AnyRace, voice: &Voice, out: &mut dyn Write) -> Result<Vec<Choice>> {
    if let Some(grade) = &puzzle.grade {
        writeln!(out, "{FAINT}{}{FAINT:#}\n", wrap(&say_grade(grade, voice), 0))?;
    }
    writeln!(out, "{}\n", race.picture(Viewer::Seat(puzzle.seat), voice).trim_end())?;
    writeln!(out, "{}", voice.say(&Phrase::new("cli-puzzle-ask").with("seat", puzzle.seat)))?;
    let choices = race.choices(puzzle.seat);
    for (i, choice) in choices.iter().enumerate() {
        write_choice(i + 1, &Choice { outlook: None, ..choice.clone() }, voice, out)?;
    }
    Ok(choices)
}

/// Whether that was right, what is best and why, and to what it leads.
fn answer_with(
    is_solved: bool,
    best: &[&Choice],
    why: &str,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<()> {
    if is_solved {
        writeln!(out, "{GOOD}{}{GOOD:#} {}\n", voice.plain("cli-puzzle-right"), wrap(why, 0))?;
    } else {
        let said: Vec<String> = best.iter().map(|choice| voice.say(&choice.say)).collect();
        let said =
            Phrase::new("cli-puzzle-best").with("best", text(said.join(&voice.plain("cli-puzzle-or"))));
        let said = format!("{} {why}", voice.say(&said));
        writeln!(out, "{BAD}{}{BAD:#} {}\n", voice.plain("cli-puzzle-wrong"), wrap(&said, 0))?;
    }
    for choice in best {
        let Some(outlook) = &choice.outlook else { continue };
        let leads = Phrase::new("cli-puzzle-leads").with("action", choice.say.clone());
        let leads = voice.say(&leads.with("outlook", outlook.clone()));
        writeln!(out, "{FAINT}{}{FAINT:#}\n", wrap(&leads, 0))?;
    }
    Ok(())
}

/// Asks until a number of the list comes; none if the person leaves.
fn ask(count: usize, voice: &Voice, out: &mut dyn Write) -> Result<Option<usize>> {
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
                _ => writeln!(out, "{}", voice.say(&counted("cli-puzzle-again", count)))?,
            },
        }
    }
}
