//! The named numbers of the game (SPEC.md 2.2): values and bounds come from `content/constants.txt`.

use std::collections::BTreeMap;

use engine::content::Content;
use engine::{Fault, Phrase, Value};

use crate::content::CONSTANTS;

macro_rules! constants {
    ($($name:ident),* $(,)?) => {
        /// Every number that the rules use, by its name in the specification.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Constants {
            $(#[allow(missing_docs)] pub $name: u8,)*
        }

        impl Constants {
            /// All names, in the order of the specification.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The value of that name.
            pub fn named(&self, name: &str) -> Option<u8> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            fn slot(&mut self, name: &str) -> Option<&mut u8> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

constants! {
    start_pearls, start_fuel, tank, base_capacity, expansion_bonus, expansion_needs, upgrade_limit, attack_limit,
    attack_hold_turns, kinds_to_win, price_salmon, price_trout, price_halibut, price_bass, price_carp, fuel_price,
    fuel_amount, fuel_stock, step_price, step_max, step_stock, draw_price, draw_stock, steps_per_turn,
    extra_draws_per_turn, reverse_max, choice_max, lose_fuel, lose_fuel_gain, sell_price, duel_loss, duel_rounds,
    barter_min, barter_max, proposals_per_turn, challenges_per_turn, max_rounds, order_rolls,
}

/// A constant as the content file gives it.
#[derive(Clone, Copy, Debug)]
struct Row<'a> {
    name: &'a str,
    value: u8,
    least: u8,
    most: u8,
    rule: &'a str,
    meaning: &'a str,
}

/// Reads the constants of a content file and puts the values of `overrides` in their place.
pub(crate) fn load(content: Content<'_>, overrides: &BTreeMap<String, i64>) -> Result<Constants, Fault> {
    let rows = rows(content)?;
    let (file, text) = CONSTANTS;
    let own_rows = self::rows(Content::new(file, text))?;
    check_bounds(content, &rows, &own_rows)?;
    let mut constants = Constants::default();
    for name in Constants::NAMES {
        let row = rows
            .iter()
            .find(|row| row.name == *name)
            .ok_or_else(|| content.fault(format!("the constant {name} is missing")))?;
        *constants.slot(name).expect("every name has a place") = row.value;
    }
    for (name, value) in overrides {
        let place = format!("options.constants.{name}");
        let row = rows.iter().find(|row| row.name == name).ok_or_else(|| {
            let phrase = Phrase::new("wrong-constant")
                .with("constant", Value::written(name))
                .with("constants", Value::list(Constants::NAMES.iter().map(|name| Value::text(*name))));
            let why = format!("there is no such constant; there are {}", Constants::NAMES.join(", "));
            Fault::new(&place, why).by("FI-002", phrase)
        })?;
        let allowed = i64::from(row.least)..=i64::from(row.most);
        if !allowed.contains(value) {
            let Row { least, most, rule, meaning, .. } = row;
            let why = format!("{value} is out of bounds: {least} to {most} ({meaning}, {rule})");
            let phrase = Phrase::new("wrong-bounds")
                .with("constant", Value::text(row.name))
                .with("value", Value::Number(*value))
                .with("least", *least)
                .with("most", *most);
            // Rules of content are texts; those of the printed file are known for good.
            let rule = own_rows.iter().find(|own| own.name == name).map(|own| own.rule);
            let fault = Fault::new(place, why).saying(phrase);
            return Err(Fault { rule, ..fault });
        }
        *constants.slot(name).expect("every row has a place") = *value as u8;
    }
    check_together(&constants)?;
    Ok(constants)
}

/// The bounds are what the rules were proved with: custom content has other values, not other bounds.
fn check_bounds(content: Content<'_>, rows: &[Row<'_>], own: &[Row<'_>]) -> Result<(), Fault> {
    let differ =
        |row: &Row<'_>, own: &Row<'_>| row.name == own.name && (row.least, row.most) != (own.least, own.most);
    match own.iter().find(|own| rows.iter().any(|row| differ(row, own))) {
        Some(Row { name, least, most, .. }) => Err(content
            .fault(format!("the bounds of {name} are {least} and {most}; only its value can be another"))),
        None => Ok(()),
    }
}

fn rows(content: Content<'_>) -> Result<Vec<Row<'_>>, Fault> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in content.lines().skip(1) {
        let [name, value, least, most, rule, meaning] = line.columns()?;
        if !Constants::NAMES.contains(&name) {
            return Err(line.fault(format!("{name:?} is not a constant of this game")));
        }
        if rows.iter().any(|row| row.name == name) {
            return Err(line.fault(format!("{name} stands twice")));
        }
        let number = |text| line.value::<u8>(text, "a number from 0 to 255");
        let (value, least, most) = (number(value)?, number(least)?, number(most)?);
        if !(least..=most).contains(&value) {
            return Err(line.fault(format!("{name} is {value}, which is not within {least} to {most}")));
        }
        rows.push(Row { name, value, least, most, rule, meaning });
    }
    Ok(rows)
}

/// Bounds that hold between two constants.
fn check_together(constants: &Constants) -> Result<(), Fault> {
    if constants.barter_min > constants.barter_max {
        let (least, most) = (constants.barter_min, constants.barter_max);
        let why = format!("the lowest price {least} is above the highest, barter_max {most}");
        let phrase = Phrase::new("wrong-barter").with("least", least).with("most", most);
        return Err(Fault::new("options.constants.barter_min", why).by("FI-130", phrase));
    }
    Ok(())
}
