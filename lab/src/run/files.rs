//! The folder of a run.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use catalog::{not_opened, read_bytes};
use engine::{Phrase, Value};
use parquet::errors::ParquetError;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What lets a later run go on.
pub(super) const KEPT: &str = "tally.json";

/// Why a run cannot go on.
#[derive(Debug)]
pub enum Trouble {
    /// A file or folder cannot be read or written.
    File(PathBuf, io::Error),
    /// A file cannot be understood.
    Unreadable(PathBuf, Value),
    /// The folder holds another run.
    Other(PathBuf),
    /// The folder lacks a file that its run had written.
    Missing(PathBuf),
    /// It was interrupted before a race was done.
    Nothing,
}

impl Trouble {
    /// What it is, to be said.
    pub fn phrase(&self) -> Phrase {
        let of = |id, path: &Path| Phrase::new(id).with("file", Value::text(path.display().to_string()));
        match self {
            Trouble::File(path, error) => of("lab-trouble-file", path).with("why", not_opened(error)),
            Trouble::Unreadable(path, why) => of("lab-trouble-unread", path).with("why", why.clone()),
            Trouble::Other(path) => of("lab-trouble-other", path),
            Trouble::Missing(path) => of("lab-trouble-missing", path),
            Trouble::Nothing => Phrase::new("lab-trouble-nothing"),
        }
    }
}

/// For logs and failing tests.
impl std::fmt::Display for Trouble {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for Trouble {}

/// The folder of a run.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Opens the folder; makes it if it is not there.
    pub fn open(path: &Path) -> Result<Folder, Trouble> {
        fs::create_dir_all(path).map_err(|error| Trouble::File(path.to_path_buf(), error))?;
        Ok(Folder(path.to_path_buf()))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file whole or not at all.
    pub fn write(&self, name: &str, text: &[u8]) -> Result<PathBuf, Trouble> {
        let (path, draft) = (self.file(name), self.file(&format!("{name}.new")));
        fs::write(&draft, text).map_err(|error| Trouble::File(draft.clone(), error))?;
        self.rename(&draft, &path)?;
        Ok(path)
    }

    /// Writes a value as JSON.
    pub fn write_json(&self, name: &str, value: &impl Serialize) -> Result<PathBuf, Trouble> {
        let unwritable = |error: serde_json::Error| Trouble::File(self.file(name), error.into());
        self.write(name, &serde_json::to_vec_pretty(value).map_err(unwritable)?)
    }

    /// Reads a value; none if the file is not there.
    pub fn read_json<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Trouble> {
        let path = self.file(name);
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Trouble::File(path, error)),
        };
        read_bytes(&text, name).map(Some).map_err(|why| Trouble::Unreadable(path, why.into()))
    }

    pub(super) fn rename(&self, from: &Path, to: &Path) -> Result<(), Trouble> {
        fs::rename(from, to).map_err(|error| Trouble::File(to.to_path_buf(), error))
    }

    /// Removes the files whose names begin so.
    pub(super) fn remove_all(&self, beginning: &str) -> Result<(), Trouble> {
        let of = |path: &Path| {
            let path = path.to_path_buf();
            move |error| Trouble::File(path, error)
        };
        for entry in fs::read_dir(&self.0).map_err(of(&self.0))? {
            let path = entry.map_err(of(&self.0))?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(beginning) {
                fs::remove_file(&path).map_err(of(&path))?;
            }
        }
        Ok(())
    }
}

/// A fault of the Parquet writer, as that of its file.
pub(super) fn of_file(path: &Path) -> impl FnOnce(ParquetError) -> Trouble {
    let path = path.to_path_buf();
    move |error| Trouble::File(path, io::Error::other(error))
}
