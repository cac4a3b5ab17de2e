//! Chance cards: FI-070 to FI-077.

use engine::{Illegal, Kind, Seat};

use super::{curses, effects, turn};
use crate::Fishing;
use crate::action::Action;
use crate::event::{Dealer, Drawn, Event};
use crate::kinds::{Card, Group};
use crate::position::{Phase, Position, Under};

/// The die that names the card.
pub(crate) const CHANCE_DIE: u8 = 8;

#[inline]
pub(crate) fn list_draw(position: &Position, out: &mut Vec<Action>) {
    if !position.turn.drew && !position.turn.bought {
        out.push(Action::Draw {});
    }
}

/// FI-070: one draw a turn. FI-072: a purchase gives up a draw not yet made.
pub(crate) fn check_draw(position: &Position) -> Result<(), Illegal> {
    if position.turn.drew {
        return Err(Illegal::new("FI-070", "refused-drawn"));
    }
    if position.turn.bought {
        return Err(Illegal::new("FI-072", "refused-draw-given-up"));
    }
    Ok(())
}

/// FI-070: the free draw.
pub(crate) fn draw_free(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    position.turn.drew = true;
    draw(game, position, seat, dealer);
}

/// FI-070: the die names the card, which is kept, put to use, laid as a curse or discarded.
pub(crate) fn draw(game: &Fishing, position: &mut Position, seat: Seat, dealer: &mut Dealer<'_>) {
    let roll = dealer.roll(CHANCE_DIE);
    let card = Card::ALL[usize::from(roll - 1)];
    let group = card.group();
    let result = if is_none_left(game, position, card) {
        Drawn::NoneLeft
    } else {
        let hand = &position.boats[seat].hand;
        match group {
            Group::Curse if position.boats[seat].effect.is_none() => Drawn::Curse,
            Group::Curse => Drawn::Discarded, // FI-094
            Group::Upgrade if hand.upgrades() < game.constants.upgrade_limit => Drawn::Kept,
            Group::Attack if hand.attacks() < game.constants.attack_limit => Drawn::Kept,
            // FI-073, FI-074; FI-075 if there is no use. FI-076: one played before does not bar it.
            Group::Upgrade | Group::Attack if effects::has_use(game, position, seat, card) => Drawn::Forced,
            Group::Upgrade | Group::Attack => Drawn::Discarded,
        }
    };
    // FI-073: nothing is to be chosen for this one.
    let acts_at_once = result == Drawn::Forced && card == Card::EngineUpgrade;
    match result {
        Drawn::Kept => position.boats[seat].hand.add(card),
        Drawn::Curse => curses::lay(game, position, seat, card),
        Drawn::Forced if acts_at_once => {}
        Drawn::Forced => position.phase = Phase::Forced(card),
        Drawn::Discarded | Drawn::NoneLeft => {}
    }
    dealer.tell(position, || Event::Drew { seat, group, roll: Some(roll), card: Some(card), result });
    if acts_at_once {
        effects::run_card(game, position, seat, card, None, None, dealer);
    }
}

/// FI-071: kinds do not run out, unless `chance_copies` limits them: then hands and laid curses hold the copies.
fn is_none_left(game: &Fishing, position: &Position, card: Card) -> bool {
    let copies = u32::from(game.options.chance_copies);
    copies > 0 && copies_out(position, card) >= copies
}

/// The copies of a kind that are in hands or lie as curses.
pub(crate) fn copies_out(position: &Position, card: Card) -> u32 {
    let laid = |effect: Option<Under>| match effect {
        Some(Under::Frozen { .. }) => card == Card::Frozen,
        Some(Under::LoseFuel) => card == Card::LoseFuel,
        Some(Under::Slow { .. } | Under::Blocked { .. }) | None => false,
    };
    position.boats.iter().map(|boat| u32::from(boat.hand.of(card)) + u32::from(laid(boat.effect))).sum()
}

/// FI-073, FI-074: the uses of a card that does not fit into the hand.
#[inline]
pub(crate) fn list_forced(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    out: &mut Vec<Action>,
) {
    effects::for_each_use(game, position, seat, card, |steps, target| {
        out.push(Action::Use { card, steps, target });
    });
}

pub(crate) fn check_use(
    game: &Fishing,
    position: &Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    target: Option<Seat>,
) -> Result<(), Illegal> {
    match position.phase {
        Phase::Forced(forced) if forced != card => {
            Err(Illegal::new("FI-073", "refused-other-card").with("card", forced))
        }
        _ => effects::check(game, position, seat, card, steps, target),
    }
}

pub(crate) fn use_forced(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    target: Option<Seat>,
    dealer: &mut Dealer<'_>,
) {
    position.phase = Phase::Main;
    effects::run_card(game, position, seat, card, steps, target, dealer);
}

/// FI-077: counts a turn that ends with a full attack hand; true if it was one too many.
pub(crate) fn count_full_turn(game: &Fishing, position: &mut Position, seat: Seat) -> bool {
    let boat = &mut position.boats[seat];
    let is_full = boat.hand.attacks() >= game.constants.attack_limit; // FI-116: hidden attacks count
    boat.full_turns = if is_full { boat.full_turns.saturating_add(1) } else { 0 };
    boat.full_turns > game.constants.attack_hold_turns
}

#[inline]
pub(crate) fn list_discard(position: &Position, seat: Seat, out: &mut Vec<Action>) {
    let hand = &position.boats[seat].hand;
    let cards = Card::ATTACKS.into_iter().chain([Card::HiddenAttack]);
    out.extend(cards.filter(|card| hand.has(*card)).map(|card| Action::Discard { card }));
}

pub(crate) fn check_discard(position: &Position, seat: Seat, card: Card) -> Result<(), Illegal> {
    if card.group() != Group::Attack {
        return Err(Illegal::new("FI-077", "refused-no-attack").with("card", card));
    }
    if !position.boats[seat].hand.has(card) {
        return Err(Illegal::new("FI-077", "refused-none-to-discard").with("card", card));
    }
    Ok(())
}

/// FI-077: an attack card goes for nothing, and the count starts over.
pub(crate) fn discard(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    card: Card,
    dealer: &mut Dealer<'_>,
) {
    let boat = &mut position.boats[seat];
    boat.hand.take(card);
    boat.full_turns = 0;
    dealer.tell(position, || Event::Discarded { seat, card });
    turn::go_on(game, position, seat, dealer);
}
