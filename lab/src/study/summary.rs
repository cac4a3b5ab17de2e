//! What is known after many races: every figure with its uncertainty. This is `summary.json`, and the report is drawn
//! from it. `docs/lab.md` says what each figure means.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::luck::Luck;
use super::{SHARE, Tally, ThingKind};
use crate::stats::{Estimate, chi_square_p, share, spread};

/// What is known after many races.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// What was simulated.
    pub about: About,
    /// Who wins, by seat.
    pub seats: Vec<Start>,
    /// Who wins, by the place from which a seat starts; the first is the first to start.
    pub starts: Vec<Start>,
    /// How uneven the seats are.
    pub fairness: Fairness,
    /// The same for start places.
    pub start_fairness: Fairness,
    /// How long a race is.
    pub length: Length,
    /// How the lead changes.
    pub drama: Drama,
    /// How far apart they finish.
    pub spread: Spread,
    /// How much there is to decide.
    pub decisions: Decisions,
    /// How much is luck; none if it was not measured.
    pub luck: Option<Luck>,
    /// Use and effect of every thing, by kind in the game's own order.
    pub things: Vec<ThingUse>,
    /// How often every rule applied, in the order of the rulebook.
    pub rules: Vec<RuleUse>,
}

/// What was simulated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct About {
    /// The game's id.
    pub game: String,
    /// Its title.
    pub name: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The program's version.
    pub podium: String,
    /// The number of seats.
    pub players: u8,
    /// The bots, by seat.
    pub bots: Vec<String>,
    /// The switches that were set.
    pub set: Value,
    /// Every switch with its value.
    pub options: Value,
    /// The first race's seed; race n has this plus n.
    pub seed: u64,
    /// Races counted.
    pub races: u64,
    /// Races asked for: more if the run was interrupted.
    pub wanted: u64,
    /// The command that gives the same figures.
    pub command: String,
}

/// How a seat or a start place does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Start {
    /// The share of races that it wins; a shared win counts in part.
    pub wins: Estimate,
    /// Its mean place.
    pub place: Estimate,
    /// How often it came in at each place, the first first.
    pub places: Vec<u64>,
}

/// How uneven the win shares are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fairness {
    /// The win share that all would have.
    pub even: f64,
    /// The largest win share less the smallest.
    pub spread: Estimate,
    /// The spread that chance alone stays below in 95 of 100 such runs, if all are even.
    pub by_chance: f64,
    /// How likely it is that chance alone makes them this uneven (Pearson's chi-squared).
    pub p: f64,
}

/// How long a race is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Length {
    /// Rounds.
    pub rounds: Distribution,
    /// Decisions of all seats.
    pub decisions: Distribution,
}

/// How the lead changes. Looked at where rounds end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Drama {
    /// How often another seat took the lead.
    pub lead_changes: Distribution,
    /// The share of the ends of rounds at which no later winner was in the lead.
    pub behind: Distribution,
    /// The part of the race after which the winner was never behind again.
    pub decided: Distribution,
    /// After each tenth of the race: how often who leads then wins in the end.
    pub leader_wins: Vec<Estimate>,
    /// Races whose winner was last in the middle of the race.
    pub comebacks: Estimate,
    /// Races whose winner was not in the lead in the middle of the race.
    pub overtaken: Estimate,
}

/// How far apart they are as the last round begins, in the game's measure of progress.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// From the winner to the next that did not win.
    pub margin: Distribution,
    /// From the first to the last.
    pub field: Distribution,
}

/// How much there is to decide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decisions {
    /// Legal actions a decision.
    pub branching: Distribution,
    /// The share of decisions with one legal action only.
    pub forced: Estimate,
    /// Real decisions of a seat in a race.
    pub real: Estimate,
    /// By the decision's name, the most frequent first.
    pub kinds: Vec<Kind>,
}

/// A kind of decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kind {
    /// Its name.
    pub decision: String,
    /// How often in a race.
    pub per_race: Estimate,
    /// The share with one legal action only.
    pub forced: Estimate,
    /// Legal actions, on average.
    pub branching: Estimate,
}

