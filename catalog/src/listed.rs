//! Finding a game in the list.

use engine::{Fault, Phrase, Value};

use crate::{AnyGame, GAMES, TEACHING, nearest, said_fault};

/// Every game: those offered first, then those to learn from.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().chain(TEACHING).copied()
}

/// Whether the game of that id is there to learn from.
pub fn is_teaching(id: &str) -> bool {
    TEACHING.iter().any(|game| game.id() == id)
}

/// The game of that id, or a sentence that says which there are.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    games().find(|game| game.id() == id).ok_or_else(|| {
        let ids: Vec<&str> = games().map(AnyGame::id).collect();
        let phrase = match nearest(id, ids.iter().copied()) {
            None => Phrase::new("setup-no-game"),
            Some(near) => Phrase::new("setup-no-game-near").with("near", Value::text(near)),
        };
        let phrase = phrase
            .with("game", Value::text(id.escape_debug().to_string()))
            .with("games", Value::list(ids.into_iter().map(Value::text)));
        said_fault("game", phrase, None)
    })
}
