//! Mining puzzles: bots race, and what they met is sieved until few decisions are left. Everything follows from the seed of the race, so
//! that races can be shared among threads and a run can be resumed.

use std::collections::BTreeMap;

use bots::{Brain, Budget, Level, Settings};
use catalog::{AnyGame, AnyRace, Nugget, Scenario, Tongue, said_fault};
use engine::{Fault, Rng, Seat, Speak};
use protocol::SwitchValues;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::grade::{TRIES, missed};
use crate::{Grade, Mined, Puzzle};

/// The least lead of the best choice over all others, in points of a hundred, if nobody wants another.
pub const LEAD: u32 = 5;

/// How often of a hundred tries the game's own policy misses a puzzle, at least.
const GREEDY_MISSES: u32 = 60;

/// How a deep search decides whether a puzzle is one: like the strongest level, in so many deals of what the seat cannot see, each with a
/// seed of its own.
const DEEP: (Budget, u64) = (Budget::Decisions(600_000), 3);

/// The stream of chance that says how a race is set up.
const SET_UP: u64 = 1 << 62;

/// A puzzle that was found.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// What it is called.
    pub name: String,
    /// The seed of its race.
    pub seed: u64,
    /// What the decision is called.
    pub decision: String,
    /// By how many thousandths of the races the best choice leads.
    pub lead: u32,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// Runs the race of a seed and gives the puzzles in it. `lead` is in points of a hundred.
pub fn mine(game: &dyn AnyGame, seed: u64, lead: u32) -> Result<Vec<Find>, Fault> {
    let (options, levels) = set_up(game, seed);
    let nuggets = game.mine(&options, &levels, seed, f64::from(lead) / 100.0)?;
    let finds = nuggets.into_iter().map(|nugget| sieve(game, seed, nugget));
    finds.filter_map(Result::transpose).collect()
}

/// Seats, boards and bots of a race: two to four seats, usual switches, and often another board than the usual one.
fn set_up(game: &dyn AnyGame, seed: u64) -> (Value, Vec<Level>) {
    let mut rng = Rng::stream(seed, SET_UP);
    let (fewest, most) = (game.seats().0.max(2), game.seats().1.min(4));
    let seats = u32::from(fewest) + rng.below(u32::from(most - fewest) + 1);
    let levels = [Level::Greedy, Level::Club, Level::Club];
    let levels = (0..seats).map(|_| levels[rng.below(3) as usize]).collect();
    let mut options = Map::new();
    for switch in game.switches() {
        let names = match switch.values {
            SwitchValues::Board { names } => names,
            _ => continue,
        };
        if rng.below(2) == 0 && !names.is_empty() {
            options.insert(switch.key, json!(names[rng.below(names.len() as u32) as usize]));
        }
    }
    (Value::Object(options), levels)
}

/// A puzzle, if bots of the game's own policy miss it and a deep search always finds it.
fn sieve(game: &dyn AnyGame, seed: u64, nugget: Nugget) -> Result<Option<Find>, Fault> {
    let Nugget { step, decision, seat, options, position, best, lead, title, why } = nugget;
    let scenario = Scenario {
        game: game.id().to_string(),
        title: Tongue::english(game.id()).say(&title),
        rules: Vec::new(),
        options,
        position,
        seed: None,
        script: Vec::new(),
        expect: Vec::new(),
    };
    let mut puzzle = Puzzle { scenario, seat, best, grade: None, mined: Some(Mined { title, why }) };
    let race = puzzle.race()?;
    let greedy = missed(&*race, seat, &puzzle.best, Level::Greedy, 100);
    if greedy < GREEDY_MISSES || !is_found(&*race, seat, &puzzle.best)? {
        return Ok(None);
    }
    puzzle.grade = Some(Grade::measured(&*race, seat, &puzzle.best, TRIES));
    let name = format!("{decision}_{seed}_{step}");
    Ok(Some(Find { name, seed, decision, lead: (lead * 1000.0).round() as u32, puzzle }))
}

/// Whether a deep search finds a best action in other deals of what the seat cannot see.
fn is_found(race: &dyn AnyRace, seat: Seat, best: &[Value]) -> Result<bool, Fault> {
    for seed in 0..DEEP.1 {
        let dealt = race.imagine(seat, seed);
        let dealt = dealt.map_err(|refused| said_fault("position", refused.phrase(), None))?;
        if !finds(&*dealt, seat, best, DEEP.0, seed) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a search of this length chooses a best action.
pub fn finds(race: &dyn AnyRace, seat: Seat, best: &[Value], budget: Budget, seed: u64) -> bool {
    let mut bot = race.bot(Brain::Search(Settings { budget, ..Settings::default() }), Some(seed));
    let action = race.glance(seat).and_then(|glance| bot.choose(&glance));
    action.is_some_and(|action| best.contains(&action))
}

/// Whether a puzzle is solved by a deep search in other deals of what its seat cannot see.
pub fn is_sound(puzzle: &Puzzle) -> Result<bool, Fault> {
    is_found(&*puzzle.race()?, puzzle.seat, &puzzle.best)
}

/// So many of these, as unlike as they come: by decision, by what is chosen, by board, by seats and by how hard they are. Of those that are
/// as unlike, the one that leads most.
pub fn choose(mut finds: Vec<Find>, count: usize) -> Vec<Find> {
    finds.sort_by(|one, other| one.seed.cmp(&other.seed).then_with(|| one.name.cmp(&other.name)));
    let mut finds: Vec<(Find, [(u32, String); 6])> =
        finds.into_iter().map(|find| (find.clone(), traits(&find))).collect();
    let (mut chosen, mut seen): (Vec<Find>, BTreeMap<String, u32>) = (Vec::new(), BTreeMap::new());
    while chosen.len() < count {
        let likeness = |traits: &[(u32, String)]| -> u32 {
            traits.iter().map(|(weight, one)| weight * seen.get(one).copied().unwrap_or_default()).sum()
        };
        let next = (0..finds.len()).min_by_key(|i| (likeness(&finds[*i].1), u32::MAX - finds[*i].0.lead));
        let Some(next) = next else { break };
        let (find, traits) = finds.remove(next);
        for (_, one) in traits {
            *seen.entry(one).or_default() += 1;
        }
        chosen.push(find);
    }
    chosen.sort_by(|one, other| one.name.cmp(&other.name));
    chosen
}

/// What a puzzle has in common with others, and how much that counts.
fn traits(find: &Find) -> [(u32, String); 6] {
    let puzzle = &find.puzzle;
    let kind = puzzle.best.first().and_then(|action| action.get("type")).map(Value::to_string);
    let grade = puzzle.grade.map_or("", |grade| grade.difficulty().name());
    [
        (6, format!("decision {}", find.decision)),
        (4, format!("kind {}", kind.unwrap_or_default())),
        (4, format!("race {}", find.seed)),
        (3, format!("grade {grade}")),
        (3, format!("options {}", puzzle.scenario.options)),
        (1, format!("seat {} of {}", puzzle.seat.0, puzzle.seats())),
    ]
}
