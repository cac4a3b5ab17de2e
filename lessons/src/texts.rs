//! The texts of lessons and puzzles in a language.

use catalog::{Language, file_in};
use engine::{Fault, Names, Phrase};
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
                .map_err(|fault| Fault::new(format!("games/{game}/{kind}/{code}.ftl"), fault.to_string()))
        };
        let english = read("en")?;
        Ok(Texts(match language.code() {
            "en" => english,
            code => read(code)?.or(english),
        }))
    }

    /// A text; the fault names the id that is missing.
    pub fn get(&self, id: &str) -> Result<String, Fault> {
        let speaker = Speaker::new(&self.0, Names::default());
        speaker
            .try_say(&Phrase::new(id.to_string()))
            .map_err(|wrong| Fault::new(id.to_string(), wrong.join("; ")))
    }
}
