//! Where choices lead: swims, leaps and drifts.

use std::cmp::Ordering;

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::Value;

use super::river::{River, places};
use super::window::Window;
use crate::picture::{Scene, Spot, forecast};
use crate::text::{list, number, put, word};
use crate::theme::{CURSOR, GO, emblem, seat_style};

impl Window {
    /// Where choices lead: a ring at the end of each, the way of the one under the cursor, and drifts.
    pub(super) fn draw_choices(
        &self,
        scene: &Scene<'_>,
        river: &River<'_>,
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        let mut spots = Vec::new();
        let inner = self.step as usize - 1;
        for (choice, one) in
            scene.choices.iter().enumerate().filter(|(choice, _)| scene.chosen != Some(*choice))
        {
            let Some(end) = places(river, forecast(one), "path").last().copied() else { continue };
            if let Some((x, y)) = self.spot(end) {
                let sign = if word(&one.action, "type") == "jump" { "⌒" } else { "◌" };
                put(buffer, x + inner as i32, y, sign, GO);
                spots.push(Spot {
                    area: Rect::new(x.max(0) as u16, y.max(0) as u16, self.step as u16, 2),
                    choice,
                });
            }
        }
        let Some((chosen, forecast)) = scene.chosen.zip(scene.forecast()) else { return spots };
        let path = places(river, forecast, "path");
        let is_leap = scene.choice().is_some_and(|choice| word(&choice.action, "type") == "jump");
        if is_leap {
            self.draw_leap(scene, river, &path, buffer);
        }
        for (i, place) in path.iter().enumerate() {
            let Some((x, y)) = self.spot(*place) else { continue };
            let is_end = i + 1 == path.len();
            let sign = if is_end { "‹◌›" } else { "·" };
            put(buffer, x + 1, y, sign, GO.patch(CURSOR));
            if is_end {
                spots.push(Spot {
                    area: Rect::new(x.max(0) as u16, y.max(0) as u16, self.step as u16, 2),
                    choice: chosen,
                });
            }
        }
        for drift in list(forecast, "drifts") {
            let seat = Seat(number(drift, "seat") as u8);
            for way in list(drift, "ways") {
                if let Some((x, y)) = places(river, way, "path").last().and_then(|end| self.spot(*end)) {
                    put(buffer, x + inner as i32 - 1, y, &format!("›{}", emblem(seat)), seat_style(seat));
                }
            }
        }
        spots
    }

    /// The arc of a leap, over the hexes that lie between where it begins and where it ends.
    fn draw_leap(&self, scene: &Scene<'_>, river: &River<'_>, path: &[(i64, i64)], buffer: &mut Buffer) {
        let own = scene.own().and_then(|own| scene.view.pointer(&format!("/seats/{}/hex", own.0)));
        let from = own.and_then(Value::as_str).and_then(|hex| river.place(hex));
        let (Some(from), Some(to)) =
            (from.and_then(|from| self.spot(from)), path.last().and_then(|to| self.spot(*to)))
        else {
            return;
        };
        let lines = (from.1 - to.1).abs();
        let sign = match from.0.cmp(&to.0) {
            Ordering::Less => "╱",
            Ordering::Equal => "│",
            Ordering::Greater => "╲",
        };
        for line in 1..lines {
            let x = from.0 + (to.0 - from.0) * line / lines;
            put(
                buffer,
                x + self.step as i32 / 2,
                from.1 + (to.1 - from.1).signum() * line,
                sign,
                GO.patch(CURSOR),
            );
        }
    }
}
