//! Segments: maps in the letters of the specification, and the promises P1 to P5 that each must keep
//! (WW-003), proved when a map is read.

use engine::content::{Content, Line};
use engine::{Fault, List, Phrase, Value};

use crate::board::{Cell, SEGMENT_ROWS};
use crate::cards::Segment;
use crate::scenery::Named;
use crate::space::{COLUMNS, Direction, Space};

/// The lines of a segment.
const LINES: usize = 3;
/// The row of a segment before its last line.
const LAST_LINE: u8 = 18;
/// The longest id and name of a segment: four ids fit above a picture.
const ID_MAX: usize = 12;
const NAME_MAX: usize = 40;
/// P5: the first and the last row.
const JOINT: &str = "#^^^^^#";

/// The map of one segment.
#[derive(Clone, Debug)]
pub(crate) struct SegmentMap {
    /// Its id: a letter if printed, any word if a user's.
    pub id: String,
    /// Its title.
    pub name: String,
    /// Set if it is from the box.
    pub printed: Option<Segment>,
    /// Whether a segment of the box has another title than there.
    pub renamed: bool,
    cells: [[Cell; COLUMNS as usize]; SEGMENT_ROWS as usize],
    /// The row just upriver of each line, from the start.
    pub lines: List<u8, LINES>,
}

impl SegmentMap {
    /// Reads a segment file: `whitewater segment <id>` and the map.
    pub(crate) fn read(content: Content<'_>) -> Result<SegmentMap, Fault> {
        let ["whitewater", "segment", id] = content.header()[..] else {
            return Err(content.first_line("whitewater segment <id>"));
        };
        let lines: Vec<Line<'_>> = content.lines().skip(1).collect();
        SegmentMap::from_lines(content, id, &lines)
    }

