//! Rapids: SA-083 and SA-084. Discards of a seat's own choice are listed and checked here, also for SA-025.

use engine::{Illegal, Kind};

use super::Deal;
use crate::Salmon;
use crate::action::Action;
use crate::card::{Card, Cards, KINDS};
use crate::event::Reason;
use crate::position::{Position, Task};

impl Salmon {
    /// SA-083: each seat that nobody spared discards a card for each arrow of its hex, from `place` seats after
    /// the active one. SA-084: a hand that goes whole goes without asking.
    pub(crate) fn run_rapids(&self, position: &mut Position, place: u8, dealer: Deal<'_, '_>) {
        for place in place..self.seats {
            let seat = position.clockwise(place);
            let swimmer = position.of(seat);
            let arrows = self.rivers.cell(&position.river, swimmer.hex).print.arrows;
            let hand = swimmer.hand;
            if position.countered.contains(seat) || arrows == 0 || hand.is_empty() {
                continue;
            }
            if hand.count() > arrows {
                return position.ask(seat, Task::Discard { count: arrows, reason: Reason::Rapids });
            }
            self.discard(position, seat, &Cards(*hand.counts()), Reason::Rapids, dealer);
        }
        position.countered = engine::Seats::NONE;
        self.after_card(position, dealer);
    }
}

/// SA-083, SA-025: exactly as many cards as must go, all of them in hand.
pub(crate) fn check_discard(position: &Position, count: u8, cards: &Cards) -> Result<(), Illegal> {
    let hand = &position.of(position.asked).hand;
    let rule = super::rule_of(position.task);
    if cards.count() != u32::from(count) {
        let named = cards.count().min(255) as u8;
        return Err(Illegal::new(rule, "refused-discard-count").with("count", count).with("named", named));
    }
    for card in Card::ALL.iter().copied() {
        let (named, held) = (cards.0[card.index()], hand.of(card));
        if named > held {
            return Err(Illegal::new(rule, "refused-discard-card")
                .with("named", named)
                .with("card", card.plain())
                .with("held", held));
        }
    }
    Ok(())
}

/// SA-083, SA-025: one action for each different set of `count` cards.
pub(crate) fn list_discards(position: &Position, count: u8, out: &mut Vec<Action>) {
    let counts = *position.of(position.asked).hand.counts();
    let mut after = [0u16; KINDS + 1];
    for kind in (0..KINDS).rev() {
        after[kind] = after[kind + 1] + u16::from(counts[kind]);
    }
    choose(&counts, &after, 0, count, Cards::default(), out);
}

/// Chooses `left` cards among the kinds from `kind` on; `after` counts the cards from each kind on.
fn choose(
    counts: &[u8; KINDS],
    after: &[u16; KINDS + 1],
    kind: usize,
    left: u8,
    chosen: Cards,
    out: &mut Vec<Action>,
) {
    if left == 0 {
        return out.push(Action::Discard { cards: chosen });
    }
    if u16::from(left) > after[kind] {
        return;
    }
    for n in 0..=counts[kind].min(left) {
        let mut more = chosen;
        more.0[kind] = n;
        choose(counts, after, kind + 1, left - n, more, out);
    }
}
