//! Languages from a folder: what is read there is compared with the English files before anybody speaks it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use engine::Fault;
use engine::content::plain;
use words::Message;

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
    let entries = fs::read_dir(folder).map_err(|why| at(folder, why.to_string()))?;
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
        let text = fs::read_to_string(&path).map_err(|why| at(&path, why.to_string()))?;
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
    let mut usable = Messages::new();
    for (owner, kind) in beside.chain([(file.owner, file.kind)]) {
        let is_it = |other: &Added| (&other.code, other.owner, other.kind) == (&file.code, owner, kind);
        let added = all.iter().filter(|(_, other)| is_it(other)).map(|(_, other)| other.text.as_str());
        for text in built_in(owner, kind, &file.code).into_iter().chain(added) {
            usable.extend(by_id(text));
        }
    }
    let compared = Compared { english: by_id(english), usable, file };
    let mut seen = BTreeSet::new();
    let wrong = own.iter().flat_map(|message| {
        let twice = (!seen.insert(&message.id)).then(|| "stands in this file before: leave one".to_string());
        let place = format!("{}, line {}, {}", path.display(), message.line, message.id);
        let wrong = twice.or_else(|| compared.wrong_with(message));
        wrong.map(|why| Fault::new(place, why))
    });
    wrong.collect()
}

type Messages = BTreeMap<String, Message>;

fn by_id(text: &str) -> Messages {
    words::messages(text)
        .unwrap_or_default()
        .into_iter()
        .map(|message| (message.id.clone(), message))
        .collect()
}

/// A file of a language beside the English one.
struct Compared<'a> {
    english: Messages,
    /// What its messages may use: those of the same language that are always read with it.
    usable: Messages,
    file: &'a Added,
}

impl Compared<'_> {
    fn wrong_with(&self, message: &Message) -> Option<String> {
        let is_term = message.id.starts_with('-');
        if !is_term && !self.english.contains_key(&message.id) {
            return Some(self.unknown(&message.id));
        }
        if !message.has_text {
            return Some("has no text".to_string());
        }
        if let Some(function) = message.functions.first() {
            return Some(format!(
                "calls {function}(), and there are no functions here: values come as they are to be written, so {{ $n }} will do"
            ));
        }
        if let Some(used) = message.uses.iter().find(|used| !self.can_use(used)) {
            let code = &self.file.code;
            return Some(format!(
                "uses {used}, which {code} has not: write it into this file too, or its text here"
            ));
        }
        if let Some(circle) = self.circle(message) {
            return Some(format!("uses itself, so that it never ends ({circle}): write its text"));
        }
        // A term has the values that it is given where it is used.
        if is_term {
            return None;
        }
        let given = variables(&message.id, &self.english, &mut BTreeSet::new());
        let used = variables(&message.id, &self.usable, &mut BTreeSet::new());
        let unknown = used.iter().find(|used| !is_given(used, &given))?;
        let given: Vec<String> = given.iter().map(|name| format!("${name}")).collect();
        Some(match given.is_empty() {
            true => format!("uses ${unknown}, but this message has no values"),
            false => format!("uses ${unknown}, but the values of this message are {}", given.join(", ")),
        })
    }

    /// The messages that lead from this one, or from one of a term's attributes, back to it: "a → b → a".
    fn circle(&self, message: &Message) -> Option<String> {
        // Attributes of messages are read as messages; those of terms are not.
        let is_term = message.id.starts_with('-');
        let attributes = message.attributes.keys().filter(|_| is_term);
        let begins = attributes.map(|name| format!("{}.{name}", message.id));
        [message.id.clone()].into_iter().chain(begins).find_map(|begin| {
            let mut way = vec![begin];
            way_back(&mut way, &self.usable, &mut BTreeSet::new()).then(|| way.join(" → "))
        })
    }

    fn unknown(&self, id: &str) -> String {
        let elsewhere = files::translated().find(|(owner, kind)| {
            built_in(owner, kind, "en").is_some_and(|text| by_id(text).contains_key(id))
        });
        if let (Some((owner, kind)), "words") = (elsewhere, self.file.kind) {
            return format!("belongs into {}", file_name(owner, kind));
        }
        let near = nearest(id, self.english.keys().map(String::as_str));
        let near = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
        format!(
            "there is no such message in English{near} (What only messages of your own use is a term: -{id})"
        )
    }

    fn can_use(&self, used: &str) -> bool {
        match used.split_once('.') {
            Some((id, attribute)) => {
                self.usable.get(id).is_some_and(|message| message.attributes.contains_key(attribute))
            }
            None => self.usable.get(used).is_some_and(|message| message.has_text),
        }
    }
}

/// The way from the last of these messages back to the first, if what they use leads there.
fn way_back(way: &mut Vec<String>, all: &Messages, seen: &mut BTreeSet<String>) -> bool {
    let Some(uses) = way.last().and_then(|last| uses(last, all)) else { return false };
    for used in uses {
        if *used == way[0] {
            way.push(used.clone());
            return true;
        }
        if seen.insert(used.clone()) {
            way.push(used.clone());
            if way_back(way, all, seen) {
                return true;
            }
            way.pop();
        }
    }
    false
}

/// What a message, a term or an attribute uses.
fn uses<'a>(id: &str, all: &'a Messages) -> Option<&'a BTreeSet<String>> {
    match id.split_once('.') {
        Some((id, attribute)) => all.get(id)?.attributes.get(attribute),
        None => all.get(id).map(|message| &message.uses),
    }
}

/// The variables of a message and of the messages in it.
fn variables(id: &str, all: &Messages, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let id = id.split('.').next().unwrap_or_default();
    let Some(message) = all.get(id).filter(|_| !id.starts_with('-') && seen.insert(id.to_string())) else {
        return BTreeSet::new();
    };
    let inner = message.uses.iter().flat_map(|used| variables(used, all, seen));
    message.variables.iter().cloned().chain(inner).collect()
}

/// Whether a value is given. Words come with their ids and lists with their counts, whether or not English needs them.
fn is_given(name: &str, given: &BTreeSet<String>) -> bool {
    let stem = |name: &str| {
        let stem = name.strip_suffix("_id").or_else(|| name.strip_suffix("_count")).unwrap_or(name);
        stem.to_string()
    };
    given.contains(name) || given.iter().any(|known| stem(known) == stem(name))
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
        .map(|id| at(path, format!("there is no rule {id}; near to it are {}", english.near(&id).join(", "))))
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

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
