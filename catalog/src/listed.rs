//! Finding a game in the list.

use engine::Fault;

use crate::{AnyGame, GAMES, TEACHING, nearest};

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
        let near = nearest(id, ids.iter().copied())
            .map_or_else(String::new, |near| format!(" (did you mean {near}?)"));
        Fault::new("game", format!("there is no game {id:?}{near}; the games are {}", ids.join(", ")))
    })
}
