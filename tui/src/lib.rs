//! The races on a full screen in the terminal.
//!
//! [`run`] takes over the terminal until the person leaves. The rest is a program without a terminal ([`App`]), which
//! tests drive by events and read from a buffer. There are no rules here: people choose among the legal actions that
//! [`catalog::AnyRace`] lists, and pictures show views, sceneries and forecasts. What is said stands in `words/`. A game has its own picture in `games/<id>.rs`;
//! any other game is played with the picture in `games/fallback.rs`.

mod app;
mod desk;
mod film;
mod finish;
mod games;
mod learn;
mod output;
mod overlay;
mod picture;
mod plan;
mod replay;
mod review;
mod room;
mod run;
mod sitting;
mod start;
mod store;
mod text;
mod theme;

pub use app::{App, Begin, Look};
pub use plan::{Plan, Sitter, new_seed};
pub use run::run;
pub use sitting::Pace;
pub use store::Store;
