//! Spaces: WW-025 to WW-027.

use engine::Seat;

use crate::Whitewater;
use crate::board::Cell;
use crate::cards::Token;
use crate::position::Position;
use crate::space::Space;

/// WW-025: what a cell is now: as printed, or the token on it. WW-062: a Rapids token keeps the current
/// printed under it as its arrow.
#[inline]
pub(crate) fn cell(game: &Whitewater, position: &Position, space: Space) -> Cell {
    match game.board.cell(space) {
        Cell::River(direction) => {
            if position.tokens[Token::Rapids as usize].contains(space) {
                Cell::Rapids(direction)
            } else if position.tokens[Token::Rock as usize].contains(space) {
                Cell::Rock
            } else {
                Cell::River(direction)
            }
        }
        printed @ (Cell::Bank | Cell::Rapids(_) | Cell::Waterfall | Cell::Rock | Cell::RunOut) => printed,
    }
}

/// WW-026: the kayak of another seat that makes a space taken. WW-027: in the run-out nobody is in the way.
#[inline]
pub(crate) fn taken_by(game: &Whitewater, position: &Position, seat: Seat, space: Space) -> Option<Seat> {
    if space.row() > game.board.rows { None } else { position.other_at(seat, space) }
}

/// Whether a kayak of `seat` could be there: neither Bank nor Rock nor taken.
#[inline]
pub(crate) fn is_free(game: &Whitewater, position: &Position, seat: Seat, space: Space) -> bool {
    !cell(game, position, space).is_closed() && taken_by(game, position, seat, space).is_none()
}
