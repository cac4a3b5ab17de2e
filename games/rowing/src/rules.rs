//! The rules, one file for each section of the specification's part 4, in its order.

pub(crate) mod course;
pub(crate) mod crab;
pub(crate) mod discard;
pub(crate) mod exhaustion;
pub(crate) mod finish;
pub(crate) mod motivation;
pub(crate) mod out_of_cards;
pub(crate) mod play;
pub(crate) mod rate;
pub(crate) mod replenish;
pub(crate) mod reveal;
pub(crate) mod round;
pub(crate) mod split_checks;
pub(crate) mod tides;
