//! `podium arena`: bots race each other, and a table says who is better and how sure that is.

use std::io::Write;

use anyhow::{Context, Result, bail};
use engine::Seat;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::Entry;
use lab::arena::{Plan, Table, run};
use lab::process::Process;
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::json;

use crate::args::ArenaArgs;
use crate::output::{FAINT, STRONG, Verdict, count, print_json, talk};
use crate::outside::end_bots_with_us;
use crate::setup::{read_options, sentence};

/// Runs the races and prints the table.
pub(crate) fn arena(args: &ArenaArgs, out: &mut dyn Write) -> Result<Verdict> {
    let game = catalog::find(&args.game).map_err(sentence)?;
    let options = read_options(game, &args.set, args.content.as_deref())?;
    let contest = game.contest(args.seats.len() as i64, &options).map_err(sentence)?;
    end_bots_with_us(&args.seats)?;
    for entry in &args.seats {
        if let Entry::Command(words) = entry
            && let Some(why) =
                Process::start(words, &contest.hello(Seat(0)), args.patience.bot_timeout).is_gone()
        {
            bail!("{why}");
        }
    }
    let plan = Plan {
        entries: &args.seats,
        races: args.races,
        seed: args.many.seed,
        timeout: args.patience.bot_timeout,
    };
    let bar = progress(plan.whole_races());
    let table = pool(args.many.threads)?.install(|| run(&*contest, &plan, &|| bar.inc(1)));
    bar.finish_and_clear();
    if args.many.json {
        let hello = contest.hello(Seat(0));
        print_json(
            &json!({"game": game.id(), "options": hello.options, "seed": args.many.seed, "table": table}),
            out,
        )?;
    } else {
        write_table(&table, out)?;
    }
    report_lapses(&table);
    Ok(Verdict::Fine)
}

/// A bar on a terminal; nothing elsewhere.
pub(crate) fn progress(races: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos} of {len} races, {eta} left");
    let bar = ProgressBar::with_draw_target(Some(races), ProgressDrawTarget::stderr());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The threads that races are spread over.
pub(crate) fn pool(threads: Option<u16>) -> Result<ThreadPool> {
    let threads = threads.map_or(0, usize::from);
    ThreadPoolBuilder::new().num_threads(threads).build().context("the threads cannot be started")
}

fn write_table(table: &Table, out: &mut dyn Write) -> Result<()> {
    let bots = table.standings.iter().map(|standing| standing.bot.len() + 4);
    let width = bots.max().unwrap_or_default().max(12);
    let heading = "      wins   95 % interval    place   95 % interval        rating";
    writeln!(out, "{STRONG}{:<width$}{heading}{STRONG:#}", "bot")?;
    for standing in &table.standings {
        let bot = match standing.entrants {
            1 => standing.bot.clone(),
            n => format!("{} x{n}", standing.bot),
        };
        let (wins, place) = (standing.wins, standing.place);
        writeln!(
            out,
            "{bot:<width$}{:>8.1} %  {:>5.1} to {:>5.1}{:>9.2}  {:>5.2} to {:>5.2}{:>9.1} +- {:.1}",
            wins.value * 100.0,
            wins.low * 100.0,
            wins.high * 100.0,
            place.value,
            place.low,
            place.high,
            standing.rating,
            standing.uncertainty,
        )?;
    }
    let (races, even) = (count(table.races as usize, "race"), table.even * 100.0);
    writeln!(out, "{FAINT}{races}; even would be {even:.1} % for each; a new bot is rated 25.0.{FAINT:#}")?;
    Ok(())
}

fn report_lapses(table: &Table) {
    for standing in table.standings.iter().filter(|standing| standing.lost_moves > 0) {
        let moves = count(standing.lost_moves as usize, "move");
        talk(format_args!("{} lost {moves} to greedy.", standing.bot));
        if let Some(report) = table.lapses.iter().find(|report| report.bot == standing.bot) {
            let (seed, seat, seq) = (report.seed, report.lapse.seat, report.lapse.seq);
            let after = count(seq as usize, "action");
            talk(format_args!("  The first: seed {seed}, {seat}, after {after}: {}.", report.lapse.why));
        }
    }
}
