//! The river of hexes, laid from its boards: each hex with its column and height on the whole river.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::text::{list, word};

const BOARDS: [&str; 16] = [
    include_str!("../../../../games/salmon/content/boards/S1.txt"),
    include_str!("../../../../games/salmon/content/boards/S2.txt"),
    include_str!("../../../../games/salmon/content/boards/1E.txt"),
    include_str!("../../../../games/salmon/content/boards/1M.txt"),
    include_str!("../../../../games/salmon/content/boards/2E.txt"),
    include_str!("../../../../games/salmon/content/boards/2M.txt"),
    include_str!("../../../../games/salmon/content/boards/3E.txt"),
    include_str!("../../../../games/salmon/content/boards/3H.txt"),
    include_str!("../../../../games/salmon/content/boards/4E.txt"),
    include_str!("../../../../games/salmon/content/boards/4M.txt"),
    include_str!("../../../../games/salmon/content/boards/5E.txt"),
    include_str!("../../../../games/salmon/content/boards/5H.txt"),
    include_str!("../../../../games/salmon/content/boards/6E.txt"),
    include_str!("../../../../games/salmon/content/boards/6H.txt"),
    include_str!("../../../../games/salmon/content/boards/F1.txt"),
    include_str!("../../../../games/salmon/content/boards/F2.txt"),
];

/// One hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hex {
    /// The sign of its kind: `~ ^ # . @ *`.
    pub(super) ground: char,
    /// The sign of its symbol.
    pub(super) symbol: Option<char>,
    /// The digits of its arrows.
    pub(super) arrows: String,
    /// Whether two boards meet in it.
    pub(super) is_joint: bool,
}

/// A board as it lies in the river.
struct Laid {
    id: String,
    name: String,
    x: i64,
    y: i64,
    high: i64,
}

/// The whole river.
pub(super) struct River {
    boards: Vec<Laid>,
    hexes: BTreeMap<(i64, i64), Hex>,
}

impl River {
    /// The river of a view; none before it is laid.
    pub(super) fn of(view: &Value) -> Option<River> {
        let mut river = River { boards: Vec::new(), hexes: BTreeMap::new() };
        let mut head = None;
        let names = word(view, "river");
        let own = own_boards(view["options"]["boards"].as_str().unwrap_or_default());
        let boards = BOARDS.iter().copied().chain(own.iter().map(String::as_str));
        for id in names.split('-').filter(|id| !id.is_empty()) {
            let text = boards.clone().find(|text| id_of(text) == Some(id))?;
            head = Some(river.lay(id, text, head));
        }
        (!river.boards.is_empty()).then_some(river)
    }

    /// Lays a board upstream of the last; gives its head.
    fn lay(&mut self, id: &str, text: &str, head: Option<i64>) -> i64 {
        let side = |key: &str| match field(text, key) {
            Some("R") => 3,
            _ => 1,
        };
        let below = self.boards.last().map(|board| (board.x, board.y + board.high));
        let (x, y) = match (below, head) {
            (Some((x, y)), Some(head)) => (x + head - side("mouth"), y),
            _ => (0, 0),
        };
        let rows = text.lines().filter_map(|line| line.split_once('|'));
        let rows = rows.filter_map(|(height, hexes)| Some((height.trim().parse::<i64>().ok()?, hexes)));
        let mut high = 0;
        for (height, hexes) in rows {
            high = high.max(height + 1);
            for (i, hex) in hexes.split_whitespace().enumerate() {
                let column = 2 * i as i64 + i64::from(height % 2 == 0);
                self.hexes.insert((x + column, y + height), read_hex(hex));
            }
        }
        if y > 0 {
            for column in [0, 2, 4] {
                let joint = Hex { ground: '~', symbol: None, arrows: "2".to_string(), is_joint: true };
                self.hexes.insert((x + side("mouth") + column, y), joint);
            }
        }
        let name = field(text, "english").unwrap_or(id).to_string();
        self.boards.push(Laid { id: id.to_string(), name, x, y, high });
        side("head")
    }

