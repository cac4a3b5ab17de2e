//! A player's object: wallet, boat, effect, cards and fish.

use engine::{Fault, Kind};

use super::{WrittenAttacks, WrittenBoat, WrittenEffect, WrittenFish, WrittenUpgrades};
use crate::Fishing;
use crate::audit::unsound;
use crate::hand::{Hand, Tally};
use crate::kinds::{Card, EffectKind, Fish};
use crate::position::{Boat, Under};
use crate::rules::order;

pub(super) fn write_boat(boat: &Boat) -> WrittenBoat {
    let hand = &boat.hand;
    let known = |card| (!hand.is_face_down()).then(|| hand.of(card));
    WrittenBoat {
        pearls: Some(boat.pearls.unsigned_abs()),
        fuel: Some(boat.fuel),
        pos: boat.pos,
        trip: Some(boat.trip),
        full_turns: boat.full_turns,
        effect: boat.effect.map(write_effect),
        upgrades: WrittenUpgrades {
            count: hand.is_face_down().then(|| hand.upgrades()),
            engine_reverse: known(Card::EngineReverse),
            engine_upgrade: known(Card::EngineUpgrade),
            move_choice: known(Card::MoveChoice),
        },
        attacks: WrittenAttacks {
            count: hand.is_face_down().then(|| hand.attacks()),
            slow: known(Card::Slow),
            steal_fuel: known(Card::StealFuel),
            block: known(Card::Block),
            hidden_attack: hand.of(Card::HiddenAttack),
        },
        aboard: write_fish(&boat.aboard),
        in_transit: write_fish(&boat.in_transit),
        market: write_fish(&boat.market),
    }
}

fn write_effect(effect: Under) -> WrittenEffect {
    let by = match effect {
        Under::Blocked { by } => Some(by),
        Under::Frozen { .. } | Under::LoseFuel | Under::Slow { .. } => None,
    };
    WrittenEffect { kind: effect.kind(), by, in_force: Some(effect.in_force()) }
}

fn write_fish(tally: &Tally) -> WrittenFish {
    WrittenFish {
        salmon: tally.of(Fish::Salmon),
        trout: tally.of(Fish::Trout),
        halibut: tally.of(Fish::Halibut),
        bass: tally.of(Fish::Bass),
        carp: tally.of(Fish::Carp),
    }
}

pub(super) fn read_boat(game: &Fishing, written: &WrittenBoat) -> Result<Boat, Fault> {
    let new = order::new_boat(game);
    let pearls = match written.pearls {
        None => new.pearls,
        Some(pearls) => i32::try_from(pearls)
            .map_err(|_| Fault::range("pearls", 0..=i64::from(i32::MAX), i64::from(pearls)))?,
    };
    Ok(Boat {
        pearls,
        fuel: written.fuel.unwrap_or(new.fuel),
        pos: written.pos,
        trip: written.trip.unwrap_or(new.trip),
        full_turns: written.full_turns,
        effect: written.effect.as_ref().map(read_effect).transpose()?,
        hand: read_hand(&written.upgrades, &written.attacks)?,
        aboard: read_fish(&written.aboard),
        in_transit: read_fish(&written.in_transit),
        market: read_fish(&written.market),
    })
}

fn read_effect(written: &WrittenEffect) -> Result<Under, Fault> {
    let in_force = written.in_force;
    let is_in_force = in_force.unwrap_or(false);
    if written.by.is_some() && written.kind != EffectKind::Blocked {
        return Err(unsound("effect.by", "unsound-by-none"));
    }
    match written.kind {
        EffectKind::Frozen => Ok(Under::Frozen { in_force: is_in_force }),
        EffectKind::Slow => Ok(Under::Slow { in_force: is_in_force }),
        EffectKind::LoseFuel if is_in_force => {
            Err(unsound("effect.in_force", "unsound-lose_fuel").under("FI-093"))
        }
        EffectKind::LoseFuel => Ok(Under::LoseFuel),
        EffectKind::Blocked if in_force == Some(false) => {
            Err(unsound("effect.in_force", "unsound-block").under("FI-103"))
        }
        EffectKind::Blocked => match written.by {
            Some(by) => Ok(Under::Blocked { by }),
            None => Err(unsound("effect.by", "unsound-by")),
        },
    }
}

/// Counts by kind, or, where a view hides them, sizes.
fn read_hand(upgrades: &WrittenUpgrades, attacks: &WrittenAttacks) -> Result<Hand, Fault> {
    let kinds = [
        (Card::EngineReverse, upgrades.engine_reverse),
        (Card::EngineUpgrade, upgrades.engine_upgrade),
        (Card::MoveChoice, upgrades.move_choice),
        (Card::Slow, attacks.slow),
        (Card::StealFuel, attacks.steal_fuel),
        (Card::Block, attacks.block),
        (Card::HiddenAttack, Some(attacks.hidden_attack)),
    ];
    if upgrades.count.is_some() || attacks.count.is_some() {
        let (Some(some_upgrades), Some(some_attacks)) = (upgrades.count, attacks.count) else {
            return Err(unsound("upgrades", "unsound-counts").under("FI-009"));
        };
        if kinds[..6].iter().any(|(_, count)| count.is_some()) || attacks.hidden_attack > some_attacks {
            return Err(unsound("attacks", "unsound-hidden").under("FI-009"));
        }
        return Ok(Hand::unknown(some_upgrades, some_attacks, attacks.hidden_attack));
    }
    let mut hand = Hand::default();
    for (card, count) in kinds {
        let count = count.unwrap_or_default();
        if count > 9 {
            return Err(Fault::range(&format!("{}.{}", card.group().name(), card.name()), 0..=9, count));
        }
        for _ in 0..count {
            hand.add(card);
        }
    }
    Ok(hand)
}

fn read_fish(written: &WrittenFish) -> Tally {
    Tally([written.salmon, written.trout, written.halibut, written.bass, written.carp])
}
