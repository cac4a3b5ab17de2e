//! `podium bench --lab`: how many greedy races the lab watches in a second, on one core and on two.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::Result;
use bots::Level;
use catalog::{AnyGame, AnyStudy};
use lab::study::Tally;
use rayon::prelude::*;
use serde::Serialize;

use super::median;
use crate::arena::pool;
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::voice::Voice;

/// What was measured of a game.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    players: i64,
    races_per_second: f64,
    races_per_second_on_two: f64,
    /// Two cores against one, in alternation.
    speed_up: f64,
}

/// Races that one thread counts before it merges, as in `podium lab run`.
const BLOCK: u64 = 64;

pub(super) fn bench(
    games: &[&'static dyn AnyGame],
    duration: Duration,
    is_json: bool,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let mut all = Vec::new();
    if !is_json {
        let heads = ["cli-watched-game", "cli-watched-one", "cli-watched-two", "cli-watched-ratio"];
        let [game, one, two, ratio] = heads.map(|id| voice.plain(id));
        writeln!(out, "{STRONG}{game:<11}{one:>15}{two:>16}{ratio:>10}{STRONG:#}")?;
    }
    for game in games {
        let figures = measure(*game, duration)?;
        if !is_json {
            let (one, two) = (figures.races_per_second, figures.races_per_second_on_two);
            let ratio = voice.number(figures.speed_up, 2);
            writeln!(out, "{:<11}{one:>15.0}{two:>16.0}{ratio:>10}", figures.game)?;
            out.flush()?;
        }
        all.push(figures);
    }
    if is_json {
        print_json(&all, out)?;
    } else {
        writeln!(out, "\n{FAINT}{}{FAINT:#}", voice.plain("cli-watched-said"))?;
    }
    Ok(Verdict::Fine)
}

fn measure(game: &'static dyn AnyGame, duration: Duration) -> Result<Figures> {
    let (fewest, most) = game.seats();
    let players = i64::from(4.clamp(fewest, most));
    let study = game.study(players, &serde_json::json!({}))?;
    let pools = [pool(Some(1))?, pool(Some(2))?];
    let mut next = 1;
    let mut run = |threads: usize, blocks: u64| {
        let start = Instant::now();
        black_box(pools[threads - 1].install(|| watch(&*study, next, blocks)));
        next += blocks * BLOCK;
        (blocks * BLOCK) as f64 / start.elapsed().as_secs_f64()
    };
    // About a third of a second a turn: short, so that what disturbs the machine disturbs both sides alike, and long against
    // the moment in which one thread is through and the other is not, which a long run has once.
    let blocks = ((run(1, 2) / 3.0 / BLOCK as f64).ceil() as u64).max(4);
    let (mut one, mut two) = (Vec::new(), Vec::new());
    let started = Instant::now();
    while started.elapsed() < duration || one.len() < 5 {
        one.push(run(1, blocks));
        two.push(run(2, 2 * blocks));
    }
    let ratios = one.iter().zip(&two).map(|(one, two)| two / one).collect();
    Ok(Figures {
        game: game.id(),
        players,
        races_per_second: median(one),
        races_per_second_on_two: median(two),
        speed_up: median(ratios),
    })
}

fn watch(study: &dyn AnyStudy, seed: u64, blocks: u64) -> Tally {
    let levels = vec![Level::Greedy; usize::from(study.seats())];
    let count = |block: u64| {
        let mut tally = Tally::new(study);
        for race in 0..BLOCK {
            tally.add(&study.watch(&levels, seed + block * BLOCK + race, None));
        }
        tally
    };
    let merge = |mut one: Tally, other: Tally| {
        one.merge(&other);
        one
    };
    (0..blocks).into_par_iter().map(count).reduce(|| Tally::new(study), merge)
}
