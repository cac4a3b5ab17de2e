//! What a game is, and what every game needs: seats, decisions, chance, events, views and races.
//!
//! A game implements three traits. [`Game`] is its rules, [`Notation`] its JSON, [`Table`] what people
//! see of it. Everything else in Podium (bots, laws, server, clients) is written once against these.
//!
//! The crate does no input or output, reads no clock, starts no thread and has no global.

mod chance;
pub mod content;
mod dealer;
mod error;
mod game;
pub mod parts;
mod playout;
mod race;
mod ranking;
mod rng;
mod seat;
mod study;
mod table;
mod view;

pub use chance::{Answer, Label, Script};
pub use dealer::Dealer;
pub use error::{Fault, Illegal, Refused, Value};
pub use game::{Game, Notation};
pub use parts::{Bag, Kind, List, Pile, Sealed};
pub use playout::{choose_random, playout};
pub use race::{Mark, Race, Step};
pub use ranking::Ranking;
pub use rng::Rng;
pub use seat::{BySeat, SEATS_MAX, Seat, Seats, Viewer};
pub use study::{Study, Thing, Use};
pub use table::{Names, OptionInfo, Said, Table, Word};
pub use view::View;
