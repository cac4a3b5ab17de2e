//! `podium games`, `podium rules`, `podium options`, `podium schema`: what there is to play and by which rules.

use std::io::Write;

use anyhow::Result;
use catalog::{AnyGame, Part, Rulebook, Tongue, is_teaching, say_values};
use engine::{Phrase, Speak};
use serde_json::json;

use crate::args::{GamesArgs, OptionsArgs, RulesArgs, SchemaArgs};
use crate::output::{FAINT, RULE, STRONG, Verdict, print_json, wrap};
use crate::setup::sentence;
use crate::voice::{Voice, text};

/// Finds a game for a command, or says in a sentence which there are.
fn find(id: &str, voice: &Voice) -> Result<&'static dyn AnyGame> {
    catalog::find(id).map_err(sentence(voice))
}

/// Lists the games; those to learn from come last and apart.
pub(crate) fn list(args: &GamesArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    if args.json {
        let games: Vec<_> = catalog::games().map(about).collect();
        print_json(&games, out)?;
        return Ok(Verdict::Fine);
    }
    let (teaching, offered): (Vec<_>, Vec<_>) = catalog::games().partition(|game| is_teaching(game.id()));
    for game in offered {
        write_game(game, voice, out)?;
    }
    writeln!(out, "{FAINT}{}{FAINT:#}", voice.plain("cli-games-teaching"))?;
    for game in teaching {
        write_game(game, voice, out)?;
    }
    Ok(Verdict::Fine)
}

fn about(game: &'static dyn AnyGame) -> serde_json::Value {
    let (fewest, most) = game.seats();
    let english = Tongue::english(game.id());
    json!({
        "id": game.id(),
        "name": english.say(&Phrase::new("name")),
        "about": english.say(&Phrase::new("about")),
        "seats": {"fewest": fewest, "most": most},
        "minutes": game.minutes(),
        "rules_version": game.rules_version(),
        "teaching": is_teaching(game.id()),
    })
}

fn write_game(game: &dyn AnyGame, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let ((fewest, most), voice) = (game.seats(), voice.of_game(game.id()));
    let line = Phrase::new("cli-games-line")
        .with("name", Phrase::new("name"))
        .with("fewest", fewest)
        .with("most", most)
        .with("minutes", game.minutes());
    writeln!(out, "{STRONG}{:<12}{STRONG:#}{}", game.id(), voice.say(&line))?;
    writeln!(out, "{}\n", wrap(&voice.plain("about"), 12))?;
    Ok(())
}

/// Prints a rulebook or one rule.
pub(crate) fn rules(args: &RulesArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let game = find(&args.game, voice)?;
    let book = game.rulebook(voice.language());
    match &args.rule {
        None => write_rules(&book.text(), out)?,
        Some(id) => write_rules(&find_rule(game, &book, id, voice)?, out)?,
    }
    Ok(Verdict::Fine)
}

/// What the rulebook says of a rule, or a sentence with ids near to it.
pub(crate) fn find_rule(game: &dyn AnyGame, book: &Rulebook, id: &str, voice: &Voice) -> Result<String> {
    match book.rule(id) {
        Some(text) => Ok(text),
        None => {
            let near = match book.near(id) {
                near if near.is_empty() => Phrase::new("cli-rules-see").with("game", text(game.id())),
                near => Phrase::new("cli-rules-near").with("rules", text(near.join(", "))),
            };
            let unknown = Phrase::new("cli-rules-unknown")
                .with("name", Phrase::new("name"))
                .with("rule", text(id))
                .with("near", near);
            Err(voice.of_game(game.id()).refuse(&unknown))
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
pub(crate) fn options(args: &OptionsArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let game = find(&args.game, voice)?;
    let (switches, voice) = (game.switches(), voice.of_game(game.id()));
    if args.json {
        print_json(&switches, out)?;
        return Ok(Verdict::Fine);
    }
    if switches.is_empty() {
        let none = Phrase::new("cli-options-none").with("name", Phrase::new("name"));
        writeln!(out, "{}", voice.say(&none))?;
    }
    for switch in &switches {
        let (key, rule, default) = (&switch.key, &switch.rule, switch.default.to_string());
        if default.len() <= 60 {
            writeln!(out, "{STRONG}{key}{STRONG:#} = {default}   {RULE}{rule}{RULE:#}")?;
        } else {
            let spaced = default.replace(',', ", ");
            writeln!(out, "{STRONG}{key}{STRONG:#} =   {RULE}{rule}{RULE:#}\n{}", wrap(&spaced, 6))?;
        }
        writeln!(out, "{}", wrap(&voice.word("switch", key), 4))?;
        let values = Phrase::new("cli-options-values").with("values", say_values(switch, voice.tongue()));
        writeln!(out, "{FAINT}{}{FAINT:#}\n", wrap(&voice.say(&values), 4))?;
    }
    Ok(Verdict::Fine)
}

/// Prints what a game's JSON looks like: one part, or all of them by name.
pub(crate) fn schema(args: &SchemaArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let game = find(&args.game, voice)?;
    match args.part.as_deref().and_then(Part::named) {
        Some(part) => print_json(&game.schema(part), out)?,
        None => {
            let all: serde_json::Map<_, _> =
                Part::ALL.into_iter().map(|part| (part.name().to_string(), game.schema(part))).collect();
            print_json(&all, out)?;
        }
    }
    Ok(Verdict::Fine)
}
