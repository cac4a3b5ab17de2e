//! `podium calibrate`: is about 30 % won of what is called 30 %?

use std::fmt::Write as _;
use std::io::Write;

use anyhow::Result;
use bots::{Brain, Care};
use catalog::REVIEW;
use engine::Phrase;
use engine::Speak;
use lab::calibration::{Calibration, Plan, Range, run};
use serde_json::json;

use crate::arena::{pool, progress};
use crate::args::CalibrateArgs;
use crate::files;
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::setup::{games, sentence};
use crate::voice::{Voice, text};

/// Runs the races of the games asked for and compares.
pub(crate) fn calibrate(args: &CalibrateArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let pool = pool(args.many.threads)?;
    let care = Care { worlds: args.worlds, ..REVIEW };
    let plan = Plan {
        brain: Brain::Level(args.level),
        races: args.races,
        every: args.every,
        care,
        seed: args.many.seed,
    };
    let mut all = Vec::new();
    for game in games(&args.games, voice)? {
        let (fewest, most) = game.seats();
        let seats = if (fewest..=most).contains(&4) { 4 } else { 2 };
        let contest = game.contest(seats, &json!({})).map_err(sentence(voice))?;
        let bar = progress(plan.races, "cli-progress", voice);
        let found = pool.install(|| run(&*contest, &plan, &|| bar.inc(1)));
        bar.finish_and_clear();
        if !args.many.json {
            write_table(&found, args.markdown, &voice.of_game(game.id()), out)?;
            out.flush()?;
        }
        all.push((game, found));
    }
    if args.many.json {
        let games = all.iter().map(|(game, found)| {
            json!({"game": game.id(), "rules_version": game.rules_version(), "seed": args.many.seed, "calibration": found})
        });
        print_json(&games.collect::<Vec<_>>(), out)?;
    }
    if let Some(file) = &args.plot {
        let plots: Vec<(String, &Calibration)> =
            all.iter().map(|(game, found)| (voice.of_game(game.id()).plain("name"), found)).collect();
        files::write(file, plot(&plots, voice), voice)?;
    }
    Ok(Verdict::Fine)
}

fn write_table(found: &Calibration, is_markdown: bool, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let name = voice.plain("name");
    match is_markdown {
        true => {
            let [called, won, chances] = heads(voice);
            writeln!(out, "### {name}\n\n| {called} | {won} | {chances} |\n|---|---|---|")?;
            for range in &found.ranges {
                let [called, won, chances] = cells(range, voice);
                writeln!(out, "| {called} | {won} | {chances} |")?;
            }
            writeln!(out)?;
        }
        false => {
            writeln!(out, "{STRONG}{name}{STRONG:#}")?;
            let rows =
                std::iter::once(heads(voice)).chain(found.ranges.iter().map(|range| cells(range, voice)));
            for [called, won, chances] in rows {
                writeln!(out, "  {called:<10}{won:<24}{chances:>10}")?;
            }
        }
    }
    let brier = Phrase::new("cli-calibrate-brier")
        .with("brier", text(voice.number(found.brier.value, 4)))
        .with("low", text(voice.number(found.brier.low, 4)))
        .with("high", text(voice.number(found.brier.high, 4)))
        .with("base", text(voice.number(found.base.value, 4)))
        .with("races", text(found.races))
        .with("positions", text(found.positions));
    let brier = voice.say(&brier);
    match is_markdown {
        true => writeln!(out, "{brier}\n")?,
        false => writeln!(out, "  {FAINT}{brier}{FAINT:#}\n")?,
    }
    Ok(())
}

fn heads(voice: &Voice) -> [String; 3] {
    ["cli-calibrate-called", "cli-calibrate-won", "cli-calibrate-chances"].map(|id| voice.plain(id))
}

fn cells(range: &Range, voice: &Voice) -> [String; 3] {
    let percent = |share: f64| text(voice.number(100.0 * share, 1));
    let called = voice.say(&Phrase::new("review-percent").with("number", percent(range.called)));
    let won = Phrase::new("cli-percent")
        .with("value", percent(range.won.value))
        .with("low", percent(range.won.low))
        .with("high", percent(range.won.high));
    [called, voice.say(&won), range.chances.to_string()]
}

/// Width and height of one game's plot, and its margin.
const SIDE: f64 = 220.0;
const MARGIN: f64 = 34.0;

/// A plot a game: what was called along, what was won up, with intervals; on the diagonal both are the same.
fn plot(all: &[(String, &Calibration)], voice: &Voice) -> String {
    let room = SIDE + 2.0 * MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"11\" fill=\"#333\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        room * all.len() as f64,
        room + 12.0
    );
    for (i, (name, found)) in all.iter().enumerate() {
        let (x, y) = (i as f64 * room + MARGIN, MARGIN);
        let across = |share: f64| x + SIDE * share;
        let up = |share: f64| y + SIDE * (1.0 - share);
        let mut add = |part: String| {
            let _ = writeln!(svg, "{part}");
        };
        add(format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-weight=\"bold\">{name}</text>",
            across(0.5),
            y - 12.0
        ));
        add(format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"none\" stroke=\"#999\"/>"
        ));
        add(format!(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"#999\" stroke-dasharray=\"4 3\"/>",
            across(0.0),
            up(0.0),
            across(1.0),
            up(1.0)
        ));
        for tenth in [0.0, 0.5, 1.0] {
            add(format!(
                "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                across(tenth),
                up(0.0) + 14.0,
                voice.number(100.0 * tenth, 0)
            ));
            add(format!(
                "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
                x - 5.0,
                up(tenth) + 4.0,
                voice.number(100.0 * tenth, 0)
            ));
        }
        for range in &found.ranges {
            let at = across(range.called);
            add(format!(
                "<line x1=\"{at}\" y1=\"{}\" x2=\"{at}\" y2=\"{}\" stroke=\"#1f6f8b\" stroke-width=\"2\"/>",
                up(range.won.low),
                up(range.won.high)
            ));
            add(format!("<circle cx=\"{at}\" cy=\"{}\" r=\"3.5\" fill=\"#1f6f8b\"/>", up(range.won.value)));
        }
        let axes = voice.plain("cli-calibrate-axes");
        add(format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{axes}</text>",
            across(0.5),
            up(0.0) + 30.0
        ));
    }
    svg + "</svg>\n"
}
