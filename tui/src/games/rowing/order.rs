//! The strip below the lanes: the race order of the round, and who has chosen.

use engine::{Phrase, Seat, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;

use crate::picture::Scene;
use crate::text::{fit, list, number, put, say, width};
use crate::theme::{GO, SOFT, badge, seat_style};

/// Race order of the round, and who has chosen.
pub(super) fn order_strip(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let y = i32::from(area.bottom()) - 1;
    let mut x = i32::from(area.x);
    let order = say(scene.speak, "tui-rowing-order");
    put(buffer, x, y, &order, SOFT);
    x += width(&order) as i32 + 1;
    let deciding = list(scene.view, "deciding");
    // Outside of turns all choose at once, in secret.
    let is_secret = scene.view["turn"].is_null() && !deciding.is_empty();
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
    let supply = Phrase::new("tui-rowing-supply").with("supply", number(scene.view, "supply"));
    let room = i32::from(area.right()) - x - 2;
    put(buffer, x + 2, y, &fit(&scene.speak.say(&supply), room.max(0) as usize), SOFT);
}
