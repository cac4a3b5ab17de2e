//! Two settings of a game, raced from the same seeds: what changed, and how sure we are.
//!
//! One measure is the question. After every batch its mean difference gets an interval that holds at all times at once
//! (the asymptotic confidence sequence of Waudby-Smith and others), so that stopping as soon as it is settled is no
//! peeking. All other measures are told with their intervals and with Holm's correction for being many.

mod question;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::Level;
use catalog::{AnyStudy, Facts};
use rayon::prelude::*;
use serde::Serialize;

pub use question::{Answer, Question};

use crate::measure::Measure;
use crate::stats::{Estimate, Sums, Z, holm, normal_p, share};
use crate::study::wins;

/// What is compared.
#[derive(Debug)]
pub struct Comparing<'a> {
    /// The setting as it was.
    pub a: &'a dyn AnyStudy,
    /// The changed one.
    pub b: &'a dyn AnyStudy,
    /// The bots, by seat.
    pub levels: &'a [Level],
    /// The first pair's seed.
    pub seed: u64,
    /// The most pairs.
    pub races: u64,
    /// What is to be settled.
    pub question: Question,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// Pairs of races.
    pub races: u64,
    /// Whether it was interrupted.
    pub interrupted: bool,
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
    /// The difference that was asked for, with an interval that holds whenever you stop.
    pub difference: Estimate,
    /// Every measure.
    pub changes: Vec<Change>,
    /// The win share of each seat.
    pub seats: Vec<Change>,
    /// The share of pairs with another winner.
    pub other_winner: Estimate,
    /// The first of them.
    pub changed: Vec<Changed>,
}

/// What became of a measure.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Change {
    /// Its name.
    pub name: String,
    /// Whether it is a share.
    pub is_share: bool,
    /// Its mean as it was.
    pub a: Estimate,
    /// Its mean now.
    pub b: Estimate,
    /// The mean difference, race by race.
    pub difference: Estimate,
    /// How likely chance alone gives this much: corrected for the number of measures, but for the one that was asked about.
    pub p: f64,
}

/// A pair of races with another winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// The seed of both.
    pub seed: u64,
    /// The seats that won as it was.
    pub a: Vec<usize>,
    /// The seats that win now.
    pub b: Vec<usize>,
}

/// Pairs that are listed.
const LISTED: usize = 20;

/// Sums for one measure.
#[derive(Clone, Copy, Debug, Default)]
struct Pair {
    a: Sums,
    b: Sums,
    difference: Sums,
}

impl Pair {
    fn add(&mut self, a: f64, b: f64) {
        self.a.add(a);
        self.b.add(b);
        self.difference.add(b - a);
    }

    /// The variance that pairs would add that were not seen. A change that comes in no pair of n may still come in three
    /// of n (the rule of three), and then the two races may differ as if they had nothing to do with each other.
    fn unseen_variance(&self) -> f64 {
        let [a, b] = [self.a, self.b].map(|sums| sums.standard_deviation().powi(2));
        3.0 * (a + b) / self.difference.count().max(1) as f64
    }

    fn change(&self, name: String, is_share: bool) -> Change {
        let (seen, n) = (self.difference.mean(), self.difference.count().max(1) as f64);
        let half = (seen.high - seen.value).hypot(Z * (self.unseen_variance() / n).sqrt());
        let difference = Estimate { low: seen.value - half, high: seen.value + half, ..seen };
        let p = p_value(&difference);
        let [a, b] = [self.a.mean(), self.b.mean()];
        let [a, b] = if is_share { [a.of_share(), b.of_share()] } else { [a, b] };
        Change { name, is_share, a, b, difference, p }
    }
}

/// How likely chance alone gives a difference with this interval.
fn p_value(difference: &Estimate) -> f64 {
    match difference.value == 0.0 {
        true => 1.0,
        false => normal_p(difference.value * Z / (difference.high - difference.value)),
    }
}

