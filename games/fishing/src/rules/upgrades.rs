//! Upgrades: FI-080 to FI-083. What each of them does stands in `content/cards.txt`.

use engine::{Illegal, Seat};

use super::{effects, fish};
use crate::Fishing;
use crate::action::Action;
use crate::event::{Dealer, Event};
use crate::hand::Cards;
use crate::kinds::Card;
use crate::position::{Played, Position};

/// FI-080: each use of an upgrade in hand that can move the boat. FI-081, FI-082, FI-083: back, by die, forward.
#[inline]
pub(crate) fn list(game: &Fishing, position: &Position, seat: Seat, out: &mut Vec<Action>) {
    if position.turn.upgrade_played || position.turn.docked {
        return;
    }
    for card in position.boats[seat].hand.kinds(Cards::UPGRADES) {
        effects::for_each_use(game, position, seat, card, |steps, target| {
            out.push(Action::Play { card, steps, target });
        });
    }
}

/// FI-080: one upgrade from the hand in a turn.
pub(crate) fn check(position: &Position) -> Result<(), Illegal> {
    if position.turn.upgrade_played {
        return Err(Illegal::new("FI-080", "refused-upgrade-played"));
    }
    Ok(())
}

/// FI-080: the card leaves the hand, which may shrink the hold first (FI-043), and moves the boat.
pub(crate) fn play(
    game: &Fishing,
    position: &mut Position,
    seat: Seat,
    card: Card,
    steps: Option<u8>,
    dealer: &mut Dealer<'_>,
) {
    position.turn.upgrade_played = true;
    position.boats[seat].hand.take(card);
    dealer.tell(position, || Event::Played { seat, card });
    let resume = position.phase.resume();
    fish::after_losing_upgrade(game, position, seat, resume, Some(Played { card, steps }), dealer);
}
