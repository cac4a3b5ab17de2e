//! Whitewater Rush by its rules, content, pictures, words and bad input.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod content;
mod hostile;
mod own_segments;
mod reading;
mod rules;
mod shown;
mod spoken;
