//! `podium games`, `podium rules`, `podium options`: what there is to play and by which rules.

use std::io::Write;

use anyhow::{Result, bail};
use catalog::{AnyGame, Rulebook, is_teaching};
use serde_json::json;

use crate::args::{GamesArgs, OptionsArgs, RulesArgs};
use crate::output::{FAINT, RULE, STRONG, Verdict, print_json, wrap};
use crate::setup::sentence;

/// Finds a game for a command, or says in a sentence which there are.
fn find(id: &str) -> Result<&'static dyn AnyGame> {
    catalog::find(id).map_err(sentence)
}

/// Lists the games; those to learn from come last and apart.
pub(crate) fn list(args: &GamesArgs, out: &mut dyn Write) -> Result<Verdict> {
    if args.json {
        let games: Vec<_> = catalog::games().map(about).collect();
        print_json(&games, out)?;
        return Ok(Verdict::Fine);
    }
    let (teaching, offered): (Vec<_>, Vec<_>) = catalog::games().partition(|game| is_teaching(game.id()));
    for game in offered {
        write_game(game, out)?;
    }
    writeln!(out, "{FAINT}To learn how Podium works, and how a game is made:{FAINT:#}")?;
    for game in teaching {
        write_game(game, out)?;
    }
    Ok(Verdict::Fine)
}

fn about(game: &'static dyn AnyGame) -> serde_json::Value {
    let (fewest, most) = game.seats();
    json!({
        "id": game.id(),
        "name": game.name(),
        "about": game.about(),
        "seats": {"fewest": fewest, "most": most},
        "minutes": game.minutes(),
        "rules_version": game.rules_version(),
        "teaching": is_teaching(game.id()),
    })
}

fn write_game(game: &dyn AnyGame, out: &mut dyn Write) -> Result<()> {
    let (fewest, most) = game.seats();
    let (id, name, minutes) = (game.id(), game.name(), game.minutes());
    writeln!(out, "{STRONG}{id:<12}{STRONG:#}{name}, {fewest} to {most} players, about {minutes} minutes")?;
    writeln!(out, "{}\n", wrap(game.about(), 12))?;
    Ok(())
}

/// Prints a rulebook or one rule.
pub(crate) fn rules(args: &RulesArgs, out: &mut dyn Write) -> Result<Verdict> {
    let game = find(&args.game)?;
    let book = game.rulebook_in(args.lang.parse().map_err(sentence)?);
    match &args.rule {
        None => write_rules(&book.text(), out)?,
        Some(id) => write_rules(&find_rule(game, &book, id)?, out)?,
    }
    Ok(Verdict::Fine)
}

/// What the rulebook says of a rule, or a sentence with ids near to it.
pub(crate) fn find_rule(game: &dyn AnyGame, book: &Rulebook, id: &str) -> Result<String> {
    match book.rule(id) {
        Some(text) => Ok(text),
        None => {
            let near = match book.near(id) {
                near if near.is_empty() => format!("see `podium rules {}`", game.id()),
                near => format!("near to it are {}", near.join(", ")),
            };
            bail!("the rulebook of {} has no rule {id:?}; {near}", game.name())
        }
    }
}

/// Writes Markdown as it is, with headings and rule ids set off on a terminal.
pub(crate) fn write_rules(markdown: &str, out: &mut dyn Write) -> Result<()> {
    for line in markdown.trim_end().lines() {
        if line.starts_with('#') {
            writeln!(out, "{STRONG}{line}{STRONG:#}")?;
        } else if let Some((id, rest)) = line.strip_prefix("**").and_then(|line| line.split_once("**")) {
            writeln!(out, "{RULE}**{id}**{RULE:#}{rest}")?;
        } else {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// Lists a game's switches.
pub(crate) fn options(args: &OptionsArgs, out: &mut dyn Write) -> Result<Verdict> {
    let game = find(&args.game)?;
    let switches = game.options();
    if args.json {
        print_json(&switches, out)?;
        return Ok(Verdict::Fine);
    }
    if switches.is_empty() {
        writeln!(out, "{} has no switches.", game.name())?;
    }
    for switch in &switches {
        let (key, rule, default) = (switch.key, switch.rule, switch.default.to_string());
        if default.len() <= 60 {
            writeln!(out, "{STRONG}{key}{STRONG:#} = {default}   {RULE}{rule}{RULE:#}")?;
        } else {
            let spaced = default.replace(',', ", ");
            writeln!(out, "{STRONG}{key}{STRONG:#} =   {RULE}{rule}{RULE:#}\n{}", wrap(&spaced, 6))?;
        }
        writeln!(out, "{}", wrap(switch.about, 4))?;
        writeln!(out, "{FAINT}{}{FAINT:#}\n", wrap(&format!("values: {}", switch.values), 4))?;
    }
    Ok(Verdict::Fine)
}
