//! Barter: FI-130 to FI-133.

use engine::{Illegal, Seat};

use super::{attacks, fish, squares};
use crate::Fishing;
use crate::action::Action;
use crate::event::{Answered, Dealer, Event, Why};
use crate::hand::Cards;
use crate::kinds::{Card, DealKind, Group};
use crate::options::Barter;
use crate::position::{Boat, Deal, Phase, Position};

/// FI-130: every offer and bid that the seat can make.
#[inline]
pub(crate) fn list(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !is_open(game, position) {
        return;
    }
    let (least, most) = (game.constants.barter_min, game.constants.barter_max);
    let own = &position.boats[seat];
    let own_most = most.min(own.pearls.min(255) as u8);
    let in_hand = own.hand.kinds(Cards::PRICED);
    if in_hand == Cards::NONE && own_most < least {
        return;
    }
    for (other, boat) in position.boats.by_seat() {
        if other == seat {
            continue;
        }
        let their_most = most.min(boat.pearls.min(255) as u8);
        let offers = if their_most >= least { in_hand } else { Cards::NONE };
        let bids = if own_most >= least { biddable(game, boat) } else { Cards::NONE };
        if offers == Cards::NONE && bids == Cards::NONE {
            continue;
        }
        for (group, cards) in [(Group::Upgrade, Cards::UPGRADES), (Group::Attack, Cards::ATTACKS)] {
            if has_room(game, boat, group) {
                for card in offers.among(cards) {
                    out.extend((least..their_most + 1).map(|price| Action::Offer { card, to: other, price }));
                }
            }
            if has_room(game, own, group) {
                for card in bids.among(cards) {
                    out.extend((least..own_most + 1).map(|price| Action::Bid { card, from: other, price }));
                }
            }
        }
    }
}

/// FI-133: in the clearing upgrades may be offered, to any seat.
#[inline]
pub(crate) fn list_in_clearing(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if !is_open(game, position) {
        return;
    }
    let (least, most) = (game.constants.barter_min, game.constants.barter_max);
    for (to, boat) in position.boats.by_seat().filter(|(other, _)| *other != seat) {
        let most = most.min(boat.pearls.min(255) as u8);
        if has_room(game, boat, Group::Upgrade) {
            for card in position.boats[seat].hand.kinds(Cards::UPGRADES) {
                out.extend((least..=most).map(|price| Action::Offer { card, to, price }));
            }
        }
    }
}

/// FI-131: proposals are counted. The switch `barter` forbids them.
#[inline]
fn is_open(game: &Fishing, position: &Position) -> bool {
    game.options.barter == Barter::On && position.turn.proposals < game.constants.proposals_per_turn
}

/// FI-131: whether a card of that group fits into the buyer's hand.
#[inline]
pub(crate) fn has_room(game: &Fishing, boat: &Boat, group: Group) -> bool {
    match group {
        Group::Upgrade => boat.hand.upgrades() < game.constants.upgrade_limit,
        Group::Attack => boat.hand.attacks() < game.constants.attack_limit,
        Group::Curse => false,
    }
}

/// FI-130: a bid names a card that the other holds. FI-009: of a private hand, any kind of a group that it holds.
#[inline]
fn biddable(game: &Fishing, boat: &Boat) -> Cards {
    if !game.has_private_hands() {
        return boat.hand.kinds(Cards::PRICED);
    }
    let has_upgrades = boat.hand.upgrades() > 0;
    let has_attacks = boat.hand.attacks() > boat.hand.of(Card::HiddenAttack);
    match (has_upgrades, has_attacks) {
        (true, true) => Cards::PRICED,
        (true, false) => Cards::UPGRADES,
        (false, true) => Cards::ATTACKS,
        (false, false) => Cards::NONE,
    }
}

/// FI-130: an offer of a card in hand. FI-133: in the clearing of upgrades only.
pub(crate) fn check_offer(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    to: Seat,
    price: u8,
) -> Result<(), Illegal> {
    check_terms(game, position, seat, to, card, price)?;
    if !position.boats[seat].hand.has(card) {
        return Err(Illegal::new("FI-130", "refused-none-to-offer").with("card", card));
    }
    if matches!(position.phase, Phase::Clearing) && card.group() != Group::Upgrade {
        return Err(Illegal::new("FI-133", "refused-no-upgrade").with("card", card));
    }
    check_buyer(game, position, to, card, price)
}

/// FI-130: a bid for a card of another.
pub(crate) fn check_bid(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    from: Seat,
    price: u8,
) -> Result<(), Illegal> {
    check_terms(game, position, seat, from, card, price)?;
    if !biddable(game, &position.boats[from]).has(card) {
        let rule = if game.has_private_hands() { "FI-009" } else { "FI-130" };
        return Err(Illegal::new(rule, "refused-no-such-card").with("seat", from).with("card", card));
    }
    check_buyer(game, position, seat, card, price)
}

