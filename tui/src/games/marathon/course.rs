//! The course as the rules lay it: rows, lanes, parts and marks.

use engine::{Phrase, Speak, Value as Words};
use serde::Deserialize;
use serde_json::Value;

use crate::text::{list, named, number, say, word};

/// A course: its rows from 1, a sign a lane, and its parts.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    scenery: &'a Value,
}

impl<'a> Course<'a> {
    pub(super) fn of(scenery: &'a Value) -> Course<'a> {
        Course { scenery }
    }

    pub(super) fn name(&self, speak: &dyn Speak) -> String {
        named(speak, "course", &self.scenery["course"])
    }

    pub(super) fn lanes(&self) -> i64 {
        number(self.scenery, "lanes")
    }

    /// The last row before the finish.
    pub(super) fn last(&self) -> i64 {
        self.rows().len() as i64
    }

    fn rows(&self) -> &'a [Value] {
        list(&self.scenery["course"], "rows")
    }

    /// The letter of a space; the block is plain road.
    pub(super) fn sign(&self, row: i64, lane: i64) -> char {
        if row == 0 {
            return '.';
        }
        let row = usize::try_from(row - 1).ok().and_then(|row| self.rows().get(row));
        let signs = row.and_then(Value::as_str).unwrap_or_default();
        usize::try_from(lane - 1).ok().and_then(|lane| signs.chars().nth(lane)).unwrap_or('#')
    }

    /// The parts of the road: the first row and the name of each.
    pub(super) fn parts(&self, speak: &dyn Speak) -> Vec<(i64, String)> {
        let part = |part: &Value| (number(part, "from"), named(speak, "part", part));
        list(&self.scenery["course"], "segments").iter().map(part).collect()
    }

    /// How many rows a mile or kilometre has, and which of them it is.
    pub(super) fn marks(&self, speak: &dyn Speak) -> Option<(i64, String)> {
        let marks = &self.scenery["marks"];
        let rows = number(marks, "rows");
        (rows > 0).then(|| (rows, named(speak, "unit", &marks["unit"])))
    }
}

/// The part of the road that a row belongs to.
pub(super) fn part_of(parts: &[(i64, String)], row: i64, speak: &dyn Speak) -> String {
    let part = parts.iter().rev().find(|(from, _)| *from <= row);
    part.map_or_else(|| say(speak, "road-start"), |(_, name)| name.clone())
}

/// A card as the scenery has it.
pub(super) fn card_of<'a>(scenery: &'a Value, id: &str) -> &'a Value {
    list(scenery, "cards").iter().find(|card| word(card, "id") == id).unwrap_or(&Value::Null)
}

/// What a card is called, and what it does.
pub(super) fn card(scenery: &Value, id: &str) -> (Words, Words) {
    let face = card_of(scenery, id);
    let name = face["name"].as_str().map_or_else(|| Words::word("card", id), Words::text);
    (name, Words::deserialize(&face["words"]).unwrap_or(Words::text("")))
}

/// A change with its sign, such as "-2".
pub(super) fn signed(change: i64) -> Phrase {
    Phrase::new(if change < 0 { "minus" } else { "plus" }).with("n", change.abs())
}
