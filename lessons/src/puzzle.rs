//! Puzzles: a position in which one choice is known to be best. They are files of the games and travel inside the
//! program.

use catalog::{AnyGame, AnyRace, Language, Scenario, files, find, read_text, said_fault};
use engine::{Fault, Phrase, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Texts;

/// A position, who is to choose, and what is best.
///
/// ```
/// let puzzle = lessons::Puzzle::read(r#"{
///     "scenario": {"game": "pig", "title": "Forty in hand", "position": {"scores": [50, 50], "total": 40}},
///     "seat": 0, "best": [{"type": "hold"}]}"#)?;
/// assert_eq!(puzzle.race()?.seats(), 2);
/// # Ok::<(), engine::Fault>(())
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The game, a title and the position; its script is empty.
    pub scenario: Scenario,
    /// Who is to choose.
    pub seat: Seat,
    /// The best action, or several that are as good.
    pub best: Vec<Value>,
}

impl Puzzle {
    /// Reads a puzzle and tries it: its position can be set up, and the best actions are legal.
    pub fn read(text: &str) -> Result<Puzzle, Fault> {
        let unreadable =
            |why: Phrase| said_fault("puzzle", Phrase::new("puzzle-unread").with("why", why), None);
        let puzzle: Puzzle = read_text(text, "puzzle").map_err(unreadable)?;
        let race = puzzle.race()?;
        if puzzle.best.is_empty() {
            return Err(said_fault("best", Phrase::new("puzzle-no-best"), None));
        }
        for action in &puzzle.best {
            race.explain(puzzle.seat, action).map_err(|refused| {
                let phrase = Phrase::new("puzzle-illegal").naming("action", &action.to_string());
                said_fault("best", phrase.with("why", refused.phrase()), Some(race.game().id()))
            })?;
        }
        Ok(puzzle)
    }

    /// The game.
    pub fn game(&self) -> Result<&'static dyn AnyGame, Fault> {
        find(&self.scenario.game)
    }

    /// The race that stands as the puzzle says.
    pub fn race(&self) -> Result<Box<dyn AnyRace>, Fault> {
        if !self.scenario.script.is_empty() || !self.scenario.expect.is_empty() {
            return Err(said_fault("scenario", Phrase::new("puzzle-script"), None));
        }
        let seed = self.scenario.seed.unwrap_or_default();
        self.game()?.race_at(&self.scenario.options, &self.scenario.position, seed)
    }

    /// Whether an action solves it.
    pub fn is_solved_by(&self, action: &Value) -> bool {
        self.best.contains(action)
    }
}

/// The names of a game's puzzles with their texts, in the order of these.
fn texts(game: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    files(game, "puzzles").filter_map(|(file, text)| Some((file.strip_suffix(".json")?, text)))
}

fn read(game: &str, name: &str, text: &str) -> Result<Puzzle, Fault> {
    Puzzle::read(text)
        .map_err(|fault| Fault::new(format!("games/{game}/puzzles/{name}.json"), fault.to_string()))
}

/// The names of a game's puzzles, in order.
pub fn puzzle_names(game: &str) -> impl Iterator<Item = &'static str> {
    texts(game).map(|(name, _)| name)
}

/// A puzzle of a game, if it has one of that name.
pub fn puzzle(game: &str, name: &str) -> Result<Option<Puzzle>, Fault> {
    let found = texts(game).find(|(known, _)| *known == name);
    found.map(|(name, text)| read(game, name, text)).transpose()
}

/// The puzzles of a game with their names, in the order of these.
pub fn puzzles(game: &str) -> Result<Vec<(&'static str, Puzzle)>, Fault> {
    texts(game).map(|(name, text)| Ok((name, read(game, name, text)?))).collect()
}

/// What a puzzle is called in a language, and why its best choice is best.
pub fn told_puzzle(game: &str, name: &str, language: &Language) -> Result<(String, String), Fault> {
    let texts = Texts::of(game, "puzzles", language)?;
    Ok((texts.get(&format!("{name}-title"))?, texts.get(&format!("{name}-why"))?))
}
