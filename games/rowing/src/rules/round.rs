//! The round: RW-020 to RW-023.

use engine::{Dealer, Illegal, List, SEATS_MAX, Seat, Seats};

use crate::Rowing;
use crate::event::Event;
use crate::options::TidesWhen;
use crate::position::{Chosen, Phase, Position};
use crate::rules::{discard, finish, motivation, replenish, reveal, split_checks, tides};

/// RW-021: the steps of a turn that boats do one by one. The two before are chosen by everybody together.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// Step 3.
    Reveal,
    /// Step 4.
    Tides,
    /// Step 5.
    Motivation,
    /// Step 6.
    Discard,
    /// Step 7.
    SplitChecks,
    /// Step 8.
    Replenish,
    /// The turn is over.
    NextBoat,
    /// A choice is open.
    Wait,
}

/// Six boats with seven steps each, and no more, can run between two choices.
const AUTOMATIC_MAX: u32 = 42;

/// RW-020: a round in which every boat still racing takes one turn. What the last round left is cleared.
pub(crate) fn begin(game: &Rowing, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    position.round += 1;
    position.phase = Phase::Rate;
    position.turn = None;
    position.order = race_order(position);
    position.deciding = Seats::NONE;
    let order = position.order;
    for seat in &order {
        position.deciding.insert(*seat);
        let boat = &mut position.boats[*seat];
        if !boat.played.is_empty() {
            replenish::clear_play_area(boat); // only a written position can leave cards there
        }
        boat.chosen = Chosen::Nothing;
        boat.revealed = false;
        boat.hand_pace = 0;
        boat.pace = 0;
        boat.turn_start = boat.space;
        boat.tides = false;
    }
    let mut with_tide = Seats::NONE;
    if game.options.tides_when == TidesWhen::RoundStart {
        with_tide = tides::last_two_positions(game, position);
        for seat in with_tide.iter() {
            position.boats[seat].tides = true;
        }
    }
    let round = position.round;
    dealer.tell(position, || Event::RoundStart { round, order, tides: with_tide });
}

/// RW-023: from the leading boat backwards; level boats keep the order that they had.
fn race_order(position: &Position) -> List<Seat, SEATS_MAX> {
    let mut order = List::new();
    for seat in &position.order {
        let boat = &position.boats[*seat];
        if boat.finished.is_some() {
            continue;
        }
        order.push(*seat);
        let mut at = order.len() - 1;
        while at > 0 && position.boats[order[at - 1]].space < boat.space {
            order.swap(at - 1, at);
            at -= 1;
        }
    }
    order
}

/// RW-022: the last secret choice of cards is in, so the boats row, the leading boat first.
pub(crate) fn begin_turns(game: &Rowing, position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    position.turn = position.order.first().copied();
    carry_on(game, position, Step::Reveal, dealer);
}

/// RW-021, RW-023: step after step and boat after boat, up to the next choice.
pub(crate) fn carry_on(
    game: &Rowing,
    position: &mut Position,
    from: Step,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    let mut step = from;
    for _ in 0..=AUTOMATIC_MAX {
        let Some(seat) = position.turn else { return };
        step = match step {
            Step::Reveal => reveal::reveal(game, position, seat, dealer),
            Step::Tides => tides::ask(game, position, seat),
            Step::Motivation => motivation::ask(game, position, seat),
            Step::Discard => discard::ask(game, position, seat),
            Step::SplitChecks => split_checks::check_all(game, position, seat, dealer),
            Step::Replenish => replenish::replenish(game, position, seat, dealer),
            Step::NextBoat => next_boat(game, position, seat, dealer),
            Step::Wait => return,
        };
    }
    unreachable!("the steps between two choices are no more than {AUTOMATIC_MAX}");
}

/// RW-023: the next boat in race order, or the end of the round.
fn next_boat(
    game: &Rowing,
    position: &mut Position,
    seat: Seat,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Step {
    let place = position.order.iter().position(|other| *other == seat);
    let next = place.and_then(|place| position.order.get(place + 1)).copied();
    if next.is_some() {
        position.turn = next;
        return Step::Reveal;
    }
    position.turn = None;
    finish::end_round(game, position, dealer);
    Step::Wait
}

/// Opens a decision of the boat whose turn it is.
#[inline]
pub(crate) fn ask(position: &mut Position, seat: Seat, phase: Phase) -> Step {
    position.phase = phase;
    position.deciding = Seats::one(seat);
    Step::Wait
}

/// RW-022, RW-023: the choice is not this seat's now. RW-144: nor is any, once its boat is home.
pub(crate) fn not_asked(position: &Position, seat: Seat) -> Illegal {
    let finished = position.boats.get(seat.index()).and_then(|boat| boat.finished);
    if let Some(round) = finished.filter(|_| position.phase != Phase::Over) {
        return Illegal::new("RW-144", "refused-home").with("round", round);
    }
    match (position.turn, position.phase) {
        (_, Phase::Over) => Illegal::new("RW-145", "refused-over"),
        (Some(turn), phase) => Illegal::new("RW-023", "refused-turn").with("seat", turn).with("phase", phase),
        (None, phase) => Illegal::new("RW-022", "refused-final").with("phase", phase),
    }
}

/// RW-021: a step that is past, or that this boat was not given; then the reason is told.
pub(crate) fn not_given(phase: Phase, checked: Result<(), Illegal>) -> Illegal {
    match checked {
        Err(reason) => reason,
        Ok(()) => Illegal::new("RW-021", "refused-step-past").with("phase", phase),
    }
}

/// RW-021: what is being chosen is something else.
pub(crate) fn wrong_answer(phase: Phase) -> Illegal {
    let (rule, why) = match phase {
        Phase::Rate => ("RW-030", "refused-choose-rate"),
        Phase::Play => ("RW-040", "refused-choose-cards"),
        Phase::Tides => ("RW-060", "refused-choose-tide"),
        Phase::Motivation => ("RW-070", "refused-choose-motivation"),
        Phase::Discard => ("RW-082", "refused-choose-discard"),
        Phase::Over => ("RW-145", "refused-over"),
    };
    Illegal::new(rule, why)
}
