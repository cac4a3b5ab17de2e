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

/// What a switch can be, in words: the game's own words for it, or what its type says.
pub fn say_values(switch: &Switch, tongue: &Tongue) -> Phrase {
    let own = format!("switch-{}-values", switch.key);
    if tongue.has(&own) {
        return Phrase::new(own);
    }
    let range =
        |id: &'static str, least: i64, most: i64| Phrase::new(id).with("least", least).with("most", most);
    let names = |names: &[String]| Value::list(names.iter().map(|name| Value::text(name.as_str())));
    let or = |list: &[String], other: &'static str| match list.is_empty() {
        true => Phrase::new(other),
        false => Phrase::new("values-or").with("one", names(list)).with("other", Phrase::new(other)),
    };
    match &switch.values {
        SwitchValues::Flag {} => Phrase::new("values-flag"),
        SwitchValues::OneOf { names: list } => Phrase::new("values-names").with("names", names(list)),
        SwitchValues::Range { least, most, nullable: false } => range("values-range", *least, *most),
        SwitchValues::Range { least, most, nullable: true } => range("values-range-or-null", *least, *most),
        SwitchValues::Seat { names } => or(names, "values-seat"),
        SwitchValues::Board { names } | SwitchValues::Boards { names, .. } => or(names, "values-board"),
        SwitchValues::Numbers { least, most } => range("values-numbers", *least, *most),
        SwitchValues::Counts {} => Phrase::new("values-counts"),
        SwitchValues::Text {} => Phrase::new("values-text"),
        SwitchValues::Content {} => Phrase::new("values-content"),
    }
}
