//! Whoever speaks to the person: in which language, and how a sentence is made of a message.

use std::fmt;
use std::io;
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use catalog::{Language, Tongue, add_languages, fault_phrase, not_opened, system_says};
use engine::{Fault, Names, Phrase, Seat, Speak, Value};
use lab::Words;
use server::store::StoreError;

use crate::args::{Arguments, Command};
use crate::output::{BAD, is_broken_pipe, talk};
use crate::serve::{Settings, read_file};

/// Speaks a language, with the words of a game or of none.
#[derive(Clone, Debug)]
pub(crate) struct Voice {
    language: Language,
    tongue: Tongue,
}

impl Voice {
    /// Speaks of no game in particular.
    pub(crate) fn new(language: Language) -> Voice {
        Voice { tongue: Tongue::new(&language, None, Names::default()), language }
    }

    /// The same with the words of a game.
    pub(crate) fn of_game(&self, game: &str) -> Voice {
        let tongue = Tongue::new(&self.language, Some(game), Names::default());
        Voice { language: self.language.clone(), tongue }
    }

    pub(crate) fn language(&self) -> &Language {
        &self.language
    }

    pub(crate) fn tongue(&self) -> &Tongue {
        &self.tongue
    }

    /// Whoever writes the lab's reports.
    pub(crate) fn words(&self, game: &str) -> Words {
        Words::new(&self.language, Some(game))
    }

    /// A message without variables.
    pub(crate) fn plain(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }

    /// What the decision of that name is called.
    pub(crate) fn decision(&self, name: &str) -> String {
        self.word("decision", name)
    }

    /// What a bot is called: its level's name, or what was typed if it is none of ours.
    pub(crate) fn bot(&self, id: &str) -> String {
        let message = format!("level-{id}");
        if self.tongue.has(&message) { self.say(&Phrase::new(message)) } else { id.to_string() }
    }

    /// Says something to the person, not to the program that reads the output.
    pub(crate) fn talk(&self, phrase: &Phrase) {
        talk(format_args!("{}", self.say(phrase)));
    }

    /// Bad usage, in a sentence.
    pub(crate) fn refuse(&self, phrase: &Phrase) -> anyhow::Error {
        anyhow!(self.say(phrase))
    }

    /// An error as the person is told it: what is said already stays, and what the system or a library says has a sentence around it.
    pub(crate) fn told(&self, error: anyhow::Error) -> anyhow::Error {
        if is_broken_pipe(&error) || error.is::<String>() {
            return error;
        }
        if let Some(Unsaid(phrase)) = error.downcast_ref::<Unsaid>() {
            return self.refuse(phrase);
        }
        if let Some(fault) = error.downcast_ref::<Fault>() {
            return anyhow!(self.fault(fault));
        }
        let why = match error.downcast_ref::<io::Error>() {
            Some(failed) => match failed.get_ref().and_then(|inner| inner.downcast_ref::<StoreError>()) {
                Some(store) => store.say(),
                None => not_opened(failed),
            },
            None => system_says(&error),
        };
        self.refuse(&Phrase::new("cli-failed").with("why", why))
    }

    /// What is wrong, where, and by which rule.
    pub(crate) fn fault(&self, fault: &Fault) -> String {
        let said = self.say(&fault_phrase(fault));
        fault.rule.map_or(said.clone(), |rule| format!("{said} [{rule}]"))
    }

    /// A number with this many decimals.
    pub(crate) fn number(&self, value: f64, decimals: usize) -> String {
        format!("{value:.decimals$}").replace('.', &self.plain("decimal-mark"))
    }
}

/// What went wrong where nobody speaks to the person; [`Voice::told`] says it.
#[derive(Debug)]
pub(crate) struct Unsaid(pub(crate) Phrase);

impl Unsaid {
    /// This could not be done, for that reason of the system.
    pub(crate) fn because(id: &'static str, why: &impl fmt::Display) -> Unsaid {
        Unsaid(Phrase::new(id).with("why", system_says(why)))
    }
}

/// For logs and failing tests.
impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Unsaid {}

impl Speak for Voice {
    fn say(&self, phrase: &Phrase) -> String {
        self.tongue.say(phrase)
    }

    fn name(&self, seat: Seat) -> String {
        self.tongue.name(seat)
    }
}

