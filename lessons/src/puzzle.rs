//! Puzzles: a position in which one choice is known to be best. They are files of the games and travel inside the
//! program.

use catalog::{AnyGame, AnyRace, Language, Scenario, Tongue, files, find, read_text, said_fault};
use engine::{Fault, Names, Phrase, Seat, Speak};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Grade, Texts};

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
    /// How often bots miss it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
    /// What is said of it, if nobody wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mined: Option<Mined>,
}

/// What is said of a puzzle that was found in a race: phrases, said in every language.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mined {
    /// What it is called.
    pub title: Phrase,
    /// Why the best choice is best, a sentence each.
    pub why: Vec<Phrase>,
}

impl Puzzle {
    /// Reads a puzzle and tries it: its position can be set up, and the best actions are legal.
    pub fn read(text: &str) -> Result<Puzzle, Fault> {
        let puzzle = Puzzle::parse(text)?;
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
        puzzle.grade.map_or(Ok(()), |grade| grade.check())?;
        Ok(puzzle)
    }

    /// Reads a puzzle as it stands, for lists.
    fn parse(text: &str) -> Result<Puzzle, Fault> {
        let unreadable =
            |why: Phrase| said_fault("puzzle", Phrase::new("puzzle-unread").with("why", why), None);
        read_text(text, "puzzle").map_err(unreadable)
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

    /// The number of seats, as far as its position says.
    pub(crate) fn seats(&self) -> u8 {
        self.race().map_or(0, |race| race.seats())
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

/// The puzzles of a game with their names, for lists: their positions are not set up.
pub fn listed_puzzles(game: &str) -> Result<Vec<(&'static str, Puzzle)>, Fault> {
    let parse = |(name, text): (&'static str, &str)| {
        let wrong = |fault: Fault| Fault::new(format!("games/{game}/puzzles/{name}.json"), fault.to_string());
        Ok((name, Puzzle::parse(text).map_err(wrong)?))
    };
    texts(game).map(parse).collect()
}

/// What is said of a puzzle in a language.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldPuzzle {
    /// What it is called.
    pub title: String,
    /// Why its best choice is best.
    pub why: Reason,
}

/// Why the best choice is best.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// In words that somebody wrote.
    Text(String),
    /// In phrases, a sentence each.
    Phrases(Vec<Phrase>),
}

impl Reason {
    /// In words.
    pub fn say(&self, speak: &dyn Speak) -> String {
        match self {
            Reason::Text(text) => text.clone(),
            Reason::Phrases(phrases) => {
                let said: Vec<String> = phrases.iter().map(|phrase| speak.say(phrase)).collect();
                said.join(" ")
            }
        }
    }
}

/// What a puzzle is called in a language, and why its best choice is best.
pub fn told_puzzle(
    game: &str,
    name: &str,
    puzzle: &Puzzle,
    language: &Language,
) -> Result<ToldPuzzle, Fault> {
    if let Some(mined) = &puzzle.mined {
        let title = Tongue::new(language, Some(game), Names::default()).say(&mined.title);
        return Ok(ToldPuzzle { title, why: Reason::Phrases(mined.why.clone()) });
    }
    let texts = Texts::of(game, "puzzles", language)?;
    let why = Reason::Text(texts.get(&format!("{name}-why"))?);
    Ok(ToldPuzzle { title: texts.get(&format!("{name}-title"))?, why })
}
