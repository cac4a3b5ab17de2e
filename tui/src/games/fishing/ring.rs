//! The board of a race, and where its squares lie: up the left side from the market, along the top, down the right
//! side, and back along the bottom.

use ratatui::layout::Rect;
use serde_json::Value;

use crate::text::list;

const BOARDS: [&str; 4] = [
    include_str!("../../../../games/fishing/content/boards/sound.txt"),
    include_str!("../../../../games/fishing/content/boards/inlet.txt"),
    include_str!("../../../../games/fishing/content/boards/shelf.txt"),
    include_str!("../../../../games/fishing/content/boards/squall.txt"),
];
const CONSTANTS: &str = include_str!("../../../../games/fishing/content/constants.txt");
const FISH: &str = include_str!("../../../../games/fishing/content/fish.txt");

/// A board: its squares' marks, and the numbers of the game.
pub(super) struct Board {
    pub(super) name: String,
    pub(super) squares: Vec<String>,
    changed: Value,
}

impl Board {
    pub(super) fn of(options: &Value) -> Board {
        let changed = options["constants"].clone();
        match &options["board"] {
            Value::String(id) => {
                let is_it =
                    |text: &&&str| text.lines().next().is_some_and(|line| line.ends_with(id.as_str()));
                let text = BOARDS.iter().find(is_it).copied().unwrap_or_default();
                let name = text
                    .lines()
                    .find_map(|line| line.strip_prefix("name |"))
                    .unwrap_or(id)
                    .trim()
                    .to_string();
                let rows = text.lines().filter_map(|line| line.split_once(':'));
                let rows = rows.filter(|(number, _)| number.trim().parse::<u32>().is_ok());
                let squares =
                    rows.flat_map(|(_, marks)| marks.split_whitespace()).map(str::to_string).collect();
                Board { name, squares, changed }
            }
            own => {
                let squares =
                    list(own, "squares").iter().filter_map(|mark| Some(mark.as_str()?.to_string())).collect();
                Board { name: own["id"].as_str().unwrap_or("own board").to_string(), squares, changed }
            }
        }
    }

    /// One of the numbers of the game.
    pub(super) fn constant(&self, name: &str) -> i64 {
        let changed = self.changed.get(name).and_then(Value::as_i64);
        changed.or_else(|| field(CONSTANTS, name)?.parse().ok()).unwrap_or(0)
    }

    /// What a fish costs, by its letter.
    pub(super) fn price(&self, letter: &str) -> i64 {
        let line =
            FISH.lines().find(|line| line.split('|').next().is_some_and(|first| first.trim() == letter));
        line.and_then(|line| line.split('|').nth(2)).map_or(0, |price| self.constant(price.trim()))
    }
}

fn field(text: &'static str, name: &str) -> Option<&'static str> {
    let line = text.lines().find(|line| line.split('|').next().is_some_and(|first| first.trim() == name))?;
    line.split('|').nth(1).map(str::trim)
}

/// Where a square lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) wide: i32,
    /// Lines; in the second are the boats, if there are two.
    pub(super) high: i32,
}

impl Cell {
    /// Where boats stand.
    pub(super) fn boats(self) -> (i32, i32) {
        if self.high > 1 { (self.x, self.y + 1) } else { (self.x + 4, self.y) }
    }

    /// Where it is marked that a choice leads there.
    pub(super) fn landing(self) -> (i32, i32) {
        if self.high > 1 { (self.x + self.wide - 2, self.y + 1) } else { (self.x + 3, self.y) }
    }
}

/// The loop on the screen.
pub(super) struct Ring {
    area: Rect,
    /// Squares on each side between the corners, along the top, and along the bottom with the market.
    side: usize,
    top: usize,
    bottom: usize,
    wide: i32,
}

/// Columns of a square at a side.
const SIDE: i32 = 11;

impl Ring {
    pub(super) fn new(area: Rect, squares: usize) -> Ring {
        let side = usize::from(area.height.saturating_sub(4)).min(squares.saturating_sub(12) / 2);
        let rest = squares.saturating_sub(2 * side);
        let bottom = rest / 2;
        let top = rest - bottom;
        let wide = (i32::from(area.width) / top.max(1) as i32).clamp(4, 11);
        Ring { area, side, top, bottom, wide }
    }

    pub(super) fn cell(&self, square: usize) -> Cell {
        let (left, first) = (i32::from(self.area.x) + 1, i32::from(self.area.y));
        let low = first + 2 + self.side as i32;
        let right = left + (self.top as i32 - 1) * self.wide;
        let flat = |x: i32, y: i32| Cell { x, y, wide: self.wide, high: 2 };
        let (side, top) = (self.side, self.top);
        match square {
            0 => flat(left, low),
            n if n <= side => Cell { x: left, y: low - n as i32, wide: SIDE, high: 1 },
            n if n <= side + top => flat(left + (n - side - 1) as i32 * self.wide, first),
            n if n <= 2 * side + top => {
                Cell { x: right, y: first + 1 + (n - side - top) as i32, wide: SIDE, high: 1 }
            }
            n => flat(left + (self.bottom as i32 - (n as i32 - (2 * side + top) as i32)) * self.wide, low),
        }
    }

    /// The island in the middle.
    pub(super) fn island(&self) -> Rect {
        let right = (self.top as i32 - 1) * self.wide;
        let x = self.area.x + SIDE as u16 + 1;
        Rect::new(x, self.area.y + 2, (right - SIDE - 1).max(10) as u16, self.side as u16)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_square_of_every_board_has_a_place_of_its_own() {
        for (board, squares) in [("sound", 36), ("inlet", 22), ("shelf", 41), ("squall", 36)] {
            let board = Board::of(&json!({"board": board}));
            assert_eq!(board.squares.len(), squares);
            for (wide, high) in [(80, 11), (120, 18)] {
                let area = Rect::new(0, 1, wide, high);
                let ring = Ring::new(area, squares);
                let cells: Vec<Cell> = (0..squares).map(|square| ring.cell(square)).collect();
                for (i, cell) in cells.iter().enumerate() {
                    assert!(
                        cells[..i].iter().all(|other| (other.x, other.y) != (cell.x, cell.y)),
                        "{i} {cell:?}"
                    );
                    assert!(cell.x >= 0 && cell.x + 4 <= i32::from(wide), "{i} {cell:?}");
                    assert!(cell.y >= 1 && cell.y + cell.high <= 1 + i32::from(high), "{i} {cell:?}");
                }
            }
        }
    }
}
