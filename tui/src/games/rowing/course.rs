//! The course: from the game's own files, or as the switches give it.

use serde_json::Value;

use super::LINES;
use crate::text::number;

const COURSES: [&str; 5] = [
    include_str!("../../../../games/rowing/content/courses/calm_lake.txt"),
    include_str!("../../../../games/rowing/content/courses/tail_current.txt"),
    include_str!("../../../../games/rowing/content/courses/headwind.txt"),
    include_str!("../../../../games/rowing/content/courses/turning_tide.txt"),
    include_str!("../../../../games/rowing/content/courses/gusty_bay.txt"),
];

/// The course's name and its limits at the three lines and in the Finish Zone.
pub(super) fn course(options: &Value) -> (String, [i64; 4]) {
    let limits = |value: &dyn Fn(&str) -> i64| LINES.map(|(line, _)| value(line));
    match &options["course"] {
        Value::String(id) => {
            let text = COURSES
                .iter()
                .find(|text| text.lines().next().is_some_and(|line| line.ends_with(id.as_str())));
            let of = |key: &str| {
                let mut lines = text.iter().flat_map(|text| text.lines());
                lines.find_map(|line| {
                    line.split_once('|').filter(|(name, _)| name.trim() == key).map(|(_, value)| value.trim())
                })
            };
            let name = of("name").unwrap_or("own course").to_string();
            (name, limits(&|line| of(line).and_then(|value| value.parse().ok()).unwrap_or(0)))
        }
        own => ("own course".to_string(), limits(&|line| number(own, line))),
    }
}
