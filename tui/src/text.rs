//! Text that must fit: widths, breaking into lines, numbers out of JSON.

use std::borrow::Cow;

use catalog::{Tongue, fault_phrase};
use engine::{Fault, Phrase, Speak, Value as Words};
use ratatui::buffer::Buffer;
use ratatui::style::Style;
use serde_json::Value;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What a message without values says.
pub(crate) fn say(speak: &dyn Speak, id: &'static str) -> String {
    speak.say(&Phrase::new(id))
}

/// What a thing of the scenery is called: by the name that somebody gave it, else by the message of its id.
pub(crate) fn named(speak: &dyn Speak, kind: &str, thing: &Value) -> String {
    match thing.get("name").and_then(|name| serde_json::from_value(name.clone()).ok()) {
        Some(own) => speak.value(&own),
        None => speak.word(kind, word(thing, "id")),
    }
}

/// A message of a game with what the things of this race are called, custom names included: the card `bear` of the scenery is
/// `$card_bear`.
pub(crate) fn with_names(id: impl Into<Cow<'static, str>>, scenery: &Value, speak: &Tongue) -> Phrase {
    let mut phrase = Phrase::new(id);
    for (key, things) in scenery.as_object().into_iter().flatten() {
        let kind = key.strip_suffix('s').unwrap_or(key);
        for thing in things.as_array().into_iter().flatten() {
            let id = word(thing, "id");
            if thing.get("name").is_some() || speak.has(&format!("{kind}-{id}")) {
                let name = Words::text(named(speak, kind, thing));
                phrase.values.push((format!("{kind}_{id}").into(), name));
            }
        }
    }
    phrase
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text cut to this many columns, with a sign where something was cut.
pub(crate) fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_string();
    }
    let mut cut = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide + 1 > columns {
            break;
        }
        used += wide;
        cut.push(letter);
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// The text cut in its middle to this many columns, so that its beginning and its end are seen.
pub(crate) fn fit_ends(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_string();
    }
    let before = columns / 3;
    let mut end = String::new();
    for letter in text.chars().rev() {
        if width(&end) + letter.width().unwrap_or(0) + before > columns {
            break;
        }
        end.insert(0, letter);
    }
    format!("{}{end}", fit(text, before))
}

/// What is seen of a text in this many columns if the first `left` of them are out of sight.
pub(crate) fn seen_from(text: &str, left: usize, columns: usize) -> String {
    let mut at = 0;
    let place = |letter: char| {
        at += letter.width().unwrap_or(0);
        (letter, at)
    };
    let placed = text.chars().map(place);
    placed.filter(|(_, end)| *end > left && *end <= left + columns).map(|(letter, _)| letter).collect()
}

/// The text cut or filled up to exactly this many columns.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    let mut text = fit(text, columns);
    text.extend(std::iter::repeat_n(' ', columns.saturating_sub(width(&text))));
    text
}

/// Breaks lines that are too long between words, or within a word that is longer still. Spaces inside a line stay, so
/// that columns stay columns; what is broken off goes on below the text it belongs to.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    text.lines().flat_map(|line| wrap_line(line, columns.max(4))).collect()
}

fn wrap_line(line: &str, columns: usize) -> Vec<String> {
    let hang = " ".repeat(hang_of(line, columns));
    let mut lines = Vec::new();
    let mut rest = line.trim_end().to_string();
    while width(&rest) > columns {
        let at = break_at(&rest, columns);
        let next = format!("{hang}{}", rest[at..].trim_start());
        rest.truncate(at);
        lines.push(rest.trim_end().to_string());
        rest = next;
    }
    lines.push(rest);
    lines
}

/// Where the first columns of a line end: at its last space, or else within the word.
fn break_at(line: &str, columns: usize) -> usize {
    let first = line.len() - line.trim_start().len();
    let (mut used, mut space, mut end) = (0, None, line.len());
    for (at, letter) in line.char_indices() {
        if letter == ' ' && at > first {
            space = Some(at);
        }
        used += letter.width().unwrap_or(0);
        if used > columns {
            end = at;
            break;
        }
    }
    space.filter(|at| *at <= end).unwrap_or(end)
}

