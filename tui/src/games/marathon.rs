//! The road: the whole course as a strip, the part around the runners large, with lanes, symbols and reachable spaces.

mod course;
mod strip;

use catalog::Tongue;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::fallback;
use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot, forecast};
use crate::text::{count, fit, list, number, put, spoken, width, word};
use crate::theme::{CURSOR, FOAM, GO, LAND, PLAIN, SOFT, STOP, STRONG, WARN, badge, emblem, seat_style};

use course::{Course, LANES};

/// The picture of the marathon.
pub(crate) struct Marathon;

const CARDS: &str = include_str!("../../../games/marathon/content/cards.txt");

impl Picture for Marathon {
    fn cover(&self) -> &'static [&'static str] {
        &[
            "░░░░░░░░░          ░░░░░░░░░░░░  ▚",
            " ·  *  ·  ·  *  ░░░  ·  »  ·  ·  ▞",
            " ·  ·  »  *  ·  ·  ·  *  ·  *  · ▚",
            " *  ●  ·  ·  *  ·  ▲  ·  ·  ·  * ▞",
            " ·  ·  *  ■  ·  »  ·  *  ·  *  · ▚",
            "░░░░░  ·  *  ·  ░░░  ·  ·  *  ░░ ▞",
            "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ ▚",
        ]
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Wide(if screen.height >= 36 { 17 } else { 10 })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        format!("{}  round {}", Course::of(scene.options).name, number(scene.view, "round"))
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let course = Course::of(scene.options);
        let open = open_spaces(scene);
        let is_tall = area.height >= 17 && strip::fits(&course, area);
        let strip = if is_tall { 7 } else { 1 };
        let road = Road::new(
            scene,
            &course,
            Rect { y: area.y + strip + 1, height: area.height - strip - 1, ..area },
        );
        if is_tall {
            strip::draw_lanes(scene, &course, road.first..road.first + road.rows, area, buffer);
        } else {
            strip::draw_line(scene, &course, area, buffer);
        }
        road.draw(scene, &course, &open, buffer)
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let Some(runner) = scene.view.pointer(&format!("/runners/{}", seat.0)) else { return Vec::new() };
        let stamina = number(runner, "stamina");
        let style = if stamina <= 3 { WARN } else { GO };
        let pips = if columns >= 34 {
            format!(
                "{}{}",
                "▮".repeat(stamina.max(0) as usize),
                "·".repeat(10_usize.saturating_sub(stamina.max(0) as usize))
            )
        } else {
            format!("▮{stamina}")
        };
        let mut spans =
            vec![Span::raw(format!("row {:>2} ", number(runner, "row"))), Span::styled(pips, style)];
        let first = list(scene.view, "runners").iter().map(|runner| number(runner, "row")).max().unwrap_or(0);
        let behind = first - number(runner, "row");
        if behind > 0 {
            spans.push(Span::styled(format!(" -{behind}"), SOFT));
        }
        let crosses = "✚".repeat(number(runner, "injuries").max(0) as usize);
        spans.push(Span::styled(format!(" {crosses}"), STOP));
        if number(runner, "high") > 0 {
            spans.push(Span::styled(" ☆high", GO));
        }
        if number(runner, "mod") != 0 {
            spans.push(Span::styled(format!(" next {:+}", number(runner, "mod")), WARN));
        }
        if number(runner, "skip") > 0 {
            spans.push(Span::styled(format!(" loses {}", number(runner, "skip")), STOP));
        }
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let pending = &scene.view["pending"];
        let mut words =
            format!("Deck {}  discard {}", count(scene.view, "deck"), count(scene.view, "discard"));
        if let Some(top) = list(scene.view, "discard").first().and_then(Value::as_str) {
            words.push_str(&format!(" (top: {})", card_name(top)));
        }
        if let Some(die) = pending.get("die").and_then(Value::as_i64) {
            words = format!("Die {die}, speed {}   {words}", number(pending, "speed"));
        }
        let mut lines = vec![Line::styled(fit(&words, columns), SOFT)];
        if let Some(card) = pending.get("card").and_then(Value::as_str) {
            lines.push(Line::styled(
                fit(&format!("{}: {}", card_name(card), card_words(card)), columns),
                WARN,
            ));
        }
        lines
    }

    fn sought(&self, view: &Value, _seat: Seat, _scenery: &Value, _speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_marathon(view)
    }

    fn flash(&self, event: &Value, scenery: &Value, _speak: &Tongue) -> Option<Flash> {
        match word(event, "type") {
            "drew" => {
                let card = word(event, "card");
                Some(Flash::Card(format!("{}\n{}", card_name(card), card_words(card))))
            }
            "spun" => {
                let sectors = list(scenery, "spinner").iter().filter_map(Value::as_i64).collect();
                Some(Flash::Spin { value: number(event, "value"), sectors })
            }
            "rolled" => fallback::flash(event),
            _ => None,
        }
    }
}

/// A space that a choice can end on: row, lane, the choice, and whether it is the one under the cursor.
struct Open {
    row: i64,
    lane: i64,
    choice: usize,
    is_chosen: bool,
}

fn open_spaces(scene: &Scene<'_>) -> Vec<Open> {
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
struct Road {
    area: Rect,
    first: i64,
    rows: i64,
    wide: i64,
}

impl Road {
    fn new(scene: &Scene<'_>, course: &Course, area: Rect) -> Road {
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

    fn draw(&self, scene: &Scene<'_>, course: &Course, open: &[Open], buffer: &mut Buffer) -> Vec<Spot> {
        self.rulers(course, buffer);
        for lane in 1..=LANES {
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
    fn rulers(&self, course: &Course, buffer: &mut Buffer) {
        let (y, last) = (i32::from(self.area.y), self.first + self.rows);
        for row in (self.first..last.min(course.last() + 1)).filter(|row| row % 5 == 0) {
            put(buffer, self.column(row) + 1, y + 1, &row.to_string(), SOFT);
        }
        put(buffer, self.column(self.first), y, course.part(self.first), STRONG);
        let mut free = self.column(self.first) + width(course.part(self.first)) as i32 + 2;
        for (from, name) in course.parts.iter().filter(|(from, _)| *from > self.first && *from < last) {
            let x = self.column(*from);
            if x >= free {
                put(buffer, x, y, &format!("▏{name}"), PLAIN);
                free = x + width(name) as i32 + 2;
            }
        }
    }

    fn space(&self, course: &Course, row: i64, lane: i64, buffer: &mut Buffer) {
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

    fn runner(&self, scene: &Scene<'_>, seat: Seat, runner: &Value, course: &Course, buffer: &mut Buffer) {
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
fn symbol(sign: char) -> (&'static str, ratatui::style::Style) {
    match sign {
        'E' => ("*", WARN),
        'K' => ("»", FOAM),
        '#' => ("░", LAND),
        _ => ("·", SOFT),
    }
}

fn card_field(card: &str, field: usize) -> Option<&'static str> {
    let line = CARDS.lines().find(|line| line.split('|').next().is_some_and(|id| id.trim() == card))?;
    line.split('|').nth(field).map(str::trim)
}

fn card_name(card: &str) -> String {
    card_field(card, 1).map_or_else(|| spoken(card), str::to_string)
}

fn card_words(card: &str) -> &'static str {
    card_field(card, 6).unwrap_or_default()
}
