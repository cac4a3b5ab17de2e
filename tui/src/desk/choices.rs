//! The choices in the dock, what the one under the cursor leads to, and what is not open.

use engine::{Phrase, Speak, Value};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{Desk, Hit};
use crate::text::{fit, fit_ends, pad, put, width, wrap};
use crate::theme::{CURSOR, GO, RULE, SOFT, STRONG};

/// Columns beside the words of a choice: its number and marks before them, its rule behind them.
const BESIDE: usize = 13;
/// The sign of the choice that somebody who learns is to make.
pub(crate) const WANTED: char = '◎';
/// Columns for a rule.
const RULE_WIDE: usize = 8;

impl Desk {
    /// The choices, as many as fit around the cursor, and the forecast below them.
    pub(super) fn choices(&self, area: Rect, buffer: &mut Buffer, hits: &mut Vec<(Rect, Hit)>) {
        let listed = self.listed();
        let forecast = self.below(area);
        let mut y = area.y;
        if let Some(filter) = &self.filter {
            let caret = if self.filtering { "_" } else { "" };
            let words = Phrase::new("tui-find-left").with("words", Value::text(format!("{filter}{caret}")));
            let words = self.sitting.room.tongue.say(&words.with("count", listed.len() as i64));
            put(buffer, area.x.into(), y.into(), &words, GO);
            y += 1;
        }
        let end = area.bottom().saturating_sub(forecast.len() as u16);
        let room = usize::from(end.saturating_sub(y));
        let beginning = self.same_beginning(&listed, usize::from(area.width).saturating_sub(BESIDE));
        let first = self.cursor.saturating_sub(room / 2).min(listed.len().saturating_sub(room));
        for (row, i) in listed.iter().enumerate().skip(first).take(room) {
            let more = match row {
                _ if row == first && first > 0 => "↑",
                _ if row + 1 == first + room && row + 1 < listed.len() => "↓",
                _ => " ",
            };
            let words = self.line(&listed, row, more, beginning, area);
            put(buffer, area.x.into(), y.into(), &words, if row == self.cursor { CURSOR } else { GO });
            let rule = &self.sitting.choices[*i].rule;
            let x = area.right().saturating_sub(width(rule) as u16);
            put(buffer, x.into(), y.into(), rule, RULE);
            hits.push((
                Rect { y, height: 1, width: area.width.saturating_sub(RULE_WIDE as u16), ..area },
                Hit::Choice(*i),
            ));
            hits.push((Rect::new(x, y, width(rule) as u16, 1), Hit::Rule(rule.clone())));
            y += 1;
        }
        if self.filter.is_none() {
            self.missing(Rect { y, height: end.saturating_sub(y), ..area }, buffer, hits);
        }
        for (line, y) in forecast.iter().zip(end..) {
            put(buffer, area.x.into(), y.into(), line, STRONG);
        }
    }

    /// One line of the list: the mark of the cursor, the number of the choice, and its words as far as they fit.
    fn line(&self, listed: &[usize], row: usize, more: &str, beginning: usize, area: Rect) -> String {
        let mark = match row == self.cursor {
            true => '▸',
            false if self.wanted() == Some(listed[row]) => WANTED,
            false => ' ',
        };
        let dots = if beginning > 0 { "… " } else { "" };
        let place = format!("{mark}{more}{:>2} {dots}", listed[row] + 1);
        let columns = usize::from(area.width).saturating_sub(RULE_WIDE);
        let room = columns.saturating_sub(width(&place));
        let words = |i: usize| {
            let words = self.sitting.offers[i].words.as_str();
            words.get(beginning..).unwrap_or(words)
        };
        // Of choices that look alike when they are cut, the ends are shown too.
        let cut = fit(words(listed[row]), room);
        let alike = listed.iter().filter(|other| fit(words(**other), room) == cut).count();
        let words = if alike > 1 { fit_ends(words(listed[row]), room) } else { cut };
        pad(&format!("{place}{words}"), columns)
    }

    /// What is said of the choice under the cursor: its words if they are cut above, and what it leads to.
    fn below(&self, area: Rect) -> Vec<String> {
        let Some(offer) = self.chosen().and_then(|i| self.sitting.offers.get(i)) else { return Vec::new() };
        let columns = usize::from(area.width);
        let mut lines = Vec::new();
        if width(&offer.words) > columns.saturating_sub(BESIDE) {
            let words = wrap(&offer.words, columns.saturating_sub(3));
            lines.extend(words.iter().map(|line| format!("  {line}")));
        }
        let forecast = wrap(&offer.outlook, columns.saturating_sub(3));
        let marks = std::iter::once("→ ").chain(std::iter::repeat("  "));
        lines.extend(forecast.iter().zip(marks).map(|(line, mark)| format!("{mark}{line}")));
        let most = usize::from(area.height / 2).clamp(2, 6);
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                *last = format!("{} …", fit(last, columns.saturating_sub(3)).trim_end_matches('…'));
            }
        }
        lines
    }

    /// Below the choices, as far as there is room: what is looked for and not open, with the rule that says no.
    fn missing(&self, area: Rect, buffer: &mut Buffer, hits: &mut Vec<(Rect, Hit)>) {
        let columns = usize::from(area.width).saturating_sub(8);
        for (missing, y) in self.sitting.missing.iter().zip(area.top()..area.bottom()) {
            let words = fit(&format!("   – {}", missing.words), columns);
            put(buffer, area.x.into(), y.into(), &words, SOFT);
            let x = area.right().saturating_sub(width(missing.rule) as u16);
            put(buffer, x.into(), y.into(), missing.rule, RULE);
            let place = Rect::new(area.x, y, area.width, 1);
            hits.push((place, Hit::Rule(missing.rule.to_string())));
        }
    }

    /// How much of the choices' words is left out: what all begin with, if they do not fit otherwise.
    fn same_beginning(&self, listed: &[usize], columns: usize) -> usize {
        let words: Vec<&str> = listed.iter().map(|i| self.sitting.offers[*i].words.as_str()).collect();
        let Some(first) = words.first() else { return 0 };
        if words.len() < 2 || words.iter().all(|words| width(words) <= columns) {
            return 0;
        }
        let ends = first.char_indices().filter(|(_, letter)| *letter == ' ').map(|(at, _)| at + 1);
        let mut same = ends.filter(|end| words.iter().all(|words| words.starts_with(&first[..*end])));
        same.next_back().filter(|end| *end >= 8).unwrap_or(0)
    }
}
