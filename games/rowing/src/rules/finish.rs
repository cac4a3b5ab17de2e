//! Finish: RW-140 to RW-147.

use std::cmp::Reverse;

use engine::{BySeat, Dealer, List, Part, Ranking, SEATS_MAX, Seat, Seats};

use crate::Rowing;
use crate::content::Medal;
use crate::event::{Event, Solo};
use crate::options::{PhotoFinish, RaceEnd};
use crate::position::{Boat, Phase, Placed, Position};
use crate::rules::course::metres;
use crate::rules::replenish::clear_play_area;
use crate::rules::round::{self, Step};

/// RW-140: beyond the finish line after step 7, a boat is home. RW-144: it skips step 8.
pub(crate) fn come_home(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Step {
    let round = position.round;
    let boat = &mut position.boats[seat];
    if !game.water.is_home(boat.space) {
        return Step::Replenish;
    }
    boat.finished = Some(round);
    clear_play_area(boat);
    let (hand_pace, space) = (boat.hand_pace, boat.space);
    dealer.tell(position, || Event::CrossedFinish { seat, round, hand_pace, space });
    Step::NextBoat
}

/// RW-141, RW-144: at the end of the round its finishers get their places. Then the race is over (RW-145,
/// RW-146) or the next round begins.
pub(crate) fn end_round(game: &Rowing, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    let round = position.round;
    place(position, |boat| (boat.finished == Some(round)).then(|| finish_score(game, boat)), dealer);
    let all_home = position.racing().next().is_none();
    let first_home = game.options.race_end == RaceEnd::First && !position.podium.is_empty();
    if all_home || first_home || round >= game.options.round_limit.get() {
        end_race(game, position, dealer);
    } else {
        round::begin(game, position, dealer);
    }
}

/// RW-001, RW-142: within a round the larger card sum is first. RW-143: then the farther boat, more stamina,
/// the lower rate.
#[inline]
pub(crate) fn finish_score(game: &Rowing, boat: &Boat) -> [u8; 4] {
    let rest = [boat.stamina, 3 - boat.rate as u8];
    match game.options.photo_finish {
        PhotoFinish::HandPace => [boat.hand_pace, boat.space, rest[0], rest[1]],
        PhotoFinish::Distance => [boat.space, boat.hand_pace, rest[0], rest[1]],
    }
}

/// RW-146: boats that are not home are placed by space, then by stamina.
#[inline]
pub(crate) fn course_score(boat: &Boat) -> [u8; 4] {
    [boat.space, boat.stamina, 0, 0]
}

/// RW-143: gives the next places to the boats with a score, best first; level boats share the better place.
fn place(
    position: &mut Position,
    score: impl Fn(&Boat) -> Option<[u8; 4]>,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    let mut scored: List<(Reverse<[u8; 4]>, Seat), SEATS_MAX> = List::new();
    for (seat, boat) in position.boats.by_seat() {
        if let Some(score) = score(boat) {
            scored.push((Reverse(score), seat));
        }
    }
    scored.sort_unstable();
    let mut last = None;
    for (score, seat) in &scored {
        let boat = &position.boats[*seat];
        let place = match last {
            Some((level, place)) if level == *score => place,
            _ => position.podium.len() as u8 + 1,
        };
        last = Some((*score, place));
        let hand_pace = if boat.finished.is_some() { boat.hand_pace } else { 0 };
        let placed = Placed { seat: *seat, place, round: boat.finished, hand_pace, space: boat.space };
        position.podium.push(placed);
        dealer.tell(position, || Event::Placed { seat: *seat, place });
    }
}

/// RW-145: the race is over. RW-146: boats still on the course stand behind the finishers.
fn end_race(game: &Rowing, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    place(position, |boat| boat.finished.is_none().then(|| course_score(boat)), dealer);
    position.phase = Phase::Over;
    position.turn = None;
    position.order = List::new();
    position.deciding = Seats::NONE;
    dealer.tell(position, || Event::RaceOver {
        winners: position
            .podium
            .iter()
            .filter(|placed| placed.place == 1)
            .map(|placed| placed.seat)
            .collect(),
        ranking: position.podium.iter().map(|placed| placed.seat).collect(),
        solo: (game.seats == 1).then(|| time_trial(game, &position.boats[Seat(0)])),
    });
}

/// RW-147: the clock of a boat alone, and its medal.
pub(crate) fn time_trial(game: &Rowing, boat: &Boat) -> Solo {
    let seconds = boat.finished.map(|round| {
        let (from, to) = (u16::from(boat.turn_start), u16::from(boat.space));
        let to_line = (u16::from(game.water.last()) + 1).saturating_sub(from);
        60 * (u16::from(round) - 1) + (60 * to_line).div_ceil(to.saturating_sub(from).max(1))
    });
    let medal = match (seconds, game.medals) {
        (Some(seconds), Some([gold, _, _])) if seconds <= gold => Medal::Gold,
        (Some(seconds), Some([_, silver, _])) if seconds <= silver => Medal::Silver,
        (Some(seconds), Some([_, _, bronze])) if seconds <= bronze => Medal::Bronze,
        _ => Medal::None,
    };
    Solo { seconds, medal }
}

/// How far a boat has come: by space and stamina, and home before all others, by place.
pub(crate) fn progress(game: &Rowing, position: &Position, seat: Seat) -> i32 {
    let mut sum = 0;
    parts(game, position, seat, |part| sum += part.worth);
    sum
}

/// What that is made of.
#[inline]
pub(crate) fn parts(game: &Rowing, position: &Position, seat: Seat, mut add: impl FnMut(Part)) {
    let boat = &position.boats[seat];
    let (space, stamina) = (10 * i32::from(boat.space), i32::from(boat.stamina));
    let placed = position.podium.iter().find(|placed| placed.seat == seat && placed.round.is_some());
    // Home counts the same from wherever a boat came: space and stamina are part of it.
    let (home, beaten) = match (placed, boat.finished) {
        (Some(placed), _) => {
            (2000 - 100 * i32::from(game.seats), i32::from(game.seats) - i32::from(placed.place))
        }
        (None, Some(_)) => (1000, 0),
        (None, None) => (0, 0),
    };
    let is_home = home > 0;
    add(Part::new("metres", metres(boat.space).into(), space));
    add(Part::new("stamina", stamina, stamina));
    add(Part::new("home", 100 * i32::from(is_home), if is_home { home - space - stamina } else { 0 }));
    add(Part::new("beaten", beaten, 100 * beaten));
}

/// The places as they stand: the podium, then boats home in this round, then the others (part 9).
pub(crate) fn ranking(game: &Rowing, position: &Position) -> Ranking {
    let scores: BySeat<[u8; 5]> = BySeat::from_fn(game.seats, |seat| {
        let boat = &position.boats[seat];
        let placed = position.podium.iter().find(|placed| placed.seat == seat);
        let (class, [a, b, c, d]) = match (placed, boat.finished) {
            (Some(placed), _) => (2, [u8::MAX - placed.place, 0, 0, 0]),
            (None, Some(_)) => (1, finish_score(game, boat)),
            (None, None) => (0, course_score(boat)),
        };
        [class, a, b, c, d]
    });
    Ranking::by_score(&scores)
}
