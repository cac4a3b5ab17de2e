//! The pictures: one a game, and one that shows any game.

mod fallback;
mod fishing;
mod marathon;
pub(crate) mod moves;
mod rowing;
mod salmon;
mod sought;
mod whitewater;

use crate::picture::Picture;

/// The picture of a game.
pub(crate) fn picture_of(game: &str) -> &'static dyn Picture {
    match game {
        "fishing" => &fishing::Fishing,
        "marathon" => &marathon::Marathon,
        "rowing" => &rowing::Rowing,
        "salmon" => &salmon::Salmon,
        "whitewater" => &whitewater::Whitewater,
        _ => &fallback::Fallback,
    }
}
