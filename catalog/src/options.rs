//! Reading variant switches, with a sentence for each way to get them wrong.

use engine::{Fault, Phrase, Shown, Value as Said};
use engine_test::reading::{self, Wrong, short};
use protocol::{Switch, SwitchValues};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::switches::{say_values, switches};
use crate::{Tongue, nearest, said_fault};

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
            let phrase = Phrase::new("setup-no-object").naming("found", &short(other));
            return Err(said_fault("options", phrase, Some(G::ID)));
        }
    };
    let mut all = defaults::<G>();
    let switches = switches::<G>();
    for (key, value) in given {
        let Some(switch) = switches.iter().find(|switch| switch.key == *key) else {
            return Err(unknown::<G>(key, &switches));
        };
        if !can_be(value, &switch.values) {
            return Err(bad_value::<G>(switch, value, None));
        }
        all.insert(key.clone(), value.clone());
    }
    let all = Value::Object(all);
    reading::read(&all).map_err(|wrong| {
        let switch = switches.iter().find(|switch| wrong.key() == Some(&switch.key));
        match switch.zip(wrong.key().and_then(|key| all.get(key))) {
            Some((switch, value)) => bad_value::<G>(switch, value, Some(&wrong)),
            None => Fault::new("options", wrong.to_string()),
        }
    })
}

fn unknown<G: Shown>(key: &str, switches: &[Switch]) -> Fault {
    let known: Vec<&str> = switches.iter().map(|switch| switch.key.as_str()).collect();
    let phrase = match (&known[..], nearest(key, known.iter().copied())) {
        ([], _) => Phrase::new("setup-no-switches"),
        (_, None) => Phrase::new("setup-no-switch"),
        (_, Some(near)) => Phrase::new("setup-no-switch-near").with("near", Said::text(near)),
    };
    let phrase =
        phrase.with("game", Phrase::new("name")).naming("key", key).with("switches", Said::names(&known));
    said_fault("options", phrase, Some(G::ID))
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

/// What is wrong with the value of a switch, by the switch's rule; `wrong` is what its reader found.
fn bad_value<G: Shown>(switch: &Switch, value: &Value, wrong: Option<&Wrong>) -> Fault {
    let phrase = match wrong.filter(|wrong| !wrong.is_whole()) {
        // What is wrong inside a list or an object is not seen at a glance.
        Some(wrong) => Phrase::new("setup-inside").with("why", wrong.phrase(&switch.key, 1)),
        None => Phrase::new("setup-value")
            .naming("value", &short(value))
            .naming("default", &short(&switch.default)),
    };
    let allowed = say_values(switch, &Tongue::english(G::ID));
    let phrase = phrase.naming("key", &switch.key).with("values", allowed);
    let rule = G::SWITCHES.iter().find(|known| known.key == switch.key).map(|known| known.rule);
    Fault { rule, ..said_fault(format!("options.{}", switch.key), phrase, Some(G::ID)) }
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
    use crate::language::in_english;
    use crate::{Language, find, games};

    #[test]
    fn what_a_game_writes_as_its_switches_can_be_read_again() {
        for game in games() {
            let seats = i64::from(game.seats().0);
            let options = game.study(seats, &Value::Null).unwrap().options();
            let again = game.study(seats, &options).unwrap_or_else(|fault| panic!("{}: {fault}", game.id()));
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
            ("pig", in_english("oracle".parse::<bots::Level>().unwrap_err(), None)),
            ("pig", in_english(bots::Level::Novice.adviser().unwrap_err(), None)),
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
