//! The phase and what is pending in it.

use engine::{Fault, Kind, Phrase, Sealed, Seat, Seats, Viewer};

use super::{Pending, PhaseName, WrittenPlay};
use crate::Fishing;
use crate::audit::unsound;
use crate::position::{Deal, Duel, Overload, Phase, Played, Setup};
use crate::rules::hidden;

pub(super) fn write_pending(phase: &Phase) -> Option<Pending> {
    match phase {
        Phase::Start | Phase::Main | Phase::Clearing | Phase::Discard | Phase::Over => None,
        Phase::Setup(setup) => Some(write_setup(setup)),
        Phase::Forced(card) => Some(Pending { card: Some(*card), ..Pending::default() }),
        Phase::Answer(deal) => Some(Pending {
            kind: Some(deal.kind),
            card: Some(deal.card),
            seller: Some(deal.seller),
            buyer: Some(deal.buyer),
            price: Some(deal.price),
            resume: Some(deal.resume),
            ..Pending::default()
        }),
        Phase::Release(overload) => Some(Pending {
            seat: Some(overload.seat),
            resume: Some(overload.resume),
            then: Some(overload.then.map(|then| WrittenPlay { card: then.card, steps: then.steps })),
            ..Pending::default()
        }),
        Phase::Duel(duel) => Some(Pending {
            challenger: Some(duel.challenger),
            target: Some(duel.target),
            round: Some(duel.round),
            choices: Some(
                duel.choices
                    .answered()
                    .iter()
                    .filter_map(|seat| Some((seat.0, duel.choices.of(seat)?)))
                    .collect(),
            ),
            waiting: Some(duel.choices.owed()),
            resume: Some(duel.resume),
            ..Pending::default()
        }),
    }
}

fn write_setup(setup: &Setup) -> Pending {
    let seats = setup.group.seats();
    let members = |group: u8| Seat::all(seats).filter(move |seat| setup.group[*seat] == group);
    let groups: Vec<Vec<Seat>> = (0..seats).map(|group| members(group).collect()).collect();
    let rolled = Seat::all(seats).filter(|seat| setup.rolls[*seat] > 0);
    Pending {
        groups: Some(groups.into_iter().filter(|group: &Vec<Seat>| !group.is_empty()).collect()),
        rolls: Some(rolled.map(|seat| (seat.0, setup.rolls[seat])).collect()),
        tries: Some(setup.tries),
        ..Pending::default()
    }
}

pub(super) fn read_phase(game: &Fishing, name: PhaseName, pending: Option<&Pending>) -> Result<Phase, Fault> {
    let given = pending.cloned().unwrap_or_default();
    check_keys(name, &given)?;
    Ok(match name {
        PhaseName::Start => Phase::Start,
        PhaseName::Main => Phase::Main,
        PhaseName::Clearing => Phase::Clearing,
        PhaseName::Discard => Phase::Discard,
        PhaseName::Over => Phase::Over,
        PhaseName::Setup => Phase::Setup(read_setup(game, &given)?),
        PhaseName::Forced => Phase::Forced(needed("card", given.card)?),
        PhaseName::Answer => Phase::Answer(Deal {
            kind: needed("kind", given.kind)?,
            card: needed("card", given.card)?,
            seller: needed("seller", given.seller)?,
            buyer: needed("buyer", given.buyer)?,
            price: needed("price", given.price)?,
            resume: needed("resume", given.resume)?,
        }),
        PhaseName::Release => Phase::Release(Overload {
            seat: needed("seat", given.seat)?,
            resume: needed("resume", given.resume)?,
            then: given.then.flatten().map(|then| Played { card: then.card, steps: then.steps }),
        }),
        PhaseName::Duel => Phase::Duel(read_duel(game, &given)?),
    })
}

fn needed<T>(key: &str, value: Option<T>) -> Result<T, Fault> {
    value.ok_or_else(|| unsound(&format!("pending.{key}"), "unsound-needed"))
}

