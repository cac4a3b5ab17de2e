//! `podium bench --messages`: how long the messages are that tell of the steps of races between greedy bots.

use std::io::Write;

use anyhow::Result;
use catalog::AnyGame;
use serde::Serialize;
use serde_json::json;

use super::sizes::{MessageSizes, Sizes};
use crate::output::{FAINT, STRONG, Verdict, print_json};
use crate::voice::Voice;

/// What was measured of a game.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    races: u64,
    watching: Bytes,
    waiting: Bytes,
    choosing: Bytes,
    largest_decision: String,
}

/// The lengths of some messages, in bytes.
#[derive(Debug, Serialize)]
struct Bytes {
    mean: f64,
    largest: u64,
}

impl From<Sizes> for Bytes {
    fn from(sizes: Sizes) -> Bytes {
        Bytes { mean: sizes.mean(), largest: sizes.largest }
    }
}

/// Races of each game, with the seeds 1 to this.
const RACES: u64 = 20;

pub(super) fn bench(
    games: &[&'static dyn AnyGame],
    is_json: bool,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Verdict> {
    if !is_json {
        let (first, second) = (voice.plain("cli-messages-head-1"), voice.plain("cli-messages-head-2"));
        writeln!(out, "{STRONG}{first}\n{second}{STRONG:#}")?;
    }
    let mut all = Vec::new();
    for game in games {
        let figures = measure(*game)?;
        if !is_json {
            write!(out, "{:<11}", figures.game)?;
            for Bytes { mean, largest } in [&figures.watching, &figures.waiting, &figures.choosing] {
                write!(out, "{mean:>9.0}{largest:>9}")?;
            }
            writeln!(out, "  {}", figures.largest_decision)?;
            out.flush()?;
        }
        all.push(figures);
    }
    if is_json {
        print_json(&all, out)?;
    } else {
        writeln!(out, "\n{FAINT}{}{FAINT:#}", voice.plain("cli-messages-said"))?;
    }
    Ok(Verdict::Fine)
}

fn measure(game: &'static dyn AnyGame) -> Result<Figures> {
    let (fewest, most) = game.seats();
    let players = 4.clamp(fewest, most);
    let mut sizes = MessageSizes::default();
    for seed in 1..=RACES {
        sizes.add_race(game, players, &json!({}), seed)?;
    }
    let MessageSizes { watching, waiting, choosing, largest_decision } = sizes;
    Ok(Figures {
        game: game.id(),
        players,
        races: RACES,
        watching: watching.into(),
        waiting: waiting.into(),
        choosing: choosing.into(),
        largest_decision,
    })
}
