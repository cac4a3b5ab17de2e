//! Special hexes: SA-050 to SA-059.

use engine::{Illegal, Kind, Seat};

use super::turn::shuffle;
use super::{Deal, Flow};
use crate::Salmon;
use crate::action::Action;
use crate::card::{Card, Symbol};
use crate::event::{Cause, Event, How, Source};
use crate::position::{Path, Position, Site, Task};
use crate::river::Hex;

impl Salmon {
    /// SA-050: a symbol works for whoever enters, each time (SA-059). SA-053: Draw +1. SA-054: Fatigue.
    #[inline]
    pub(crate) fn meet_symbol(
        &self,
        position: &mut Position,
        seat: Seat,
        hex: Hex,
        how: How,
        path: Path,
        dealer: Deal<'_, '_>,
    ) -> Flow {
        let symbol = self.rivers.cell(&position.river, hex).print.symbol;
        match symbol {
            Symbol::None => Flow::GoesOn,
            Symbol::Draw => {
                self.draw(position, seat, dealer);
                Flow::GoesOn
            }
            Symbol::Fatigue => {
                self.tire(position, seat, Cause::Hex, dealer);
                Flow::GoesOn
            }
            Symbol::Reeds | Symbol::TwoReeds => {
                if position.of(seat).card_count() == 0 {
                    return Flow::GoesOn;
                }
                let site = Site { hex, how, path };
                position.ask(seat, Task::Reeds { left: symbol.reeds(), shuffle: false, site });
                Flow::Waits
            }
            Symbol::Bear // SA-058
            | Symbol::Swim
            | Symbol::DoubleSwim
            | Symbol::Eagle
            | Symbol::Current
            | Symbol::CurrentOrRapids
            | Symbol::Rapids
            | Symbol::Wild => self.offer(position, seat, symbol, Site { hex, how, path }, dealer),
        }
    }

    /// SA-051: a choice among the piles left. SA-052: none left, nothing taken. SA-111: one left is taken
    /// without asking.
    fn offer(
        &self,
        position: &mut Position,
        seat: Seat,
        symbol: Symbol,
        site: Site,
        dealer: Deal<'_, '_>,
    ) -> Flow {
        let has_room = position.of(seat).has_room();
        let supply = position.supply;
        let mut left = symbol.offers().iter().copied().filter(|card| has_room && supply[card.index()] > 0);
        match (left.next(), left.next()) {
            (None, _) => {
                dealer.tell(position, || Event::PileEmpty { seat, symbol: Some(symbol), card: None });
                Flow::GoesOn
            }
            (Some(card), None) => {
                self.take(position, seat, card, dealer);
                Flow::GoesOn
            }
            (Some(_), Some(_)) => {
                position.ask(seat, Task::Take { symbol, site });
                Flow::Waits
            }
        }
    }

    /// SA-050: a card of the pile goes on top of the discard.
    pub(crate) fn take(&self, position: &mut Position, seat: Seat, card: Card, dealer: Deal<'_, '_>) {
        position.supply[card.index()] -= 1;
        let swimmer = position.of_mut(seat);
        swimmer.discard.put(card);
        swimmer.owned.add(card);
        dealer.tell(position, || Event::Took { seat, card });
    }

    /// SA-055: removes a card; two symbols remove two, one after the other. SA-056: back to its pile.
    pub(crate) fn remove(
        &self,
        position: &mut Position,
        from: Source,
        card: Card,
        (left, shuffle): (u8, bool),
        site: Site,
        dealer: Deal<'_, '_>,
    ) {
        let seat = position.asked;
        let swimmer = position.of_mut(seat);
        match from {
            Source::Hand => {
                swimmer.hand.take(card);
            }
            Source::Draw => {
                swimmer.draw.take(card);
            }
            Source::Discard => {
                swimmer.discard.take(card);
            }
        }
        swimmer.owned.take(card);
        let more = left > 1 && swimmer.card_count() > 0;
        Salmon::put_back(position, card);
        let shuffle = shuffle || from == Source::Draw;
        position.task = Task::Reeds { left: left - 1, shuffle, site };
        dealer.tell(position, || Event::Removed { seat, card, from });
        if !more {
            self.leave_reeds(position, shuffle, site, dealer);
        }
    }

    /// SA-057: a draw pile from which a card was removed is shuffled, face down again; then the move goes on.
    pub(crate) fn leave_reeds(
        &self,
        position: &mut Position,
        to_shuffle: bool,
        site: Site,
        dealer: Deal<'_, '_>,
    ) {
        let seat = position.asked;
        position.go_on(seat, site.how);
        if to_shuffle {
            shuffle(position, seat, dealer);
        }
        self.follow(position, seat, site.how, site.path, dealer);
    }
}

/// SA-051: the symbol offers the kind and its pile has cards left.
pub(crate) fn check_take(position: &Position, symbol: Symbol, card: Card) -> Result<(), Illegal> {
    if !symbol.offers().contains(&card) {
        return Err(Illegal::new("SA-051", "refused-not-offered").with("symbol", symbol).with("card", card));
    }
    if position.supply[card.index()] == 0 {
        return Err(Illegal::new("SA-051", "refused-pile-empty").with("card", card.plain()));
    }
    Ok(())
}

/// SA-051: one action for each pile left.
pub(crate) fn list_takes(position: &Position, symbol: Symbol, out: &mut Vec<Action>) {
    for card in symbol.offers().iter().copied() {
        if position.supply[card.index()] > 0 {
            out.push(Action::Take { card });
        }
    }
}

/// SA-055: the card is where it is said to be; cards in play cannot be removed.
pub(crate) fn check_remove(position: &Position, from: Source, card: Card) -> Result<(), Illegal> {
    let swimmer = position.of(position.asked);
    let found = match from {
        Source::Hand => usize::from(swimmer.hand.of(card)),
        Source::Draw => swimmer.draw.count_of(card),
        Source::Discard => swimmer.discard.count_of(card),
    };
    match found {
        0 => Err(Illegal::new("SA-055", "refused-not-there")
            .with("card", card.plain())
            .with("source", from.plain())),
        _ => Ok(()),
    }
}

/// SA-055: one removal for each kind in hand, draw pile and discard, or none.
pub(crate) fn list_removals(position: &Position, out: &mut Vec<Action>) {
    let swimmer = position.of(position.asked);
    let places = [
        (Source::Hand, *swimmer.hand.counts()),
        (Source::Draw, Salmon::counts_of(&swimmer.draw)),
        (Source::Discard, Salmon::counts_of(&swimmer.discard)),
    ];
    for (from, counts) in places {
        for card in Card::ALL.iter().copied().filter(|card| counts[card.index()] > 0) {
            out.push(Action::Remove { from, card });
        }
    }
    out.push(Action::Pass {});
}
