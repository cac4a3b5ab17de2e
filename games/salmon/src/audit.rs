//! Whether a position is sound, also one that a person wrote: part 8, 'A position is complete'.

use engine::{Fault, Kind, Seat, Seats};

use crate::Salmon;
use crate::board::Ground;
use crate::card::{Card, Direction, Symbol};
use crate::event::{How, Reason};
use crate::options::{PassThrough, RestReturn};
use crate::position::{CARDS_MAX, Position, Site, Task};
use crate::rules::name_of;

type Sound = Result<(), Fault>;

/// Checks a position: seats, cards, places, and that the open decision is one that the rest allows.
pub(crate) fn audit(game: &Salmon, position: &Position) -> Sound {
    if position.task == Task::SetUp {
        return Ok(());
    }
    if position.seats() != game.seats {
        return Err(Fault::new("seats", format!("{} seats are needed", game.seats)));
    }
    for (key, seat) in [("first", position.first), ("active", position.active)] {
        if seat.0 >= game.seats {
            return Err(Fault::new(
                key,
                format!("there is no {seat}; the seats are 0 to {}", game.seats - 1),
            ));
        }
    }
    if position.round == 0 || position.round > game.max_rounds {
        let limit = game.max_rounds;
        return Err(Fault::new("round", format!("round {} is not one of 1 to {limit}", position.round)));
    }
    for seat in Seat::all(game.seats) {
        audit_seat(game, position, seat)?;
    }
    audit_task(game, position)
}

fn audit_seat(game: &Salmon, position: &Position, seat: Seat) -> Sound {
    let place = |key: &str| format!("seats[{}].{key}", seat.0);
    let swimmer = position.of(seat);
    let ground = game.rivers.cell(&position.river, swimmer.hex).print.ground;
    let drifting = matches!(position.task, Task::Take { site, .. } | Task::Reeds { site, .. }
        if site.how == How::Current && position.asked == seat);
    let may_stand = ground.can_swim() || (drifting && ground == Ground::Waterfall);
    if !may_stand {
        let name = game.rivers.place(&position.river, swimmer.hex);
        return Err(Fault::new(
            place("hex"),
            format!("SA-035: {name} is {}; no salmon stays there", ground.word()),
        ));
    }
    let in_play = if seat == position.active { position.played.len() } else { 0 };
    let cards = swimmer.card_count() + in_play;
    if cards > CARDS_MAX {
        return Err(Fault::new(place("draw"), format!("{cards} cards; a seat has at most {CARDS_MAX}")));
    }
    let owned = usize::from(swimmer.owned.count());
    let shown: &[Card] = if in_play > 0 { &position.played } else { &[] };
    let unseen = usize::from(swimmer.unseen(shown).count());
    let face_down = if swimmer.hand.is_face_down() { usize::from(swimmer.hand.count()) } else { 0 }
        + if swimmer.draw.is_face_down() { swimmer.draw.count() } else { 0 };
    if owned != cards || unseen != face_down {
        return Err(Fault::new(
            place("owned"),
            "SA-110: `owned` is the bag of hand, draw pile, discard and the active seat's cards in play",
        ));
    }
    Ok(())
}

