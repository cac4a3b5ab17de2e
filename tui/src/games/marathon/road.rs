//! The part of the road around the runners, large: lanes, symbols, runners and the spaces that choices end on.

use engine::{Seat, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use serde_json::Value;

use super::course::{Course, part_of};
use crate::picture::{Scene, Spot, forecast};
use crate::text::{fit, list, number, put, word};
use crate::theme::{CURSOR, FOAM, GO, LAND, PLAIN, SOFT, STRONG, WARN, badge, emblem, seat_style};

/// A space that a choice can end on: row, lane, the choice, and whether it is the one under the cursor.
pub(super) struct Open {
    row: i64,
    lane: i64,
    choice: usize,
    is_chosen: bool,
}

pub(super) fn open_spaces(scene: &Scene<'_>) -> Vec<Open> {
    let mut open: Vec<Open> = Vec::new();
    for (choice, one) in scene.choices.iter().enumerate() {
        let is_chosen = scene.chosen == Some(choice);
        let forecast = forecast(one);
        let ends: Vec<&Value> = match word(forecast, "kind") {
            "end" => vec![&forecast["space"]],
            "reach" if is_chosen => {
                list(forecast, "runs").iter().flat_map(|run| list(run, "spaces")).collect()
            }
            _ => Vec::new(),
        };
        open.extend(ends.iter().map(|end| Open {
            row: number(end, "row"),
            lane: number(end, "lane"),
            choice,
            is_chosen,
        }));
    }
    open
}

/// The part of the road in sight.
pub(super) struct Road {
    area: Rect,
    pub(super) first: i64,
    pub(super) rows: i64,
    wide: i64,
}

impl Road {
    pub(super) fn new(scene: &Scene<'_>, course: &Course<'_>, area: Rect) -> Road {
        let wide = if area.width >= 110 { 4 } else { 3 };
        let rows = (i64::from(area.width) - 4) / wide;
        let focus = scene.focus.or(scene.own()).unwrap_or(Seat(0));
        let at =
            scene.view.pointer(&format!("/runners/{}/row", focus.0)).and_then(Value::as_i64).unwrap_or(0);
        let first = (at - rows / 3).clamp(0, (course.last() + 2 - rows).max(0));
        Road { area, first, rows, wide }
    }

    fn column(&self, row: i64) -> i32 {
        i32::from(self.area.x) + 3 + ((row - self.first) * self.wide) as i32
    }

    fn line(&self, lane: i64) -> i32 {
        i32::from(self.area.y) + 1 + lane as i32
    }

    pub(super) fn draw(
        &self,
        scene: &Scene<'_>,
        course: &Course<'_>,
        open: &[Open],
        buffer: &mut Buffer,
    ) -> Vec<Spot> {
        self.rulers(course, scene.speak, buffer);
        for lane in 1..=course.lanes() {
            put(buffer, self.area.x.into(), self.line(lane), &lane.to_string(), SOFT);
            for row in self.first..(self.first + self.rows).min(course.last() + 2) {
                self.space(course, row, lane, buffer);
            }
        }
        let mut spots = Vec::new();
        for end in open.iter().filter(|end| (self.first..self.first + self.rows).contains(&end.row)) {
            let (x, y) = (self.column(end.row), self.line(end.lane));
            let style = if end.is_chosen { GO.patch(CURSOR) } else { GO.add_modifier(Modifier::BOLD) };
            let sign = symbol(course.sign(end.row, end.lane)).0;
            put(buffer, x, y, &format!("‹{sign}›"), style);
            spots.push(Spot { area: Rect::new(x.max(0) as u16, y.max(0) as u16, 3, 1), choice: end.choice });
        }
        for (seat, runner) in list(scene.view, "runners").iter().enumerate() {
            self.runner(scene, Seat(seat as u8), runner, course, buffer);
        }
        spots
    }

    /// The names of the parts, and the row numbers.
    fn rulers(&self, course: &Course<'_>, speak: &dyn Speak, buffer: &mut Buffer) {
        let (y, last) = (i32::from(self.area.y), self.first + self.rows);
        for row in (self.first..last.min(course.last() + 1)).filter(|row| row % 5 == 0) {
            put(buffer, self.column(row) + 1, y + 1, &row.to_string(), SOFT);
        }
        let parts = course.parts(speak);
        let first = part_of(&parts, self.first, speak);
        let mut labels = vec![(self.column(self.first), first, STRONG)];
        for (from, name) in parts.iter().filter(|(from, _)| *from > self.first && *from < last) {
            labels.push((self.column(*from), format!("▏{name}"), PLAIN));
        }
        let ends = labels.iter().skip(1).map(|(x, ..)| *x).chain([self.area.right().into()]);
        for ((x, name, style), end) in labels.iter().zip(ends) {
            put(buffer, *x, y, &fit(name, (end - x).max(0) as usize), *style);
        }
    }

    fn space(&self, course: &Course<'_>, row: i64, lane: i64, buffer: &mut Buffer) {
        let (x, y) = (self.column(row), self.line(lane));
        if row > course.last() {
            let chequer = if lane % 2 == 0 { "▚▞" } else { "▞▚" };
            put(buffer, x, y, chequer, STRONG);
            return;
        }
        let sign = course.sign(row, lane);
        let (text, style) = symbol(sign);
        if sign == '#' {
            put(buffer, x, y, &"░".repeat(self.wide as usize), LAND);
        } else {
            put(buffer, x, y, &format!(" {text} "), style);
        }
    }

    fn runner(
        &self,
        scene: &Scene<'_>,
        seat: Seat,
        runner: &Value,
        course: &Course<'_>,
        buffer: &mut Buffer,
    ) {
        let row = number(runner, "row");
        let style = seat_style(seat);
        let style = if scene.focus == Some(seat) { style.add_modifier(Modifier::REVERSED) } else { style };
        match runner["lane"].as_i64() {
            Some(lane) if (self.first..self.first + self.rows).contains(&row) => {
                // The symbol under a runner stays in sight beside it.
                let under = match course.sign(row, lane) {
                    '.' | '#' => " ",
                    sign => symbol(sign).0,
                };
                put(buffer, self.column(row), self.line(lane), &format!("{}{under}", badge(seat)), style);
            }
            None if row > course.last() && self.first + self.rows > course.last() => {
                let x = self.column(course.last() + 1) + 2;
                put(buffer, x, self.line(i64::from(seat.0) + 1), &emblem(seat).to_string(), style);
            }
            _ => {}
        }
    }
}

/// What stands for a sign of a course.
pub(super) fn symbol(sign: char) -> (&'static str, Style) {
    match sign {
        'E' => ("*", WARN),
        'K' => ("»", FOAM),
        '#' => ("░", LAND),
        _ => ("·", SOFT),
    }
}
