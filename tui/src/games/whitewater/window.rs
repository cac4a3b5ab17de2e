//! The part of the river in sight: currents, hazards, lines, kayaks, and what a choice would do.

use engine::{Phrase, Seat, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use serde_json::Value;

use super::river::{River, letter, name_of, place_of};
use crate::picture::{Scene, Spot, forecast};
use crate::text::{count, fit, list, number, put, say, word};
use crate::theme::{CURSOR, FOAM, GO, LAND, PLAIN, SOFT, STOP, STRONG, WATER, badge, emblem, seat_style};

/// Columns of the screen for a space.
const WIDE: i64 = 4;
/// Columns of a line before the words on it.
const INDENT: i64 = 9;

/// The part of the river in sight.
pub(super) struct Window {
    area: Rect,
    /// What stands on each line of the screen, from the top: a row, or the line after a row.
    shown: Vec<Shown>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    Row(i64),
    LineAfter(i64),
}

impl Window {
    pub(super) fn new(scene: &Scene<'_>, river: &River<'_>, area: Rect) -> Window {
        let mut all = Vec::new();
        for row in (1..=river.rows()).rev() {
            if river.has_line_after(row) {
                all.push(Shown::LineAfter(row));
            }
            all.push(Shown::Row(row));
        }
        let room = usize::from(area.height).saturating_sub(1);
        let focus = chosen_row(scene).or_else(|| {
            let seat = scene.focus.or(scene.own())?;
            let at = scene.view.pointer(&format!("/seats/{}/at", seat.0))?.as_str()?;
            place_of(at).map(|(_, row)| row)
        });
        let at = all.iter().position(|shown| *shown == Shown::Row(focus.unwrap_or(1))).unwrap_or(all.len());
        let first = at.saturating_sub(room * 3 / 5).min(all.len().saturating_sub(room));
        let shown = all.into_iter().skip(first).take(room).collect();
        Window { area, shown }
    }

    fn line(&self, row: i64) -> Option<i32> {
        let at = self.shown.iter().position(|shown| *shown == Shown::Row(row))?;
        Some(i32::from(self.area.y) + at as i32)
    }

    /// Where a column begins on the screen.
    pub(super) fn column(&self, column: i64) -> i32 {
        i32::from(self.area.x) + 4 + (column * WIDE) as i32
    }

    /// Whether a row or a line is in sight.
    pub(super) fn shows(&self, what: Shown) -> bool {
        self.shown.contains(&what)
    }

    /// The place of a space on the screen.
    fn spot(&self, at: &str) -> Option<(i32, i32)> {
        let (column, row) = place_of(at)?;
        Some((self.column(column), self.line(row)?))
    }

    pub(super) fn draw_river(&self, scene: &Scene<'_>, river: &River<'_>, buffer: &mut Buffer) {
        for (i, shown) in self.shown.iter().enumerate() {
            let y = i32::from(self.area.y) + i as i32;
            match shown {
                Shown::LineAfter(row) => self.draw_line(scene, river, *row, y, buffer),
                Shown::Row(row) => {
                    put(buffer, self.area.x.into(), y, &format!("{row:>3}"), SOFT);
                    for column in 0..river.columns() {
                        draw_cell(scene, river, (column, *row), (self.column(column), y), buffer);
                    }
                }
            }
        }
        let y = i32::from(self.area.bottom()) - 1;
        for column in 0..river.columns() {
            put(buffer, self.column(column) + 1, y, &letter(column).to_string(), SOFT);
        }
    }

    /// A line after a row, with the Events that lie on it.
    fn draw_line(&self, scene: &Scene<'_>, river: &River<'_>, row: i64, y: i32, buffer: &mut Buffer) {
        let columns = (river.columns() * WIDE).max(0);
        let (words, sign, style) = if row == river.finish() {
            (say(scene.speak, "tui-whitewater-finish"), "▚", CURSOR)
        } else {
            let events = count(&scene.view["events"], &row.to_string());
            let words = Phrase::new("tui-whitewater-events").with("events", events);
            (scene.speak.say(&words), "═", STRONG)
        };
        put(buffer, self.column(0), y, &sign.repeat(columns as usize), STRONG);
        let words = fit(&words, (columns - INDENT - 2).max(0) as usize);
        put(buffer, self.column(0) + INDENT as i32, y, &format!(" {words} "), style);
    }

    /// Where kayaks would go: dots on the way, the sign where it ends, a cross at a bank or rock.
    pub(super) fn draw_trips(&self, scene: &Scene<'_>, buffer: &mut Buffer) {
        let Some(forecast) = scene.forecast() else { return };
        let now = list(forecast, "now");
        let own_moves = now.iter().any(|trip| scene.own().is_some_and(|own| trip["seat"] == own.0));
        let river = list(forecast, "river")
            .iter()
            .filter(|trip| !own_moves && scene.own().is_some_and(|own| trip["seat"] == own.0));
        let trips: Vec<&Value> = now.iter().chain(river).collect();
        for trip in &trips {
            let style = seat_style(Seat(number(trip, "seat") as u8));
            for at in list(trip, "path").iter().filter_map(Value::as_str) {
                if let Some((x, y)) = self.spot(at) {
                    put(buffer, x, y, "∙", style);
                }
            }
        }
        for trip in &trips {
            let seat = Seat(number(trip, "seat") as u8);
            let style = seat_style(seat);
            if let (Some((x, y)), false) = (self.spot(word(trip, "to")), list(trip, "path").is_empty()) {
                let is_hit = !trip["bank"].is_null() || !trip["rock"].is_null();
                put(buffer, x, y, &format!("‹{}›", emblem(seat)), style);
                if is_hit {
                    put(buffer, x + 3, y, "×", STOP);
                }
            }
        }
    }

    /// The spaces that choices stand for.
    pub(super) fn draw_open(&self, scene: &Scene<'_>, buffer: &mut Buffer) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (choice, _) in scene.choices.iter().enumerate() {
            let Some((x, y)) = space_of(scene, choice).and_then(|at| self.spot(&at)) else { continue };
            let is_chosen = scene.chosen == Some(choice);
            // Where nearly the whole river is open, a dot leaves the currents in sight.
            let (sign, indent) = match (is_chosen, scene.choices.len() > 12) {
                (true, _) => ("‹◌›", 0),
                (false, false) => ("◌", 1),
                (false, true) => ("∙", 0),
            };
            put(buffer, x + indent, y, sign, if is_chosen { GO.patch(CURSOR) } else { GO });
            spots.push(Spot { area: Rect::new(x.max(0) as u16, y.max(0) as u16, 3, 1), choice });
        }
        spots
    }

    pub(super) fn draw_kayak(&self, scene: &Scene<'_>, seat: Seat, kayak: &Value, buffer: &mut Buffer) {
        let Some((x, y)) = kayak["at"].as_str().and_then(|at| self.spot(at)) else { return };
        let style = seat_style(seat);
        let style = if scene.focus == Some(seat) { style.add_modifier(Modifier::REVERSED) } else { style };
        put(buffer, x, y, &badge(seat), style);
    }
}

