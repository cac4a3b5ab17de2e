//! The languages that people read, and whoever speaks one of them at a table.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use engine::{Fault, Names, Phrase, Seat, Speak, Value};
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

    /// What it is called by those who speak it; its code if its files do not say.
    pub fn name(&self) -> String {
        let own = make(&self.0, None).filter(|own| own.has_own("language"));
        let name = own.map(|own| Speaker::new(&own, Names::default()).say(&Phrase::new("language")));
        name.unwrap_or_else(|| self.0.clone())
    }

    /// The codes of the languages that say what this one lacks, itself first and English last: "pt-BR", "pt", "en".
    pub fn chain(&self) -> Vec<String> {
        let all = files::languages();
        let mut chain: Vec<String> =
            shorter(&self.0).filter(|code| all.iter().any(|it| it == code)).map(str::to_string).collect();
        if self.0 != "en" && !chain.iter().any(|code| code == "en") {
            chain.push("en".to_string());
        }
        chain
    }
}

impl Default for Language {
    fn default() -> Language {
        Language::english()
    }
}

impl FromStr for Language {
    type Err = Fault;

    /// A code, or a locale such as `fr_CH.UTF-8`: the language of that region if there is one, else the language itself.
    fn from_str(code: &str) -> Result<Language, Fault> {
        let all = Language::all();
        let wanted = code.split(['.', '@']).next().and_then(words::language_code).unwrap_or_default();
        let found = shorter(&wanted).find_map(|code| all.iter().find(|language| language.0 == code));
        found.cloned().ok_or_else(|| {
            let codes: Vec<&str> = all.iter().map(Language::code).collect();
            let phrase = Phrase::new("setup-no-language").naming("language", code);
            said_fault("lang", phrase.with("languages", Value::names(&codes)), None)
        })
    }
}

/// A code and what is left of it without its last parts: "zh-Hant-TW", "zh-Hant", "zh".
fn shorter(code: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(code), |code| Some(code.rsplit_once('-')?.0))
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

/// What is wrong: to be said to people, and in English for programs. `game` has the words that the phrase needs.
pub fn said_fault(place: impl Into<String>, phrase: Phrase, game: Option<&str>) -> Fault {
    in_english(Fault::said(place, phrase), game)
}

/// The same fault, with the English of what it says.
pub fn in_english(fault: Fault, game: Option<&str>) -> Fault {
    let english = Tongue::new(&Language::english(), game, Names::default());
    match fault.say.as_deref().map(|say| english.say(say)) {
        Some(why) => Fault { why, ..fault },
        None => fault,
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
    // A file that cannot be read was refused when it was added.
    let others = language.chain().into_iter().rev().skip(1).filter_map(|code| make(&code, game));
    let vocabulary = others.fold(english, |behind, own| own.or(behind));
    let vocabulary = Arc::new(vocabulary);
    made.insert(key, Arc::clone(&vocabulary));
    vocabulary
}

/// Forgets them: there are new files.
pub(crate) fn forget() {
    MADE.lock().unwrap_or_else(PoisonError::into_inner).clear();
}

fn make(code: &str, game: Option<&str>) -> Option<Vocabulary> {
    let texts: Vec<String> =
        OWNERS.into_iter().chain(game).filter_map(|owner| file_in(owner, "words", code)).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Vocabulary::new(code, &texts).ok()
}