/// Says that a file, or a race of it, is not taken: with a word for that (`id`), and why.
pub(crate) fn talk_refused(id: &'static str, place: &str, why: &str, voice: &Voice) {
    let line = Phrase::new("cli-line-refused")
        .with("refused", text(format!("{BAD}{}{BAD:#}", voice.plain(id))))
        .with("file", text(place))
        .with("why", text(why));
    voice.talk(&line);
}

/// A text inside a message.
pub(crate) fn text(text: impl ToString) -> Value {
    Value::text(text.to_string())
}

/// This many of something: the message has `$count`.
pub(crate) fn counted(id: &'static str, count: usize) -> Phrase {
    Phrase::new(id).with("count", number(count))
}

/// A whole number inside a message.
pub(crate) fn number(number: usize) -> Value {
    Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// The voice that the person asked for: by `--lang`, by PODIUM_LANG, in the configuration file, or by the system's locale. A language
/// that somebody names and that there is not is refused with the list; a locale without words is spoken to in English.
pub(crate) fn choose(arguments: &Arguments) -> Result<Voice> {
    let before = before(arguments.lang.as_deref());
    let configured = configured(arguments, &before)?;
    if let Some(folder) = arguments.languages.as_ref().or(configured.languages.as_ref()) {
        add_languages(folder).map_err(|fault| anyhow!(before.fault(&fault)))?;
    }
    let named = arguments.lang.clone().filter(|named| !named.is_empty()).or(configured.lang);
    let language = match named {
        Some(code) => code.parse().map_err(|fault| anyhow!(before.fault(&fault)))?,
        None => of_locale(|name| std::env::var(name).ok()),
    };
    Ok(Voice::new(language))
}

/// Whoever speaks before everything is read that may say which language is wanted.
fn before(named: Option<&str>) -> Voice {
    let named = named.and_then(|code| code.parse().ok());
    Voice::new(named.unwrap_or_else(|| of_locale(|name| std::env::var(name).ok())))
}

/// Whoever speaks of a command line that cannot be read, and of help: the language is looked for in its words, in the environment and
/// in the configuration file.
pub(crate) fn of_words(words: &[String]) -> Voice {
    let named = |flag: &str, variable: &str| {
        let set = || std::env::var(variable).ok();
        value(words, flag).or_else(set).filter(|value| !value.is_empty())
    };
    let lang = named("--lang", "PODIUM_LANG");
    // What is wrong with file and folder is said of a command line that can be read.
    let configured = named("--config", "PODIUM_CONFIG")
        .and_then(|file| read_file(file.as_ref(), &before(lang.as_deref())).ok())
        .unwrap_or_default();
    let folder = named("--languages", "PODIUM_LANGUAGES").map(PathBuf::from).or(configured.languages);
    let _ = folder.map(|folder| add_languages(&folder));
    before(lang.or(configured.lang).as_deref())
}

/// What a flag is given, for the last time if there are several: `--lang fr`, `--lang=fr`.
fn value(words: &[String], flag: &str) -> Option<String> {
    let value = |(i, word): (usize, &String)| match word.strip_prefix(flag)? {
        "" => words.get(i + 1).cloned(),
        rest => rest.strip_prefix('=').map(str::to_string),
    };
    words.iter().enumerate().rev().find_map(value)
}

/// The configuration file, also for commands that take nothing but languages from it.
fn configured(arguments: &Arguments, voice: &Voice) -> Result<Settings> {
    let named = match &arguments.command {
        Some(Command::Serve(args)) => args.config.clone(),
        _ => std::env::var_os("PODIUM_CONFIG").filter(|value| !value.is_empty()).map(PathBuf::from),
    };
    named.map_or_else(|| Ok(Settings::default()), |path| read_file(&path, voice))
}

/// The language of the first variable that is set.
fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| variable(name).filter(|set| !set.is_empty()));
    set.and_then(|locale| locale.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_decides_and_a_foreign_locale_is_english() {
        let language = |set: &'static [(&str, &str)]| {
            let found =
                |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string());
            of_locale(found).code().to_string()
        };
        assert_eq!(language(&[("LANG", "fr_CH.UTF-8")]), "fr");
        assert_eq!(language(&[("LANG", "fr_FR"), ("LC_ALL", "C.UTF-8")]), "en");
        assert_eq!(language(&[("LANG", "en_GB"), ("LC_MESSAGES", "fr"), ("LC_ALL", "")]), "fr");
        assert_eq!(language(&[("LANG", "tlh_QO")]), "en");
        assert_eq!(language(&[]), "en");
    }
}
