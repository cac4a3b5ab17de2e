//! Where the squares of a loop lie: up the left side from the market, along the top, down the right
//! side, and back along the bottom.

use ratatui::layout::Rect;

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
    /// Columns of a square at the top and bottom, and lines from one square of a side to the next.
    wide: i32,
    pitch: i32,
}

/// Columns of a square at a side.
const SIDE: i32 = 11;
/// The fewest columns of a square.
const LEAST_WIDE: usize = 4;
/// Squares wider than this at the top are better placed at the sides.
const MOST_WIDE: usize = 16;

impl Ring {
    pub(super) fn new(area: Rect, squares: usize) -> Ring {
        let lines = usize::from(area.height.saturating_sub(4)).max(2);
        let wanted = (squares.saturating_sub(2 * (usize::from(area.width) / MOST_WIDE)) / 2).clamp(2, lines);
        // Sides are given room for boats below their squares as long as the top does not get too narrow for it.
        let of_pitch = |pitch: usize| {
            let side = wanted.min(lines / pitch);
            (side, squares.saturating_sub(2 * side).div_ceil(2), pitch)
        };
        let fits = |(_, top, _): &(usize, usize, usize)| top * (LEAST_WIDE + 3) <= usize::from(area.width);
        let pitches = (1..=(lines / 7).max(1)).rev();
        let (side, top, pitch) = pitches.map(of_pitch).find(fits).unwrap_or_else(|| of_pitch(1));
        let pitch = pitch.max(lines / side.max(1));
        let bottom = squares.saturating_sub(2 * side + top);
        let wide = (usize::from(area.width) / top.max(1)).max(LEAST_WIDE) as i32;
        Ring { area, side, top, bottom, wide, pitch: pitch as i32 }
    }

    /// Whether a loop of this many squares fits.
    pub(super) fn fits(&self) -> bool {
        self.top as i32 * self.wide <= i32::from(self.area.width)
    }

    pub(super) fn cell(&self, square: usize) -> Cell {
        if !self.fits() {
            return self.cell_in_rows(square);
        }
        let (left, first) = (i32::from(self.area.x) + 1, i32::from(self.area.y));
        let low = first + 2 + self.side as i32 * self.pitch;
        let right = left + (self.top as i32 - 1) * self.wide;
        let flat = |x: i32, y: i32| Cell { x, y, wide: self.wide, high: 2 };
        let beside = |x: i32, y: i32| Cell { x, y, wide: SIDE, high: self.pitch.min(2) };
        let (side, top) = (self.side, self.top);
        match square {
            0 => flat(left, low),
            n if n <= side => beside(left, low - n as i32 * self.pitch),
            n if n <= side + top => flat(left + (n - side - 1) as i32 * self.wide, first),
            n if n <= 2 * side + top => beside(right, first + 2 + ((n - side - top) as i32 - 1) * self.pitch),
            n => flat(left + (self.bottom as i32 - (n as i32 - (2 * side + top) as i32)) * self.wide, low),
        }
    }

    /// A loop that is too long for a ring lies in rows from the bottom, there and back.
    fn cell_in_rows(&self, square: usize) -> Cell {
        let in_row = (usize::from(self.area.width) / LEAST_WIDE).max(1);
        let (row, at) = (square / in_row, square % in_row);
        let column = if row % 2 == 0 { at } else { in_row - 1 - at };
        let x = i32::from(self.area.x) + (column * LEAST_WIDE) as i32;
        let y = i32::from(self.area.bottom()) - 2 * (row as i32 + 1);
        Cell { x, y, wide: LEAST_WIDE as i32, high: 2 }
    }

    /// The island in the middle; nothing if the loop takes all the room.
    pub(super) fn island(&self) -> Rect {
        if !self.fits() {
            return Rect::new(self.area.x, self.area.y, 0, 0);
        }
        let right = (self.top as i32 - 1) * self.wide;
        let x = self.area.x + SIDE as u16 + 1;
        let high = (self.side as i32 * self.pitch) as u16;
        Rect::new(x, self.area.y + 2, (right - SIDE - 1).max(10) as u16, high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_of_every_board_has_a_place_of_its_own() {
        for (squares, (wide, high)) in
            (8..=100).flat_map(|squares| [(80, 11), (120, 18), (200, 26)].map(|size| (squares, size)))
        {
            let ring = Ring::new(Rect::new(0, 1, wide, high), squares);
            let cells: Vec<Cell> = (0..squares).map(|square| ring.cell(square)).collect();
            for (i, cell) in cells.iter().enumerate() {
                let is_apart = |other: &Cell| {
                    (other.x - cell.x).abs() >= 4
                        || other.y + other.high <= cell.y
                        || cell.y + cell.high <= other.y
                };
                assert!(cells[..i].iter().all(is_apart), "{squares} squares at {wide}x{high}: {i} {cell:?}");
                assert!(cell.x >= 0 && cell.x + 3 <= i32::from(wide), "{squares} at {wide}: {i} {cell:?}");
                assert!(
                    cell.y >= 1 && cell.y + cell.high <= 1 + i32::from(high),
                    "{squares} at {wide}: {i} {cell:?}"
                );
            }
        }
    }

    #[test]
    fn the_loop_fills_the_screen_and_leaves_an_island() {
        for (wide, high) in [(80, 11), (120, 18), (200, 26)] {
            let ring = Ring::new(Rect::new(0, 1, wide, high), 36);
            assert!(ring.top as i32 * ring.wide > i32::from(wide) * 8 / 10, "{wide}");
            let island = ring.island();
            assert!(island.height >= 7 && island.width >= 50 && island.bottom() < 1 + high, "{island:?}");
        }
    }
}
