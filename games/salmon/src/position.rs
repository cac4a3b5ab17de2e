//! All that changes in a race: part 8. What is hidden from whom: SA-110.

use engine::{Bag, List, Pile, Rng, Seat, Seats, Viewer};

use crate::Salmon;
use crate::card::{Card, Hand, KINDS, Symbol};
use crate::event::{Ending, How, Reason};
use crate::river::{Hex, River};

/// The most cards that a seat can own; see docs/decisions/051. Without the switch `fatigue_pile: unlimited` it
/// is out of reach: the game has 124 cards.
pub(crate) const CARDS_MAX: usize = 128;

/// A draw pile or a discard.
pub(crate) type Deck = Pile<Card, CARDS_MAX>;

/// Hexes still to come in a move.
pub(crate) type Path = List<Hex, 4>;

/// A seat's salmon and cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub struct Swimmer {
    pub hex: Hex,
    pub hand: Hand,
    pub draw: Deck,
    pub discard: Deck,
    /// SA-110: all cards of the seat, in play too; open to all.
    pub owned: Hand,
}

/// Where a symbol was met, and what is left of the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub struct Site {
    pub hex: Hex,
    pub how: How,
    pub path: Path,
}

/// The open decision, by its name in part 6.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub enum Task {
    SetUp,
    Play,
    Take { symbol: Symbol, site: Site },
    Reeds { left: u8, shuffle: bool, site: Site },
    BearFirst,
    BearSecond { bear: u8 },
    Counter { card: Card },
    Discard { count: u8, reason: Reason },
    EagleCard { target: Seat },
    Rest,
    Over { reason: Ending },
}

/// Everything that changes in a race.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct Position {
    pub river: River,
    pub round: u16,
    pub first: Seat,
    pub active: Seat,
    /// What is to be decided, and who decides.
    pub task: Task,
    pub asked: Seat,
    /// SA-091: seats that have countered the card being resolved.
    pub countered: Seats,
    pub bears: List<Hex, 6>,
    pub supply: [u16; KINDS],
    pub played: List<Card, 3>,
    pub swimmers: List<Swimmer, 4>,
}

impl Position {
    /// The position before set-up.
    pub fn before_set_up() -> Position {
        Position {
            river: List::new(),
            round: 1,
            first: Seat(0),
            active: Seat(0),
            task: Task::SetUp,
            asked: Seat(0),
            countered: Seats::NONE,
            bears: List::new(),
            supply: [0; KINDS],
            played: List::new(),
            swimmers: List::new(),
        }
    }

    /// A seat's salmon and cards.
    #[inline]
    pub fn of(&self, seat: Seat) -> &Swimmer {
        &self.swimmers[seat.index()]
    }

    /// A seat's salmon and cards, to be changed.
    #[inline]
    pub fn of_mut(&mut self, seat: Seat) -> &mut Swimmer {
        &mut self.swimmers[seat.index()]
    }

    /// Opens a decision.
    #[inline]
    pub fn ask(&mut self, seat: Seat, task: Task) {
        self.asked = seat;
        self.task = task;
    }

    /// A choice on the way is made and the move goes on, as if it had not been interrupted.
    pub(crate) fn go_on(&mut self, seat: Seat, how: How) {
        match how {
            How::Swim | How::Jump => self.ask(self.active, Task::Play),
            How::Current => self.ask(seat, Task::Counter { card: Card::Current }),
        }
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.swimmers.len() as u8
    }

    /// The seat that comes `place` seats after the active one.
    #[inline]
    pub fn clockwise(&self, place: u8) -> Seat {
        let (seat, seats) = (self.active.0 + place, self.seats());
        Seat(if seat >= seats { seat - seats } else { seat })
    }

    /// How many seats after the active one a seat comes.
    #[inline]
    pub fn place_of(&self, seat: Seat) -> u8 {
        (seat.0 + self.seats() - self.active.0) % self.seats()
    }

    /// The salmon on a hex.
    #[inline]
    pub fn salmon_on(&self, hex: Hex) -> bool {
        self.swimmers.iter().any(|swimmer| swimmer.hex == hex)
    }

