//! How hard a puzzle is: how often bots of each level miss it.

use bots::{Brain, Level};
use catalog::{AnyRace, said_fault};
use engine::{Fault, Phrase, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How often each level misses a puzzle, of so many tries with other seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grade {
    /// How often each level tried.
    pub tries: u32,
    /// How often each of them did not find a best action.
    pub missed: Missed,
}

/// Tries in which no best action was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the levels are called so in every client")]
pub struct Missed {
    pub random: u32,
    pub novice: u32,
    pub greedy: u32,
    pub club: u32,
    pub expert: u32,
}

/// The levels that try, the weakest first.
pub const GRADED: [Level; 5] = [Level::Random, Level::Novice, Level::Greedy, Level::Club, Level::Expert];

/// How often each level tries, unless somebody wants it otherwise.
pub const TRIES: u32 = 40;

/// A word for how hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// Missed in less than 55 % of the tries.
    Easy,
    /// Missed in less than 67 %.
    Medium,
    /// Missed more often.
    Hard,
}

impl Difficulty {
    /// The figures from which on a puzzle is medium and hard.
    pub const FROM: [u32; 2] = [55, 67];

    /// Its name in messages: `puzzle-easy`.
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }

    /// One star for easy, three for hard.
    pub const fn stars(self) -> u8 {
        match self {
            Difficulty::Easy => 1,
            Difficulty::Medium => 2,
            Difficulty::Hard => 3,
        }
    }
}

impl Missed {
    /// By level, the weakest first.
    pub const fn by_level(&self) -> [u32; 5] {
        [self.random, self.novice, self.greedy, self.club, self.expert]
    }
}

impl Grade {
    /// Lets bots of each level try, each time with another seed.
    pub fn measured(race: &dyn AnyRace, seat: Seat, best: &[Value], tries: u32) -> Grade {
        let [random, novice, greedy, club, expert] =
            GRADED.map(|level| missed(race, seat, best, level, tries));
        Grade { tries, missed: Missed { random, novice, greedy, club, expert } }
    }

    /// How often it is missed, in percent: the mean of all levels.
    pub fn figure(&self) -> u32 {
        let all: u32 = self.missed.by_level().iter().sum();
        let tries = 5 * self.tries.max(1);
        (200 * all + tries) / (2 * tries)
    }

    /// A word for that.
    pub fn difficulty(&self) -> Difficulty {
        let [medium, hard] = Difficulty::FROM;
        match self.figure() {
            figure if figure >= hard => Difficulty::Hard,
            figure if figure >= medium => Difficulty::Medium,
            _ => Difficulty::Easy,
        }
    }

    pub(crate) fn check(&self) -> Result<(), Fault> {
        let is_wrong = |missed: u32| self.tries == 0 || missed > self.tries;
        let wrong = GRADED.iter().zip(self.missed.by_level()).find(|(_, missed)| is_wrong(*missed));
        let Some((level, missed)) = wrong else { return Ok(()) };
        let phrase = Phrase::new("puzzle-grade").naming("level", level.name());
        Err(said_fault("grade", phrase.with("missed", missed).with("tries", self.tries), None))
    }
}

/// How often a level does not find a best action.
pub(crate) fn missed(race: &dyn AnyRace, seat: Seat, best: &[Value], level: Level, tries: u32) -> u32 {
    let misses = |seed: &u32| {
        let mut bot = race.bot(Brain::Level(level), Some(u64::from(*seed)));
        let action = race.glance(seat).and_then(|glance| bot.choose(&glance));
        !action.is_some_and(|action| best.contains(&action))
    };
    (0..tries).filter(misses).count() as u32
}
