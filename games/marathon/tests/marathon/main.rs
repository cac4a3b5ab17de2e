//! Marathon by its rules, content, pictures, words and bad input.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod bad_input;
mod content;
mod facts;
mod names;
mod rules;
mod shown;
