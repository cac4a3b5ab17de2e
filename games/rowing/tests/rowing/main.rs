//! Rowing by its rules, content, pictures, words and bad input.

mod content;
mod frames;
mod fuzz;
mod inputs;
mod laws;
mod playthroughs;
mod rules;
mod shown;
