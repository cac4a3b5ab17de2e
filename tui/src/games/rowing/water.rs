//! The water: lanes with their lines, boats, and where choices would land.

use std::collections::BTreeMap;

use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use serde_json::Value;

use super::rate_in_full;
use crate::picture::{Scene, Spot, forecast};
use crate::text::{fit, list, number, put, say, width};
use crate::theme::{CURSOR, GO, PLAIN, SOFT, STOP, STRONG, WARN, WATER, badge, emblem, seat_style};

/// Spaces in sight beyond the finish.
const BEYOND: i64 = 2;

/// Where lanes and spaces lie on the screen.
pub(super) struct Water<'a> {
    area: Rect,
    scenery: &'a Value,
    /// The last space before the finish.
    last: i64,
    /// Columns of a space.
    wide: i64,
    /// Lines of a lane.
    high: i64,
}

impl<'a> Water<'a> {
    pub(super) fn new(scenery: &'a Value, area: Rect) -> Water<'a> {
        let last = number(scenery, "spaces");
        let wide = (i64::from(area.width) - 18) / (last + BEYOND).max(1);
        Water { area, scenery, last, wide: wide.clamp(1, 3), high: if area.height >= 16 { 2 } else { 1 } }
    }

    fn lines(&self) -> impl Iterator<Item = &'a Value> {
        list(self.scenery, "lines").iter()
    }

    /// Whether the Finish Zone begins at a line.
    fn is_zone(&self, line: &Value) -> bool {
        line["id"] == self.scenery["zone"]
    }

    /// The column of a space's last letter; lines between spaces take one column each.
    fn column(&self, space: i64) -> i32 {
        let space = space.min(self.last + BEYOND);
        let ends = [0, self.last].into_iter().chain(self.lines().map(|line| number(line, "before")));
        let lines = ends.filter(|before| space > *before).count() as i64;
        i32::from(self.area.x) + 6 + ((space + 1) * self.wide - 1 + lines) as i32
    }

    fn row(&self, lane: i64) -> i32 {
        i32::from(self.area.y) + 2 + ((lane - 1) * self.high) as i32
    }

    fn metres(&self, space: i64) -> i64 {
        space * number(self.scenery, "metres_a_space")
    }

    /// Metres and limits above the lines; the limits that the choice under the cursor would be checked by stand out.
    pub(super) fn plates(&self, scene: &Scene<'_>, buffer: &mut Buffer) {
        let y = i32::from(self.area.y);
        let say_metres = |space: i64| {
            scene.speak.say(&Phrase::new("tui-rowing-metres").with("metres", self.metres(space)))
        };
        // Lines may lie so near each other that what stands above them would run together.
        let (mut metres_from, mut limits_from) = (i32::from(self.area.x), i32::from(self.area.x));
        let mut apart = |from: &mut i32, x: i32, y: i32, text: &str, style: Style| {
            let x = x.max(*from);
            put(buffer, x, y, text, style);
            *from = x + width(text) as i32 + 1;
        };
        apart(&mut metres_from, self.column(0) - 1, y, &say_metres(0), SOFT);
        let lane = fit(&say(scene.speak, "tui-rowing-lane"), 5);
        apart(&mut limits_from, i32::from(self.area.x), y + 1, &lane, SOFT);
        let checked = scene.forecast().map(|forecast| list(forecast, "lines")).unwrap_or_default();
        for line in self.lines() {
            let is_checked = checked.contains(&line["id"]);
            let x = self.column(number(line, "before")) + 1;
            let metres = number(line, "metres").to_string();
            apart(&mut metres_from, x - width(&metres) as i32 / 2, y, &metres, SOFT);
            let style = if is_checked { WARN.add_modifier(Modifier::REVERSED) } else { STRONG };
            apart(&mut limits_from, x - 1, y + 1, &format!("≤{}", number(line, "limit")), style);
        }
        apart(&mut metres_from, self.column(self.last) - 1, y, &say_metres(self.last), SOFT);
    }

    pub(super) fn lane(&self, lane: i64, seat: Option<Seat>, buffer: &mut Buffer) {
        let y = self.row(lane);
        put(buffer, self.area.x.into(), y, &lane.to_string(), SOFT);
        if let Some(seat) = seat {
            put(buffer, i32::from(self.area.x) + 2, y, &badge(seat), seat_style(seat));
        }
        let zone = self.lines().find(|line| self.is_zone(line));
        let zone = zone.map_or(self.last, |line| number(line, "before"));
        for row in 0..self.high as i32 {
            for space in 0..=self.last + BEYOND {
                let last = self.column(space);
                for column in last - self.wide as i32 + 1..=last {
                    let is_zone = space > zone && space <= self.last;
                    let ripple = (i64::from(column) * 7 + lane * 5 + i64::from(row) * 11) % 13;
                    let sign = match (is_zone, ripple) {
                        (_, 0) => "~",
                        (true, 4 | 8) => "≈",
                        (false, 6) => "·",
                        _ => " ",
                    };
                    put(buffer, column, y + row, sign, WATER);
                }
            }
            put(buffer, self.column(0) + 1, y + row, "│", SOFT);
            for line in self.lines() {
                let sign = if self.is_zone(line) { "┊" } else { "┃" };
                put(buffer, self.column(number(line, "before")) + 1, y + row, sign, SOFT);
            }
            let chequer = if (lane + i64::from(row)) % 2 == 0 { "▚" } else { "▞" };
            put(buffer, self.column(self.last) + 1, y + row, chequer, STRONG);
        }
    }

