//! Races between people anywhere, none ever lost.
//!
//! A table is one task with a mailbox (`table`); connections (`socket`) and HTTP requests (`http`) put messages into
//! it. A step is stored (`store`) before anybody is told. The server never looks inside an action, an event or a view:
//! it goes through `catalog::AnyRace`.

mod app;
mod championship;
mod clock;
pub mod config;
mod day;
mod devices;
pub mod export;
mod gate;
mod http;
mod hub;
mod lobby;
mod metrics;
mod moderation;
mod notice;
mod pairing;
mod passkey;
mod people;
mod pool;
mod proxy;
mod rated;
mod results;
mod reviews;
mod run;
mod show;
mod socket;
pub mod store;
mod table;
mod text;
mod words;

pub use config::{
    Config, Entropy, Limits, MailWay, Notice, PushMessages, ShowRaces, Smtp, SmtpTls, TurnMail,
};
pub use day::{Calendar, date_of};
pub use http::description;
pub use moderation::neutral_name;
pub use proxy::Network;
pub use run::{Server, ServerError};
pub use table::last_step;
