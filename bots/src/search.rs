//! Search under hidden information: many seats, sealed choices, reaction windows, chance inside actions.
//!
//! Information-set Monte Carlo tree search. Each iteration deals the unseen anew ([`View::fill`]) and plays
//! the race on. Whoever has to choose, in whatever world was dealt, chooses by what is known of its own
//! information set: the hash of its own view. So a seat never acts on cards that it could not see, sealed
//! choices cannot be read by the seat that answers later, and what was learnt for one move serves the next.
//!
//! All knowledge of a game comes from its own policy ([`Game::weigh`], as prior and in rollouts) and its
//! [`Game::progress`] where a rollout is cut off.

mod rollout;
mod table;

use std::time::{Duration, Instant};

use engine::{Dealer, Game, Rng, Seat, View, Viewer};

use self::rollout::Rollout;
use self::table::{Edge, Table, key};

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

/// How a race is played on beyond what the search remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playing {
    /// By random choices.
    Random,
    /// By the game's own policy, but every so many choices a random one.
    Greedy {
        /// One choice in this many is random; 0 for none.
        random_in: u32,
    },
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// When it stops.
    pub budget: Budget,
    /// How races are played on.
    pub playing: Playing,
    /// Decisions of a rollout after which progress decides.
    pub horizon: u32,
    /// How much it prefers what it has seldom tried.
    pub exploration: f32,
    /// Information sets remembered at most.
    pub memory: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            budget: Budget::Iterations(1000),
            playing: Playing::Greedy { random_in: 8 },
            horizon: 400,
            exploration: 1.2,
            memory: 200_000,
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
    /// Expected result from 0 (last) to 1 (sole winner).
    pub value: f64,
    /// How likely a sensible player is to choose it, before any search.
    pub prior: f32,
}

/// A searching player. It remembers what it learnt for the next moves of the same race.
#[derive(Debug)]
pub struct Search<G: Game> {
    settings: Settings,
    table: Table<G::Action>,
    path: Vec<(u32, u32, Seat)>,
    legal: Vec<G::Action>,
    weights: Vec<i32>,
    decisions: u64,
    iterations: u64,
}

impl<G: Game> Search<G> {
    /// A player with these settings and an empty memory.
    pub fn new(settings: Settings) -> Search<G> {
        Search {
            settings,
            table: Table::new(),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            decisions: 0,
            iterations: 0,
        }
    }

    /// Decisions played inside all searches so far, for benchmarks.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Iterations of all searches so far.
    pub fn iterations(&self) -> u64 {
        self.iterations
    }

    /// The best action, or none if the viewer owes no choice. A forced move costs nothing.
    pub fn choose(&mut self, game: &G, view: &View<G>, rng: &mut Rng) -> Option<G::Action> {
        view.legal(game, &mut self.legal);
        match self.legal.len() {
            0 => None,
            1 => Some(self.legal[0]),
            _ => self.think(game, view, rng).first().map(|thought| thought.action),
        }
    }

    /// What it thinks of every legal action, the best (most tried) first.
    pub fn think(&mut self, game: &G, view: &View<G>, rng: &mut Rng) -> Vec<Thought<G::Action>> {
        let Some(seat) = view.seat() else { return Vec::new() };
        view.legal(game, &mut self.legal);
        if self.legal.is_empty() {
            return Vec::new();
        }
        if self.table.len() >= self.settings.memory {
            self.table.clear();
        }
        let root = key(view.seen(), seat.0);
        let (started, before) = (Instant::now(), self.decisions);
        let mut done = 0;
        while !self.is_enough(done, self.decisions - before, started) {
            let mut position = view.fill(game, rng);
            self.iterate(game, &mut position, rng);
            done += 1;
        }
        self.iterations += u64::from(done);
        self.thoughts(root)
    }

    fn is_enough(&self, done: u32, decisions: u64, started: Instant) -> bool {
        match self.settings.budget {
            Budget::Iterations(n) => done >= n,
            Budget::Decisions(n) => decisions >= n,
            Budget::Time(time) => done >= 8 && done % 8 == 0 && started.elapsed() >= time,
        }
    }

