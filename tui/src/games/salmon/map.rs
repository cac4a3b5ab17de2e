//! The whole river in one line, from the start to the spawning ground: everybody's place, and the part in sight.

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::river::River;
use crate::picture::Scene;
use crate::text::{list, put, word};
use crate::theme::{GO, PLAIN, SOFT, STRONG, emblem, seat_style};

/// Draws the line; in sight is what lies above the first of the heights, up to the second.
pub(super) fn draw(scene: &Scene<'_>, river: &River<'_>, seen: (i64, i64), area: Rect, buffer: &mut Buffer) {
    let (x, y) = (i32::from(area.x) + 1, i32::from(area.y));
    let columns = i64::from(area.width) - 5;
    let at = |height: i64| x + (height * columns / river.top().max(1)) as i32;
    put(buffer, area.x.into(), y, &" ".repeat(area.width.into()), PLAIN);
    for height in 0..=river.top() {
        let is_seen = height > seen.0 && height <= seen.1;
        put(buffer, at(height), y, if is_seen { "━" } else { "─" }, if is_seen { STRONG } else { SOFT });
    }
    for height in (1..=river.top()).filter(|height| river.board_begins(height + 1).is_some()) {
        put(buffer, at(height), y, "╫", SOFT);
    }
    put(buffer, at(river.top()) + 1, y, "*", GO);
    let mut taken = Vec::new();
    for (seat, swimmer) in list(scene.view, "seats").iter().enumerate() {
        let Some((_, height)) = river.place(word(swimmer, "hex")) else { continue };
        // Whoever shares a place stands beside it.
        let free = (at(height)..).find(|column| !taken.contains(column)).unwrap_or(x);
        taken.push(free);
        let seat = Seat(seat as u8);
        put(buffer, free, y, &emblem(seat).to_string(), seat_style(seat));
    }
}
