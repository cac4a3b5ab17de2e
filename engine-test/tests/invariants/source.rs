//! Sources as text, read as far as the invariants need it: without comments, with `use` written out, with their literals.

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// A file, named from the root of the project.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Source {
    /// What the compiler reads: no comments, and no tests.
    pub(crate) fn code(&self) -> String {
        let code = without_comments(&self.text);
        let tests = ["#[cfg(test)]\nmod tests", "#[cfg(test)]\n#["];
        let end = tests.iter().filter_map(|tests| code.find(tests)).min();
        code[..end.unwrap_or(code.len())].to_string()
    }
}

/// The files in folders whose names end so.
pub(crate) fn files<P: AsRef<Path>>(folders: &[P], endings: &[&str]) -> Vec<Source> {
    let mut paths = Vec::new();
    for folder in folders {
        collect(&root().join(folder), endings, &mut paths);
    }
    paths.sort();
    let named = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        Source { name: path.strip_prefix(root()).unwrap().display().to_string(), text }
    };
    paths.into_iter().map(named).collect()
}

pub(crate) fn sources<P: AsRef<Path>>(folders: &[P]) -> Vec<Source> {
    files(folders, &["rs"])
}

/// What is built, brought along or written by programs.
const NOT_OURS: [&str; 6] = ["target", "node_modules", "dist", "snapshots", "shots", ".git"];

fn collect(path: &Path, endings: &[&str], out: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(path) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().to_string();
        if path.is_dir() && !NOT_OURS.contains(&name.as_str()) {
            collect(&path, endings, out);
        } else if path.extension().is_some_and(|found| endings.iter().any(|ending| found == *ending)) {
            out.push(path);
        }
    }
}

/// Rust without its comments; lines stay where they are.
pub(crate) fn without_comments(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let taken = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = literal(rest) {
            code.push_str(&rest[..length]);
            rest = &rest[length..];
            continue;
        } else {
            code.push(letter);
            rest = &rest[letter.len_utf8()..];
            continue;
        };
        code.extend(rest[..taken].chars().filter(|letter| *letter == '\n'));
        rest = &rest[taken..];
    }
    code
}

/// The length of the literal that a text begins with: a string, a raw string or a letter.
fn literal(text: &str) -> Option<usize> {
    if let Some(raw) = text.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let inside = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        return inside.find(&end).map(|at| 1 + hashes + 1 + at + end.len());
    }
    if let Some(letter) = text.strip_prefix('\'') {
        // A lifetime has no quote behind it.
        let width = match letter.strip_prefix('\\') {
            Some(escaped) => escaped.find('\'').map(|at| at + 1)?,
            None => letter.chars().next()?.len_utf8(),
        };
        return letter.get(width..)?.starts_with('\'').then_some(width + 2);
    }
    let inside = text.strip_prefix('"')?;
    let mut escaped = false;
    let end = inside.char_indices().find(|(_, letter)| {
        let is_end = *letter == '"' && !escaped;
        escaped = *letter == '\\' && !escaped;
        is_end
    });
    end.map(|(at, _)| at + 2)
}

/// The strings in a piece of code, without their quotes.
pub(crate) fn strings(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = code;
    while !rest.is_empty() {
        let length = literal(rest).unwrap_or_else(|| rest.chars().next().map_or(1, char::len_utf8));
        let it = &rest[..length];
        if it.starts_with(['"', 'r']) && length > 1 {
            let inside = it.trim_start_matches('r').trim_matches('#').trim_matches('"');
            found.push(inside);
        }
        rest = &rest[length..];
    }
    found
}

/// Code in which nothing is written in quotes.
pub(crate) fn without_strings(code: &str) -> String {
    let (mut bare, mut rest) = (String::with_capacity(code.len()), code);
    while let Some(letter) = rest.chars().next() {
        let length = literal(rest).unwrap_or_else(|| {
            bare.push(letter);
            letter.len_utf8()
        });
        rest = &rest[length..];
    }
    bare
}

/// What is used, each with its whole path and the name that it has here: `use std::{fs, io as i}` uses `std::fs` as `fs` and
/// `std::io` as `i`.
pub(crate) fn uses(code: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for statement in code.split(';') {
        let Some(at) = words(statement).find(|(_, word)| *word == "use").map(|(at, _)| at) else { continue };
        // `use<'a>` bounds a type.
        let tree = statement[at + 3..].trim();
        if tree.starts_with(|letter: char| letter.is_alphanumeric() || "_:{".contains(letter)) {
            expand("", tree, &mut found);
        }
    }
    found
}

/// The words of a piece of code, with their places.
pub(crate) fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + code[at..].find(is_word)?;
        let length = code[start..].find(|letter: char| !is_word(letter)).unwrap_or(code.len() - start);
        at = start + length;
        Some((start, &code[start..at]))
    })
}

fn expand(before: &str, tree: &str, out: &mut Vec<(String, String)>) {
    let tree = tree.trim();
    if let Some((head, inside)) = tree.split_once('{') {
        let inside = inside.rsplit_once('}').map_or(inside, |(inside, _)| inside);
        let before = format!("{before}{}", head.trim());
        split_at_commas(inside).into_iter().for_each(|part| expand(&before, part, out));
        return;
    }
    let (path, name) = tree.split_once(" as ").map_or((tree, None), |(path, name)| (path, Some(name)));
    let whole = format!("{before}{}", path.trim());
    let whole = whole.strip_suffix("::self").unwrap_or(&whole).trim_start_matches("::").to_string();
    if !tree.is_empty() {
        let last = whole.rsplit("::").next().unwrap_or_default();
        let name = name.unwrap_or(last).trim().to_string();
        out.push((whole, name));
    }
}

/// Splits at commas that are in no brackets.
pub(crate) fn split_at_commas(text: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0_i32, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

#[test]
fn sources_are_read_without_comments_and_with_all_that_they_use() {
    let code = without_comments(
        "let a = \"// no comment\"; // one\n/* two\n*/ let b = 'x'; let c: &'a str = r#\"/*\"#;",
    );
    assert_eq!(code, "let a = \"// no comment\"; \n\n let b = 'x'; let c: &'a str = r#\"/*\"#;");
    assert_eq!(strings(&code), ["// no comment", "/*"]);
    let used =
        uses("use std::{fs, collections::{self, HashMap as Map}};\npub(crate) use engine::Race;\nfn a() {}");
    let used: Vec<String> = used.iter().map(|(path, name)| format!("{path} {name}")).collect();
    assert_eq!(
        used,
        ["std::fs fs", "std::collections collections", "std::collections::HashMap Map", "engine::Race Race"]
    );
}
