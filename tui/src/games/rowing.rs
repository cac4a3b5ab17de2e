//! The rowing course: six lanes of 2000 m with split lines, limits, boats and where each choice would land.

mod course;
mod order;

use std::collections::BTreeMap;

use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::moves::{counting, with};
use super::{legends, sought};
use crate::picture::{Flash, Picture, Scene, Shape, Spot};
use crate::text::{count, list, number, put, width, word};
use crate::theme::{CURSOR, GO, PLAIN, SOFT, STOP, STRONG, WARN, WATER, badge, emblem, seat_style};

use course::course;
use order::order_strip;

/// The picture of the rowing game.
pub(crate) struct Rowing;

const LINES: [(&str, i64); 4] = [("500", 10), ("1000", 20), ("1500", 30), ("finish", 34)];
const FINISH: i64 = 40;

impl Picture for Rowing {
    fn cover(&self) -> &'static [&'static str] {
        &[
            " 500      1000      1500     2000 m",
            "~┊~~~~~~~~~┊~~~~~~~~~┊~~~~~~~~▚~~~",
            " ┊   ━━━━━━┊━━●      ┊        ▚",
            "~┊~~~~~~~~~┊~~~~~~~~~┊~~~~~~~~▚~~~",
            " ┊         ┊ ━━━━━━━━■        ▚",
            "~┊~~~~~~~~~┊~~~~~~~~~┊~~~~~~~~▚~~~",
            " ┊  ━━━━━━━▲         ┊        ▚",
        ]
    }

    fn legend(&self) -> &'static str {
        legends::ROWING
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Wide(if screen.height >= 36 { 16 } else { 10 })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        format!(
            "{}  round {}  {}",
            course(scene.options).0,
            number(scene.view, "round"),
            word(scene.view, "phase")
        )
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let water = Water::new(area);
        let limits = course(scene.options).1;
        water.plates(scene, &limits, buffer);
        let boats = list(scene.view, "boats");
        for lane in 1..=6 {
            let seat =
                boats.iter().position(|boat| number(boat, "lane") == lane).map(|seat| Seat(seat as u8));
            water.lane(lane, seat, buffer);
        }
        let spots = scene.own().map_or_else(Vec::new, |own| water.marks(scene, own, buffer));
        for (seat, boat) in boats.iter().enumerate() {
            water.boat(Seat(seat as u8), boat, scene, buffer);
        }
        order_strip(scene, area, buffer);
        spots
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let Some(boat) = scene.view.pointer(&format!("/boats/{}", seat.0)) else { return Vec::new() };
        let mut spans = vec![Span::raw(format!("{} ", number(boat, "rate"))), stamina(scene, seat, boat)];
        let (hand, deck) = (count(boat, "hand"), count(boat, "deck"));
        let is_narrow = columns < 30;
        spans.push(Span::raw(if is_narrow {
            format!(" h{hand} d{deck}")
        } else {
            format!(" hand {hand} deck {deck}")
        }));
        if columns >= 40 {
            spans.push(Span::raw(format!(" disc {}", count(boat, "discard"))));
        }
        let crabs = number(boat, "crabs");
        if crabs > 0 {
            let word = if is_narrow { "×" } else { "crabs " };
            spans.push(Span::styled(format!(" {word}{crabs}"), WARN));
        }
        if boat["tides"] == true {
            spans.push(Span::styled(" ≈+1", GO));
        }
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, _columns: usize) -> Vec<Line<'static>> {
        let Some(own) = scene.own() else { return Vec::new() };
        let Some(boat) = scene.view.pointer(&format!("/boats/{}", own.0)) else { return Vec::new() };
        let mut spans = vec![Span::styled("Hand ", SOFT)];
        let chosen = scene.choice().map(|choice| list(&choice.action, "cards")).unwrap_or_default();
        let mut picked: Vec<&str> = chosen.iter().filter_map(Value::as_str).collect();
        for card in list(boat, "hand").iter().filter_map(Value::as_str) {
            let is_picked = picked.iter().position(|one| *one == card).map(|i| picked.remove(i)).is_some();
            spans.push(card_span(card, is_picked));
            spans.push(Span::raw(" "));
        }
        let played = list(boat, "played");
        if !played.is_empty() {
            spans.push(Span::styled(" played ", SOFT));
            spans.extend(played.iter().filter_map(Value::as_str).map(|card| card_span(card, false)));
        }
        vec![Line::from(spans)]
    }

    fn ask(&self, decision: &str) -> &'static str {
        match decision {
            "rate" => "choose a stroke rate, in secret",
            "play" => "choose cards to row with, in secret",
            "tides" => "take the tide?",
            "motivation" => "surge, or hold?",
            "discard" => "discard Pace cards, or keep all",
            _ => "",
        }
    }

    fn follow(&self, view: &Value, event: &Value) -> Vec<Value> {
        let seat = number(event, "seat");
        let of = |key: &str| format!("/boats/{seat}/{key}");
        let now = |key: &str| view.pointer(&of(key)).and_then(Value::as_i64).unwrap_or(0);
        match word(event, "type") {
            "moved" => counting(view, &of("space"), number(event, "from"), number(event, "to")),
            "paid" => {
                counting(view, &of("stamina"), now("stamina"), now("stamina") - number(event, "amount"))
            }
            "cooled" => {
                counting(view, &of("stamina"), now("stamina"), now("stamina") + number(event, "amount"))
            }
            "rate_set" => vec![with(view, &of("rate"), number(event, "to"))],
            "revealed" => vec![with(view, &of("played"), event["cards"].clone())],
            _ => Vec::new(),
        }
    }

    fn sought(&self, view: &Value, _seat: Seat) -> Vec<(String, Value)> {
        sought::in_rowing(view)
    }

    fn flash(&self, event: &Value, _options: &Value) -> Option<Flash> {
        let say = |card: &str| {
            card.strip_prefix('p').map_or_else(|| card_name(card).to_string(), |pace| format!("Pace {pace}"))
        };
        match word(event, "type") {
            "flipped" => Some(Flash::Card(say(word(event, "card")))),
            "crab" => Some(Flash::Card("  C R A B  ".to_string())),
            _ => None,
        }
    }
}

