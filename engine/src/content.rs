//! Reading a game's content: small text files in which every fault is named by file and line.
//!
//! A file is a list of lines. Empty lines and lines that begin with `--` are comments. A table is a file
//! whose lines have columns parted by `|`.

mod files;

use std::fmt::Display;
use std::str::FromStr;

use crate::Fault;

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

impl<'a> Content<'a> {
    /// A file by name and text.
    pub fn new(file: &'a str, text: &'a str) -> Content<'a> {
        Content { file, text }
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
    pub fn fault(self, why: impl Display) -> Fault {
        Fault::new(self.file, why.to_string())
    }
}

impl<'a> Line<'a> {
    /// A fault in this line.
    pub fn fault(self, why: impl Display) -> Fault {
        Fault::new(format!("{} line {}", self.file, self.number), why.to_string())
    }

    /// The columns, which must be `N`.
    pub fn columns<const N: usize>(self) -> Result<[&'a str; N], Fault> {
        let columns: Vec<&str> = self.text.split('|').map(str::trim).collect();
        let found = columns.len();
        columns.try_into().map_err(|_| self.fault(format!("{N} columns are needed, {found} are there")))
    }

    /// A value of this line, such as a number in one of its columns.
    pub fn value<T: FromStr>(self, text: &str, what: &str) -> Result<T, Fault> {
        text.parse().map_err(|_| self.fault(format!("{text:?} is not {what}")))
    }
}
