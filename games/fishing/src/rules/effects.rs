//! What cards and shop items do: the one place that knows every `Effect`. Each is carried out by the section of
//! the rules that it belongs to.

use engine::{Illegal, Kind, Seat};

use super::{attacks, chance, moving};
use crate::Fishing;
use crate::content::Effect;
use crate::event::{Dealer, Event, How};
use crate::kinds::{Card, Item};
use crate::position::Position;

/// Calls `add` with the fields of each legal use of a card.
#[inline]
pub(crate) fn for_each_use(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    mut add: impl FnMut(Option<u8>, Option<Seat>),
) {
    match game.tables.effects[card.index()] {
        Effect::Back(most) => {
            for steps in 1..=moving::reach_back(game, position, seat, most) {
                add(Some(steps), None);
            }
        }
        Effect::Forward(most) => {
            for steps in 1..=moving::reach_forward(game, position, seat, most) {
                add(Some(steps), None);
            }
        }
        Effect::Die => {
            if moving::can_move_by_die(position, seat) {
                add(None, None);
            }
        }
        Effect::Slow | Effect::Steal | Effect::Block => {
            for target in Seat::all(game.seats) {
                if target != seat && attacks::can_hit(game, position, seat, target, card) {
                    add(None, Some(target));
                }
            }
        }
        Effect::Freeze | Effect::Leak | Effect::Duel | Effect::Refuel(_) | Effect::Draw => {}
    }
}

/// FI-075: whether a card could be used at all.
pub(crate) fn has_use(game: &Fishing, position: &Position, seat: Seat, card: Card) -> bool {
    let mut found = false;
    for_each_use(game, position, seat, card, |_, _| found = true);
    found
}

/// Whether a card can be used so, and if not, by which rule.
pub(crate) fn check(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    target: Option<Seat>,
) -> Result<(), Illegal> {
    let effect = game.tables.effects[card.index()];
    let takes_steps = matches!(effect, Effect::Back(_) | Effect::Forward(_));
    let takes_target = matches!(effect, Effect::Slow | Effect::Steal | Effect::Block);
    if steps.is_some() && !takes_steps {
        return Err(Illegal::new("FI-080", "refused-steps").with("card", card));
    }
    if target.is_some() && !takes_target {
        return Err(Illegal::new("FI-100", "refused-target").with("card", card));
    }
    match effect {
        Effect::Back(most) => {
            let reach = moving::reach_back(game, position, seat, most);
            moving::check_steps(game, position, seat, "FI-081", steps, reach)
        }
        Effect::Forward(most) => {
            let reach = moving::reach_forward(game, position, seat, most);
            moving::check_steps(game, position, seat, "FI-083", steps, reach)
        }
        Effect::Die => moving::check_die(position, seat), // FI-082
        Effect::Slow | Effect::Steal | Effect::Block => {
            attacks::check_target(game, position, seat, card, target)
        }
        Effect::Duel => Err(Illegal::new("FI-111", "refused-challenge-instead")),
        Effect::Freeze | Effect::Leak | Effect::Refuel(_) | Effect::Draw => {
            Err(Illegal::new("FI-090", "refused-not-from-hand").with("card", card))
        }
    }
}

/// Carries out a card that was played, forced or waited for a release.
pub(crate) fn run_card(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    target: Option<Seat>,
    dealer: &mut Dealer<'_>,
) {
    let how = match card {
        Card::EngineReverse => How::EngineReverse,
        Card::EngineUpgrade => How::EngineUpgrade,
        Card::MoveChoice => How::MoveChoice,
        // These move no boat.
        Card::Frozen | Card::LoseFuel | Card::Slow | Card::StealFuel | Card::Block | Card::HiddenAttack => {
            How::Roll
        }
    };
    run(game, position, seat, game.tables.effects[card.index()], how, steps, target, dealer);
}

/// Carries out what was bought.
pub(crate) fn run_item(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    item: Item,
    steps: Option<u8>,
    dealer: &mut Dealer<'_>,
) {
    let effect = game.tables.wares[item.index()].effect;
    run(game, position, seat, effect, How::StepBack, steps, None, dealer);
}

#[allow(clippy::too_many_arguments)]
fn run(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    effect: Effect,
    how: How,
    steps: Option<u8>,
    target: Option<Seat>,
    dealer: &mut Dealer<'_>,
) {
    let steps = steps.unwrap_or_default();
    let target = target.unwrap_or(seat);
    match effect {
        Effect::Back(_) => moving::sail(game, position, seat, -(steps as i8), 0, how, dealer),
        Effect::Forward(_) => moving::sail(game, position, seat, steps as i8, steps, how, dealer),
        Effect::Die => moving::sail_by_die(game, position, seat, how, dealer),
        Effect::Slow => {
            attacks::slow(position, target);
            tell_attack(position, seat, target, Card::Slow, None, dealer);
        }
        Effect::Steal => {
            let fuel = attacks::steal(game, position, seat, target);
            tell_attack(position, seat, target, Card::StealFuel, Some(fuel), dealer);
        }
        Effect::Block => {
            attacks::block(position, seat, target);
            tell_attack(position, seat, target, Card::Block, None, dealer);
        }
        Effect::Draw => chance::draw(game, position, seat, dealer),
        // laid by `curses`, fought in `hidden`, filled in by `shop`
        Effect::Freeze | Effect::Leak | Effect::Duel | Effect::Refuel(_) => {}
    }
}

fn tell_attack(
    position: &Position,
    seat: Seat,
    target: Seat,
    card: Card,
    fuel: Option<u8>,
    dealer: &mut Dealer<'_>,
) {
    dealer.tell(position, || Event::Attacked { seat, target, card, fuel });
}
