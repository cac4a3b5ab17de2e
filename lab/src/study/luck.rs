//! Luck against skill: the same bots at the same seats, with chance dealt again.
//!
//! Bots of different strength race in a fixed seating, twice with other chance each. If skill decides, the same seat wins
//! both; if luck decides, the second race tells as little about the first as a die. Two figures come out of it:
//! the share of the differences in place that follow from who plays (the rest is luck), and how often the re-dealt race has
//! the same winner.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::Level;
use catalog::AnyStudy;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::SHARE;
use super::tally::wins;
use crate::stats::{Estimate, Ratio, Z, share};

/// What is known of luck and skill.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Luck {
    /// The bots that raced, in the order of the first seating.
    pub bots: Vec<String>,
    /// Pairs of races with the same seating.
    pub pairs: u64,
    /// The share of the variance of places that follows from who plays; the rest is luck.
    pub skill: Estimate,
    /// How often the same seat wins when chance is dealt again.
    pub same_winner: Estimate,
    /// How often it would, if all were luck.
    pub by_luck: f64,
    /// The win share of each bot of `bots`.
    pub wins: Vec<Estimate>,
}

/// What is to be raced.
#[derive(Clone, Debug)]
pub struct LuckPlan {
    /// The bots, one per seat; they rotate from pair to pair.
    pub levels: Vec<Level>,
    /// Pairs of races.
    pub pairs: u64,
    /// The seed of the first pair.
    pub seed: u64,
}

impl LuckPlan {
    /// The bot of the run, and weaker ones, in turn, for as many seats.
    pub fn around(level: Level, seats: u8, pairs: u64, seed: u64) -> LuckPlan {
        let others = [level, Level::Random, Level::Novice, level, Level::Random, Level::Novice];
        let others: Vec<Level> = match level {
            Level::Random => [Level::Random, Level::Greedy, Level::Novice].repeat(2),
            Level::Novice => [Level::Novice, Level::Random, Level::Greedy].repeat(2),
            _ => others.to_vec(),
        };
        LuckPlan { levels: others.into_iter().take(usize::from(seats)).collect(), pairs, seed }
    }
}

/// What was counted of one pair: places by entrant in both races, wins by entrant, and what they share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LuckTally {
    places: [Vec<u8>; 2],
    wins: Vec<u64>,
    same: u64,
}

/// Races the pairs. None for a game of one seat, where there is nobody to beat, and if `stop` is set before all are done.
pub fn measure_luck(study: &dyn AnyStudy, plan: &LuckPlan, stop: &AtomicBool) -> Option<Luck> {
    let n = plan.levels.len();
    if n < 2 || plan.pairs < 2 {
        return None;
    }
    let pair = |pair: u64| {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let entrant = |seat: usize| (seat + (pair % n as u64) as usize) % n;
        let levels: Vec<Level> = (0..n).map(|seat| plan.levels[entrant(seat)]).collect();
        let [one, other] =
            [0, 1].map(|deal| study.watch(&levels, plan.seed.wrapping_add(pair * 2 + deal), None));
        let by_entrant = |by_seat: &[u8]| -> Vec<u8> {
            (0..n).map(|e| by_seat[(e + n - (pair % n as u64) as usize) % n]).collect()
        };
        let places = [by_entrant(&one.places), by_entrant(&other.places)];
        let wins = [wins(&places[0]), wins(&places[1])];
        let same = wins[0].iter().zip(&wins[1]).map(|(a, b)| a * b).sum();
        let wins = wins[0].iter().zip(&wins[1]).map(|(a, b)| a + b).collect();
        Some(LuckTally { wins, places, same })
    };
    let pairs: Vec<LuckTally> = (0..plan.pairs).into_par_iter().map(pair).collect::<Option<_>>()?;
    Some(figures(plan, &pairs))
}

fn figures(plan: &LuckPlan, pairs: &[LuckTally]) -> Luck {
    let n = plan.levels.len();
    let same: u64 = pairs.iter().map(|pair| pair.same).sum();
    let wins = |entrant: usize| {
        let mut ratio = Ratio::default();
        for pair in pairs {
            ratio.add(pair.wins[entrant] as i64, 2 * SHARE as i64);
        }
        ratio.share()
    };
    let count = pairs.len() as u64;
    Luck {
        bots: plan.levels.iter().map(Level::to_string).collect(),
        pairs: count,
        skill: skill(pairs, n),
        same_winner: share(same as f64 / (SHARE * SHARE) as f64, count),
        by_luck: 1.0 / n as f64,
        wins: (0..n).map(wins).collect(),
    }
}

/// Two races with the same seating share their skill and nothing of their luck, so the covariance of a bot's places in
/// both, over its variance, is the part of skill (the intraclass correlation). Blocks of pairs left out in turn tell how
/// sure that is (the jackknife).
fn skill(pairs: &[LuckTally], n: usize) -> Estimate {
    let blocks = pairs.len().min(100);
    let mut parts = vec![(0i64, 0i64); blocks];
    let middle = n as i64 + 1;
    for (i, pair) in pairs.iter().enumerate() {
        let part = &mut parts[i % blocks];
        for (one, other) in pair.places[0].iter().zip(&pair.places[1]) {
            // Twice the place less the middle one: whole, and with mean zero over the seats but for shared places.
            let (one, other) = (2 * i64::from(*one) - middle, 2 * i64::from(*other) - middle);
            part.0 += 2 * one * other;
            part.1 += one * one + other * other;
        }
    }
    let ratio = |over: i64, under: i64| if under == 0 { 0.0 } else { over as f64 / under as f64 };
    let over: i64 = parts.iter().map(|part| part.0).sum();
    let under: i64 = parts.iter().map(|part| part.1).sum();
    let value = ratio(over, under);
    let without: Vec<f64> = parts.iter().map(|part| ratio(over - part.0, under - part.1)).collect();
    let count = blocks as f64;
    let mean = without.iter().sum::<f64>() / count;
    let squares: f64 = without.iter().map(|value| (value - mean).powi(2)).sum();
    let half = Z * (squares * (count - 1.0) / count).sqrt();
    Estimate { value, low: (value - half).max(-1.0), high: (value + half).min(1.0) }
}
