//! Cards, directions and symbols: the closed lists of part 2, with their names in the notation.

use engine::{Bag, Datum, Kind};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

engine::kinds! {
    /// A card, in the order of table 2.1, which is also the order in which hands are written.
    pub enum Card {
        Forward = "forward",
        Left = "left",
        Right = "right",
        DoubleForward = "double_forward",
        DoubleLeft = "double_left",
        DoubleRight = "double_right",
        Wild = "wild",
        Bear = "bear",
        Eagle = "eagle",
        Current = "current",
        Rapids = "rapids",
        Fatigue = "fatigue",
    }
}

engine::kinds! {
    /// Where a swim goes: salmon know only these three ways (SA-035).
    pub enum Direction { Forward = "forward", Left = "left", Right = "right" }
}

engine::kinds! {
    /// The six neighbours of a hex, clockwise (SA-003).
    pub enum Compass { N = "n", Ne = "ne", Se = "se", S = "s", Sw = "sw", Nw = "nw" }
}

engine::kinds! {
    /// What is drawn on a special hex (SA-004).
    pub enum Symbol {
        None = "none",
        Bear = "bear",
        Swim = "swim",
        DoubleSwim = "double_swim",
        Draw = "draw",
        Eagle = "eagle",
        Fatigue = "fatigue",
        Current = "current",
        CurrentOrRapids = "current_or_rapids",
        Rapids = "rapids",
        Reeds = "reeds",
        TwoReeds = "two_reeds",
        Wild = "wild",
    }
}

/// How many kinds of card there are.
pub(crate) const KINDS: usize = 12;

/// Cards whose order nobody may use.
pub type Hand = Bag<Card, KINDS>;

impl Card {
    /// The cards by name: the order in which several cards go to a discard.
    pub const ALPHABETICAL: [Card; KINDS] = [
        Card::Bear,
        Card::Current,
        Card::DoubleForward,
        Card::DoubleLeft,
        Card::DoubleRight,
        Card::Eagle,
        Card::Fatigue,
        Card::Forward,
        Card::Left,
        Card::Rapids,
        Card::Right,
        Card::Wild,
    ];

    /// Its id, as refusals name it.
    pub(crate) fn plain(self) -> Datum {
        Datum::Word("plain-card", self.name())
    }

    /// Part 2.1: whether it is a swim. The swims lead the table.
    #[inline]
    pub fn is_swim(self) -> bool {
        self <= Card::Wild
    }
}

impl Direction {
    /// Its id, as refusals name it.
    pub(crate) fn plain(self) -> Datum {
        Datum::Word("plain-direction", self.name())
    }

    /// SA-030: a swim's direction among the six neighbours.
    #[inline]
    pub fn compass(self) -> Compass {
        match self {
            Direction::Forward => Compass::N,
            Direction::Left => Compass::Nw,
            Direction::Right => Compass::Ne,
        }
    }
}

impl Compass {
    /// Its id, as refusals name it.
    pub(crate) fn plain(self) -> Datum {
        Datum::Word("plain-compass", self.name())
    }

    /// SA-003: the change of column and height.
    pub fn change(self) -> (i8, i8) {
        match self {
            Compass::N => (0, 2),
            Compass::Ne => (1, 1),
            Compass::Se => (1, -1),
            Compass::S => (0, -2),
            Compass::Sw => (-1, -1),
            Compass::Nw => (-1, 1),
        }
    }

    /// SA-003: the digit of an arrow that points there, as on a number pad.
    pub fn digit(self) -> char {
        match self {
            Compass::N => '8',
            Compass::Ne => '9',
            Compass::Se => '3',
            Compass::S => '2',
            Compass::Sw => '1',
            Compass::Nw => '7',
        }
    }

    /// The direction of an arrow digit.
    pub fn of_digit(digit: char) -> Option<Compass> {
        Compass::ALL.iter().copied().find(|compass| compass.digit() == digit)
    }
}

impl Symbol {
    /// SA-004: the sign on a board's map.
    pub fn sign(self) -> Option<char> {
        match self {
            Symbol::None => None,
            Symbol::Bear => Some('B'),
            Symbol::Swim => Some('S'),
            Symbol::DoubleSwim => Some('D'),
            Symbol::Draw => Some('+'),
            Symbol::Eagle => Some('E'),
            Symbol::Fatigue => Some('X'),
            Symbol::Current => Some('C'),
            Symbol::CurrentOrRapids => Some('Q'),
            Symbol::Rapids => Some('R'),
            Symbol::Reeds => Some('1'),
            Symbol::TwoReeds => Some('2'),
            Symbol::Wild => Some('W'),
        }
    }

    /// The symbol of a sign.
    pub fn of_sign(sign: char) -> Option<Symbol> {
        Symbol::ALL.iter().copied().find(|symbol| symbol.sign() == Some(sign))
    }

    /// SA-050, SA-051, SA-058: the kinds of card that the symbol offers.
    #[inline]
    pub fn offers(self) -> &'static [Card] {
        match self {
            Symbol::Bear => &[Card::Bear],
            Symbol::Swim => &[Card::Forward, Card::Left, Card::Right],
            Symbol::DoubleSwim => &[Card::DoubleForward, Card::DoubleLeft, Card::DoubleRight],
            Symbol::Eagle => &[Card::Eagle],
            Symbol::Current => &[Card::Current],
            Symbol::CurrentOrRapids => &[Card::Current, Card::Rapids],
            Symbol::Rapids => &[Card::Rapids],
            Symbol::Wild => &[Card::Wild],
            Symbol::None | Symbol::Draw | Symbol::Fatigue | Symbol::Reeds | Symbol::TwoReeds => &[],
        }
    }

    /// SA-055: how many cards may be removed here.
    #[inline]
    pub fn reeds(self) -> u8 {
        match self {
            Symbol::Reeds => 1,
            Symbol::TwoReeds => 2,
            Symbol::None
            | Symbol::Bear
            | Symbol::Swim
            | Symbol::DoubleSwim
            | Symbol::Draw
            | Symbol::Eagle
            | Symbol::Fatigue
            | Symbol::Current
            | Symbol::CurrentOrRapids
            | Symbol::Rapids
            | Symbol::Wild => 0,
        }
    }
}

/// A set of cards in an action or event: read in any order, written by name.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Cards(pub [u8; KINDS]);

impl Cards {
    /// One card.
    pub fn one(card: Card) -> Cards {
        let mut cards = Cards::default();
        cards.0[card.index()] = 1;
        cards
    }

    /// How many cards there are.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// Every card, by name.
    pub fn by_name(&self) -> impl Iterator<Item = Card> + '_ {
        Card::ALPHABETICAL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.0[card.index()])))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.by_name())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        if list.len() > 255 {
            return Err(D::Error::custom("at most 255 cards can be named at once"));
        }
        let mut cards = Cards::default();
        for card in list {
            cards.0[card.index()] += 1;
        }
        Ok(cards)
    }
}