fn audit_task(game: &Salmon, position: &Position) -> Sound {
    let seat = position.asked;
    let wrong = |why: &str| {
        Err(Fault::new("pending", format!("`{}` is not open here: {why}", name_of(position.task))))
    };
    if seat.0 >= game.seats {
        return wrong("there is no such seat");
    }
    let own_turn = matches!(
        position.task,
        Task::Play | Task::BearFirst | Task::BearSecond { .. } | Task::EagleCard { .. } | Task::Rest
    );
    if own_turn && seat != position.active {
        return wrong("it belongs to the active seat");
    }
    let last = position.played.last().copied();
    let hand = position.of(seat).hand.count();
    match position.task {
        Task::SetUp => Ok(()),
        Task::Over { .. } => audit_over(game, position),
        Task::Play if hand == 0 => wrong("SA-021: the active seat has no card in hand"),
        Task::Play if position.played.len() >= 3 => wrong("SA-020: three cards have been played"),
        Task::Play if position.countered != Seats::NONE => wrong("no card is being countered"),
        Task::Take { symbol, site } => audit_take(game, position, symbol, site),
        Task::Reeds { left, shuffle, site } => audit_reeds(game, position, left, shuffle, site),
        Task::BearFirst | Task::BearSecond { .. } if last != Some(Card::Bear) => {
            wrong("SA-065: the last card played is no bear")
        }
        Task::BearFirst if position.bears.is_empty() => wrong("SA-065: there is no bear"),
        Task::BearSecond { bear } => match position.bears.get(usize::from(bear)) {
            None => wrong("SA-065: there is no such bear"),
            Some(hex) if position.salmon_on(*hex) => wrong("SA-067: the bear has stopped at a salmon"),
            Some(_) => Ok(()),
        },
        Task::Counter { card } => audit_counter(game, position, card),
        Task::Discard { count, reason } => audit_discard(game, position, count, reason),
        Task::EagleCard { .. } if last != Some(Card::Eagle) => {
            wrong("SA-086: the last card played is no eagle")
        }
        Task::EagleCard { target } if target.0 >= game.seats => wrong("there is no such target"),
        Task::EagleCard { target } if position.of(target).hand.count() < 2 => {
            wrong("SA-087: that hand has fewer than two cards")
        }
        Task::Rest if game.options.rest_return != RestReturn::May => {
            wrong("SA-061: a rest is asked for only with `rest_return: may`")
        }
        Task::Rest
            if position.played.is_empty() || position.played.iter().any(|card| *card != Card::Fatigue) =>
        {
            wrong("SA-061: nothing but Fatigue must have been played")
        }
        Task::Play | Task::BearFirst | Task::EagleCard { .. } | Task::Rest => Ok(()),
    }
}

fn audit_over(game: &Salmon, position: &Position) -> Sound {
    use crate::event::Ending;
    let Task::Over { reason } = position.task else { return Ok(()) };
    let arrival = game.has_arrival(position);
    if arrival != (reason == Ending::Arrival) || (!arrival && position.round != game.max_rounds) {
        return Err(Fault::new(
            "over",
            "SA-100, SA-105: a race is over by arrival with a salmon in the spawning ground, else by round limit",
        ));
    }
    Ok(())
}

fn audit_take(game: &Salmon, position: &Position, symbol: Symbol, site: Site) -> Sound {
    let printed = game.rivers.cell(&position.river, site.hex).print.symbol;
    if printed != symbol {
        return Err(Fault::new("pending.symbol", format!("that hex has the symbol {}", printed.name())));
    }
    let piles = symbol.offers().iter().filter(|card| position.supply[card.index()] > 0).count();
    if piles < 2 || !position.of(position.asked).has_room() {
        return Err(Fault::new("pending", "SA-111: `take` is asked only with two or more piles left"));
    }
    audit_site(game, position, site)
}

fn audit_reeds(game: &Salmon, position: &Position, left: u8, shuffle: bool, site: Site) -> Sound {
    let reeds = game.rivers.cell(&position.river, site.hex).print.symbol.reeds();
    if left == 0 || left > reeds || (shuffle && left == reeds) {
        let why = format!("SA-055: that hex has {reeds} Reeds; `left` and `shuffle` do not go with that");
        return Err(Fault::new("pending.left", why));
    }
    if position.of(position.asked).card_count() == 0 {
        return Err(Fault::new("pending", "SA-055: `reeds` is not asked of a seat without cards"));
    }
    audit_site(game, position, site)
}

