//! One worker's tree: iterations from dealt worlds, and what they taught.

use std::time::{Duration, Instant};

use engine::{Dealer, Game, Rng, SEATS_MAX, Seat, View, Viewer};

use super::dice::Dice;
use super::rollout::{self, Rollout, Worth};
use super::root::Root;
use super::transpositions::{Edge, Transpositions, key};
use super::{Budget, Settings, Stop};

/// What one worker remembers, and its buffers.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    transpositions: Transpositions<G::Action>,
    root: Root<G::Action>,
    path: Vec<(u32, u32, Seat)>,
    legal: Vec<G::Action>,
    weights: Vec<i32>,
    decisions: u64,
    iterations: u64,
}

impl<G: Game> Tree<G> {
    pub(super) fn new() -> Tree<G> {
        Tree {
            transpositions: Transpositions::new(),
            root: Root::default(),
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            decisions: 0,
            iterations: 0,
        }
    }

    pub(super) fn decisions(&self) -> u64 {
        self.decisions
    }

    pub(super) fn iterations(&self) -> u64 {
        self.iterations
    }

    pub(super) fn forget(&mut self) {
        self.transpositions.clear();
    }

    /// What the last search learnt of the viewer's choices.
    pub(super) fn root(&self) -> &Root<G::Action> {
        &self.root
    }

    /// Deals worlds that the view allows and plays each choice in them until the budget is spent or somebody stops it.
    pub(super) fn grow(
        &mut self,
        game: &G,
        view: &View<G>,
        seat: Seat,
        (settings, stop): (&Settings, &Stop),
        rng: &mut Rng,
    ) {
        if self.transpositions.len() >= settings.memory {
            self.transpositions.clear();
        }
        view.legal(game, &mut self.legal);
        self.weights.clear();
        game.weigh(view.seen(), seat, &self.legal, &mut self.weights);
        self.root.begin(edges(&self.legal, &self.weights, settings.trust), settings.width);
        let meter = Meter {
            started: Instant::now(),
            limit: stop.limit(),
            iterations: self.iterations,
            decisions: self.decisions,
        };
        let rounds = self.root.rounds();
        for round in 1..=rounds {
            while !stop.is_asked() && !self.is_spent(&meter, settings.budget, round, rounds) {
                let world = view.fill(game, rng);
                let mut dice = Dice::new(u64::from(rng.bits()) << 32 | u64::from(rng.bits()));
                for i in 0..self.root.alive() {
                    if i > 0 && self.is_spent(&meter, settings.budget, rounds, rounds) {
                        break;
                    }
                    dice.rewind();
                    let mut position = world.clone();
                    let action = self.root.action(i);
                    game.apply(&mut position, seat, &action, &mut Dealer::silent(dice.of(seat)));
                    self.decisions += 1;
                    let results = self.iterate(game, &mut position, settings, &mut dice);
                    self.root.learn(i, results[seat.index()], settings.winning);
                    self.iterations += 1;
                }
            }
            self.root.halve();
        }
    }

    /// Whether this part of the budget is spent.
    fn is_spent(&self, meter: &Meter, budget: Budget, part: u32, parts: u32) -> bool {
        let is_over = |time: Duration| {
            self.iterations > meter.iterations && meter.started.elapsed() * parts >= time * part
        };
        let (one, all) = (u64::from(part), u64::from(parts));
        let is_spent = match budget {
            Budget::Iterations(n) => (self.iterations - meter.iterations) * all >= u64::from(n) * one,
            Budget::Decisions(n) => {
                (self.decisions - meter.decisions).saturating_mul(all) >= n.saturating_mul(one)
            }
            Budget::Time(time) => is_over(time),
        };
        is_spent || meter.limit.is_some_and(is_over)
    }

    /// One world played through what is remembered, then to its end; and what came of it, remembered.
    fn iterate(
        &mut self,
        game: &G,
        position: &mut G::Position,
        settings: &Settings,
        dice: &mut Dice,
    ) -> [Worth; SEATS_MAX] {
        self.path.clear();
        // Not the `Driver`: the way down writes what it saw into the tree between choosing and applying, with a stream for each seat.
        while let Some(seat) = game.pending(position).first() {
            self.legal.clear();
            game.legal(position, seat, &mut self.legal);
            let mut is_known = true;
            let action = if let [only] = self.legal[..] {
                only
            } else {
                let view = View::of(game, position, Viewer::Seat(seat));
                let key = key(view.seen(), seat.0);
                let Some(node) = self.transpositions.find(key) else {
                    // Most of what is met is never met again: its choices are weighed the second time.
                    if self.transpositions.len() < settings.memory.saturating_mul(2) {
                        self.transpositions.meet(key);
                    }
                    break;
                };
                if !self.transpositions.is_open(node) {
                    is_known = false;
                    self.weights.clear();
                    if settings.trust > 0 {
                        game.weigh(view.seen(), seat, &self.legal, &mut self.weights);
                    } else {
                        self.weights.resize(self.legal.len(), 0);
                    }
                    self.transpositions.open(node, edges(&self.legal, &self.weights, settings.trust));
                }
                let edge = select(&self.transpositions, node, settings);
                self.path.push((node, edge, seat));
                self.transpositions.edges(node)[edge as usize].action
            };
            game.apply(position, seat, &action, &mut Dealer::silent(dice.of(seat)));
            self.decisions += 1;
            if !is_known {
                break;
            }
        }
        let mut rollout = Rollout { legal: &mut self.legal, weights: &mut self.weights };
        self.decisions += rollout.play_on(game, position, settings, dice);
        let results = rollout::results(game, position);
        for (node, edge, seat) in &self.path {
            self.transpositions.learn(*node, *edge, results[seat.index()]);
        }
        results
    }
}

/// Where a search began.
struct Meter {
    started: Instant,
    limit: Option<Duration>,
    iterations: u64,
    decisions: u64,
}

/// The choice that promises most, counting what is seldom tried as promising (PUCT).
fn select<A: Copy>(transpositions: &Transpositions<A>, node: u32, settings: &Settings) -> u32 {
    let visits = transpositions.node(node).visits;
    let edges = transpositions.edges(node);
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

#[cfg(test)]
mod tests {
    use pig::Pig;

    use super::*;

    #[test]
    fn a_long_search_remembers_no_more_than_it_may() {
        let game = Pig::new(2, Default::default()).unwrap();
        let start = game.start(&mut Dealer::silent(&mut Rng::new(1)));
        let view = View::of(&game, &start, Viewer::Seat(Seat(0)));
        let remembered = |memory| {
            let settings = Settings { budget: Budget::Iterations(500), memory, ..Settings::default() };
            let mut tree = Tree::new();
            tree.grow(&game, &view, Seat(0), (&settings, &Stop::default()), &mut Rng::new(1));
            tree.transpositions.len()
        };
        assert_eq!(remembered(10), 20);
        assert!(remembered(1000) > 20);
    }
}
