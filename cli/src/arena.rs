//! `podium arena`: bots race each other, and a scoreboard says who is better and how sure that is.

use std::io::Write;

use anyhow::Result;
use engine::{Phrase, Seat, Speak};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::Entry;
use lab::arena::{Plan, Scoreboard, Standing, run};
use lab::process::Process;
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::json;

use crate::args::ArenaArgs;
use crate::output::{FAINT, STRONG, Verdict, print_json, talk};
use crate::outside::end_bots_with_us;
use crate::setup::{read_options, sentence};
use crate::voice::{Unsaid, Voice, counted, text};

/// Runs the races and prints the scoreboard.
pub(crate) fn arena(args: &ArenaArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    let game = catalog::find(&args.game).map_err(sentence(voice))?;
    let (options, sources) = read_options(game, &args.set, args.content.as_deref(), voice)?;
    let said = voice.of_game(game.id());
    let contest = game.contest(args.seats.len() as i64, &options).map_err(sources.sentence(&said))?;
    end_bots_with_us(&args.seats)?;
    for entry in &args.seats {
        if let Entry::Command(words) = entry
            && let Some(why) =
                Process::start(words, &contest.hello(Seat(0)), args.patience.bot_timeout).is_gone()
        {
            return Err(said.refuse(why));
        }
    }
    let plan = Plan {
        entries: &args.seats,
        races: args.races,
        seed: args.many.seed,
        timeout: args.patience.bot_timeout,
    };
    let bar = progress(plan.whole_races(), "cli-progress", voice);
    let board = pool(args.many.threads)?.install(|| run(&*contest, &plan, &|| bar.inc(1)));
    bar.finish_and_clear();
    if args.many.json {
        let hello = contest.hello(Seat(0));
        print_json(
            &json!({"game": game.id(), "options": hello.options, "seed": args.many.seed, "table": board}),
            out,
        )?;
    } else {
        write_board(&board, voice, out)?;
    }
    report_lapses(&board, &said);
    Ok(Verdict::Fine)
}

/// A bar on a terminal; nothing elsewhere.
pub(crate) fn progress(races: u64, id: &'static str, voice: &Voice) -> ProgressBar {
    let parts = ["bar", "pos", "len", "rate", "eta", "now"].into_iter().zip([
        "{wide_bar}",
        "{pos}",
        "{len}",
        "{per_sec}",
        "{eta}",
        "{msg}",
    ]);
    let template = parts.fold(Phrase::new(id), |phrase, (name, part)| phrase.with(name, text(part)));
    let style = ProgressStyle::with_template(&voice.say(&template));
    let bar = ProgressBar::with_draw_target(Some(races), ProgressDrawTarget::stderr());
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The threads that races are spread over.
pub(crate) fn pool(threads: Option<u16>) -> Result<ThreadPool> {
    let threads = threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| Unsaid::because("cli-no-threads", &error).into())
}

fn write_board(board: &Scoreboard, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let bots = board.standings.iter().map(|standing| voice.bot(&standing.bot).chars().count() + 4);
    let width = bots.max().unwrap_or_default().max(12);
    let (bot, heading) = (voice.plain("cli-arena-bot"), voice.plain("cli-arena-heading"));
    writeln!(out, "{STRONG}{bot:<width$}{heading}{STRONG:#}")?;
    for standing in &board.standings {
        write_standing(standing, width, voice, out)?;
    }
    let races = Phrase::new("cli-arena-races")
        .with("races", counted("cli-races", board.races as usize))
        .with("even", text(voice.number(board.even * 100.0, 1)))
        .with("start", text(voice.number(25.0, 1)));
    Ok(writeln!(out, "{FAINT}{}{FAINT:#}", voice.say(&races))?)
}

fn write_standing(standing: &Standing, width: usize, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let bot = match (voice.bot(&standing.bot), standing.entrants) {
        (bot, 1) => bot,
        (bot, n) => format!("{bot} x{n}"),
    };
    let interval = |low: f64, high: f64, decimals: usize| {
        let end = |value: f64| text(format!("{:>5}", voice.number(value, decimals)));
        voice.say(&Phrase::new("cli-interval").with("low", end(low)).with("high", end(high)))
    };
    let (wins, place) = (standing.wins, standing.place);
    writeln!(
        out,
        "{bot:<width$}{:>8} %  {}{:>9}  {}{:>9} +- {}",
        voice.number(wins.value * 100.0, 1),
        interval(wins.low * 100.0, wins.high * 100.0, 1),
        voice.number(place.value, 2),
        interval(place.low, place.high, 2),
        voice.number(standing.rating, 1),
        voice.number(standing.uncertainty, 1),
    )?;
    Ok(())
}

fn report_lapses(board: &Scoreboard, voice: &Voice) {
    for standing in board.standings.iter().filter(|standing| standing.lost_moves > 0) {
        let moves = counted("cli-moves", standing.lost_moves as usize);
        let bot = text(voice.bot(&standing.bot));
        voice.talk(&Phrase::new("cli-arena-lost").with("bot", bot).with("moves", moves));
        if let Some(report) = board.lapses.iter().find(|report| report.bot == standing.bot) {
            let first = Phrase::new("cli-arena-first")
                .with("seed", text(report.seed))
                .with("seat", report.lapse.seat.0)
                .with("actions", counted("cli-actions", report.lapse.seq as usize))
                .with("why", report.lapse.why.clone());
            talk(format_args!("  {}", voice.say(&first)));
        }
    }
}
