//! What the game says in English.

use std::sync::LazyLock;

use engine::{Names, Speak};
use words::{Speaker, Vocabulary};

static ENGLISH: LazyLock<Vocabulary> = LazyLock::new(|| {
    Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("the words can be read")
});

/// Calls with somebody who speaks English, at a table without names.
pub(crate) fn in_english<T>(call: impl FnOnce(&dyn Speak) -> T) -> T {
    call(&Speaker::new(&ENGLISH, Names::default()))
}
