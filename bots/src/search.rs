//! Search under hidden information: many seats, sealed choices, reaction windows, chance inside actions.
//!
//! Information-set Monte Carlo tree search. Worlds are dealt that the view allows ([`View::fill`]), and in each of them
//! every choice still in question is tried with the same dice; the worse half of them drops out again and again.
//! Whoever has to choose further on, in whatever world, chooses by what is known of its own information set: the hash
//! of its own view. So a seat never acts on cards that it could not see, sealed choices cannot be read by the seat that
//! answers later, and what was learnt for one move serves the next.
//!
//! All knowledge of a game comes from its own policy ([`Game::weigh`], as prior and in rollouts) and its
//! [`Game::standing`] where a rollout is cut off. The policy's own choice is played unless another is clearly better.

pub(crate) mod dice;
pub(crate) mod rollout;
mod root;
mod stop;
mod transpositions;
mod tree;

use std::time::Duration;

use engine::{Game, Rng, View};

use self::root::Candidate;
pub use self::stop::{Stop, THOUGHT_MAX};
use self::tree::Tree;

/// When a search has thought enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// After this many iterations: the same seed gives the same move.
    Iterations(u32),
    /// After this many decisions played inside the search: reproducible too, and about as long in every game.
    Decisions(u64),
    /// After this time.
    Time(Duration),
}

impl Budget {
    /// The part of one of several workers; time is shared by running at the same time.
    fn shared(self, workers: u32) -> Budget {
        match self {
            Budget::Iterations(n) => Budget::Iterations(n.div_ceil(workers)),
            Budget::Decisions(n) => Budget::Decisions(n.div_ceil(u64::from(workers))),
            Budget::Time(time) => Budget::Time(time),
        }
    }
}

/// How a race is played on beyond what the search remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playing {
    /// By random choices.
    Random,
    /// By the game's own policy.
    Greedy,
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// When it stops.
    pub budget: Budget,
    /// How races are played on.
    pub playing: Playing,
    /// Decisions of each seat after which the standing decides; as the game says ([`Game::HORIZON`]) if none.
    pub horizon: Option<u32>,
    /// How much it prefers what it has seldom tried.
    pub exploration: f32,
    /// How sharply it prefers at first what the game's own policy prefers; 0 for not at all.
    pub trust: u8,
    /// How many standard errors another action must be ahead of the policy's own choice to be played instead. With
    /// few iterations chance would decide otherwise.
    pub caution: f64,
    /// How much winning counts against the place, from 0 (only the place) to 1.
    pub winning: f64,
    /// How many choices are tried at the root, those that the game's own policy likes best.
    pub width: u16,
    /// Information sets that each worker remembers: with more it starts over at the next move, and no search goes beyond
    /// twice as many.
    pub memory: usize,
    /// Threads that think at once, each with a tree of its own; the result does not depend on their timing,
    /// unless the budget is a time.
    pub workers: u8,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            budget: Budget::Iterations(1000),
            playing: Playing::Greedy,
            horizon: None,
            exploration: 1.2,
            trust: 3,
            caution: 1.0,
            winning: 0.5,
            width: 16,
            memory: 200_000,
            workers: 1,
        }
    }
}

/// What a search thinks of one action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// Expected result from 0 (last) to 1 (sole winner): partly the chance to win, partly the share of others
    /// beaten, as [`Settings::winning`] says.
    pub value: f64,
    /// The chance to win: how often the races tried with it were won, or stood to be; a shared win counts in part.
    pub win: f64,
    /// The mean place in the races tried with it, from 1; level with another seat is half a place.
    pub place: f64,
    /// How likely a sensible player is to choose it, before any search.
    pub prior: f32,
}

/// A searching player. It remembers what it learnt for the next moves of the same race.
#[derive(Debug)]
pub struct Search<G: Game> {
    settings: Settings,
    /// One a worker.
    trees: Vec<Tree<G>>,
    stop: Stop,
}

