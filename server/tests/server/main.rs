//! The server in process, with real sockets and real files.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod again;
mod api;
mod around;
mod attacks;
mod bots;
mod championship;
mod client;
mod clocks;
mod damage;
mod dates;
mod day;
mod day_closed;
mod devices;
mod durable;
mod failing;
mod gone;
mod harness;
mod history;
mod host;
mod lessons;
mod limits;
mod lobby;
mod mine;
mod moderation;
mod names;
mod notice;
mod packed;
mod pairing;
mod passkeys;
mod play;
mod python;
mod rated;
mod reviews;
mod secrets;
mod seed;
mod sharing;
mod show;
mod stand_in;
mod standing;
mod strangers;
mod tries;
mod undo;
mod words;
