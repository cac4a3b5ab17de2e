//! What a crew may choose, as the specification's part 6 writes it; and the four stroke rates.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Cards;

/// One choice. It is called like the decision that it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Step 1, RW-030: the stroke rate of this turn.
    Rate {
        /// The rate.
        to: Rate,
    },
    /// Step 2, RW-040: the cards of this turn.
    Play {
        /// The cards.
        cards: Cards,
    },
    /// Step 4, RW-060: one space more.
    Tides {},
    /// Step 5, RW-070: two spaces more for a card of the Stamina Pile.
    Motivation {},
    /// Steps 4 and 5: neither.
    Pass {},
    /// Step 6, RW-080: Pace cards to put aside.
    Discard {
        /// The cards; there may be none.
        cards: Cards,
    },
}

/// RW-009: a stroke rate, written as its strokes a minute.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rate {
    /// 36 strokes a minute.
    #[default]
    Easy,
    /// 39 strokes a minute.
    Steady,
    /// 42 strokes a minute.
    Race,
    /// 45 strokes a minute.
    Sprint,
}

impl Rate {
    /// The rates, rising.
    pub const ALL: [Rate; 4] = [Rate::Easy, Rate::Steady, Rate::Race, Rate::Sprint];

    /// Strokes a minute.
    #[inline]
    pub const fn strokes(self) -> u8 {
        36 + 3 * self as u8
    }

    /// The rate of that many strokes a minute.
    pub fn of_strokes(strokes: u8) -> Option<Rate> {
        Rate::ALL.into_iter().find(|rate| rate.strokes() == strokes)
    }

    /// How many positions lie between two rates.
    #[inline]
    pub const fn distance(self, other: Rate) -> u8 {
        (self as u8).abs_diff(other as u8)
    }
}

impl Serialize for Rate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.strokes())
    }
}

impl<'de> Deserialize<'de> for Rate {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rate, D::Error> {
        let strokes = u8::deserialize(deserializer)?;
        Rate::of_strokes(strokes)
            .ok_or_else(|| serde::de::Error::custom(format!("a rate is 36, 39, 42 or 45, not {strokes}")))
    }
}
