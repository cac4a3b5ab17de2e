//! Who owes what since when, and how much time is left. Everything follows from the log's times.

use catalog::AnyRace;
use engine::{SEATS_MAX, Seat};
use protocol::{ClockPlan, Clocks, Deciding};
use serde_json::Value;

use crate::app::Uptime;

/// Who owes what since when.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    plan: ClockPlan,
    seats: u8,
    /// The number of steps.
    pub(crate) seq: u32,
    owed: [Option<Owed>; SEATS_MAX],
    left_ms: [i64; SEATS_MAX],
}

/// A decision that a seat owes.
#[derive(Clone, Debug)]
struct Owed {
    decision: String,
    /// The step since which the seat owes this very choice.
    since_seq: u32,
    since_ms: i64,
    /// The legal actions, where others decide at the same time: if they change, the choice is another.
    legal: Option<Vec<Value>>,
}

impl Pace {
    /// The pace of a race that begins now.
    pub(crate) fn start(plan: &ClockPlan, race: &dyn AnyRace, at_ms: i64) -> Pace {
        let left_ms = match plan {
            ClockPlan::Live { bank_ms, .. } => i64::from(*bank_ms),
            ClockPlan::None {} | ClockPlan::Mail { .. } => 0,
        };
        let left_ms = [left_ms; SEATS_MAX];
        let owed = Default::default();
        let mut pace = Pace { plan: plan.clone(), seats: race.seats(), seq: 0, owed, left_ms };
        pace.open(race, None, at_ms);
        pace
    }

    /// The pace after the step of this number.
    pub(crate) fn after(
        &self,
        race: &dyn AnyRace,
        (actor, seq): (Seat, u32),
        at_ms: i64,
        uptime: &Uptime,
    ) -> Pace {
        let mut next = self.clone();
        next.seq = seq;
        next.open_charging(race, Some(actor), at_ms, uptime);
        next
    }

    /// The step of this number took an action back: the seat owes its old choice again, and its time has gone on since.
    /// What it sent for a step before this one is no answer any more.
    pub(crate) fn taken_back(&mut self, actor: Seat, seq: u32) {
        self.seq = seq;
        if let Some(owed) = self.owed.get_mut(actor.index()).and_then(Option::as_mut) {
            owed.since_seq = seq;
        }
    }

    /// A step of this number left no trace: it was taken back later.
    pub(crate) fn passed_over(&mut self, seq: u32) {
        self.seq = seq;
    }

    fn open_charging(&mut self, race: &dyn AnyRace, actor: Option<Seat>, at_ms: i64, uptime: &Uptime) {
        for seat in 0..usize::from(self.seats) {
            if actor.is_some_and(|actor| actor.index() == seat)
                && let Some(owed) = &self.owed[seat]
            {
                let used = uptime.charged(owed.since_ms, at_ms);
                self.left_ms[seat] = (self.left_ms[seat] - used).max(0);
            }
        }
        self.open(race, actor, at_ms);
    }

    /// Notes what is owed now; a choice that is still the same keeps its beginning.
    fn open(&mut self, race: &dyn AnyRace, actor: Option<Seat>, at_ms: i64) {
        let deciding = race.deciding();
        let several = deciding.len() > 1 || self.owed.iter().flatten().count() > 1;
        for seat in Seat::all(self.seats) {
            let now = deciding.iter().find(|owed| owed.seat == seat);
            let before = self.owed[seat.index()].take();
            self.owed[seat.index()] = now.map(|Deciding { decision, .. }| {
                let legal = several.then(|| race.legal(seat));
                match before {
                    Some(owed)
                        if actor != Some(seat) && owed.decision == *decision && owed.legal == legal =>
                    {
                        owed
                    }
                    _ => {
                        self.add_time(seat);
                        Owed { decision: decision.clone(), since_seq: self.seq, since_ms: at_ms, legal }
                    }
                }
            });
        }
    }

    fn add_time(&mut self, seat: Seat) {
        match self.plan {
            ClockPlan::None {} => {}
            ClockPlan::Live { increment_ms, .. } => self.left_ms[seat.index()] += i64::from(increment_ms),
            ClockPlan::Mail { hours } => self.left_ms[seat.index()] = i64::from(hours) * 3_600_000,
        }
    }

    /// Whether the seat owes a choice, and has owed the same one since that step.
    pub(crate) fn owes_since(&self, seat: Seat, seq: u32) -> bool {
        let owed = self.owed.get(seat.index()).and_then(Option::as_ref);
        owed.is_some_and(|owed| owed.since_seq <= seq && seq <= self.seq)
    }

    /// Since when the seat owes its choice.
    pub(crate) fn owes_from(&self, seat: Seat) -> Option<i64> {
        self.owed.get(seat.index()).and_then(Option::as_ref).map(|owed| owed.since_ms)
    }

    /// The seats that owe a choice.
    pub(crate) fn owing(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats).filter(|seat| self.owed[seat.index()].is_some())
    }

    /// When the seat's clock runs out, if it has one and owes a choice.
    pub(crate) fn runs_out(&self, seat: Seat, now_ms: i64, uptime: &Uptime) -> Option<i64> {
        if matches!(self.plan, ClockPlan::None {}) {
            return None;
        }
        let from = self.owes_from(seat)?;
        Some(now_ms + self.left_ms[seat.index()] - uptime.charged(from, now_ms))
    }

    /// The clocks as everybody may see them.
    pub(crate) fn clocks(&self, now_ms: i64, uptime: &Uptime) -> Option<Clocks> {
        if matches!(self.plan, ClockPlan::None {}) {
            return None;
        }
        let left = |seat: Seat| {
            let used = self.owes_from(seat).map_or(0, |from| uptime.charged(from, now_ms));
            (self.left_ms[seat.index()] - used).max(0)
        };
        let left_ms = Seat::all(self.seats).map(left).collect();
        Some(Clocks { left_ms, running: self.owing().map(|seat| seat.0).collect() })
    }
}