    /// Reads the map of a segment from the lines that hold it and proves its promises.
    pub(crate) fn from_lines(
        content: Content<'_>,
        id: &str,
        lines: &[Line<'_>],
    ) -> Result<SegmentMap, Fault> {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        if !(1..=ID_MAX).contains(&id.len()) || !id.chars().all(is_plain) {
            let phrase = Phrase::new("content-id").naming("segment", id).with("most", ID_MAX as i64);
            return Err(content.fault(phrase));
        }
        let mut map = SegmentMap {
            id: id.to_string(),
            name: id.to_string(),
            printed: None,
            renamed: false,
            cells: [[Cell::Bank; COLUMNS as usize]; SEGMENT_ROWS as usize],
            lines: List::new(),
        };
        let mut places: [Option<Line<'_>>; SEGMENT_ROWS as usize] = [None; SEGMENT_ROWS as usize];
        let (mut next, mut name) = (SEGMENT_ROWS, None);
        for line in lines {
            if let Some(text) = line.text.strip_prefix("name |") {
                line.once("name", &mut name, line.filled("name", text.trim())?)?;
                map.name = text.trim().to_string();
                if map.name.chars().count() > NAME_MAX || map.name.chars().any(char::is_control) {
                    return Err(line.fault(Phrase::new("content-name").with("most", NAME_MAX as i64)));
                }
            } else if line.text == "=======" {
                map.add_line(*line, next)?;
            } else if line.text != "abcdefg" {
                map.add_row(*line, next)?;
                places[usize::from(next) - 1] = Some(*line);
                next -= 1;
            }
        }
        if next > 0 {
            let phrase = Phrase::new("content-no-row").naming("segment", id).with("row", next);
            return Err(content.fault(phrase).under("WW-003"));
        }
        map.lines.reverse();
        if map.lines.len() != LINES || map.lines.last() != Some(&LAST_LINE) {
            let phrase = Phrase::new("content-lines").naming("segment", id).with("lines", LINES as i64);
            return Err(content.fault(phrase.with("last", LAST_LINE)).under("WW-003"));
        }
        let place = |row: u8| places[usize::from(row) - 1].expect("every row has been read");
        map.prove(|space, promise| {
            let phrase = Phrase::new(promise).with("space", space);
            place(space.row()).fault(phrase).under("WW-003")
        })?;
        Ok(map)
    }

    fn add_line(&mut self, line: Line<'_>, next: u8) -> Result<(), Fault> {
        if next == 0 || next == SEGMENT_ROWS {
            return Err(line.fault(Phrase::new("content-line-place")));
        }
        if self.lines.is_full() || self.lines.last() == Some(&next) {
            return Err(line.fault(Phrase::new("content-line-count").with("lines", LINES as i64)));
        }
        self.lines.push(next);
        Ok(())
    }

    fn add_row(&mut self, line: Line<'_>, row: u8) -> Result<(), Fault> {
        if row == 0 {
            return Err(line.fault(Phrase::new("content-goes-on")));
        }
        let mut words = line.text.split_whitespace();
        let (Some(number), Some(letters), None) = (words.next(), words.next(), words.next()) else {
            return Err(line.fault(Phrase::new("content-row")));
        };
        if number.parse() != Ok(row) {
            return Err(line.fault(Phrase::new("content-due").with("row", row)));
        }
        if letters.chars().count() != usize::from(COLUMNS) {
            let phrase = Phrase::new("content-columns").with("columns", COLUMNS);
            return Err(line.fault(phrase.naming("written", letters)));
        }
        for (i, letter) in letters.chars().enumerate() {
            let cell = Cell::of_letter(letter).ok_or_else(|| {
                line.unknown(letter.encode_utf8(&mut [0; 4]), &["#", "<", "^", ">", "L", "N", "R", "W", "O"])
            })?;
            self.cells[usize::from(row) - 1][i] = cell;
        }
        Ok(())
    }

    /// The cell in that column (from 1) and row (from 1); outside there is Bank, past the end the joint.
    pub(crate) fn cell(&self, column: u8, row: u8) -> Cell {
        if !(1..=COLUMNS).contains(&column) || row == 0 {
            Cell::Bank
        } else if row > SEGMENT_ROWS {
            joint(column)
        } else {
            self.cells[usize::from(row) - 1][usize::from(column) - 1]
        }
    }

    /// Its title: a custom one as it is written, else by its message.
    pub(crate) fn title(&self) -> Value {
        match self.printed.filter(|_| !self.renamed) {
            Some(segment) => segment.into(),
            None => Value::text(self.name.as_str()),
        }
    }

    /// Its id, and its title if that is a custom one.
    pub(crate) fn named(&self) -> Named {
        let is_own = self.printed.is_none() || self.renamed;
        Named { id: self.id.clone(), name: is_own.then(|| self.name.clone()) }
    }

    /// The text of a file with this segment.
    pub(crate) fn text(&self) -> String {
        let mut text = format!("whitewater segment {}\nname | {}\n", self.id, self.name);
        for row in (1..=SEGMENT_ROWS).rev() {
            if self.lines.contains(&row) {
                text.push_str("   =======\n");
            }
            text.push_str(&format!("{row:>2} {}\n", self.letters(row)));
        }
        text
    }

    /// The letters of a row.
    pub(crate) fn letters(&self, row: u8) -> String {
        (1..=COLUMNS).map(|column| self.cell(column, row).letter()).collect()
    }

    /// WW-003: the promises P1 to P5, cell by cell from the start; each by the message that says it.
    fn prove(&self, fault: impl Fn(Space, &'static str) -> Fault) -> Result<(), Fault> {
        for row in [1, SEGMENT_ROWS] {
            if let Some(column) = (1..=COLUMNS).find(|column| self.cell(*column, row) != joint(*column)) {
                return Err(fault(Space::new(column, row), "content-p5"));
            }
        }
        for row in 1..=SEGMENT_ROWS {
            for column in 1..=COLUMNS {
                if let Some(promise) = self.broken(column, row) {
                    return Err(fault(Space::new(column, row), promise));
                }
            }
        }
        Ok(())
    }

    /// The message of the promise, P1 to P4, that a cell breaks.
    fn broken(&self, column: u8, row: u8) -> Option<&'static str> {
        let cell = self.cell(column, row);
        let water = |column: u8| self.cell(column, row) != Cell::Bank;
        let open = |column: u8| !self.cell(column, row).is_closed();
        if cell == Cell::Bank {
            return None;
        }
        if !water(column - 1) && !water(column + 1) {
            return Some("content-p3");
        }
        if cell == Cell::Rock {
            if !open(column - 1) && !open(column + 1) {
                return Some("content-p2-side");
            }
            let near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)];
            let touches = near.iter().any(|(column, row)| self.cell(*column, *row) == Cell::Rock);
            return touches.then_some("content-p2");
        }
        let direction: Direction = cell.direction();
        match (cell, self.cell(column.wrapping_add_signed(direction.aside()), row + 1)) {
            (_, Cell::Bank) => Some("content-p1"),
            (Cell::Rapids(_) | Cell::Waterfall, Cell::Rock) => Some("content-p4"),
            _ => None,
        }
    }
}

