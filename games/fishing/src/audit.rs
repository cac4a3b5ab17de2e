//! Whether a position is sound, also one that a person wrote. A fault names the key and what is allowed.

use engine::{Fault, Kind, Phrase, Seat, Seats};

use crate::Fishing;
use crate::kinds::{Card, DealKind, Group, Item};
use crate::position::{Boat, Deal, Duel, Overload, Phase, Position, Setup, Under};
use crate::rules::{barter, chance, effects, fish, hidden};

pub(crate) fn audit(game: &Fishing, position: &Position) -> Result<(), Fault> {
    let seats = game.seats;
    if position.boats.seats() != seats {
        return Err(Fault::seats("players", position.boats.seats(), seats));
    }
    let in_order: Seats = position.turn_order.iter().copied().filter(|seat| seat.0 < seats).collect();
    if position.turn_order.len() != usize::from(seats) || in_order != Seats::all(seats) {
        return Err(unsound("turn_order", "unsound-turn_order"));
    }
    seat_exists(game, "active", position.active)?;
    position.finishers.iter().try_for_each(|seat| seat_exists(game, "finishers", seat))?;
    let most = game.constants.max_rounds;
    if !(1..=most).contains(&position.round) {
        return Err(Fault::range("round", 1..=most, position.round));
    }
    for item in Item::ALL {
        let (left, full) = (position.shop[item.index()], game.tables.wares[item.index()].stock);
        if left > full {
            return Err(Fault::range(&format!("shop.{}", item.name()), 0..=full, left));
        }
    }
    for (seat, boat) in position.boats.by_seat() {
        audit_boat(game, position, seat, boat)
            .map_err(|fault| fault.inside(format_args!("players[{}]", seat.0)))?;
    }
    audit_copies(game, position)?;
    match &position.phase {
        Phase::Setup(setup) => audit_setup(setup),
        Phase::Start | Phase::Main | Phase::Clearing | Phase::Over => Ok(()),
        Phase::Forced(card) => audit_forced(game, position, *card),
        Phase::Answer(deal) => audit_deal(game, position, deal),
        Phase::Release(overload) => audit_overload(game, position, overload),
        Phase::Duel(duel) => audit_duel(game, position, duel),
        Phase::Discard => audit_discard(game, position),
    }
}

fn seat_exists(game: &Fishing, place: &str, seat: Seat) -> Result<(), Fault> {
    if seat.0 < game.seats {
        return Ok(());
    }
    Err(Fault::seat(place, seat, game.seats))
}

pub(crate) fn unsound(place: &str, id: &'static str) -> Fault {
    Fault::said(place, Phrase::new(id))
}

fn of_card(place: &str, id: &'static str, card: Card) -> Fault {
    Fault::said(place, Phrase::new(id).naming("card", card.name()))
}

fn audit_boat(game: &Fishing, position: &Position, seat: Seat, boat: &Boat) -> Result<(), Fault> {
    let constants = &game.constants;
    let at_most = |place: &str, value: u8, most: u8| {
        if value <= most {
            return Ok(());
        }
        Err(Fault::range(place, 0..=most, value))
    };
    if boat.pearls < 0 {
        return Err(unsound("pearls", "unsound-pearls").under("FI-032"));
    }
    at_most("fuel", boat.fuel, constants.tank)?;
    at_most("pos", boat.pos, game.board.length() - 1)?;
    if boat.trip == 0 {
        return Err(unsound("trip", "unsound-trip"));
    }
    at_most("upgrades", boat.hand.upgrades(), constants.upgrade_limit)?;
    at_most("attacks", boat.hand.attacks(), constants.attack_limit)?;
    let discards = matches!(position.phase, Phase::Discard) && seat == position.active;
    let most_turns = constants.attack_hold_turns + u8::from(discards);
    at_most("full_turns", boat.full_turns, most_turns)?;
    if let Some(Under::Blocked { by }) = boat.effect {
        seat_exists(game, "effect.by", by)?;
        if by == seat {
            return Err(unsound("effect.by", "unsound-blocked-by").under("FI-103"));
        }
    }
    let releases = matches!(position.phase, Phase::Release(overload) if overload.seat == seat);
    let (aboard, capacity) = (boat.aboard.total(), fish::capacity(game, boat));
    if aboard > u16::from(capacity) && !releases {
        let phrase = Phrase::new("unsound-aboard").with("found", aboard).with("most", capacity);
        return Err(Fault::said("aboard", phrase).under("FI-042"));
    }
    Ok(())
}

