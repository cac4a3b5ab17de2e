//! An event is told when its change is done, and before that of the next: what each kind of event may change is
//! changed by no other, and nothing that people see changes behind the last event of a step.

use std::collections::BTreeMap;

use engine::{Game, Notation, Race, Rng, choose_random};
use fishing::Fishing;
use serde_json::Value;

use crate::set_ups;

/// What a boat has, and the events that may change it.
const CHANGES: [(&str, &[&str]); 9] = [
    ("pearls", &["pearls"]),
    ("pos", &["moved"]),
    ("fuel", &["moved", "bought", "fuel_curse", "attacked"]),
    ("trip", &["trip_began"]),
    ("aboard", &["caught", "dropped_off", "released", "deposited"]),
    ("in_transit", &["dropped_off", "delivered"]),
    ("market", &["delivered", "deposited"]),
    ("upgrades", &["drew", "played", "sold", "answered"]),
    ("attacks", &["drew", "played", "sold", "answered", "traded_in", "duel_won", "discarded"]),
];

fn written(game: &Fishing, position: &fishing::Position) -> Value {
    serde_json::to_value(game.write(position)).expect("a position can be written")
}

fn boat(position: &Value, seat: &Value) -> Value {
    position["players"][seat.as_u64().unwrap_or_default() as usize].clone()
}

/// What a boat has of a kind; how many cards or fish it is in all, if `kind` is none.
fn count(held: &Value, kind: &Value) -> i64 {
    match kind.as_str() {
        Some(kind) => held[kind].as_i64().unwrap_or(0),
        None => held.as_object().map_or(0, |held| held.values().filter_map(Value::as_i64).sum()),
    }
}

/// Whether the position after the event shows what it says, where the words alone would not tell.
fn is_shown(event: &Value, before: &Value, after: &Value) -> bool {
    let (old, new) = (boat(before, &event["seat"]), boat(after, &event["seat"]));
    let by = |key: &str| count(&new[key], &event["fish"]) - count(&old[key], &event["fish"]);
    let hand =
        |boat: &Value| count(&boat["upgrades"], &event["card"]) + count(&boat["attacks"], &event["card"]);
    match event["type"].as_str().expect("an event has a type") {
        "order_rolled" => after["pending"]["rolls"][event["seat"].to_string()] == event["roll"],
        "order_set" => after["turn_order"] == event["order"],
        "turn_started" => after["active"] == event["seat"] && after["phase"] == "start",
        "moved" => new["pos"] == event["end"],
        "pearls" => {
            new["pearls"].as_i64()
                == Some(old["pearls"].as_i64().unwrap_or(0) + event["change"].as_i64().unwrap_or(0))
        }
        "caught" => by("aboard") == 1,
        "released" => by("aboard") == -1,
        "dropped_off" => by("aboard") == -1 && by("in_transit") == 1,
        "delivered" => Some(by("market")) == event["count"].as_i64() && -by("in_transit") == by("market"),
        "deposited" => Some(by("market")) == event["count"].as_i64() && -by("aboard") == by("market"),
        "trip_began" => new["trip"] == event["trip"] && after["phase"] != "start",
        "drew" if event["result"] == "kept" => hand(&new) == hand(&old) + 1,
        "drew" if event["result"] == "curse" => !new["effect"].is_null(),
        "played" | "sold" | "discarded" | "traded_in" => hand(&new) == hand(&old) - 1,
        "bought" if event["item"] == "fuel" => new["fuel"].as_i64() > old["fuel"].as_i64(),
        "proposed" => after["phase"] == "answer",
        "answered" => after["phase"] != "answer",
        "chose" => !after["pending"]["choices"][event["seat"].to_string()].is_null(),
        "stayed" => after["phase"] == "main",
        "must_discard" => after["phase"] == "discard",
        "finished" => after["finishers"].as_array().is_some_and(|seats| seats.contains(&event["seat"])),
        "game_over" => after["phase"] == "over",
        _ => true,
    }
}

#[test]
fn every_event_is_told_when_its_change_is_done() {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for number in 0..24 {
        let mut rng = Rng::stream(number, 2);
        let (seats, options) = set_ups::any(&mut rng);
        let (mut race, _) =
            Race::new(Fishing::new(seats, options).expect("a set-up that can be played"), number);
        while let Some(seat) = race.game().pending(race.position()).first() {
            let mut before = written(race.game(), race.position());
            let action = choose_random(race.game(), race.position(), seat, &mut rng, &mut Vec::new());
            let step = race.play(seat, action).expect("a legal action");
            let last = written(race.game(), race.position());
            for (event, after) in step.events.iter().zip(&step.after) {
                let event = serde_json::to_value(event).expect("an event is JSON");
                let after = written(race.game(), after);
                assert!(is_shown(&event, &before, &after), "{event}\n{before}\n{after}");
                let kind = event["type"].as_str().unwrap_or_default();
                must_change_only_its_own(kind, &before, &after);
                *seen.entry(kind.to_string()).or_default() += 1;
                before = after;
            }
            must_change_only_its_own("nothing", &before, &last);
        }
    }
    // A fish is seldom released at random.
    assert!(seen.len() >= 33, "every other kind of event was met: {seen:?}");
}

fn must_change_only_its_own(kind: &str, before: &Value, after: &Value) {
    let boats = |position: &Value| position["players"].as_array().cloned().unwrap_or_default();
    for (old, new) in boats(before).iter().zip(&boats(after)) {
        for (key, kinds) in CHANGES {
            assert!(old[key] == new[key] || kinds.contains(&kind), "{kind} changed {key}\n{before}\n{after}");
        }
    }
    let is_shop = ["bought", "restocked"].contains(&kind);
    assert!(is_shop || before["shop"] == after["shop"], "{kind} changed the shop\n{before}\n{after}");
}
