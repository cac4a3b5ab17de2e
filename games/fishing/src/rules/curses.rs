//! Curses and effects: FI-090 to FI-095. (FI-095: which moves effects touch, in `moving.rs`.)

use engine::{Kind, Seat};

use crate::Fishing;
use crate::content::Effect;
use crate::event::{Dealer, Event};
use crate::kinds::{Card, EffectKind};
use crate::position::{Position, Under};

/// FI-090: a drawn curse waits for the seat's next turn. FI-094: it is laid on a boat without effect only.
pub(crate) fn lay(game: &Fishing, position: &mut Position, seat: Seat, card: Card) {
    position.boats[seat].effect = match game.tables.effects[card.index()] {
        Effect::Freeze => Some(Under::Frozen { in_force: false }),
        Effect::Leak => Some(Under::LoseFuel),
        Effect::Back(_)
        | Effect::Die
        | Effect::Forward(_)
        | Effect::Slow
        | Effect::Steal
        | Effect::Block
        | Effect::Duel
        | Effect::Refuel(_)
        | Effect::Draw => None,
    };
}

/// FI-011 d: at the start of a turn the effect that waited acts. FI-091, FI-101: frozen and slow come into force.
/// FI-092: ice cannot hold an empty boat. FI-093: fuel is lost, or gained on an empty tank.
pub(crate) fn act(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let boat = &mut position.boats[seat];
    match boat.effect {
        Some(Under::LoseFuel) => {
            let before = boat.fuel;
            if before == 0 {
                boat.refuel(game.constants.lose_fuel_gain, game.constants.tank);
            } else {
                boat.fuel = before.saturating_sub(game.constants.lose_fuel);
            }
            boat.effect = None;
            let change = i16::from(boat.fuel) - i16::from(before);
            dealer.tell(position, || Event::FuelCurse { seat, change });
        }
        Some(Under::Frozen { .. }) if boat.fuel == 0 => {
            boat.effect = None;
            dealer.tell(position, || Event::EffectEnded { seat, kind: EffectKind::Frozen });
        }
        Some(Under::Frozen { .. }) => boat.effect = Some(Under::Frozen { in_force: true }),
        Some(Under::Slow { .. }) => boat.effect = Some(Under::Slow { in_force: true }),
        Some(Under::Blocked { .. }) | None => {}
    }
}

/// FI-013 b: frozen and slow in force end with the turn; what waits stays.
pub(crate) fn expire(position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let boat = &mut position.boats[seat];
    if let Some(effect @ (Under::Frozen { in_force: true } | Under::Slow { in_force: true })) = boat.effect {
        boat.effect = None;
        dealer.tell(position, || Event::EffectEnded { seat, kind: effect.kind() });
    }
}
