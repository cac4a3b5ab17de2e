//! The river as it is laid out for a race: WW-002, WW-025 and WW-027. Geometry is asked here and nowhere
//! else.

use crate::segment::SegmentMap;
use crate::space::{COLUMNS, Direction, Side, Space};

/// Cells of a board with its run-out, by [`Space::index`].
const CELLS: usize = 768;
/// Words of a bit board: 88 rows of eight places.
pub(crate) const WORDS: usize = 11;
/// The rows of a segment.
pub(crate) const SEGMENT_ROWS: u8 = 20;

/// What a cell of the river is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cell {
    /// No space.
    #[default]
    Bank,
    /// Water with a current.
    River(Direction),
    /// Rapids with an arrow.
    Rapids(Direction),
    /// A Waterfall.
    Waterfall,
    /// A Rock.
    Rock,
    /// WW-027: open water past the board.
    RunOut,
}

impl Cell {
    /// The cell of a map letter.
    pub(crate) fn of_letter(letter: char) -> Option<Cell> {
        Some(match letter {
            '#' => Cell::Bank,
            '<' => Cell::River(Direction::Northwest),
            '^' => Cell::River(Direction::North),
            '>' => Cell::River(Direction::Northeast),
            'L' => Cell::Rapids(Direction::Northwest),
            'N' => Cell::Rapids(Direction::North),
            'R' => Cell::Rapids(Direction::Northeast),
            'W' => Cell::Waterfall,
            'O' => Cell::Rock,
            _ => return None,
        })
    }

    /// Its map letter.
    pub(crate) fn letter(self) -> char {
        match self {
            Cell::Bank => '#',
            Cell::River(direction) => direction.arrow(),
            Cell::Rapids(Direction::Northwest) => 'L',
            Cell::Rapids(Direction::North) => 'N',
            Cell::Rapids(Direction::Northeast) => 'R',
            Cell::Waterfall => 'W',
            Cell::Rock => 'O',
            Cell::RunOut => '~',
        }
    }

    /// The way on from here: current, arrow, or straight on from a Waterfall (WW-058) and in the run-out.
    #[inline]
    pub(crate) fn direction(self) -> Direction {
        match self {
            Cell::River(direction) | Cell::Rapids(direction) => direction,
            Cell::Bank | Cell::Waterfall | Cell::Rock | Cell::RunOut => Direction::North,
        }
    }

    /// Whether nobody can be there.
    #[inline]
    pub(crate) fn is_closed(self) -> bool {
        matches!(self, Cell::Bank | Cell::Rock)
    }
}

/// A set of spaces of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SpaceSet([u64; WORDS]);

impl SpaceSet {
    /// Whether the space is in it; never for the run-out beyond the tables.
    #[inline]
    pub fn contains(&self, space: Space) -> bool {
        let index = space.index();
        index < WORDS * 64 && self.0[index >> 6] >> (index & 63) & 1 == 1
    }

    /// Puts a space in.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0[space.index() >> 6] |= 1 << (space.index() & 63);
    }

    /// Takes a space out, if the board has it.
    #[inline]
    pub fn remove(&mut self, space: Space) {
        if space.index() < WORDS * 64 {
            self.0[space.index() >> 6] &= !(1 << (space.index() & 63));
        }
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Visits the spaces in the order of [`SpaceSet::iter`], faster.
    #[inline]
    pub fn each(&self, mut visit: impl FnMut(Space)) {
        for (word, first) in self.0.iter().zip((0u16..).step_by(64)) {
            let mut rest = *word;
            while rest != 0 {
                visit(Space::at_bit(first + rest.trailing_zeros() as u16));
                rest &= rest - 1;
            }
        }
    }

    /// The spaces by row from the start, then `a` to `g`.
    pub fn iter(&self) -> impl Iterator<Item = Space> + '_ {
        self.0.iter().enumerate().flat_map(|(i, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros();
                    rest &= rest - 1;
                    Space::at_bit((i as u32 * 64 + bit) as u16)
                })
            })
        })
    }

    /// The spaces of either.
    pub fn or(&self, other: &SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// The spaces of the first that are not in the second.
    pub fn without(&self, other: &SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// All spaces `places` further on.
    fn up(&self, places: u32) -> SpaceSet {
        SpaceSet(std::array::from_fn(|i| {
            let carried = if i == 0 { 0 } else { self.0[i - 1] >> (64 - places) };
            self.0[i] << places | carried
        }))
    }

    /// All spaces `places` back.
    fn down(&self, places: u32) -> SpaceSet {
        SpaceSet(std::array::from_fn(|i| {
            let carried = if i + 1 == WORDS { 0 } else { self.0[i + 1] << (64 - places) };
            self.0[i] >> places | carried
        }))
    }

    /// WW-025: the spaces that share an edge with one of these.
    pub fn beside_edges(&self) -> SpaceSet {
        self.up(1).or(&self.down(1)).or(&self.up(8)).or(&self.down(8))
    }

    /// The spaces that share a corner, but no edge, with one of these.
    pub fn beside_corners(&self) -> SpaceSet {
        self.up(7).or(&self.down(7)).or(&self.up(9)).or(&self.down(9))
    }
}

/// The segments of a race laid end to end, as flat tables.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    cells: [Cell; CELLS],
    /// The last row of the last segment.
    pub rows: u8,
    /// The row just upriver of every line, from the start; the last one is the finish.
    pub lines: Vec<u8>,
    /// For every row, how many lines lie upriver of it.
    sections: [u8; CELLS / 8],
    /// River spaces as printed.
    pub river: SpaceSet,
    /// Rocks as printed.
    pub rocks: SpaceSet,
    /// River spaces of row 1.
    pub starts: SpaceSet,
    /// How many spaces a kayak can be in lie before each cell, counted by row and then `a` to `g`.
    places: [u16; CELLS],
}

