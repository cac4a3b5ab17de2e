//! Reading variant switches, with a sentence for each way to get them wrong.

use engine::{Fault, Game, Refused, Shown, Speak};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::switches::{say_values, switches};
use crate::{Tongue, nearest};

/// The switches with their values: the explained ones first, in the order of the specification's table.
pub(crate) fn write<G: Shown>(options: &G::Options) -> Map<String, Value> {
    let written = match to_json(options) {
        Value::Object(map) => map,
        other => unreachable!("a game's options are an object, not {other}"),
    };
    let mut ordered: Map<String, Value> = G::SWITCHES
        .iter()
        .filter_map(|info| Some((info.key.to_string(), written.get(info.key)?.clone())))
        .collect();
    for (key, value) in written {
        ordered.entry(key).or_insert(value);
    }
    ordered
}

/// All switches with their defaults, also those that are written only where they differ (custom content).
pub(crate) fn defaults<G: Shown>() -> Map<String, Value> {
    let mut all = write::<G>(&G::Options::default());
    for info in G::SWITCHES {
        all.entry(info.key).or_insert_with(|| Value::Object(Map::new()));
    }
    all
}

/// Reads switches; those left out (and `null` for all) have their defaults.
pub(crate) fn read<G: Shown>(options: &Value) -> Result<G::Options, Fault> {
    let given = match options {
        Value::Null => &Map::new(),
        Value::Object(map) => map,
        other => {
            return Err(Fault::new("options", format!("switches are a JSON object, not {}", short(other))));
        }
    };
    let mut all = defaults::<G>();
    let known: Vec<String> = all.keys().cloned().collect();
    for (key, value) in given {
        let Some(place) = all.get_mut(key) else {
            return Err(unknown::<G>(key, &known));
        };
        let default = std::mem::replace(place, value.clone());
        // Each switch is tried by itself, so that the message names the one that is wrong.
        let mut alone = write::<G>(&G::Options::default());
        alone.insert(key.clone(), value.clone());
        if let Err(error) = serde_json::from_value::<G::Options>(Value::Object(alone)) {
            return Err(bad_value::<G>(key, value, &default, &error));
        }
    }
    serde_json::from_value(Value::Object(all)).map_err(|error| Fault::new("options", error.to_string()))
}

fn unknown<G: Shown>(key: &str, known: &[String]) -> Fault {
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let near = nearest(key, known.iter().copied())
        .map_or_else(String::new, |near| format!(" (did you mean {near}?)"));
    let why = match known[..] {
        [] => format!("{} has no switches", G::ID),
        _ => format!("{} has no switch {key:?}{near}; its switches are {}", G::ID, known.join(", ")),
    };
    Fault::new("options", why)
}

fn bad_value<G: Shown>(key: &str, value: &Value, default: &Value, error: &serde_json::Error) -> Fault {
    let english = Tongue::english(G::ID);
    let allowed = match switches::<G>().iter().find(|switch| switch.key == key) {
        Some(switch) => format!("allowed: {}", english.say(&say_values(switch, &english))),
        None => error.to_string(),
    };
    let why = match value {
        // What is wrong inside a list or an object is not seen at a glance.
        Value::Array(_) | Value::Object(_) => format!("the switch {key} is wrong: {error}; {allowed}"),
        _ => format!("the switch {key} cannot be {}; {allowed} (default {default})", short(value)),
    };
    Fault::new(format!("options.{key}"), why)
}

/// A value as JSON, but not more of it than fits into a sentence.
fn short(value: &Value) -> String {
    let text = value.to_string();
    match text.char_indices().nth(60) {
        None => text,
        Some((end, _)) => format!("{}...", &text[..end]),
    }
}

/// The JSON of something that a game writes.
pub(crate) fn to_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("positions, actions, events and options of games are plain JSON")
}

/// Reads an action.
pub(crate) fn read_action<G: Game>(action: &Value) -> Result<G::Action, Refused> {
    if !action.is_object() {
        return Err(Refused::Unreadable(format!("an action is an object with a \"type\", not {action}")));
    }
    G::Action::deserialize(action).map_err(|error| Refused::Unreadable(error.to_string()))
}
