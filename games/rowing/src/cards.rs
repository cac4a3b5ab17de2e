//! The cards: their kinds in canonical order, bags of them, and counted cards as actions and events name them.

use engine::Kind as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

engine::kinds! {
    /// A card. The order is the canonical one.
    pub enum Card {
        /// One space.
        Pace1 = "p1",
        /// Two spaces.
        Pace2 = "p2",
        /// Three spaces.
        Pace3 = "p3",
        /// Flips a card.
        Suffering = "s",
        /// Only takes up room.
        Exhaustion = "e",
    }
}

/// How many kinds of cards there are.
pub(crate) const KINDS: usize = 5;
/// The Pace cards.
pub(crate) const PACE: [Card; 3] = [Card::Pace1, Card::Pace2, Card::Pace3];

/// Cards whose order nobody may use: a hand, a discard pile, a Play Area.
pub type Bag = engine::Bag<Card, KINDS>;

/// Counted cards, as an action or an event names them. They are read in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(pub [u8; KINDS]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; KINDS]);

    /// How many cards of a kind there are.
    #[inline]
    pub fn of(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// How many cards there are.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// How many cards there are that are not Exhaustion.
    #[inline]
    pub fn playable(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }

    /// How many Pace cards there are.
    #[inline]
    pub fn pace(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// What is left of these cards without `others`.
    #[inline]
    pub fn without(self, others: Cards) -> Cards {
        let mut left = self;
        for (mine, theirs) in left.0.iter_mut().zip(others.0) {
            *mine = mine.saturating_sub(theirs);
        }
        left
    }

    /// Every card, in canonical order.
    pub fn each(self) -> impl Iterator<Item = Card> {
        Card::ALL.iter().flat_map(move |card| std::iter::repeat_n(*card, usize::from(self.of(*card))))
    }
}

impl From<Bag> for Cards {
    #[inline]
    fn from(bag: Bag) -> Cards {
        Cards(*bag.counts())
    }
}

impl From<Cards> for Bag {
    #[inline]
    fn from(cards: Cards) -> Bag {
        Bag::from_counts(cards.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut counted = Cards::NONE;
        for card in cards {
            counted.add(card);
        }
        counted
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        if list.len() > 50 {
            return Err(serde::de::Error::custom("a choice of cards has at most 50 cards"));
        }
        Ok(list.into_iter().collect())
    }
}
