//! `podium bench`: random playouts on one core, in alternation with two minimal hand-written loops.

mod card_loop;
mod messages;
mod race_loop;
mod search;
mod sizes;
mod watched;
mod xorshift;

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use ::bench::Playouts;
use anyhow::Result;
use catalog::AnyGame;
use engine::{Phrase, Speak};
use serde::Serialize;

use crate::args::BenchArgs;
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::setup::games;
use crate::voice::{Voice, text};

use card_loop::CardLoop;
use race_loop::RaceLoop;

/// What was measured of a game.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    players: i64,
    races_per_second: f64,
    decisions_per_second: f64,
    decisions_per_race: f64,
    allocations_per_race: f64,
    position_bytes: usize,
    ratio_to_race_loop: f64,
    ratio_to_card_loop: f64,
    race_loop_decisions_per_second: f64,
    card_loop_decisions_per_second: f64,
}

/// How long one side runs before it is the other's turn.
const SLICE: Duration = Duration::from_millis(20);

/// Measures the games asked for, or all.
pub(crate) fn bench(args: &BenchArgs, voice: &Voice, out: &mut dyn Write) -> Result<Verdict> {
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(voice.refuse(&Phrase::new("cli-bench-seconds").with("seconds", text(args.seconds))));
    }
    let games = games(&args.games, voice)?;
    if args.messages {
        return messages::bench(&games, args.json, voice, out);
    }
    if cfg!(debug_assertions) {
        voice.talk(&Phrase::new("cli-bench-slow"));
    }
    if args.search {
        return search::bench(&games, Duration::from_secs_f64(args.seconds), args.json, voice, out);
    }
    if args.lab {
        return watched::bench(&games, Duration::from_secs_f64(args.seconds), args.json, voice, out);
    }
    if !args.json {
        let (first, second) = (voice.plain("cli-bench-head-1"), voice.plain("cli-bench-head-2"));
        writeln!(out, "{STRONG}{first}\n{second}{STRONG:#}")?;
    }
    let mut all = Vec::new();
    for game in games {
        let figures = measure(game, Duration::from_secs_f64(args.seconds))?;
        if !args.json {
            write_row(&figures, voice, out)?;
        }
        all.push(figures);
    }
    if args.json {
        print_json(&all, out)?;
    } else {
        let median = |rate: fn(&Figures) -> f64| median(all.iter().map(rate).collect()) / 1e6;
        let race = median(|figures| figures.race_loop_decisions_per_second);
        let cards = median(|figures| figures.card_loop_decisions_per_second);
        let loops = Phrase::new("cli-bench-loops")
            .with("race", text(voice.number(race, 1)))
            .with("cards", text(voice.number(cards, 1)));
        writeln!(out, "\n{FAINT}{}{FAINT:#}", voice.say(&loops))?;
    }
    Ok(Verdict::Fine)
}

fn write_row(figures: &Figures, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    writeln!(
        out,
        "{:<11}{:>9.0}{:>13}{:>13}{:>13}{:>8} {}{:>11}{:>11}",
        figures.game,
        figures.races_per_second,
        voice.number(figures.decisions_per_second / 1e6, 2),
        voice.number(figures.decisions_per_race, 1),
        figures.allocations_per_race,
        figures.position_bytes,
        voice.plain("cli-bench-byte"),
        voice.number(figures.ratio_to_race_loop, 2),
        voice.number(figures.ratio_to_card_loop, 2),
    )?;
    Ok(out.flush()?)
}

/// Something that plays races one after the other and counts its decisions.
trait Contender {
    fn run(&mut self, races: u32) -> u64;
}

impl Contender for Box<dyn Playouts> {
    fn run(&mut self, races: u32) -> u64 {
        Playouts::run(&mut **self, races)
    }
}

/// How fast one side was in one slice.
#[derive(Clone, Copy)]
struct Speed {
    races: f64,
    decisions: f64,
}

fn measure(game: &'static dyn AnyGame, duration: Duration) -> Result<Figures> {
    let (fewest, most) = game.seats();
    let players = i64::from(4.clamp(fewest, most));
    let mut playouts = game.measured(players)?.playouts(1);
    let (mut race_loop, mut card_loop) = (RaceLoop::new(1), CardLoop::new(1));
    let sizes = (races_a_slice(&mut playouts), races_a_slice(&mut race_loop), races_a_slice(&mut card_loop));

    // Each round is three slices; what disturbs the machine disturbs them alike.
    let rounds = (duration.as_secs_f64() / (3.0 * SLICE.as_secs_f64())).ceil().max(3.0) as usize;
    let (mut own, mut race, mut cards) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rounds {
        race.push(time(&mut race_loop, sizes.1));
        own.push(time(&mut playouts, sizes.0));
        cards.push(time(&mut card_loop, sizes.2));
    }
    let races = sizes.0;
    let allocations = allocation_counter::measure(|| {
        black_box(playouts.run(races));
    });
    let ratio = |other: &[Speed]| {
        median(own.iter().zip(other).map(|(own, other)| own.decisions / other.decisions).collect())
    };
    let rate = |speeds: &[Speed]| median(speeds.iter().map(|speed| speed.decisions).collect());
    let races_per_second = median(own.iter().map(|speed| speed.races).collect());
    Ok(Figures {
        game: game.id(),
        players,
        races_per_second,
        decisions_per_second: rate(&own),
        decisions_per_race: rate(&own) / races_per_second,
        allocations_per_race: allocations.count_total as f64 / f64::from(races),
        position_bytes: playouts.position_bytes(),
        ratio_to_race_loop: ratio(&race),
        ratio_to_card_loop: ratio(&cards),
        race_loop_decisions_per_second: rate(&race),
        card_loop_decisions_per_second: rate(&cards),
    })
}

/// How many races fill a slice.
fn races_a_slice(contender: &mut impl Contender) -> u32 {
    let mut races = 1;
    loop {
        let start = Instant::now();
        black_box(contender.run(races));
        let taken = start.elapsed();
        if taken >= SLICE / 2 || races >= 1 << 24 {
            let scale = SLICE.as_secs_f64() / taken.as_secs_f64();
            return (f64::from(races) * scale).clamp(1.0, f64::from(1 << 24)) as u32;
        }
        races *= 2;
    }
}

fn time(contender: &mut impl Contender, races: u32) -> Speed {
    let start = Instant::now();
    let decisions = black_box(contender.run(races));
    let seconds = start.elapsed().as_secs_f64();
    Speed { races: f64::from(races) / seconds, decisions: decisions as f64 / seconds }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
