//! Attacks: FI-100 to FI-105.

use engine::{Datum, Illegal, Kind, Seat};

use super::effects;
use crate::Fishing;
use crate::action::Action;
use crate::event::{Dealer, Event};
use crate::hand::Cards;
use crate::kinds::{Card, EffectKind};
use crate::position::{Position, Under};

/// FI-100: each attack card in hand, on every rival that it would do something to.
#[inline]
pub(crate) fn list(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    for card in position.boats[seat].hand.kinds(Cards::ATTACKS) {
        effects::for_each_use(game, position, seat, card, |steps, target| {
            out.push(Action::Play { card, steps, target });
        });
    }
}

/// FI-100: the card leaves the hand and acts on its target.
pub(crate) fn play(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    card: Card,
    target: Option<Seat>,
    dealer: &mut Dealer<'_>,
) {
    position.boats[seat].hand.take(card);
    dealer.tell(position, || Event::Played { seat, card });
    effects::run_card(game, position, seat, card, None, target, dealer);
}

/// FI-101: the target is slow in its next turn.
pub(crate) fn slow(position: &mut Position, target: Seat) {
    position.boats[target].effect = Some(Under::Slow { in_force: false });
}

/// FI-102: half of the target's fuel, rounded down, as far as the attacker's tank has room.
#[inline]
pub(crate) fn loot(game: &Fishing, position: &Position, seat: Seat, target: Seat) -> u8 {
    let room = game.constants.tank.saturating_sub(position.boats[seat].fuel);
    (position.boats[target].fuel / 2).min(room)
}

/// FI-102: the fuel changes boats; gives how much.
pub(crate) fn steal(game: &Fishing, position: &mut Position, seat: Seat, target: Seat) -> u8 {
    let fuel = loot(game, position, seat, target);
    position.boats[target].fuel -= fuel;
    position.boats[seat].fuel += fuel;
    fuel
}

/// FI-103: the target is held from now on.
pub(crate) fn block(position: &mut Position, seat: Seat, target: Seat) {
    position.boats[target].effect = Some(Under::Blocked { by: seat });
}

/// FI-103: the squares between a blocked boat and its blocker; none if it is not blocked or is ahead.
#[inline]
pub(crate) fn block_gap(position: &Position, seat: Seat) -> Option<u8> {
    let boat = &position.boats[seat];
    match boat.effect {
        Some(Under::Blocked { by }) => position.boats[by].pos.checked_sub(boat.pos),
        Some(Under::Frozen { .. } | Under::LoseFuel | Under::Slow { .. }) | None => None,
    }
}

/// FI-104: every block by this seat ends.
pub(crate) fn end_blocks(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    for held in Seat::all(position.boats.seats()) {
        if position.boats[held].effect == Some(Under::Blocked { by: seat }) {
            position.boats[held].effect = None;
            dealer.tell(position, || Event::EffectEnded { seat: held, kind: EffectKind::Blocked });
        }
    }
}

/// FI-105: whether the attack would do something to the target.
#[inline]
pub(crate) fn can_hit(game: &Fishing, position: &Position, seat: Seat, target: Seat, card: Card) -> bool {
    let is_free = position.boats[target].effect.is_none(); // FI-094
    match card {
        Card::Slow => is_free,
        Card::Block => is_free && position.boats[target].pos < position.boats[seat].pos,
        Card::StealFuel => loot(game, position, seat, target) > 0,
        Card::EngineReverse
        | Card::EngineUpgrade
        | Card::MoveChoice
        | Card::Frozen
        | Card::LoseFuel
        | Card::HiddenAttack => false,
    }
}

/// Why the attack cannot be played on the target.
pub(crate) fn check_target(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    target: Option<Seat>,
) -> Result<(), Illegal> {
    let Some(target) = target else {
        return Err(Illegal::new("FI-100", "refused-no-target").with("card", card));
    };
    check_rival(game, seat, target)?;
    if can_hit(game, position, seat, target, card) {
        return Ok(());
    }
    let (own, other) = (&position.boats[seat], &position.boats[target]);
    if card == Card::StealFuel {
        return Err(Illegal::new("FI-105", "refused-nothing-to-take")
            .with("seat", target)
            .with("fuel", other.fuel)
            .with("room", game.constants.tank.saturating_sub(own.fuel)));
    }
    if let Some(effect) = other.effect {
        return Err(Illegal::new("FI-094", "refused-under-effect")
            .with("seat", target)
            .with("effect", Datum::Word("effect", effect.kind().name())));
    }
    Err(Illegal::new("FI-103", "refused-block-ahead")
        .with("seat", target)
        .with("square", other.pos)
        .with("own_square", own.pos))
}

/// Whether there is such a seat and it is another's.
pub(crate) fn check_rival(game: &Fishing, seat: Seat, other: Seat) -> Result<(), Illegal> {
    if other == seat {
        return Err(Illegal::new("FI-100", "refused-own-seat"));
    }
    if other.0 >= game.seats {
        return Err(Illegal::new("FI-001", "refused-target-seat")
            .with("number", u16::from(other.0) + 1)
            .with("boats", game.seats));
    }
    Ok(())
}
