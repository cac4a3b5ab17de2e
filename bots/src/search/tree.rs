//! One worker's tree: iterations from dealt worlds, and what they taught.

use std::time::Instant;

use engine::{Dealer, Game, Rng, SEATS_MAX, Seat, View, Viewer};

use super::rollout::{self, Rollout, Worth};
use super::table::{Edge, Table, key};
use super::{Budget, Settings};

/// Information sets so near to the root have their choices weighed when they are first met.
const OPEN_AT_ONCE: usize = 1;

/// What one worker remembers, and its buffers.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    table: Table<G::Action>,
    path: Vec<(u32, u32, Seat)>,
    legal: Vec<G::Action>,
    weights: Vec<i32>,
    decisions: u64,
    iterations: u64,
    /// What the worlds of the last search were worth to the viewer, whatever was chosen.
    ends: (u32, Worth),
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree {
            table: Table::new(),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            decisions: 0,
            iterations: 0,
            ends: (0, Worth::NOTHING),
        }
    }

    pub(super) fn decisions(&self) -> u64 {
        self.decisions
    }

    pub(super) fn iterations(&self) -> u64 {
        self.iterations
    }

    pub(super) fn forget(&mut self) {
        self.table.clear();
    }

    /// The viewer's only choice, and what became of it in the last search.
    pub(super) fn forced(&self, action: G::Action) -> Edge<G::Action> {
        let (visits, sum) = self.ends;
        Edge { action, prior: 1.0, visits, sum }
    }

    /// The choices at an information set and what is known of them.
    pub(super) fn edges(&self, key: u64) -> &[Edge<G::Action>] {
        self.table.find(key).map_or(&[], |node| self.table.edges(node))
    }

    /// Deals worlds that the view allows and plays them until the budget is spent.
    pub(super) fn grow(&mut self, game: &G, view: &View<G>, settings: &Settings, rng: &mut Rng) {
        if self.table.len() >= settings.memory {
            self.table.clear();
        }
        let (started, before) = (Instant::now(), self.decisions);
        let mut done = 0;
        self.ends = (0, Worth::NOTHING);
        while !is_enough(settings.budget, done, self.decisions - before, started) {
            let mut position = view.fill(game, rng);
            let results = self.iterate(game, &mut position, settings, rng);
            if let Some(seat) = view.seat() {
                self.ends.0 += 1;
                self.ends.1.add(results[seat.index()]);
            }
            done += 1;
        }
        self.iterations += u64::from(done);
    }

    /// One world dealt, played through what is remembered, then to its end; and what came of it, remembered.
    fn iterate(
        &mut self,
        game: &G,
        position: &mut G::Position,
        settings: &Settings,
        rng: &mut Rng,
    ) -> [Worth; SEATS_MAX] {
        self.path.clear();
        while let Some(seat) = game.pending(position).first() {
            self.legal.clear();
            game.legal(position, seat, &mut self.legal);
            let mut is_known = true;
            let action = if let [only] = self.legal[..] {
                only
            } else {
                let view = View::of(game, position, Viewer::Seat(seat));
                let key = key(view.seen(), seat.0);
                let found = self.table.find(key);
                let node = found.unwrap_or_else(|| self.table.meet(key));
                if !self.table.is_open(node) {
                    // Far down, most of what is met is never met again: its choices are weighed the second time.
                    if found.is_none() && self.path.len() >= OPEN_AT_ONCE {
                        break;
                    }
                    is_known = false;
                    self.weights.clear();
                    game.weigh(view.seen(), seat, &self.legal, &mut self.weights);
                    self.table.open(node, edges(&self.legal, &self.weights, settings.trust));
                }
                let edge = select(&self.table, node, settings);
                self.path.push((node, edge, seat));
                self.table.edges(node)[edge as usize].action
            };
            game.apply(position, seat, &action, &mut Dealer::silent(rng));
            self.decisions += 1;
            if !is_known {
                break;
            }
        }
        let mut rollout = Rollout { legal: &mut self.legal, weights: &mut self.weights };
        self.decisions += rollout.play_on(game, position, settings, rng);
        let results = rollout::results(game, position);
        for (node, edge, seat) in &self.path {
            self.table.learn(*node, *edge, results[seat.index()]);
        }
        results
    }
}

fn is_enough(budget: Budget, done: u32, decisions: u64, started: Instant) -> bool {
    match budget {
        Budget::Iterations(n) => done >= n,
        Budget::Decisions(n) => decisions >= n,
        Budget::Time(time) => done >= 8 && done.is_multiple_of(8) && started.elapsed() >= time,
    }
}

/// The choice that promises most, counting what is seldom tried as promising (PUCT).
fn select<A: Copy>(table: &Table<A>, node: u32, settings: &Settings) -> u32 {
    let visits = table.node(node).visits;
    let edges = table.edges(node);
    let urge = settings.exploration * (visits as f32 + 1.0).sqrt();
    let mut all = Worth::NOTHING;
    for edge in edges {
        all.add(edge.sum);
    }
    // What was never tried is thought a little worse than the average of what was.
    let untried =
        if visits == 0 { 0.4 } else { (all.value(settings.winning) / f64::from(visits)) as f32 - 0.1 };
    let mut best = (0, f32::MIN);
    for (i, edge) in edges.iter().enumerate() {
        let tries = edge.visits as f32;
        let value = if edge.visits == 0 { untried } else { edge.sum.value(settings.winning) as f32 / tries };
        let score = value + urge * edge.prior / (tries + 1.0);
        if score > best.1 {
            best = (i as u32, score);
        }
    }
    best.0
}

/// New edges; the prior falls with the distance from the best weight, by arithmetic that is exact everywhere.
fn edges<'a, A: Copy>(legal: &'a [A], weights: &'a [i32], trust: u8) -> impl Iterator<Item = Edge<A>> + 'a {
    let best = weights.iter().copied().max().unwrap_or_default();
    let mean = weights.iter().map(|weight| i64::from(*weight)).sum::<i64>() / weights.len().max(1) as i64;
    let spread = (i64::from(best) - mean).max(1) as f32;
    let liking = move |weight: i32| {
        let behind = (i64::from(best) - i64::from(weight)) as f32 / spread;
        let mut liking = 1.0;
        for _ in 0..trust {
            liking /= 1.0 + behind;
        }
        liking
    };
    let sum: f32 = weights.iter().map(|weight| liking(*weight)).sum();
    legal.iter().zip(weights).map(move |(action, weight)| Edge::new(*action, liking(*weight) / sum))
}