    /// A boat: the bow is the place, the hull trails behind it.
    pub(super) fn boat(&self, seat: Seat, boat: &Value, scene: &Scene<'_>, buffer: &mut Buffer) {
        let (y, space) = (self.row(number(boat, "lane")), number(boat, "space"));
        let bow = self.column(space);
        let style = seat_style(seat);
        let start = number(boat, "turn_start");
        if start > 0 && start < space {
            put(buffer, self.column(start), y, "∘", style);
        }
        let stern = (bow - 4 * self.wide as i32).max(i32::from(self.area.x) + 5);
        for column in stern..bow {
            put(buffer, column, y, "━", style);
        }
        let is_moving = scene.focus == Some(seat);
        let sign = emblem(seat).to_string();
        put(buffer, bow, y, &sign, if is_moving { style.add_modifier(Modifier::REVERSED) } else { style });
        if boat["tides"] == true && space < self.last {
            put(buffer, bow + 1, y, "≈", GO);
        }
        let past = self.column(self.last + BEYOND) + 2;
        let room = i32::from(self.area.right()) - past;
        if room >= 9 {
            put(buffer, past, y, &fit(&self.facts(seat, boat, scene), room as usize), PLAIN);
        }
    }

    /// How far a boat is and how it rows, or how it came home.
    fn facts(&self, seat: Seat, boat: &Value, scene: &Scene<'_>) -> String {
        scene.speak.say(&if boat["finished"].is_null() {
            let metres = self.metres(number(boat, "space").min(self.last));
            Phrase::new("tui-rowing-at")
                .with("metres", Words::text(format!("{metres:>4}")))
                .with("rate", Words::text(rate_in_full(number(boat, "rate"), self.scenery, scene.speak)))
        } else {
            // RW-142: of boats that are home in one round, the sum of the last cards decides, not the distance.
            let homes = list(scene.view, "podium");
            let round = number(boat, "finished");
            match homes.iter().find(|home| number(home, "seat") == i64::from(seat.0)) {
                Some(home) => Phrase::new("tui-rowing-home-sum")
                    .with("round", round)
                    .with("sum", number(home, "hand_pace")),
                None => Phrase::new("tui-rowing-home").with("round", round),
            }
        })
    }

    /// Where each choice would land: its price, or a cross for a crab; the choice under the cursor stands out.
    pub(super) fn marks(&self, scene: &Scene<'_>, own: Seat, buffer: &mut Buffer) -> Vec<Spot> {
        let Some(boat) = scene.view.pointer(&format!("/boats/{}", own.0)) else { return Vec::new() };
        let y = self.row(number(boat, "lane"));
        let mut cells: BTreeMap<i64, (String, Style, usize)> = BTreeMap::new();
        for (i, choice) in scene.choices.iter().enumerate() {
            let is_chosen = scene.chosen == Some(i);
            for (space, sign, style) in landings(forecast(choice), is_chosen) {
                if is_chosen {
                    cells.insert(space, (sign, style.patch(CURSOR), i));
                } else {
                    cells.entry(space).or_insert((sign, style, i));
                }
            }
        }
        let mut spots = Vec::new();
        for (space, (sign, style, choice)) in
            cells.into_iter().filter(|(space, _)| *space > number(boat, "space"))
        {
            let x = self.column(space);
            put(buffer, x, y, &sign, style);
            if x >= 0 {
                spots.push(Spot { area: Rect::new(x as u16, y as u16, 1, 1), choice });
            }
        }
        spots
    }
}

/// The spaces that a forecast leads to, with a sign for what it costs there.
fn landings(forecast: &Value, is_chosen: bool) -> Vec<(i64, String, Style)> {
    let outcomes = list(forecast, "outcomes");
    if outcomes.is_empty() && is_chosen {
        let (least, most) = (number(&forecast["space"], "least"), number(&forecast["space"], "most"));
        return (least..=most).map(|space| (space, "░".to_string(), GO)).collect();
    }
    let landing = |outcome: &Value| {
        let costs: i64 = list(outcome, "checks").iter().map(|check| number(check, "cost")).sum();
        match (outcome["crab"].is_null(), costs) {
            (false, _) => (number(outcome, "space"), "×".to_string(), STOP),
            (true, 0) => (number(outcome, "space"), "0".to_string(), GO),
            (true, costs) => (number(outcome, "space"), costs.min(9).to_string(), WARN),
        }
    };
    outcomes.iter().map(landing).collect()
}