/// FI-071 with `chance_copies`: no more copies are out than there are.
fn audit_copies(game: &Fishing, position: &Position) -> Result<(), Fault> {
    let copies = game.options.chance_copies;
    for card in Card::ALL.iter().filter(|card| **card != Card::HiddenAttack) {
        let out = chance::copies_out(position, *card);
        if copies > 0 && out > u32::from(copies) {
            let phrase = Phrase::new("unsound-copies").naming("card", card.name());
            let phrase = phrase.with("found", out).with("most", copies);
            return Err(Fault::said("players", phrase).under("FI-071"));
        }
    }
    Ok(())
}

fn audit_setup(setup: &Setup) -> Result<(), Fault> {
    if setup.next().is_none() {
        return Err(unsound("pending", "unsound-setup").under("FI-004"));
    }
    Ok(())
}

fn audit_forced(game: &Fishing, position: &Position, card: Card) -> Result<(), Fault> {
    if card == Card::EngineUpgrade || !effects::has_use(game, position, position.active, card) {
        return Err(of_card("pending.card", "unsound-forced", card).under("FI-073"));
    }
    Ok(())
}

fn audit_deal(game: &Fishing, position: &Position, deal: &Deal) -> Result<(), Fault> {
    seat_exists(game, "pending.seller", deal.seller)?;
    seat_exists(game, "pending.buyer", deal.buyer)?;
    let proposer = if deal.kind == DealKind::Offer { deal.seller } else { deal.buyer };
    if proposer != position.active || deal.seller == deal.buyer {
        return Err(unsound("pending", "unsound-proposer").under("FI-130"));
    }
    if !deal.card.has_price() {
        return Err(of_card("pending.card", "unsound-no-price", deal.card).under("FI-130"));
    }
    let (least, most) = (game.constants.barter_min, game.constants.barter_max);
    if !(least..=most).contains(&deal.price) {
        return Err(Fault::range("pending.price", least..=most, deal.price).under("FI-130"));
    }
    let seller = &position.boats[deal.seller].hand;
    let must_hold = deal.kind == DealKind::Offer || !game.has_private_hands();
    if must_hold && !seller.is_face_down() && !seller.has(deal.card) {
        return Err(of_card("pending.card", "unsound-seller", deal.card));
    }
    let buyer = &position.boats[deal.buyer];
    if buyer.pearls < i32::from(deal.price) || !barter::has_room(game, buyer, deal.card.group()) {
        return Err(unsound("pending.buyer", "unsound-buyer").under("FI-131"));
    }
    Ok(())
}

fn audit_overload(game: &Fishing, position: &Position, overload: &Overload) -> Result<(), Fault> {
    seat_exists(game, "pending.seat", overload.seat)?;
    let boat = &position.boats[overload.seat];
    if boat.aboard.total() <= u16::from(fish::capacity(game, boat)) {
        return Err(unsound("pending.seat", "unsound-release").under("FI-043"));
    }
    let Some(then) = overload.then else { return Ok(()) };
    let is_upgrade = then.card.group() == Group::Upgrade;
    if overload.seat != position.active
        || !is_upgrade
        || effects::check(game, position, overload.seat, then.card, then.steps, None).is_err()
    {
        return Err(unsound("pending.then", "unsound-then").under("FI-043"));
    }
    Ok(())
}

fn audit_duel(game: &Fishing, position: &Position, duel: &Duel) -> Result<(), Fault> {
    for (place, seat) in [("pending.challenger", duel.challenger), ("pending.target", duel.target)] {
        seat_exists(game, place, seat)?;
        if !position.boats[seat].hand.has(Card::HiddenAttack) {
            return Err(unsound(place, "unsound-duelist").under("FI-112"));
        }
    }
    if duel.challenger == duel.target || duel.challenger != position.active {
        return Err(unsound("pending", "unsound-challenger").under("FI-111"));
    }
    let most = game.constants.duel_rounds;
    if !(1..=most).contains(&duel.round) {
        return Err(Fault::range("pending.round", 1..=most, duel.round));
    }
    let (owed, answered) = (duel.choices.owed(), duel.choices.answered());
    let fighting: Seats = owed.iter().chain(answered.iter()).collect();
    let is_split = owed.count() + answered.count() == 2 && !owed.is_empty();
    if fighting != hidden::both(duel.challenger, duel.target) || !is_split {
        return Err(unsound("pending.waiting", "unsound-waiting").under("FI-112"));
    }
    Ok(())
}

fn audit_discard(game: &Fishing, position: &Position) -> Result<(), Fault> {
    let boat = &position.boats[position.active];
    if boat.hand.attacks() == 0 || boat.full_turns <= game.constants.attack_hold_turns {
        return Err(unsound("phase", "unsound-discard").under("FI-077"));
    }
    Ok(())
}
