//! Who owes what since when, and how much time is left. Everything follows from the log's times.
//!
//! A live clock stands still while its seat is shown what others did: until its client says that it has shown it, and
//! never longer than showing takes (docs/decisions/072-showing-costs-no-clock.md).

use catalog::AnyRace;
use engine::{SEATS_MAX, Seat};
use protocol::{ClockPlan, Clocks, Deciding};
use serde_json::Value;

use crate::app::Uptime;

/// How long a step is shown at most while a clock stands still, in milliseconds.
const STEP_MS: i64 = 1_500;
/// How long a clock stands still at most, however many steps are to be shown.
const STILL_MS: i64 = 6_000;

/// Who owes what since when.
#[derive(Clone, Debug)]
pub(crate) struct Pace {
    plan: ClockPlan,
    seats: u8,
    /// The number of steps.
    pub(crate) seq: u32,
    owed: [Option<Owed>; SEATS_MAX],
    left_ms: [i64; SEATS_MAX],
    /// When all that happened has been shown at the latest.
    shown_ms: i64,
}

/// A decision that a seat owes.
#[derive(Clone, Debug)]
struct Owed {
    decision: String,
    /// The step since which the seat owes this very choice.
    since_seq: u32,
    since_ms: i64,
    /// When the seat's clock begins to run.
    runs_ms: i64,
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
        let (plan, seats) = (plan.clone(), race.seats());
        let (owed, left_ms, shown_ms) = (Default::default(), [left_ms; SEATS_MAX], at_ms);
        let mut pace = Pace { plan, seats, seq: 0, owed, left_ms, shown_ms };
        pace.open(race, None, at_ms);
        pace
    }

    /// The pace after the step of this number, before which the actor's clock stood still for so long.
    pub(crate) fn after(
        &self,
        race: &dyn AnyRace,
        (actor, seq): (Seat, u32),
        (at_ms, still_ms): (i64, i64),
        uptime: &Uptime,
    ) -> Pace {
        let mut next = self.clone();
        next.seq = seq;
        next.shown_ms = (self.shown_ms.max(at_ms) + STEP_MS).min(at_ms + STILL_MS);
        if let Some(owed) = self.owed.get(actor.index()).and_then(Option::as_ref) {
            let left_ms = &mut next.left_ms[actor.index()];
            *left_ms = (*left_ms - uptime.charged(owed.since_ms + still_ms, at_ms)).max(0);
        }
        next.open(race, Some(actor), at_ms);
        next
    }

    /// How long the clock of the seat stood still until now, of the time since it owes its choice. A choice that is made before
    /// everything was shown costs nothing.
    pub(crate) fn still_ms(&self, seat: Seat, now_ms: i64) -> i64 {
        let owed = self.owed.get(seat.index()).and_then(Option::as_ref);
        owed.map_or(0, |owed| (owed.runs_ms.min(now_ms) - owed.since_ms).max(0))
    }

    /// The seat's client has shown everything up to that step: the clock begins to run. False if it ran before, or if that is not
    /// the choice that the seat owes.
    pub(crate) fn shown(&mut self, seat: Seat, seq: u32, now_ms: i64) -> bool {
        let is_it = self.owes_since(seat, seq);
        let owed = self.owed.get_mut(seat.index()).and_then(Option::as_mut);
        let Some(owed) = owed.filter(|owed| is_it && owed.runs_ms > now_ms) else { return false };
        owed.runs_ms = now_ms;
        true
    }

    /// When the next live clock begins to run after that moment.
    pub(crate) fn next_run(&self, after_ms: i64) -> Option<i64> {
        if !matches!(self.plan, ClockPlan::Live { .. }) {
            return None;
        }
        self.owed.iter().flatten().map(|owed| owed.runs_ms).filter(|runs_ms| *runs_ms > after_ms).min()
    }

    /// The step of this number took something back: the seat owes its old choice again, and its time has gone on since, or begins
    /// anew at that moment. What it sent for a step before this one is no answer any more.
    pub(crate) fn taken_back(&mut self, actor: Seat, seq: u32, anew_ms: Option<i64>) {
        self.seq = seq;
        if let Some(owed) = self.owed.get_mut(actor.index()).and_then(Option::as_mut) {
            owed.since_seq = seq;
            if let Some(at_ms) = anew_ms {
                (owed.since_ms, owed.runs_ms) = (at_ms, at_ms);
            }
        }
    }

    /// A step of this number left no trace: it was taken back later.
    pub(crate) fn passed_over(&mut self, seq: u32) {
        self.seq = seq;
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
                        let runs_ms = match self.plan {
                            ClockPlan::Live { .. } => self.shown_ms,
                            ClockPlan::None {} | ClockPlan::Mail { .. } => at_ms,
                        };
                        let (decision, since_seq) = (decision.clone(), self.seq);
                        Owed { decision, since_seq, since_ms: at_ms, runs_ms, legal }
                    }
                }
            });
        }
    }

    fn add_time(&mut self, seat: Seat) {
        match self.plan {
            ClockPlan::None {} => {}
            ClockPlan::Live { increment_ms, .. } => self.left_ms[seat.index()] += i64::from(increment_ms),
            ClockPlan::Mail { hours } => self.left_ms[seat.index()] = mail_ms(hours),
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

    /// The step since which the seat owes its choice.
    pub(crate) fn owes_from_seq(&self, seat: Seat) -> Option<u32> {
        self.owed.get(seat.index()).and_then(Option::as_ref).map(|owed| owed.since_seq)
    }

    /// Since when the clock of a seat that owes a choice runs, or will run.
    fn runs_from(&self, seat: Seat) -> Option<i64> {
        self.owed.get(seat.index()).and_then(Option::as_ref).map(|owed| owed.runs_ms)
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
        let runs_ms = self.runs_from(seat)?;
        Some(now_ms.max(runs_ms) + self.left_ms[seat.index()] - uptime.charged(runs_ms, now_ms))
    }

    /// The clocks as everybody may see them.
    pub(crate) fn clocks(&self, now_ms: i64, uptime: &Uptime) -> Option<Clocks> {
        if matches!(self.plan, ClockPlan::None {}) {
            return None;
        }
        let left = |seat: Seat| {
            match (self.runs_from(seat), &self.plan) {
                // By mail every choice has as much time as the others.
                (None, ClockPlan::Mail { hours }) => mail_ms(*hours),
                (None, _) => self.left_ms[seat.index()],
                (Some(runs_ms), _) => (self.left_ms[seat.index()] - uptime.charged(runs_ms, now_ms)).max(0),
            }
        };
        let left_ms = Seat::all(self.seats).map(left).collect();
        let runs = |seat: &Seat| self.runs_from(*seat).is_some_and(|runs_ms| runs_ms <= now_ms);
        let running = self.owing().filter(runs).map(|seat| seat.0).collect();
        Some(Clocks { left_ms, running })
    }
}

fn mail_ms(hours: u32) -> i64 {
    i64::from(hours) * 3_600_000
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: ClockPlan = ClockPlan::Live { bank_ms: 60_000, increment_ms: 1_000 };

    /// A race of two whose pace is tested, with a time that the test sets.
    struct Timed {
        race: Box<dyn AnyRace>,
        pace: Pace,
        uptime: Uptime,
    }

    impl Timed {
        fn new(plan: &ClockPlan) -> Timed {
            let race = catalog::find("pig").and_then(|pig| pig.new_race(2, &Value::Null, 3));
            let race = race.expect("pig has two seats");
            let pace = Pace::start(plan, &*race, 1_000_000);
            Timed { race, pace, uptime: Uptime::new(Vec::new(), 0) }
        }

        /// Whoever is to move rolls, this much after the start. Gives how long the clock stood still.
        fn roll(&mut self, at_ms: i64) -> i64 {
            let at_ms = 1_000_000 + at_ms;
            let still_ms = self.pace.still_ms(self.mover(), at_ms);
            self.roll_after(at_ms, still_ms);
            still_ms
        }

        fn roll_after(&mut self, at_ms: i64, still_ms: i64) {
            let (seat, seq) = (self.mover(), self.pace.seq + 1);
            self.race.play(seat, &serde_json::json!({"type": "roll"})).expect("rolling is always legal");
            self.pace = self.pace.after(&*self.race, (seat, seq), (at_ms, still_ms), &self.uptime);
        }

        fn mover(&self) -> Seat {
            self.race.deciding()[0].seat
        }

        fn clocks(&self, at_ms: i64) -> Clocks {
            self.pace.clocks(1_000_000 + at_ms, &self.uptime).expect("there are clocks")
        }

        /// What whoever is to move has left, and whether it runs.
        fn left(&self, at_ms: i64) -> (i64, bool) {
            let (mover, clocks) = (self.mover(), self.clocks(at_ms));
            (clocks.left_ms[mover.index()], clocks.running.contains(&mover.0))
        }
    }

    #[test]
    fn a_clock_stands_still_while_a_step_is_shown_and_then_runs() {
        let mut timed = Timed::new(&LIVE);
        assert_eq!(timed.left(500), (60_500, true), "before the first step there is nothing to show");
        timed.roll(1_000);
        let (left, runs) = timed.left(1_000);
        assert!(!runs);
        assert_eq!(timed.left(2_400), (left, false));
        assert_eq!(timed.left(2_500 + 300), (left - 300, true));
        let runs_out = timed.pace.runs_out(timed.mover(), 1_001_000, &timed.uptime);
        assert_eq!(runs_out, Some(1_002_500 + left));
    }

    #[test]
    fn many_steps_at_once_give_six_seconds_and_slow_ones_no_more_than_one() {
        let mut timed = Timed::new(&LIVE);
        for _ in 0..20 {
            timed.roll(1_000);
        }
        assert!(!timed.left(6_999).1 && timed.left(7_000).1);
        timed.roll(20_000);
        timed.roll(40_000);
        assert!(!timed.left(41_499).1 && timed.left(41_500).1);
    }

    #[test]
    fn who_says_that_all_is_shown_has_the_clock_run_and_who_says_it_late_gains_nothing() {
        let mut timed = Timed::new(&LIVE);
        timed.roll(1_000);
        let (mover, (left, _)) = (timed.mover(), timed.left(1_000));
        assert!(!timed.pace.shown(mover, 0, 1_001_200), "the step before was another choice");
        assert!(!timed.pace.shown(Seat(1 - mover.0), 1, 1_001_200), "who owes nothing has shown nothing");
        assert!(timed.pace.shown(mover, 1, 1_001_200));
        assert_eq!(timed.left(1_700), (left - 500, true));
        assert!(!timed.pace.shown(mover, 1, 1_001_900), "it runs already");
        assert_eq!(timed.left(2_200), (left - 1_000, true));
        let mut late = Timed::new(&LIVE);
        late.roll(1_000);
        assert!(!late.pace.shown(mover, 1, 1_009_000));
        assert_eq!(late.left(9_000), (left - 6_500, true));
    }

    #[test]
    fn a_choice_before_all_is_shown_costs_nothing_and_what_was_kept_gives_the_same_clocks_again() {
        let mut timed = Timed::new(&LIVE);
        let mut kept = Vec::new();
        for at_ms in [1_000, 1_400, 1_900, 9_000, 9_100, 30_000] {
            let mover = timed.mover();
            if at_ms == 9_000 {
                timed.pace.shown(mover, timed.pace.seq, 1_002_000);
            }
            let before = timed.left(at_ms).0;
            kept.push((at_ms, timed.roll(at_ms)));
            if at_ms < 2_000 || at_ms == 9_100 {
                let spent = before - timed.clocks(at_ms).left_ms[mover.index()];
                assert!(spent <= 0, "{at_ms}: {spent}");
            }
        }
        let mut again = Timed::new(&LIVE);
        for (at_ms, still_ms) in kept {
            again.roll_after(1_000_000 + at_ms, still_ms);
        }
        assert_eq!(again.clocks(40_000), timed.clocks(40_000));
    }

    #[test]
    fn by_mail_who_waits_has_as_much_time_as_anybody() {
        let mut timed = Timed::new(&ClockPlan::Mail { hours: 48 });
        assert_eq!(timed.clocks(1_000).left_ms, [172_799_000, 172_800_000]);
        timed.roll(5_000);
        let left = timed.clocks(5_000).left_ms;
        assert_eq!(left, [172_800_000, 172_800_000], "no choice takes time from the next");
        assert!(timed.left(5_000).1, "days are not stopped for seconds");
    }
}