/// The space that a choice stands for: its own, or where the forecast puts the kayak.
fn space_of(scene: &Scene<'_>, choice: usize) -> Option<String> {
    let choice = scene.choices.get(choice)?;
    if let Some(at) = choice.action["at"].as_str() {
        return Some(at.to_string());
    }
    if !matches!(word(&choice.action, "type"), "maneuver" | "rock_side") {
        return None;
    }
    let own = scene.own()?;
    let trip = list(forecast(choice), "now").iter().find(|trip| trip["seat"] == own.0)?;
    let first = list(trip, "path").first().and_then(Value::as_str);
    Some(if word(&choice.action, "type") == "rock_side" { first? } else { word(trip, "to") }.to_string())
}

fn chosen_row(scene: &Scene<'_>) -> Option<i64> {
    let at = space_of(scene, scene.chosen?)?;
    place_of(&at).map(|(_, row)| row)
}

fn draw_cell(
    scene: &Scene<'_>,
    river: &River<'_>,
    place: (i64, i64),
    screen: (i32, i32),
    buffer: &mut Buffer,
) {
    let name = name_of(place);
    let (x, y) = screen;
    let token = scene.view["tokens"].get(&name).and_then(Value::as_str);
    let (text, style) = match (token, river.cell(place)) {
        (Some("rock"), _) => ("(▟▙)", PLAIN),
        (Some(_), '<') => ("(≈╲)", FOAM),
        (Some(_), '>') => ("(≈╱)", FOAM),
        (Some(_), _) => ("(≈│)", FOAM),
        (None, '#') => ("▒▒▒▒", LAND),
        (None, '<') => (" ╲  ", WATER),
        (None, '>') => (" ╱  ", WATER),
        (None, 'L') => ("≈╲≈ ", FOAM),
        (None, 'N') => ("≈│≈ ", FOAM),
        (None, 'R') => ("≈╱≈ ", FOAM),
        (None, 'W') => ("▽▽▽ ", FOAM),
        (None, 'O') => (" ▟▙ ", PLAIN),
        (None, _) => (" │  ", WATER),
    };
    put(buffer, x, y, text, style);
}