impl<G: Game> Search<G> {
    /// A player with these settings and an empty memory.
    pub fn new(settings: Settings) -> Search<G> {
        Search {
            settings,
            trees: (0..settings.workers.max(1)).map(|_| Tree::new()).collect(),
            stop: Stop::default(),
        }
    }

    /// Decisions played inside all searches so far, for benchmarks.
    pub fn decisions(&self) -> u64 {
        self.trees.iter().map(Tree::decisions).sum()
    }

    /// Iterations of all searches so far.
    pub fn iterations(&self) -> u64 {
        self.trees.iter().map(Tree::iterations).sum()
    }

    /// Thinks as long as this from now on.
    pub fn set_budget(&mut self, budget: Budget) {
        self.settings.budget = budget;
    }

    /// Lets `stop` end what it thinks about from now on. What it then says of the choices counts for little.
    pub fn stopped_by(&mut self, stop: Stop) {
        self.stop = stop;
    }

    /// Forgets what it learnt.
    pub fn forget(&mut self) {
        self.trees.iter_mut().for_each(Tree::forget);
    }

    /// The best action, or none if the viewer owes no choice. A forced move costs nothing.
    pub fn choose(&mut self, game: &G, view: &View<G>, rng: &mut Rng) -> Option<G::Action> {
        let mut legal = Vec::new();
        view.legal(game, &mut legal);
        match legal.len() {
            0 => None,
            1 => Some(legal[0]),
            _ => self.think(game, view, rng).first().map(|thought| thought.action),
        }
    }

    /// What it thinks of every legal action, the one that it would play first, then those tried most.
    ///
    /// Several workers grow trees of their own, each from a stream of its own, and what they learnt is added up
    /// in their order: the same seed gives the same thoughts however the threads are scheduled.
    pub fn think(&mut self, game: &G, view: &View<G>, rng: &mut Rng) -> Vec<Thought<G::Action>> {
        let Some(seat) = view.seat().filter(|seat| view.pending(game).contains(*seat)) else {
            return Vec::new();
        };
        let (settings, stop) = (&self.settings, &self.stop);
        match &mut self.trees[..] {
            [tree] => tree.grow(game, view, seat, (settings, stop), rng),
            trees => std::thread::scope(|scope| {
                let share = Settings { budget: settings.budget.shared(trees.len() as u32), ..*settings };
                for tree in trees {
                    let mut rng = fork(rng);
                    scope.spawn(move || tree.grow(game, view, seat, (&share, stop), &mut rng));
                }
            }),
        }
        let mut candidates = self.trees[0].root().candidates.clone();
        for tree in &self.trees[1..] {
            for (candidate, other) in candidates.iter_mut().zip(&tree.root().candidates) {
                candidate.add(other);
            }
        }
        thoughts(&candidates, game.seats(), &self.settings)
    }
}

/// A stream of its own for a worker.
fn fork(rng: &mut Rng) -> Rng {
    let seed = u64::from(rng.bits()) << 32 | u64::from(rng.bits());
    Rng::new(seed)
}

fn thoughts<A: Copy>(candidates: &[Candidate<A>], seats: u8, settings: &Settings) -> Vec<Thought<A>> {
    let mut best = (0, 0.0);
    for (i, candidate) in candidates.iter().enumerate().skip(1) {
        let lead = candidate.sure_lead(settings.caution);
        if lead > best.1 {
            best = (i, lead);
        }
    }
    let think = |candidate: &Candidate<A>| {
        let worth = candidate.edge.mean();
        Thought {
            action: candidate.edge.action,
            visits: candidate.edge.visits,
            value: worth.value(settings.winning),
            // A seat alone always wins; what the race is worth says how far it came.
            win: if seats < 2 { 1.0 } else { worth.win },
            place: 1.0 + (1.0 - worth.beaten) * f64::from(seats.saturating_sub(1)),
            prior: candidate.edge.prior,
        }
    };
    let mut thoughts: Vec<_> = candidates.iter().map(think).collect();
    if let Some(rest) = thoughts.get_mut(..=best.0) {
        rest.rotate_right(1);
    }
    if let Some(rest) = thoughts.get_mut(1..) {
        rest.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
    }
    thoughts
}
