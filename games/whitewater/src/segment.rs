//! Segments: maps in the letters of the specification, and the promises P1 to P5 that each must keep
//! (WW-003), proved when a map is read.

use engine::content::{Content, Line};
use engine::{Fault, List, Value};

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
            return Err(content.fault("a segment file begins with `whitewater segment <id>`"));
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
            return Err(content.fault(format!(
                "a segment's id is a word of at most {ID_MAX} letters, digits, - and _, unlike {:?}",
                id.chars().take(2 * ID_MAX).collect::<String>()
            )));
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
        let mut next = SEGMENT_ROWS;
        for line in lines {
            if let Some(name) = line.text.strip_prefix("name |") {
                map.name = name.trim().to_string();
                if map.name.chars().count() > NAME_MAX || map.name.chars().any(char::is_control) {
                    return Err(line.fault(format!("a name has at most {NAME_MAX} letters")));
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
            return Err(content.fault(format!("the map of segment {id} has no row {next}; rows are 20 to 1")));
        }
        map.lines.reverse();
        if map.lines.len() != LINES || map.lines.last() != Some(&LAST_LINE) {
            return Err(content.fault(format!(
                "segment {id} needs {LINES} lines of the form =======, the last one after row {LAST_LINE}"
            )));
        }
        let place = |row: u8| places[usize::from(row) - 1].expect("every row has been read");
        map.prove(|space, why| place(space.row()).fault(format!("{space} breaks {why}")))?;
        Ok(map)
    }

    fn add_line(&mut self, line: Line<'_>, next: u8) -> Result<(), Fault> {
        if next == 0 || next == SEGMENT_ROWS {
            return Err(line.fault("a section line lies between two rows of the map"));
        }
        if self.lines.is_full() || self.lines.last() == Some(&next) {
            return Err(line.fault(format!("a segment has {LINES} section lines, each between other rows")));
        }
        self.lines.push(next);
        Ok(())
    }

    fn add_row(&mut self, line: Line<'_>, row: u8) -> Result<(), Fault> {
        if row == 0 {
            return Err(line.fault("the map goes on after row 1"));
        }
        let mut words = line.text.split_whitespace();
        let (Some(number), Some(letters), None) = (words.next(), words.next(), words.next()) else {
            return Err(line.fault("a row is its number and seven map letters, such as `20 #^^^^^#`"));
        };
        if line.value::<u8>(number, "a row number")? != row {
            return Err(line.fault(format!("row {row} is due here; rows fall from 20 to 1")));
        }
        if letters.chars().count() != usize::from(COLUMNS) {
            return Err(line.fault(format!("a row has {COLUMNS} letters, {letters:?} is given")));
        }
        for (i, letter) in letters.chars().enumerate() {
            self.cells[usize::from(row) - 1][i] = Cell::of_letter(letter)
                .ok_or_else(|| line.fault(format!("{letter:?} is no map letter; # < ^ > L N R W O are")))?;
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

    /// Its id, and its title if that is one's own.
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

    /// WW-003: the promises P1 to P5, cell by cell from the start.
    fn prove(&self, fault: impl Fn(Space, &str) -> Fault) -> Result<(), Fault> {
        for row in [1, SEGMENT_ROWS] {
            if let Some(column) = (1..=COLUMNS).find(|column| self.cell(*column, row) != joint(*column)) {
                let why =
                    format!("P5: rows 1 and {SEGMENT_ROWS} are {JOINT}, so that any segment joins any other");
                return Err(fault(Space::new(column, row), &why));
            }
        }
        for row in 1..=SEGMENT_ROWS {
            for column in 1..=COLUMNS {
                if let Some(why) = self.broken(column, row) {
                    return Err(fault(Space::new(column, row), why));
                }
            }
        }
        Ok(())
    }

    /// The promise of P1 to P4 that a cell breaks.
    fn broken(&self, column: u8, row: u8) -> Option<&'static str> {
        let cell = self.cell(column, row);
        let water = |column: u8| self.cell(column, row) != Cell::Bank;
        let open = |column: u8| !self.cell(column, row).is_closed();
        if cell == Cell::Bank {
            return None;
        }
        if !water(column - 1) && !water(column + 1) {
            return Some("P3: a stretch of water in a row is at least two cells wide");
        }
        if cell == Cell::Rock {
            if !open(column - 1) && !open(column + 1) {
                return Some("P2: a Rock has on its left or right a cell that is neither Bank nor Rock");
            }
            let near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)];
            let touches = near.iter().any(|(column, row)| self.cell(*column, *row) == Cell::Rock);
            return touches.then_some("P2: no two printed Rocks are adjacent");
        }
        let direction: Direction = cell.direction();
        match (cell, self.cell(column.wrapping_add_signed(direction.aside()), row + 1)) {
            (_, Cell::Bank) => Some("P1: a current, arrow or drop never leads to Bank"),
            (Cell::Rapids(_) | Cell::Waterfall, Cell::Rock) => {
                Some("P4: no Rapids arrow and no Waterfall leads straight into a printed Rock")
            }
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
            (" 4 #^>^^^#", " 4 #^>^^>#", "mine.txt line 24: f4 breaks P1"),
            ("17 #^O^>^#", "17 #^OO>^#", "c17 breaks P2: no two printed Rocks"),
            (" 9 ###^^^<", " 9 ^##^^^<", "a9 breaks P3"),
            (" 3 #^^>^^#", " 3 #^N>^^#", ""),
            ("16 #>^^>^#", "16 #>N^>^#", "c16 breaks P4"),
            (" 1 #^^^^^#", " 1 #^^>^^#", "d1 breaks P5"),
            ("20 #^^^^^#", "20 ^^^^^^#", "a20 breaks P5"),
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
        assert!(fault.contains("breaks P2"), "{fault}");
    }

    #[test]
    fn a_bad_map_is_refused_with_file_line_and_reason() {
        for (from, to, why) in [
            ("whitewater segment A", "whitewater river A", "begins with `whitewater segment <id>`"),
            ("19 #^^^^^#", "18 #^^^^^#", "line 6: row 19 is due here"),
            ("19 #^^^^^#", "x #^^^^^#", "\"x\" is not a row number"),
            ("19 #^^^^^#", "19 #^^^^^", "a row has 7 letters"),
            ("19 #^^^^^#", "19 #^^X^^#", "'X' is no map letter"),
            ("19 #^^^^^#", "19", "a row is its number and seven map letters"),
            (" 1 #^^^^^#", "", "has no row 1"),
            (" 1 #^^^^^#", " 1 #^^^^^#\n 0 #^^^^^#", "the map goes on after row 1"),
            ("   abcdefg", "   =======", "a section line lies between two rows"),
            ("   =======\n18", "18", "needs 3 lines"),
            ("   =======\n18", "   =======\n   =======\n18", "each between other rows"),
        ] {
            assert!(MEADOW.contains(from), "{from}");
            let fault = fault_of(&MEADOW.replacen(from, to, 1));
            assert!(fault.contains(why), "{fault} should say {why}");
        }
    }
}
