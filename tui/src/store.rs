//! Races that are kept: each is a record that `podium replay` reads, and beside it who sits where. A record is
//! written after every action, whole or not at all, so that a killed terminal loses nothing.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use catalog::{AnyRace, not_opened, read_text};
use engine::{Fault, Phrase};
use records::{Record, Replay};
use serde::{Deserialize, Serialize};

use crate::plan::Sitter;

/// The folder with the kept races.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// A race that is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) file: PathBuf,
    pub(crate) record: Record,
    pub(crate) sitters: Vec<Sitter>,
    /// When it was last written.
    pub(crate) written: SystemTime,
}

/// A file with a race that cannot be gone on with. It stays until somebody forgets it: another version of this program may read it.
#[derive(Clone, Debug)]
pub(crate) struct Broken {
    pub(crate) file: PathBuf,
    /// The game's id, if that can be read.
    pub(crate) game: Option<String>,
    /// Why it cannot be.
    pub(crate) why: Fault,
}

/// Races that are kept.
#[derive(Debug, Default)]
pub(crate) struct Races {
    /// Those that can be gone on with.
    pub(crate) unfinished: Vec<Kept>,
    pub(crate) finished: Vec<Kept>,
    /// Those that cannot be read.
    pub(crate) broken: Vec<Broken>,
}

/// How far lessons have come, by game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Learnt(BTreeMap<String, Progress>);

/// How far a lesson has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Progress {
    /// The marked move at which it was left.
    pub(crate) at: u32,
    /// How many of the marked moves were made, in the best try.
    pub(crate) made: u32,
    /// How many there are.
    pub(crate) count: u32,
}

impl Learnt {
    /// How far the lesson of a game has come, if it was begun.
    pub(crate) fn of(&self, game: &str) -> Option<Progress> {
        self.0.get(game).copied()
    }
}

/// What stands beside a record.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

    fn lessons(&self) -> PathBuf {
        self.folder.with_file_name("lessons.json")
    }

    /// How far lessons have come. What cannot be read is as if nothing had been learnt.
    pub(crate) fn learnt(&self) -> Learnt {
        let text = fs::read_to_string(self.lessons()).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Keeps how far a lesson has come. What was learnt once stays learnt.
    pub(crate) fn learn(&self, game: &str, now: Progress) -> io::Result<()> {
        let mut learnt = self.learnt();
        let made = now.made.max(learnt.of(game).map_or(0, |before| before.made)).min(now.count);
        learnt.0.insert(game.to_string(), Progress { made, ..now });
        let file = self.lessons();
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        write_whole(&file, &serde_json::to_string(&learnt).map_err(io::Error::other)?)
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

    /// All races that are kept, the latest first.
    pub(crate) fn races(&self) -> Races {
        let mut races = Races::default();
        // Nothing has been kept as long as there is no folder.
        let Ok(entries) = fs::read_dir(&self.folder) else { return races };
        for file in entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|file| is_race(file)) {
            match read(&file) {
                Ok(None) => {}
                Ok(Some(kept)) if kept.record.result.is_some() => races.finished.push(kept),
                Ok(Some(kept)) => races.unfinished.push(kept),
                Err((game, why)) => races.broken.push(Broken { file, game, why }),
            }
        }
        for kept in [&mut races.unfinished, &mut races.finished] {
            kept.sort_by(|one, two| two.written.cmp(&one.written).then_with(|| two.file.cmp(&one.file)));
        }
        races.broken.sort_by(|one, two| two.file.cmp(&one.file));
        races
    }

    /// Who sat where in the race of a file, as far as that stands beside it.
    pub fn sitters_of(file: &Path, record: &Record) -> Vec<Sitter> {
        sitters(file, record).unwrap_or_default()
    }

    /// Forgets a kept race.
    pub(crate) fn forget(file: &Path) {
        // A file that is gone already needs no forgetting.
        let _ = fs::remove_file(file);
        let _ = fs::remove_file(beside(file));
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

fn is_race(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.ends_with(".json") && !name.ends_with(".seats.json")
}

/// The race of a file, if it was begun. Else the game, as far as it is known, and why it cannot be read.
fn read(file: &Path) -> Result<Option<Kept>, (Option<String>, Fault)> {
    let record = text_of(file).and_then(|text| Record::read(&text)).map_err(|why| (None, why))?;
    if record.steps.is_empty() {
        return Ok(None);
    }
    let is_over = record.result.is_some();
    // Of a race that is over it matters less who sat where.
    let seated = || sitters(file, &record).or_else(|why| if is_over { Ok(Vec::new()) } else { Err(why) });
    match record.game().and_then(|_| seated()) {
        // One that was run by other rules is over all the same: nothing is left to be done with it here.
        Err(_) if is_over => Ok(None),
        Err(why) => Err((Some(record.game), why)),
        Ok(sitters) => {
            let written = fs::metadata(file).and_then(|data| data.modified()).unwrap_or(UNIX_EPOCH);
            Ok(Some(Kept { file: file.to_path_buf(), record, sitters, written }))
        }
    }
}

/// Who sits where in a race.
fn sitters(file: &Path, record: &Record) -> Result<Vec<Sitter>, Fault> {
    let place = beside(file);
    let text = text_of(&place)?;
    let names: Beside = read_text(&text, "sitters").map_err(|why| fault_of(&place, why))?;
    let sitters = names.sitters.iter().map(|name| Sitter::read(name)).collect::<Result<Vec<_>, _>>()?;
    if sitters.len() as i64 != record.seats {
        return Err(fault_of(&place, Phrase::new("tui-broken-seats").with("seats", record.seats)));
    }
    Ok(sitters)
}

fn text_of(file: &Path) -> Result<String, Fault> {
    fs::read_to_string(file).map_err(|error| fault_of(file, not_opened(&error)))
}

fn fault_of(file: &Path, why: Phrase) -> Fault {
    Fault::said(file.display().to_string(), why)
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
