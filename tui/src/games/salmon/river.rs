//! The river of hexes as the scenery lays it: each hex with its column and height on the whole river.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::text::{list, number, word};

/// One hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hex<'a> {
    /// The id of its kind, such as `water`.
    pub(super) ground: &'a str,
    /// The symbol, as the scenery describes it.
    pub(super) symbol: Option<&'a Value>,
    /// The ids of the neighbours that its arrows lead to.
    pub(super) arrows: Vec<&'a str>,
    /// Whether two boards meet in it.
    pub(super) is_joint: bool,
}

/// The whole river.
pub(super) struct River<'a> {
    boards: &'a [Value],
    hexes: BTreeMap<(i64, i64), Hex<'a>>,
    /// Where the hex of a name lies.
    places: BTreeMap<&'a str, (i64, i64)>,
}

impl<'a> River<'a> {
    /// The river of a scenery; none before it is laid.
    pub(super) fn of(scenery: &'a Value) -> Option<River<'a>> {
        let boards = list(scenery, "boards");
        let mut river = River { boards, hexes: BTreeMap::new(), places: BTreeMap::new() };
        for hex in boards.iter().flat_map(|board| list(board, "hexes")) {
            let place = (number(hex, "column"), number(hex, "height"));
            river.places.insert(word(hex, "at"), place);
            river.hexes.insert(place, read_hex(scenery, hex));
        }
        (!river.hexes.is_empty()).then_some(river)
    }

    pub(super) fn hex(&self, place: (i64, i64)) -> Option<&Hex<'a>> {
        self.hexes.get(&place)
    }

    /// Where a hex such as `2E:3,4` lies.
    pub(super) fn place(&self, name: &str) -> Option<(i64, i64)> {
        self.places.get(name).copied()
    }

    /// The greatest height.
    pub(super) fn top(&self) -> i64 {
        self.hexes.keys().map(|(_, height)| *height).max().unwrap_or(0)
    }

    /// The column in the middle of the board at a height.
    pub(super) fn middle(&self, height: i64) -> i64 {
        let board = self.boards.iter().rev().find(|board| number(board, "height") <= height);
        let columns =
            || board.into_iter().flat_map(|board| list(board, "hexes")).map(|hex| number(hex, "column"));
        let (first, last) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        first + (last - first) / 2
    }

    /// The board that begins at a height: above the hexes in which it meets the one below.
    pub(super) fn board_begins(&self, height: i64) -> Option<&'a Value> {
        self.boards.iter().find(|board| number(board, "height") + 1 == height)
    }
}

fn read_hex<'a>(scenery: &'a Value, hex: &'a Value) -> Hex<'a> {
    let of_sign = |kind: &str, sign: &str| list(scenery, kind).iter().find(|one| word(one, "sign") == sign);
    Hex {
        ground: of_sign("grounds", word(hex, "ground")).map_or("", |ground| word(ground, "id")),
        symbol: of_sign("symbols", word(hex, "symbol")),
        arrows: list(hex, "arrows").iter().filter_map(Value::as_str).collect(),
        is_joint: hex["joint"] == true,
    }
}

/// The places of everything with a hex in a list of names.
pub(super) fn places(river: &River<'_>, forecast: &Value, key: &str) -> Vec<(i64, i64)> {
    list(forecast, key).iter().filter_map(|name| river.place(name.as_str()?)).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests {
    use serde_json::json;

    use super::*;

    fn scenery(river: &str) -> Value {
        catalog::find("salmon").unwrap().new_race(2, &json!({ "river": river }), 7).unwrap().scenery()
    }

    #[test]
    fn a_river_lies_end_to_end_with_joints_between() {
        let scenery = scenery("S1-2E-4E-6E-F1");
        let river = River::of(&scenery).unwrap();
        assert_eq!(river.top(), 49);
        assert_eq!(river.place("S1:4,1"), Some((4, 1)));
        let joint = river.place("2E:5,0").unwrap();
        assert_eq!(joint, (3, 6), "the upper board lies two columns to the left");
        assert!(river.hex(joint).unwrap().is_joint);
        assert_eq!(river.hex((4, 1)).unwrap().ground, "start");
        assert_eq!((river.middle(1), river.middle(7)), (4, 2));
        assert_eq!(word(river.board_begins(7).unwrap(), "id"), "2E");
    }

    #[test]
    fn a_hex_has_ground_symbol_and_arrows() {
        let scenery = scenery("S1-2E-4E-6E-F1");
        let river = River::of(&scenery).unwrap();
        let hex = river.hex(river.place("2E:3,4").unwrap()).unwrap();
        assert_eq!((hex.ground, word(hex.symbol.unwrap(), "id")), ("water", "current"));
        assert_eq!(hex.arrows, ["se", "sw"]);
    }

    #[test]
    fn where_nothing_is_laid_there_is_no_river() {
        for nothing in [Value::Null, json!({"boards": []}), json!({"boards": [{"id": "S1"}, 3]})] {
            assert!(River::of(&nothing).is_none());
        }
    }
}