/// A key of another phase is a mistake of the writer.
fn check_keys(name: PhaseName, given: &Pending) -> Result<(), Fault> {
    use PhaseName as P;
    let keys: [(&str, bool, &[P]); 16] = [
        ("groups", given.groups.is_some(), &[P::Setup]),
        ("rolls", given.rolls.is_some(), &[P::Setup]),
        ("tries", given.tries.is_some(), &[P::Setup]),
        ("kind", given.kind.is_some(), &[P::Answer]),
        ("card", given.card.is_some(), &[P::Answer, P::Forced]),
        ("seller", given.seller.is_some(), &[P::Answer]),
        ("buyer", given.buyer.is_some(), &[P::Answer]),
        ("price", given.price.is_some(), &[P::Answer]),
        ("seat", given.seat.is_some(), &[P::Release]),
        ("challenger", given.challenger.is_some(), &[P::Duel]),
        ("target", given.target.is_some(), &[P::Duel]),
        ("round", given.round.is_some(), &[P::Duel]),
        ("choices", given.choices.is_some(), &[P::Duel]),
        ("waiting", given.waiting.is_some(), &[P::Duel]),
        ("resume", given.resume.is_some(), &[P::Answer, P::Release, P::Duel]),
        ("then", given.then.is_some(), &[P::Release]),
    ];
    match keys.into_iter().find(|(_, is_given, phases)| *is_given && !phases.contains(&name)) {
        None => Ok(()),
        Some((key, ..)) => {
            let phrase = Phrase::new("unsound-key").naming("phase", name.name());
            Err(Fault::said(format!("pending.{key}"), phrase))
        }
    }
}

fn read_setup(game: &Fishing, given: &Pending) -> Result<Setup, Fault> {
    let seats = game.seats;
    let mut setup = Setup::new(seats);
    setup.tries = given.tries.unwrap_or_default();
    if setup.tries >= game.constants.order_rolls {
        let phrase = Phrase::new("unsound-tries").with("most", game.constants.order_rolls);
        return Err(Fault::said("pending.tries", phrase).under("FI-004"));
    }
    if let Some(groups) = &given.groups {
        let listed: Vec<Seat> = groups.iter().flatten().copied().collect();
        let all: Seats = listed.iter().copied().filter(|seat| seat.0 < seats).collect();
        if listed.len() != usize::from(seats) || all != Seats::all(seats) || groups.iter().any(Vec::is_empty)
        {
            return Err(unsound("pending.groups", "unsound-groups").under("FI-004"));
        }
        for (number, group) in groups.iter().enumerate() {
            for seat in group {
                setup.group[*seat] = number as u8;
            }
        }
    }
    for (seat, roll) in given.rolls.iter().flatten() {
        if *seat >= seats || !(1..=6).contains(roll) {
            return Err(unsound("pending.rolls", "unsound-roll"));
        }
        setup.rolls[Seat(*seat)] = *roll;
    }
    let rolled = |seat: Seat| setup.rolls[seat] > 0;
    let current = setup.next().map(|next| setup.group[next]);
    if Seat::all(seats).any(|seat| rolled(seat) && Some(setup.group[seat]) != current) {
        return Err(unsound("pending.rolls", "unsound-rolls").under("FI-004"));
    }
    Ok(setup)
}

fn read_duel(game: &Fishing, given: &Pending) -> Result<Duel, Fault> {
    let challenger = needed("challenger", given.challenger)?;
    let target = needed("target", given.target)?;
    if challenger.0 >= game.seats || target.0 >= game.seats || challenger == target {
        return Err(Fault::said("pending", Phrase::new("unsound-duel").with("last", game.seats - 1)));
    }
    let both = hidden::both(challenger, target);
    let chosen = given.choices.clone().unwrap_or_default();
    let without = both.iter().filter(|seat| !chosen.contains_key(&seat.0)).collect();
    let waiting = given.waiting.unwrap_or(without);
    let mut choices = Sealed::ask(both);
    for seat in both.iter().filter(|seat| !waiting.contains(*seat)) {
        // A view knows that this seat has chosen, but not what.
        choices.answer(seat, chosen.get(&seat.0).copied().unwrap_or_default());
        if !chosen.contains_key(&seat.0) {
            choices.hide(Viewer::Spectator);
        }
    }
    for (seat, item) in &chosen {
        if !both.contains(Seat(*seat)) || waiting.contains(Seat(*seat)) {
            return Err(unsound("pending.choices", "unsound-choices").under("FI-112"));
        }
        choices.answer(Seat(*seat), *item);
    }
    if waiting.iter().any(|seat| !both.contains(seat)) {
        return Err(unsound("pending.waiting", "unsound-waits").under("FI-112"));
    }
    Ok(Duel {
        challenger,
        target,
        round: given.round.unwrap_or(1),
        choices,
        resume: needed("resume", given.resume)?,
    })
}
