//! `podium bench --search`: how fast the bots think, and what thinking costs against plain playouts.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use ::bench::Searches;
use anyhow::Result;
use bots::Level;
use catalog::AnyGame;
use engine::{Phrase, Speak};
use serde::Serialize;

use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::voice::Voice;

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
    /// On one core, the mean of the first choices of a race.
    expert_ms_per_choice: f64,
}

/// Iterations of one search.
const ITERATIONS: u32 = 1000;
/// Choices of which the mean time is taken.
const CHOICES: u32 = 100;

pub(super) fn bench(
    games: &[&'static dyn AnyGame],
    duration: Duration,
    is_json: bool,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Verdict> {
    let mut all = Vec::new();
    if !is_json {
        let (first, second) = (voice.plain("cli-search-head-1"), voice.plain("cli-search-head-2"));
        writeln!(out, "{STRONG}{first}\n{second}{STRONG:#}")?;
    }
    for game in games {
        let figures = measure(*game, duration)?;
        if !is_json {
            writeln!(
                out,
                "{:<11}{:>14.0}{:>14.0}{:>15}{:>15}{:>9}{:>14}",
                figures.game,
                figures.iterations_per_second,
                figures.iterations_per_second_on_two,
                voice.number(figures.decisions_per_second / 1e6, 2),
                voice.number(figures.playout_decisions_per_second / 1e6, 2),
                voice.number(figures.ratio_to_playouts, 2),
                voice.number(figures.expert_ms_per_choice, 1),
            )?;
            out.flush()?;
        }
        all.push(figures);
    }
    if is_json {
        print_json(&all, out)?;
    } else {
        let said = Phrase::new("cli-search-said").with("iterations", ITERATIONS).with("choices", CHOICES);
        writeln!(out, "\n{FAINT}{}{FAINT:#}", voice.say(&said))?;
    }
    Ok(Verdict::Fine)
}

fn measure(game: &'static dyn AnyGame, duration: Duration) -> Result<Figures> {
    let (fewest, most) = game.seats();
    let players = i64::from(4.clamp(fewest, most));
    let searches =
        |workers| -> Result<Box<dyn Searches>> { Ok(game.measured(players)?.searches(1, workers)) };
    let (mut one, mut two) = (searches(1)?, searches(2)?);
    // As many decisions as in a search, so that what disturbs the machine disturbs both sides alike.
    let inside = one.search(ITERATIONS) as f64;
    let races = (inside / one.playouts(100) as f64 * 100.0).ceil() as u32;
    let (mut own, mut both, mut plain) = (Sum::default(), Sum::default(), Sum::default());
    let started = Instant::now();
    while started.elapsed() < duration || own.runs < 3.0 {
        plain.time(|| one.playouts(races));
        own.time(|| one.search(ITERATIONS));
        both.time(|| two.search(ITERATIONS));
    }
    let mut expert = Sum::default();
    expert.time(|| one.choices(Level::Expert, CHOICES));
    Ok(Figures {
        game: game.id(),
        players,
        iterations_per_second: own.runs * f64::from(ITERATIONS) / own.busy,
        iterations_per_second_on_two: both.runs * f64::from(ITERATIONS) / both.elapsed,
        decisions_per_second: own.decisions / own.busy,
        playout_decisions_per_second: plain.decisions / plain.busy,
        ratio_to_playouts: own.decisions / own.busy / (plain.decisions / plain.busy),
        expert_ms_per_choice: expert.busy * 1e3 / expert.decisions.max(1.0),
    })
}

/// What one side did in all its turns.
#[derive(Default)]
struct Sum {
    runs: f64,
    decisions: f64,
    /// Seconds on the clock.
    elapsed: f64,
    /// Seconds in which this thread had a core, where the system tells; else those on the clock.
    busy: f64,
}

impl Sum {
    fn time(&mut self, run: impl FnOnce() -> u64) {
        let (start, busy_before) = (Instant::now(), busy_seconds());
        self.decisions += black_box(run()) as f64;
        self.runs += 1.0;
        let elapsed = start.elapsed().as_secs_f64();
        self.elapsed += elapsed;
        self.busy += busy_before.zip(busy_seconds()).map_or(elapsed, |(before, after)| after - before);
    }
}

/// How long this thread has had a core: on a machine with other work, the clock would measure that work too.
fn busy_seconds() -> Option<f64> {
    // Yielding makes the system bring its books up to date.
    std::thread::yield_now();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse::<f64>().ok().map(|nanoseconds| nanoseconds / 1e9)
}
