//! Reading a game's content: small text files in which every fault is named by file and line.
//!
//! A file is a list of lines. Empty lines and lines that begin with `--` are comments. A table is a file
//! whose lines have columns parted by `|`.

mod files;

use std::str::FromStr;

use crate::{Fault, Kind, Phrase, Value};

pub use files::{Files, TEXT_MAX};

/// A content file: its name, for messages, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Content<'a> {
    file: &'a str,
    text: &'a str,
}

/// A line of a content file.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    file: &'a str,
    /// Its number, from 1.
    pub number: u32,
    /// Its text without the spaces at the ends.
    pub text: &'a str,
}

/// A text without the mark that some editors begin a file with to name its encoding.
pub fn plain(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

impl<'a> Content<'a> {
    /// A file by name and text.
    pub fn new(file: &'a str, text: &'a str) -> Content<'a> {
        Content { file, text: plain(text) }
    }

    /// The lines that are not comments.
    pub fn lines(self) -> impl Iterator<Item = Line<'a>> {
        self.text
            .lines()
            .zip(1..)
            .map(move |(text, number)| Line { file: self.file, number, text: text.trim() })
            .filter(|line| !line.text.is_empty() && !line.text.starts_with("--"))
    }

    /// The words of the first line, which says what the file is: `marathon course city`.
    pub fn header(self) -> Vec<&'a str> {
        self.lines().next().map_or_else(Vec::new, |line| line.text.split_whitespace().collect())
    }

    /// A fault of the whole file.
    pub fn fault(self, why: Phrase) -> Fault {
        Fault::said(self.file, why)
    }

    /// The fault of a file whose first line is not `due`.
    pub fn first_line(self, due: &str) -> Fault {
        self.fault(Phrase::new("file-first-line").naming("line", due))
    }

    /// The fault of a file that lacks something, named as files write it.
    pub fn missing(self, what: &str) -> Fault {
        self.fault(Phrase::new("file-missing").naming("what", what))
    }
}

impl<'a> Line<'a> {
    /// A fault in this line.
    pub fn fault(self, why: Phrase) -> Fault {
        Fault::said(self.file, why).at(self.number)
    }

    /// The fault of what stands in the file for the second time.
    pub fn twice(self, what: &str) -> Fault {
        self.fault(Phrase::new("file-twice").naming("what", what))
    }

    /// The fault of a number that is not within its bounds.
    pub fn beyond(self, what: &str, given: impl Into<i64>, least: i64, most: i64) -> Fault {
        let phrase = Phrase::new("file-range").naming("what", what).with("given", given.into());
        self.fault(phrase.with("least", least).with("most", most))
    }

    /// The fault of a word that is none of those that can stand there.
    pub fn unknown(self, written: &str, known: &[&str]) -> Fault {
        self.fault(Phrase::new("file-unknown").naming("written", written).with("known", Value::names(known)))
    }

    /// The columns, which must be `N`.
    pub fn columns<const N: usize>(self) -> Result<[&'a str; N], Fault> {
        let columns: Vec<&str> = self.text.split('|').map(str::trim).collect();
        let found = columns.len();
        columns.try_into().map_err(|_| {
            self.fault(Phrase::new("file-columns").with("needed", N as i64).with("found", found as i64))
        })
    }

    /// A whole number of this line.
    pub fn number<T: FromStr>(self, text: &str) -> Result<T, Fault> {
        text.parse().map_err(|_| self.fault(Phrase::new("file-number").naming("written", text)))
    }

    /// The thing of that name.
    pub fn kind<K: Kind>(self, name: &str) -> Result<K, Fault> {
        K::named(name).ok_or_else(|| self.unknown(name, K::NAMES))
    }
}
