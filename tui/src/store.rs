//! Races that are kept: each is a record that `podium replay` reads, and beside it who sits where. A record is
//! written after every action, whole or not at all, so that a killed terminal loses nothing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use catalog::AnyRace;
use engine::Fault;
use records::{Record, Replay};
use serde::{Deserialize, Serialize};

use crate::plan::Sitter;

/// The folder with the kept races.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A race that can be gone on with.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) file: PathBuf,
    pub(crate) record: Record,
    pub(crate) sitters: Vec<Sitter>,
    /// When it was last written.
    pub(crate) written: SystemTime,
}

/// What stands beside a record.
#[derive(Debug, Serialize, Deserialize)]
struct Beside {
    sitters: Vec<String>,
}

impl Store {
    /// The store in the user's folder for data: `PODIUM_DATA`, or where the system keeps such things.
    pub fn of_user() -> Store {
        let at = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = at("PODIUM_DATA")
            .or_else(|| at("XDG_DATA_HOME").map(|data| data.join("podium")))
            .or_else(|| at("APPDATA").map(|data| data.join("podium")))
            .or_else(|| at("HOME").map(|home| home.join(".local/share/podium")))
            .unwrap_or_else(|| PathBuf::from(".podium"));
        Store::at(folder)
    }

    /// A store in that folder.
    pub fn at(folder: impl Into<PathBuf>) -> Store {
        Store { folder: folder.into().join("races") }
    }

    /// A file for a new race; who sits where is written down at once.
    pub(crate) fn begin(&self, game: &str, sitters: &[Sitter]) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // Races that are begun at the same moment have files of their own.
        let mut files = (now.as_millis()..).map(|name| self.folder.join(format!("{game}-{name}.json")));
        let file = files.find(|file| !beside(file).exists()).ok_or(io::ErrorKind::AlreadyExists)?;
        let names = sitters.iter().map(|sitter| sitter.name().to_string()).collect();
        let text = serde_json::to_string(&Beside { sitters: names }).map_err(io::Error::other)?;
        write_whole(&beside(&file), &text)?;
        Ok(file)
    }

    /// Writes the race as it stands.
    pub(crate) fn keep(file: &Path, record: &Record) -> io::Result<()> {
        write_whole(file, &record.write())
    }

    /// The races that are not over and can be gone on with, the latest first.
    pub(crate) fn unfinished(&self) -> Vec<Kept> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut kept: Vec<Kept> = entries.filter_map(|entry| read(&entry.ok()?.path())).collect();
        kept.sort_by(|one, two| two.written.cmp(&one.written).then_with(|| two.file.cmp(&one.file)));
        kept
    }

    /// Forgets a kept race.
    pub(crate) fn forget(kept: &Kept) {
        // A file that is gone already needs no forgetting.
        let _ = fs::remove_file(&kept.file);
        let _ = fs::remove_file(beside(&kept.file));
    }
}

impl Kept {
    /// The race as it stood, played again and compared; or why that cannot be done.
    pub(crate) fn race(&self) -> Result<Box<dyn AnyRace>, Fault> {
        let mut replay = Replay::begin(&self.record)?;
        while replay.step()? {}
        Ok(replay.into_race())
    }
}

/// A kept race that is worth offering: not over, begun, and of rules that this program knows.
fn read(file: &Path) -> Option<Kept> {
    let name = file.file_name()?.to_str()?;
    if !name.ends_with(".json") || name.ends_with(".seats.json") {
        return None;
    }
    let record = Record::read(&fs::read_to_string(file).ok()?).ok()?;
    let game = catalog::find(&record.game).ok()?;
    if record.result.is_some() || record.steps.is_empty() || record.rules_version != game.rules_version() {
        return None;
    }
    let text = fs::read_to_string(beside(file)).ok()?;
    let names: Beside = serde_json::from_str(&text).ok()?;
    let sitters: Vec<Sitter> = names.sitters.iter().filter_map(|name| Sitter::read(name)).collect();
    let fits = sitters.len() as i64 == record.seats && sitters.contains(&Sitter::Person);
    let written = fs::metadata(file).and_then(|data| data.modified()).unwrap_or(UNIX_EPOCH);
    fits.then(|| Kept { file: file.to_path_buf(), record, sitters, written })
}

/// Where it stands who sits where.
fn beside(file: &Path) -> PathBuf {
    file.with_extension("seats.json")
}

/// Writes beside the file and then puts it in place, so that it is never half written.
fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    let new = file.with_extension("new");
    fs::write(&new, text)?;
    fs::rename(&new, file)
}
