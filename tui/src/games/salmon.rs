//! The river of hexes: kinds, symbols and arrows, salmon and bears, and where a choice would lead. All of it is drawn from the
//! view and the scenery.

mod map;
mod river;
mod signs;
mod ways;
mod window;

use std::collections::BTreeMap;

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::fallback::Fallback;
use super::sought;
use crate::picture::{Flash, Picture, Scene, Shape, Spot};
use crate::text::{count, fit, list, named, number, say, word, wrap};
use crate::theme::{SOFT, STRONG, WARN};

use river::River;
use signs::symbol_text;
use window::{Pieces, Window};

/// The picture of Salmon Run.
pub(crate) struct Salmon;

/// This many dead cards are many.
const MANY: usize = 3;

impl Picture for Salmon {
    fn cover(&self) -> &'static [&'static str] {
        &[
            "  \\***/***\\***/***\\***/  ",
            "  /≋≋≋\\___/≋≋≋\\___/≋≋≋\\  ",
            "  \\_↓_/ ~ \\_↙_/(S)\\_↓_/  ",
            "  / ~ \\_↓_/▓▓▓\\_↓_/ ~ \\  ",
            "  \\_↓_/●1 \\___/[E]\\_↘_/  ",
            "  /{1}\\_↓_/ ~ \\_↓_/■2 \\  ",
            "  \\_↓_/ ~ \\_↓_/ ~ \\_↓_/  ",
        ]
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Tall(if screen.width >= 110 { 60 } else { 41 })
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        let is_last = !scene.fact("last_round").is_null();
        let status = Phrase::new(if is_last { "tui-salmon-status-last" } else { "tui-salmon-status" })
            .with("river", Words::text(word(scene.view, "river")))
            .with("round", number(scene.view, "round"));
        scene.speak.say(&status)
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        let Some(river) = River::of(scene.scenery) else { return Fallback.board(scene, area, buffer) };
        let window = Window::new(scene, &river, area);
        let pieces = Pieces::of(scene, &river);
        for (x, y) in window.hexes() {
            if let Some(hex) = river.hex((x, y)) {
                window.draw_hex(hex, (x, y), &pieces, scene, buffer);
            }
        }
        let spots = window.draw_choices(scene, &river, buffer);
        window.draw_sides(scene, &river, buffer);
        // The map lies over the first line, below which the hexes go on.
        map::draw(scene, &river, window.seen(), Rect { height: 1, ..area }, buffer);
        spots
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let Some(swimmer) = scene.view.pointer(&format!("/seats/{}", seat.0)) else { return Vec::new() };
        let river = River::of(scene.scenery);
        let place = river.as_ref().and_then(|river| river.place(word(swimmer, "hex")));
        let height = place.map_or(0, |(_, y)| y);
        let top = river.map_or(0, |river| river.top());
        let piles = Phrase::new("tui-salmon-piles")
            .with("hand", count(swimmer, "hand"))
            .with("draw", count(swimmer, "draw"));
        let mut spans =
            vec![Span::styled(format!("{height:>2}/{top} "), STRONG), Span::raw(scene.speak.say(&piles))];
        let owned = list(swimmer, "owned");
        if columns >= 28 {
            let more = Phrase::new("tui-salmon-piles-more")
                .with("discard", count(swimmer, "discard"))
                .with("deck", owned.len() as i64);
            spans.push(Span::raw(format!(" {}", scene.speak.say(&more))));
        }
        let dead = owned.iter().filter_map(Value::as_str).filter(|card| is_dead(scene.scenery, card)).count();
        let sign = list(scene.scenery, "symbols").iter().find(|symbol| word(symbol, "nature") == "tires");
        let sign = sign.map(symbol_text).unwrap_or_default();
        spans.push(Span::styled(format!(" {sign}{dead}"), if dead >= MANY { WARN } else { SOFT }));
        vec![Line::from(spans)]
    }

    fn hand(&self, scene: &Scene<'_>, columns: usize) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let name = |card: &str| Words::text(card_name(scene.scenery, card, scene.speak));
        let played = list(scene.view, "played");
        if !played.is_empty() {
            let words = Phrase::new("tui-salmon-played")
                .with("count", played.len() as i64)
                .with("plays", number(scene.scenery, "plays"))
                .with("cards", Words::list(played.iter().filter_map(Value::as_str).map(name)));
            lines.push(Line::styled(fit(&scene.speak.say(&words), columns), SOFT));
        }
        let own = scene.own().and_then(|own| scene.view.pointer(&format!("/seats/{}", own.0)));
        let mut kinds: BTreeMap<&str, i64> = BTreeMap::new();
        for card in own.map(|own| list(own, "hand")).unwrap_or_default().iter().filter_map(Value::as_str) {
            *kinds.entry(card).or_default() += 1;
        }
        let held = kinds.iter().map(|(card, count)| match count {
            1 => name(card),
            _ => Phrase::new("tui-salmon-several").with("card", name(card)).with("count", *count).into(),
        });
        let words = scene.speak.say(&Phrase::new("tui-salmon-hand").with("cards", Words::list(held)));
        lines.extend(wrap(&words, columns).into_iter().take(2).map(|line| Line::styled(line, STRONG)));
        lines
    }

    fn sought(&self, view: &Value, seat: Seat, scenery: &Value, speak: &Tongue) -> Vec<(String, Value)> {
        sought::in_salmon(view, seat, scenery, speak)
    }

    fn flash(&self, event: &Value, scenery: &Value, speak: &Tongue) -> Option<Flash> {
        let sides = number(scenery, "die");
        match word(event, "type") {
            "rolled" => {
                event["value"].as_i64().filter(|_| sides > 0).map(|value| Flash::Die { value, sides })
            }
            "played" => event["card"].as_str().map(|card| Flash::Card(card_name(scenery, card, speak))),
            "jumped" => Some(Flash::Card(say(speak, "tui-salmon-leap"))),
            _ => None,
        }
    }
}

/// A card of the scenery.
fn card_of<'a>(scenery: &'a Value, id: &str) -> Option<&'a Value> {
    list(scenery, "cards").iter().find(|card| word(card, "id") == id)
}

/// What a card is called.
pub(super) fn card_name(scenery: &Value, id: &str, speak: &Tongue) -> String {
    card_of(scenery, id).map_or_else(|| speak.word("card", id), |card| named(speak, "card", card))
}

/// Whether a card does nothing but fill a hand.
fn is_dead(scenery: &Value, id: &str) -> bool {
    card_of(scenery, id).is_some_and(|card| card["dead"] == true)
}