    fn thoughts(&self, root: u64) -> Vec<Thought<G::Action>> {
        let Some(node) = self.table.find(root) else { return Vec::new() };
        let think = |edge: &Edge<G::Action>| Thought {
            action: edge.action,
            visits: edge.visits,
            value: edge.total / f64::from(edge.visits.max(1)),
            prior: edge.prior,
        };
        let mut thoughts: Vec<_> = self.table.edges(node).iter().map(think).collect();
        thoughts.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        thoughts
    }

    /// One world dealt, played through what is remembered, then to its end; and what came of it, remembered.
    fn iterate(&mut self, game: &G, position: &mut G::Position, rng: &mut Rng) {
        self.path.clear();
        let mut is_known = true;
        while let Some(seat) = game.pending(position).first().filter(|_| is_known) {
            self.legal.clear();
            game.legal(position, seat, &mut self.legal);
            let action = if self.legal.len() == 1 {
                self.legal[0]
            } else {
                let view = View::of(game, position, Viewer::Seat(seat));
                let key = key(view.seen(), seat.0);
                let node = self.table.find(key).unwrap_or_else(|| {
                    is_known = false;
                    self.weights.clear();
                    game.weigh(view.seen(), seat, &self.legal, &mut self.weights);
                    self.table.insert(key, edges(&self.legal, &self.weights))
                });
                let edge = self.select(node);
                self.path.push((node, edge, seat));
                self.table.edges(node)[edge as usize].action
            };
            game.apply(position, seat, &action, &mut Dealer::silent(rng));
            self.decisions += 1;
        }
        let mut rollout = Rollout { legal: &mut self.legal, weights: &mut self.weights };
        self.decisions += rollout.play_on(game, position, &self.settings, rng);
        let results = rollout::results(game, position);
        for (node, edge, seat) in &self.path {
            self.table.learn(*node, *edge, results[seat.index()]);
        }
    }

    /// The choice that promises most, counting what is seldom tried as promising (PUCT).
    fn select(&self, node: u32) -> u32 {
        let visits = self.table.node(node).visits;
        let edges = self.table.edges(node);
        let urge = self.settings.exploration * (visits as f32 + 1.0).sqrt();
        let total: f64 = edges.iter().map(|edge| edge.total).sum();
        let mean = if visits == 0 { 0.5 } else { (total / f64::from(visits)) as f32 };
        let score = |edge: &Edge<G::Action>| {
            let value =
                if edge.visits == 0 { mean - 0.1 } else { (edge.total / f64::from(edge.visits)) as f32 };
            value + urge * edge.prior / (edge.visits as f32 + 1.0)
        };
        let mut best = (0, f32::MIN);
        for (i, edge) in edges.iter().enumerate() {
            let score = score(edge);
            if score > best.1 {
                best = (i as u32, score);
            }
        }
        best.0
    }
}

/// New edges; the prior falls with the distance from the best weight, by arithmetic that is exact everywhere.
fn edges<'a, A: Copy>(legal: &'a [A], weights: &'a [i32]) -> impl Iterator<Item = Edge<A>> + 'a {
    let best = weights.iter().copied().max().unwrap_or_default();
    let mean = weights.iter().map(|weight| i64::from(*weight)).sum::<i64>() / weights.len().max(1) as i64;
    let spread = (i64::from(best) - mean).max(1) as f32;
    let liking = move |weight: i32| {
        let behind = (i64::from(best) - i64::from(weight)) as f32 / spread;
        1.0 / (1.0 + behind)
    };
    let sum: f32 = weights.iter().map(|weight| liking(*weight)).sum();
    let edge = move |(action, weight): (&A, &i32)| Edge {
        action: *action,
        prior: liking(*weight) / sum,
        visits: 0,
        total: 0.0,
    };
    legal.iter().zip(weights).map(edge)
}
