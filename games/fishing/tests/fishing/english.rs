//! What the game says in English.

use std::sync::LazyLock;

use engine::{Fault, Names, Phrase, Speak};
use words::{Speaker, Vocabulary};

static ENGLISH: LazyLock<Vocabulary> = LazyLock::new(|| {
    Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("the English words can be read")
});

/// Somebody who speaks English at a table with these names.
pub(crate) fn speaker(names: Names) -> Speaker<'static> {
    Speaker::new(&ENGLISH, names)
}

/// A sentence, at a table without names; nothing if there is nothing to say.
#[allow(dead_code)]
pub(crate) fn say(phrase: impl Into<Option<Phrase>>) -> String {
    phrase.into().map_or_else(String::new, |phrase| speaker(Names::default()).say(&phrase))
}

/// What is wrong with a position.
pub(crate) fn fault(fault: Fault) -> String {
    engine_test::fault_said(&fault, include_str!("../../words/en.ftl"))
}
