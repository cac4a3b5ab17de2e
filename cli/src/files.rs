//! Files of the person: read and written, with a sentence for what cannot be done.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::Result;
use engine::Phrase;
use engine::content::plain;
use engine_test::reading::not_opened;

use crate::voice::{Voice, text};

/// A file's text, without the mark that some editors begin it with.
pub(crate) fn read(path: &Path, voice: &Voice) -> Result<String> {
    let text = fs::read_to_string(path).map_err(|error| failed("cli-file-read", path, &error, voice))?;
    Ok(plain(&text).to_string())
}

/// Writes a file.
pub(crate) fn write(path: &Path, text: impl AsRef<[u8]>, voice: &Voice) -> Result<()> {
    fs::write(path, text).map_err(|error| failed("cli-file-written", path, &error, voice))
}

/// Makes a folder and those that it stands in.
pub(crate) fn make_folder(path: &Path, voice: &Voice) -> Result<()> {
    fs::create_dir_all(path).map_err(|error| failed("cli-folder-made", path, &error, voice))
}

/// Says what could not be done with a file, and why.
pub(crate) fn failed(id: &'static str, path: &Path, error: &io::Error, voice: &Voice) -> anyhow::Error {
    voice.refuse(&Phrase::new(id).with("file", text(path.display())).with("why", not_opened(error)))
}
