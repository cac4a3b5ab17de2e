//! What people look for at each decision, as actions: whatever of it is not open is shown with the rule that says no.

use catalog::Tongue;
use engine::{Phrase, Seat, Speak, Value as Words};
use serde_json::{Value, json};

use super::fishing::held;
use super::rowing::rate_in_full;
use super::salmon::card_name;
use crate::text::{list, number, say, word};

type Sought = Vec<(String, Value)>;

/// Every stroke rate.
pub(super) fn in_rowing(view: &Value, scenery: &Value, speak: &Tongue) -> Sought {
    if word(view, "phase") != "rate" {
        return Vec::new();
    }
    let rates = list(scenery, "rates").iter().map(|rate| number(rate, "rate"));
    rates.map(|rate| (rate_in_full(rate, scenery, speak), json!({"type": "rate", "to": rate}))).collect()
}

/// The Eddy Out.
pub(super) fn in_whitewater(view: &Value, speak: &Tongue) -> Sought {
    match view["decision"]["name"].as_str() {
        Some("play" | "respond") => vec![(speak.word("card", "eddy_out"), json!({"type": "eddy_out"}))],
        _ => Vec::new(),
    }
}

/// Every way to spend stamina on the speed.
pub(super) fn in_marathon(view: &Value, scenery: &Value, speak: &Tongue) -> Sought {
    if view["pending"]["decision"] != "boost" {
        return Vec::new();
    }
    let way = |boost: &Value| {
        let way = word(boost, "use");
        let words = match way {
            "plus" => "tui-marathon-faster",
            "minus" => "tui-marathon-slower",
            "reroll" => "tui-marathon-again",
            _ => return None,
        };
        Some((say(speak, words), json!({"type": "boost", "use": way})))
    };
    list(scenery, "boosts").iter().filter_map(way).collect()
}

/// Sailing, catching, drawing, and the cards in hand.
pub(super) fn in_fishing(view: &Value, seat: Seat, speak: &Tongue) -> Sought {
    let plain: &[&str] = match word(view, "phase") {
        "start" => &["roll", "catch"],
        "main" => &["catch", "draw"],
        _ => return Vec::new(),
    };
    let action = |name: &&str| (speak.word("choice", name), json!({"type": name}));
    let mut sought: Sought = plain.iter().map(action).collect();
    for (card, _) in held(&view["players"][seat.index()]) {
        let words = Phrase::new("tui-fishing-play").with("card", Words::word("card", card));
        sought.push((speak.say(&words), json!({"type": "play", "card": card})));
    }
    sought
}

/// The cards in hand.
pub(super) fn in_salmon(view: &Value, seat: Seat, scenery: &Value, speak: &Tongue) -> Sought {
    if view["pending"]["kind"] != "play" || number(&view["pending"], "seat") != i64::from(seat.0) {
        return Vec::new();
    }
    let mut sought: Sought = Vec::new();
    for card in list(&view["seats"][seat.index()], "hand").iter().filter_map(Value::as_str) {
        let action = json!({"type": "play", "card": card});
        if !sought.iter().any(|(_, known)| *known == action) {
            sought.push((card_name(scenery, card, speak), action));
        }
    }
    sought
}