/// Use and effect of a thing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThingUse {
    /// What kind of thing.
    pub kind: ThingKind,
    /// Its id.
    pub id: String,
    /// How often in a race.
    pub per_race: Estimate,
    /// The share of races in which it was used at all.
    pub races: Estimate,
    /// How winning goes with it; none where it was never used by some seats and not by others.
    pub effect: Option<Effect>,
}

/// How winning goes with something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Effect {
    /// The win share of those who used it while others did not, less what would be even.
    pub above_even: Estimate,
    /// How likely it is that chance alone gives this much.
    pub p: f64,
    /// The same, corrected for the number of things that are compared (Benjamini and Hochberg).
    pub q: f64,
}

/// How often a rule applied.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RuleUse {
    /// Its id.
    pub id: String,
    /// How often in a race.
    pub per_race: Estimate,
    /// The share of races in which it applied.
    pub races: Estimate,
}

/// How often which values occurred.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Distribution {
    /// The mean.
    pub mean: Estimate,
    /// The middle one.
    pub median: Estimate,
    /// The standard deviation of single values.
    pub deviation: f64,
    /// One value in twenty is below this.
    pub low: f64,
    /// One in twenty is above this.
    pub high: f64,
    /// The smallest.
    pub least: f64,
    /// The largest.
    pub most: f64,
    /// The picture.
    pub bars: Vec<Bar>,
}

/// A bar of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bar {
    /// From this value on.
    pub from: f64,
    /// Up to but without this one; the last bar also has what is rare and far above.
    pub to: f64,
    /// How often.
    pub times: u64,
}

/// The parts of a race in thousandths.
const THOUSANDTH: f64 = 0.001;

/// What a tally says.
pub fn summarise(about: About, tally: &Tally, luck: Option<Luck>) -> Summary {
    let leads = tally.leads();
    Summary {
        seats: starts(tally.seats()),
        starts: starts(tally.starts()),
        fairness: fairness(tally.races(), tally.seats()),
        start_fairness: fairness(tally.races(), tally.starts()),
        length: Length {
            rounds: tally.rounds().distribution(1.0),
            decisions: tally.decisions().distribution(1.0),
        },
        drama: Drama {
            lead_changes: leads.changes.distribution(1.0),
            behind: leads.behind.distribution(THOUSANDTH),
            decided: leads.decided.distribution(THOUSANDTH),
            leader_wins: leads.leader_wins.iter().map(|wins| part(*wins, tally.races())).collect(),
            comebacks: part(leads.comebacks, tally.races()),
            overtaken: part(leads.overtaken, tally.races()),
        },
        spread: Spread { margin: leads.margin.distribution(1.0), field: leads.field.distribution(1.0) },
        decisions: tally.decision_figures(),
        luck,
        things: tally.thing_figures(),
        rules: tally.rule_figures(),
        about,
    }
}

/// A share that was counted in parts of a win.
fn part(parts: u64, races: u64) -> Estimate {
    share(parts as f64 / SHARE as f64, races)
}

fn starts(seats: &[super::tally::SeatTally]) -> Vec<Start> {
    let start = |seat: &super::tally::SeatTally| Start {
        wins: part(seat.wins, seat.places.count()),
        place: seat.places.mean(1.0),
        places: (1..=seats.len() as i64).map(|place| seat.places.times(place)).collect(),
    };
    seats.iter().map(start).collect()
}

fn fairness(races: u64, seats: &[super::tally::SeatTally]) -> Fairness {
    let even = 1.0 / seats.len().max(1) as f64;
    let n = races.max(1) as f64;
    let shares: Vec<f64> = seats.iter().map(|seat| seat.wins as f64 / SHARE as f64 / n).collect();
    let (spread, by_chance) = spread(&shares, races);
    let chi: f64 = shares.iter().map(|share| (share - even).powi(2) / even).sum::<f64>() * n;
    Fairness { even, spread, by_chance, p: chi_square_p(chi, seats.len().saturating_sub(1)) }
}