    pub(super) fn hex(&self, place: (i64, i64)) -> Option<&Hex> {
        self.hexes.get(&place)
    }

    /// Where a hex such as `2E:3,4` lies.
    pub(super) fn place(&self, name: &str) -> Option<(i64, i64)> {
        let (id, at) = name.split_once(':')?;
        let (x, y) = at.split_once(',')?;
        let board = self.boards.iter().find(|board| board.id == id)?;
        Some((board.x + x.parse::<i64>().ok()?, board.y + y.parse::<i64>().ok()?))
    }

    /// The greatest height.
    pub(super) fn top(&self) -> i64 {
        self.boards.last().map_or(0, |board| board.y + board.high - 1)
    }

    /// The column in the middle of the board at a height.
    pub(super) fn middle(&self, height: i64) -> i64 {
        self.board_at(height).map_or(4, |board| board.x + 4)
    }

    /// The name of the board that begins at a height.
    pub(super) fn board_begins(&self, height: i64) -> Option<&str> {
        self.boards.iter().find(|board| board.y + 1 == height).map(|board| board.name.as_str())
    }

    fn board_at(&self, height: i64) -> Option<&Laid> {
        self.boards.iter().rev().find(|board| board.y <= height)
    }
}

/// The boards of a table's own: files one after the other, each begun by its header.
fn own_boards(text: &str) -> Vec<String> {
    let mut boards: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        match boards.last_mut() {
            Some(board) if !line.starts_with("salmon ") => {
                board.push('\n');
                board.push_str(line);
            }
            Some(_) | None => boards.push(line.to_string()),
        }
    }
    boards
}

/// The id in the header of a board file.
fn id_of(text: &str) -> Option<&str> {
    text.lines().next().and_then(|header| header.split_whitespace().nth(2))
}

fn field<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let mut fields = text.lines().filter_map(|line| line.split_once('|'));
    fields.find(|(name, _)| name.trim() == key).map(|(_, value)| value.trim())
}

fn read_hex(text: &str) -> Hex {
    let (signs, arrows) = text.split_once(':').unwrap_or((text, ""));
    let mut signs = signs.chars();
    Hex {
        ground: signs.next().unwrap_or('.'),
        symbol: signs.next(),
        arrows: arrows.to_string(),
        is_joint: false,
    }
}

/// The places of everything with a hex in a list of names.
pub(super) fn places(river: &River, forecast: &Value, key: &str) -> Vec<(i64, i64)> {
    list(forecast, key).iter().filter_map(|name| river.place(name.as_str()?)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_river_is_laid_end_to_end_with_joints_between() {
        let river = River::of(&json!({"river": "S1-2E-4E-6E-F1"})).unwrap();
        assert_eq!(river.top(), 49);
        assert_eq!(river.place("S1:4,1"), Some((4, 1)));
        let joint = river.place("2E:5,0").unwrap();
        assert_eq!(joint, (3, 6), "the upper board lies two columns to the left");
        assert!(river.hex(joint).unwrap().is_joint);
        assert_eq!(river.hex((4, 1)).unwrap().ground, '@');
        assert!(River::of(&json!({"set_up": {}})).is_none());
    }

    #[test]
    fn boards_of_a_tables_own_are_laid_among_the_others() {
        let own = BOARDS[4].replace("salmon board 2E", "salmon board 7X")
            + &BOARDS[8].replace("board 4E", "board 8X");
        let river = River::of(&json!({"river": "S1-7X-8X-F1", "options": {"boards": own}})).unwrap();
        assert_eq!(river.top(), 37);
        assert_eq!(river.hex(river.place("7X:4,5").unwrap()).unwrap().ground, '#');
    }

    #[test]
    fn a_hex_has_ground_symbol_and_arrows() {
        assert_eq!(read_hex("~B:21").symbol, Some('B'));
        assert_eq!(read_hex("^:13").arrows, "13");
        assert_eq!(read_hex("."), Hex { ground: '.', symbol: None, arrows: String::new(), is_joint: false });
    }
}
