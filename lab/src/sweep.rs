//! Many settings of a game: which of them does what a designer wants, and what has to be traded for what.
//!
//! Every setting is raced from the same seeds. With a budget the races go where they are needed: after each round those
//! settings are dropped that miss a target for sure, and then the worse half.

mod target;

use std::sync::atomic::{AtomicBool, Ordering};

use bots::Level;
use catalog::AnyStudy;
use engine::{Fault, Phrase, Value as Said};
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;

pub use target::{Hit, Target, number, targets};

use crate::measure::Measure;
use crate::stats::{Estimate, Sums, spread};
use crate::study::{SHARE, wins};

/// A switch, or a number inside one, with the values that it takes.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Axis {
    /// Its key; a dot leads inside: `constants.tank`.
    pub key: String,
    /// Its values.
    pub values: Vec<Value>,
}

/// Every combination, the last axis fastest.
pub fn grid(axes: &[Axis]) -> Vec<Vec<Value>> {
    let mut points = vec![Vec::new()];
    for axis in axes {
        let longer = |point: &Vec<Value>| {
            axis.values
                .iter()
                .map(|value| [point.as_slice(), std::slice::from_ref(value)].concat())
                .collect::<Vec<_>>()
        };
        points = points.iter().flat_map(longer).collect();
    }
    points
}

/// Figures of a setting beside the measures.
const SPREADS: [&str; 2] = ["seat_spread", "start_spread"];

/// The names of all figures.
pub fn figures() -> Vec<&'static str> {
    SPREADS.into_iter().chain(Measure::ALL.map(Measure::name)).collect()
}

/// A figure's place, or which there are.
pub(crate) fn figure(name: &str) -> Result<usize, Fault> {
    let names = figures();
    names.iter().position(|known| *known == name).ok_or_else(|| {
        let phrase = Phrase::new("lab-no-figure").naming("figure", name);
        Fault::said("figure", phrase.with("figures", Said::names(&names)))
    })
}

/// Whether a figure is shown in per cent.
pub fn is_share(name: &str) -> bool {
    SPREADS.contains(&name) || name.parse::<Measure>().is_ok_and(Measure::is_share)
}

/// What is swept.
#[derive(Debug)]
pub struct Sweeping<'a> {
    /// The settings.
    pub settings: Vec<Setting>,
    /// The bots, by seat.
    pub levels: &'a [Level],
    /// The first race's seed.
    pub seed: u64,
    /// Races of each setting, or of all together.
    pub spend: Spend,
    /// What is wanted.
    pub targets: Vec<Target>,
}

impl Sweeping<'_> {
    fn playable(&self) -> usize {
        self.settings.iter().filter(|setting| setting.study.is_ok()).count()
    }

    /// Rounds in which races are dealt out.
    fn rounds(&self) -> u64 {
        match self.spend {
            Spend::Each(_) => 1,
            Spend::Budget(_) => u64::from(self.playable().max(1).ilog2()) + 1,
        }
    }

    /// How often a figure is held against a target: what is said for sure is to hold for all of them together.
    fn comparisons(&self) -> usize {
        self.playable() * self.targets.len() * self.rounds() as usize
    }

    /// The least budget: in the first round every setting has ten races.
    pub fn least_budget(&self) -> u64 {
        10 * self.playable() as u64 * self.rounds()
    }
}

/// One setting: the axes' values, and the game, or why it cannot be played.
#[derive(Debug)]
pub struct Setting {
    /// The axes' values.
    pub values: Vec<Value>,
    /// The game.
    pub study: Result<Box<dyn AnyStudy>, String>,
}

/// How races are spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spend {
    /// This many on each setting.
    Each(u64),
    /// This many on all together, most of them on the promising ones.
    Budget(u64),
}

/// A setting with what is known of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Point {
    /// The axes' values.
    pub values: Vec<Value>,
    /// Why it cannot be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// Races.
    pub races: u64,
    /// Every figure, in the order of [`figures`].
    pub figures: Vec<Estimate>,
    /// How each target is hit.
    pub hits: Vec<Hit>,
    /// Whether no other setting is nearer to one target without being farther from another.
    pub on_front: bool,
}

impl Point {
    /// The worst of its hits; none without targets.
    pub fn verdict(&self) -> Option<Hit> {
        self.hits.iter().copied().max()
    }
}

/// Sums of one setting.
struct Counted {
    races: u64,
    measures: [Sums; Measure::ALL.len()],
    seats: Vec<u64>,
    starts: Vec<u64>,
}

impl Counted {
    fn new(seats: usize) -> Counted {
        Counted {
            races: 0,
            measures: [Sums::default(); Measure::ALL.len()],
            seats: vec![0; seats],
            starts: vec![0; seats],
        }
    }

    fn add(&mut self, facts: &catalog::Facts) {
        self.races += 1;
        for (sums, measure) in self.measures.iter_mut().zip(Measure::ALL) {
            sums.add(measure.of(facts));
        }
        let wins = wins(&facts.places);
        for (seat, won) in wins.iter().enumerate() {
            self.seats[seat] += won;
        }
        for (start, seat) in facts.start.iter().enumerate() {
            self.starts[start] += wins[seat.index()];
        }
    }

    fn figures(&self) -> Vec<Estimate> {
        let spreads = [&self.seats, &self.starts].map(|wins| spread_of(wins, self.races));
        let measures = self
            .measures
            .iter()
            .zip(Measure::ALL)
            .map(|(sums, measure)| if measure.is_share() { sums.mean().of_share() } else { sums.mean() });
        spreads.into_iter().chain(measures).collect()
    }
}

