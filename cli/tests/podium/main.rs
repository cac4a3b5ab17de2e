//! The binary as its users meet it: every command, good and bad input.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod arena;
mod bench;
mod check;
mod command;
mod content;
mod games;
mod help;
mod laboratory;
mod language;
mod learn;
mod outside;
mod play;
mod replay;
mod serve;
mod trace;
