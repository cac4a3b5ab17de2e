//! The laws that hold in every game, looked for on random walks from fixed seeds.
//!
//! A law that is broken writes a scenario that reproduces the step and names the file.

mod secrets;
mod step;

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Dealer, Game, Notation, Race, Rng, Script, Seat, choose_random, playout};

use crate::run::to_json;
use crate::scenario::{Scenario, ScriptStep};
use crate::strength::choose_greedy;

/// A law that did not hold.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Its number; 0 for a panic inside the rules.
    pub law: u8,
    /// What was seen.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.law {
            0 => write!(f, "the rules panicked: {}", self.what),
            law => write!(f, "law {law} is broken: {}", self.what),
        }
    }
}

/// Fails with a law's number and a formatted reason unless the condition holds.
macro_rules! must {
    ($law:literal, $condition:expr, $($what:tt)*) => {
        if !$condition {
            return Err($crate::laws::Broken { law: $law, what: format!($($what)*) });
        }
    };
}
use must;

/// How many steps of a race are looked at from every side, one in this many: all of the first races, then fewer.
fn thoroughness(race: u32) -> u32 {
    match race {
        0..60 => 1,
        60..1000 => 16,
        _ => 64,
    }
}

/// Runs all laws on `races` random races (`PODIUM_RACES` in the environment says otherwise), each with a set-up
/// drawn by `set_up`. Seats choose at random or greedily.
///
/// # Panics
/// With the first law that is broken and the file of a scenario that reproduces it.
pub fn laws<G: Notation>(races: u32, set_up: impl Fn(&mut Rng) -> (u8, G::Options) + Sync) {
    let wanted = std::env::var("PODIUM_RACES").ok().and_then(|n| n.parse().ok());
    let races: u32 = wanted.unwrap_or(races);
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let stop = AtomicBool::new(false);
    let worker = |first: u32| {
        let mut pool = Vec::new();
        for race in (first..races).step_by(threads as usize) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            if let Err(report) = law_race::<G>(race, &set_up, &mut pool) {
                stop.store(true, Ordering::Relaxed);
                return Some(report);
            }
        }
        None
    };
    let reports: Vec<String> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|first| scope.spawn(move || worker(first))).collect();
        workers.into_iter().filter_map(|worker| worker.join().expect("a worker reports")).collect()
    });
    assert!(reports.is_empty(), "{}", reports.join("\n"));
    let (seats, options) = set_up(&mut Rng::stream(0, 2));
    assert_eq!(allocations::<G>(seats, options, 20), 0, "law 14 is broken: a playout allocates on the heap");
}

/// Heap allocations of `races` random playouts, with buffers that are already warm.
pub fn allocations<G: Game>(seats: u8, options: G::Options, races: u32) -> u64 {
    let game = G::new(seats, options).unwrap_or_else(|fault| panic!("a set-up that can be played: {fault}"));
    let mut buffer = Vec::new();
    let mut run = |first: u64, races: u32| {
        for race in first..first + u64::from(races) {
            let (mut chance, mut choice) = (Rng::new(race), Rng::stream(race, 1));
            let mut position = game.start(&mut Dealer::silent(&mut chance));
            playout(&game, &mut position, &mut chance, &mut choice, &mut buffer);
        }
    };
    run(0, races);
    // The same races again: their longest list of actions has been seen.
    allocation_counter::measure(|| run(0, races)).count_total
}

fn law_race<G: Notation>(
    number: u32,
    set_up: &impl Fn(&mut Rng) -> (u8, G::Options),
    pool: &mut Vec<G::Action>,
) -> Result<(), String> {
    let mut rng = Rng::stream(u64::from(number), 2);
    let (seats, options) = set_up(&mut rng);
    let game = G::new(seats, options)
        .map_err(|fault| format!("race {number}: the set-up for {seats} seats cannot be played: {fault}"))?;
    let mut walk = Walk::start(&game, number, rng);
    let outcome = catch_unwind(AssertUnwindSafe(|| walk.run(pool)));
    let broken = match outcome {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(broken)) => broken,
        Err(panic) => Broken { law: 0, what: panic_text(panic.as_ref()) },
    };
    let file = write_scenario(&walk.reproduce(&broken), &format!("{}-law{}-race{number}", G::ID, broken.law));
    Err(format!("{} race {number}: {broken}\n  reproduced by {}", G::ID, file.display()))
}

/// One race under the eyes of the law.
struct Walk<'a, G: Notation> {
    game: &'a G,
    number: u32,
    /// Choices of seats and of what is looked at.
    rng: Rng,
    chance: Rng,
    position: G::Position,
    /// The last step: where it began, with which chance, and what was done.
    before: Option<(G::Position, Rng, Seat, G::Action)>,
    told: Vec<(Seat, G::Action, Vec<G::Event>)>,
    greedy_seats: u32,
}

