//! The strip below the lanes: the race order of the round, and who has chosen.

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;

use crate::picture::Scene;
use crate::text::{list, number, put, word};
use crate::theme::{GO, SOFT, badge, seat_style};

/// Race order of the round, and who has chosen.
pub(super) fn order_strip(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let y = i32::from(area.bottom()) - 1;
    let mut x = i32::from(area.x);
    put(buffer, x, y, "order", SOFT);
    x += 6;
    let deciding = list(scene.view, "deciding");
    let is_secret = matches!(word(scene.view, "phase"), "rate" | "play");
    for seat in list(scene.view, "order").iter().filter_map(Value::as_u64).map(|seat| Seat(seat as u8)) {
        let waits = deciding.iter().any(|asked| *asked == seat.0);
        let sign = match (is_secret, waits) {
            (true, true) => "…",
            (true, false) => "✓",
            (false, true) => "◂",
            (false, false) => " ",
        };
        put(buffer, x, y, &badge(seat), seat_style(seat));
        put(buffer, x + 2, y, sign, GO);
        x += 4;
    }
    let legend = format!("supply {}  marks: 0 free  1-9 stamina  × crab", number(scene.view, "supply"));
    put(buffer, x + 2, y, &legend, SOFT);
}
