//! Chance in a world that a search plays.

use engine::{Rng, SEATS_MAX, Seat};

/// Streams of chance, one for what each seat's actions set off, and one for choices at random.
///
/// Two races from the same seed differ only by what was chosen: the others throw the same dice in both, however often
/// the dice of one seat were thrown. So two choices are compared under the same luck.
#[derive(Debug)]
pub(super) struct Dice {
    seed: u64,
    /// As they begin. Made when they are first needed: a short race needs few of them.
    fresh: [Option<Rng>; SEATS_MAX + 1],
    /// As far as they were used in the race at hand.
    streams: [Option<Rng>; SEATS_MAX + 1],
}

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice { seed, fresh: [const { None }; SEATS_MAX + 1], streams: [const { None }; SEATS_MAX + 1] }
    }

    /// The same luck once more: streams begin anew, which is cheaper than making them again.
    pub(super) fn rewind(&mut self) {
        self.streams = [const { None }; SEATS_MAX + 1];
    }

    /// Chance in what the seat sets off.
    #[inline]
    pub(super) fn of(&mut self, seat: Seat) -> &mut Rng {
        self.stream(seat.index())
    }

    /// For choices at random.
    #[inline]
    pub(super) fn choice(&mut self) -> &mut Rng {
        self.stream(SEATS_MAX)
    }

    #[inline]
    fn stream(&mut self, number: usize) -> &mut Rng {
        let (seed, fresh) = (self.seed, &mut self.fresh[number]);
        self.streams[number]
            .get_or_insert_with(|| fresh.get_or_insert_with(|| Rng::stream(seed, number as u64)).clone())
    }
}
