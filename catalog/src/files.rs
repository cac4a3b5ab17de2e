//! The files of games and crates that travel inside the program, and those of languages that are added to them.

use std::sync::{PoisonError, RwLock};

/// Whose, which kind, file name, text.
type File = (&'static str, &'static str, &'static str, &'static str);

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of a language that was added.
#[derive(Clone, Debug)]
pub(crate) struct Added {
    /// The language's code.
    pub(crate) code: String,
    /// Whose: "engine", "pig".
    pub(crate) owner: &'static str,
    /// "words", "rulebook", "lessons" or "puzzles".
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

static ADDED: RwLock<Vec<Added>> = RwLock::new(Vec::new());

/// The files of one kind of a game, by name and text: "puzzles", "lessons".
pub fn files(owner: &str, kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let found: Vec<_> = FILES.iter().filter(|(of, other, ..)| *of == owner && *other == kind).collect();
    found.into_iter().map(|(_, _, name, text)| (*name, *text))
}

/// The messages of a game or crate in a language: "words", "lessons", "puzzles". Where an added file has a message that is built
/// in, both are there, and the later one counts.
pub fn file_in(owner: &str, kind: &str, language: &str) -> Option<String> {
    let texts = texts_in(owner, kind, language);
    (!texts.is_empty()).then(|| texts.join("\n"))
}

/// What is built in, then what was added to it.
pub(crate) fn texts_in(owner: &str, kind: &str, language: &str) -> Vec<String> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    let added =
        added.iter().filter(|file| (file.code.as_str(), file.owner, file.kind) == (language, owner, kind));
    let built_in = built_in(owner, kind, language).map(str::to_string);
    built_in.into_iter().chain(added.map(|file| file.text.clone())).collect()
}

/// A file in a language that is built in.
pub(crate) fn built_in(owner: &str, kind: &str, language: &str) -> Option<&'static str> {
    files(owner, kind).find(|(name, _)| is_in(name, language)).map(|(_, text)| text)
}

/// Every kind of file that a language has: whose, and which kind.
pub(crate) fn translated() -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter(|(_, _, name, _)| is_in(name, "en")).map(|(owner, kind, ..)| (*owner, *kind))
}

/// The codes of all languages: those with a file for every table first, then those that were added.
pub(crate) fn languages() -> Vec<String> {
    let mut codes: Vec<String> = files("engine", "words").map(|(name, _)| stem(name).to_string()).collect();
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    for file in added.iter() {
        if !codes.contains(&file.code) {
            codes.push(file.code.clone());
        }
    }
    codes
}

/// Keeps files of languages; one that was there before is replaced.
pub(crate) fn add(files: Vec<Added>) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let key = |file: &Added| (file.code.clone(), file.owner, file.kind);
    added.retain(|old| files.iter().all(|new| key(new) != key(old)));
    added.extend(files);
}

/// Whether a file is one of messages or rules in a language, and not a lesson or a puzzle itself.
fn is_in(name: &str, language: &str) -> bool {
    [".ftl", ".md"].iter().any(|ending| name.strip_suffix(ending) == Some(language))
}

/// A file's name without its ending: the language.
fn stem(name: &str) -> &str {
    name.split_once('.').map_or(name, |(stem, _)| stem)
}
