//! Playing on from a moment of a race that is over, with what a seat knew then.

use engine::{Refused, Rng, Seat, Study};
use serde_json::Value;

use crate::options::to_json;
use crate::running::Running;

/// A race from which a seat can play on by what it knows.
pub trait Tried {
    /// The position as the seat knows it, with what it cannot see dealt anew; refused if there is no such seat.
    fn dealt_anew(&self, seat: Seat, seed: u64) -> Result<Value, Refused>;
}

impl<G: Study> Tried for Running<G> {
    fn dealt_anew(&self, seat: Seat, seed: u64) -> Result<Value, Refused> {
        let game = self.race.game();
        let world = self.view_of(seat)?.fill(game, &mut Rng::stream(seed, u64::from(seat.0)));
        Ok(to_json(&game.write(&world)))
    }
}
