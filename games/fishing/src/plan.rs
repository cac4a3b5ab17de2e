//! What a greedy skipper knows of a board: how far the win is from every square, by kinds gathered and places
//! taken in the hold. Computed once for a game; dice as they fall, pearls as a price in time.

use engine::Kind;

use crate::board::{Board, Square};
use crate::constants::Constants;
use crate::content::Tables;
use crate::options::FishPrice;

/// A turn, in the unit of all costs.
pub(crate) const TURN: i32 = 100;
/// What a pearl is worth in time.
pub(crate) const PEARL: i32 = 20;
/// What a square costs besides time: the fuel.
const SAILED: i32 = 7;
/// Bits of the five kinds.
const KINDS: usize = 32;
/// Places in the hold that are told apart.
const PLACES: usize = 6;
/// The die.
const FACES: usize = 6;
/// The first guess at the cost of a new trip, and how often it is improved.
const GUESS: i32 = 20 * TURN;
const TRIES: usize = 12;
/// A cost that no plan reaches.
const FAR: i32 = 60_000;

/// Costs by expansion, kinds gathered, places taken and square.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    costs: Vec<u16>,
    length: usize,
}

struct Chart<'a> {
    board: &'a Board,
    kinds_to_win: u32,
    capacity: usize,
    /// What a catch costs, by fish.
    prices: [i32; 5],
}

impl Plan {
    pub(crate) fn new(board: &Board, constants: &Constants, tables: &Tables, fish_price: FishPrice) -> Plan {
        let length = board.squares().len();
        let mut plan = Plan { costs: vec![0; 2 * KINDS * PLACES * length], length };
        let prices = tables.prices.map(|price| match fish_price {
            FishPrice::Cost => i32::from(price) * PEARL,
            FishPrice::Bounty => 0,
        });
        let base = usize::from(constants.base_capacity);
        for (expanded, bonus) in [(false, 0), (true, usize::from(constants.expansion_bonus))] {
            let capacity = (base + bonus).min(PLACES - 1);
            let chart = Chart { board, kinds_to_win: u32::from(constants.kinds_to_win), capacity, prices };
            // More kinds first: a catch leads from fewer to more.
            for kinds in (0..KINDS).rev() {
                plan.solve(&chart, expanded, kinds);
            }
        }
        plan
    }

    /// The expected cost to the win for a boat that has just ended its turn.
    #[inline]
    pub(crate) fn cost(&self, expanded: bool, kinds: u8, taken: u16, pos: u8) -> i32 {
        let taken = usize::from(taken).min(PLACES - 1);
        i32::from(self.costs[self.place(expanded, usize::from(kinds) % KINDS, taken, usize::from(pos))])
    }

    #[inline]
    fn place(&self, expanded: bool, kinds: usize, taken: usize, pos: usize) -> usize {
        ((usize::from(expanded) * KINDS + kinds) * PLACES + taken) * self.length + pos
    }

    /// Costs of one set of kinds. A trip that brings nothing leads back to its own beginning, so the cost of that
    /// is guessed and improved.
    fn solve(&mut self, chart: &Chart<'_>, expanded: bool, kinds: usize) {
        let is_done = kinds.count_ones() >= chart.kinds_to_win;
        if is_done {
            self.solve_way_home(chart, expanded, kinds);
            return;
        }
        let (mut guess, mut last) = (GUESS, None);
        for _ in 0..TRIES {
            for taken in 0..=chart.capacity {
                self.sweep(chart, expanded, kinds, taken, guess);
            }
            let found = self.cost(expanded, kinds as u8, 0, 0);
            if (found - guess).abs() <= 1 {
                break;
            }
            let next = better_guess((guess, found), last);
            last = Some((guess, found));
            guess = next;
        }
        self.copy_to_fuller_holds(expanded, kinds, chart.capacity);
    }

