//! Salmon Run by its rules, content, pictures, words and bad input.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod bad_input;
mod content;
mod frames;
mod names;
mod own_boards;
mod rules;
mod strange_positions;
mod tables;
