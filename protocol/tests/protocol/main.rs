//! The messages as they are written, and their types for TypeScript.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod fixtures;
mod types;