/// FI-130, FI-131: what offers and bids have in common.
fn check_terms(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    other: Seat,
    card: Card,
    price: u8,
) -> Result<(), Illegal> {
    if game.options.barter == Barter::Off {
        return Err(Illegal::new("FI-130", "refused-no-barter"));
    }
    attacks::check_rival(game, seat, other)?;
    if position.turn.proposals >= game.constants.proposals_per_turn {
        let proposals = position.turn.proposals;
        return Err(Illegal::new("FI-131", "refused-proposals").with("proposals", proposals));
    }
    if !card.has_price() {
        return Err(Illegal::new("FI-116", "refused-no-barter-card").with("card", card));
    }
    let (least, most) = (game.constants.barter_min, game.constants.barter_max);
    if !(least..=most).contains(&price) {
        return Err(Illegal::new("FI-130", "refused-price")
            .with("least", least)
            .with("most", most)
            .with("price", price));
    }
    Ok(())
}

/// FI-130: the buyer has the pearls. FI-131: and room for the card.
fn check_buyer(
    game: &Fishing,
    position: &Position,
    buyer: Seat,
    card: Card,
    price: u8,
) -> Result<(), Illegal> {
    let boat = &position.boats[buyer];
    if boat.pearls < i32::from(price) {
        return Err(Illegal::new("FI-130", "refused-buyer-pearls")
            .with("seat", buyer)
            .with("pearls", boat.pearls)
            .with("price", price));
    }
    if !has_room(game, boat, card.group()) {
        return Err(Illegal::new("FI-131", "refused-no-room")
            .with("seat", buyer)
            .with("group", card.group()));
    }
    Ok(())
}

pub(crate) fn offer(
    position: &mut Position,
    seat: Seat,
    card: Card,
    to: Seat,
    price: u8,
    dealer: &mut Dealer<'_>,
) {
    let resume = position.phase.resume();
    propose(position, Deal { kind: DealKind::Offer, card, seller: seat, buyer: to, price, resume }, dealer);
}

pub(crate) fn bid(
    position: &mut Position,
    seat: Seat,
    card: Card,
    from: Seat,
    price: u8,
    dealer: &mut Dealer<'_>,
) {
    let resume = position.phase.resume();
    propose(position, Deal { kind: DealKind::Bid, card, seller: from, buyer: seat, price, resume }, dealer);
}

/// FI-131: a proposal is counted. FI-132: the other seat is asked at once.
fn propose(position: &mut Position, deal: Deal, dealer: &mut Dealer<'_>) {
    position.turn.proposals += 1;
    let (seat, Deal { kind, card, seller, buyer, price, .. }) = (position.active, deal);
    position.phase = Phase::Answer(deal);
    dealer.tell(position, || Event::Proposed { seat, kind, card, seller, buyer, price });
}

#[inline]
pub(crate) fn list_answers(position: &Position, deal: &Deal, out: &mut Vec<Action>) {
    if is_in_hand(position, deal) {
        out.push(Action::Accept {});
    }
    out.push(Action::Refuse {});
}

/// FI-009: a seat that is asked for a card of its private hand may not have it. What was offered is there.
#[inline]
fn is_in_hand(position: &Position, deal: &Deal) -> bool {
    deal.kind == DealKind::Offer || position.boats[deal.seller].hand.has(deal.card)
}

pub(crate) fn check_accept(position: &Position) -> Result<(), Illegal> {
    match &position.phase {
        Phase::Answer(deal) if !is_in_hand(position, deal) => {
            Err(Illegal::new("FI-009", "refused-only-refuse").with("card", deal.card))
        }
        _ => Ok(()),
    }
}

/// FI-132: card and pearls change hands; the seller's hold may shrink (FI-043).
pub(crate) fn accept(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let Phase::Answer(deal) = position.phase else { return };
    position.phase = Phase::from(deal.resume);
    position.boats[deal.seller].hand.take(deal.card);
    position.boats[deal.buyer].hand.add(deal.card);
    dealer.tell(position, || Event::Answered { seat, answer: Answered::Accept });
    let price = i32::from(deal.price);
    squares::pay(position, deal.buyer, -price, Why::Barter, dealer);
    squares::pay(position, deal.seller, price, Why::Barter, dealer);
    fish::after_losing_upgrade(game, position, deal.seller, deal.resume, None, dealer);
    // FI-063: a clearing ends with the last upgrade.
    if matches!(position.phase, Phase::Clearing) && position.boats[deal.seller].hand.upgrades() == 0 {
        position.phase = Phase::Main;
    }
}

/// FI-132: nothing changes hands.
pub(crate) fn refuse(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let Phase::Answer(deal) = position.phase else { return };
    position.phase = Phase::from(deal.resume);
    dealer.tell(position, || Event::Answered { seat, answer: Answered::Refuse });
}
