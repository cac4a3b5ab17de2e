//! Runs the binary and looks at what comes out.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// What a command printed and how it ended.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) talk: String,
}

/// Runs `podium` with these words, and nothing to read.
pub(crate) fn podium(arguments: &[&str]) -> Output {
    podium_with(arguments, "")
}

/// Runs `podium` with these words and this standard input.
pub(crate) fn podium_with(arguments: &[&str], input: &str) -> Output {
    podium_in("C", arguments, input)
}

/// The same on a system with this locale.
pub(crate) fn podium_in(locale: &str, arguments: &[&str], input: &str) -> Output {
    let mut child = command()
        .args(arguments)
        .env("LC_ALL", locale)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that ends before it has read everything closes the pipe; that is no failure of the test.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let talk = String::from_utf8(output.stderr).unwrap();
    assert!(!talk.contains("panicked"), "podium {arguments:?} panicked: {talk}");
    Output { code: output.status.code(), out: String::from_utf8(output.stdout).unwrap(), talk }
}

/// The program on a system whose settings are not those of whoever runs the tests.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command.env("LC_ALL", "C");
    for name in ["PODIUM_LANG", "PODIUM_LANGUAGES", "PODIUM_CONFIG"] {
        command.env_remove(name);
    }
    command
}

/// Asserts that the words are refused as bad usage with a message that has all of `parts`, on one line.
pub(crate) fn refused(arguments: &[&str], parts: &[&str]) {
    let output = podium(arguments);
    assert_eq!(output.code, Some(2), "podium {arguments:?}: {output:?}");
    assert_eq!(output.out, "", "podium {arguments:?} printed data");
    let first = output.talk.lines().next().unwrap_or_default();
    for part in parts {
        assert!(first.contains(part), "podium {arguments:?} says {first:?} without {part:?}");
    }
}

/// Writes a file for a test and gives its path.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = path(name);
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

/// The test that writes a file of each name: two that ran at once would take it from each other.
static WRITERS: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// Where a test may write a file of that name; it is not there yet.
pub(crate) fn path(name: &str) -> PathBuf {
    let test = std::thread::current().name().unwrap_or_default().to_string();
    let mut writers = WRITERS.lock().unwrap_or_else(PoisonError::into_inner);
    let writer = writers.entry(name.to_string()).or_insert_with(|| test.clone()).clone();
    drop(writers);
    assert_eq!(writer, test, "the file {name} is that of another test");
    let path = folder().join(name);
    let _ = fs::remove_file(&path);
    path
}

/// Where the files of all tests stand.
pub(crate) fn folder() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}
