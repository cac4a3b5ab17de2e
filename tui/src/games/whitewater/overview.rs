//! The whole river in one column beside the board.

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::river::{River, place_of};
use super::window::{Shown, Window};
use crate::picture::Scene;
use crate::text::{list, put};
use crate::theme::{SOFT, STRONG, emblem, seat_style};

/// The whole river beside the board: everybody's place, the lines, and the part in sight.
pub(super) fn draw(scene: &Scene<'_>, river: &River<'_>, window: &Window, area: Rect, buffer: &mut Buffer) {
    let x = window.column(river.columns()) + 1;
    let high = i64::from(area.height) - 1;
    let line =
        |row: i64| i32::from(area.y) + ((river.rows() - row) * (high - 1) / (river.rows() - 1).max(1)) as i32;
    for row in 1..=river.rows() {
        let is_seen = window.shows(Shown::Row(row));
        put(buffer, x, line(row), if is_seen { "┃" } else { "│" }, if is_seen { STRONG } else { SOFT });
    }
    for row in (1..=river.rows()).filter(|row| river.has_line_after(*row)) {
        put(buffer, x, line(row), if row == river.finish() { "▚" } else { "╪" }, STRONG);
    }
    for (seat, kayak) in list(scene.view, "seats").iter().enumerate() {
        let Some((_, row)) = kayak["at"].as_str().and_then(place_of) else { continue };
        let seat = Seat(seat as u8);
        put(buffer, x + 1 + i32::from(seat.0), line(row), &emblem(seat).to_string(), seat_style(seat));
    }
}