impl<'a, G: Notation> Walk<'a, G> {
    fn start(game: &'a G, number: u32, mut rng: Rng) -> Walk<'a, G> {
        let mut chance = Rng::new(u64::from(number));
        let position = game.start(&mut Dealer::silent(&mut chance));
        let greedy_seats = match rng.below(3) {
            0 => 0,
            1 => rng.below(64),
            _ => 63,
        };
        Walk { game, number, rng, chance, position, before: None, told: Vec::new(), greedy_seats }
    }

    fn run(&mut self, pool: &mut Vec<G::Action>) -> Result<(), Broken> {
        let conserved = self.game.conserved(&self.position);
        let bound = self.game.bound();
        while let Some(seat) = self.choose_seat() {
            let thorough = self.rng.below(thoroughness(self.number)) == 0;
            step::laws_of_a_position(self.game, &self.position, pool, &mut self.rng)?;
            if thorough {
                step::json_and_back(self.game, &self.position)?;
                secrets::laws_of_views(self.game, &self.position, &self.chance, &mut self.rng)?;
            }
            let action = self.choose(seat);
            if pool.len() < 400 && !pool.contains(&action) {
                pool.push(action);
            }
            self.play(seat, action, thorough)?;
            must!(
                12,
                self.told.len() as u32 <= bound,
                "the race goes on after its bound of {bound} decisions"
            );
            let now = self.game.conserved(&self.position);
            must!(6, now == conserved, "pieces are conserved: there were {conserved}, now there are {now}");
        }
        step::laws_of_a_position(self.game, &self.position, pool, &mut self.rng)?;
        step::json_and_back(self.game, &self.position)?;
        step::ranking_is_complete(self.game, &self.position)?;
        secrets::result_is_public(self.game, &self.position)?;
        self.replay()
    }

    /// Law 4: telling nobody changes nothing. Law 15, where the step is looked at from every side.
    fn play(&mut self, seat: Seat, action: G::Action, thorough: bool) -> Result<(), Broken> {
        self.before = Some((self.position.clone(), self.chance.clone(), seat, action));
        let mut silent = self.position.clone();
        let mut silent_chance = self.chance.clone();
        let (mut events, mut after, mut script) = (Vec::new(), Vec::new(), Script::recorder());
        let mut dealer = match thorough {
            true => Dealer::showing(&mut self.chance, &mut script, &mut events, &mut after),
            false => Dealer::telling(&mut self.chance, &mut events),
        };
        self.game.apply(&mut self.position, seat, &action, &mut dealer);
        step::frames_can_be_shown(self.game, &after)?;
        self.game.apply(&mut silent, seat, &action, &mut Dealer::silent(&mut silent_chance));
        must!(4, silent == self.position, "a step that nobody listens to leads elsewhere");
        self.told.push((seat, action, events));
        Ok(())
    }

    /// Law 4: the same set-up, seed and actions give the same events and position. Law 3: a refusal changes nothing.
    fn replay(&mut self) -> Result<(), Broken> {
        let game = G::new(self.game.seats(), self.game.options().clone());
        let game = game.map_err(|fault| Broken { law: 4, what: fault.to_string() })?;
        let (mut race, _) = Race::new(game, u64::from(self.number));
        for (seat, action, events) in &self.told {
            let position = race.position().clone();
            let wrong = Seat((seat.0 + 1) % self.game.seats());
            if !race.game().pending(&position).contains(wrong) {
                let refused = race.play(wrong, *action).err();
                must!(3, refused.is_some(), "{wrong} could play {action:?} out of turn");
                must!(3, *race.position() == position, "a refused action changed the position");
            }
            let step =
                race.play(*seat, *action).map_err(|refused| Broken { law: 4, what: refused.to_string() })?;
            must!(4, step.events == *events, "the events differ when the race is replayed");
        }
        must!(4, *race.position() == self.position, "the end differs when the race is replayed");
        Ok(())
    }

    /// One of the pending seats: answers may come in any order.
    fn choose_seat(&mut self) -> Option<Seat> {
        let pending = self.game.pending(&self.position);
        if pending.count() <= 1 {
            return pending.first();
        }
        pending.iter().nth(self.rng.below(u32::from(pending.count())) as usize)
    }

    fn choose(&mut self, seat: Seat) -> G::Action {
        if self.greedy_seats >> seat.0 & 1 == 1 && self.rng.below(16) > 0 {
            choose_greedy(self.game, &self.position, seat, &mut self.rng)
        } else {
            choose_random(self.game, &self.position, seat, &mut self.rng, &mut Vec::new())
        }
    }

    /// The last step as a scenario.
    fn reproduce(&self, broken: &Broken) -> Scenario {
        let (position, script) = match &self.before {
            None => (&self.position, Vec::new()),
            Some((position, chance, seat, action)) => {
                let mut script = Script::recorder();
                let (mut replayed, mut chance, mut events) = (position.clone(), chance.clone(), Vec::new());
                let _ = catch_unwind(AssertUnwindSafe(|| {
                    let mut dealer = Dealer::scripted(&mut chance, &mut script, &mut events);
                    self.game.apply(&mut replayed, *seat, action, &mut dealer);
                }));
                let chance = script.met().to_vec();
                (position, vec![ScriptStep { seat: seat.0, action: to_json(action), chance, error: false }])
            }
        };
        Scenario {
            game: G::ID.to_string(),
            title: broken.to_string(),
            rules: Vec::new(),
            options: to_json(self.game.options()),
            position: to_json(&self.game.write(position)),
            seed: None,
            script,
            expect: Vec::new(),
        }
    }
}

fn write_scenario(scenario: &Scenario, name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join("podium-laws");
    let path = folder.join(format!("{name}.json"));
    let text = serde_json::to_string_pretty(scenario).expect("a scenario can be written");
    std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(&path, text))
        .unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    path
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "without words".to_string())
}
