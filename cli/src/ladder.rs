//! `podium ladder`: all levels against each other, as a table of shares and ratings.

use std::io::Write;

use anyhow::{Result, bail};
use lab::ladder::{Ladder, Pair, races, run};
use serde_json::json;

use crate::arena::{pool, progress};
use crate::args::LadderArgs;
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::setup::{games, sentence};

/// Runs the ladders of the games asked for.
pub(crate) fn ladder(args: &LadderArgs, out: &mut dyn Write) -> Result<Verdict> {
    let mut levels = args.levels.clone();
    levels.sort();
    levels.dedup();
    if levels.len() < 2 {
        bail!("a ladder has at least two levels; name them with --levels club,expert");
    }
    let pool = pool(args.many.threads)?;
    let mut all = Vec::new();
    for game in games(&args.games)? {
        let (fewest, most) = game.seats();
        let seats = if (fewest..=most).contains(&4) { 4 } else { 2 };
        let contest = game.contest(seats, &json!({})).map_err(sentence)?;
        let bar = progress(races(levels.len(), &*contest, args.races));
        let ladder = pool.install(|| run(&*contest, &levels, args.races, args.many.seed, &|| bar.inc(1)));
        bar.finish_and_clear();
        match (args.many.json, args.markdown) {
            (true, _) => all.push(json!({"game": game.id(), "seed": args.many.seed, "ladder": ladder})),
            (false, true) => write_markdown(game.name(), &ladder, out)?,
            (false, false) => write_plain(game.name(), &ladder, out)?,
        }
        out.flush()?;
    }
    if args.many.json {
        print_json(&all, out)?;
    }
    Ok(Verdict::Fine)
}

fn write_plain(name: &str, ladder: &Ladder, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{STRONG}{name}{STRONG:#}")?;
    for rung in ladder.rungs.iter().rev() {
        writeln!(out, "  {:<8} rating {:>5.1} +- {:.1}", rung.bot, rung.rating, rung.uncertainty)?;
        for pair in ladder.pairs.iter().filter(|pair| pair.upper == rung.bot).rev() {
            writeln!(out, "    {FAINT}against{FAINT:#} {:<8} wins {}", pair.lower, share(pair))?;
        }
    }
    Ok(writeln!(out)?)
}

/// A row a level; each cell is the share of races that it wins against the level of the column.
fn write_markdown(name: &str, ladder: &Ladder, out: &mut dyn Write) -> Result<()> {
    let lower = &ladder.rungs[..ladder.rungs.len() - 1];
    writeln!(out, "### {name}\n")?;
    write!(out, "| level | rating |")?;
    for rung in lower {
        write!(out, " against {} |", rung.bot)?;
    }
    writeln!(out, "\n|---|---|{}", "---|".repeat(lower.len()))?;
    for rung in ladder.rungs.iter().rev() {
        write!(out, "| {} | {:.1} ± {:.1} |", rung.bot, rung.rating, rung.uncertainty)?;
        for other in lower {
            let pair = ladder.pairs.iter().find(|pair| pair.upper == rung.bot && pair.lower == other.bot);
            write!(out, " {} |", pair.map(share).unwrap_or_default())?;
        }
        writeln!(out)?;
    }
    let races = ladder.pairs.first().map_or(0, |pair| pair.races);
    Ok(writeln!(out, "\n{races} races a pair.\n")?)
}

fn share(pair: &Pair) -> String {
    let wins = pair.wins;
    format!("{:.1} % ({:.1} to {:.1})", wins.value * 100.0, wins.low * 100.0, wins.high * 100.0)
}
