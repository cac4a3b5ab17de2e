//! The arena: bots race each other, and the scoreboard says how sure the result is.
//!
//! Every seed is raced once for each rotation of the seats that differs from the others, so that nobody gains by the place
//! at the table or by the luck of the draw, and no race is counted twice. Results are kept by the number of the race: they are the same for any number of threads.

use std::time::Duration;

use bots::Brain;
use catalog::{Contest, Entrant, Lapse, Outcome, Outsider, Rating, rate};
use engine::Seat;
use rayon::prelude::*;
use serde::Serialize;

use crate::Entry;
use crate::process::Process;
use crate::stats::{Estimate, Sums, share};

/// What one bot achieved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: String,
    /// How many entrants of that name there are.
    pub entrants: u32,
    /// Races, counted once an entrant.
    pub races: u64,
    /// Share of races won; a shared win counts in part. For several entrants of one name: of one of them.
    pub wins: Estimate,
    /// Mean place.
    pub place: Estimate,
    /// Weng-Lin rating: 25 is where all begin, the uncertainty is its standard deviation.
    pub rating: f64,
    /// The rating's uncertainty.
    pub uncertainty: f64,
    /// Moves lost to `greedy`, because no sensible answer came in time.
    pub lost_moves: u64,
}

/// The result of an arena.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scoreboard {
    /// Races run.
    pub races: u64,
    /// The share that chance alone would give.
    pub even: f64,
    /// The bots, the best first.
    pub standings: Vec<Standing>,
    /// The first lost moves, for who wants to mend a bot.
    pub lapses: Vec<Report>,
}

/// A lost move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The bot.
    pub bot: String,
    /// The seed of the race.
    pub seed: u64,
    /// Where in the race, and why.
    #[serde(flatten)]
    pub lapse: Lapse,
}

/// Reports that are kept; the rest are only counted.
const REPORTS_MAX: usize = 20;

/// What is to be run.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Who enters, one per seat.
    pub entries: &'a [Entry],
    /// How many races, rounded up to whole rotations.
    pub races: u64,
    /// The seed of the first rotation; each next one has the next seed.
    pub seed: u64,
    /// How long a bot outside may take for an answer.
    pub timeout: Duration,
}

impl Plan<'_> {
    /// Races with the rotations made whole.
    pub fn whole_races(&self) -> u64 {
        let seats = self.entries.len().max(1) as u64;
        self.races.div_ceil(seats) * seats
    }

    fn seed_of(&self, race: u64) -> u64 {
        self.seed.wrapping_add(race / self.rotations() as u64)
    }

    /// How many rotations differ: after that many the same bots sit at the same seats again. The same seed would then give
    /// the same race, which tells nothing new.
    fn rotations(&self) -> usize {
        let n = self.entries.len();
        let is_same = |by: &usize| (0..n).all(|seat| self.entries[seat] == self.entries[(seat + by) % n]);
        (1..n).find(is_same).unwrap_or(n.max(1))
    }

    /// Seat s of race r is taken by entrant (s + r) mod n.
    fn entrant(&self, race: u64, seat: usize) -> usize {
        let n = self.entries.len();
        (seat + (race % n as u64) as usize) % n
    }
}

/// Runs the races; `done` is told after each.
pub fn run(contest: &dyn Contest, plan: &Plan<'_>, done: &(dyn Fn() + Sync)) -> Scoreboard {
    score(plan, &outcomes(contest, plan, done))
}

/// The outcomes of all races, by number.
pub(crate) fn outcomes(contest: &dyn Contest, plan: &Plan<'_>, done: &(dyn Fn() + Sync)) -> Vec<Outcome> {
    let run = |race: usize| {
        let outcome = run_one(contest, plan, race as u64);
        done();
        outcome
    };
    // One at a time: races differ much in length, and the last ones should not wait in one thread.
    (0..plan.whole_races() as usize).into_par_iter().with_max_len(1).map(run).collect()
}

