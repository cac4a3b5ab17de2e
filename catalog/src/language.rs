//! The languages that people read, and whoever speaks one of them at a table.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Fault, Names, Phrase, Seat, Speak};
use words::{Speaker, Vocabulary};

use crate::files::{self, file_in};

/// A language that there are words in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language(String);

impl Language {
    /// English, which has words for everything.
    pub fn english() -> Language {
        Language("en".to_string())
    }

    /// Every language.
    pub fn all() -> Vec<Language> {
        files::languages().into_iter().map(Language).collect()
    }

    /// Its code: "fr".
    pub fn code(&self) -> &str {
        &self.0
    }

    /// What it is called by those who speak it.
    pub fn name(&self) -> String {
        Tongue::new(self, None, Names::default()).say(&Phrase::new("language"))
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::english()
    }
}

impl FromStr for Language {
    type Err = Fault;

    /// A code, or a locale such as `fr_CH.UTF-8`.
    fn from_str(code: &str) -> Result<Language, Fault> {
        let all = Language::all();
        let short = code.split(['_', '-', '.']).next().unwrap_or_default();
        all.iter().find(|language| language.0 == code || language.0 == short).cloned().ok_or_else(|| {
            let codes: Vec<&str> = all.iter().map(Language::code).collect();
            Fault::new("lang", format!("there is no language {code:?}; there are {}", codes.join(", ")))
        })
    }
}

/// Whose words are spoken besides a game's.
const OWNERS: [&str; 6] = ["engine", "catalog", "server", "lab", "tui", "cli"];

/// Somebody who speaks a language at a table of a game: makes sentences of phrases.
#[derive(Clone, Debug)]
pub struct Tongue {
    vocabulary: Arc<Vocabulary>,
    names: Names,
}

impl Tongue {
    /// Somebody who speaks that language, with the words of a game and the names of a table.
    pub fn new(language: &Language, game: Option<&str>, names: Names) -> Tongue {
        Tongue { vocabulary: vocabulary(language, game), names }
    }

    /// English, with the words of a game.
    pub fn english(game: &str) -> Tongue {
        Tongue::new(&Language::english(), Some(game), Names::default())
    }

    /// The same language with other names.
    #[must_use]
    pub fn with_names(&self, names: Names) -> Tongue {
        Tongue { vocabulary: Arc::clone(&self.vocabulary), names }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.vocabulary.has(id)
    }
}

impl Speak for Tongue {
    fn say(&self, phrase: &Phrase) -> String {
        Speaker::new(&self.vocabulary, self.names.clone()).say(phrase)
    }

    fn name(&self, seat: Seat) -> String {
        Speaker::new(&self.vocabulary, self.names.clone()).name(seat)
    }
}

/// Vocabularies that were made before, by language and game.
static MADE: Mutex<BTreeMap<(String, String), Arc<Vocabulary>>> = Mutex::new(BTreeMap::new());

fn vocabulary(language: &Language, game: Option<&str>) -> Arc<Vocabulary> {
    let key = (language.0.clone(), game.unwrap_or_default().to_string());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = made.get(&key) {
        return Arc::clone(known);
    }
    let english = make("en", game).expect("the English message files can be read");
    let vocabulary = match language.code() {
        "en" => english,
        // A file that cannot be read was refused when it was added.
        code => {
            make(code, game).map_or_else(|| make("en", game).expect("read before"), |found| found.or(english))
        }
    };
    let vocabulary = Arc::new(vocabulary);
    made.insert(key, Arc::clone(&vocabulary));
    vocabulary
}

fn make(code: &str, game: Option<&str>) -> Option<Vocabulary> {
    let texts: Vec<String> =
        OWNERS.into_iter().chain(game).filter_map(|owner| file_in(owner, "words", code)).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Vocabulary::new(code, &texts).ok()
}
