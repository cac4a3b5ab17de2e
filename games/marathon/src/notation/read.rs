//! Reading positions: defaults as documented, and faults that say what is allowed.

use engine::{BySeat, Fault, List, Phrase, Seat};

use super::{Unseen, Written, WrittenAgainst, WrittenDeck, WrittenRunner, WrittenTask};
use crate::Marathon;
use crate::audit::unsound;
use crate::content::{CARDS_MAX, CHANGE_MAX, Card, OWED_MAX};
use crate::event::Cause;
use crate::position::{Against, CardPile, Ends, Order, Position, Run, Runner, Taken, Task, Way};
use crate::rules::{cards, end, running, starting, turn};

/// The position that was written, with defaults for what was left out.
pub(super) fn read_position(game: &Marathon, written: Written) -> Result<Position, Fault> {
    let set_up = written.pending.iter().flatten().any(WrittenTask::is_set_up);
    if set_up {
        game.has_room_for_block()?;
    }
    let over = written.pending == Some(None);
    let mut runners = BySeat::default();
    let mut taken = Taken::nobody();
    for (seat, runner) in Seat::all(game.seats).zip(&written.runners) {
        let runner = read_runner(game, seat, runner, set_up)
            .map_err(|fault| fault.inside(format_args!("runners[{}]", seat.0)))?;
        taken.flip(runner.row, runner.lane);
        runners.push(runner);
    }
    if over {
        take_places_from_ranking(&mut runners, written.ranking.as_deref().unwrap_or_default())?;
    }
    let order = match written.order {
        Some(order) => read_seats("order", &order)?,
        None if set_up => Order::new(),
        None => starting::race_order(&runners),
    };
    let asked = written.pending.iter().flatten().map(WrittenTask::seat).next();
    if let Some(seat) = asked.filter(|seat| seat.0 >= game.seats) {
        return Err(Fault::seat("pending.seat", seat, game.seats));
    }
    let slot = read_turn(set_up, &order, &runners, written.turn, asked)?;
    let (deck, known_top) = read_deck(written.deck, written.known_top)?;
    let mut position = Position {
        task: Task::Over,
        deciding: asked.or(order.get(usize::from(slot)).copied()).unwrap_or_default(),
        round: written.round.unwrap_or(u32::from(!set_up)),
        order,
        slot,
        known_top,
        runners,
        taken,
        deck,
        discard: CardPile::of(fitting("discard", &written.discard)?),
    };
    position.task = match written.pending {
        Some(None) => Task::Over,
        None => Task::Roll,
        Some(Some(task)) => read_task(game, &position, task)?,
    };
    let given = written.ranking.map(|groups| groups.into_iter().map(sorted).collect::<Vec<_>>());
    let stands = end::groups(&end::ranking(&position).places);
    let stands: Vec<Vec<Seat>> = stands.iter().map(|seats| seats.iter().collect()).collect();
    match given {
        Some(_) if !over => Err(unsound("ranking", "unsound-ranking-null")),
        Some(given) if given != stands => Err(unsound("ranking", "unsound-ranking")),
        Some(_) | None => Ok(position),
    }
}

fn sorted(mut seats: Vec<Seat>) -> Vec<Seat> {
    seats.sort();
    seats
}

/// At the end the ranking says the places of runners that have none written.
fn take_places_from_ranking(runners: &mut BySeat<Runner>, ranking: &[Vec<Seat>]) -> Result<(), Fault> {
    if !runners.iter().all(Runner::is_racing) {
        return Ok(());
    }
    let seats = runners.seats();
    let mut place = 1;
    for group in ranking {
        for seat in group {
            let Some(runner) = runners.get_mut(seat.index()) else {
                return Err(Fault::seat("ranking", *seat, seats));
            };
            runner.place = place;
        }
        place = place.saturating_add(group.len() as u8);
    }
    Ok(())
}

fn read_runner(game: &Marathon, seat: Seat, written: &WrittenRunner, set_up: bool) -> Result<Runner, Fault> {
    let start = match written.start {
        Some(start) => start,
        None if set_up => None,
        None => Some(seat.0 + 1),
    };
    if start.is_some_and(|start| !(1..=6).contains(&start)) {
        return Err(unsound("start", "unsound-start").under("MA-005"));
    }
    if written.lane.flatten() == Some(0) {
        return Err(unsound("lane", "unsound-lane").under("MA-011"));
    }
    if written.place == Some(0) {
        return Err(unsound("place", "unsound-place-null"));
    }
    if written.skip > OWED_MAX {
        return Err(Fault::range("skip", 0..=OWED_MAX, written.skip));
    }
    if written.next_speed.unsigned_abs() > CHANGE_MAX {
        let most = i32::from(CHANGE_MAX);
        return Err(Fault::range("mod", -most..=most, i32::from(written.next_speed)));
    }
    let (row, lane) = match (written.place, start) {
        (Some(_), _) => (game.course.finish(), None),
        (None, None) => (0, None),
        (None, Some(start)) => {
            let (row, lane) = game.block.space(start);
            (row, Some(lane))
        }
    };
    Ok(Runner {
        start: start.unwrap_or_default(),
        row: written.row.unwrap_or(row),
        lane: written.lane.unwrap_or(lane).unwrap_or_default(),
        stamina: written.stamina.unwrap_or(game.options.stamina_start),
        injuries: written.injuries,
        high: written.high,
        skip: written.skip,
        place: written.place.unwrap_or_default(),
        next_speed: written.next_speed,
    })
}

