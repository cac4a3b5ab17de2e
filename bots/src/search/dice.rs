//! Chance in a world that a search plays.

use engine::{Rng, SEATS_MAX, Seat};

/// Streams of chance, one for what each seat's actions set off, and one for choices at random.
///
/// Two races from the same seed differ only by what was chosen: the others throw the same dice in both, however often
/// the dice of one seat were thrown. So two choices are compared under the same luck.
#[derive(Debug)]
pub(crate) struct Dice {
    choice: Rng,
    seats: [Rng; SEATS_MAX],
}

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        let stream = |number: usize| Rng::stream(seed, number as u64);
        Dice { choice: stream(SEATS_MAX), seats: std::array::from_fn(stream) }
    }

    /// The same luck once more.
    pub(crate) fn rewind(&mut self) {
        self.choice.restart();
        self.seats.iter_mut().for_each(Rng::restart);
    }

    /// Chance in what the seat sets off.
    #[inline]
    pub(crate) fn of(&mut self, seat: Seat) -> &mut Rng {
        &mut self.seats[seat.index()]
    }

    /// For choices at random.
    #[inline]
    pub(crate) fn choice(&mut self) -> &mut Rng {
        &mut self.choice
    }
}
