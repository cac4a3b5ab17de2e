//! What pictures of the river are drawn from.

use serde::Serialize;

use crate::Whitewater;
use crate::segments::Segments;
use crate::space::{COLUMNS, Space};

/// The map in the letters of the specification, row 1 first. A line lies behind its row.
#[derive(Debug, Serialize)]
pub struct Scenery {
    segments: Segments,
    columns: u8,
    rows: Vec<String>,
    lines: Vec<u8>,
    finish: u8,
}

impl Whitewater {
    pub(crate) fn scene(&self) -> Scenery {
        let letter = |column, row| self.board.cell(Space::new(column, row)).letter();
        let row = |row| (1..=COLUMNS).map(|column| letter(column, row)).collect();
        Scenery {
            segments: self.options.segments.clone(),
            columns: COLUMNS,
            rows: (1..=self.board.rows).map(row).collect(),
            lines: self.board.lines.clone(),
            finish: self.board.finish(),
        }
    }
}
