//! Reading variant switches, with a sentence for each way to get them wrong.

use engine::{Fault, Phrase, Shown, Value as Said};
use protocol::{Switch, SwitchValues};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::switches::{say_values, switches};
use crate::{Tongue, nearest, set_up_fault};

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
    let switches = switches::<G>();
    for (key, value) in given {
        let switch = switches.iter().find(|switch| switch.key == *key);
        let Some(place) = all.get_mut(key) else {
            return Err(unknown::<G>(key, &known));
        };
        let default = std::mem::replace(place, value.clone());
        if let Some(switch) = switch.filter(|switch| !can_be(value, &switch.values)) {
            return Err(bad_value::<G>(Some(switch), key, value, &default, None));
        }
        // Each switch is tried by itself, so that the message names the one that is wrong.
        let mut alone = write::<G>(&G::Options::default());
        alone.insert(key.clone(), value.clone());
        if let Err(error) = serde_json::from_value::<G::Options>(Value::Object(alone)) {
            return Err(bad_value::<G>(switch, key, value, &default, Some(&error)));
        }
    }
    serde_json::from_value(Value::Object(all)).map_err(|error| Fault::new("options", error.to_string()))
}

fn unknown<G: Shown>(key: &str, known: &[String]) -> Fault {
    let known: Vec<&str> = known.iter().map(String::as_str).collect();
    let phrase = match (&known[..], nearest(key, known.iter().copied())) {
        ([], _) => Phrase::new("setup-no-switches"),
        (_, None) => Phrase::new("setup-no-switch"),
        (_, Some(near)) => Phrase::new("setup-no-switch-near").with("near", Said::text(near)),
    };
    let phrase = phrase
        .with("game", Said::text(G::ID))
        .with("key", Said::text(key.escape_debug().to_string()))
        .with("switches", Said::list(known.into_iter().map(Said::text)));
    set_up_fault("options", phrase, Some(G::ID))
}

/// Whether a value is of the kind that a switch takes, as far as its type tells. What it leaves open (boards, texts, seats of
/// this table), the game finds out.
fn can_be(value: &Value, values: &SwitchValues) -> bool {
    let between = |value: &Value, least: i64, most: i64| {
        value.as_i64().is_some_and(|number| (least..=most).contains(&number))
    };
    match values {
        SwitchValues::Flag {} => value.is_boolean(),
        SwitchValues::OneOf { names } => {
            value.as_str().is_some_and(|name| names.iter().any(|one| one == name))
        }
        SwitchValues::Range { least, most, nullable } => {
            (*nullable && value.is_null()) || between(value, *least, *most)
        }
        SwitchValues::Numbers { least, most } => value
            .as_array()
            .is_some_and(|numbers| numbers.iter().all(|number| between(number, *least, *most))),
        SwitchValues::Seat { .. }
        | SwitchValues::Board { .. }
        | SwitchValues::Boards { .. }
        | SwitchValues::Counts {}
        | SwitchValues::Text {}
        | SwitchValues::Content {} => true,
    }
}

/// `error` is what a reader says of what it could not read.
fn bad_value<G: Shown>(
    switch: Option<&Switch>,
    key: &str,
    value: &Value,
    default: &Value,
    error: Option<&serde_json::Error>,
) -> Fault {
    let place = format!("options.{key}");
    let why = || error.map_or_else(String::new, ToString::to_string);
    let Some(switch) = switch else {
        return Fault::new(place, format!("the switch {key} cannot be {}; {}", short(value), why()));
    };
    let phrase = match (value, error) {
        // What is wrong inside a list or an object is not seen at a glance.
        (Value::Array(_) | Value::Object(_), Some(_)) => {
            Phrase::new("setup-inside").with("why", Said::text(why()))
        }
        _ => Phrase::new("setup-value")
            .with("value", Said::text(short(value)))
            .with("default", Said::text(short(default))),
    };
    let allowed = say_values(switch, &Tongue::english(G::ID));
    let phrase = phrase.with("key", Said::text(key)).with("values", allowed);
    set_up_fault(place, phrase, Some(G::ID))
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

#[cfg(test)]
mod tests {
    use engine::Speak;
    use serde_json::json;

    use super::*;
    use crate::{Language, find, games};

    #[test]
    fn what_a_game_writes_as_its_switches_can_be_read_again() {
        for game in games() {
            let options = game.study(2, &Value::Null).unwrap().options();
            let again = game.study(2, &options).unwrap_or_else(|fault| panic!("{}: {fault}", game.id()));
            assert_eq!(again.options(), options);
            for switch in game.switches() {
                assert!(can_be(&switch.default, &switch.values), "{}: {}", game.id(), switch.key);
            }
        }
    }

    #[test]
    fn every_fault_of_a_set_up_is_said_in_every_language_and_its_english_is_the_fault() {
        let pig = |seats, options: Value| find("pig").unwrap().study(seats, &options).unwrap_err();
        let marathon = |options: Value| find("marathon").unwrap().study(2, &options).unwrap_err();
        let faults = [
            ("pig", find("rowng").unwrap_err()),
            ("pig", find("xyzzy").unwrap_err()),
            ("pig", pig(9, json!({}))),
            ("pig", pig(2, json!({"tagret": 3}))),
            ("pig", pig(2, json!({"wind": 3}))),
            ("pig", pig(2, json!({"target": 1}))),
            ("pig", pig(2, json!({"target": "far"}))),
            ("marathon", marathon(json!({"start_block": "high"}))),
            ("marathon", marathon(json!({"deck": {"injury": "many"}}))),
            ("pig", "oracle".parse::<bots::Level>().unwrap_err()),
            ("pig", bots::Level::Novice.adviser().unwrap_err()),
        ];
        for (game, fault) in faults {
            let say = fault.say.as_deref().unwrap_or_else(|| panic!("{fault} is no phrase"));
            let said: Vec<String> = Language::all()
                .iter()
                .map(|language| Tongue::new(language, Some(game), engine::Names::default()).say(say))
                .collect();
            assert_eq!(Tongue::english(game).say(say), fault.why);
            assert!(said.iter().any(|other| *other != fault.why), "{said:?}");
            assert!(
                !said.iter().any(|said| ["setup-", "switch-", "hint-"].iter().any(|id| said.contains(id))),
                "{said:?}"
            );
        }
    }
}
