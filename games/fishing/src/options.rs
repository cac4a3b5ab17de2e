//! The variant switches (SPEC.md part 3), each matched once where it bites.

use std::collections::BTreeMap;
use std::fmt;

use engine::content::Files;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Board;

engine::kinds! {
    /// FI-003: how the order of play is found.
    pub enum Order { Rolled = "rolled", Seats = "seats" }
}
engine::kinds! {
    /// G1: what a fish's price is: paid for the catch, or received at the market.
    pub enum FishPrice { Cost = "cost", Bounty = "bounty" }
}
engine::kinds! {
    /// G4: what becomes of sold-out items.
    pub enum ShopSupply { Restock = "restock", PerGame = "per_game", Endless = "endless" }
}
engine::kinds! {
    /// G17: whether the first win ends the game at once.
    pub enum Finish { Immediate = "immediate", FullRound = "full_round" }
}
engine::kinds! {
    /// G11: which effects touch chosen moves.
    pub enum ChosenMoves { Exempt = "exempt", SlowOnly = "slow_only" }
}
engine::kinds! {
    /// G15: who gets what the loser of a duel loses.
    pub enum DuelPrize { Bank = "bank", Winner = "winner" }
}
engine::kinds! {
    /// G6: when fuel may be bought before moving.
    pub enum EarlyRefuel { EmptyOnly = "empty_only", Always = "always" }
}
engine::kinds! {
    /// G16: whether there are offers and bids.
    pub enum Barter { On = "on", Off = "off" }
}
engine::kinds! {
    /// G26: whether hands are open.
    pub enum Hands { Open = "open", Private = "private" }
}

/// Every switch with its value.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// One of the four boards, or a custom board.
    pub board: BoardChoice,
    /// FI-003.
    pub order: Order,
    /// FI-040.
    pub fish_price: FishPrice,
    /// FI-124.
    pub shop_supply: ShopSupply,
    /// FI-141.
    pub finish: Finish,
    /// FI-095.
    pub chosen_moves: ChosenMoves,
    /// FI-114.
    pub duel_prize: DuelPrize,
    /// FI-071: copies of each kind of chance card; 0 is no limit.
    pub chance_copies: u8,
    /// FI-023.
    pub early_refuel: EarlyRefuel,
    /// FI-130.
    pub barter: Barter,
    /// FI-007.
    pub hands: Hands,
    /// Values of named constants that differ from the standard ones.
    #[serde(deserialize_with = "read_constants")]
    #[cfg_attr(feature = "schema", schemars(schema_with = "crate::schema::constants"))]
    pub constants: BTreeMap<String, i64>,
    /// FI-002, FI-006, FI-070, FI-121: files that replace those of the game.
    #[serde(skip_serializing_if = "Files::is_empty")]
    pub content: Files,
}

/// A board by name, or with all its squares.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardChoice {
    /// One of the game's own.
    Named(String),
    /// A user's.
    Own(OwnBoard),
    /// The text of a user's board file, read when the game is made.
    File(String),
}

impl BoardChoice {
    /// A text gives way to the board that was read from it, without comments.
    pub(crate) fn settle(&mut self, board: &Board) {
        if let BoardChoice::File(_) = self {
            let squares = board.squares().iter().map(|square| square.mark()).collect();
            *self = BoardChoice::Own(OwnBoard { id: board.id.clone(), name: board.name.clone(), squares });
        }
    }
}

/// A user's board as options write it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnBoard {
    /// Its name in files.
    pub id: String,
    /// Its name for people; the id if it is left out.
    #[serde(default)]
    pub name: String,
    /// The marks from the market on.
    pub squares: Vec<String>,
}

impl Default for BoardChoice {
    fn default() -> BoardChoice {
        BoardChoice::Named("sound".to_string())
    }
}

impl Serialize for BoardChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            BoardChoice::Named(text) | BoardChoice::File(text) => text.serialize(serializer),
            BoardChoice::Own(board) => board.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for BoardChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoardChoice, D::Error> {
        deserializer.deserialize_any(BoardVisitor)
    }
}

struct BoardVisitor;

impl<'de> Visitor<'de> for BoardVisitor {
    type Value = BoardChoice;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a board, an object with `id` and `squares`, or the text of a board file")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<BoardChoice, E> {
        // Names have one line, files have more.
        match text.contains('\n') {
            true => Ok(BoardChoice::File(text.to_string())),
            false => Ok(BoardChoice::Named(text.to_string())),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<BoardChoice, A::Error> {
        OwnBoard::deserialize(MapAccessDeserializer::new(map)).map(BoardChoice::Own)
    }
}

/// Reads `{"tank": 12}`, or the same as a text for command lines: `tank=12,start_fuel=8`.
fn read_constants<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, i64>, D::Error> {
    deserializer.deserialize_any(ConstantsVisitor)
}

struct ConstantsVisitor;

impl<'de> Visitor<'de> for ConstantsVisitor {
    type Value = BTreeMap<String, i64>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of named constants with whole numbers, or a text such as tank=12,start_fuel=8")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<BTreeMap<String, i64>, E> {
        let inner = text.trim().trim_start_matches('{').trim_end_matches('}');
        let mut constants = BTreeMap::new();
        for pair in inner.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
            let wrong = || E::invalid_value(Unexpected::Str(pair), &self);
            let (name, value) = pair.split_once(['=', ':']).ok_or_else(wrong)?;
            let value: i64 = value.trim().parse().map_err(|_| wrong())?;
            constants.insert(name.trim().trim_matches('"').to_string(), value);
        }
        Ok(constants)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<BTreeMap<String, i64>, A::Error> {
        BTreeMap::deserialize(MapAccessDeserializer::new(map))
    }
}
