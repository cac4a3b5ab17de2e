//! The picture of any game: its text picture, and whatever its notation says of the seats.

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use serde_json::Value;

use crate::picture::{Flash, Picture, Scene, Shape, Spot};
use crate::text::{fit, put, spoken};
use crate::theme::{PLAIN, SOFT};

/// The sides of a die where the scenery does not say `die`.
const USUAL_DIE: i64 = 6;

/// The picture of any game.
pub(crate) struct Fallback;

impl Picture for Fallback {
    fn cover(&self) -> &'static [&'static str] {
        &["   ___ ___     ", "  |o  |  o|    ", "  | o | o |    ", "  |__o|o__|    ", "               "]
    }

    fn shape(&self, screen: Rect) -> Shape {
        Shape::Wide(screen.height.saturating_sub(12).clamp(8, 20))
    }

    fn status(&self, scene: &Scene<'_>) -> String {
        match scene.view.get("round").and_then(Value::as_i64) {
            Some(round) => scene.speak.say(&Phrase::new("tui-round").with("round", round)),
            None => String::new(),
        }
    }

    fn board(&self, scene: &Scene<'_>, area: Rect, buffer: &mut Buffer) -> Vec<Spot> {
        for (row, line) in scene.text.lines().take(area.height.into()).enumerate() {
            let cut = fit(line, area.width.into());
            put(buffer, area.x.into(), i32::from(area.y) + row as i32, &cut, PLAIN);
        }
        Vec::new()
    }

    fn panel(&self, scene: &Scene<'_>, seat: Seat, columns: usize) -> Vec<Line<'static>> {
        let facts = public_facts(scene.view, seat, scene.speak);
        vec![Line::styled(fit(&facts, columns), SOFT)]
    }

    fn hand(&self, _scene: &Scene<'_>, _columns: usize) -> Vec<Line<'static>> {
        Vec::new()
    }

    /// An event that says `die` is a roll.
    fn flash(&self, event: &Value, scenery: &Value, _speak: &Tongue) -> Option<Flash> {
        let value = event["die"].as_i64()?;
        let sides = scenery["die"].as_i64().unwrap_or(USUAL_DIE);
        (1..=sides).contains(&value).then_some(Flash::Die { value, sides })
    }
}

/// What lists by seat in a view say of one seat.
fn public_facts(view: &Value, seat: Seat, speak: &Tongue) -> String {
    let Some(keys) = view.as_object() else { return String::new() };
    let fact = |key: &str, value: &Value| {
        let value = Words::text(value.to_string().trim_matches('"'));
        Words::Say(
            Phrase::new("tui-fact").with("what", Words::text(say_key(key, speak))).with("value", value),
        )
    };
    let mut facts: Vec<Words> = Vec::new();
    for (key, value) in keys {
        match value.get(seat.index()) {
            Some(value @ Value::Number(_)) => facts.push(fact(key, value)),
            Some(Value::Object(of_seat)) => {
                let small = of_seat.iter().filter(|(_, value)| value.is_number() || value.is_string());
                facts.extend(small.map(|(key, value)| fact(key, value)));
            }
            _ => {}
        }
    }
    speak.value(&Words::List(facts))
}

/// What a key of a view is called: the game's own word for it, or the key itself.
fn say_key(key: &str, speak: &Tongue) -> String {
    let id = format!("panel-{key}");
    if speak.has(&id) { speak.say(&Phrase::new(id)) } else { spoken(key) }
}

#[cfg(test)]
mod tests {
    use engine::Names;
    use serde_json::json;

    use super::*;

    #[test]
    fn what_a_seat_has_is_said_in_the_words_of_the_game_and_else_by_its_key() {
        let view = json!({"scores": [12, 7], "lost_turns": [0, 1], "round": 3});
        let facts = |code: &str| {
            let tongue = Tongue::new(&code.parse().expect("a language"), Some("pig"), Names::default());
            public_facts(&view, Seat(1), &tongue)
        };
        assert_eq!(
            (facts("en"), facts("fr")),
            ("scores 7, lost turns 1".into(), "points 7, lost turns 1".into())
        );
    }

    #[test]
    fn a_roll_of_any_game_is_a_die_with_the_sides_that_its_scenery_says() {
        let flash = |event, scenery| Fallback.flash(&event, &scenery, &Tongue::english("pig"));
        let die = |value, sides| Some(Flash::Die { value, sides });
        assert_eq!(flash(json!({"type": "rolled", "die": 4}), json!({"target": 100})), die(4, 6));
        assert_eq!(flash(json!({"type": "ran", "die": 9}), json!({"die": 10})), die(9, 10));
        assert_eq!(flash(json!({"type": "ran", "die": 9}), json!({})), None, "no usual die shows 9");
        assert_eq!(flash(json!({"type": "held", "value": 4}), json!({})), None);
    }
}
