//! How many turns a runner alone on the road still needs if it runs well: what a search counts on where it cuts a
//! race short. Row by row from the line back, every space, every amount of stamina.
//!
//! Turns are counted in thousandths. What depends on rivals or on cards in hand is estimated.

use engine::{Kind, Part, Seat};

use crate::Marathon;
use crate::content::course::{LANES, lane_bit, lanes, spread};
use crate::content::{Card, Effect, STAMINA_MAX, Who};
use crate::event::Symbol;
use crate::position::{Position, Runner};

/// A turn.
pub(crate) const TURN: i32 = 1000;
/// A hundredth of it.
const PERCENT: i32 = TURN / 100;
/// What an INJURY costs on average: few runners ever hold three.
const INJURY: i32 = 90;
/// What RUNNER'S HIGH in hand saves on average.
const HIGH: i32 = 180;
/// What the first and the second INJURY in hand cost.
const INJURIES: [i32; 3] = [0, 50, 200];
/// Rows that CATCH UP gains on average.
const CATCH_UP: i32 = 2;
/// The longest run that is looked at: a die, a boost and a card.
const RUN_MAX: usize = 12;

const KEPT: usize = STAMINA_MAX as usize + 1;
/// By lane, none included, and stamina.
type Row = [[i32; KEPT]; LANES as usize + 1];

/// Turns left by row, lane and stamina.
#[derive(Clone, Debug)]
pub(crate) struct TurnsLeft {
    /// Before the roll.
    before: Vec<Row>,
    /// Right after landing there by a run forward: the symbol is still to act.
    landed: Vec<Row>,
    /// Before the roll by row alone: in the best lane, without stamina.
    tired: Vec<i32>,
}

/// Turns left: with all its stamina where the runner is, and without stamina there and in the best lane of its row.
#[derive(Default)]
struct Left {
    row: usize,
    of_row: i32,
    of_space: i32,
    turns: i32,
}

/// Where runs of 0, 1, 2... steps end on an empty road; no lanes beyond the line.
type Landings = [(usize, u8); RUN_MAX + 1];

impl TurnsLeft {
    pub(crate) fn new(game: &Marathon) -> TurnsLeft {
        let rows = usize::from(game.course.finish());
        let empty = [[0; KEPT]; LANES as usize + 1];
        let mut table =
            TurnsLeft { before: vec![empty; rows], landed: vec![empty; rows], tired: vec![0; rows] };
        for row in (0..rows).rev() {
            for lane in 1..=LANES {
                let ends = ends(game, row as u8, lane);
                for stamina in 0..KEPT {
                    let turns = table.before_roll(&ends, stamina);
                    table.before[row][usize::from(lane)][stamina] = turns;
                }
                for stamina in 0..KEPT {
                    let turns = table.after_landing(game, row, lane, &ends, stamina);
                    table.landed[row][usize::from(lane)][stamina] = turns;
                }
            }
            let tired =
                lanes(game.course.road(row as u8)).map(|lane| table.before[row][usize::from(lane)][0]);
            table.tired[row] = tired.min().unwrap_or(0);
        }
        table
    }

    /// A runner's turns left, but for what it holds and owes.
    fn of(&self, runner: &Runner) -> Left {
        let row = usize::from(runner.row).min(self.before.len() - 1);
        let in_lane = &self.before[row][usize::from(runner.lane)];
        let stamina = usize::from(runner.stamina).min(KEPT - 1);
        Left { row, of_row: self.tired[row], of_space: in_lane[0], turns: in_lane[stamina] }
    }

    /// The best end of a run of this many steps.
    fn run(&self, ends: &Landings, steps: usize, stamina: usize) -> i32 {
        let (row, mask) = ends[steps.min(RUN_MAX)];
        lanes(mask).map(|lane| self.landed[row][usize::from(lane)][stamina]).min().unwrap_or(0)
    }

