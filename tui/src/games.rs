//! The pictures: one a game, and one that shows any game.

pub(crate) mod fallback;

use crate::picture::Picture;

/// The picture of a game.
pub(crate) fn picture_of(game: &str) -> &'static dyn Picture {
    match game {
        _ => &fallback::Fallback,
    }
}