/// P5: the cell of a first or last row.
fn joint(column: u8) -> Cell {
    let letter = JOINT.chars().nth(usize::from(column) - 1).unwrap_or('#');
    Cell::of_letter(letter).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MEADOW: &str = include_str!("../content/segment_a.txt");

    fn fault_of(text: &str) -> String {
        SegmentMap::read(Content::new("mine.txt", text)).unwrap_err().to_string()
    }

    #[test]
    fn every_broken_promise_is_named_with_its_cell_and_line() {
        for (from, to, why) in [
            (" 4 #^>^^^#", " 4 #^>^^>#", "mine.txt line 24: content-p1 space=f4"),
            ("17 #^O^>^#", "17 #^OO>^#", "content-p2 space=c17"),
            (" 9 ###^^^<", " 9 ^##^^^<", "content-p3 space=a9"),
            (" 3 #^^>^^#", " 3 #^N>^^#", ""),
            ("16 #>^^>^#", "16 #>N^>^#", "content-p4 space=c16"),
            (" 1 #^^^^^#", " 1 #^^>^^#", "content-p5 space=d1"),
            ("20 #^^^^^#", "20 ^^^^^^#", "content-p5 space=a20"),
        ] {
            assert!(MEADOW.contains(from), "{from}");
            let text = MEADOW.replace(from, to);
            if why.is_empty() {
                assert!(SegmentMap::read(Content::new("mine.txt", &text)).is_ok());
            } else {
                let fault = fault_of(&text);
                assert!(fault.contains(why), "{fault} should say {why}");
            }
        }
    }

    #[test]
    fn a_rock_between_bank_and_bank_or_rock_breaks_a_promise() {
        let fault = fault_of(&MEADOW.replace(" 8 ###>O^<", " 8 ###OO^<"));
        assert!(fault.contains("content-p2"), "{fault}");
    }

    #[test]
    fn a_bad_map_is_refused_with_file_line_and_reason() {
        for (from, to, why) in [
            ("whitewater segment A", "whitewater river A", "file-first-line line=whitewater segment <id>"),
            ("19 #^^^^^#", "18 #^^^^^#", "line 6: content-due row=19"),
            ("19 #^^^^^#", "x #^^^^^#", "content-due row=19"),
            ("19 #^^^^^#", "300 #^^^^^#", "content-due row=19"),
            ("name | Meadow Run", "name |", "line 3: file-empty what=name"),
            ("name | Meadow Run", "name | A\nname | B", "line 4: file-twice what=name"),
            ("19 #^^^^^#", "19 #^^^^^", "content-columns columns=7"),
            ("19 #^^^^^#", "19 #^^X^^#", "file-unknown written=X"),
            ("19 #^^^^^#", "19", "content-row"),
            (" 1 #^^^^^#", "", "content-no-row segment=A row=1"),
            (" 1 #^^^^^#", " 1 #^^^^^#\n 0 #^^^^^#", "content-goes-on"),
            ("   abcdefg", "   =======", "content-line-place"),
            ("   =======\n18", "18", "content-lines segment=A lines=3 last=18"),
            ("   =======\n18", "   =======\n   =======\n18", "content-line-count lines=3"),
        ] {
            assert!(MEADOW.contains(from), "{from}");
            let fault = fault_of(&MEADOW.replacen(from, to, 1));
            assert!(fault.contains(why), "{fault} should say {why}");
        }
    }
}
