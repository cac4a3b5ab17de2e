//! Step 1, Rate: RW-030 to RW-033.

use engine::{Dealer, Illegal, Seat};

use crate::action::{Action, Rate};
use crate::event::{Event, Reason};
use crate::position::{Boat, Chosen, Phase, Position};
use crate::rules::exhaustion::pay;

/// RW-030: no change, or one position up or down, is free. RW-031: or jump two for a card of the Stamina Pile.
/// RW-032: no jump without that card, and never three positions.
#[inline]
pub(crate) fn check(boat: &Boat, to: Rate) -> Result<(), Illegal> {
    let (from, to_strokes) = (boat.rate.strokes(), to.strokes());
    match boat.rate.distance(to) {
        0 | 1 => Ok(()),
        2 if boat.stamina > 0 => Ok(()),
        2 => Err(Illegal::new(
            "RW-032",
            "a jump of two positions from {} to {} costs 1 Exhaustion card; your Stamina Pile is empty",
        )
        .with(from)
        .with(to_strokes)),
        _ => Err(Illegal::new("RW-032", "from {} to {} are three positions; a jump is of two at most")
            .with(from)
            .with(to_strokes)),
    }
}

/// The rates that the check allows, rising.
#[inline]
pub(crate) fn list(boat: &Boat, out: &mut Vec<Action>) {
    let reach = if boat.stamina > 0 { 2 } else { 1 };
    let now = boat.rate as u8;
    for to in &Rate::ALL[usize::from(now.saturating_sub(reach))..=usize::from((now + reach).min(3))] {
        out.push(Action::Rate { to: *to });
    }
}

/// RW-022: the choice stays secret until the last one is in.
pub(crate) fn choose(position: &mut Position, seat: Seat, to: Rate, dealer: &mut Dealer<'_, Event>) {
    position.boats[seat].chosen = Chosen::Rate(to);
    position.deciding.remove(seat);
    dealer.tell(|| Event::RateChosen { seat });
    if position.deciding.is_empty() {
        show_rates(position, dealer);
    }
}

/// RW-033: all rates are shown together, jumps are paid now, and the new rates hold from here on.
fn show_rates(position: &mut Position, dealer: &mut Dealer<'_, Event>) {
    let order = position.order;
    for seat in &order {
        let boat = &mut position.boats[*seat];
        let from = boat.rate;
        let to = match boat.chosen {
            Chosen::Rate(to) => to,
            Chosen::Nothing | Chosen::Hidden => from,
        };
        if from.distance(to) == 2 {
            pay(boat, *seat, 1, Reason::Jump, dealer); // RW-031
        }
        boat.rate = to;
        boat.chosen = Chosen::Nothing;
        dealer.tell(|| Event::RateSet { seat: *seat, from, to });
        position.deciding.insert(*seat);
    }
    position.phase = Phase::Play;
}
