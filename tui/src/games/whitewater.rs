//! The river from above: currents, hazards, lines with their Events, kayaks, and where a choice would take them.

mod overview;
mod river;
mod window;

use std::collections::BTreeMap;

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot};
use crate::text::{count, fit, list, number, pad, say, word, wrap};
use crate::theme::{GO, SOFT, STRONG, WARN};

use river::{River, card};
use window::Window;

/// The picture of Whitewater Rush.
pub(crate) struct Whitewater;

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
        let status = Phrase::new("tui-whitewater-status")
            .with("river", Words::text(River::of(scene.scenery).name(scene.speak)))
            .with("round", number(scene.view, "round"));
        scene.speak.say(&status)
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let river = River::of(scene.scenery);
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
        let tracker = River::of(scene.scenery).tracker();
        let is_speed = |field: &&Value| field["speed"] == kayak["speed"];
        let track: String = tracker.iter().map(|field| if is_speed(&field) { '▮' } else { '·' }).collect();
        let field = tracker.iter().find(is_speed).unwrap_or(&Value::Null);
        let is_narrow = columns < 50;
        let facts = if is_narrow { "tui-whitewater-facts-short" } else { "tui-whitewater-facts" };
        let facts =
            Phrase::new(facts).with("maneuver", number(field, "maneuver")).with("hand", count(kayak, "hand"));
        let mut spans = vec![
            Span::raw(pad(kayak["at"].as_str().unwrap_or("--"), 4)),
            Span::styled(format!("{track} "), GO),
            Span::raw(scene.speak.say(&facts)),
        ];
        let clears = list(field, "clears").iter().filter_map(Value::as_str);
        let clears: Vec<Words> = clears.map(|hazard| Words::word("cleared", hazard)).collect();
        if columns >= 34 && !clears.is_empty() {
            let hazard = |hazard| Phrase::new("tui-whitewater-hazard").with("hazard", hazard);
            let clears = Words::list(clears.into_iter().map(hazard));
            let clears = scene.speak.say(&Phrase::new("tui-whitewater-clears").with("hazards", clears));
            spans.push(Span::styled(format!(" {clears}"), SOFT));
        }
        let eddied = number(kayak, "eddied");
        if eddied > 0 {
            let eddied = scene.speak.say(&Phrase::new("tui-whitewater-eddied").with("times", eddied));
            spans.push(Span::styled(format!(" {eddied}"), WARN));
        }
        if scene.view["active"] == seat.0 {
            spans.push(Span::styled(format!(" {}", say(scene.speak, "tui-whitewater-turn")), STRONG));
        }
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        if let Some(played) = scene.view["played"].as_str() {
            let (card, printed) = card(scene.scenery, "cards", played);
            let words = Phrase::new("picture-in-play").with("card", card).with("lines", printed);
            let words = wrap(&scene.speak.say(&words), columns).into_iter().take(2);
            lines.extend(words.map(|line| Line::styled(line, WARN)));
        }
        let Some(own) = scene.own() else { return lines };
        let is_listed = scene.choices.iter().any(|choice| word(&choice.action, "type") == "play");
        if !is_listed {
            let words = wrap(&held(scene, own), columns).into_iter().take(2);
            lines.extend(words.map(|line| Line::styled(line, STRONG)));
        }
        let chosen = scene.choice().and_then(|choice| choice.action["card"].as_str());
        let piles = match chosen {
            Some(chosen) => {
                let (card, printed) = card(scene.scenery, "cards", chosen);
                Phrase::new("tui-whitewater-card").with("card", card).with("lines", printed)
            }
            None => Phrase::new("tui-whitewater-piles")
                .with("deck", count(scene.view, "river_deck"))
                .with("discard", count(scene.view, "discard"))
                .with("rapids", number(&scene.view["supply"], "rapids"))
                .with("rocks", number(&scene.view["supply"], "rock")),
        };
        lines.push(Line::styled(fit(&scene.speak.say(&piles), columns), SOFT));
        lines
    }

    fn sought(&self, view: &Value, _seat: Seat, _scenery: &Value, speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_whitewater(view, speak)
    }

    fn flash(&self, event: &Value, scenery: &Value, speak: &Tongue) -> Option<Flash> {
        let of = match word(event, "type") {
            "card_played" => "cards",
            "event_revealed" => "events",
            _ => return None,
        };
        let (card, printed) = card(scenery, of, word(event, "card"));
        let words = Phrase::new("tui-whitewater-flash").with("card", card).with("lines", printed);
        Some(Flash::Card(speak.say(&words)))
    }
}

/// The cards in hand, with how many there are of each.
fn held(scene: &Scene<'_>, own: Seat) -> String {
    let Some(kayak) = scene.view.pointer(&format!("/seats/{}", own.0)) else { return String::new() };
    let mut kinds: BTreeMap<&str, i64> = BTreeMap::new();
    for card in list(kayak, "hand").iter().filter_map(Value::as_str) {
        *kinds.entry(card).or_default() += 1;
    }
    let say = |(id, count): (&str, i64)| {
        let (name, _) = card(scene.scenery, "cards", id);
        Phrase::new("tui-whitewater-held").with("card", name).with("count", count)
    };
    let cards = Words::list(kinds.into_iter().map(say));
    scene.speak.say(&Phrase::new("tui-whitewater-hand").with("cards", cards))
}
