//! The binary as its users meet it: every command, good and bad input.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod bench;
mod check;
mod command;
mod games;
mod play;
mod replay;
mod serve;
mod trace;
