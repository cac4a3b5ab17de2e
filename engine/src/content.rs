//! Reading a game's content: small text files in which every fault is named by file and line.
//!
//! A file is a list of lines. Empty lines and lines that begin with `--` are comments. A table is a file
//! whose lines have columns parted by `|`.

mod files;

use std::ops::RangeInclusive;
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

    /// The fault of what is no number within its bounds.
    pub fn beyond(self, what: &str, given: &str, least: i64, most: i64) -> Fault {
        let phrase = Phrase::new("file-range").naming("what", what).naming("given", given);
        self.fault(phrase.with("least", least).with("most", most))
    }

    /// The fault of a word that is none of those that can stand there.
    pub fn unknown(self, written: &str, known: &[&str]) -> Fault {
        self.fault(Phrase::new("file-unknown").naming("written", written).with("known", Value::names(known)))
    }

    /// The columns: `N`, and up to `M` that may be left out.
    pub fn columns_with<const N: usize, const M: usize>(
        self,
    ) -> Result<([&'a str; N], [Option<&'a str>; M]), Fault> {
        let found = self.text.split('|').count();
        if !(N..=N + M).contains(&found) {
            return Err(self.not_so_many(N, found));
        }
        let mut columns = self.text.split('|').map(str::trim);
        let needed = std::array::from_fn(|_| columns.next().unwrap_or_default());
        Ok((needed, std::array::from_fn(|_| columns.next())))
    }

    /// The columns, which must be `N`.
    pub fn columns<const N: usize>(self) -> Result<[&'a str; N], Fault> {
        let columns: Vec<&str> = self.text.split('|').map(str::trim).collect();
        let found = columns.len();
        columns.try_into().map_err(|_| self.not_so_many(N, found))
    }

    fn not_so_many(self, needed: usize, found: usize) -> Fault {
        self.fault(Phrase::new("file-columns").with("needed", needed as i64).with("found", found as i64))
    }

    /// A whole number of this line within its bounds; `what` is what files call it.
    pub fn number<T: FromStr + PartialOrd + Copy + Into<i64>>(
        self,
        what: &str,
        text: &str,
        bounds: RangeInclusive<T>,
    ) -> Result<T, Fault> {
        let number = text.parse().ok().filter(|number| bounds.contains(number));
        let (least, most) = (*bounds.start(), *bounds.end());
        number.ok_or_else(|| self.beyond(what, text, least.into(), most.into()))
    }

    /// A text that must be there, such as a name; `what` is what files call it.
    pub fn filled(self, what: &str, text: &'a str) -> Result<&'a str, Fault> {
        match text.is_empty() {
            true => Err(self.fault(Phrase::new("file-empty").naming("what", what))),
            false => Ok(text),
        }
    }

    /// Puts what a key says into its place, in which there can be one only.
    pub fn once<T>(self, what: &str, place: &mut Option<T>, value: T) -> Result<(), Fault> {
        match place.replace(value) {
            Some(_) => Err(self.twice(what)),
            None => Ok(()),
        }
    }

    /// The thing of that name.
    pub fn kind<K: Kind>(self, name: &str) -> Result<K, Fault> {
        K::named(name).ok_or_else(|| self.unknown(name, K::NAMES))
    }
}
