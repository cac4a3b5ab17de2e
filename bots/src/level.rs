//! Levels: how well a program plays, with one name in every client.

use std::fmt;
use std::str::FromStr;

use engine::{Fault, Game, Phrase, Rng, Value, View};

use crate::policy::best;
use crate::search::{Budget, Search, Settings, Stop, Thought};
use crate::{Policy, Scratch};

/// How well a program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Any legal action.
    Random,
    /// Knows what is sensible, but errs like a person: it misjudges close choices and is sometimes careless.
    Novice,
    /// The game's own policy: the most sensible action at first sight.
    Greedy,
    /// Looks a little ahead.
    Club,
    /// Looks well ahead.
    Expert,
    /// Takes fifty times as long over it.
    Master,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Novice, Level::Greedy, Level::Club, Level::Expert, Level::Master];

    /// Their names.
    pub const NAMES: [&'static str; 6] = {
        let mut names = [""; 6];
        let mut i = 0;
        while i < names.len() {
            names[i] = Level::ALL[i].name();
            i += 1;
        }
        names
    };

    /// Its name in every client.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Greedy => "greedy",
            Level::Club => "club",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The settings of its search; none for levels that do not search.
    pub fn settings(self) -> Option<Settings> {
        let decisions = match self {
            Level::Random | Level::Novice | Level::Greedy => return None,
            Level::Club => 2_000,
            Level::Expert => 12_000,
            Level::Master => 600_000,
        };
        Some(Settings { budget: Budget::Decisions(decisions), ..Settings::default() })
    }

    /// The same level, if it looks ahead and so has advice to give.
    pub fn adviser(self) -> Result<Level, Fault> {
        if self.settings().is_some() {
            return Ok(self);
        }
        let names = Level::ALL.iter().filter(|level| level.settings().is_some()).map(|level| level.name());
        let names: Vec<&str> = names.collect();
        let phrase = Phrase::new("hint-blind").naming("level", self.name());
        Err(Fault::said("level", phrase.with("levels", Value::names(&names))))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = Fault;

    fn from_str(name: &str) -> Result<Level, Fault> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let phrase = Phrase::new("setup-no-level").naming("level", name);
            Fault::said("bots", phrase.with("levels", Value::names(&Level::ALL.map(Level::name))))
        })
    }
}

/// How a program at a seat chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Brain {
    /// As this level does.
    Level(Level),
    /// By a search with these settings.
    Search(Settings),
}

impl From<Level> for Brain {
    fn from(level: Level) -> Brain {
        Brain::Level(level)
    }
}

/// A program at a seat, from the start of a race to its end: it keeps what it learnt from move to move.
#[derive(Debug)]
pub struct Player<G: Game> {
    scratch: Scratch<G>,
    way: Way<G>,
}

/// The ways of choosing.
#[derive(Debug)]
enum Way<G: Game> {
    Policy(Policy),
    Novice,
    Search(Box<Search<G>>),
}

impl<G: Game> Player<G> {
    /// A player that has seen nothing yet.
    pub fn new(brain: impl Into<Brain>) -> Player<G> {
        let search = |settings| Way::Search(Box::new(Search::new(settings)));
        let way = match brain.into() {
            Brain::Search(settings) => search(settings),
            Brain::Level(level) => match (level, level.settings()) {
                (_, Some(settings)) => search(settings),
                (Level::Random, None) => Way::Policy(Policy::Random),
                (Level::Novice, None) => Way::Novice,
                (_, None) => Way::Policy(Policy::Greedy),
            },
        };
        Player { scratch: Scratch::default(), way }
    }

    /// Lets `stop` end what it thinks about from now on.
    pub fn stopped_by(&mut self, stop: Stop) {
        if let Way::Search(search) = &mut self.way {
            search.stopped_by(stop);
        }
    }

    /// The action that the viewer plays; none if the viewer owes no choice.
    pub fn choose(&mut self, game: &G, view: &View<G>, rng: &mut Rng) -> Option<G::Action> {
        match &mut self.way {
            Way::Search(search) => search.choose(game, view, rng),
            Way::Policy(policy) => policy.choose(game, view, rng, &mut self.scratch),
            Way::Novice => choose_like_a_novice(game, view, rng, &mut self.scratch),
        }
    }

    /// What it thinks of every legal action, the best first; nothing if it does not look ahead ([`Level::adviser`]).
    pub fn think(&mut self, game: &G, view: &View<G>, rng: &mut Rng) -> Vec<Thought<G::Action>> {
        match &mut self.way {
            Way::Search(search) => search.think(game, view, rng),
            Way::Policy(_) | Way::Novice => Vec::new(),
        }
    }
}

/// One choice in twelve is careless. Otherwise each action's worth is misjudged by up to the spread between the best
/// action and the average one, so that close choices are often wrong and clear ones seldom.
fn choose_like_a_novice<G: Game>(
    game: &G,
    view: &View<G>,
    rng: &mut Rng,
    scratch: &mut Scratch<G>,
) -> Option<G::Action> {
    if rng.below(12) == 0 {
        return Policy::Random.choose(game, view, rng, scratch);
    }
    let seat = view.seat()?;
    view.legal(game, &mut scratch.legal);
    scratch.weights.clear();
    game.weigh(view.seen(), seat, &scratch.legal, &mut scratch.weights);
    let highest = i64::from(*scratch.weights.iter().max()?);
    let sum: i64 = scratch.weights.iter().map(|weight| i64::from(*weight)).sum();
    let spread = (highest - sum / scratch.weights.len() as i64).clamp(1, i64::from(i32::MAX / 4)) as u32;
    for weight in &mut scratch.weights {
        *weight = weight.saturating_sub(rng.below(spread + 1) as i32);
    }
    best(&scratch.weights, rng).and_then(|i| scratch.legal.get(i)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_that_does_not_look_ahead_advises_nobody() {
        for level in [Level::Club, Level::Expert, Level::Master] {
            assert_eq!(level.adviser(), Ok(level));
        }
        for level in [Level::Random, Level::Novice, Level::Greedy] {
            let fault = level.adviser().unwrap_err();
            assert!(fault.why.ends_with("levels=club,expert,master"), "{fault}");
        }
    }

    #[test]
    fn every_level_is_found_by_its_name_and_others_are_refused_with_the_list() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let fault = "grandmaster".parse::<Level>().unwrap_err();
        assert!(fault.to_string().ends_with("levels=random,novice,greedy,club,expert,master"), "{fault}");
    }
}
