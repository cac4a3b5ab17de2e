//! The files of games and crates that travel inside the program, and languages that are added to them.

use std::fs;
use std::path::Path;
use std::sync::{PoisonError, RwLock};

use engine::Fault;

/// Whose, which kind, file name, text.
type File = (&'static str, &'static str, &'static str, &'static str);

static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Languages added from a folder: language, whose, text.
static ADDED: RwLock<Vec<(String, String, String)>> = RwLock::new(Vec::new());

/// The files of one kind of a game, by name and text: "puzzles", "lessons".
pub fn files(owner: &str, kind: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let found: Vec<_> = FILES.iter().filter(|(of, other, ..)| *of == owner && *other == kind).collect();
    found.into_iter().map(|(_, _, name, text)| (*name, *text))
}

/// The file of one kind of a game in a language: "rulebook", "words".
pub fn file_in(owner: &str, kind: &str, language: &str) -> Option<String> {
    let built_in =
        files(owner, kind).find(|(name, _)| stem(name) == language).map(|(_, text)| text.to_string());
    let name = match kind {
        "words" => owner.to_string(),
        _ => format!("{owner}.{kind}"),
    };
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    let added = added.iter().find(|(code, of, _)| code == language && *of == name);
    built_in.or_else(|| added.map(|(_, _, text)| text.clone()))
}

/// The codes of all languages: those with a file for every table first, then those that were added.
pub(crate) fn languages() -> Vec<String> {
    let mut codes: Vec<String> = files("engine", "words").map(|(name, _)| stem(name).to_string()).collect();
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    for (code, ..) in added.iter() {
        if !codes.contains(code) {
            codes.push(code.clone());
        }
    }
    codes
}

/// Adds languages from a folder: `<folder>/<language>/<whose>.ftl` (`engine.ftl`, `web.ftl`, `rowing.ftl`, ...), and rulebooks
/// as `<game>.rulebook.md`. All of them are added, or none if one cannot be read. Gives their codes.
pub fn add_languages(folder: &Path) -> Result<Vec<String>, Fault> {
    let fault = |path: &Path, why: String| Fault::new(path.display().to_string(), why);
    let list = |path: &Path| {
        let entries = fs::read_dir(path).map_err(|why| fault(path, why.to_string()))?;
        let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.sort();
        Ok::<_, Fault>(paths)
    };
    let (mut codes, mut read) = (Vec::new(), Vec::new());
    for language in list(folder)?.into_iter().filter(|path| path.is_dir()) {
        let code = name_of(&language);
        for file in list(&language)? {
            let name = name_of(&file);
            let Some(owner) = name.strip_suffix(".ftl").or_else(|| name.strip_suffix(".md")) else {
                continue;
            };
            let text = fs::read_to_string(&file).map_err(|why| fault(&file, why.to_string()))?;
            if name.ends_with(".ftl") {
                words::messages(&text).map_err(|wrong| fault(&file, wrong.to_string()))?;
            }
            read.push((code.clone(), owner.to_string(), text));
        }
        codes.push(code);
    }
    ADDED.write().unwrap_or_else(PoisonError::into_inner).extend(read);
    match codes.is_empty() {
        true => {
            Err(fault(folder, "there is no language here: a language is a folder such as eo/".to_string()))
        }
        false => Ok(codes),
    }
}

/// A file's name without its ending: the language.
fn stem(name: &str) -> &str {
    name.split_once('.').map_or(name, |(stem, _)| stem)
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