    /// With all kinds gathered neither the hold nor the kinds matter.
    fn solve_way_home(&mut self, chart: &Chart<'_>, expanded: bool, kinds: usize) {
        if kinds == KINDS - 1 {
            self.sweep(chart, expanded, kinds, 0, 0);
            self.copy_to_fuller_holds(expanded, kinds, 0);
        } else {
            let solved = self.place(expanded, KINDS - 1, 0, 0);
            let to = self.place(expanded, kinds, 0, 0);
            self.costs.copy_within(solved..solved + PLACES * self.length, to);
        }
    }

    fn copy_to_fuller_holds(&mut self, expanded: bool, kinds: usize, taken: usize) {
        let solved = self.place(expanded, kinds, taken, 0);
        for fuller in taken + 1..PLACES {
            let to = self.place(expanded, kinds, fuller, 0);
            self.costs.copy_within(solved..solved + self.length, to);
        }
    }

    /// Costs of all squares, from the last one back to the market.
    fn sweep(&mut self, chart: &Chart<'_>, expanded: bool, kinds: usize, taken: usize, new_trip: i32) {
        // What it costs to have stopped one to six squares ahead.
        let mut ahead = [new_trip; FACES];
        for pos in (0..self.length).rev() {
            let sailed: usize = (1..=FACES).map(|face| face.min(self.length - pos)).sum();
            let stops: i32 = ahead.iter().sum();
            let cost = TURN + (stops + sailed as i32 * SAILED) / FACES as i32;
            let place = self.place(expanded, kinds, taken, pos);
            self.costs[place] = cost.min(FAR) as u16;
            ahead.rotate_right(1);
            ahead[0] = self.cost_of_stop(chart, expanded, kinds, taken, pos);
        }
    }

    /// The cost after a stop on a square, of which the cost after staying there is known.
    fn cost_of_stop(&self, chart: &Chart<'_>, expanded: bool, kinds: usize, taken: usize, pos: usize) -> i32 {
        let there = |kinds, taken| i32::from(self.costs[self.place(expanded, kinds, taken, pos)]);
        match chart.board.squares()[pos] {
            Square::DropOff => there(kinds, 0),
            Square::Spot(fish) => {
                let more = kinds | 1 << fish.index();
                let pass = there(kinds, taken);
                if more != kinds && taken < chart.capacity {
                    pass.min(chart.prices[fish.index()] + there(more, taken + 1))
                } else {
                    pass
                }
            }
            Square::Market | Square::Pearls(_) => there(kinds, taken),
        }
    }
}

/// The next guess at the cost of a new trip: where the line through the last two, of a guess and what was found
/// with it each, finds what it guesses.
fn better_guess((guess, found): (i32, i32), last: Option<(i32, i32)>) -> i32 {
    let Some((last_guess, last_found)) = last else { return found };
    let run = guess - last_guess;
    let closing = run - (found - last_found);
    // A trip that brings nothing for certain leads nowhere: no line to follow.
    if closing.signum() != run.signum() {
        return found;
    }
    let step = i64::from(found - guess) * i64::from(run) / i64::from(closing);
    (i64::from(guess) + step).clamp(0, i64::from(FAR)) as i32
}

#[cfg(test)]
mod tests {
    use engine::Game;

    use super::*;
    use crate::{Fishing, Options};

    #[test]
    fn a_trip_that_brings_nothing_costs_what_the_next_one_does() {
        for board in ["sound", "inlet", "shelf", "squall"] {
            let options = Options {
                board: crate::options::BoardChoice::Named(board.to_string()),
                ..Options::default()
            };
            let game = Fishing::new(2, options).expect("a game");
            for (expanded, kinds) in [(false, 0), (false, 1), (true, 3), (true, 24)] {
                let start = game.plan.cost(expanded, kinds, 0, 0);
                let end = game.plan.cost(expanded, kinds, 0, game.board.length() - 1);
                assert!((start - (end - TURN - SAILED)).abs() <= 8, "{board} {kinds}: {start} and {end}");
                assert!((4 * TURN..50 * TURN).contains(&start), "{board} {kinds}: {start}");
            }
            assert_eq!(game.plan.cost(false, 7, 1, 5), game.plan.cost(false, 31, 0, 5));
        }
    }
}
