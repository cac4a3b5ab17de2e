//! What is counted over many races. Whole numbers only: added up in any order it is the same.

use std::collections::BTreeMap;

use catalog::{AnyStudy, Facts};
use serde::{Deserialize, Serialize};

use super::summary::{Decisions, Distribution, Kind, RuleUse, ThingUse};
use super::things::{self, ThingTally};
use super::{Histogram, Leads, ThingKind};
use crate::stats::{Ratio, mean_of};

/// A win in parts, so that one to six winners share it exactly.
pub const SHARE: u64 = 60;

/// What is counted over many races.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    races: u64,
    seats: Vec<SeatTally>,
    starts: Vec<SeatTally>,
    rounds: Histogram,
    decisions: Histogram,
    leads: Leads,
    branching: Histogram,
    kinds: BTreeMap<String, KindTally>,
    /// Of all decisions: forced ones to all, and legal actions to all.
    forced: Ratio,
    legal: Ratio,
    /// Real decisions of all seats, and their squares by race.
    real: (u64, u64),
    thing_names: Vec<(ThingKind, String)>,
    things: Vec<ThingTally>,
    rule_ids: Vec<String>,
    rules: Vec<ThingTally>,
}

/// How a seat or a start place did.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SeatTally {
    /// In parts of a win.
    pub(crate) wins: u64,
    pub(crate) places: Histogram,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct KindTally {
    times: u64,
    /// Squares of the times by race.
    squares: u64,
    /// Forced ones to all, and legal actions to all.
    forced: Ratio,
    legal: Ratio,
}

impl Tally {
    /// Nothing counted yet.
    pub fn new(study: &dyn AnyStudy) -> Tally {
        let seats = vec![SeatTally::default(); usize::from(study.seats())];
        let names = study.things().iter().map(|thing| (ThingKind::from(thing.kind), thing.id.clone()));
        Tally {
            races: 0,
            starts: seats.clone(),
            seats,
            rounds: Histogram::default(),
            decisions: Histogram::default(),
            leads: Leads::default(),
            branching: Histogram::default(),
            kinds: BTreeMap::new(),
            forced: Ratio::default(),
            legal: Ratio::default(),
            real: (0, 0),
            thing_names: names.collect(),
            things: vec![ThingTally::default(); study.things().len()],
            rule_ids: study.rules().to_vec(),
            rules: vec![ThingTally::default(); study.rules().len()],
        }
    }

    /// Counts a race.
    pub fn add(&mut self, facts: &Facts) {
        let seats = self.seats.len();
        let wins = wins(&facts.places);
        for (seat, tally) in self.seats.iter_mut().enumerate() {
            tally.wins += wins[seat];
            tally.places.add(i64::from(facts.places[seat]), 1);
        }
        for (start, seat) in self.starts.iter_mut().zip(&facts.start) {
            start.wins += wins[seat.index()];
            start.places.add(i64::from(facts.places[seat.index()]), 1);
        }
        self.races += 1;
        self.rounds.add(i64::from(facts.rounds), 1);
        self.decisions.add(i64::from(facts.decisions()), 1);
        self.leads.add(facts);
        for (legal, times) in facts.branching.iter().enumerate() {
            self.branching.add(legal as i64, u64::from(*times));
        }
        for kind in &facts.kinds {
            let times = u64::from(kind.times);
            let tally = match self.kinds.get_mut(kind.decision) {
                Some(tally) => tally,
                None => self.kinds.entry(kind.decision.to_string()).or_default(),
            };
            tally.times += times;
            tally.squares += times * times;
            tally.forced.add(i64::from(kind.forced), i64::from(kind.times));
            tally.legal.add(kind.legal as i64, i64::from(kind.times));
        }
        self.forced.add(i64::from(facts.forced()), i64::from(facts.decisions()));
        let legal: u64 = facts.kinds.iter().map(|kind| kind.legal).sum();
        self.legal.add(legal as i64, i64::from(facts.decisions()));
        let real = u64::from(facts.decisions() - facts.forced());
        self.real = (self.real.0 + real, self.real.1 + real * real);
        for (i, tally) in self.things.iter_mut().enumerate() {
            tally.add(facts.all_uses[i], &facts.uses[i * seats..(i + 1) * seats], &wins);
        }
        for (tally, times) in self.rules.iter_mut().zip(&facts.rules) {
            tally.add(*times, &[], &[]);
        }
    }

