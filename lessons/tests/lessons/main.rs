//! Guided first races and puzzles of every game.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod first_races;
mod mining;
mod puzzles;