fn run_one(contest: &dyn Contest, plan: &Plan<'_>, race: u64) -> Outcome {
    let entry = |seat: usize| &plan.entries[plan.entrant(race, seat)];
    let start = |seat: usize| match entry(seat) {
        Entry::Level(_) | Entry::Search(..) => None,
        Entry::Command(words) => Some(Process::start(words, &contest.hello(Seat(seat as u8)), plan.timeout)),
    };
    let mut processes: Vec<Option<Process>> = (0..plan.entries.len()).map(start).collect();
    let seated = processes.iter_mut().enumerate().map(|(seat, process)| match (process, entry(seat)) {
        (Some(process), _) => Entrant::Outside(process as &mut dyn Outsider),
        (None, Entry::Level(level)) => Entrant::Ours(Brain::Level(*level)),
        (None, Entry::Search(_, settings)) => Entrant::Ours(Brain::Search(*settings)),
        (None, Entry::Command(_)) => unreachable!("a command has a process"),
    });
    contest.race(&mut seated.collect::<Vec<_>>(), plan.seed_of(race))
}

/// What was counted of one entrant.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    wins: f64,
    places: Sums,
    lost: u64,
}

pub(crate) fn score(plan: &Plan<'_>, outcomes: &[Outcome]) -> Scoreboard {
    let n = plan.entries.len();
    let mut tallies = vec![Tally::default(); n];
    let mut ratings = vec![Rating::START; n];
    let mut lapses = Vec::new();
    for (race, outcome) in (0..).zip(outcomes) {
        let entrant = |seat: usize| plan.entrant(race, seat);
        for (seat, won) in shares_of_win(outcome).enumerate() {
            tallies[entrant(seat)].wins += won;
            tallies[entrant(seat)].places.add(f64::from(outcome.places[seat]));
        }
        for lapse in &outcome.lapses {
            let entrant = entrant(lapse.seat.index());
            tallies[entrant].lost += 1;
            if lapses.len() < REPORTS_MAX {
                let (bot, seed) = (plan.entries[entrant].to_string(), plan.seed_of(race));
                lapses.push(Report { bot, seed, lapse: lapse.clone() });
            }
        }
        let before: Vec<Rating> = (0..n).map(|seat| ratings[entrant(seat)]).collect();
        for (seat, rating) in rate(&before, &outcome.places).into_iter().enumerate() {
            ratings[entrant(seat)] = rating;
        }
    }
    let mut names: Vec<String> = Vec::new();
    for name in plan.entries.iter().map(Entry::to_string) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let standing = |bot: &String| {
        let of_name = |i: &usize| plan.entries[*i].to_string() == *bot;
        standing(bot, &(0..n).filter(of_name).collect::<Vec<_>>(), outcomes.len() as u64, &tallies, &ratings)
    };
    let mut standings: Vec<Standing> = names.iter().map(standing).collect();
    standings.sort_by(|one, other| other.wins.value.total_cmp(&one.wins.value));
    Scoreboard { races: outcomes.len() as u64, even: 1.0 / n as f64, standings, lapses }
}

/// What each seat has of the win: all of it, a part if it is shared, or nothing.
pub(crate) fn shares_of_win(outcome: &Outcome) -> impl Iterator<Item = f64> {
    let winners = outcome.places.iter().filter(|place| **place == 1).count() as f64;
    outcome.places.iter().map(move |place| if *place == 1 { 1.0 / winners } else { 0.0 })
}

fn standing(bot: &str, entrants: &[usize], races: u64, tallies: &[Tally], ratings: &[Rating]) -> Standing {
    let races = races * entrants.len() as u64;
    let count = entrants.len().max(1) as f64;
    let mean = |value: fn(&Rating) -> f64| entrants.iter().map(|i| value(&ratings[*i])).sum::<f64>() / count;
    let places = entrants.iter().fold(Sums::default(), |sums, i| sums.and(&tallies[*i].places));
    Standing {
        bot: bot.to_string(),
        entrants: entrants.len() as u32,
        races,
        wins: share(entrants.iter().map(|i| tallies[*i].wins).sum(), races),
        place: mean_place(&places, tallies.len()),
        rating: mean(|rating| rating.value),
        uncertainty: mean(|rating| rating.uncertainty),
        lost_moves: entrants.iter().map(|i| tallies[*i].lost).sum(),
    }
}

