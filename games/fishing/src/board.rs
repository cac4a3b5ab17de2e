//! Boards: one loop of squares from the market and back to it (FI-006, SPEC.md 2.5).

use engine::content::Content;
use engine::{Fault, Kind, Phrase, Said, Value};

use crate::kinds::Fish;

/// The fewest squares of a board, the market counted.
pub const LENGTH_MIN: usize = 8;
/// The most squares of a board.
pub const LENGTH_MAX: usize = 100;
/// The most characters of a board's id and name.
pub const NAME_MAX: usize = 40;
/// The pearl marks that a board can have (FI-031).
const PEARL_MARKS: [i8; 5] = [2, 3, 4, -1, -2];
/// Squares in a row of a map.
pub(crate) const ROW: usize = 10;

/// What a square does to a boat that stops there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Square {
    /// The fish market, square 0.
    #[default]
    Market,
    /// FI-031: pearls gained or lost.
    Pearls(i8),
    /// FI-040: a fishing spot.
    Spot(Fish),
    /// FI-050: a drop-off point.
    DropOff,
}

impl Square {
    /// The square of a mark as boards write it.
    fn marked(mark: &str) -> Option<Square> {
        let letter = |fish: &Fish| Square::Spot(*fish).mark() == mark;
        match mark {
            "M" => Some(Square::Market),
            "D" => Some(Square::DropOff),
            _ => match Fish::ALL.iter().find(|fish| letter(fish)) {
                Some(fish) => Some(Square::Spot(*fish)),
                None => PEARL_MARKS.into_iter().map(Square::Pearls).find(|square| square.mark() == mark),
            },
        }
    }

    /// Its mark on the board.
    pub fn mark(self) -> String {
        match self {
            Square::Market => "M".to_string(),
            Square::DropOff => "D".to_string(),
            Square::Pearls(change) => format!("{change:+}"),
            Square::Spot(fish) => match fish {
                Fish::Salmon => "S",
                Fish::Trout => "T",
                Fish::Halibut => "H",
                Fish::Bass => "B",
                Fish::Carp => "C",
            }
            .to_string(),
        }
    }
}

/// FI-006: one loop without forks.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name in files and options.
    pub id: String,
    /// Its name for people.
    pub name: String,
    length: u8,
    squares: [Square; LENGTH_MAX],
}

impl Board {
    /// Reads a board file: `fishing board <id>`, then `name | ...`, then the map, ten squares a row.
    pub fn read(content: Content<'_>) -> Result<Board, Fault> {
        let header = content.header();
        let ["fishing", "board", id] = header[..] else {
            return Err(content.first_line("fishing board <id>"));
        };
        let (mut name, mut about) = (None, None);
        let mut marks: Vec<&str> = Vec::new();
        for line in content.lines().skip(1) {
            if let Some((key, value)) = line.text.split_once('|') {
                match key.trim() {
                    "name" => line.once("name", &mut name, line.filled("name", value.trim())?)?,
                    "about" => line.once("about", &mut about, value)?,
                    key => return Err(line.unknown(key, &["name", "about"])),
                }
                continue;
            }
            let (first, row) =
                line.text.split_once(':').ok_or_else(|| line.fault(Phrase::new("content-row")))?;
            if first.trim().parse() != Ok(marks.len()) {
                let phrase = Phrase::new("content-row-first").naming("first", first.trim());
                return Err(line.fault(phrase.with("due", marks.len() as i64)));
            }
            for mark in row.split_whitespace() {
                if Square::marked(mark).is_none() {
                    return Err(line.fault(unknown_mark(marks.len(), mark)).under("FI-006"));
                }
                marks.push(mark);
            }
        }
        Board::build(id, name.unwrap_or(id), &marks).map_err(|why| content.fault(why.phrase).under(why.rule))
    }

