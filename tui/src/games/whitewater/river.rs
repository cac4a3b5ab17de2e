//! The river's map, as the rules lay it.

use engine::{Phrase, Speak, Value as Words};
use serde_json::Value;

use crate::text::{list, named, number, word};

/// The river: its rows from 1, a sign a column, and after which rows there are lines.
#[derive(Clone, Copy)]
pub(super) struct River<'a> {
    scenery: &'a Value,
}

impl<'a> River<'a> {
    pub(super) fn of(scenery: &'a Value) -> River<'a> {
        River { scenery }
    }

    /// What its segments are called, start first: by their letters, or all by their names if one has a name of its own.
    pub(super) fn name(&self, speak: &dyn Speak) -> String {
        let laid = list(self.scenery, "laid");
        if laid.iter().all(|segment| segment.get("name").is_none()) {
            return laid.iter().map(|segment| word(segment, "id")).collect::<Vec<_>>().join("+");
        }
        laid.iter().map(|segment| named(speak, "segment", segment)).collect::<Vec<_>>().join(" + ")
    }

    pub(super) fn rows(&self) -> i64 {
        list(self.scenery, "rows").len() as i64
    }

    pub(super) fn columns(&self) -> i64 {
        number(self.scenery, "columns")
    }

    pub(super) fn has_line_after(&self, row: i64) -> bool {
        list(self.scenery, "lines").iter().any(|line| line.as_i64() == Some(row))
    }

    /// The row before the finish.
    pub(super) fn finish(&self) -> i64 {
        number(self.scenery, "finish")
    }

    /// The letter of a space in the map; beyond the river there is bank.
    pub(super) fn cell(&self, (column, row): (i64, i64)) -> char {
        let row = usize::try_from(row - 1).ok().and_then(|row| list(self.scenery, "rows").get(row));
        let signs = row.and_then(Value::as_str).unwrap_or_default();
        usize::try_from(column).ok().and_then(|column| signs.chars().nth(column)).unwrap_or('#')
    }

    /// The fields of the speed tracker, slowest first.
    pub(super) fn tracker(&self) -> &'a [Value] {
        list(self.scenery, "tracker")
    }
}

/// What is printed on a card of a list of the scenery, `cards` or `events`: its name and its lines.
pub(super) fn card(scenery: &Value, of: &str, id: &str) -> (Words, Words) {
    let kind = if of == "events" { "eventcard" } else { "card" };
    let Some(card) = list(scenery, of).iter().find(|card| word(card, "id") == id) else {
        return (Words::word(kind, id), Words::text(""));
    };
    let name = card["name"].as_str().map_or_else(|| Words::word(kind, id), Words::text);
    let offers = list(card, "choices").iter().map(|offer| printed(&offer["lines"]));
    let either =
        offers.reduce(|one, other| Phrase::new("line-or").with("one", one).with("other", other).into());
    (name, either.unwrap_or_else(|| printed(&card["lines"])))
}

/// Lines of a card, which the rules write as messages.
fn printed(lines: &Value) -> Words {
    let lines: Vec<Phrase> = serde_json::from_value(lines.clone()).unwrap_or_default();
    Words::parts(lines)
}

/// Column (from 0) and row of a space such as `d12`.
pub(super) fn place_of(at: &str) -> Option<(i64, i64)> {
    let column = at.chars().next().filter(char::is_ascii_lowercase)?;
    Some((i64::from(u32::from(column)) - i64::from(b'a'), at.get(1..)?.parse().ok()?))
}

/// The name of a space.
pub(super) fn name_of((column, row): (i64, i64)) -> String {
    format!("{}{row}", letter(column))
}

/// The letter of a column from 0.
pub(super) fn letter(column: i64) -> char {
    char::from(b'a'.saturating_add(column as u8))
}
