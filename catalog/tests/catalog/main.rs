//! All games behind their common face.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod actions;
mod faces;
mod faults;
mod files;
mod page_fixtures;
mod review;
mod rulebooks;
mod schema;
mod thinking;
mod tried;
mod words;
