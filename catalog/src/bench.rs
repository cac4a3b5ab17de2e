//! What benchmarks run of any game: playouts, searches, and races whose messages are counted.

mod messages;
mod playouts;
mod searches;

pub use messages::{MessageSizes, Sizes};
pub use playouts::Playouts;
pub use searches::Searches;

pub(crate) use playouts::random;
pub(crate) use searches::first_choice;
