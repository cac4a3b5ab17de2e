//! The result of a race.

use crate::{BySeat, Said, Seat};

/// The place of every seat: 1 is first, level seats share a place and the next one is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// Place by seat, from 1.
    pub places: BySeat<u8>,
}

impl Ranking {
    /// Ranks by a score: the higher the better, equal scores share a place.
    pub fn by_score<T: PartialOrd + Copy + Default>(scores: &BySeat<T>) -> Ranking {
        let place = |score: &T| 1 + scores.iter().filter(|other| *other > score).count() as u8;
        Ranking { places: scores.iter().map(place).collect() }
    }

    /// Ranks by grounds: of two seats the first ground in which they differ decides.
    pub fn by_grounds(seats: u8, grounds: &[Ground]) -> Ranking {
        let is_ahead = |one: Seat, other: Seat| {
            let deciding = grounds.iter().find(|ground| ground.figures[one] != ground.figures[other]);
            deciding.is_some_and(|ground| ground.prefers(one, other))
        };
        let ahead_of = |seat| Seat::all(seats).filter(|other| is_ahead(*other, seat)).count() as u8;
        Ranking { places: BySeat::from_fn(seats, |seat| 1 + ahead_of(seat)) }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.by_seat().filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }

    /// The seats from first to last, level seats rising.
    pub fn order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.places.seats()).collect();
        seats.sort_by_key(|seat| (self.places[*seat], *seat));
        seats
    }
}

/// One of the figures by which places are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The rule, and what the figure is called. Its message `order-...` may have attributes: `figure` says a figure `$n` in its
    /// column, `held` what a seat has where no column says what it is (needed only where a bare number would stand there), `why` that it has put `$first` (with `$a`) before `$second` (with `$b`), and `though` that it would have been the other way round by this one;
    /// `margin` says by how much (`$n`), and `all` why several `$seats` with their `$figures` stand as they do.
    pub said: Said,
    /// Which figure goes first.
    pub better: Better,
    /// Every seat's figure; seats without one come last.
    pub figures: BySeat<Option<i32>>,
}

/// Which of two figures goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// The larger one.
    More,
    /// The smaller one.
    Less,
}

impl Ground {
    /// A figure of which more is better.
    pub fn more(seats: u8, said: Said, figure: impl FnMut(Seat) -> Option<i32>) -> Ground {
        Ground { said, better: Better::More, figures: BySeat::from_fn(seats, figure) }
    }

    /// A figure of which less is better.
    pub fn less(seats: u8, said: Said, figure: impl FnMut(Seat) -> Option<i32>) -> Ground {
        Ground { said, better: Better::Less, figures: BySeat::from_fn(seats, figure) }
    }

    /// Whether by this ground alone a seat would be before another.
    fn prefers(&self, one: Seat, other: Seat) -> bool {
        match (self.figures[one], self.figures[other]) {
            (Some(a), Some(b)) => match self.better {
                Better::More => a > b,
                Better::Less => a < b,
            },
            (one, None) => one.is_some(),
            (None, Some(_)) => false,
        }
    }
}
