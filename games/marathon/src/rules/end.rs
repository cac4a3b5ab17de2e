//! End: MA-080 to MA-084.

use engine::{BySeat, Dealer, Ground, Ranking, Said, Seat, Seats};

use super::{Then, cards};
use crate::Marathon;
use crate::content::Card;
use crate::event::{Event, Groups, Reason};
use crate::options::FinishMode;
use crate::position::{Position, Runner, Task};

/// MA-080: the race ends the moment a runner crosses the line, and that runner wins (MA-081). MA-084: in a
/// full field it takes the next place, gives up its cards and the race goes on until one is left.
pub(crate) fn finish(
    game: &Marathon,
    position: &mut Position,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    let place = 1 + game.seats - position.racing().count() as u8;
    position.runners[seat].place = place;
    let (round, is_full_field) = (position.round, game.options.finish_mode == FinishMode::FullField);
    if is_full_field {
        cards::drop_injuries(position, seat);
        if std::mem::take(&mut position.runners[seat].high) > 0 {
            position.discard.put(Card::RunnersHigh);
        }
    }
    dealer.tell(position, || Event::Finished { seat, place, round });
    if is_full_field && position.racing().count() > 1 {
        return Then::EndTurn;
    }
    stop(position, Reason::Finish, dealer);
    Then::Wait
}

/// MA-083: the last round is over without an end.
pub(crate) fn stop_at_limit(
    _game: &Marathon,
    position: &mut Position,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    stop(position, Reason::RoundLimit, dealer);
}

/// MA-082: runners that have not finished rank by row, level runners sharing a place.
fn stop(position: &mut Position, reason: Reason, dealer: &mut Dealer<'_, Event, Position>) {
    let places = ranking(position).places;
    for (runner, place) in position.runners.iter_mut().zip(places.iter()) {
        runner.place = *place;
    }
    position.ask(position.mover(), Task::Over);
    dealer.tell(position, || Event::GameOver { reason, ranking: groups(&places) });
}

/// The places as they stand: finishers in their order (MA-084), then the others by row (MA-082).
pub(crate) fn ranking(position: &Position) -> Ranking {
    let score = |runner: &Runner| match runner.place {
        0 => i16::from(runner.row),
        place => 1000 - i16::from(place),
    };
    Ranking::by_score(&position.runners.iter().map(score).collect::<BySeat<i16>>())
}

/// The seats of each place, from first to last.
pub(crate) fn groups(places: &BySeat<u8>) -> Groups {
    let mut groups = Groups::new();
    for place in 1..=places.seats() {
        let seats: Seats =
            places.by_seat().filter(|(_, other)| **other == place).map(|(seat, _)| seat).collect::<Seats>();
        if !seats.is_empty() {
            groups.push(seats);
        }
    }
    groups
}

/// How far a runner has come; finishers are ahead of all others, the first of them most.
pub(crate) fn progress(game: &Marathon, position: &Position, seat: Seat) -> i32 {
    let runner = &position.runners[seat];
    let beyond = if runner.row > game.course.last { game.seats - runner.place.min(game.seats) } else { 0 };
    i32::from(runner.row) + i32::from(beyond)
}

/// Why the runners of a race that is over stand in this order: MA-081, MA-084 and MA-082.
pub(crate) fn grounds(game: &Marathon, position: &Position) -> Vec<Ground> {
    let runners = &position.runners;
    let home = |seat| (runners[seat].row > game.course.last).then(|| i32::from(runners[seat].place));
    let row = |seat| Some(i32::from(runners[seat].row));
    let rule = if game.options.finish_mode == FinishMode::FullField { "MA-084" } else { "MA-081" };
    vec![
        Ground::less(game.seats, Said::new(rule, "order-home"), home),
        Ground::more(game.seats, Said::new("MA-082", "order-row"), row),
    ]
}
