//! All that changes in a race: runners, piles, whose turn it is and what is asked. Flat and copied like a
//! number.

use engine::{BySeat, Kind, List, Pile, Rng, SEATS_MAX, Seat, Viewer};

use crate::content::course::{ROOM, lane_bit};
use crate::content::{CARDS_MAX, Card};
use crate::event::Cause;
use crate::options::Deck;

/// The seats of a race in an order of their own.
pub(crate) type Order = List<Seat, SEATS_MAX>;
/// The deck or the discard pile.
pub(crate) type CardPile = Pile<Card, { CARDS_MAX as usize }>;

/// All that changes, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// What is asked, of the seat in `deciding`.
    pub task: Task,
    /// Who is asked.
    pub deciding: Seat,
    /// MA-008: the current round; 0 in set-up.
    pub round: u32,
    /// MA-008: the order of turns; empty in set-up.
    pub order: Order,
    /// Where in the order the turn is.
    pub slot: u8,
    /// MA-055: how many cards on top of the deck everyone knows.
    pub known_top: u8,
    /// The runners by seat.
    pub runners: BySeat<Runner>,
    /// MA-011: which lanes of each row hold a runner. Follows from the runners.
    pub taken: Taken,
    /// The EVENT deck, face down.
    pub deck: CardPile,
    /// MA-003: the discard pile, face up.
    pub discard: CardPile,
}

/// A runner with its hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Runner {
    /// MA-005: the place on the block, 1 to 6; 0 before it is rolled.
    pub start: u8,
    /// The row; beyond the last one after finishing.
    pub row: u8,
    /// The lane, 1 to 6; 0 while it is on no space.
    pub lane: u8,
    /// MA-026: 0 to 10.
    pub stamina: u8,
    /// MA-050: INJURY cards held.
    pub injuries: u8,
    /// MA-054: RUNNER'S HIGH cards held, 0 or 1.
    pub high: u8,
    /// MA-069: turns owed.
    pub skip: u8,
    /// The final place; 0 while racing.
    pub place: u8,
    /// MA-068: the change of the next speed roll.
    pub next_speed: i16,
}

impl Runner {
    /// Whether it has neither finished nor been ranked.
    #[inline]
    pub fn is_racing(&self) -> bool {
        self.place == 0
    }

    /// How many cards it holds.
    pub fn hand(&self) -> u32 {
        u32::from(self.injuries) + u32::from(self.high)
    }
}

/// What is asked. Each is named as the decision in the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Nothing: the race is over.
    Over,
    /// MA-005.
    StartRoll,
    /// MA-006.
    Place,
    /// MA-021.
    Roll,
    /// MA-022.
    Boost {
        /// What the die shows.
        die: u8,
        /// The speed that it makes.
        speed: u8,
    },
    /// MA-033.
    Run(Run, Ends),
    /// MA-062.
    CatchUp(Ends),
    /// MA-056.
    High(Against),
    /// Nothing as yet: between two events of a step, with the card that lies in no pile meanwhile.
    Busy(Option<Card>),
}

impl Task {
    /// The decision's name.
    pub fn name(&self) -> &'static str {
        match self {
            Task::Over => "over",
            Task::StartRoll => "start_roll",
            Task::Place => "place",
            Task::Roll => "roll",
            Task::Boost { .. } => "boost",
            Task::Run(..) => "run",
            Task::CatchUp(_) => "catch_up",
            Task::High(_) => "high",
            Task::Busy(_) => "busy",
        }
    }
}

/// A run that has been ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// How many rows.
    pub steps: u16,
    /// Which way.
    pub way: Way,
    /// By what.
    pub cause: Cause,
}

/// Which way a run goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// MA-030.
    Forward,
    /// MA-037.
    Back,
}

/// Where a move can end: lanes of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ends {
    /// The row.
    pub row: u8,
    /// The lanes, as a mask.
    pub lanes: u8,
}

impl Ends {
    /// The end in one of its lanes.
    #[inline]
    pub(crate) fn only(self, lane: u8) -> Ends {
        Ends { lanes: lane_bit(lane), ..self }
    }
}

/// What RUNNER'S HIGH could stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Against {
    /// MA-045: a backward run by the spinner.
    Spin {
        /// How many rows.
        steps: u16,
    },
    /// MA-059: a card; it lies in no pile meanwhile.
    Card {
        /// Which.
        card: Card,
        /// MA-070: the seats whose part is still to come.
        left: Order,
    },
    /// MA-057: the turn that a third INJURY costs.
    Injury,
}

/// MA-011: the lanes held by runners, a mask for each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Taken([u8; ROOM]);

