//! The river from above: currents, hazards, lines with their Events, kayaks, and where a choice would take them.

mod overview;
mod river;

use std::collections::BTreeMap;

use catalog::Tongue;
use engine::Seat;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use serde_json::{Value, json};

use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot, forecast};
use crate::text::{count, fit, list, number, put, spoken, word, wrap};
use crate::theme::{
    CURSOR, FOAM, GO, LAND, PLAIN, SOFT, STOP, STRONG, WARN, WATER, badge, emblem, seat_style,
};

use river::{River, place_of};

/// The picture of Whitewater Rush.
pub(crate) struct Whitewater;

const CARDS: &str = include_str!("../../../games/whitewater/content/river_cards.txt");
const EVENTS: &str = include_str!("../../../games/whitewater/content/event_cards.txt");
const TRACKER: &str = include_str!("../../../games/whitewater/content/tracker.txt");
const COLUMNS: i32 = 7;
const WIDE: i32 = 4;

impl Picture for Whitewater {
    fn cover(&self) -> &'static [&'static str] {
        &[
            "▒▒▒▒▒▒▒▒ ╲  │  ╱  │ ▒▒▒▒▒▒▒▒▒▒▒▒",
            "▒▒▒▒▒▒ ╲  │ ▟▙  ╱  │ ▒▒▒▒▒▒▒▒▒▒▒",
            "▒▒▒▒ ≈╱  ╲  │  │ ●1  ╱ ▒▒▒▒▒▒▒▒▒",
            "▒▒▒▒▒ │  │ ▽▽ ▽▽  │  │ ▒▒▒▒▒▒▒▒▒",
            "▒▒▒▒▒▒▒ │ ■2  │  ╱ ▟▙ ▒▒▒▒▒▒▒▒▒▒",
            "▒▒▒▒▒▒▒▒▒ │  ╱  ╱  │ ▒▒▒▒▒▒▒▒▒▒▒",
            "▒▒▒▒▒▒▒▒▒▒ │  │ ▲3  │ ▒▒▒▒▒▒▒▒▒▒",
        ]
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Tall(if screen.width >= 110 { 46 } else { 40 })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        format!("river {}  round {}", River::of(scene.view).name, number(scene.view, "round"))
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let river = River::of(scene.view);
        let window = Window::new(scene, &river, area);
        window.draw_river(scene, &river, buffer);
        window.draw_trips(scene, buffer);
        let spots = window.draw_open(scene, buffer);
        for (seat, kayak) in list(scene.view, "seats").iter().enumerate() {
            window.draw_kayak(scene, Seat(seat as u8), kayak, buffer);
        }
        overview::draw(scene, &river, &window, area, buffer);
        spots
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let Some(kayak) = scene.view.pointer(&format!("/seats/{}", seat.0)) else { return Vec::new() };
        let speed = number(kayak, "speed");
        let at = kayak["at"].as_str().unwrap_or("--").to_string();
        let track: String = (1..=5).map(|step| if step == speed { '▮' } else { '·' }).collect();
        let (turns, clears) = tracker(speed);
        let mut spans = vec![
            Span::raw(format!("{at:<4}")),
            Span::styled(format!("{track} "), GO),
            Span::raw(if columns >= 50 {
                format!("maneuver {turns} hand {}", count(kayak, "hand"))
            } else {
                format!("m{turns} h{}", count(kayak, "hand"))
            }),
        ];
        if columns >= 34 && clears != "-" {
            spans.push(Span::styled(format!(" clears {clears}"), SOFT));
        }
        let eddied = number(kayak, "eddied");
        if eddied > 0 {
            spans.push(Span::styled(format!(" eddied {eddied}"), WARN));
        }
        if scene.view["active"] == seat.0 {
            spans.push(Span::styled(" turn", STRONG));
        }
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let Some(card) = scene.view["played"].as_str() {
            let words = format!("In play: {} ({})", card_name(card), card_lines(card));
            let words = wrap(&words, columns).into_iter().take(2);
            lines.extend(words.map(|line| Line::styled(line, WARN)));
        }
        let Some(own) = scene.own() else { return lines };
        let hand = scene.view.pointer(&format!("/seats/{}/hand", own.0)).and_then(Value::as_array);
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for card in hand.into_iter().flatten().filter_map(Value::as_str) {
            *kinds.entry(card).or_default() += 1;
        }
        let say = |(card, count): (&&str, &usize)| {
            let name = card_name(card);
            if *count > 1 { format!("{name} ×{count}") } else { name }
        };
        let is_listed = scene.choices.iter().any(|choice| word(&choice.action, "type") == "play");
        let hand = format!("Hand: {}", kinds.iter().map(say).collect::<Vec<_>>().join(", "));
        lines.extend(
            wrap(&hand, columns)
                .into_iter()
                .take(if is_listed { 0 } else { 2 })
                .map(|line| Line::styled(line, STRONG)),
        );
        let chosen = scene.choice().and_then(|choice| choice.action["card"].as_str());
        let piles = match chosen {
            Some(card) => format!("{}: {}", card_name(card), card_lines(card)),
            None => {
                let supply = |kind: &str| number(&scene.view["supply"], kind);
                format!(
                    "Deck {}  discard {}  tokens ≈{} ▟▙{}",
                    count(scene.view, "river_deck"),
                    count(scene.view, "discard"),
                    supply("rapids"),
                    supply("rock")
                )
            }
        };
        lines.push(Line::styled(fit(&piles, columns), SOFT));
        lines
    }

    fn sought(&self, view: &Value, _seat: Seat, _scenery: &Value, _speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_whitewater(view)
    }

    fn flash(&self, event: &Value, _scenery: &Value, _speak: &Tongue) -> Option<Flash> {
        match word(event, "type") {
            "card_played" | "event_revealed" => {
                let card = word(event, "card");
                Some(Flash::Card(format!("{}\n{}", card_name(card), card_lines(card))))
            }
            _ => None,
        }
    }

    fn idle(&self, _scenery: &Value, view: &Value) -> Option<Value> {
        let is_idle = view["decision"]["name"] == "respond" && view["decision"]["source"] != "advance_river";
        is_idle.then(|| json!({"type": "pass"}))
    }
}

