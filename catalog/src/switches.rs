//! Variant switches of any game: what each can be, as data and in words.

use engine::{Phrase, Shown, Value, Values};
use protocol::{Switch, SwitchValues};

use crate::{Tongue, options};

/// The switches of a game, in the order of its specification.
pub(crate) fn switches<G: Shown>() -> Vec<Switch> {
    let defaults = options::defaults::<G>();
    let switch = |switch: &engine::Switch| Switch {
        key: switch.key.to_string(),
        default: defaults.get(switch.key).cloned().unwrap_or_default(),
        values: values(switch.values),
        rule: switch.rule.to_string(),
    };
    G::SWITCHES.iter().map(switch).collect()
}

fn values(values: Values) -> SwitchValues {
    let own = |names: &[&str]| names.iter().map(|name| (*name).to_string()).collect();
    match values {
        Values::Flag => SwitchValues::Flag {},
        Values::OneOf(names) => SwitchValues::OneOf { names: own(names) },
        Values::Range { least, most } => SwitchValues::Range { least, most, nullable: false },
        Values::RangeOrNull { least, most } => SwitchValues::Range { least, most, nullable: true },
        Values::SeatOr(names) => SwitchValues::Seat { names: own(names) },
        Values::Board(names) => SwitchValues::Board { names: own(names) },
        Values::Boards { names, usual, most } => {
            SwitchValues::Boards { names: own(names), usual: own(usual), most }
        }
        Values::Numbers { least, most } => SwitchValues::Numbers { least, most },
        Values::Counts => SwitchValues::Counts {},
        Values::Text => SwitchValues::Text {},
        Values::Content => SwitchValues::Content {},
    }
}

/// What a switch can be, in words: what its type says, and in the game's own words what no type can. `switch-<key>-object` and
/// `switch-<key>-text` say what is written, `switch-<key>-null` and `switch-<key>-0` what these two mean.
pub fn say_values(switch: &Switch, tongue: &Tongue) -> Phrase {
    let own = |what: &str| {
        let id = format!("switch-{}-{what}", switch.key);
        tongue.has(&id).then(|| Phrase::new(id))
    };
    let named = |list: &[String]| {
        let names = Value::list(list.iter().map(|name| Value::text(name.as_str())));
        (!list.is_empty()).then(|| Phrase::new("values-names").with("names", names))
    };
    let or_usual = |own: Option<Phrase>, usual: &'static str| Some(own.unwrap_or_else(|| Phrase::new(usual)));
    let ways: Vec<Option<Phrase>> = match &switch.values {
        SwitchValues::Flag {} => vec![Some(Phrase::new("values-flag"))],
        SwitchValues::OneOf { names } => vec![named(names)],
        SwitchValues::Range { least, most, nullable } => {
            let zero = own("0").filter(|_| (*least..=*most).contains(&0));
            let numbers = with_zero(bounds("values-range", *least, *most), zero);
            vec![Some(if *nullable { or_null(numbers, own("null")) } else { numbers })]
        }
        SwitchValues::Seat { names } => vec![named(names), Some(Phrase::new("values-seat"))],
        SwitchValues::Board { names } => {
            vec![named(names), own("object"), or_usual(own("text"), "values-board")]
        }
        SwitchValues::Boards { names, usual, most } => {
            let list = named(names)
                .map(|names| Phrase::new("values-boards").with("names", names).with("most", *most));
            vec![list, named(usual), or_usual(own("text"), "values-board")]
        }
        SwitchValues::Numbers { least, most } => vec![Some(bounds("values-numbers", *least, *most))],
        SwitchValues::Counts {} => vec![or_usual(own("object"), "values-counts"), own("text")],
        SwitchValues::Text {} => vec![or_usual(own("text"), "values-text")],
        SwitchValues::Content {} => vec![Some(Phrase::new("values-content"))],
    };
    let or = |one: Phrase, other: Phrase| Phrase::new("values-or").with("one", one).with("other", other);
    ways.into_iter().flatten().reduce(or).unwrap_or_else(|| Phrase::new("values-text"))
}

fn bounds(id: &'static str, least: i64, most: i64) -> Phrase {
    Phrase::new(id).with("least", least).with("most", most)
}

/// Numbers, and what 0 means among them.
fn with_zero(numbers: Phrase, meaning: Option<Phrase>) -> Phrase {
    match meaning {
        Some(meaning) => Phrase::new("values-zero").with("values", numbers).with("meaning", meaning),
        None => numbers,
    }
}

/// Numbers or null, and what null means.
fn or_null(numbers: Phrase, meaning: Option<Phrase>) -> Phrase {
    match meaning {
        Some(meaning) => {
            Phrase::new("values-or-null-meaning").with("values", numbers).with("meaning", meaning)
        }
        None => Phrase::new("values-or-null").with("values", numbers),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test stops where something is missing")]
mod tests {
    use engine::{Names, Speak};

    use super::*;
    use crate::find;

    fn said(code: &str, game: &str, key: &str) -> String {
        let tongue = Tongue::new(&code.parse().unwrap(), Some(game), Names::default());
        let switches = find(game).unwrap().switches();
        tongue.say(&say_values(switches.iter().find(|switch| switch.key == key).unwrap(), &tongue))
    }

    #[test]
    fn what_a_switch_can_be_is_said_by_its_type_and_the_rest_by_the_game() {
        let said = |game: &str, key: &str| said("en", game, key);
        assert_eq!(said("whitewater", "eddy_per_turn"), "null (no limit) or 1 to 255");
        assert_eq!(said("fishing", "chance_copies"), "0 to 255; 0 is no limit");
        assert_eq!(
            said("whitewater", "segments"),
            "a list of up to 4 of A, B, C, D, each once, or even_start, or the text of a segment or river file"
        );
        assert_eq!(
            said("marathon", "course"),
            "city, hills, island, tenk, or an object with id and rows, or the text of a course file"
        );
        assert_eq!(
            said("fishing", "constants"),
            "an object such as {\"tank\": 12}, or the text tank=12,start_fuel=8"
        );
    }

    #[test]
    fn it_is_said_in_the_readers_language() {
        assert_eq!(said("fr", "salmon", "max_rounds"), "null (20 par plateau) ou de 1 à 1000");
        assert_eq!(said("fr", "fishing", "chance_copies"), "de 0 à 255 ; 0 : sans limite");
    }
}
