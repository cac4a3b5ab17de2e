//! The rowing course: lanes with split lines, limits, boats and where each choice would land. All of it is drawn from the view
//! and the scenery.

mod order;
mod water;

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot};
use crate::text::{count, list, named, number, say, word};
use crate::theme::{CURSOR, GO, SOFT, STRONG, WARN};

use order::order_strip;
use water::Water;

/// The picture of the rowing game.
pub(crate) struct Rowing;

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

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Wide(if screen.height >= 36 { 16 } else { 10 })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        let course = named(scene.speak, "course", &scene.scenery["course"]);
        let status = Phrase::new("tui-rowing-status")
            .with("course", Words::text(course))
            .with("round", number(scene.view, "round"))
            .with("phase", Words::word("phase", word(scene.view, "phase")));
        scene.speak.say(&status)
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let water = Water::new(scene.scenery, area);
        water.plates(scene, buffer);
        let boats = list(scene.view, "boats");
        for lane in 1..=number(scene.scenery, "lanes") {
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
        let is_narrow = columns < 30;
        let piles = Phrase::new(if is_narrow { "tui-rowing-piles-short" } else { "tui-rowing-piles" })
            .with("hand", count(boat, "hand"))
            .with("deck", count(boat, "deck"));
        spans.push(Span::raw(format!(" {}", scene.speak.say(&piles))));
        if columns >= 40 {
            let discard = Phrase::new("tui-rowing-discard").with("discard", count(boat, "discard"));
            spans.push(Span::raw(format!(" {}", scene.speak.say(&discard))));
        }
        let crabs = number(boat, "crabs");
        if crabs > 0 {
            let words = match is_narrow {
                true => format!("×{crabs}"),
                false => scene.speak.say(&Phrase::new("tui-rowing-crabs").with("crabs", crabs)),
            };
            spans.push(Span::styled(format!(" {words}"), WARN));
        }
        if boat["tides"] == true {
            let spaces = number(&scene.scenery["tide"], "steps");
            spans.push(Span::styled(format!(" ≈+{spaces}"), GO));
        }
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, _columns: usize) -> Vec<Line<'static>> {
        let Some(own) = scene.own() else { return Vec::new() };
        let Some(boat) = scene.view.pointer(&format!("/boats/{}", own.0)) else { return Vec::new() };
        let mut spans = vec![Span::styled(format!("{} ", say(scene.speak, "tui-rowing-hand")), SOFT)];
        let chosen = scene.choice().map(|choice| list(&choice.action, "cards")).unwrap_or_default();
        let mut picked: Vec<&str> = chosen.iter().filter_map(Value::as_str).collect();
        for card in list(boat, "hand").iter().filter_map(Value::as_str) {
            let is_picked = picked.iter().position(|one| *one == card).map(|i| picked.remove(i)).is_some();
            spans.push(card_span(scene, card, is_picked));
            spans.push(Span::raw(" "));
        }
        let played = list(boat, "played");
        if !played.is_empty() {
            spans.push(Span::styled(format!(" {} ", say(scene.speak, "tui-rowing-played")), SOFT));
            spans.extend(played.iter().filter_map(Value::as_str).map(|card| card_span(scene, card, false)));
        }
        vec![Line::from(spans)]
    }

    fn sought(&self, view: &Value, _seat: Seat, scenery: &Value, speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_rowing(view, scenery, speak)
    }

    fn flash(&self, event: &Value, scenery: &Value, speak: &Tongue) -> Option<Flash> {
        match word(event, "type") {
            "flipped" => Some(Flash::Card(named(speak, "card", card_of(scenery, word(event, "card"))?))),
            "crab" => Some(Flash::Card(format!("  {}  ", say(speak, "tui-rowing-crab")))),
            _ => None,
        }
    }
}

/// A stroke rate with its name, such as "42 Race"; on the way from one to another it has none.
pub(super) fn rate_in_full(rate: i64, scenery: &Value, speak: &Tongue) -> String {
    let sign = list(scenery, "rates").iter().find(|sign| number(sign, "rate") == rate);
    let name = sign.map(|sign| match sign["name"].as_str() {
        Some(own) => Words::text(own),
        None => Words::word("rate", &rate.to_string()),
    });
    let name = name.unwrap_or_else(|| Words::text(""));
    speak.say(&Phrase::new("rate-in-full").with("strokes", rate).with("name", name))
}

/// The stamina of a boat; what the choice under the cursor would spend is hollow and marked.
fn stamina(scene: &Scene<'_>, seat: Seat, boat: &Value) -> Span<'static> {
    let now = number(boat, "stamina").max(0);
    let price = match (scene.own() == Some(seat), scene.forecast()) {
        (true, Some(forecast)) => number(forecast, "price") + number(&forecast["cost"], "most"),
        _ => 0,
    };
    let (left, full) = ((now - price).max(0) as usize, number(scene.scenery, "stamina").max(0) as usize);
    let text = format!(
        "{}{}{}",
        "▮".repeat(left),
        "▯".repeat(now as usize - left),
        "·".repeat(full.saturating_sub(now as usize))
    );
    Span::styled(text, if price > 0 || now <= 1 { WARN } else { GO })
}

fn card_of<'a>(scenery: &'a Value, id: &str) -> Option<&'a Value> {
    list(scenery, "cards").iter().find(|card| word(card, "id") == id)
}

/// A card in brackets with its Pace, or with its letter if it flips others; one that cannot be played in round ones.
fn card_span(scene: &Scene<'_>, id: &str, is_picked: bool) -> Span<'static> {
    let face = card_of(scene.scenery, id).unwrap_or(&Value::Null);
    let (text, style) = match (number(face, "pace"), number(face, "flips")) {
        (0, 0) => (format!("({id})"), SOFT),
        (0, _) => (format!("[{}]", id.to_uppercase()), WARN),
        (pace, _) => (format!("[{pace}]"), STRONG),
    };
    Span::styled(text, if is_picked { style.patch(CURSOR) } else { style })
}