/// The spread of win shares. Of even seats chance makes some; then the interval begins at nothing.
fn spread_of(wins: &[u64], races: u64) -> Estimate {
    let shares: Vec<f64> =
        wins.iter().map(|wins| *wins as f64 / SHARE as f64 / races.max(1) as f64).collect();
    let (spread, by_chance) = spread(&shares, races);
    let low = if spread.value <= by_chance { 0.0 } else { spread.low };
    Estimate { low, ..spread }
}

/// Races the settings.
pub fn sweep(what: &Sweeping<'_>, stop: &AtomicBool, done: &(dyn Fn(u64) + Sync)) -> Vec<Point> {
    let seats = what.levels.len();
    let mut counted: Vec<Counted> = what.settings.iter().map(|_| Counted::new(seats)).collect();
    let mut alive: Vec<usize> = (0..counted.len()).filter(|i| what.settings[*i].study.is_ok()).collect();
    match what.spend {
        Spend::Each(races) => {
            for i in &alive {
                race(what, *i, races, &mut counted[*i], stop, done);
            }
        }
        Spend::Budget(budget) => {
            let rounds = what.rounds();
            for _ in 0..rounds {
                let each = budget / rounds / alive.len().max(1) as u64;
                for i in &alive {
                    race(what, *i, each, &mut counted[*i], stop, done);
                }
                alive = survivors(what, &counted, alive);
            }
        }
    }
    let mut points: Vec<Point> =
        what.settings.iter().zip(&counted).map(|(setting, counted)| point(what, setting, counted)).collect();
    mark_front(&mut points, &what.targets);
    points
}

/// Those that may meet the targets, and of them the better half; at least one.
fn survivors(what: &Sweeping<'_>, counted: &[Counted], mut alive: Vec<usize>) -> Vec<usize> {
    let worst = |i: usize| -> (Hit, f64) {
        let figures = counted[i].figures();
        let of = |target: &Target| {
            let estimate = figures[figure(&target.figure).unwrap_or_default()];
            (target.hit(estimate.simultaneous(what.comparisons())), scaled_miss(target, estimate.value))
        };
        let hits: Vec<(Hit, f64)> = what.targets.iter().map(of).collect();
        (hits.iter().map(|hit| hit.0).max().unwrap_or(Hit::Likely), hits.iter().map(|hit| hit.1).sum())
    };
    alive.sort_by(|one, other| {
        let (one, other) = (worst(*one), worst(*other));
        one.0.cmp(&other.0).then(one.1.total_cmp(&other.1))
    });
    let possible = alive.iter().filter(|i| worst(**i).0 != Hit::Missed).count();
    alive.truncate(possible.min(alive.len().div_ceil(2)).max(1));
    alive
}

/// How far from a target, in parts of the target.
fn scaled_miss(target: &Target, value: f64) -> f64 {
    let scale = target.high.or(target.low).map_or(1.0, f64::abs).max(1e-9);
    target.miss(value) / scale
}

fn race(
    what: &Sweeping<'_>,
    setting: usize,
    races: u64,
    counted: &mut Counted,
    stop: &AtomicBool,
    done: &(dyn Fn(u64) + Sync),
) {
    let Ok(study) = &what.settings[setting].study else { return };
    let batch = if what.levels.iter().any(|level| level.settings().is_some()) { 16 } else { 1024 };
    let end = counted.races + races;
    while counted.races < end && !stop.load(Ordering::Relaxed) {
        let to = (counted.races + batch).min(end);
        let watch = |race: u64| {
            (!stop.load(Ordering::Relaxed))
                .then(|| study.watch(what.levels, what.seed.wrapping_add(race), None))
        };
        let facts: Vec<Option<catalog::Facts>> = (counted.races..to).into_par_iter().map(watch).collect();
        done(facts.len() as u64);
        facts.iter().map_while(Option::as_ref).for_each(|facts| counted.add(facts));
    }
}

fn point(what: &Sweeping<'_>, setting: &Setting, counted: &Counted) -> Point {
    let figures = counted.figures();
    let hit = |target: &Target| match counted.races {
        0 => Hit::Missed,
        _ => target.hit(figures[figure(&target.figure).unwrap_or_default()].simultaneous(what.comparisons())),
    };
    Point {
        hits: what.targets.iter().map(hit).collect(),
        values: setting.values.clone(),
        refused: setting.study.as_ref().err().cloned(),
        races: counted.races,
        figures,
        on_front: false,
    }
}

/// The settings that no other beats: at least as near to every target and nearer to one.
fn mark_front(points: &mut [Point], targets: &[Target]) {
    let misses = |point: &Point| -> Vec<f64> {
        let of = |target: &Target| {
            scaled_miss(target, point.figures[figure(&target.figure).unwrap_or_default()].value)
        };
        targets.iter().map(of).collect()
    };
    let all: Vec<Option<Vec<f64>>> =
        points.iter().map(|point| (point.races > 0).then(|| misses(point))).collect();
    let beats = |one: &[f64], other: &[f64]| {
        one.iter().zip(other).all(|(one, other)| one <= other)
            && one.iter().zip(other).any(|(one, other)| one < other)
    };
    for (i, point) in points.iter_mut().enumerate() {
        let Some(own) = &all[i] else { continue };
        point.on_front = !targets.is_empty() && !all.iter().flatten().any(|other| beats(other, own));
    }
}
