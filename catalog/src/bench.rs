//! What benchmarks run of any game: playouts and searches.

mod playouts;
mod searches;

pub use playouts::Playouts;
pub use searches::Searches;

pub(crate) use playouts::random;
pub(crate) use searches::first_choice;
