//! `podium ladder`: all levels against each other, with shares and ratings.

use std::io::Write;

use anyhow::Result;
use engine::{Phrase, Speak};
use lab::ladder::{Ladder, Pair, races, run};
use lab::stats::Estimate;
use serde_json::json;

use crate::arena::{pool, progress};
use crate::args::LadderArgs;
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::setup::{games, sentence};
use crate::voice::{Voice, counted, text};

/// Runs the ladders of the games asked for.
pub(crate) fn ladder(args: &LadderArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let mut levels = args.levels.clone();
    levels.sort();
    levels.dedup();
    if levels.len() < 2 {
        return Err(voice.refuse(&Phrase::new("cli-ladder-two")));
    }
    let pool = pool(args.many.threads)?;
    let mut all = Vec::new();
    for game in games(&args.games, voice)? {
        let (fewest, most) = game.seats();
        let seats = if (fewest..=most).contains(&4) { 4 } else { 2 };
        let contest = game.contest(seats, &json!({})).map_err(sentence(voice))?;
        let bar = progress(races(levels.len(), &*contest, args.races), "cli-progress", voice);
        let ladder = pool.install(|| run(&*contest, &levels, args.races, args.many.seed, &|| bar.inc(1)));
        bar.finish_and_clear();
        match (args.many.json, args.markdown) {
            (true, _) => all.push(json!({
                "game": game.id(),
                "rules_version": game.rules_version(),
                "seed": args.many.seed,
                "ladder": ladder,
            })),
            (false, true) => write_markdown(&ladder, &voice.of_game(game.id()), out)?,
            (false, false) => write_plain(&ladder, &voice.of_game(game.id()), out)?,
        }
        out.flush()?;
    }
    if args.many.json {
        print_json(&all, out)?;
    }
    Ok(Verdict::Fine)
}

fn write_plain(ladder: &Ladder, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{STRONG}{}{STRONG:#}", voice.plain("name"))?;
    let (rating, against, wins) =
        (voice.plain("cli-ladder-rating"), voice.plain("cli-ladder-against"), voice.plain("cli-ladder-wins"));
    let wide = ladder.rungs.iter().map(|rung| voice.bot(&rung.bot).chars().count()).max().unwrap_or_default();
    for rung in ladder.rungs.iter().rev() {
        let (value, error) = (voice.number(rung.rating, 1), voice.number(rung.uncertainty, 1));
        writeln!(out, "  {:<wide$} {rating} {value:>5} +- {error}", voice.bot(&rung.bot))?;
        for pair in ladder.pairs.iter().filter(|pair| pair.upper == rung.bot).rev() {
            let share = share(pair, voice);
            let lower = voice.bot(pair.lower);
            writeln!(out, "    {FAINT}{against}{FAINT:#} {lower:<wide$} {wins} {share}")?;
        }
    }
    Ok(writeln!(out)?)
}

/// A row a level; each cell is the share of races that it wins against the level of the column.
fn write_markdown(ladder: &Ladder, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let lower = &ladder.rungs[..ladder.rungs.len() - 1];
    let (level, rating) = (voice.plain("cli-ladder-level"), voice.plain("cli-ladder-rating"));
    writeln!(out, "### {}\n", voice.plain("name"))?;
    write!(out, "| {level} | {rating} |")?;
    for rung in lower {
        write!(out, " {} {} |", voice.plain("cli-ladder-against"), voice.bot(&rung.bot))?;
    }
    writeln!(out, "\n|---|---|{}", "---|".repeat(lower.len()))?;
    for rung in ladder.rungs.iter().rev() {
        let (value, error) = (voice.number(rung.rating, 1), voice.number(rung.uncertainty, 1));
        write!(out, "| {} | {value} ± {error} |", voice.bot(&rung.bot))?;
        for other in lower {
            let pair = ladder.pairs.iter().find(|pair| pair.upper == rung.bot && pair.lower == other.bot);
            write!(out, " {} |", pair.map(|pair| share(pair, voice)).unwrap_or_default())?;
        }
        writeln!(out)?;
    }
    let races = ladder.pairs.first().map_or(0, |pair| pair.races);
    Ok(writeln!(out, "\n{}\n", voice.say(&counted("cli-ladder-races", races as usize)))?)
}

fn share(pair: &Pair, voice: &Voice) -> String {
    voice.say(&percent(pair.wins, voice))
}

/// A share with its confidence interval.
pub(crate) fn percent(share: Estimate, voice: &Voice) -> Phrase {
    let [value, low, high] =
        [share.value, share.low, share.high].map(|value| text(voice.number(value * 100.0, 1)));
    Phrase::new("cli-percent").with("value", value).with("low", low).with("high", high)
}
