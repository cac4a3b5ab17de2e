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
}

/// Reads the constants of a content file and puts the values of `overrides` in their place.
pub(crate) fn load(content: Content<'_>, overrides: &BTreeMap<String, i64>) -> Result<Constants, Fault> {
    let rows = rows(content)?;
    let (file, text) = CONSTANTS;
    let own_rows = self::rows(Content::new(file, text))?;
    check_bounds(content, &rows, &own_rows)?;
    let mut constants = Constants::default();
    for name in Constants::NAMES {
        let row = rows.iter().find(|row| row.name == *name).ok_or_else(|| content.missing(name))?;
        *constants.slot(name).expect("every name has a place") = row.value;
    }
    for (name, value) in overrides {
        let place = format!("options.constants.{name}");
        let row = rows.iter().find(|row| row.name == name).ok_or_else(|| {
            let known = Value::names(Constants::NAMES);
            let phrase = Phrase::new("wrong-constant").naming("constant", name).with("constants", known);
            Fault::said(&place, phrase).under("FI-002")
        })?;
        let allowed = i64::from(row.least)..=i64::from(row.most);
        if !allowed.contains(value) {
            let phrase = Phrase::new("wrong-bounds")
                .naming("constant", row.name)
                .with("value", *value)
                .with("least", row.least)
                .with("most", row.most);
            // Rules of content are texts; those of the printed file are known for good.
            let rule = own_rows.iter().find(|own| own.name == name).map(|own| own.rule);
            return Err(Fault { rule, ..Fault::said(place, phrase) });
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
        Some(Row { name, least, most, .. }) => {
            let phrase = Phrase::new("content-bounds").naming("constant", name);
            Err(content.fault(phrase.with("least", *least).with("most", *most)))
        }
        None => Ok(()),
    }
}

fn rows(content: Content<'_>) -> Result<Vec<Row<'_>>, Fault> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for line in content.lines().skip(1) {
        let [name, value, least, most, rule, _meaning] = line.columns()?;
        if !Constants::NAMES.contains(&name) {
            return Err(line.unknown(name, Constants::NAMES));
        }
        if rows.iter().any(|row| row.name == name) {
            return Err(line.twice(name));
        }
        let bound = |text| line.number(name, text, 0..=u8::MAX);
        let (least, most) = (bound(least)?, bound(most)?);
        let value = line.number(name, value, least..=most)?;
        rows.push(Row { name, value, least, most, rule });
    }
    Ok(rows)
}

/// Bounds that hold between two constants.
fn check_together(constants: &Constants) -> Result<(), Fault> {
    if constants.barter_min > constants.barter_max {
        let (least, most) = (constants.barter_min, constants.barter_max);
        let phrase = Phrase::new("wrong-barter").with("least", least).with("most", most);
        return Err(Fault::said("options.constants.barter_min", phrase).under("FI-130"));
    }
    Ok(())
}