/// The part of the river in sight.
struct Window {
    area: Rect,
    /// What stands on each line of the screen, from the top: a row, or the line after a row.
    shown: Vec<Shown>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Row(i64),
    LineAfter(i64),
}

impl Window {
    fn new(scene: &Scene<'_>, river: &River, area: Rect) -> Window {
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

    fn column(&self, column: i64) -> i32 {
        i32::from(self.area.x) + 4 + column as i32 * WIDE
    }

    /// The place of a space on the screen.
    fn spot(&self, at: &str) -> Option<(i32, i32)> {
        let (column, row) = place_of(at)?;
        Some((self.column(column), self.line(row)?))
    }

    fn draw_river(&self, scene: &Scene<'_>, river: &River, buffer: &mut Buffer) {
        let x = i32::from(self.area.x);
        for (i, shown) in self.shown.iter().enumerate() {
            let y = i32::from(self.area.y) + i as i32;
            match shown {
                Shown::LineAfter(row) => {
                    let events = count(&scene.view["events"], &row.to_string());
                    let is_finish = *row == river.finish();
                    let words = if is_finish {
                        " FINISH ".to_string()
                    } else {
                        format!(" {events} Event{} ", if events == 1 { "" } else { "s" })
                    };
                    let sign = if is_finish { "▚" } else { "═" };
                    put(buffer, x + 4, y, &sign.repeat((COLUMNS * WIDE) as usize), STRONG);
                    put(buffer, x + 13, y, &words, if is_finish { CURSOR } else { STRONG });
                }
                Shown::Row(row) => {
                    put(buffer, x, y, &format!("{row:>3}"), SOFT);
                    for column in 0..i64::from(COLUMNS) {
                        draw_cell(scene, river, (column, *row), (self.column(column), y), buffer);
                    }
                }
            }
        }
        let y = i32::from(self.area.bottom()) - 1;
        for (column, letter) in ('a'..='g').enumerate() {
            put(buffer, self.column(column as i64) + 1, y, &letter.to_string(), SOFT);
        }
    }

    /// Where kayaks would go: dots on the way, the sign where it ends, a cross at a bank or rock.
    fn draw_trips(&self, scene: &Scene<'_>, buffer: &mut Buffer) {
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
    fn draw_open(&self, scene: &Scene<'_>, buffer: &mut Buffer) -> Vec<Spot> {
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

    fn draw_kayak(&self, scene: &Scene<'_>, seat: Seat, kayak: &Value, buffer: &mut Buffer) {
        let Some((x, y)) = kayak["at"].as_str().and_then(|at| self.spot(at)) else { return };
        let style = seat_style(seat);
        let style = if scene.focus == Some(seat) { style.add_modifier(Modifier::REVERSED) } else { style };
        put(buffer, x, y, &badge(seat), style);
    }
}

/// The space that a choice stands for: its own, or where the forecast puts the own kayak.
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

fn draw_cell(scene: &Scene<'_>, river: &River, place: (i64, i64), screen: (i32, i32), buffer: &mut Buffer) {
    let name = river::name_of(place);
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

fn field(file: &'static str, id: &str, field: usize) -> Option<&'static str> {
    let line = file.lines().find(|line| line.split('|').next().is_some_and(|first| first.trim() == id))?;
    line.split('|').nth(field).map(str::trim)
}

fn card_name(card: &str) -> String {
    field(CARDS, card, 1).or_else(|| field(EVENTS, card, 1)).map_or_else(|| spoken(card), str::to_string)
}

fn card_lines(card: &str) -> String {
    let lines = field(CARDS, card, 3).or_else(|| field(EVENTS, card, 3)).unwrap_or_default();
    spoken(lines).replace("maneuver +0", "maneuver")
}

/// Maneuverability and what is cleared at a speed.
fn tracker(speed: i64) -> (&'static str, &'static str) {
    let speed = speed.to_string();
    (field(TRACKER, &speed, 1).unwrap_or("?"), field(TRACKER, &speed, 2).unwrap_or("-"))
}
