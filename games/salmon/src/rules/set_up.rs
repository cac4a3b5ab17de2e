//! Set-up: SA-001 and SA-007 to SA-014.

use engine::{List, Seat};

use super::{DIE, Deal};
use crate::Salmon;
use crate::board::Piece;
use crate::card::{Card, Hand, Symbol};
use crate::event::Event;
use crate::naming::Course;
use crate::options::First;
use crate::position::{Deck, Position, Swimmer, Task};
use crate::river::{BOARDS_MAX, Hex, River};

impl Salmon {
    /// SA-013: the whole set-up; its chance events come in the order river, shuffles, first player.
    pub(crate) fn set_up(&self, dealer: Deal<'_, '_>) -> Position {
        let mut position = Position::before_set_up();
        position.river = self.lay_river(dealer);
        position.bears = self.place_bears(&position.river);
        position.supply = self.full_supply();
        let start = self.rivers.start(&position.river);
        for _ in 0..self.seats {
            position.swimmers.push(self.deal_seat(start, dealer));
        }
        position.ask(position.first, Task::Play);
        dealer.tell(&position, || Event::RiverLaid { river: self.rivers.name(&position.river) });
        position.first = self.find_first(dealer);
        position.active = position.first;
        position.ask(position.first, Task::Play);
        dealer.tell(&position, || Event::FirstPlayer { seat: position.first });
        position
    }

    /// SA-007: the river that was chosen. SA-009: or one by the die, board numbers in use rolled again.
    fn lay_river(&self, dealer: Deal<'_, '_>) -> River {
        let boards = match &self.course {
            Course::Laid(river) => return self.rivers.lay(river),
            Course::Random(boards) => *boards,
        };
        let mut river: List<u8, BOARDS_MAX> = List::new();
        let odd = dealer.roll(DIE) % 2 == 1;
        river.push(self.side_of(Piece::Start, odd));
        let mut used = [false; 7];
        for _ in 0..boards {
            let mut number = dealer.roll(DIE);
            while used[usize::from(number)] {
                number = dealer.roll(DIE);
            }
            used[usize::from(number)] = true;
            let even = dealer.roll(DIE).is_multiple_of(2);
            river.push(self.side_of(Piece::Number(number), even));
        }
        let odd = dealer.roll(DIE) % 2 == 1;
        river.push(self.side_of(Piece::Finish, odd));
        self.rivers.lay(&river)
    }

    /// The first side of a piece (S1, an easy side, F1) or its second.
    fn side_of(&self, piece: Piece, first: bool) -> u8 {
        let mut places = (0u8..).zip(&self.rivers.sides).filter(|(_, side)| side.piece == piece);
        let place = if first { places.next() } else { places.nth(1) };
        place.expect("every piece has two sides").0
    }

    /// SA-010: a bear on each paw in river order, as far as the six bears go.
    pub(crate) fn place_bears(&self, river: &River) -> List<Hex, 6> {
        (0..river.len())
            .flat_map(|slot| self.rivers.hexes(river, slot))
            .filter(|hex| self.rivers.cell(river, *hex).print.symbol == Symbol::Bear)
            .take(6)
            .collect()
    }

    /// SA-011: the sizes of the piles.
    pub(crate) fn full_supply(&self) -> [u16; crate::card::KINDS] {
        std::array::from_fn(|i| self.cards.0[i].pile)
    }

    /// SA-013: shuffles a starting deck (SA-012) and draws four.
    fn deal_seat(&self, start: Hex, dealer: Deal<'_, '_>) -> Swimmer {
        let mut deck = self.start_deck;
        dealer.shuffle(&mut deck);
        let hand: Hand = deck[..4].iter().copied().collect();
        let owned: Hand = deck.iter().copied().collect();
        Swimmer { hex: start, hand, draw: Deck::of(&deck[4..]), owned, ..Swimmer::default() }
    }

    /// SA-014: the die names the first seat; four seats throw a 5 or 6 again.
    fn find_first(&self, dealer: Deal<'_, '_>) -> Seat {
        if let First::Seat(seat) = self.options.first {
            return seat;
        }
        loop {
            let roll = dealer.roll(DIE);
            if self.seats < 4 || roll <= 4 {
                return Seat((roll - 1) % self.seats);
            }
        }
    }

    /// SA-056: puts a card back onto the pile of its kind.
    pub(crate) fn put_back(position: &mut Position, card: Card) {
        position.supply[card as usize] += 1;
    }
}