/// Part 8: the move that met a symbol is the last card of `played` (of a leap, the last two), and what is left
/// of it goes on from the symbol's hex.
fn audit_site(game: &Salmon, position: &Position, site: Site) -> Sound {
    let seat = position.asked;
    let stands = position.of(seat).hex;
    let last = position.played.last().copied();
    let fits = match site.how {
        How::Swim => {
            seat == position.active
                && site.hex == stands
                && last.is_some_and(|card| swims_on(game, position, card, site))
        }
        How::Jump => seat == position.active && leaps_on(game, position, site),
        How::Current => {
            site.hex == stands
                && site.path.is_empty()
                && last == Some(Card::Current)
                && !position.countered.contains(seat)
                && countered_fit(game, position, None)
        }
    };
    if fits {
        return Ok(());
    }
    Err(Fault::new(
        "pending",
        "`hex`, `how` and `path` do not go with the salmon's place, the cards played and who has countered",
    ))
}

fn swims_on(game: &Salmon, position: &Position, card: Card, site: Site) -> bool {
    if !card.is_swim() {
        return false;
    }
    site.path.is_empty()
        || (site.path.len() == 1
            && game.options.pass_through == PassThrough::Every
            && Direction::ALL.iter().any(|direction| {
                game.steps_of(card, *direction).is_ok_and(|steps| steps == 2)
                    && game.rivers.step(&position.river, site.hex, direction.compass()) == Some(site.path[0])
                    && game.rivers.cell(&position.river, site.path[0]).print.ground.can_swim()
            }))
}

fn leaps_on(game: &Salmon, position: &Position, site: Site) -> bool {
    let [.., first, second] = position.played[..] else { return false };
    let from = position.of(position.active).hex;
    if site.path.is_empty() {
        return site.hex == from && first.is_swim() && second.is_swim(); // landed
    }
    Direction::ALL.iter().any(|a| {
        Direction::ALL.iter().any(|b| {
            let (Ok(one), Ok(two)) = (game.steps_of(first, *a), game.steps_of(second, *b)) else {
                return false;
            };
            let Ok(trace) = game.trace(position, from, [(*a, one), (*b, two)]) else { return false };
            let rest = site.path.len() + 1;
            trace.len() >= rest
                && trace[trace.len() - rest] == site.hex
                && trace[trace.len() - rest + 1..] == site.path[..]
                && game.rivers.cell(&position.river, site.hex).print.ground == Ground::Waterfall
        })
    })
}

fn audit_counter(game: &Salmon, position: &Position, card: Card) -> Sound {
    let seat = position.asked;
    let affected = match card {
        Card::Current | Card::Rapids => game.is_affected(position, card, seat),
        Card::Eagle => position.countered == Seats::NONE && !position.of(seat).hand.is_empty(),
        _ => false,
    };
    if !affected || position.played.last() != Some(&card) || !countered_fit(game, position, Some(seat)) {
        return Err(Fault::new(
            "pending",
            "SA-090: `counter` asks an affected seat about the current, rapids or eagle played last; \
             `countered` are seats asked before it",
        ));
    }
    Ok(())
}

/// SA-090: those who have countered were affected, and so stand on an arrow; they were asked before `seat`, or
/// before the card took effect.
fn countered_fit(game: &Salmon, position: &Position, seat: Option<Seat>) -> bool {
    position.countered.iter().all(|other| {
        other.0 < position.seats()
            && game.rivers.cell(&position.river, position.of(other).hex).print.arrows > 0
            && seat.is_none_or(|seat| position.place_of(other) < position.place_of(seat))
    })
}

fn audit_discard(game: &Salmon, position: &Position, count: u8, reason: Reason) -> Sound {
    let seat = position.asked;
    let hand = position.of(seat).hand.count();
    let arrows = game.rivers.cell(&position.river, position.of(seat).hex).print.arrows;
    let fits = match reason {
        Reason::HandLimit => {
            seat == position.active && position.played.is_empty() && hand > 4 && count == hand - 4
        }
        Reason::Rapids => {
            position.played.last() == Some(&Card::Rapids)
                && count > 0
                && count == arrows
                && hand > count
                && !position.countered.contains(seat)
                && countered_fit(game, position, None)
        }
        Reason::Eagle => false,
    };
    if !fits {
        return Err(Fault::new(
            "pending",
            "SA-025, SA-083: `discard` is asked over the hand limit at the end of the seat's turn, or for Rapids with \
             more cards in hand than the hex has arrows",
        ));
    }
    Ok(())
}
