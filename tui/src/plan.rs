//! What a race is to be: game, who sits where, switches, seed.

use std::hash::{BuildHasher, Hasher, RandomState};

use bots::Level;
use catalog::{AnyGame, AnyRace, Language, Tongue};
use engine::{Fault, Names, Seat, Speak};
use serde_json::{Value, json};

use crate::text::say;

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at this screen.
    Person,
    /// A program.
    Bot(Level),
}

impl Sitter {
    /// "person", or the name of the bot's level: what files have.
    pub fn name(self) -> &'static str {
        match self {
            Sitter::Person => "person",
            Sitter::Bot(level) => level.name(),
        }
    }

    /// The same, said.
    pub(crate) fn say(self, speak: &dyn Speak) -> String {
        match self {
            Sitter::Person => say(speak, "tui-sitter-person"),
            Sitter::Bot(level) => speak.word("level", level.name()),
        }
    }

    /// What it is, in a few words.
    pub(crate) fn about(self, speak: &dyn Speak) -> String {
        match self {
            Sitter::Person => say(speak, "tui-sitter-person-about"),
            Sitter::Bot(level) => speak.word("level", &format!("{}-about", level.name())),
        }
    }

    /// Reads what [`Sitter::name`] writes.
    pub fn read(name: &str) -> Result<Sitter, Fault> {
        if name == "person" { Ok(Sitter::Person) } else { name.parse().map(Sitter::Bot) }
    }

    /// Everybody who can sit at a seat.
    pub(crate) fn all() -> impl DoubleEndedIterator<Item = Sitter> {
        std::iter::once(Sitter::Person).chain(Level::ALL.map(Sitter::Bot))
    }
}

/// What a race is to be.
#[derive(Clone)]
pub struct Plan {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Who sits where, by seat.
    pub sitters: Vec<Sitter>,
    /// The switches that differ from their defaults.
    pub options: Value,
    /// The seed of all chance.
    pub seed: u64,
}

impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plan")
            .field("game", &self.game.id())
            .field("sitters", &self.sitters)
            .finish_non_exhaustive()
    }
}

impl Plan {
    /// One person and `club` bots at up to four seats, with the default switches.
    pub fn usual(game: &'static dyn AnyGame, seed: u64) -> Plan {
        let (fewest, most) = game.seats();
        let count = usize::from(4.clamp(fewest, most));
        let mut sitters = vec![Sitter::Bot(Level::Club); count];
        sitters[0] = Sitter::Person;
        Plan { game, sitters, options: json!({}), seed }
    }

    /// Sets the race up, or says what is wrong with the plan.
    pub fn race(&self) -> Result<Box<dyn AnyRace>, Fault> {
        self.game.new_race(self.sitters.len() as i64, &self.options, self.seed)
    }
}

/// How many names there are for seats.
const BIRDS: usize = 6;

/// Somebody who speaks at this screen: the seats are called by birds of the water.
pub(crate) fn tongue(language: &Language, game: &str, seats: u8) -> Tongue {
    let tongue = Tongue::new(language, Some(game), Names::default());
    let bird = |seat: Seat| tongue.word("tui-bird", &(seat.index() % BIRDS + 1).to_string());
    tongue.with_names(Names::new(Seat::all(seats).map(bird).collect()))
}

/// A seed that nobody has chosen: short enough to be told to a friend.
pub fn new_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}