impl Board {
    /// WW-002: lays segments end to end.
    pub(crate) fn of(segments: &[&SegmentMap]) -> Board {
        let mut board = Board {
            cells: [Cell::Bank; CELLS],
            rows: segments.len() as u8 * SEGMENT_ROWS,
            lines: Vec::new(),
            sections: [0; CELLS / 8],
            river: SpaceSet::default(),
            rocks: SpaceSet::default(),
            starts: SpaceSet::default(),
            places: [0; CELLS],
        };
        let mut before = 0;
        for segment in segments {
            board.lines.extend(segment.lines.iter().map(|row| row + before));
            for row in 1..=SEGMENT_ROWS {
                for column in 1..=COLUMNS {
                    board.print(Space::new(column, row + before), segment.cell(column, row));
                }
            }
            before += SEGMENT_ROWS;
        }
        // Column 0 of the first row of the run-out is also what lies to the right of the last row: Bank.
        for cell in &mut board.cells[(usize::from(board.rows) + 1) * 8 + 1..] {
            *cell = Cell::RunOut;
        }
        for (row, section) in board.sections.iter_mut().enumerate() {
            *section = board.lines.iter().filter(|line| usize::from(**line) < row).count() as u8;
        }
        let mut place = 0;
        for (cell, before) in board.cells.iter().zip(&mut board.places) {
            *before = place;
            place += u16::from(!matches!(cell, Cell::Bank | Cell::Rock | Cell::RunOut));
        }
        board
    }

    fn print(&mut self, space: Space, cell: Cell) {
        self.cells[space.index()] = cell;
        match cell {
            Cell::River(_) => self.river.insert(space),
            Cell::Rock => self.rocks.insert(space),
            Cell::Bank | Cell::Rapids(_) | Cell::Waterfall | Cell::RunOut => {}
        }
        if space.row() == 1 && matches!(cell, Cell::River(_)) {
            self.starts.insert(space);
        }
    }

    /// Turns a row into Bank.
    #[cfg(test)]
    pub(crate) fn wall(&mut self, row: u8) {
        (1..=COLUMNS).for_each(|column| self.cells[Space::new(column, row).index()] = Cell::Bank);
    }

    /// The cell as printed; past the finish the run-out.
    #[inline]
    pub(crate) fn cell(&self, space: Space) -> Cell {
        self.cells.get(space.index()).copied().unwrap_or(Cell::RunOut)
    }

    /// The spaces of the segments that a kayak can be in, by row from the start, then `a` to `g`.
    pub(crate) fn open(&self) -> impl Iterator<Item = Space> + '_ {
        let rows = (1..=self.rows).flat_map(|row| (1..=COLUMNS).map(move |column| Space::new(column, row)));
        rows.filter(|space| !self.cell(*space).is_closed())
    }

    /// The place of a space among [`Board::open`]; the run-out (WW-027) is one place behind them all.
    #[inline]
    pub(crate) fn place(&self, space: Space) -> u16 {
        self.places[space.index().min(CELLS - 1)]
    }

    /// How many spaces [`Board::open`] has.
    #[inline]
    pub(crate) fn places_count(&self) -> u16 {
        self.places[CELLS - 1]
    }

    /// The row just upriver of the finish.
    pub(crate) fn finish(&self) -> u8 {
        self.lines.last().copied().unwrap_or(self.rows)
    }

    /// How many lines lie upriver of a row; as many as there are lines means past the finish.
    #[inline]
    pub(crate) fn section(&self, row: u8) -> u8 {
        self.sections.get(usize::from(row)).copied().unwrap_or(self.lines.len() as u8)
    }

    /// The number of the section behind the finish.
    #[inline]
    pub(crate) fn beyond(&self) -> u8 {
        self.lines.len() as u8
    }

    /// The cell one row on in that direction. WW-027: in the run-out the outer columns hold a kayak back.
    #[inline]
    pub(crate) fn downriver(&self, space: Space, direction: Direction) -> Space {
        if space.row() < self.rows {
            return space.plus(direction.places());
        }
        let column = (space.column() as i8 + direction.aside()).clamp(1, COLUMNS as i8);
        Space::new(column as u8, space.row() + 1)
    }

    /// The cell to the left or right.
    #[inline]
    pub(crate) fn beside(&self, space: Space, side: Side) -> Space {
        let places = if side == Side::Left { -1 } else { 1 };
        if space.row() <= self.rows {
            return space.plus(places);
        }
        let column = (i16::from(space.column()) + places).clamp(1, i16::from(COLUMNS));
        Space::new(column as u8, space.row())
    }

    /// The cell directly behind.
    pub(crate) fn behind(&self, space: Space) -> Space {
        space.plus(-8)
    }
}