/// Where lanes and spaces lie on the screen.
struct Water {
    area: Rect,
    /// Columns of a space.
    wide: i64,
    /// Lines of a lane.
    high: i64,
}

impl Water {
    fn new(area: Rect) -> Water {
        let wide = (i64::from(area.width) - 18) / 42;
        Water { area, wide: wide.clamp(1, 3), high: if area.height >= 16 { 2 } else { 1 } }
    }

    /// The column of a space's last letter; lines between spaces take one column each.
    fn column(&self, space: i64) -> i32 {
        let space = space.min(FINISH + 2);
        let lines = [0, 10, 20, 30, 34, FINISH].iter().filter(|after| space > **after).count() as i64;
        i32::from(self.area.x) + 6 + ((space + 1) * self.wide - 1 + lines) as i32
    }

    fn row(&self, lane: i64) -> i32 {
        i32::from(self.area.y) + 2 + ((lane - 1) * self.high) as i32
    }

    /// Metres and limits above the lines; the limits that the choice under the cursor would be checked by stand out.
    fn plates(&self, scene: &Scene<'_>, limits: &[i64; 4], buffer: &mut Buffer) {
        let y = i32::from(self.area.y);
        put(buffer, self.column(0) - 1, y, "0 m", SOFT);
        let checked = scene.forecast().map(|forecast| list(forecast, "lines")).unwrap_or_default();
        for ((line, after), limit) in LINES.iter().zip(limits) {
            let is_checked = checked.iter().any(|checked| checked == line);
            let x = self.column(*after) + 1;
            let metres = if *line == "finish" { "1700".to_string() } else { (*line).to_string() };
            put(buffer, x - width(&metres) as i32 / 2, y, &metres, SOFT);
            let style = if is_checked { WARN.add_modifier(Modifier::REVERSED) } else { STRONG };
            put(buffer, x - 1, y + 1, &format!("≤{limit}"), style);
        }
        put(buffer, self.column(FINISH) - 1, y, "2000 m", SOFT);
        put(buffer, i32::from(self.area.x), y + 1, "lane", SOFT);
    }

