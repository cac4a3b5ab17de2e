//! What a game says of the parts of a standing: `part-<id>`, which no source names.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Dealer, Phrase, Rng, Seat, Speak, Study, Value};

use super::read;
use super::strict::Strict;

/// The messages of the parts of these games' standings.
pub(super) fn of_parts<G: Study>(games: impl Iterator<Item = G>) -> BTreeSet<String> {
    let parts = games.flat_map(|game| {
        let position = game.start(&mut Dealer::silent(&mut Rng::new(0)));
        game.parts(&position, Seat(0))
    });
    parts.map(|part| format!("part-{}", part.id)).collect()
}

/// Parts without a message, and messages that do not say how much there is more or less.
pub(super) fn compared_with_parts(parts: &BTreeSet<String>, files: &BTreeMap<String, String>) -> Vec<String> {
    let mut faults = Vec::new();
    for (language, text) in files {
        let all = read(language, text);
        for id in parts {
            let Some(message) = all.iter().find(|message| message.id == *id) else {
                faults.push(format!("{language}.ftl lacks {id}, a part of the standing"));
                continue;
            };
            let missing =
                ["n", "way"].into_iter().filter(|name| !message.variables.iter().any(|v| v == name));
            faults.extend(missing.map(|name| format!("{language}.ftl: {id} does not use ${name}")));
        }
    }
    faults
}

impl Strict<'_> {
    /// Says more and less of every part.
    pub(super) fn parts(&self, parts: &BTreeSet<String>) {
        for id in parts {
            let said = ["more", "less"].map(|way| {
                let phrase = Phrase::new(id.clone()).with("n", Value::decimal(1.4, 1)).with("n_count", 1);
                self.say(&phrase.with("way", Value::text(way)))
            });
            assert_ne!(said[0], said[1], "{}: {id}", self.language);
        }
    }
}
