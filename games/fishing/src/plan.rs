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
        let mut new_trip = if is_done { 0 } else { 30 * TURN };
        for _ in 0..12 {
            for taken in 0..=chart.capacity {
                for pos in (0..self.length).rev() {
                    let cost = self.cost_from(chart, expanded, kinds, taken, pos, new_trip);
                    let place = self.place(expanded, kinds, taken, pos);
                    self.costs[place] = cost.min(FAR) as u16;
                }
            }
            let found = self.cost(expanded, kinds as u8, 0, 0);
            if is_done || (found - new_trip).abs() <= 1 {
                break;
            }
            new_trip = found;
        }
        for taken in chart.capacity + 1..PLACES {
            for pos in 0..self.length {
                let (from, to) = (
                    self.place(expanded, kinds, chart.capacity, pos),
                    self.place(expanded, kinds, taken, pos),
                );
                self.costs[to] = self.costs[from];
            }
        }
    }

    fn cost_from(
        &self,
        chart: &Chart<'_>,
        expanded: bool,
        kinds: usize,
        taken: usize,
        pos: usize,
        new_trip: i32,
    ) -> i32 {
        let mut sum = 0;
        for face in 1..=FACES {
            let end = pos + face;
            let sailed = face.min(self.length - pos) as i32 * SAILED;
            let there = |kinds, taken| i32::from(self.costs[self.place(expanded, kinds, taken, end)]);
            sum += sailed
                + match chart.board.squares().get(end) {
                    None => new_trip,
                    Some(Square::DropOff) => there(kinds, 0),
                    Some(Square::Spot(fish)) => {
                        let more = kinds | 1 << fish.index();
                        let pass = there(kinds, taken);
                        if more != kinds && taken < chart.capacity {
                            pass.min(chart.prices[fish.index()] + there(more, taken + 1))
                        } else {
                            pass
                        }
                    }
                    Some(Square::Market | Square::Pearls(_)) => there(kinds, taken),
                };
        }
        TURN + sum / FACES as i32
    }
}
