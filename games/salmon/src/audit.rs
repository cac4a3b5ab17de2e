//! Whether a position is sound, also one that a person wrote: part 8, 'A position is complete'.

use engine::{Fault, Kind, Phrase, Seat, Seats, Value};

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
        return Err(Fault::seats("seats", position.seats(), game.seats));
    }
    for (key, seat) in [("first", position.first), ("active", position.active)] {
        if seat.0 >= game.seats {
            return Err(Fault::seat(key, seat, game.seats));
        }
    }
    if position.round == 0 || position.round > game.max_rounds {
        return Err(Fault::range("round", 1..=game.max_rounds, position.round));
    }
    for seat in Seat::all(game.seats) {
        audit_seat(game, position, seat)?;
    }
    audit_task(game, position)
}

pub(crate) fn unsound(place: &str, id: &'static str) -> Fault {
    Fault::said(place, Phrase::new(id))
}

fn audit_seat(game: &Salmon, position: &Position, seat: Seat) -> Sound {
    let place = |key: &str| format!("seats[{}].{key}", seat.0);
    let swimmer = position.of(seat);
    let ground = game.rivers.cell(&position.river, swimmer.hex).print.ground;
    let drifting = matches!(position.task, Task::Take { site, .. } | Task::Reeds { site, .. }
        if site.how == How::Current && position.asked == seat);
    let may_stand = ground.can_swim() || (drifting && ground == Ground::Waterfall);
    if !may_stand {
        let name = game.rivers.place(&position.river, swimmer.hex).to_string();
        let phrase = Phrase::new("unsound-stay").naming("hex", &name);
        let phrase = phrase.with("ground", Value::word("ground", ground.id()));
        return Err(Fault::said(place("hex"), phrase).under("SA-035"));
    }
    let in_play = if seat == position.active { position.played.len() } else { 0 };
    let cards = swimmer.card_count() + in_play;
    if cards > CARDS_MAX {
        let phrase = Phrase::new("unsound-cards").with("found", cards as i64);
        return Err(Fault::said(place("draw"), phrase.with("most", CARDS_MAX as i64)));
    }
    let owned = usize::from(swimmer.owned.count());
    let shown: &[Card] = if in_play > 0 { &position.played } else { &[] };
    let unseen = usize::from(swimmer.unseen(shown).count());
    let face_down = if swimmer.hand.is_face_down() { usize::from(swimmer.hand.count()) } else { 0 }
        + if swimmer.draw.is_face_down() { swimmer.draw.count() } else { 0 };
    if owned != cards || unseen != face_down {
        return Err(unsound(&place("owned"), "unsound-owned").under("SA-110"));
    }
    Ok(())
}

fn audit_task(game: &Salmon, position: &Position) -> Sound {
    let seat = position.asked;
    let fault = |why: &'static str| {
        let phrase = Phrase::new("unsound-pending").naming("decision", name_of(position.task));
        Fault::said("pending", phrase.with("why", Phrase::new(why)))
    };
    let wrong = |why: &'static str| Err(fault(why));
    let by = |rule: &'static str, why: &'static str| Err(fault(why).under(rule));
    if seat.0 >= game.seats {
        return wrong("unsound-no-seat");
    }
    let own_turn = matches!(
        position.task,
        Task::Play | Task::BearFirst | Task::BearSecond { .. } | Task::EagleCard { .. } | Task::Rest
    );
    if own_turn && seat != position.active {
        return wrong("unsound-active");
    }
    let last = position.played.last().copied();
    let hand = position.of(seat).hand.count();
    match position.task {
        Task::SetUp => Ok(()),
        Task::Over { .. } => audit_over(game, position),
        Task::Play if hand == 0 => by("SA-021", "unsound-no-card"),
        Task::Play if position.played.len() >= 3 => by("SA-020", "unsound-three"),
        Task::Play if position.countered != Seats::NONE => wrong("unsound-countered-none"),
        Task::Take { symbol, site } => audit_take(game, position, symbol, site),
        Task::Reeds { left, shuffle, site } => audit_reeds(game, position, left, shuffle, site),
        Task::BearFirst | Task::BearSecond { .. } if last != Some(Card::Bear) => {
            by("SA-065", "unsound-no-bear-card")
        }
        Task::BearFirst if position.bears.is_empty() => by("SA-065", "unsound-no-bear"),
        Task::BearSecond { bear } => match position.bears.get(usize::from(bear)) {
            None => by("SA-065", "unsound-such-bear"),
            Some(hex) if position.salmon_on(*hex) => by("SA-067", "unsound-bear-stopped"),
            Some(_) => Ok(()),
        },
        Task::Counter { card } => audit_counter(game, position, card),
        Task::Discard { count, reason } => audit_discard(game, position, count, reason),
        Task::EagleCard { .. } if last != Some(Card::Eagle) => by("SA-086", "unsound-no-eagle"),
        Task::EagleCard { target } if target.0 >= game.seats => wrong("unsound-no-target"),
        Task::EagleCard { target } if position.of(target).hand.count() < 2 => {
            by("SA-087", "unsound-small-hand")
        }
        Task::Rest if game.options.rest_return != RestReturn::May => by("SA-061", "unsound-rest-asked"),
        Task::Rest
            if position.played.is_empty() || position.played.iter().any(|card| *card != Card::Fatigue) =>
        {
            by("SA-061", "unsound-rest-played")
        }
        Task::Play | Task::BearFirst | Task::EagleCard { .. } | Task::Rest => Ok(()),
    }
}

fn audit_over(game: &Salmon, position: &Position) -> Sound {
    use crate::event::Ending;
    let Task::Over { reason } = position.task else { return Ok(()) };
    let arrival = game.has_arrival(position);
    if arrival != (reason == Ending::Arrival) || (!arrival && position.round != game.max_rounds) {
        return Err(unsound("over", "unsound-over").under(if arrival { "SA-100" } else { "SA-105" }));
    }
    Ok(())
}

fn audit_take(game: &Salmon, position: &Position, symbol: Symbol, site: Site) -> Sound {
    let printed = game.rivers.cell(&position.river, site.hex).print.symbol;
    if printed != symbol {
        return Err(Fault::said(
            "pending.symbol",
            Phrase::new("unsound-symbol").naming("symbol", printed.name()),
        ));
    }
    let piles = symbol.offers().iter().filter(|card| position.supply[card.index()] > 0).count();
    if piles < 2 || !position.of(position.asked).has_room() {
        return Err(unsound("pending", "unsound-take").under("SA-111"));
    }
    audit_site(game, position, site)
}

fn audit_reeds(game: &Salmon, position: &Position, left: u8, shuffle: bool, site: Site) -> Sound {
    let reeds = game.rivers.cell(&position.river, site.hex).print.symbol.reeds();
    if left == 0 || left > reeds || (shuffle && left == reeds) {
        return Err(
            Fault::said("pending.left", Phrase::new("unsound-reeds").with("reeds", reeds)).under("SA-055")
        );
    }
    if position.of(position.asked).card_count() == 0 {
        return Err(unsound("pending", "unsound-reeds-asked").under("SA-055"));
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
    Err(unsound("pending", "unsound-site"))
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
        return Err(unsound("pending", "unsound-counter").under("SA-090"));
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
        let rule = if reason == Reason::Rapids { "SA-083" } else { "SA-025" };
        return Err(unsound("pending", "unsound-discard").under(rule));
    }
    Ok(())
}
