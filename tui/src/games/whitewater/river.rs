//! The river's map, from the segments that the race is run on.

use serde_json::Value;

use crate::text::list;

const SEGMENTS: [&str; 4] = [
    include_str!("../../../../games/whitewater/content/segment_a.txt"),
    include_str!("../../../../games/whitewater/content/segment_b.txt"),
    include_str!("../../../../games/whitewater/content/segment_c.txt"),
    include_str!("../../../../games/whitewater/content/segment_d.txt"),
];

/// The river: its rows from 1, seven signs each, and after which rows there are lines.
pub(super) struct River {
    /// What its segments are called, start first.
    pub(super) name: String,
    rows: Vec<String>,
    lines: Vec<i64>,
}

impl River {
    pub(super) fn of(view: &Value) -> River {
        let mut river = River { name: String::new(), rows: Vec::new(), lines: Vec::new() };
        let segments = list(view, "segments").iter().filter_map(Value::as_str);
        for text in segments.map(map_of) {
            if !river.name.is_empty() {
                river.name.push('+');
            }
            river.name.push_str(text.split_whitespace().nth(2).unwrap_or("?"));
            river.add(text);
        }
        river
    }

    /// Adds a segment; its map begins with the downriver end.
    fn add(&mut self, text: &str) {
        let before = self.rows.len() as i64;
        for line in text.lines().rev() {
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some(row), Some(cells)) if row.parse::<i64>().is_ok() => self.rows.push(cells.to_string()),
                (Some(line), None) if line.starts_with("===") => {
                    self.lines.push(before.max(self.rows.len() as i64));
                }
                _ => {}
            }
        }
    }

    pub(super) fn rows(&self) -> i64 {
        self.rows.len() as i64
    }

    pub(super) fn has_line_after(&self, row: i64) -> bool {
        self.lines.contains(&row)
    }

    /// The row before the finish.
    pub(super) fn finish(&self) -> i64 {
        self.lines.last().copied().unwrap_or(0)
    }

    pub(super) fn cell(&self, (column, row): (i64, i64)) -> char {
        let row = usize::try_from(row - 1).ok().and_then(|row| self.rows.get(row));
        row.and_then(|row| row.chars().nth(column as usize)).unwrap_or('#')
    }
}

/// The map of a segment: of a printed one by its letter; a segment of one's own is given as its text.
fn map_of(segment: &str) -> &str {
    let is_it = |text: &&&str| text.lines().next().is_some_and(|line| line.ends_with(segment));
    match SEGMENTS.iter().find(is_it) {
        Some(printed) if !segment.contains(char::is_whitespace) => printed,
        _ => segment,
    }
}

/// Column (from 0) and row of a space such as `d12`.
pub(super) fn place_of(at: &str) -> Option<(i64, i64)> {
    let column = at.chars().next().filter(|letter| ('a'..='g').contains(letter))?;
    Some((column as i64 - 'a' as i64, at.get(1..)?.parse().ok()?))
}

/// The name of a space.
pub(super) fn name_of((column, row): (i64, i64)) -> String {
    let letter = char::from(b'a'.saturating_add(column as u8));
    format!("{letter}{row}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn segments_of_ones_own_are_laid_like_printed_ones() {
        let own = "whitewater segment brook\nname | Brook\n   abcdefg\n 3 #^^^^^#\n   =======\n 2 #^^O^^#\n 1 #^^^^^#\n";
        let river = River::of(&json!({"segments": ["A", own]}));
        assert_eq!((river.name.as_str(), river.rows(), river.finish()), ("A+brook", 23, 22));
        assert_eq!(river.cell((3, 22)), 'O');
        assert!(river.has_line_after(6) && river.has_line_after(18));
    }
}