    /// Adds all of another of the same game.
    pub fn merge(&mut self, other: &Tally) {
        self.races += other.races;
        for (ours, theirs) in [(&mut self.seats, &other.seats), (&mut self.starts, &other.starts)] {
            for (one, more) in ours.iter_mut().zip(theirs) {
                one.wins += more.wins;
                one.places.merge(&more.places);
            }
        }
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        self.leads.merge(&other.leads);
        self.branching.merge(&other.branching);
        for (decision, more) in &other.kinds {
            let one = self.kinds.entry(decision.clone()).or_default();
            one.times += more.times;
            one.squares += more.squares;
            one.forced.merge(&more.forced);
            one.legal.merge(&more.legal);
        }
        self.forced.merge(&other.forced);
        self.legal.merge(&other.legal);
        self.real = (self.real.0 + other.real.0, self.real.1 + other.real.1);
        for (ours, theirs) in [(&mut self.things, &other.things), (&mut self.rules, &other.rules)] {
            for (one, more) in ours.iter_mut().zip(theirs) {
                one.merge(more);
            }
        }
    }

    /// Races counted.
    pub fn races(&self) -> u64 {
        self.races
    }

    pub(crate) fn seats(&self) -> &[SeatTally] {
        &self.seats
    }

    pub(crate) fn starts(&self) -> &[SeatTally] {
        &self.starts
    }

    /// Rounds by race.
    pub fn rounds(&self) -> &Histogram {
        &self.rounds
    }

    /// Decisions by race.
    pub fn decisions(&self) -> &Histogram {
        &self.decisions
    }

    /// What was counted of the lead.
    pub fn leads(&self) -> &Leads {
        &self.leads
    }

    pub(crate) fn decision_figures(&self) -> Decisions {
        let kind = |(decision, tally): (&String, &KindTally)| Kind {
            decision: decision.clone(),
            per_race: mean_of(self.races, tally.times as f64, tally.squares as f64),
            forced: tally.forced.share(),
            branching: tally.legal.estimate(),
        };
        let mut kinds: Vec<Kind> = self.kinds.iter().map(kind).collect();
        kinds.sort_by(|one, other| other.per_race.value.total_cmp(&one.per_race.value));
        let seats = self.seats.len().max(1) as f64;
        let branching = Distribution { mean: self.legal.estimate(), ..self.branching.distribution(1.0) };
        Decisions {
            branching,
            forced: self.forced.share(),
            real: mean_of(self.races, self.real.0 as f64 / seats, self.real.1 as f64 / (seats * seats)),
            kinds,
        }
    }

    pub(crate) fn thing_figures(&self) -> Vec<ThingUse> {
        things::figures(&self.thing_names, &self.things, self.races, self.seats.len())
    }

    pub(crate) fn rule_figures(&self) -> Vec<RuleUse> {
        let rule = |(id, tally): (&String, &ThingTally)| RuleUse {
            id: id.clone(),
            per_race: tally.per_race(self.races),
            races: tally.share_of_races(self.races),
        };
        self.rule_ids.iter().zip(&self.rules).map(rule).collect()
    }
}

/// What each seat has of the win.
pub(crate) fn wins(places: &[u8]) -> Vec<u64> {
    let winners = places.iter().filter(|place| **place == 1).count().max(1) as u64;
    places.iter().map(|place| if *place == 1 { SHARE / winners } else { 0 }).collect()
}
