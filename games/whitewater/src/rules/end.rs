//! End: WW-080 to WW-083.

use engine::{Ground, List, Ranking, Said, Seat};

use crate::Whitewater;
use crate::event::{Event, Reason};
use crate::options::StillTied;
use crate::position::{Decision, Outcome, Position};
use crate::rules::Deal;

/// WW-080: somebody has crossed the finish and the effect line is done: the race is over, nothing else is
/// resolved.
pub(crate) fn finish(
    game: &Whitewater,
    position: &mut Position,
    from: [u8; 4],
    to: [u8; 4],
    dealer: &mut Deal<'_>,
) {
    let beyond = game.board.beyond();
    let has_crossed = |seat: &Seat| from[seat.index()] < beyond && to[seat.index()] == beyond;
    let order = in_order(game, position, position.active, true);
    let crossers: List<Seat, 4> = order.iter().copied().filter(has_crossed).collect();
    let others = in_order(game, position, position.active, false);
    let mut ranking = crossers;
    for seat in others.iter().filter(|seat| !has_crossed(seat)) {
        ranking.push(*seat);
    }
    for seat in &crossers {
        dealer.tell(position, || Event::Finished { seat: *seat, row: position.kayaks[*seat].at.row() });
    }
    let sole = crossers.first() == Some(&position.active);
    let winners = winners_of(game, position, if sole { &crossers[..1] } else { &crossers });
    stop(position, Outcome { winners, ranking, reason: Reason::Finish }, dealer);
}

/// WW-081: the furthest row, then the highest speed, then the most cards.
#[inline]
pub(crate) fn standing(position: &Position, seat: Seat) -> (u8, u8, u8) {
    let kayak = &position.kayaks[seat];
    (kayak.at.row(), kayak.speed, kayak.hand.count())
}

/// WW-081, WW-082: the seats, best first, level ones clockwise from the active seat; the active seat before
/// all if it is favoured.
pub(crate) fn in_order(
    game: &Whitewater,
    position: &Position,
    active: Seat,
    favoured: bool,
) -> List<Seat, 4> {
    let mut order: List<Seat, 4> = active.clockwise(game.seats).collect();
    let rest = usize::from(favoured);
    // Insertion keeps level seats in clockwise order.
    for i in rest + 1..order.len() {
        let mut j = i;
        while j > rest && standing(position, order[j]) > standing(position, order[j - 1]) {
            order.swap(j, j - 1);
            j -= 1;
        }
    }
    order
}

/// WW-082: the first of them; with the switch all that are level with the first.
fn winners_of(game: &Whitewater, position: &Position, order: &[Seat]) -> List<Seat, 4> {
    let level = |seat: &&Seat| standing(position, **seat) == standing(position, order[0]);
    match game.options.still_tied {
        StillTied::Clockwise => order.iter().take(1).copied().collect(),
        StillTied::Shared => order.iter().filter(level).copied().collect(),
    }
}

/// WW-083: the last round is over without a finish; the seat that has just drawn counts as active.
pub(crate) fn stop_at_round_limit(game: &Whitewater, position: &mut Position, dealer: &mut Deal<'_>) {
    let ranking = in_order(game, position, position.active, false);
    let winners = winners_of(game, position, &ranking);
    stop(position, Outcome { winners, ranking, reason: Reason::RoundLimit }, dealer);
}

fn stop(position: &mut Position, outcome: Outcome, dealer: &mut Deal<'_>) {
    position.tasks.clear();
    position.decision = Decision::None;
    position.played = None;
    position.result = Some(outcome);
    let Outcome { winners, ranking, reason } = outcome;
    dealer.tell(position, || Event::GameOver { winners, ranking, reason });
}

/// The places: of the result, or as they stand by WW-082.
pub(crate) fn ranking(game: &Whitewater, position: &Position) -> Ranking {
    let outcome = position.result;
    let order =
        outcome.map_or_else(|| in_order(game, position, position.active, false), |outcome| outcome.ranking);
    let mut ranking = Ranking::default();
    for seat in Seat::all(game.seats) {
        let place = order.iter().position(|other| *other == seat).unwrap_or_default() as u8 + 1;
        let has_won = outcome.is_some_and(|outcome| outcome.winners.contains(&seat));
        ranking.places.push(if has_won { 1 } else { place });
    }
    ranking
}

/// Why the kayaks of a race that is over stand in this order: WW-080 to WW-082.
pub(crate) fn grounds(game: &Whitewater, position: &Position) -> Vec<Ground> {
    let (seats, kayaks, active) = (game.seats, &position.kayaks, position.active);
    let has_crossed = |seat| game.board.section(kayaks[seat].at.row()) == game.board.beyond();
    let crossed = |seat| Some(i32::from(has_crossed(seat)));
    let turn = |seat| Some(i32::from(seat == active && has_crossed(seat)));
    let row = |seat| Some(i32::from(kayaks[seat].at.row()));
    let speed = |seat| Some(i32::from(kayaks[seat].speed));
    let cards = |seat| Some(i32::from(kayaks[seat].hand.count()));
    let winners = position.result.map(|outcome| outcome.winners).unwrap_or_default();
    let clockwise = |seat: Seat| match winners.contains(&seat) {
        true => Some(0), // WW-082: with the switch they share the win.
        false => active.clockwise(seats).position(|other| other == seat).map(|steps| steps as i32),
    };
    vec![
        Ground::more(seats, Said::new("WW-080", "order-crossed"), crossed),
        Ground::more(seats, Said::new("WW-081", "order-turn"), turn),
        Ground::more(seats, Said::new("WW-081", "order-row"), row),
        Ground::more(seats, Said::new("WW-081", "order-speed"), speed),
        Ground::more(seats, Said::new("WW-081", "order-cards"), cards),
        Ground::less(seats, Said::new("WW-082", "order-clockwise"), clockwise),
    ]
}
