//! Running: MA-030 to MA-038.

use engine::{Dealer, Illegal, Seat};

use super::Then;
use crate::Marathon;
use crate::content::course::{LANES, lane_bit, spread};
use crate::event::{Event, Space};
use crate::position::{Ends, Position, Run, Task, Way};

/// How far a run goes and where it can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// The rows run, the one over the line included.
    pub distance: u16,
    /// The lanes where it can end; none beyond the line.
    pub ends: Ends,
    /// MA-036: whether it crosses the line.
    pub crosses: bool,
}

/// MA-030: each step goes one row ahead, in the same lane or a neighbour. MA-031: held spaces are not
/// entered. MA-032: the greatest distance that any path allows. MA-034: corners and gaps between rivals stop
/// nobody. MA-036: the step after the last row crosses the line. MA-037: backward likewise, down to row 0.
#[inline]
pub(crate) fn reach(game: &Marathon, position: &Position, row: u8, lane: u8, run: Run) -> Reach {
    let (mut row, mut lanes, mut distance) = (row, lane_bit(lane), 0);
    while distance < run.steps {
        let next = match run.way {
            Way::Forward if row >= game.course.last => {
                let ends = Ends { row: game.course.finish(), lanes: 0 };
                return Reach { distance: distance + 1, ends, crosses: true };
            }
            Way::Forward => row + 1,
            Way::Back if row == 0 => break,
            Way::Back => row - 1,
        };
        let open = spread(lanes) & game.course.road(next) & !position.taken.on(next);
        if open == 0 {
            break;
        }
        (row, lanes, distance) = (next, open, distance + 1);
    }
    Reach { distance, ends: Ends { row, lanes }, crosses: false }
}

/// MA-032: the run goes as far as it can. MA-033: with several lanes to end in, the runner chooses. MA-035:
/// without a step it stands and the turn ends.
#[inline]
pub(crate) fn run(
    game: &Marathon,
    position: &mut Position,
    run: Run,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    let runner = &position.runners[seat];
    let reach = reach(game, position, runner.row, runner.lane, run);
    if reach.distance == 0 {
        dealer.tell(position, || Event::Stood { seat, wanted: run.steps, cause: run.cause });
        return Then::EndTurn;
    }
    if reach.crosses || reach.ends.lanes.is_power_of_two() {
        return end_run(position, seat, run, reach.ends, dealer); // MA-028
    }
    position.ask(seat, Task::Run(run, reach.ends));
    Then::Wait
}

/// MA-033: the final lane is one that some path reaches.
#[inline]
pub(crate) fn check_lane(ends: Ends, lane: u8, rule: &'static str) -> Result<(), Illegal> {
    if (1..=LANES).contains(&lane) && ends.lanes & lane_bit(lane) != 0 {
        return Ok(());
    }
    Err(Illegal::new(rule, "refused-lane").with("lane", lane).with("row", ends.row))
}

/// The runner comes to its space, the only one in `ends`. MA-013: the symbol there acts after a forward run;
/// MA-038: a backward run ends the turn.
#[inline]
pub(crate) fn end_run(
    position: &mut Position,
    seat: Seat,
    run: Run,
    ends: Ends,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let runner = &position.runners[seat];
    let (from_row, from_lane) = (runner.row, runner.lane);
    let crosses = ends.lanes == 0;
    let lane = if crosses { 0 } else { ends.lanes.trailing_zeros() as u8 + 1 };
    position.put(seat, ends.row, lane);
    dealer.tell(position, || Event::Ran {
        seat,
        from: Space::new(from_row, from_lane),
        to: Space::new(ends.row, lane),
        steps: u16::from(from_row.abs_diff(ends.row)),
        wanted: run.steps,
        back: run.way == Way::Back,
        cause: run.cause,
    });
    match run.way {
        Way::Back => Then::EndTurn,
        Way::Forward if crosses => Then::Finish,
        Way::Forward => Then::Land,
    }
}
