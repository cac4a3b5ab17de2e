//! Content in which everything that has a name has another one, so that a test can see who says the printed names by himself.

use std::collections::BTreeMap;

/// What a file says where it takes names that are not printed in it: at the end of each line, English before French.
const TAKES_NAMES: &str = "A name of your own may follow";

/// The files of a game's content with every name in them replaced; the printed names that were found there, each with the new one.
///
/// A name is a column, or the end of a line, that is the text of one of the game's `messages` (id and English text) and begins with a
/// capital. A file that says so has room for names beside the lines of things that messages call by `<kind>-<id>`.
pub fn renamed(
    content: &[(&str, &str)],
    messages: &[(String, String)],
) -> (BTreeMap<String, String>, BTreeMap<String, String>) {
    let mut names = BTreeMap::new();
    let files = content.iter().map(|(file, text)| {
        let takes_names = text.contains(TAKES_NAMES);
        let lines = text.lines().map(|line| match line.starts_with("--") || line.trim().is_empty() {
            true => line.to_string(),
            false => renamed_line(line, takes_names, messages, &mut names),
        });
        ((*file).to_string(), lines.collect::<Vec<_>>().join("\n") + "\n")
    });
    (files.collect(), names)
}

fn renamed_line(
    line: &str,
    takes_names: bool,
    messages: &[(String, String)],
    names: &mut BTreeMap<String, String>,
) -> String {
    let mut other = |printed: &str| {
        let next = format!("Zz{}", names.len() + 1);
        names.entry(printed.to_string()).or_insert(next).clone()
    };
    let is_a_name = |text: &str| text.starts_with(|first: char| first.is_uppercase());
    let is_printed = |text: &str| is_a_name(text) && messages.iter().any(|(_, said)| said == text);
    if takes_names && line.contains('|') {
        let id = line.split('|').next().unwrap_or_default().trim();
        let is_called = |message: &str| message.split_once('-').is_some_and(|(_, of)| of == id);
        let found = messages.iter().find(|(message, _)| is_called(message));
        return found.map_or(line.to_string(), |(_, said)| {
            let name = other(said);
            format!("{line} | {name} | {name}")
        });
    }
    if line.contains('|') {
        let columns = line.split('|').map(|column| match is_printed(column.trim()) {
            true => format!(" {} ", other(column.trim())),
            false => column.to_string(),
        });
        return columns.collect::<Vec<_>>().join("|");
    }
    let starts = line.match_indices(' ').map(|(at, _)| at + 1);
    let end = starts.map(|at| &line[at..]).find(|end| is_printed(end));
    end.map_or(line.to_string(), |end| format!("{}{}", &line[..line.len() - end.len()], other(end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_columns_at_ends_and_beside_ids_are_replaced_and_nothing_else() {
        let messages: Vec<(String, String)> = [
            ("card-p1", "Pace 1"),
            ("course-city", "Old City"),
            ("fish-carp", "carp"),
            ("card-bear", "Bear"),
        ]
        .map(|(id, text)| (id.to_string(), text.to_string()))
        .into();
        let content = [
            ("a.txt", "game cards x\n-- Pace 1\np1 | Pace 1 | 4\nC | carp | 2\n"),
            ("b.txt", "game course city\nname Old City\n"),
            ("c.txt", "-- A name of your own may follow.\nbear | move | 1\nswan | fly | 1\n"),
        ];
        let (files, names) = renamed(&content, &messages);
        assert_eq!(files["a.txt"], "game cards x\n-- Pace 1\np1 | Zz1 | 4\nC | carp | 2\n");
        assert_eq!(files["b.txt"], "game course city\nname Zz2\n");
        assert_eq!(
            files["c.txt"],
            "-- A name of your own may follow.\nbear | move | 1 | Zz3 | Zz3\nswan | fly | 1\n"
        );
        assert_eq!(names.keys().collect::<Vec<_>>(), ["Bear", "Old City", "Pace 1"]);
    }
}
