//! `podium bench --search`: how fast the bots think, and what thinking costs against plain playouts.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use catalog::AnyGame;
use serde::Serialize;

use super::median;
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::setup::sentence;

/// What was measured of a game.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    players: i64,
    /// With random rollouts to the end of the race.
    iterations_per_second: f64,
    iterations_per_second_on_two: f64,
    decisions_per_second: f64,
    playout_decisions_per_second: f64,
    ratio_to_playouts: f64,
}

/// Iterations of one search: about what a bot has for a move.
const ITERATIONS: u32 = 1000;

pub(super) fn bench(
    games: &[&'static dyn AnyGame],
    duration: Duration,
    is_json: bool,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let mut all = Vec::new();
    if !is_json {
        writeln!(out, "{STRONG}{HEADER}{STRONG:#}")?;
    }
    for game in games {
        let figures = measure(*game, duration)?;
        if !is_json {
            writeln!(
                out,
                "{:<11}{:>14.0}{:>14.0}{:>15.2}{:>15.2}{:>9.2}",
                figures.game,
                figures.iterations_per_second,
                figures.iterations_per_second_on_two,
                figures.decisions_per_second / 1e6,
                figures.playout_decisions_per_second / 1e6,
                figures.ratio_to_playouts,
            )?;
            out.flush()?;
        }
        all.push(figures);
    }
    if is_json {
        print_json(&all, out)?;
    } else {
        writeln!(
            out,
            "\n{FAINT}Searches of {ITERATIONS} iterations from the first choice of a race.{FAINT:#}"
        )?;
    }
    Ok(Verdict::Fine)
}

const HEADER: &str = "             iterations/s  iterations/s          million decisions/s
game          on one core  on two cores  in the search    in playouts    ratio";

fn measure(game: &'static dyn AnyGame, duration: Duration) -> Result<Figures> {
    let (fewest, most) = game.seats();
    let players = i64::from(4.clamp(fewest, most));
    let mut one = game.searches(players, 1, 1).map_err(sentence)?;
    let mut two = game.searches(players, 1, 2).map_err(sentence)?;
    // As many decisions as in a search, so that what disturbs the machine disturbs both sides alike.
    let inside = one.search(ITERATIONS) as f64;
    let races = (inside / one.playouts(100) as f64 * 100.0).ceil() as u32;
    let (mut own, mut both, mut plain) = (Vec::new(), Vec::new(), Vec::new());
    let started = Instant::now();
    while started.elapsed() < duration || own.len() < 3 {
        plain.push(time(|| one.playouts(races)));
        own.push(time(|| one.search(ITERATIONS)));
        both.push(time(|| two.search(ITERATIONS)));
    }
    let rate = |speeds: &[(f64, f64)]| median(speeds.iter().map(|(_, decisions)| *decisions).collect());
    let runs = |speeds: &[(f64, f64)]| {
        median(speeds.iter().map(|(runs, _)| *runs).collect()) * f64::from(ITERATIONS)
    };
    Ok(Figures {
        game: game.id(),
        players,
        iterations_per_second: runs(&own),
        iterations_per_second_on_two: runs(&both),
        decisions_per_second: rate(&own),
        playout_decisions_per_second: rate(&plain),
        ratio_to_playouts: median(own.iter().zip(&plain).map(|(own, plain)| own.1 / plain.1).collect()),
    })
}

/// Runs and decisions a second.
fn time(run: impl FnOnce() -> u64) -> (f64, f64) {
    let start = Instant::now();
    let decisions = black_box(run());
    let seconds = start.elapsed().as_secs_f64();
    (1.0 / seconds, decisions as f64 / seconds)
}
