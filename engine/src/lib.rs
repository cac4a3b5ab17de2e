//! What a game is, and what every game needs: seats, decisions, chance, events, views and races.
//!
//! A game implements four traits. [`Game`] is its rules, [`Notation`] its JSON, [`Shown`] what people
//! see of it, [`Study`] what designers count in it. Everything else in Podium (bots, laws, server, clients) is written once against these.
//!
//! The crate does no input or output, reads no clock, starts no thread and has no global.

mod chance;
pub mod content;
mod dealer;
mod driver;
mod error;
mod game;
pub mod parts;
mod phrase;
mod playout;
mod race;
mod ranking;
mod rng;
#[cfg(feature = "schema")]
pub mod schema;
mod seat;
mod shown;
mod study;
mod switch;
mod view;

pub use chance::{Answer, Label, Script};
pub use dealer::Dealer;
pub use driver::Driver;
pub use error::{Datum, Fault, Illegal, Misread, Refused};
pub use game::{Game, Notation};
pub use parts::{Bag, Kind, List, Pile, Sealed};
pub use phrase::{Names, Phrase, Said, Speak, Value};
pub use playout::{choose_random, playout};
pub use race::{Mark, Race, Step};
pub use ranking::{Better, Ground, Ranking};
pub use rng::Rng;
pub use seat::{BySeat, SEATS_MAX, Seat, Seats, Viewer};
pub use shown::{Idle, Shown, TurnPhase, thousandths};
pub use study::{Part, Study, Thing, Use};
pub use switch::{Switch, Values};
pub use view::View;

#[cfg(feature = "schema")]
pub use schemars;
