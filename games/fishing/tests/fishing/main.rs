//! Fishing by its rules, content, pictures, words and bad input.

mod content;
mod edges;
mod english;
mod frames;
mod hostile;
mod playthroughs;
mod rules;
mod set_ups;
mod shown;
mod strength;
mod words;