    fn lane(&self, lane: i64, seat: Option<Seat>, buffer: &mut Buffer) {
        let y = self.row(lane);
        put(buffer, self.area.x.into(), y, &lane.to_string(), SOFT);
        if let Some(seat) = seat {
            put(buffer, i32::from(self.area.x) + 2, y, &badge(seat), seat_style(seat));
        }
        for row in 0..self.high as i32 {
            for space in 0..=FINISH + 2 {
                let last = self.column(space);
                for column in last - self.wide as i32 + 1..=last {
                    let is_zone = (35..=FINISH).contains(&space);
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
            for (after, sign) in [(0, "│"), (10, "┃"), (20, "┃"), (30, "┃"), (34, "┊")] {
                put(buffer, self.column(after) + 1, y + row, sign, SOFT);
            }
            let chequer = if (lane + i64::from(row)) % 2 == 0 { "▚" } else { "▞" };
            put(buffer, self.column(FINISH) + 1, y + row, chequer, STRONG);
        }
    }

    /// A boat: the bow is the place, the hull trails behind it.
    fn boat(&self, seat: Seat, boat: &Value, scene: &Scene<'_>, buffer: &mut Buffer) {
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
        if boat["tides"] == true && space < FINISH {
            put(buffer, bow + 1, y, "≈", GO);
        }
        let room = i32::from(self.area.right()) - self.column(FINISH + 2) - 2;
        let facts = format!("{:>4} m  {}", (space.min(FINISH)) * 50, rate_name(number(boat, "rate")));
        let facts = if boat["finished"].is_null() {
            facts
        } else {
            // RW-142: of boats that are home in one round, the sum of the last cards decides, not the distance.
            let homes = list(scene.view, "podium");
            let home = homes.iter().find(|home| number(home, "seat") == i64::from(seat.0));
            let sum = home.map_or_else(String::new, |home| format!(" sum {}", number(home, "hand_pace")));
            format!("home r{}{sum}", number(boat, "finished"))
        };
        if room >= 9 {
            put(buffer, self.column(FINISH + 2) + 2, y, &crate::text::fit(&facts, room as usize), PLAIN);
        }
    }

    /// Where each choice would land: its price, or a cross for a crab; the choice under the cursor stands out.
    fn marks(&self, scene: &Scene<'_>, own: Seat, buffer: &mut Buffer) -> Vec<Spot> {
        let Some(boat) = scene.view.pointer(&format!("/boats/{}", own.0)) else { return Vec::new() };
        let y = self.row(number(boat, "lane"));
        let mut cells: BTreeMap<i64, (String, Style, usize)> = BTreeMap::new();
        for (i, choice) in scene.choices.iter().enumerate() {
            let is_chosen = scene.chosen == Some(i);
            for (space, sign, style) in landings(&choice.forecast, is_chosen) {
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

/// Six pips; those that the choice under the cursor would spend are hollow and marked.
fn stamina(scene: &Scene<'_>, seat: Seat, boat: &Value) -> Span<'static> {
    let now = number(boat, "stamina").max(0);
    let price = match (scene.own() == Some(seat), scene.forecast()) {
        (true, Some(forecast)) => number(forecast, "price") + number(&forecast["cost"], "most"),
        _ => 0,
    };
    let left = (now - price).max(0) as usize;
    let text = format!(
        "{}{}{}",
        "▮".repeat(left),
        "▯".repeat(now as usize - left),
        "·".repeat(6_usize.saturating_sub(now as usize))
    );
    Span::styled(text, if price > 0 || now <= 1 { WARN } else { GO })
}

fn rate_name(rate: i64) -> String {
    let name = match rate {
        36 => "Easy",
        39 => "Steady",
        42 => "Race",
        45 => "Sprint",
        _ => "",
    };
    format!("{rate} {name}")
}

fn card_name(card: &str) -> &'static str {
    match card {
        "s" => "Suffering",
        "e" => "Exhaustion",
        _ => "card",
    }
}

fn card_span(card: &str, is_picked: bool) -> Span<'static> {
    let (text, style) = match card.strip_prefix('p') {
        Some(pace) => (format!("[{pace}]"), STRONG),
        None if card == "s" => ("[S]".to_string(), WARN),
        None => ("(e)".to_string(), SOFT),
    };
    Span::styled(text, if is_picked { style.patch(CURSOR) } else { style })
}
