//! The course: from the game's own files, or as the switches give it.

use serde_json::Value;

use crate::text::{list, number, word};

const COURSES: [&str; 4] = [
    include_str!("../../../../games/marathon/content/courses/city.txt"),
    include_str!("../../../../games/marathon/content/courses/hills.txt"),
    include_str!("../../../../games/marathon/content/courses/island.txt"),
    include_str!("../../../../games/marathon/content/courses/tenk.txt"),
];

/// The lanes of a road.
pub(super) const LANES: i64 = 6;

/// A course: its rows from 1, each six signs, and the names of its parts.
pub(super) struct Course {
    pub(super) name: String,
    rows: Vec<String>,
    /// How many rows a mile or kilometre has, and which of them it is.
    pub(super) marks: Option<(i64, String)>,
    /// The parts of the road: the first row and the name of each.
    pub(super) parts: Vec<(i64, String)>,
}

impl Course {
    pub(super) fn of(options: &Value) -> Course {
        match &options["course"] {
            Value::String(id) => {
                let text = COURSES
                    .iter()
                    .find(|text| text.lines().next().is_some_and(|line| line.ends_with(id.as_str())));
                Course::read(text.copied().unwrap_or_default())
            }
            own => Course {
                name: own["name"].as_str().or(own["id"].as_str()).unwrap_or("own course").to_string(),
                marks: None,
                rows: list(own, "rows").iter().filter_map(|row| Some(row.as_str()?.to_string())).collect(),
                parts: list(own, "segments")
                    .iter()
                    .map(|part| (number(part, "from"), word(part, "name").to_string()))
                    .collect(),
            },
        }
    }

    fn read(text: &str) -> Course {
        let mut course = Course { name: String::new(), marks: None, rows: Vec::new(), parts: Vec::new() };
        for line in text.lines() {
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some("name"), Some(_)) => course.name = line.trim_start_matches("name").trim().to_string(),
                (Some("marks"), Some(rows)) => {
                    let rows = rows.parse().ok().filter(|rows| *rows > 0);
                    course.marks = rows.zip(words.next().map(str::to_string));
                }
                (Some(row), Some(signs)) if row.parse::<i64>().is_ok() && signs.len() == LANES as usize => {
                    course.rows.push(signs.to_string());
                    let part: Vec<&str> = words.collect();
                    if !part.is_empty() {
                        course.parts.push((course.rows.len() as i64, part.join(" ")));
                    }
                }
                _ => {}
            }
        }
        course
    }

    pub(super) fn last(&self) -> i64 {
        self.rows.len() as i64
    }

    pub(super) fn sign(&self, row: i64, lane: i64) -> char {
        if row == 0 {
            return '.';
        }
        let row = usize::try_from(row - 1).ok().and_then(|row| self.rows.get(row));
        row.and_then(|row| row.chars().nth((lane - 1) as usize)).unwrap_or('#')
    }

    pub(super) fn part(&self, row: i64) -> &str {
        self.parts.iter().rev().find(|(from, _)| *from <= row).map_or("Start", |(_, name)| name)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn courses_of_the_box_and_of_ones_own_are_read() {
        let city = Course::of(&json!({"course": "city"}));
        assert_eq!((city.last(), city.marks.clone()), (78, Some((3, "mile".to_string()))));
        assert_eq!(city.part(16), "River Bridge");
        let own = json!({"course": {"id": "mine", "rows": ["......", "#.EK.#"], "segments": [
            {"name": "Gate", "from": 2, "to": 2}]}});
        let own = Course::of(&own);
        assert_eq!((own.name.as_str(), own.last(), own.sign(2, 4), own.part(2)), ("mine", 2, 'K', "Gate"));
    }
}