    /// How many bears are on a hex.
    #[inline]
    pub fn bears_on(&self, hex: Hex) -> usize {
        self.bears.iter().filter(|bear| **bear == hex).count()
    }

    /// All cards of the race: the piles and what the seats own.
    pub(crate) fn card_total(&self) -> u32 {
        let piles: u32 = self.supply.iter().map(|n| u32::from(*n)).sum();
        piles + self.swimmers.iter().map(|swimmer| u32::from(swimmer.owned.count())).sum::<u32>()
    }

    /// SA-110: turns down other hands and all draw piles. An Eagle's player sees the hand, a seat at Reeds its
    /// own draw pile in no order.
    pub(crate) fn hide(&mut self, from: Viewer) {
        let (task, asked) = (self.task, self.asked);
        for (i, swimmer) in self.swimmers.iter_mut().enumerate() {
            let seat = Seat(i as u8);
            let seen = matches!(task, Task::EagleCard { target } if target == seat && from.is(asked)); // SA-086
            if !from.is(seat) && !seen {
                swimmer.hand.turn_down();
            }
            if matches!(task, Task::Reeds { .. }) && asked == seat && from.is(seat) {
                sort(&mut swimmer.draw); // SA-057
            } else {
                swimmer.draw.turn_down();
            }
        }
    }

    /// Deals unseen hands and draw piles from what each seat is known to own (SA-110).
    pub(crate) fn fill(&mut self, viewer: Viewer, rng: &mut Rng) {
        let (task, asked, active, played) = (self.task, self.asked, self.active, self.played);
        for (i, swimmer) in self.swimmers.iter_mut().enumerate() {
            let seat = Seat(i as u8);
            if !swimmer.draw.is_face_down() && !swimmer.hand.is_face_down() {
                if matches!(task, Task::Reeds { .. }) && asked == seat && viewer.is(seat) {
                    let mut cards: List<Card, CARDS_MAX> = swimmer.draw.top_first().collect();
                    rng.shuffle(&mut cards);
                    swimmer.draw = Deck::of(&cards);
                }
                continue;
            }
            let in_play: &[Card] = if seat == active { &played } else { &[] };
            let mut unseen: List<Card, CARDS_MAX> = swimmer.unseen(in_play).cards().collect();
            rng.shuffle(&mut unseen);
            if swimmer.hand.is_face_down() {
                let mut hand = Hand::new();
                for _ in 0..swimmer.hand.count() {
                    hand.add(unseen.pop().unwrap_or_default());
                }
                swimmer.hand = hand;
            }
            swimmer.draw.turn_up(unseen.iter().copied());
        }
    }
}

impl Swimmer {
    /// What a seat owns besides what can be seen.
    pub(crate) fn unseen(&self, in_play: &[Card]) -> Hand {
        let mut unseen = self.owned;
        let in_hand: Hand = if self.hand.is_face_down() { Bag::new() } else { self.hand };
        for card in self.discard.top_first().chain(in_play.iter().copied()).chain(in_hand.cards()) {
            unseen.take(card);
        }
        if !self.draw.is_face_down() {
            for card in self.draw.top_first() {
                unseen.take(card);
            }
        }
        unseen
    }

    /// How many cards there are in hand, draw pile and discard.
    pub(crate) fn card_count(&self) -> usize {
        usize::from(self.hand.count()) + self.draw.count() + self.discard.count()
    }

    /// Whether the seat can own another card.
    #[inline]
    pub(crate) fn has_room(&self) -> bool {
        usize::from(self.owned.count()) < CARDS_MAX
    }

    /// SA-102: the Fatigue cards of the seat.
    #[inline]
    pub fn fatigue(&self) -> u8 {
        self.owned.of(Card::Fatigue)
    }
}

fn sort(deck: &mut Deck) {
    let bag: Hand = deck.top_first().collect();
    let sorted: List<Card, CARDS_MAX> = bag.cards().collect();
    *deck = Deck::of(&sorted);
}

impl Salmon {
    /// How many of each kind of card a pile has.
    pub(crate) fn counts_of(deck: &Deck) -> [u8; KINDS] {
        let bag: Hand = deck.top_first().collect();
        *bag.counts()
    }
}