/// Races both settings until the question is settled, the races are used up or `stop` is set.
pub fn compare(what: &Comparing<'_>, stop: &AtomicBool, done: &(dyn Fn(u64) + Sync)) -> Comparison {
    let searching = what.levels.iter().any(|level| level.settings().is_some());
    let batch = if searching { 8 } else { 256 };
    let seats = what.levels.len();
    let mut measures = [Pair::default(); Measure::ALL.len()];
    let mut by_seat = vec![Pair::default(); seats];
    let (mut races, mut others, mut changed) = (0, 0u64, Vec::new());
    let mut answer = Answer::Open;
    while races < what.races && answer == Answer::Open && !stop.load(Ordering::Relaxed) {
        let end = (races + batch).min(what.races);
        let pairs: Vec<Option<(Facts, Facts)>> = (races as usize..end as usize)
            .into_par_iter()
            .with_max_len(1)
            .map(|race| pair(what, race as u64, stop))
            .collect();
        for (a, b) in pairs.into_iter().map_while(|pair| pair) {
            for (sums, measure) in measures.iter_mut().zip(Measure::ALL) {
                sums.add(measure.of(&a), measure.of(&b));
            }
            let (won_a, won_b) = (wins(&a.places), wins(&b.places));
            for (seat, sums) in by_seat.iter_mut().enumerate() {
                let share = |wins: &[u64]| wins[seat] as f64 / crate::study::SHARE as f64;
                sums.add(share(&won_a), share(&won_b));
            }
            if won_a != won_b {
                others += 1;
                if changed.len() < LISTED {
                    changed.push(Changed { seed: a.seed, a: winners(&won_a), b: winners(&won_b) });
                }
            }
            races += 1;
        }
        done(races);
        let asked = &measures[what.question.place()];
        answer = what.question.answer(asked);
    }
    let (changes, seats, difference) = told(what, &measures, &by_seat);
    Comparison {
        races,
        interrupted: stop.load(Ordering::Relaxed),
        question: what.question,
        answer,
        difference,
        changes,
        seats,
        other_winner: share(others as f64, races),
        changed,
    }
}

/// What became of every measure and every seat, and the difference that was asked for.
fn told(what: &Comparing<'_>, measures: &[Pair], by_seat: &[Pair]) -> (Vec<Change>, Vec<Change>, Estimate) {
    let asked = &measures[what.question.place()];
    let mut changes: Vec<Change> = measures
        .iter()
        .zip(Measure::ALL)
        .map(|(pair, measure)| pair.change(measure.name().to_string(), measure.is_share()))
        .collect();
    let seat = |(seat, pair): (usize, &Pair)| pair.change(format!("seat {seat} wins"), true);
    let mut seats: Vec<Change> = by_seat.iter().enumerate().map(seat).collect();
    // The question was asked before looking, so it is none of the many. The races ended when it was settled, so its own
    // line has the interval that allows for that.
    let place = what.question.place();
    let many = changes.iter_mut().enumerate().filter(|(i, _)| *i != place).map(|(_, change)| change);
    correct(many.chain(&mut seats));
    let difference = what.question.interval(asked);
    changes[place] = Change { p: p_value(&difference), difference, ..changes[place].clone() };
    (changes, seats, difference)
}

fn pair(what: &Comparing<'_>, race: u64, stop: &AtomicBool) -> Option<(Facts, Facts)> {
    let seed = what.seed.wrapping_add(race);
    let watch =
        |study: &dyn AnyStudy| (!stop.load(Ordering::Relaxed)).then(|| study.watch(what.levels, seed, None));
    Some((watch(what.a)?, watch(what.b)?))
}

fn winners(wins: &[u64]) -> Vec<usize> {
    wins.iter().enumerate().filter(|(_, won)| **won > 0).map(|(seat, _)| seat).collect()
}

fn correct<'a>(changes: impl Iterator<Item = &'a mut Change>) {
    let changes: Vec<&mut Change> = changes.collect();
    let ps: Vec<f64> = changes.iter().map(|change| change.p).collect();
    for (change, p) in changes.into_iter().zip(holm(&ps)) {
        change.p = p;
    }
}
