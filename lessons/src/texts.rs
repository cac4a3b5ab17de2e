//! The texts of lessons and puzzles in a language.

use catalog::{Language, file_in};
use engine::{Fault, Names, Phrase, Speak};
use words::{Speaker, Vocabulary};

/// Texts by id, in a language; what it lacks is said in English.
#[derive(Debug)]
pub struct Texts(Vocabulary);

impl Texts {
    /// The texts of a game's `lessons` or `puzzles`.
    pub fn of(game: &str, kind: &str, language: &Language) -> Result<Texts, Fault> {
        let read = |code: &str| {
            let text = file_in(game, kind, code).unwrap_or_default();
            Vocabulary::new(code, &[&text])
                .map_err(|fault| Fault { place: format!("games/{game}/{kind}/{code}.ftl"), ..fault })
        };
        let others = language.chain().into_iter().rev().skip(1);
        let english = read("en")?;
        let texts =
            others.map(|code| read(&code)).try_fold(english, |behind, own| own.map(|own| own.or(behind)))?;
        Ok(Texts(texts))
    }

    /// A text; the fault names the id that is missing.
    pub fn get(&self, id: &str) -> Result<String, Fault> {
        match self.0.has(id) {
            true => Ok(Speaker::new(&self.0, Names::default()).say(&Phrase::new(id.to_string()))),
            false => Err(Fault::new(id, "there is no such text")),
        }
    }
}
