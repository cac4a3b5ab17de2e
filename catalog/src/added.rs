//! Languages from a folder: what is read there is compared with the English files before anybody speaks it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use engine::content::plain;
use engine::{Fault, Phrase, Value};
use engine_test::reading::not_opened;
use words::{Message, Translation};

use crate::files::{self, Added, built_in};
use crate::{Rulebook, language, nearest, said_fault};

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
            faults.push(at(&path, Phrase::new("language-nowhere").with("file", Value::text(name))));
        }
    }
    if faults.is_empty() {
        faults = added.iter().flat_map(|(path, file)| check(path, file, &added)).collect();
    }
    if faults.is_empty() && codes.is_empty() {
        faults.push(at(folder, Phrase::new("language-none")));
    }
    match together(faults) {
        Some(say) => Err(said_fault(folder.display().to_string(), say, None)),
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

fn check_code(name: &str) -> Result<(), Phrase> {
    match words::language_code(name) {
        Some(code) if code == name => Ok(()),
        Some(code) => Err(Phrase::new("language-other-code").naming("code", &code)),
        None => Err(Phrase::new("language-no-code")),
    }
}

fn read(
    folder: &Path,
    code: &str,
    added: &mut Vec<(PathBuf, Added)>,
    faults: &mut Vec<Phrase>,
) -> Result<(), Fault> {
    let files = list(folder)?;
    if files.is_empty() {
        faults.push(at(folder, Phrase::new("language-empty").with("files", texts(&names()))));
    }
    for path in files {
        let name = name_of(&path);
        let Some((owner, kind)) = files::translated().find(|(owner, kind)| file_name(owner, kind) == name)
        else {
            let names = names();
            let near = nearest(&name, names.iter().map(String::as_str));
            let why = match near {
                Some(near) => Phrase::new("language-no-file-near").naming("near", near),
                None => Phrase::new("language-no-file"),
            };
            faults.push(at(&path, why.with("files", texts(&names))));
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

fn check(path: &Path, file: &Added, all: &[(PathBuf, Added)]) -> Vec<Phrase> {
    let english = built_in(file.owner, file.kind, "en").unwrap_or_default();
    if file.kind == "rulebook" {
        return check_rules(path, &Rulebook::new(&*file.text), &Rulebook::new(english));
    }
    let own = match words::messages(&file.text) {
        Ok(own) => own,
        Err(wrong) => {
            let line = in_file("language-line", path).with("line", wrong.line.unwrap_or(1));
            return vec![line.with("why", wrong.reason())];
        }
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
    let place = |message: &Message| {
        let line = in_file("language-message", path).with("line", message.line as i64);
        line.with("message", Value::text(&message.id))
    };
    faults.into_iter().map(|(message, why)| place(message).with("why", why)).collect()
}

/// What to do with a message that English does not have in this file.
fn unknown(id: &str, file: &Added, translation: &Translation) -> Phrase {
    let has_it =
        |text: &str| words::messages(text).is_ok_and(|all| all.iter().any(|message| message.id == id));
    let elsewhere = files::translated().find(|(owner, kind)| built_in(owner, kind, "en").is_some_and(has_it));
    if let (Some((owner, kind)), "words") = (elsewhere, file.kind) {
        return Phrase::new("language-belongs").with("file", Value::text(file_name(owner, kind)));
    }
    let near = nearest(id, translation.ids());
    let unknown = match near {
        Some(near) => Phrase::new("language-unknown-near").naming("near", near),
        None => Phrase::new("language-unknown"),
    };
    unknown.naming("message", id)
}

fn check_rules(path: &Path, own: &Rulebook, english: &Rulebook) -> Vec<Phrase> {
    let rules = english.ids();
    if own.ids().is_empty() {
        let example = rules.first().map(String::as_str).unwrap_or_default();
        return vec![at(path, Phrase::new("language-no-rules").with("rule", Value::text(example)))];
    }
    let unknown = own.ids().into_iter().filter(|id| !rules.contains(id));
    let unknown = unknown.map(|id| {
        let wrong = Phrase::new("language-no-rule").naming("rule", &id);
        at(path, wrong.with("near", texts(&english.near(&id))))
    });
    unknown.collect()
}

/// Several faults as one, each in a line of its own.
fn together(faults: Vec<Phrase>) -> Option<Phrase> {
    let more = faults.len().saturating_sub(TOLD);
    let told = faults.into_iter().take(TOLD);
    let told =
        told.reduce(|before, next| Phrase::new("language-next").with("faults", before).with("next", next))?;
    match more {
        0 => Some(told),
        more => Some(Phrase::new("language-more").with("faults", told).with("more", more as i64)),
    }
}

fn at(path: &Path, why: Phrase) -> Phrase {
    in_file("language-at", path).with("why", why)
}

fn in_file(id: &'static str, path: &Path) -> Phrase {
    Phrase::new(id).with("file", Value::text(path.display().to_string()))
}

fn texts(names: &[String]) -> Value {
    Value::list(names.iter().map(Value::text))
}

fn unread(path: &Path, error: &io::Error) -> Fault {
    Fault::said(path.display().to_string(), not_opened(error))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