/// Where in the order the turn is: that of the seat asked, unless a rival is asked in it.
fn read_turn(
    set_up: bool,
    order: &Order,
    runners: &BySeat<Runner>,
    turn: Option<Option<Seat>>,
    asked: Option<Seat>,
) -> Result<u8, Fault> {
    let racing = |seat: &&Seat| runners.get(seat.index()).is_some_and(Runner::is_racing);
    let first = order.iter().find(racing).or(order.first()).copied();
    match (turn, set_up) {
        (Some(None) | None, true) => Ok(0),
        (Some(Some(_)), true) => Err(unsound("turn", "unsound-turn-null")),
        (Some(None), false) => Err(unsound("turn", "unsound-turn-seat")),
        (Some(seat), false) => slot_of(order, seat),
        (None, false) => slot_of(order, asked.or(first)),
    }
}

fn slot_of(order: &Order, seat: Option<Seat>) -> Result<u8, Fault> {
    match order.iter().position(|other| Some(*other) == seat) {
        Some(slot) => Ok(slot as u8),
        None => Err(unsound("turn", "unsound-turn-order")),
    }
}

fn read_deck(written: WrittenDeck, known_top: Option<u8>) -> Result<(CardPile, u8), Fault> {
    match written {
        WrittenDeck::FaceUp(cards) => Ok((CardPile::of(fitting("deck", &cards)?), known_top.unwrap_or(0))),
        WrittenDeck::FaceDown(Unseen { count, known }) => {
            if count > CARDS_MAX || known.len() > usize::from(count) {
                return Err(Fault::said("deck", Phrase::new("unsound-deck").with("most", CARDS_MAX)));
            }
            let known_top = known_top.unwrap_or(known.len().min(255) as u8);
            if usize::from(known_top) != known.len() {
                return Err(unsound("known_top", "unsound-known"));
            }
            let mut deck = CardPile::unknown(usize::from(count) - known.len());
            for card in known.iter().rev() {
                deck.put(*card);
            }
            Ok((deck, known_top))
        }
    }
}

fn fitting<'a>(place: &str, cards: &'a [Card]) -> Result<&'a [Card], Fault> {
    if cards.len() > usize::from(CARDS_MAX) {
        let phrase = Phrase::new("unsound-pile").with("most", CARDS_MAX).with("found", cards.len() as i64);
        return Err(Fault::said(place, phrase));
    }
    Ok(cards)
}

fn read_seats(place: &str, seats: &[Seat]) -> Result<Order, Fault> {
    if seats.len() > 6 {
        return Err(unsound(place, "unsound-seats"));
    }
    Ok(List::of(seats))
}

fn read_task(game: &Marathon, position: &Position, task: WrittenTask) -> Result<Task, Fault> {
    let seat = task.seat();
    let runner = &position.runners[seat];
    Ok(match task {
        WrittenTask::StartRoll { .. } => Task::StartRoll,
        WrittenTask::Place { .. } => Task::Place,
        WrittenTask::Roll { .. } => Task::Roll,
        WrittenTask::Boost { die, speed, .. } => {
            Task::Boost { die, speed: speed.unwrap_or_else(|| turn::speed(runner, die)) }
        }
        WrittenTask::Run { cause: Cause::CatchUp, .. } => {
            return Err(unsound("pending.cause", "unsound-cause"));
        }
        WrittenTask::Run { steps, back, cause, .. } => {
            let run = Run { steps, way: if back { Way::Back } else { Way::Forward }, cause };
            Task::Run(run, running::reach(game, position, runner.row, runner.lane, run).ends)
        }
        WrittenTask::CatchUp { .. } => Task::CatchUp(targets(game, position, seat)),
        WrittenTask::High { against, steps, card, left, .. } => {
            Task::High(read_against(against, steps, card, left)?)
        }
    })
}

fn targets(game: &Marathon, position: &Position, seat: Seat) -> Ends {
    cards::catch_up_targets(game, position, seat)
}

fn read_against(
    against: WrittenAgainst,
    steps: Option<u16>,
    card: Option<Card>,
    left: Option<Vec<Seat>>,
) -> Result<Against, Fault> {
    match (against, steps, card, left) {
        (WrittenAgainst::Spin, Some(steps), None, None) => Ok(Against::Spin { steps }),
        (WrittenAgainst::Injury, None, None, None) => Ok(Against::Injury),
        (WrittenAgainst::Card, None, Some(card), left) => {
            Ok(Against::Card { card, left: read_seats("pending.left", &left.unwrap_or_default())? })
        }
        _ => Err(unsound("pending", "unsound-high")),
    }
}
