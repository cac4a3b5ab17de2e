//! The island in the loop: market, shop, order of play, and what is being asked of whom.

use std::iter;

use engine::{Seat, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use serde_json::Value;

use super::ring::Board;
use super::{KINDS, fish};
use crate::picture::Scene;
use crate::text::{list, number, pad, put, spoken, width, word, wrap};
use crate::theme::{LAND, SOFT, STRONG, WARN, badge, seat_style};

/// On the island: the fish market with what each seat has landed, the shop, and what is being asked of whom.
pub(super) fn draw(scene: &Scene<'_>, board: &Board, area: Rect, buffer: &mut Buffer) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            let is_edge =
                y == area.top() || y + 1 == area.bottom() || x == area.left() || x + 1 == area.right();
            put(buffer, x.into(), y.into(), if is_edge { "░" } else { " " }, LAND);
        }
    }
    let inner =
        Rect::new(area.x + 2, area.y + 1, area.width.saturating_sub(4), area.height.saturating_sub(2));
    if inner.is_empty() {
        return;
    }
    put(buffer, i32::from(area.x) + 3, area.y.into(), " FISH MARKET ", STRONG);
    draw_order(scene, area, buffer);
    let (x, mut y) = (i32::from(inner.x), i32::from(inner.y));
    let players = list(scene.view, "players");
    let has_lines = usize::from(inner.height) >= players.len() + 4;
    let mut column = x;
    for (seat, player) in players.iter().enumerate() {
        let seat = Seat(seat as u8);
        let name = if has_lines { pad(&format!(" {}", scene.speak.name(seat)), 9) } else { String::new() };
        let words = format!("{name} {}  ", landed(player, board.constant("kinds_to_win"), has_lines));
        if column > x && (has_lines || column + 2 + width(&words) as i32 > i32::from(inner.right())) {
            column = x;
            y += 1;
        }
        if y >= i32::from(inner.bottom()) {
            return;
        }
        put(buffer, column, y, &badge(seat), seat_style(seat));
        put(buffer, column + 2, y, &words, STRONG);
        column += 2 + width(&words) as i32;
    }
    if has_lines {
        y += 1;
    }
    let shop = &scene.view["shop"];
    let words = format!(
        "Shop: fuel {}p ({} left), step back {}p ({}), draw {}p ({})",
        board.constant("fuel_price"),
        number(shop, "fuel"),
        board.constant("step_price"),
        number(shop, "step_back"),
        board.constant("draw_price"),
        number(shop, "draw")
    );
    let mut lines: Vec<(String, Style)> =
        wrap(&words, inner.width.into()).into_iter().map(|line| (line, SOFT)).collect();
    lines.extend(wrap(&say_effects(scene), inner.width.into()).into_iter().map(|line| (line, WARN)));
    lines.extend(wrap(&say_pending(scene), inner.width.into()).into_iter().map(|line| (line, WARN)));
    for (i, (line, style)) in lines.iter().enumerate() {
        let row = y + 1 + i as i32;
        if row < i32::from(inner.bottom()) {
            put(buffer, x, row, line, *style);
        }
    }
}

/// What a seat has landed: a slot for each kind that is needed, then the fish it has twice, then those on their way.
fn landed(player: &Value, slots: i64, is_wide: bool) -> String {
    let market = &player["market"];
    let kinds = KINDS.iter().filter(|(kind, _)| number(market, kind) > 0);
    let mut slots: Vec<&str> = kinds
        .map(|(_, letter)| *letter)
        .chain(iter::repeat_n("_", slots.max(0) as usize))
        .take(slots.max(0) as usize)
        .collect();
    let more = KINDS.iter().filter(|(kind, letter)| number(market, kind) > 0 && !slots.contains(letter));
    let more: Vec<&str> = more.map(|(_, letter)| *letter).collect();
    slots.extend(more);
    let spare = |(kind, letter): &(&str, &str)| letter.repeat((number(market, kind) - 1).max(0) as usize);
    let spares: String = KINDS.iter().map(spare).collect();
    let spares = if spares.is_empty() { spares } else { format!(" +{spares}") };
    let sailing = fish(&player["in_transit"]);
    let sailing = if sailing.is_empty() { sailing } else { format!(" →{sailing}") };
    let slots: String = if is_wide {
        slots.iter().map(|slot| format!("[{}]", slot.replace('_', " "))).collect()
    } else {
        slots.concat()
    };
    format!("{slots}{spares}{sailing}")
}

/// Who plays in which order, on the edge of the island.
fn draw_order(scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) {
    let order = list(scene.view, "turn_order");
    let mut x = i32::from(area.right()) - 3 * order.len() as i32 - 10;
    if order.is_empty() || x < i32::from(area.x) + 17 {
        return;
    }
    put(buffer, x, area.y.into(), " order ", SOFT);
    x += 7;
    for seat in order.iter().filter_map(Value::as_u64).map(|seat| Seat(seat as u8)) {
        put(buffer, x, area.y.into(), &format!("{} ", badge(seat)), seat_style(seat));
        x += 3;
    }
}

/// Curses and attacks: on whom, by whom, and whether now or in the next turn.
fn say_effects(scene: &Scene<'_>) -> String {
    let of_seat = |(seat, player): (usize, &Value)| {
        let effect = &player["effect"];
        let kind = spoken(effect["kind"].as_str()?);
        let when = if effect["in_force"] == true { "now" } else { "next turn" };
        let by = effect["by"].as_u64().map(|by| format!(" by {}", badge(Seat(by as u8))));
        Some(format!("{} {kind} {when}{}", badge(Seat(seat as u8)), by.unwrap_or_default()))
    };
    list(scene.view, "players").iter().enumerate().filter_map(of_seat).collect::<Vec<_>>().join(", ")
}

/// An offer, a bid or a duel that is open.
fn say_pending(scene: &Scene<'_>) -> String {
    let pending = &scene.view["pending"];
    let name = |key: &str| scene.speak.name(Seat(number(pending, key) as u8));
    match word(scene.view, "phase") {
        "answer" => format!(
            "{} of {}: {} sells to {} for {} pearls?",
            word(pending, "kind"),
            spoken(word(pending, "card")),
            name("seller"),
            name("buyer"),
            number(pending, "price")
        ),
        "duel" => format!(
            "Duel: {} against {}, show {}. Net beats anchor, anchor beats hook, hook beats net.",
            name("challenger"),
            name("target"),
            number(pending, "round")
        ),
        _ => String::new(),
    }
}
