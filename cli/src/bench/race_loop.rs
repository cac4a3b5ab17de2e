//! What a race game costs at least: 4 runners on 6 lanes and 120 spaces, a die, and one choice a turn among
//! the up to 3 lanes next to the runner's own that are free where it will be. No history, no events, no checks.

use super::Contender;
use super::xorshift::Xorshift;

const RUNNERS: usize = 4;
const LANES: i8 = 6;
const SPACES: i16 = 120;

/// Where a runner is.
#[derive(Clone, Copy)]
struct Runner {
    space: i16,
    lane: i8,
}

/// Plays such races one after the other.
pub(super) struct RaceLoop {
    rng: Xorshift,
}

impl RaceLoop {
    pub(super) fn new(seed: u64) -> RaceLoop {
        RaceLoop { rng: Xorshift::new(seed) }
    }

    /// One race; gives the number of choices.
    fn race(&mut self) -> u64 {
        let mut runners: [Runner; RUNNERS] = std::array::from_fn(|i| Runner { space: 0, lane: i as i8 });
        let mut decisions = 0;
        let mut turn = 0;
        loop {
            let die = self.rng.below(6) as i16 + 1;
            let Runner { space, lane } = runners[turn];
            let to = space + die;
            let mut free = [0; 3];
            let mut count = 0;
            for next in lane - 1..=lane + 1 {
                let taken = runners.iter().any(|other| other.space == to && other.lane == next);
                if (0..LANES).contains(&next) && !taken {
                    free[count] = next;
                    count += 1;
                }
            }
            decisions += 1;
            if count > 0 {
                let chosen = free[self.rng.below(count as u32) as usize];
                runners[turn] = Runner { space: to, lane: chosen };
                if to >= SPACES {
                    return decisions;
                }
            }
            turn = (turn + 1) % RUNNERS;
        }
    }
}

impl Contender for RaceLoop {
    fn run(&mut self, races: u32) -> u64 {
        (0..races).map(|_| self.race()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_takes_about_as_many_turns_as_the_die_needs() {
        let decisions = RaceLoop::new(1).run(1_000) as f64 / 1_000.0;
        // 120 spaces at 3.5 a turn; the first of four comes in a little sooner.
        assert!((110.0..140.0).contains(&decisions), "{decisions} decisions a race");
    }
}