    /// MA-021 to MA-024: a roll, the best boost, the best lane.
    fn before_roll(&self, ends: &Landings, stamina: usize) -> i32 {
        let again = || (1..=6).map(|die| self.run(ends, die, stamina - 3)).sum::<i32>() / 6;
        let reroll = if stamina >= 3 { again() } else { i32::MAX };
        let best = |die: usize| {
            let plain = self.run(ends, die, stamina).min(reroll);
            if stamina == 0 {
                return plain;
            }
            let shorter = if die > 1 { self.run(ends, die - 1, stamina - 1) } else { i32::MAX };
            plain.min(self.run(ends, die + 1, stamina - 1)).min(shorter)
        };
        TURN + (1..=6).map(best).sum::<i32>() / 6
    }

    fn after_landing(&self, game: &Marathon, row: usize, lane: u8, ends: &Landings, stamina: usize) -> i32 {
        match game.course.symbol(row as u8, lane) {
            None => self.before[row][usize::from(lane)][stamina],
            Some(Symbol::Kick) => self.spin(game, row, lane, ends, stamina),
            Some(Symbol::Event) => {
                let deck = &game.options.deck;
                let count = Card::ALL.iter().map(|card| i32::from(deck.of(*card))).sum::<i32>().max(1);
                let card = |card: &Card| {
                    i32::from(deck.of(*card)) * self.card(game, *card, row, lane, ends, stamina)
                };
                Card::ALL.iter().map(card).sum::<i32>() / count
            }
        }
    }

    /// MA-043 to MA-045.
    fn spin(&self, game: &Marathon, row: usize, lane: u8, ends: &Landings, stamina: usize) -> i32 {
        let now = self.before[row][usize::from(lane)][stamina];
        let turns = |sector: &i16| match usize::try_from(*sector) {
            Ok(0) => now,
            Ok(steps) => self.run(ends, steps, stamina),
            Err(_) => now - i32::from(*sector) * a_row(game, row, now),
        };
        game.spinner.iter().map(turns).sum::<i32>() / game.spinner.len() as i32
    }

    fn card(
        &self,
        game: &Marathon,
        card: Card,
        row: usize,
        lane: u8,
        ends: &Landings,
        stamina: usize,
    ) -> i32 {
        let text = game.cards.of(card);
        let now = &self.before[row][usize::from(lane)];
        if text.who == Who::All {
            return now[stamina];
        }
        let (mut stamina, mut more, mut run) = (stamina, 0, None);
        for effect in &text.lines {
            match *effect {
                Effect::Injury => more += INJURY,
                Effect::High => more -= HIGH,
                Effect::Heal => {}
                Effect::Stamina(n) => stamina = stamina.saturating_add_signed(n.into()).min(KEPT - 1),
                Effect::Next(n) => more -= i32::from(n) * a_row(game, row, now[stamina]),
                Effect::Skip(n) => more += TURN * i32::from(n),
                Effect::Back(n) => more += i32::from(n) * a_row(game, row, now[stamina]),
                Effect::CatchUp => more -= CATCH_UP * a_row(game, row, now[stamina]),
                Effect::Run(n) => run = Some(self.run(ends, n.into(), stamina)),
                Effect::Dash => {
                    run = Some((1..=6).map(|die| self.run(ends, die, stamina)).sum::<i32>() / 6);
                }
                Effect::Spin => run = Some(self.spin(game, row, lane, ends, stamina)),
            }
        }
        run.unwrap_or(now[stamina]) + more
    }
}

/// What a row is worth: turns left spread over the rows left.
fn a_row(game: &Marathon, row: usize, turns: i32) -> i32 {
    turns / (i32::from(game.course.finish()) - row as i32).max(1)
}

