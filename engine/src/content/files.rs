//! Custom content: files that replace those of a game by name, as a switch of a race.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Content;
use crate::{Fault, Phrase, Value};

/// The most bytes that all files of a race have together: room for several times the largest game's own.
pub const TEXT_MAX: usize = 65_536;

/// Files by name, each with its text: `{"cards.txt": "...", "courses/calm_lake.txt": "..."}`. A game reads them in
/// the place of its own of the same name.
///
/// ```
/// use engine::content::Files;
/// let own = [("cards.txt", "pig cards all\nace | 4"), ("boards/sty.txt", "pig board sty\nmud")];
/// let files: Files = [("cards.txt", "pig cards all\nace | 5")].into_iter().collect();
/// assert!(files.check(&own).is_ok());
/// let line = |file| files.read(file).lines().nth(1).map(|line| line.text.to_string());
/// assert_eq!(line(own[0]).as_deref(), Some("ace | 5"));
/// assert_eq!(line(own[1]).as_deref(), Some("mud"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// Whether there is none; then the switch is not written.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether there is a file of that name.
    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Refuses a file that the game does not have or that is not what its name says, and more text than a race can
    /// hold.
    pub fn check(&self, own: &[(&str, &str)]) -> Result<(), Fault> {
        if let Some(name) = self.0.keys().find(|name| own.iter().all(|(known, _)| known != name)) {
            let known = Value::list(own.iter().map(|(name, _)| Value::text(*name)));
            let phrase = Phrase::new("file-foreign").naming("file", name).with("files", known);
            return Err(Fault::said("options.content", phrase));
        }
        for own in own.iter().filter(|(name, _)| self.has(name)) {
            self.check_file(*own)?;
        }
        let bytes: usize = self.0.values().map(String::len).sum();
        if bytes > TEXT_MAX {
            let phrase = Phrase::new("file-bytes").with("bytes", bytes as i64).with("most", TEXT_MAX as i64);
            return Err(Fault::said("options.content", phrase));
        }
        Ok(())
    }

    /// A file says in its first line what it is, as the game's own does, and has no signs that a terminal would obey.
    fn check_file(&self, own: (&str, &str)) -> Result<(), Fault> {
        let (content, due) = (self.read(own), Content::new(own.0, own.1).header());
        if content.header() != due {
            return Err(content.first_line(&due.join(" ")));
        }
        match content
            .lines()
            .find(|line| line.text.contains(|letter: char| letter.is_control() && letter != '\t'))
        {
            Some(line) => Err(line.fault(Phrase::new("file-control"))),
            None => Ok(()),
        }
    }

    /// The file that replaces the game's own, or else that one.
    pub fn read<'a>(&'a self, (name, text): (&'a str, &'a str)) -> Content<'a> {
        Content::new(name, self.0.get(name).map_or(text, String::as_str))
    }
}

impl<N: Into<String>, T: Into<String>> FromIterator<(N, T)> for Files {
    fn from_iter<I: IntoIterator<Item = (N, T)>>(files: I) -> Files {
        Files(files.into_iter().map(|(name, text)| (name.into(), text.into())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: [(&str, &str); 2] = [("a.txt", "pig board a\n1"), ("b.txt", "pig board b")];

    #[test]
    fn a_file_that_the_game_does_not_have_is_refused_with_those_that_it_has() {
        let files: Files = [("c.txt", "three")].into_iter().collect();
        assert_eq!(
            files.check(&OWN).unwrap_err().to_string(),
            "options.content: file-foreign file=c.txt files=a.txt,b.txt"
        );
    }

    #[test]
    fn more_text_than_a_race_can_hold_is_refused() {
        let files = |bytes: usize| {
            let header = "pig board b\n";
            let text = format!("{header}{}", "x".repeat(bytes - header.len()));
            [("b.txt", text)].into_iter().collect::<Files>()
        };
        assert_eq!(files(TEXT_MAX).check(&OWN), Ok(()));
        assert!(files(TEXT_MAX + 1).check(&OWN).unwrap_err().why.contains("bytes=65537"));
    }

    #[test]
    fn a_file_says_in_its_first_line_what_it_is_and_is_plain_text() {
        let says = |text: &str| {
            let files: Files = [("a.txt", text)].into_iter().collect();
            files.check(&OWN).unwrap_err().to_string()
        };
        assert_eq!(says("pig board c\n1"), "a.txt: file-first-line line=pig board a");
        assert_eq!(says(""), "a.txt: file-first-line line=pig board a");
        assert_eq!(says("-- ours\npig board a\n\u{1b}[2J1"), "a.txt line 3: file-control");
    }

    #[test]
    fn files_are_written_as_an_object_of_texts() {
        let files: Files = [("b.txt", "2"), ("a.txt", "1")].into_iter().collect();
        let json = serde_json::to_string(&files).unwrap();
        assert_eq!(json, r#"{"a.txt":"1","b.txt":"2"}"#);
        assert_eq!(serde_json::from_str::<Files>(&json).unwrap(), files);
        assert!(serde_json::from_str::<Files>(r#"{"a.txt": 1}"#).is_err());
    }
}
