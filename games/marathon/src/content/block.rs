//! MA-009: the starting block, from the file of the box or the one given in its place.

use engine::content::{Content, Files};
use engine::{Fault, Phrase};

use super::{BLOCK, expect_header};
use crate::options::StartBlock;

/// The foremost row of a starting block: the road is whole as far as that (2.4).
const BLOCK_ROW_MAX: u8 = 2;

/// MA-009: the rows of the places 1 to 6 on the starting block; place p stands in lane p.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Block([u8; 6]);

impl Block {
    /// The row and the lane of a place, 1 to 6.
    #[inline]
    pub fn space(&self, position: u8) -> (u8, u8) {
        (self.0[usize::from(position - 1) % 6], position)
    }

    /// The foremost row.
    pub fn last_row(&self) -> u8 {
        self.0.iter().copied().max().unwrap_or_default()
    }

    /// Reads the block of one kind.
    pub fn read(content: Content<'_>, kind: StartBlock) -> Result<Block, Fault> {
        expect_header(content, "block")?;
        let mut block = Block::default();
        let mut position = 0u8;
        for line in content.lines().skip(1) {
            let [place, lane, staggered, level] = line.columns()?;
            position += 1;
            for text in [place, lane] {
                if text.parse() != Ok(position) || position > 6 {
                    let phrase = Phrase::new("content-block-place").naming("written", text);
                    return Err(line.fault(phrase).under("MA-009"));
                }
            }
            let row = |text: &str| {
                text.parse().ok().filter(|row| *row <= BLOCK_ROW_MAX).ok_or_else(|| {
                    let phrase = Phrase::new("content-block-row").with("most", BLOCK_ROW_MAX);
                    line.fault(phrase.naming("row", text)).under("MA-009")
                })
            };
            let [staggered, level] = [row(staggered)?, row(level)?];
            block.0[usize::from(position - 1)] = match kind {
                StartBlock::Staggered => staggered,
                StartBlock::Level => level,
            };
        }
        if position < 6 {
            let phrase = Phrase::new("content-block-places").with("places", position);
            return Err(content.fault(phrase).under("MA-009"));
        }
        Ok(block)
    }

    /// The block of the box, or the one given in its place.
    pub fn of(kind: StartBlock, given: &Files) -> Result<Block, Fault> {
        Block::read(given.read(BLOCK), kind)
    }
}
