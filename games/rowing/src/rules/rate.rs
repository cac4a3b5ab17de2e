//! Step 1, Rate: RW-030 to RW-033.

use engine::{Dealer, Illegal, Seat};

use crate::action::{Action, Rate};
use crate::event::{Event, Reason};
use crate::position::{Boat, Chosen, Phase, Position};
use crate::rules::exhaustion::pay;

/// RW-031: how far a jump goes, in positions.
pub(crate) const JUMP: u8 = 2;
/// RW-031: what it costs, in Exhaustion cards.
pub(crate) const JUMP_PRICE: u8 = 1;

/// RW-030: no change, or one position up or down, is free. RW-031: or jump two for a card of the Stamina Pile.
/// RW-032: no jump without that card, and never three positions.
#[inline]
pub(crate) fn check(boat: &Boat, to: Rate) -> Result<(), Illegal> {
    let refused =
        |why| Illegal::new("RW-032", why).with("from", boat.rate.strokes()).with("to", to.strokes());
    match boat.rate.distance(to) {
        0 | 1 => Ok(()),
        JUMP if boat.stamina >= JUMP_PRICE => Ok(()),
        JUMP => Err(refused("refused-jump-unpaid")),
        _ => Err(refused("refused-jump-too-far")),
    }
}

/// The rates that the check allows, rising.
#[inline]
pub(crate) fn list(boat: &Boat, out: &mut Vec<Action>) {
    let reach = if boat.stamina >= JUMP_PRICE { JUMP } else { 1 };
    let now = boat.rate as u8;
    for to in &Rate::ALL[usize::from(now.saturating_sub(reach))..=usize::from((now + reach).min(3))] {
        out.push(Action::Rate { to: *to });
    }
}

/// RW-022: the choice stays secret until the last one is in.
pub(crate) fn choose(
    position: &mut Position,
    seat: Seat,
    to: Rate,
    dealer: &mut Dealer<'_, Event, Position>,
) {
    position.boats[seat].chosen = Chosen::Rate(to);
    dealer.tell(position, || Event::RateChosen { seat });
    if position.deciding.is_empty() {
        show_rates(position, dealer);
    }
}

/// RW-033: all rates are shown together, jumps are paid now, and the new rates hold from here on.
fn show_rates(position: &mut Position, dealer: &mut Dealer<'_, Event, Position>) {
    let order = position.order;
    for seat in &order {
        let boat = &position.boats[*seat];
        let from = boat.rate;
        let to = match boat.chosen {
            Chosen::Rate(to) => to,
            Chosen::Nothing | Chosen::Hidden => from,
        };
        if from.distance(to) == JUMP {
            pay(position, *seat, JUMP_PRICE, Reason::Jump, dealer); // RW-031
        }
        let boat = &mut position.boats[*seat];
        boat.rate = to;
        boat.chosen = Chosen::Nothing;
        dealer.tell(position, || Event::RateSet { seat: *seat, from, to });
    }
    position.phase = Phase::Play;
    position.deciding = order.iter().copied().collect();
}