fn ends(game: &Marathon, row: u8, lane: u8) -> Landings {
    let mut ends = [(usize::from(row), lane_bit(lane)); RUN_MAX + 1];
    let (mut row, mut mask) = (row, lane_bit(lane));
    for end in &mut ends[1..] {
        if row >= game.course.last {
            mask = 0;
        } else {
            let open = spread(mask) & game.course.road(row + 1);
            if open != 0 {
                (row, mask) = (row + 1, open);
            }
        }
        *end = (usize::from(row), mask);
    }
    ends
}

/// How well a runner stands, in thousandths of a turn: the earlier it will be over the line, the better.
pub(crate) fn standing(game: &Marathon, position: &Position, seat: Seat) -> i32 {
    let mut sum = 0;
    parts(game, position, seat, |part| sum += part.worth);
    sum
}

/// What that is made of. With its place a runner needs no more turns, and what it has counts no more.
#[inline]
pub(crate) fn parts(game: &Marathon, position: &Position, seat: Seat, mut add: impl FnMut(Part)) {
    let (mut runner, mut left, mut taken) = (position.runners[seat], Left::default(), 0);
    if runner.is_racing() {
        left = game.turns_left.get_or_init(|| TurnsLeft::new(game)).of(&runner);
        taken = position.order.iter().take(usize::from(position.slot)).any(|other| *other == seat).into();
    } else {
        runner = Runner { row: runner.row, place: runner.place, ..Runner::default() };
    }
    let lane = left.of_row - left.of_space;
    let faster = i32::from(runner.next_speed);
    let injuries = usize::from(runner.injuries).min(INJURIES.len() - 1);
    let ranked = i32::from(runner.place > 0);
    let seats = i32::from(game.seats);
    let beaten = ranked * (seats - i32::from(runner.place));
    add(Part::new("rows", runner.row.into(), -left.of_row));
    add(Part::new("lane", lane / PERCENT, lane));
    add(Part::new("stamina", runner.stamina.into(), left.of_space - left.turns));
    add(Part::new("faster", faster, faster * a_row(game, left.row, left.turns)));
    add(Part::new("injuries", runner.injuries.into(), -INJURIES[injuries]));
    add(Part::new("high", runner.high.into(), HIGH * i32::from(runner.high)));
    add(Part::new("owed", runner.skip.into(), -TURN * i32::from(runner.skip)));
    add(Part::new("taken", 100 * taken, -TURN * taken));
    add(Part::new("ranked", 100 * ranked, (100 - seats) * TURN * ranked));
    add(Part::new("beaten", beaten, TURN * beaten));
}

#[cfg(test)]
mod tests {
    use engine::Game;

    use super::*;
    use crate::Options;

    /// The same recursion written out plainly, one step at a time.
    fn plainly(table: &TurnsLeft, ends: &Landings, stamina: usize) -> i32 {
        let mut sum = 0;
        for die in 1..=6 {
            let mut best = table.run(ends, die, stamina);
            if stamina >= 1 {
                best = best.min(table.run(ends, die + 1, stamina - 1));
            }
            if stamina >= 1 && die > 1 {
                best = best.min(table.run(ends, die - 1, stamina - 1));
            }
            if stamina >= 3 {
                let mut again = 0;
                for die in 1..=6 {
                    again += table.run(ends, die, stamina - 3);
                }
                best = best.min(again / 6);
            }
            sum += best;
        }
        TURN + sum / 6
    }

    #[test]
    fn the_table_is_what_the_recursion_says() {
        let game = Marathon::new(4, Options::default()).expect("the defaults can be played");
        let table = TurnsLeft::new(&game);
        for row in 0..game.course.finish() {
            for lane in lanes(game.course.road(row)) {
                let ends = ends(&game, row, lane);
                for stamina in 0..KEPT {
                    let told = table.before[usize::from(row)][usize::from(lane)][stamina];
                    assert_eq!(
                        told,
                        plainly(&table, &ends, stamina),
                        "row {row} lane {lane} stamina {stamina}"
                    );
                }
            }
        }
    }
}
