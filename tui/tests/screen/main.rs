//! The program driven by keys, read off a buffer.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod boards;
mod broken;
mod driver;
mod languages;
mod learning;
mod looking_back;
mod own_fishing_salmon;
mod own_names;
mod own_rivers_and_roads;
mod people;
mod pictures;
mod play;
mod seen;
