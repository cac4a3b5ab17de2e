//! Spaces and directions: WW-025. A space is a column `a` to `g` and a row counted from the start.

use std::fmt;
use std::str::FromStr;

use engine::Value;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The columns of the river.
pub(crate) const COLUMNS: u8 = 7;
/// The highest row that a kayak can reach, run-out included.
pub(crate) const ROWS_MAX: u8 = 95;

const LETTERS: [&str; 8] = ["?", "a", "b", "c", "d", "e", "f", "g"];

/// A cell of the river, written `d12`. Inside it is row times eight plus column, column 0 being bank, so that
/// a step in any direction is one addition and a row of the board is a byte of a bit board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u16);

impl Space {
    /// No space: a kayak that is not on the board yet.
    pub const NONE: Space = Space(0);

    /// The space in that column (1 to 7) and row.
    #[inline]
    pub const fn new(column: u8, row: u8) -> Space {
        Space(row as u16 * 8 + column as u16)
    }

    /// The space at that place of a bit board.
    #[inline]
    pub const fn at_bit(bit: u16) -> Space {
        Space(bit)
    }

    /// Its place in tables and bit boards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 1 for `a`.
    #[inline]
    pub const fn column(self) -> u8 {
        (self.0 & 7) as u8
    }

    /// The column's letter.
    pub fn letter(self) -> &'static str {
        LETTERS[usize::from(self.column())]
    }

    /// The row, from 1.
    #[inline]
    pub const fn row(self) -> u8 {
        (self.0 >> 3) as u8
    }

    /// Whether it is no space at all.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The cell that many places on; places below the board become none.
    #[inline]
    pub(crate) const fn plus(self, places: i16) -> Space {
        Space(self.0.saturating_add_signed(places))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row())
    }
}

/// Said as it is written.
impl From<Space> for Value {
    fn from(space: Space) -> Value {
        Value::text(space.to_string())
    }
}

impl FromStr for Space {
    /// What is no space is told to readers of JSON, who say it in their own words.
    type Err = String;

    fn from_str(text: &str) -> Result<Space, String> {
        let fault =
            || format!("{text}: a space is a column a to g and a row 1 to {ROWS_MAX}, such as \"d12\"");
        let mut letters = text.chars();
        let column = letters.next().filter(|letter| ('a'..='g').contains(letter)).ok_or_else(fault)?;
        let digits = letters.as_str();
        if digits.starts_with('0') || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(fault());
        }
        let row: u8 = digits.parse().map_err(|_| fault())?;
        if row > ROWS_MAX {
            return Err(fault());
        }
        Ok(Space::new(column as u8 - b'a' + 1, row))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

engine::kinds! {
    /// Where a current, an arrow or a drop leads: a row on, perhaps a column aside.
    pub enum Direction {
        /// Straight on.
        North = "n",
        /// A column to the left.
        Northwest = "nw",
        /// A column to the right.
        Northeast = "ne",
    }
}

impl Direction {
    /// How far the target lies from the start in [`Space`]s.
    #[inline]
    pub(crate) const fn places(self) -> i16 {
        match self {
            Direction::North => 8,
            Direction::Northwest => 7,
            Direction::Northeast => 9,
        }
    }

    /// The change of the column.
    pub(crate) const fn aside(self) -> i8 {
        match self {
            Direction::North => 0,
            Direction::Northwest => -1,
            Direction::Northeast => 1,
        }
    }

    /// The arrow in pictures.
    pub fn arrow(self) -> char {
        match self {
            Direction::North => '^',
            Direction::Northwest => '<',
            Direction::Northeast => '>',
        }
    }
}

engine::kinds! {
    /// The two ways of a maneuver.
    pub enum Side {
        /// Towards column `a`.
        Left = "left",
        /// Towards column `g`.
        Right = "right",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_is_read_as_it_is_written() {
        for text in ["a1", "d12", "g80", "c95"] {
            assert_eq!(text.parse::<Space>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_space_is_refused() {
        for text in
            ["", "d", "h3", "d0", "d05", "d96", "d+3", "4d", "d-1", "d 4", "D4", "d4.0", "é4", "d99999"]
        {
            let fault = text.parse::<Space>().unwrap_err();
            assert!(fault.to_string().contains("column a to g"), "{fault}");
        }
    }
}