    /// A board by its marks, or which promise it breaks.
    pub fn build<T: AsRef<str>>(id: &str, name: &str, marks: &[T]) -> Result<Board, Said> {
        // Names are printed on the tables of others.
        for text in [id, name] {
            if text.is_empty() || text.chars().count() > NAME_MAX || text.chars().any(char::is_control) {
                let phrase = Phrase::new("content-name").naming("name", text);
                return Err(Said { rule: "FI-006", phrase: phrase.with("most", NAME_MAX as i64) });
            }
        }
        if !(LENGTH_MIN..=LENGTH_MAX).contains(&marks.len()) {
            return Err(Said::new("FI-006", "content-length")
                .with("least", LENGTH_MIN as i64)
                .with("most", LENGTH_MAX as i64)
                .with("squares", marks.len() as i64));
        }
        let mut squares = [Square::Market; LENGTH_MAX];
        for (at, mark) in marks.iter().map(AsRef::as_ref).enumerate() {
            let square = Square::marked(mark)
                .ok_or_else(|| Said { rule: "FI-006", phrase: unknown_mark(at, mark) })?;
            if (square == Square::Market) != (at == 0) {
                let phrase = Phrase::new("content-market").with("square", at as i64).naming("mark", mark);
                return Err(Said { rule: "FI-006", phrase });
            }
            squares[at] = square;
        }
        let board = Board { id: id.to_string(), name: name.to_string(), length: marks.len() as u8, squares };
        if !board.squares().contains(&Square::DropOff) {
            return Err(Said::new("FI-050", "content-drop-off"));
        }
        match board.kinds().count() {
            kinds @ 0..=2 => Err(Said::new("FI-140", "content-kinds").with("kinds", kinds as i64)),
            _ => Ok(board),
        }
    }

    /// How many squares it has, the market counted.
    #[inline]
    pub fn length(&self) -> u8 {
        self.length
    }

    /// The squares from the market on.
    #[inline]
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.length)]
    }

    /// The square of that number.
    #[inline]
    pub fn at(&self, number: u8) -> Square {
        self.squares.get(usize::from(number)).copied().unwrap_or_default()
    }

    /// The kinds of fish that it has. Boats stop on any square of a loop, so all can be reached.
    pub fn kinds(&self) -> impl Iterator<Item = Fish> + '_ {
        Fish::ALL.iter().copied().filter(|fish| self.squares().contains(&Square::Spot(*fish)))
    }
}

fn unknown_mark(square: usize, mark: &str) -> Phrase {
    let marks = Value::names(&["M", "D", "S", "T", "H", "B", "C", "+2", "+3", "+4", "-1", "-2"]);
    Phrase::new("content-mark").with("square", square as i64).naming("mark", mark).with("marks", marks)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BAY: &str = "fishing board bay\nname | My Bay\n 0: M +2 C -1 B +3 D H +2\n";

    fn refused(text: &str) -> String {
        Board::read(Content::new("bay.txt", text)).expect_err("this board is wrong").to_string()
    }

    #[test]
    fn a_board_is_read() {
        let board = Board::read(Content::new("bay.txt", BAY)).expect("a sound board");
        assert_eq!((board.name.as_str(), board.length()), ("My Bay", 9));
        assert_eq!(board.at(4), Square::Spot(Fish::Bass));
    }

    #[test]
    fn a_bad_board_is_refused_with_its_line_and_reason() {
        assert_eq!(
            refused(&BAY.replace(" -1 ", " -3 ")),
            format!("bay.txt line 3: {}", unknown_mark(3, "-3"))
        );
        assert!(refused(&BAY.replace("board", "course")).contains("file-first-line"));
        assert!(refused(&BAY.replace(" 0:", "1:")).contains("line 3: content-row-first first=1 due=0"));
        assert!(refused(&BAY.replace(" 0:", "")).contains("line 3: content-row"));
        assert!(refused(&BAY.replace(" D ", " +4 ")).contains("content-drop-off"));
        assert!(refused(&BAY.replace(" H ", " C ")).contains("content-kinds kinds=2"));
        assert!(refused(&BAY.replace(" -1 ", " M ")).contains("content-market square=3 mark=M"));
        assert!(refused(&BAY.replace(": M", ": D")).contains("content-market square=0 mark=D"));
        assert!(
            refused(&BAY.replace("B +3 D H +2", "B D")).contains("content-length least=8 most=100 squares=6")
        );
        assert!(
            refused(&BAY.replace("name |", "nam |"))
                .contains("line 2: file-unknown written=nam known=name,about")
        );
        assert!(refused(&BAY.replace("My Bay", "My\tBay")).contains("content-name"));
        assert!(refused(&BAY.replace("My Bay", "")).contains("line 2: file-empty what=name"));
        assert!(
            refused(&BAY.replace("name |", "name | Bay\nname |")).contains("line 3: file-twice what=name")
        );
        assert!(refused(&BAY.replace("My Bay", &"Bay".repeat(20))).contains("most=40"));
        assert!(refused("").contains("file-first-line"));
    }
}
