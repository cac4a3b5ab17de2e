//! How things are said: styles, talk, and the ends of commands.

use std::fmt;
use std::io::{ErrorKind, Write};

use anstyle::{AnsiColor, Style};
use anyhow::Result;
use serde::Serialize;

/// Headings and names.
pub(crate) const STRONG: Style = Style::new().bold();
/// What matters less.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// Rule ids.
pub(crate) const RULE: Style = AnsiColor::Cyan.on_default();
/// What holds.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// What does not hold.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();

/// How a command ended, if it could do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// All is well.
    Fine,
    /// What was looked at is wrong; it has been said how.
    Wrong,
    /// A file could not be read; it has been said why.
    Unreadable,
}

/// Says something to the person, not to the program that reads the output.
pub(crate) fn talk(what: fmt::Arguments<'_>) {
    // If nobody can be talked to, there is nobody to tell.
    let _ = writeln!(anstream::stderr(), "{what}");
}

/// Prints a value as JSON for programs.
pub(crate) fn print_json(value: &impl Serialize, out: &mut dyn Write) -> Result<()> {
    let text = serde_json::to_string_pretty(value)?;
    Ok(writeln!(out, "{text}")?)
}

/// Whether the output was closed by whoever read it.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == ErrorKind::BrokenPipe)
}

/// The widest line that we write.
const COLUMNS: usize = 100;

/// Text broken into lines that fit behind `indent` spaces, which each line begins with.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut wrapped = String::new();
    let mut column = 0;
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        let width = word.chars().count();
        if column == 0 || column + 1 + width > COLUMNS {
            wrapped.push_str(if column == 0 { "" } else { "\n" });
            wrapped.push_str(&margin);
            column = indent;
        } else {
            wrapped.push(' ');
            column += 1;
        }
        wrapped.push_str(word);
        column += width;
    }
    wrapped
}

/// Whether a line may break here: French keeps a colon and what is before it together by a space that does not break.
fn is_gap(letter: char) -> bool {
    letter.is_whitespace() && !matches!(letter, '\u{a0}' | '\u{202f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_breaks_at_a_space_that_does_not_break() {
        let text = "le bateau\u{a0}: rouge ".repeat(20);
        assert!(wrap(&text, 0).lines().all(|line| !line.starts_with(':') && !line.ends_with("bateau")));
    }

    #[test]
    fn long_text_is_broken_between_words_and_no_line_is_too_wide() {
        let text = "spaces and lanes ".repeat(20);
        let wrapped = wrap(&text, 6);
        assert!(wrapped.lines().count() > 3);
        assert!(wrapped.lines().all(|line| line.starts_with("      s")
            || line.starts_with("      a")
            || line.starts_with("      l")));
        assert!(wrapped.lines().all(|line| line.chars().count() <= COLUMNS));
        assert_eq!(
            wrapped.split_whitespace().collect::<Vec<_>>(),
            text.split_whitespace().collect::<Vec<_>>()
        );
        assert_eq!(wrap("", 6), "");
    }
}