impl Taken {
    /// Nobody is on the road.
    pub fn nobody() -> Taken {
        Taken([0; ROOM])
    }

    /// The lanes of a row that are held.
    #[inline]
    pub fn on(&self, row: u8) -> u8 {
        self.0[usize::from(row)]
    }

    /// A runner comes or goes.
    #[inline]
    pub fn flip(&mut self, row: u8, lane: u8) {
        self.0[usize::from(row)] ^= lane_bit(lane);
    }
}

impl Position {
    /// MA-008: whose turn it is; nobody's in set-up.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.order.get(usize::from(self.slot)).copied()
    }

    /// The runner whose turn it is.
    #[inline]
    pub(crate) fn mover(&self) -> Seat {
        self.order.get(usize::from(self.slot)).copied().unwrap_or_default()
    }

    /// Asks a seat.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, task: Task) {
        self.deciding = seat;
        self.task = task;
    }

    /// Puts a runner on a space and takes it from where it was; lane 0 is no space.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, row: u8, lane: u8) {
        let runner = &mut self.runners[seat];
        self.taken.flip(runner.row, runner.lane);
        (runner.row, runner.lane) = (row, lane);
        self.taken.flip(row, lane);
    }

    /// The runners still racing, with their seats.
    pub(crate) fn racing(&self) -> impl Iterator<Item = (Seat, &Runner)> {
        self.runners.by_seat().filter(|(_, runner)| runner.is_racing())
    }

    /// The card that lies in no pile because it is carried out, or somebody is asked about it.
    pub(crate) fn card_in_play(&self) -> Option<Card> {
        match self.task {
            Task::High(Against::Card { card, .. }) => Some(card),
            Task::Busy(card) => card,
            _ => None,
        }
    }

    /// How many cards there are in piles, hands and in play.
    pub(crate) fn cards(&self) -> u32 {
        let hands: u32 = self.runners.iter().map(Runner::hand).sum();
        let piles = self.deck.count() + self.discard.count();
        hands + piles as u32 + u32::from(self.card_in_play().is_some())
    }

    /// How many cards of each kind nobody has seen, if the race's deck is `whole`: neither discarded, nor in
    /// a hand, nor in play, nor known on top.
    pub(crate) fn unseen(&self, whole: &Deck) -> Deck {
        let mut unseen = *whole;
        let mut see = |card: Card, n: u16| unseen.0[card.index()] = unseen.of(card).saturating_sub(n);
        for card in self.discard.top_first().chain(self.card_in_play()) {
            see(card, 1);
        }
        for runner in self.runners.iter() {
            see(Card::Injury, u16::from(runner.injuries));
            see(Card::RunnersHigh, u16::from(runner.high));
        }
        for card in self.deck.top_first().take(usize::from(self.known_top)) {
            see(card, 1);
        }
        unseen
    }

    /// How many cards of each kind there are where the next one comes from: the deck, or the discard pile that becomes the next
    /// one (MA-041). Nothing where the piles do not add up to the race's deck.
    pub(crate) fn next_cards(&self, whole: &Deck) -> Option<Deck> {
        let mut cards = self.unseen(whole);
        let (pile, open) = match self.deck.is_empty() {
            true => (self.discard.count(), self.discard.count()),
            false => (self.deck.count(), usize::from(self.known_top)),
        };
        let seen = if self.deck.is_empty() { &self.discard } else { &self.deck };
        for card in seen.top_first().take(open) {
            cards.0[card.index()] += 1;
        }
        (cards.count() as usize == pile).then_some(cards)
    }

    /// MA-073: only the order of the deck is hidden, but for a top card that everyone knows.
    pub(crate) fn hide(&mut self, _from: Viewer) {
        let known = if self.known_top > 0 { self.deck.draw() } else { None };
        self.deck.turn_down();
        if let Some(card) = known {
            self.deck.put(card);
        }
    }

    /// MA-072, MA-073: deals the cards that nobody has seen into a deck that was turned down. Where the piles
    /// do not add up to the race's deck, other cards of it stand in.
    pub(crate) fn fill(&mut self, whole: &Deck, rng: &mut Rng) {
        let mut unseen: List<Card, { CARDS_MAX as usize }> = self.unseen(whole).cards().collect();
        rng.shuffle(&mut unseen);
        let known: List<Card, 1> = self.deck.top_first().take(usize::from(self.known_top.min(1))).collect();
        let spare = std::iter::repeat_with(|| whole.cards()).take(usize::from(CARDS_MAX)).flatten();
        let deal = known.iter().copied().chain(unseen.iter().copied()).chain(spare);
        self.deck.turn_up(deal);
    }
}
