//! Amounts and places that several sentences name.

use engine::{Kind, Phrase, Value};

use crate::board::Square;
use crate::kinds::Fish;
use crate::options::FishPrice;
use crate::{Fishing, content};

/// "3 pearls".
pub(super) fn pearls(n: impl Into<i32>) -> Phrase {
    Phrase::new("pearls").with("n", n.into())
}

/// "3 squares".
pub(super) fn squares(n: impl Into<i32>) -> Phrase {
    Phrase::new("squares").with("n", n.into())
}

/// A square: what it is and does.
pub(super) fn square(game: &Fishing, mark: Square) -> Phrase {
    match mark {
        Square::Market => Phrase::new("square-market"),
        Square::DropOff => Phrase::new("square-drop_off"),
        Square::Pearls(change) if change < 0 => Phrase::new("square-loss").with("n", -change),
        Square::Pearls(change) => Phrase::new("square-gain").with("n", change),
        Square::Spot(fish) => {
            let spot = match game.options.fish_price {
                FishPrice::Cost => Phrase::new("square-spot"),
                FishPrice::Bounty => Phrase::new("square-bounty"),
            };
            spot.with("fish", fish).with("price", game.tables.prices[fish.index()])
        }
    }
}

/// The board's name; that of a user's is said as it was written.
pub(super) fn board(game: &Fishing) -> Value {
    match own_name(game) {
        Some(name) => Value::text(name),
        None => Value::word("board", &game.board.id),
    }
}

/// The name of a board that is not one of the game's own.
pub(super) fn own_name(game: &Fishing) -> Option<&str> {
    let is_printed = content::is_printed(&game.options.board, &game.options.content);
    (!is_printed).then_some(&game.board.name)
}

/// This many fish of a kind: "2 carp".
pub(super) fn several(fish: Fish, count: u16) -> Phrase {
    Phrase::new("several-fish").with("count", count).with("fish", fish)
}
