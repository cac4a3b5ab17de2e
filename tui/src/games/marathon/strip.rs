//! The whole course, small: where everybody is, the narrow places, and the marks of miles or kilometres.

use std::ops::Range;

use engine::{Seat, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::course::Course;
use super::road::symbol;
use crate::picture::Scene;
use crate::text::{fit, list, number, put, say, width};
use crate::theme::{SOFT, STRONG, emblem, seat_style};

/// Columns beside the line of the whole course, for what its signs mean.
const BESIDE: i64 = 30;
/// Open lanes at which a road is narrow.
const NARROW: usize = 2;

/// Whether the course has room with one column per row.
pub(super) fn fits(course: &Course<'_>, area: Rect) -> bool {
    course.last() + 6 <= i64::from(area.width)
}

/// The whole course in one line, with its marks below.
pub(super) fn draw_line(scene: &Scene<'_>, course: &Course<'_>, area: Rect, buffer: &mut Buffer) {
    let columns = i64::from(area.width) - BESIDE;
    let at = |row: i64| i32::from(area.x) + 1 + (row * columns / (course.last() + 1)) as i32;
    let beside = at(course.last() + 1) + 2;
    for row in 0..=course.last() {
        let is_narrow = (1..=course.lanes()).filter(|lane| course.sign(row, *lane) != '#').count() <= NARROW;
        put(buffer, at(row), area.y.into(), if is_narrow { "┄" } else { "━" }, SOFT);
    }
    put(buffer, at(course.last() + 1), area.y.into(), "▚", STRONG);
    for (seat, runner) in list(scene.view, "runners").iter().enumerate().rev() {
        let seat = Seat(seat as u8);
        put(buffer, at(number(runner, "row")), area.y.into(), &emblem(seat).to_string(), seat_style(seat));
    }
    let room = (i32::from(area.right()) - beside).max(0) as usize;
    put(buffer, beside, area.y.into(), &fit(&say(scene.speak, "tui-marathon-signs"), room), SOFT);
    draw_marks(course, scene.speak, at, i32::from(area.y) + 1, buffer);
}

/// Every fifth mile or kilometre, and after the last what is counted.
fn draw_marks(course: &Course<'_>, speak: &dyn Speak, at: impl Fn(i64) -> i32, y: i32, buffer: &mut Buffer) {
    let Some((rows, unit)) = course.marks(speak) else { return };
    let every = if course.last() / rows > 12 { 5 } else { 2 };
    for mark in (1..=course.last() / rows).filter(|mark| mark % every == 0) {
        let text = mark.to_string();
        put(buffer, at(mark * rows) + 1 - width(&text) as i32, y, &text, SOFT);
    }
    put(buffer, at(course.last() + 1) + 2, y, &unit, SOFT);
}

/// The whole course with its lanes; the rows in sight below stand out.
pub(super) fn draw_lanes(
    scene: &Scene<'_>,
    course: &Course<'_>,
    seen: Range<i64>,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (x, y) = (i32::from(area.x) + 3, i32::from(area.y));
    for row in 0..=course.last() {
        for lane in 1..=course.lanes() {
            let (text, style) = symbol(course.sign(row, lane));
            let style = if seen.contains(&row) { style.add_modifier(Modifier::BOLD) } else { style };
            put(buffer, x + row as i32, y + lane as i32 - 1, text, style);
        }
        let sign = if seen.contains(&row) { "▔" } else { " " };
        put(buffer, x + row as i32, y + course.lanes() as i32, sign, STRONG);
    }
    draw_marks(course, scene.speak, |row| x + row as i32, y + course.lanes() as i32 + 1, buffer);
    for lane in 0..course.lanes() as i32 {
        put(buffer, x + course.last() as i32 + 1, y + lane, if lane % 2 == 0 { "▚" } else { "▞" }, STRONG);
    }
    for (seat, runner) in list(scene.view, "runners").iter().enumerate() {
        let seat = Seat(seat as u8);
        let lane = runner["lane"].as_i64().unwrap_or(i64::from(seat.0) + 1);
        let (column, line) = (x + number(runner, "row") as i32, y + lane as i32 - 1);
        put(buffer, column, line, &emblem(seat).to_string(), seat_style(seat));
    }
    let legend = say(scene.speak, "tui-marathon-legend");
    let beside = x + course.last() as i32 + 5;
    let room = (i32::from(area.right()) - beside).max(0) as usize;
    if legend.lines().all(|line| width(line) <= room) {
        for (i, line) in legend.lines().enumerate() {
            put(buffer, beside, y + i as i32, line, SOFT);
        }
    }
}