/// The column at which a broken line goes on: that of the text after a wide gap or a dash, or that of the line.
fn hang_of(line: &str, columns: usize) -> usize {
    let indent = line.len() - line.trim_start().len();
    let words = line.trim_start();
    if words.starts_with("- ") {
        return (indent + 2).min(columns / 2);
    }
    let gap = words.find("  ").map(|at| {
        let after = &words[at..];
        width(&words[..at]) + after.len() - after.trim_start().len()
    });
    gap.map(|gap| indent + gap).filter(|at| *at <= columns / 3).unwrap_or(indent.min(columns / 2))
}

/// Markdown as plain lines: marks of emphasis are left out, headings and lists stay readable.
pub(crate) fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace('`', "")
}

/// A whole number in an object; 0 if it is not there.
pub(crate) fn number(value: &Value, key: &str) -> i64 {
    value.get(key).and_then(Value::as_i64).unwrap_or(0)
}

/// A word in an object; empty if it is not there.
pub(crate) fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// A list in an object; empty if it is not there.
pub(crate) fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// How many things a pile has: the length of a list, or the count of one that is face down.
pub(crate) fn count(value: &Value, key: &str) -> i64 {
    match value.get(key) {
        Some(Value::Array(items)) => items.len() as i64,
        Some(pile) => number(pile, "count"),
        None => 0,
    }
}

/// An id in words: `power_paddle` is "power paddle".
pub(crate) fn spoken(id: &str) -> String {
    id.replace('_', " ")
}

/// Writes a text at a place; nothing outside the buffer is touched.
pub(crate) fn put(buffer: &mut Buffer, x: i32, y: i32, text: &str, style: Style) {
    let area = buffer.area;
    if y < i32::from(area.top()) || y >= i32::from(area.bottom()) {
        return;
    }
    let mut column = x;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0) as i32;
        if column >= i32::from(area.left()) && column + wide <= i32::from(area.right()) {
            let cell = &mut buffer[(column as u16, y as u16)];
            cell.set_char(letter).set_style(style);
        }
        column += wide;
    }
}

/// What is wrong with a set-up or a kept race, with the rule behind it.
pub(crate) fn say_fault(tongue: &Tongue, fault: &Fault) -> String {
    let why = tongue.say(&fault_phrase(fault));
    fault.rule.map_or_else(|| why.clone(), |rule| format!("{why} ({rule})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_cut_and_filled_to_the_column() {
        assert_eq!(fit("stamina", 7), "stamina");
        assert_eq!(fit("stamina", 5), "stam…");
        assert_eq!(pad("●1", 4), "●1  ");
        assert_eq!(fit("x", 0), "");
        assert_eq!(fit_ends("Leap with Wild, then left", 12), "Lea…hen left");
        assert_eq!(fit_ends("Leap", 12), "Leap");
        assert_eq!(
            (seen_from("stamina", 2, 3), seen_from("◂日▸", 1, 2)),
            ("ami".to_string(), "日".to_string())
        );
    }

    #[test]
    fn long_lines_are_broken_between_words_and_keep_their_indent() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap("  a bc d\n\ne", 6), ["  a bc", "  d", "", "e"]);
        assert_eq!(
            wrap("abcdefgh ij", 4),
            ["abcd", "efgh", "ij"],
            "what has no spaces is broken all the same"
        );
        assert_eq!(wrap("- one two", 6), ["- one", "  two"]);
    }

    #[test]
    fn columns_of_a_text_stay_columns() {
        assert_eq!(wrap("  7 ##    ^     >", 20), ["  7 ##    ^     >"]);
        let help = "  h   ask a bot for advice, with its reason";
        assert_eq!(wrap(help, 28), ["  h   ask a bot for advice,", "      with its reason"]);
    }

    #[test]
    fn a_pile_counts_open_or_closed() {
        let value = serde_json::json!({"a": [1, 2], "b": {"count": 5}});
        assert_eq!((count(&value, "a"), count(&value, "b"), count(&value, "c")), (2, 5, 0));
    }
}
