//! What a race keeps so that it can be told again. Records and proofs are made of it in the crate `records`.

use engine::{Seat, Study};
use serde_json::Value;

use crate::AnyRace;
use crate::options::to_json;
use crate::running::{Origin, Running};

/// A race that knows how it came about.
pub trait Recorded {
    /// The same race before its first action; none if it was begun from a written position.
    fn again(&self) -> Option<Box<dyn AnyRace>>;
    /// The same race before its first action, wherever it was begun.
    fn begun(&self) -> Box<dyn AnyRace>;
    /// The actions so far.
    fn played(&self) -> Vec<(Seat, Value)>;
    /// From now on the events of all steps are remembered, not of the latest alone: for whoever tells a whole race.
    fn remember_all(&mut self);
}

impl<G: Study> Recorded for Running<G> {
    fn again(&self) -> Option<Box<dyn AnyRace>> {
        match self.origin {
            Origin::Seed => Some(self.begun()),
            Origin::Written(_) => None,
        }
    }

    fn begun(&self) -> Box<dyn AnyRace> {
        let game = self.race.shared_game();
        match &self.origin {
            Origin::Seed => Box::new(Running::<G>::new(game, self.seed)),
            Origin::Written(position) => {
                Box::new(Running::<G>::at(game, G::Position::clone(position), self.seed))
            }
        }
    }

    fn played(&self) -> Vec<(Seat, Value)> {
        self.race.actions().iter().map(|(seat, action)| (*seat, to_json(action))).collect()
    }

    fn remember_all(&mut self) {
        self.remembers = usize::MAX;
    }
}
