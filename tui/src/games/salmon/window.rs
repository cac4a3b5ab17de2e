//! The part of the river in sight: hexes, pieces on them, and what stands at its sides.

use std::collections::BTreeMap;

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::river::{Hex, River, places};
use super::signs::{arrows, centred, ground, ground_below, is_blank, symbol_style, symbol_text};
use crate::picture::Scene;
use crate::text::{list, named, put, width, word};
use crate::theme::{CURSOR, SOFT, STOP, emblem, seat_style};

/// Salmon and bears by hex.
pub(super) struct Pieces {
    salmon: BTreeMap<(i64, i64), Vec<Seat>>,
    bears: BTreeMap<(i64, i64), Vec<usize>>,
}

impl Pieces {
    pub(super) fn of(scene: &Scene<'_>, river: &River<'_>) -> Pieces {
        let mut pieces = Pieces { salmon: BTreeMap::new(), bears: BTreeMap::new() };
        for (seat, swimmer) in list(scene.view, "seats").iter().enumerate() {
            if let Some(place) = river.place(word(swimmer, "hex")) {
                pieces.salmon.entry(place).or_default().push(Seat(seat as u8));
            }
        }
        for (bear, hex) in list(scene.view, "bears").iter().enumerate() {
            if let Some(place) = hex.as_str().and_then(|hex| river.place(hex)) {
                pieces.bears.entry(place).or_default().push(bear + 1);
            }
        }
        pieces
    }
}

/// The part of the river in sight.
pub(super) struct Window {
    area: Rect,
    /// The height on the first line, and the column at the left.
    top: i64,
    left: i64,
    /// Columns of the screen from one column of hexes to the next.
    pub(super) step: i64,
}

impl Window {
    pub(super) fn new(scene: &Scene<'_>, river: &River<'_>, area: Rect) -> Window {
        let step = if area.width >= 58 { 6 } else { 4 };
        let room = i64::from(area.height);
        let target = scene
            .forecast()
            .map(|forecast| places(river, forecast, "path"))
            .and_then(|path| path.last().copied());
        let focus = scene
            .focus
            .or(scene.own())
            .and_then(|seat| river.place(scene.view.pointer(&format!("/seats/{}/hex", seat.0))?.as_str()?));
        let (_, y) = target.or(focus).unwrap_or((0, 1));
        let top = (y + room * 3 / 5).clamp(room.min(river.top()), river.top() + 1);
        let shown = (i64::from(area.width) - 4) / step;
        let left = river.middle(y) - shown / 2;
        Window { area, top, left, step }
    }

    /// In sight is what lies above the first of these heights, up to the second.
    pub(super) fn seen(&self) -> (i64, i64) {
        (self.top - i64::from(self.area.height), self.top - 1)
    }

    /// Every place in sight.
    pub(super) fn hexes(&self) -> impl Iterator<Item = (i64, i64)> {
        let (top, left, high, wide) =
            (self.top, self.left, i64::from(self.area.height), i64::from(self.area.width) / self.step);
        (0..=high).flat_map(move |row| (0..wide).map(move |column| (left + column, top - row)))
    }

    /// Where the upper half of a hex is on the screen; the lower half is one line below.
    pub(super) fn spot(&self, (x, y): (i64, i64)) -> Option<(i32, i32)> {
        let column = i32::from(self.area.x) + 3 + ((x - self.left) * self.step) as i32;
        let line = i32::from(self.area.y) + (self.top - y) as i32;
        let inside = column >= i32::from(self.area.x) + 3
            && column + self.step as i32 <= i32::from(self.area.right())
            && line >= i32::from(self.area.y)
            && line < i32::from(self.area.bottom());
        inside.then_some((column, line))
    }

    /// A hex has two lines: pieces or ground with its symbol above, arrows below.
    pub(super) fn draw_hex(
        &self,
        hex: &Hex<'_>,
        place: (i64, i64),
        pieces: &Pieces,
        scene: &Scene<'_>,
        buffer: &mut Buffer,
    ) {
        let Some((x, y)) = self.spot(place) else { return };
        let inner = self.step as usize - 1;
        let (texture, style) = ground(hex);
        put(buffer, x, y, "/", SOFT);
        put(buffer, x + self.step as i32, y, "\\", SOFT);
        let below = y + 1 < i32::from(self.area.bottom());
        let mut low = arrows(&hex.arrows);
        let line = |buffer: &mut Buffer, text: &str, style: Style| {
            put(buffer, x + 1, y, &centred(text, inner, texture), style)
        };
        let salmon = pieces.salmon.get(&place);
        let bears = pieces.bears.get(&place);
        line(buffer, "", style);
        if salmon.is_some() || bears.is_some() {
            let symbol =
                hex.symbol.map(|sign| if inner < 5 { word(sign, "sign").into() } else { symbol_text(sign) });
            low.insert_str(0, &symbol.unwrap_or_default());
            self.draw_pieces((x + 1, y), salmon, bears, scene, buffer);
        } else if let Some(symbol) = hex.symbol {
            line(buffer, &symbol_text(symbol), symbol_style(symbol));
        }
        if below {
            put(buffer, x, y + 1, "\\", SOFT);
            put(buffer, x + self.step as i32, y + 1, "/", SOFT);
            put(buffer, x + 1, y + 1, &centred(&low, inner, ground_below(hex)), style);
        }
    }

    fn draw_pieces(
        &self,
        at: (i32, i32),
        salmon: Option<&Vec<Seat>>,
        bears: Option<&Vec<usize>>,
        scene: &Scene<'_>,
        buffer: &mut Buffer,
    ) {
        let (mut x, y) = at;
        let room = x + self.step as i32 - 1;
        for seat in salmon.into_iter().flatten() {
            let style = seat_style(*seat);
            let style =
                if scene.focus == Some(*seat) { style.add_modifier(Modifier::REVERSED) } else { style };
            if x < room {
                put(buffer, x, y, &emblem(*seat).to_string(), style);
                x += 1;
            }
        }
        for bear in bears.into_iter().flatten() {
            if x + 1 < room {
                put(buffer, x, y, &format!("b{bear}"), STOP.patch(CURSOR));
                x += 2;
            }
        }
    }

    /// Heights at the left, names of boards at the right.
    pub(super) fn draw_sides(&self, scene: &Scene<'_>, river: &River<'_>, buffer: &mut Buffer) {
        for row in 0..i64::from(self.area.height) {
            let y = self.top - row;
            let line = i32::from(self.area.y) + row as i32;
            if y % 5 == 0 && y > 0 {
                put(buffer, self.area.x.into(), line, &format!("{y:>2}"), SOFT);
            }
            if let Some(board) = river.board_begins(y) {
                let name = named(scene.speak, "board", board);
                let x = i32::from(self.area.right()) - width(&name) as i32 - 1;
                let is_free = (x - 1..i32::from(self.area.right())).all(|x| is_blank(buffer, x, line));
                if is_free {
                    put(buffer, x, line, &name, SOFT);
                }
            }
        }
    }
}