/// The mean place of one among this many. Few races tell little: whoever was first in all of them need not always be, so
/// the spread of places is taken as if it had been first and last once more. Nobody is better than first or worse than last.
fn mean_place(places: &Sums, seats: usize) -> Estimate {
    let (first, last) = (1.0, seats as f64);
    let mut wider = *places;
    wider.add(first);
    wider.add(last);
    let place = places.mean_with(wider.standard_deviation());
    Estimate { low: place.low.max(first), high: place.high.min(last), ..place }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use bots::Level;
    use serde_json::json;

    use super::*;
    use crate::process::TIMEOUT;

    fn plan(entries: &[Entry], races: u64, seed: u64) -> Plan<'_> {
        Plan { entries, races, seed, timeout: TIMEOUT }
    }

    #[test]
    fn a_better_bot_wins_more_and_the_scoreboard_does_not_depend_on_threads() {
        let game = catalog::find("pig").expect("the teaching game is there");
        let contest = game.contest(2, &json!({})).expect("defaults can be played");
        let count = AtomicU64::new(0);
        let entries = [Level::Random, Level::Greedy].map(Entry::Level);
        let arena = |threads: usize| {
            let pool =
                rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads");
            let done = || {
                count.fetch_add(1, Ordering::Relaxed);
            };
            pool.install(|| run(contest.as_ref(), &plan(&entries, 199, 5), &done))
        };
        let board = arena(1);
        assert_eq!(board, arena(2));
        assert_eq!((board.races, count.load(Ordering::Relaxed)), (200, 400), "rounded up to whole rotations");
        assert_eq!(board.standings[0].bot, "greedy");
        assert!(board.standings[0].wins.low > 0.7, "{board:?}");
        let shares: f64 = board.standings.iter().map(|standing| standing.wins.value).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        assert!(board.standings[0].rating > board.standings[1].rating);
    }

    #[test]
    fn every_seed_is_raced_in_each_rotation_that_differs_and_no_race_twice() {
        let [a, b, c] = [Level::Random, Level::Greedy, Level::Club].map(Entry::Level);
        for (entries, rotations) in [
            (vec![a.clone(), b.clone(), b.clone(), b.clone()], 4),
            (vec![a.clone(), b.clone(), a.clone(), b.clone()], 2),
            (vec![a.clone(), a.clone(), b.clone(), b.clone()], 4),
            (vec![a.clone(), b.clone(), c, a.clone(), b, a.clone()], 6),
            (vec![a.clone(), a], 1),
        ] {
            let plan = plan(&entries, 12, 5);
            let seated = |race: u64| {
                let entry = |seat| entries[plan.entrant(race, seat)].to_string();
                (plan.seed_of(race), (0..entries.len()).map(entry).collect::<Vec<String>>())
            };
            let mut races: Vec<_> = (0..plan.whole_races()).map(seated).collect();
            assert_eq!(races.iter().filter(|(seed, _)| *seed == 5).count(), rotations, "{entries:?}");
            races.sort();
            races.dedup();
            assert_eq!(races.len() as u64, plan.whole_races(), "{entries:?}");
        }
    }

    #[test]
    fn who_came_first_in_a_few_races_is_not_sure_to_always_do() {
        let places = |races: u32| {
            let mut sums = Sums::default();
            (0..races).for_each(|_| sums.add(1.0));
            mean_place(&sums, 4)
        };
        assert_eq!((places(2).low, places(2).value, places(2).high), (1.0, 1.0, 4.0));
        // With 1 and 4 once more the deviation is 0.9045; t(8) = 2.306: 0.695.
        assert!((places(9).high - 1.695).abs() < 0.001, "{:?}", places(9));
        assert!(places(4000).high < 1.01, "{:?}", places(4000));
    }

    #[test]
    fn equals_share_the_wins_evenly() {
        let game = catalog::find("pig").expect("the teaching game is there");
        let contest = game.contest(4, &json!({})).expect("defaults can be played");
        let board = run(contest.as_ref(), &plan(&[Level::Greedy; 4].map(Entry::Level), 400, 1), &|| ());
        assert_eq!(board.standings.len(), 1);
        assert_eq!(board.standings[0].races, 1600);
        assert!((board.standings[0].wins.value - board.even).abs() < 1e-9);
    }
}
