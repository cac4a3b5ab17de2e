//! The choices at the root of a search: all tried in the same worlds with the same dice, the worse half dropped again and
//! again (sequential halving), and each compared with what the game's own policy would choose.

use super::rollout::Worth;
use super::transpositions::Edge;

/// One choice at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<A> {
    pub(super) edge: Edge<A>,
    /// Sum of its leads over the policy's own choice, world by world.
    lead: f64,
    /// Sum of their squares.
    squares: f64,
}

impl<A> Candidate<A> {
    /// The mean lead over the policy's own choice.
    fn lead(&self) -> f64 {
        self.lead / f64::from(self.edge.visits.max(1))
    }

    /// The lead that is sure but for this many errors of the mean. The error is not understated when tries are few.
    pub(super) fn sure_lead(&self, caution: f64) -> f64 {
        let tries = f64::from(self.edge.visits.max(1));
        self.lead() - caution * (self.squares + 0.05).sqrt() / tries
    }

    /// Adds what another worker learnt of the same choice.
    pub(super) fn add(&mut self, other: &Candidate<A>) {
        self.edge.visits += other.edge.visits;
        self.edge.sum.add(other.edge.sum);
        self.lead += other.lead;
        self.squares += other.squares;
    }
}

/// The choices, the policy's own first, then as it likes them.
#[derive(Clone, Debug)]
pub(super) struct Root<A> {
    pub(super) candidates: Vec<Candidate<A>>,
    /// Those still in question.
    alive: Vec<usize>,
    /// What the policy's own choice was worth in this world.
    own: f64,
}

impl<A> Default for Root<A> {
    fn default() -> Root<A> {
        Root { candidates: Vec::new(), alive: Vec::new(), own: 0.0 }
    }
}

impl<A: Copy> Root<A> {
    /// Starts afresh with these choices, of which at most `width` are tried.
    pub(super) fn begin(&mut self, edges: impl Iterator<Item = Edge<A>>, width: u16) {
        self.candidates.clear();
        self.candidates.extend(edges.map(|edge| Candidate { edge, lead: 0.0, squares: 0.0 }));
        self.candidates.sort_by(|one, other| other.edge.prior.total_cmp(&one.edge.prior));
        self.alive.clear();
        self.alive.extend(0..self.candidates.len().min(usize::from(width.max(2))));
    }

    /// How many are in question.
    pub(super) fn alive(&self) -> usize {
        self.alive.len()
    }

    /// The choice at this place among those in question.
    pub(super) fn action(&self, i: usize) -> A {
        self.candidates[self.alive[i]].edge.action
    }

    /// How often the worse half is to be dropped until one rival of the policy's own choice is left, and once for these two.
    pub(super) fn rounds(&self) -> u32 {
        let (mut alive, mut rounds) = (self.alive.len(), 1);
        while alive > 2 {
            alive = halved(alive);
            rounds += 1;
        }
        rounds
    }

    /// A choice ended with this result in the world at hand; the policy's own comes first.
    pub(super) fn learn(&mut self, i: usize, result: Worth, winning: f64) {
        let value = result.value(winning);
        let candidate = &mut self.candidates[self.alive[i]];
        candidate.edge.visits += 1;
        candidate.edge.sum.add(result);
        if i == 0 {
            self.own = value;
        }
        let lead = value - self.own;
        candidate.lead += lead;
        candidate.squares += lead * lead;
    }

    /// Drops the worse half of the rivals; the policy's own choice stays.
    pub(super) fn halve(&mut self) {
        let candidates = &self.candidates;
        if let Some(rivals) = self.alive.get_mut(1..) {
            rivals.sort_by(|one, other| candidates[*other].lead().total_cmp(&candidates[*one].lead()));
        }
        self.alive.truncate(halved(self.alive.len()));
    }
}

fn halved(alive: usize) -> usize {
    1 + alive.saturating_sub(1).div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root(worths: &[f64], worlds: u32) -> Root<usize> {
        let mut root = Root::default();
        root.begin(worths.iter().enumerate().map(|(i, _)| Edge::new(i, 1.0 / (i + 1) as f32)), 16);
        for _ in 0..root.rounds() {
            for world in 0..worlds {
                for i in 0..root.alive() {
                    // The same luck for all.
                    let value = worths[root.action(i)] + 0.1 * f64::from(world % 3);
                    root.learn(i, Worth { win: value, beaten: value }, 0.5);
                }
            }
            root.halve();
        }
        root
    }

    #[test]
    fn the_better_half_stays_and_gets_the_tries() {
        let root = root(&[0.3, 0.1, 0.5, 0.2, 0.4], 4);
        let visits: Vec<u32> = root.candidates.iter().map(|candidate| candidate.edge.visits).collect();
        assert_eq!(visits, [12, 4, 12, 4, 8]);
        assert_eq!((root.alive(), root.action(0), root.action(1)), (2, 0, 2));
    }

    #[test]
    fn a_lead_is_sure_after_some_tries_and_not_before() {
        let leads = |worlds| root(&[0.3, 0.4], worlds).candidates[1].sure_lead(1.0);
        assert!(leads(1) < 0.0, "{}", leads(1));
        assert!(leads(20) > 0.05, "{}", leads(20));
    }

    #[test]
    fn one_choice_is_one_round() {
        let root = root(&[0.3], 5);
        assert_eq!((root.rounds(), root.alive(), root.candidates[0].edge.visits), (1, 1, 5));
    }
}
