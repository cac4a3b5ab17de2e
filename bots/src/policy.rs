//! How a bot chooses among its legal actions.

use engine::{Game, Rng, View};

/// A way of choosing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Any legal action, each equally likely.
    Random,
    /// The action that the game weighs highest; the stream decides between equals.
    Greedy,
}

/// Buffers that a bot uses again and again, so that choosing allocates nothing.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    pub(crate) legal: Vec<G::Action>,
    pub(crate) weights: Vec<i32>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Scratch<G> {
        Scratch { legal: Vec::new(), weights: Vec::new() }
    }
}

impl Policy {
    /// The action that the viewer plays; none if the viewer owes no choice.
    pub fn choose<G: Game>(
        self,
        game: &G,
        view: &View<G>,
        rng: &mut Rng,
        scratch: &mut Scratch<G>,
    ) -> Option<G::Action> {
        let seat = view.seat()?;
        view.legal(game, &mut scratch.legal);
        let legal = &scratch.legal;
        match (self, legal.len()) {
            (_, 0) => None,
            (_, 1) => Some(legal[0]),
            (Policy::Random, count) => Some(legal[rng.below(count as u32) as usize]),
            (Policy::Greedy, _) => {
                scratch.weights.clear();
                game.weigh(view.seen(), seat, legal, &mut scratch.weights);
                best(&scratch.weights, rng).and_then(|i| legal.get(i)).copied()
            }
        }
    }
}

/// The place of the highest weight, each of several equally likely.
pub(crate) fn best(weights: &[i32], rng: &mut Rng) -> Option<usize> {
    let highest = *weights.iter().max()?;
    let level = weights.iter().filter(|weight| **weight == highest).count();
    let chosen = if level == 1 { 0 } else { rng.below(level as u32) as usize };
    let mut places = weights.iter().enumerate().filter(|(_, weight)| **weight == highest);
    places.nth(chosen).map(|(i, _)| i)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_weights_are_chosen_evenly_and_lower_ones_never() {
        let mut rng = Rng::new(3);
        let mut counts = [0; 4];
        for _ in 0..4_000 {
            counts[best(&[5, -1, 5, 4], &mut rng).unwrap()] += 1;
        }
        assert_eq!((counts[1], counts[3]), (0, 0));
        assert!((1_850..2_150).contains(&counts[0]), "{counts:?}");
        assert_eq!(best(&[], &mut rng), None);
    }
}
