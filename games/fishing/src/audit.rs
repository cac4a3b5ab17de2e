//! Whether a position is sound, also one that a person wrote. A fault names the key and what is allowed.

use engine::{Fault, Kind, Seat, Seats};

use crate::Fishing;
use crate::kinds::{Card, DealKind, Group, Item};
use crate::position::{Boat, Deal, Duel, Overload, Phase, Position, Setup, Under};
use crate::rules::{barter, chance, effects, fish, hidden};

pub(crate) fn audit(game: &Fishing, position: &Position) -> Result<(), Fault> {
    let seats = game.seats;
    if position.boats.seats() != seats {
        return Err(Fault::new("players", format!("{} players for {seats} seats", position.boats.seats())));
    }
    let in_order: Seats = position.turn_order.iter().copied().filter(|seat| seat.0 < seats).collect();
    if position.turn_order.len() != usize::from(seats) || in_order != Seats::all(seats) {
        return Err(Fault::new("turn_order", "each seat stands in the order of play exactly once"));
    }
    seat_exists(game, "active", position.active)?;
    if position.finishers.iter().any(|seat| seat.0 >= seats) {
        return Err(Fault::new("finishers", format!("seats are 0 to {}", seats - 1)));
    }
    let most = game.constants.max_rounds;
    if !(1..=most).contains(&position.round) {
        return Err(Fault::new("round", format!("rounds are 1 to {most}, not {}", position.round)));
    }
    for item in Item::ALL {
        let (left, full) = (position.shop[item.index()], game.tables.wares[item.index()].stock);
        if left > full {
            let why = format!("the shop has 0 to {full} copies, not {left}");
            return Err(Fault::new(format!("shop.{}", item.name()), why));
        }
    }
    for (seat, boat) in position.boats.by_seat() {
        audit_boat(game, position, seat, boat)
            .map_err(|fault| Fault::new(format!("players[{}].{}", seat.0, fault.place), fault.why))?;
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
    Err(Fault::new(place, format!("there is no {seat}; seats are 0 to {}", game.seats - 1)))
}

fn audit_boat(game: &Fishing, position: &Position, seat: Seat, boat: &Boat) -> Result<(), Fault> {
    let constants = &game.constants;
    let at_most = |place: &str, value: u8, most: u8, what: &str| {
        if value <= most {
            return Ok(());
        }
        Err(Fault::new(place, format!("{value} is too much: {what} 0 to {most}")))
    };
    if boat.pearls < 0 {
        return Err(Fault::new("pearls", "a wallet is never below 0 (FI-032)"));
    }
    at_most("fuel", boat.fuel, constants.tank, "a tank holds")?;
    at_most("pos", boat.pos, game.board.length() - 1, "the squares are")?;
    if boat.trip == 0 {
        return Err(Fault::new("trip", "trips are counted from 1"));
    }
    at_most("upgrades", boat.hand.upgrades(), constants.upgrade_limit, "a hand has")?;
    at_most("attacks", boat.hand.attacks(), constants.attack_limit, "a hand has")?;
    let discards = matches!(position.phase, Phase::Discard) && seat == position.active;
    let most_turns = constants.attack_hold_turns + u8::from(discards);
    at_most("full_turns", boat.full_turns, most_turns, "full turns are")?;
    if let Some(Under::Blocked { by }) = boat.effect {
        seat_exists(game, "effect.by", by)?;
        if by == seat {
            return Err(Fault::new("effect.by", "a boat is blocked by another (FI-103)"));
        }
    }
    let releases = matches!(position.phase, Phase::Release(overload) if overload.seat == seat);
    let (aboard, capacity) = (boat.aboard.total(), fish::capacity(game, boat));
    if aboard > u16::from(capacity) && !releases {
        let why = format!("{aboard} fish are aboard, the hold takes {capacity} (FI-042)");
        return Err(Fault::new("aboard", why));
    }
    Ok(())
}

/// FI-071 with `chance_copies`: no more copies are out than there are.
fn audit_copies(game: &Fishing, position: &Position) -> Result<(), Fault> {
    let copies = game.options.chance_copies;
    for card in Card::ALL.iter().filter(|card| **card != Card::HiddenAttack) {
        let out = chance::copies_out(position, *card);
        if copies > 0 && out > u32::from(copies) {
            let why = format!("{out} copies of {} are out; chance_copies is {copies}", card.name());
            return Err(Fault::new("players", why));
        }
    }
    Ok(())
}

fn audit_setup(setup: &Setup) -> Result<(), Fault> {
    if setup.next().is_none() {
        return Err(Fault::new("pending", "in `setup` some group of seats has still to roll (FI-004)"));
    }
    Ok(())
}

fn audit_forced(game: &Fishing, position: &Position, card: Card) -> Result<(), Fault> {
    if card == Card::EngineUpgrade || !effects::has_use(game, position, position.active, card) {
        let why = format!("{} is not a card that waits to be used here (FI-073 to FI-075)", card.name());
        return Err(Fault::new("pending.card", why));
    }
    Ok(())
}

fn audit_deal(game: &Fishing, position: &Position, deal: &Deal) -> Result<(), Fault> {
    seat_exists(game, "pending.seller", deal.seller)?;
    seat_exists(game, "pending.buyer", deal.buyer)?;
    let proposer = if deal.kind == DealKind::Offer { deal.seller } else { deal.buyer };
    if proposer != position.active || deal.seller == deal.buyer {
        return Err(Fault::new(
            "pending",
            "the active seat offers or bids, and another seat answers (FI-130)",
        ));
    }
    if !deal.card.has_price() {
        let why = format!("{} cannot be bartered (FI-130)", deal.card.name());
        return Err(Fault::new("pending.card", why));
    }
    let (least, most) = (game.constants.barter_min, game.constants.barter_max);
    if !(least..=most).contains(&deal.price) {
        let why = format!("a price is {least} to {most} pearls, not {} (FI-130)", deal.price);
        return Err(Fault::new("pending.price", why));
    }
    let seller = &position.boats[deal.seller].hand;
    let must_hold = deal.kind == DealKind::Offer || !game.has_private_hands();
    if must_hold && !seller.is_face_down() && !seller.has(deal.card) {
        return Err(Fault::new("pending.card", format!("the seller has no {}", deal.card.name())));
    }
    let buyer = &position.boats[deal.buyer];
    if buyer.pearls < i32::from(deal.price) || !barter::has_room(game, buyer, deal.card.group()) {
        return Err(Fault::new("pending.buyer", "the buyer has the pearls and room for the card (FI-131)"));
    }
    Ok(())
}

fn audit_overload(game: &Fishing, position: &Position, overload: &Overload) -> Result<(), Fault> {
    seat_exists(game, "pending.seat", overload.seat)?;
    let boat = &position.boats[overload.seat];
    if boat.aboard.total() <= u16::from(fish::capacity(game, boat)) {
        return Err(Fault::new(
            "pending.seat",
            "a seat that releases has more fish aboard than fit (FI-043)",
        ));
    }
    let Some(then) = overload.then else { return Ok(()) };
    let is_upgrade = then.card.group() == Group::Upgrade;
    if overload.seat != position.active
        || !is_upgrade
        || effects::check(game, position, overload.seat, then.card, then.steps, None).is_err()
    {
        return Err(Fault::new(
            "pending.then",
            "what waits is an upgrade that the active seat can play (FI-043)",
        ));
    }
    Ok(())
}

fn audit_duel(game: &Fishing, position: &Position, duel: &Duel) -> Result<(), Fault> {
    for (place, seat) in [("pending.challenger", duel.challenger), ("pending.target", duel.target)] {
        seat_exists(game, place, seat)?;
        if !position.boats[seat].hand.has(Card::HiddenAttack) {
            return Err(Fault::new(place, "a seat in a duel has a hidden attack (FI-112)"));
        }
    }
    if duel.challenger == duel.target || duel.challenger != position.active {
        return Err(Fault::new("pending", "the active seat has challenged another (FI-111)"));
    }
    let most = game.constants.duel_rounds;
    if !(1..=most).contains(&duel.round) {
        return Err(Fault::new("pending.round", format!("shows are 1 to {most}, not {}", duel.round)));
    }
    let (owed, answered) = (duel.choices.owed(), duel.choices.answered());
    let fighting: Seats = owed.iter().chain(answered.iter()).collect();
    let is_split = owed.count() + answered.count() == 2 && !owed.is_empty();
    if fighting != hidden::both(duel.challenger, duel.target) || !is_split {
        return Err(Fault::new(
            "pending.waiting",
            "of the two seats one or both have still to choose (FI-112)",
        ));
    }
    Ok(())
}

fn audit_discard(game: &Fishing, position: &Position) -> Result<(), Fault> {
    let boat = &position.boats[position.active];
    if boat.hand.attacks() == 0 || boat.full_turns <= game.constants.attack_hold_turns {
        let why = "a seat discards after too many turns with a full attack hand (FI-077)";
        return Err(Fault::new("phase", why));
    }
    Ok(())
}
