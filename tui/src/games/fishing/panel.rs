//! What all may know of a boat: pearls, fuel, hold and cards.

use engine::{Phrase, Seat, Speak};
use ratatui::text::{Line, Span};
use serde_json::Value;

use super::{fish, trip};
use crate::picture::Scene;
use crate::text::{number, say};
use crate::theme::{FOAM, GO, PLAIN, SOFT, STOP, WARN};

/// The most signs of a gauge.
const GAUGE: i64 = 10;

pub(super) fn draw(scene: &Scene<'_>, seat: Seat, player: &Value, columns: usize) -> Line<'static> {
    let (pearls, fuel) = (number(player, "pearls"), number(player, "fuel").max(0));
    let is_wide = columns >= 30;
    let (pearls, fuel_words) = match is_wide {
        true => (
            Phrase::new("pearls").with("n", pearls),
            format!("{} {}", say(scene.speak, "tui-fishing-fuel"), gauge(scene.scenery, fuel)),
        ),
        false => (
            Phrase::new("tui-fishing-pearls-short").with("pearls", pearls),
            scene.speak.say(&Phrase::new("tui-fishing-fuel-short").with("fuel", fuel)),
        ),
    };
    let mut spans = vec![
        Span::raw(format!("{} ", scene.speak.say(&pearls))),
        Span::styled(fuel_words, if fuel <= number(scene.scenery, "low_fuel") { WARN } else { GO }),
    ];
    let places = scene.fact("holds")[seat.index()].as_u64().unwrap_or(0);
    let (upgrades, attacks) = (cards(&player["upgrades"]), cards(&player["attacks"]));
    spans.push(Span::styled(format!(" {}", hold(scene.scenery, player, places)), FOAM));
    if !player["effect"].is_null() {
        spans.push(Span::styled("!", WARN));
    }
    let say_cards = |id: &'static str, count: i64| scene.speak.say(&Phrase::new(id).with("count", count));
    spans.push(Span::raw(format!(" {}", say_cards("tui-fishing-upgrades", upgrades))));
    let style = if attacks > 0 { STOP } else { PLAIN };
    spans.push(Span::styled(format!(" {}", say_cards("tui-fishing-attacks", attacks)), style));
    let turns = number(player, "full_turns");
    if turns > 0 {
        spans.push(Span::styled(format!("·{turns}"), STOP));
    }
    if is_wide {
        spans.push(Span::styled(format!(" {}", scene.speak.say(&trip(player))), SOFT));
    }
    Line::from(spans)
}

/// The fuel in the tank, a sign for each; of a large tank the share that is full, and the figure.
fn gauge(scenery: &Value, fuel: i64) -> String {
    let tank = number(&scenery["constants"], "tank").max(1);
    let signs = tank.min(GAUGE);
    let full = ((fuel * signs + tank - 1) / tank).min(signs);
    let bar = format!("{}{}", "▮".repeat(full as usize), "·".repeat((signs - full) as usize));
    if tank > GAUGE { format!("{bar}{fuel}") } else { bar }
}

/// The places of a hold with what is in them.
fn hold(scenery: &Value, player: &Value, places: u64) -> String {
    let aboard = fish(scenery, &player["aboard"]);
    let places = (places as usize).max(aboard.chars().count());
    let fish = aboard.chars().chain(std::iter::repeat(' ')).take(places);
    fish.map(|fish| format!("[{fish}]")).collect()
}

/// How many cards there are of a group, open or hidden.
fn cards(group: &Value) -> i64 {
    // A hand that is hidden tells its number, and beside it the cards in it that are known.
    group["count"].as_i64().unwrap_or_else(|| {
        group.as_object().into_iter().flatten().filter_map(|(_, count)| count.as_i64()).sum()
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_gauge_has_a_sign_for_each_fuel_as_far_as_there_is_room() {
        let of = |tank: i64, fuel: i64| gauge(&json!({"constants": {"tank": tank}}), fuel);
        assert_eq!(
            (of(10, 4), of(6, 6), of(10, 0)),
            ("▮▮▮▮······".into(), "▮▮▮▮▮▮".into(), "··········".into())
        );
        assert_eq!(of(40, 21), "▮▮▮▮▮▮····21");
        assert_eq!(gauge(&Value::Null, 3), "▮", "a scenery that says nothing");
    }

    #[test]
    fn a_hold_has_as_many_places_as_the_rules_say() {
        let scenery = json!({"fish": [{"id": "carp", "mark": "C"}]});
        let player = json!({"aboard": {"carp": 2}});
        assert_eq!(
            (hold(&scenery, &player, 1), hold(&scenery, &player, 3)),
            ("[C][C]".into(), "[C][C][ ]".into())
        );
        assert_eq!(hold(&scenery, &json!({}), 3), "[ ][ ][ ]");
    }
}
