//! Parts that games share: lists, piles and bags without the heap, and sealed choices.

mod bag;
mod kind;
mod list;
mod pile;
mod sealed;

pub use bag::Bag;
pub use kind::Kind;
pub use list::List;
pub use pile::Pile;
pub use sealed::Sealed;
