//! Languages from a folder: what is read there is compared with the English files before anybody speaks it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use engine::Fault;
use engine::content::plain;
use engine_test::reading::not_opened;
use words::{Message, Translation};

use crate::files::{self, Added, built_in};
use crate::{Rulebook, language, nearest};

/// How many faults are told at once.
const TOLD: usize = 10;

/// Whose messages those of every other file may use: they are read with all of them.
const SHARED: [&str; 3] = ["engine", "catalog", "server"];

/// Adds languages from a folder: `<folder>/<language>/<whose>.ftl` (`engine.ftl`, `web.ftl`, `rowing.ftl`, ...), and of a game also
/// `<game>.rulebook.md`, `<game>.lessons.ftl` and `<game>.puzzles.ftl`. What is built in may be said otherwise, message by message.
/// Gives the codes; nothing is added if anything is wrong.
pub fn add_languages(folder: &Path) -> Result<Vec<String>, Fault> {
    let (mut codes, mut added, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    for path in list(folder)? {
        let name = name_of(&path);
        if path.is_dir() {
            match check_code(&name) {
                Ok(()) => {
                    read(&path, &name, &mut added, &mut faults)?;
                    codes.push(name);
                }
                Err(why) => faults.push(at(&path, why)),
            }
        } else if name.ends_with(".ftl") || name.ends_with(".rulebook.md") {
            faults.push(at(
                &path,
                format!("this stands in no language: move it to a folder such as eo/{name}"),
            ));
        }
    }
    if faults.is_empty() {
        faults = added.iter().flat_map(|(path, file)| check(path, file, &added)).collect();
    }
    if faults.is_empty() && codes.is_empty() {
        faults.push(at(folder, "there is no language here: a language is a folder such as eo/"));
    }
    match together(faults) {
        Some(fault) => Err(fault),
        None => {
            files::add(added.into_iter().map(|(_, file)| file).collect());
            language::forget();
            Ok(codes)
        }
    }
}

/// What stands in a folder, but for what is hidden or a copy that an editor keeps.
fn list(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let entries = fs::read_dir(folder).map_err(|error| unread(folder, &error))?;
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| !name_of(path).starts_with('.') && !name_of(path).ends_with('~'));
    paths.sort();
    Ok(paths)
}

fn check_code(name: &str) -> Result<(), String> {
    match words::language_code(name) {
        Some(code) if code == name => Ok(()),
        Some(code) => Err(format!("this folder is a language: call it {code}")),
        None => Err("this is no code of a language: a folder is called as eo, pt or pt-BR".to_string()),
    }
}

fn read(
    folder: &Path,
    code: &str,
    added: &mut Vec<(PathBuf, Added)>,
    faults: &mut Vec<Fault>,
) -> Result<(), Fault> {
    let files = list(folder)?;
    if files.is_empty() {
        faults.push(at(folder, format!("this language has no file; there may be {}", names().join(", "))));
    }
    for path in files {
        let name = name_of(&path);
        let Some((owner, kind)) = files::translated().find(|(owner, kind)| file_name(owner, kind) == name)
        else {
            let names = names();
            let near = nearest(&name, names.iter().map(String::as_str));
            let near = near.map(|near| format!("did you mean {near}? ")).unwrap_or_default();
            faults.push(at(
                &path,
                format!("no file of a language has this name; {near}There may be {}", names.join(", ")),
            ));
            continue;
        };
        let text = fs::read_to_string(&path).map_err(|error| unread(&path, &error))?;
        let text = plain(&text).to_string();
        added.push((path, Added { code: code.to_string(), owner, kind, text }));
    }
    Ok(())
}

/// What the files of a language may be called.
fn names() -> Vec<String> {
    files::translated().map(|(owner, kind)| file_name(owner, kind)).collect()
}

fn file_name(owner: &str, kind: &str) -> String {
    match kind {
        "words" => format!("{owner}.ftl"),
        "rulebook" => format!("{owner}.rulebook.md"),
        _ => format!("{owner}.{kind}.ftl"),
    }
}

fn check(path: &Path, file: &Added, all: &[(PathBuf, Added)]) -> Vec<Fault> {
    let english = built_in(file.owner, file.kind, "en").unwrap_or_default();
    if file.kind == "rulebook" {
        return check_rules(path, &Rulebook::new(&*file.text), &Rulebook::new(english));
    }
    let own = match words::messages(&file.text) {
        Ok(own) => own,
        Err(wrong) => return vec![Fault::new(format!("{}, {}", path.display(), wrong.place), wrong.why)],
    };
    let beside = SHARED.into_iter().filter(|_| file.kind == "words").map(|owner| (owner, "words"));
    let mut usable = Vec::new();
    for (owner, kind) in beside.chain([(file.owner, file.kind)]) {
        let is_it = |other: &Added| (&other.code, other.owner, other.kind) == (&file.code, owner, kind);
        let added = all.iter().filter(|(_, other)| is_it(other)).map(|(_, other)| other.text.as_str());
        usable.extend(built_in(owner, kind, &file.code).into_iter().chain(added));
    }
    let translation = Translation::new(&file.code, english, usable);
    let faults = translation.faults(&own, |id| unknown(id, file, &translation));
    let place = |message: &Message| format!("{}, line {}, {}", path.display(), message.line, message.id);
    faults.into_iter().map(|(message, why)| Fault::new(place(message), why)).collect()
}

/// What to do with a message that English does not have in this file.
fn unknown(id: &str, file: &Added, translation: &Translation) -> String {
    let has_it =
        |text: &str| words::messages(text).is_ok_and(|all| all.iter().any(|message| message.id == id));
    let elsewhere = files::translated().find(|(owner, kind)| built_in(owner, kind, "en").is_some_and(has_it));
    if let (Some((owner, kind)), "words") = (elsewhere, file.kind) {
        return format!("belongs into {}", file_name(owner, kind));
    }
    let near = nearest(id, translation.ids());
    let near = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
    format!("there is no such message in English{near} (What only messages of your own use is a term: -{id})")
}

fn check_rules(path: &Path, own: &Rulebook, english: &Rulebook) -> Vec<Fault> {
    let rules = english.ids();
    if own.ids().is_empty() {
        let example = rules.first().map(String::as_str).unwrap_or_default();
        return vec![at(
            path,
            format!("no rule is here: the paragraph of a rule begins with its id, as **{example}**"),
        )];
    }
    let unknown = own.ids().into_iter().filter(|id| !rules.contains(id));
    unknown
        .map(|id| at(path, format!("there is no rule {id}; near it are {}", english.near(&id).join(", "))))
        .collect()
}

/// Several faults as one, each in a line of its own.
fn together(faults: Vec<Fault>) -> Option<Fault> {
    let more = faults.len().saturating_sub(TOLD);
    let mut faults = faults.into_iter().take(TOLD);
    let mut first = faults.next()?;
    for fault in faults {
        first.why += &format!("\n{fault}");
    }
    if more > 0 {
        first.why += &format!("\nand {more} more");
    }
    Some(first)
}

fn at(path: &Path, why: impl Into<String>) -> Fault {
    Fault::new(path.display().to_string(), why)
}

fn unread(path: &Path, error: &io::Error) -> Fault {
    Fault::said(path.display().to_string(), not_opened(error))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
