//! The road: MA-011 to MA-015. Its geometry is in `content/course.rs`.

use engine::Dealer;

use super::Then;
use crate::Marathon;
use crate::event::{Event, Symbol};
use crate::position::Position;

/// MA-013: the symbol of the space acts on a runner whose forward move or CATCH UP ended there. MA-012: there
/// are two symbols.
#[inline]
pub(crate) fn land(
    game: &Marathon,
    position: &mut Position,
    dealer: &mut Dealer<'_, Event, Position>,
) -> Then {
    let seat = position.mover();
    let runner = &position.runners[seat];
    match game.course.symbol(runner.row, runner.lane) {
        None => Then::EndTurn,
        Some(symbol) => {
            dealer.tell(position, || Event::Landed { seat, symbol });
            match symbol {
                Symbol::Event => Then::Draw,
                Symbol::Kick => Then::Spin, // MA-043: must spin
            }
        }
    }
}
