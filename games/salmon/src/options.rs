//! The variant switches of part 5, and what set-up leaves to the table: river, first seat, round limit.

use engine::Seat;
use engine::content::Files;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::BOARDS;

macro_rules! switch {
    ($(#[$meta:meta])* $Name:ident { $(#[$default_meta:meta])* $Default:ident, $(#[$other_meta:meta])* $Other:ident }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum $Name {
            $(#[$default_meta])* #[default] $Default,
            $(#[$other_meta])* $Other,
        }
    };
}

switch! {
    /// SA-012: the cards that a seat begins with.
    StartDeck { /// Eleven cards.
        Standard, /// Eight cards.
        Light }
}
switch! {
    /// SA-061: what a turn of nothing but Fatigue gives.
    RestReturn { /// One Fatigue goes back.
        Always, /// The seat may give one back.
        May }
}
switch! {
    /// SA-037: which hexes of a Double Swim count.
    PassThrough { /// Both.
        Every, /// The symbol of the first does not; its bears do.
        LastOnly }
}
switch! {
    /// SA-039: how moves end that reach the spawning ground.
    PoolEntry { /// They must be possible as a whole.
        Whole, /// They end at its first hex.
        Stops }
}
switch! {
    /// SA-062: what an empty Fatigue pile means.
    FatiguePile { /// No Fatigue is added.
        Limited, /// It is added all the same.
        Unlimited }
}
switch! {
    /// SA-065: how far a bear walks.
    BearMove { /// Two steps.
        Two, /// One or two steps.
        UpToTwo }
}
switch! {
    /// SA-070: what several bears on one hex cost.
    BearStack { /// One Fatigue each.
        Each, /// One Fatigue together.
        Once }
}

/// SA-014: who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// The die says.
    #[default]
    Roll,
    /// This seat.
    Seat(Seat),
}

/// SA-007: the river if nobody says another.
pub(crate) const DEFAULT_RIVER: &str = "S1-2E-4E-6E-F1";

/// The variant switches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// SA-007, SA-009: a river such as `S1-2E-4M-6E-F2`, or `random:n`.
    pub river: String,
    /// SA-007: custom board sides that `river` may name: the text of their files, one after the other.
    pub boards: String,
    /// SA-014.
    pub first: First,
    /// SA-105: rounds before the end; without it 20 for each board of the river.
    pub max_rounds: Option<u16>,
    pub start_deck: StartDeck,
    pub rest_return: RestReturn,
    pub pass_through: PassThrough,
    pub pool_entry: PoolEntry,
    pub fatigue_pile: FatiguePile,
    pub bear_move: BearMove,
    pub bear_stack: BearStack,
    /// SA-101: whether bears leave salmon in the spawning ground alone.
    pub pool_safe: bool,
    /// SA-005, SA-008, SA-011, SA-012: files that replace those of the game.
    #[serde(skip_serializing_if = "Files::is_empty")]
    pub content: Files,
}

impl Options {
    /// Whether there may be boards that are not proved with every river.
    pub(crate) fn has_own_boards(&self) -> bool {
        !self.boards.is_empty() || BOARDS.iter().any(|(name, _)| self.content.has(name))
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            river: DEFAULT_RIVER.to_string(),
            boards: String::new(),
            first: First::Roll,
            max_rounds: None,
            start_deck: StartDeck::Standard,
            rest_return: RestReturn::Always,
            pass_through: PassThrough::Every,
            pool_entry: PoolEntry::Whole,
            fatigue_pile: FatiguePile::Limited,
            bear_move: BearMove::Two,
            bear_stack: BearStack::Each,
            pool_safe: false,
            content: Files::default(),
        }
    }
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            First::Roll => serializer.serialize_str("roll"),
            First::Seat(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<First, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(Seat),
            Word(String),
        }
        match Written::deserialize(deserializer) {
            Ok(Written::Seat(seat)) => Ok(First::Seat(seat)),
            Ok(Written::Word(word)) if word == "roll" => Ok(First::Roll),
            Ok(Written::Word(word)) => Err(D::Error::unknown_variant(&word, &["roll"])),
            Err(wrong) => Err(wrong),
        }
    }
}
