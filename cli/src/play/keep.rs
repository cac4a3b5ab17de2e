//! Keeps a race in a file while it is played, so that nothing is lost whatever happens.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use catalog::AnyRace;
use engine::Phrase;
use records::Record;

use crate::files::failed;
use crate::voice::{Voice, text};

/// Writes the record of a race, if the person asked for it.
pub(super) struct Keeper {
    file: Option<PathBuf>,
}

impl Keeper {
    /// Writes the record for the first time, so that a file that cannot be written is found out at once. Only
    /// an earlier record is written over.
    pub(super) fn new(file: Option<PathBuf>, race: &dyn AnyRace, voice: &Voice) -> Result<Keeper> {
        let earlier = file.as_deref().filter(|file| file.is_file()).map(fs::read_to_string).transpose();
        if earlier.is_err() || earlier.is_ok_and(|text| text.is_some_and(|text| !is_ours(&text))) {
            return Err(voice.refuse(&Phrase::new("cli-record-foreign")));
        }
        let keeper = Keeper { file };
        keeper.keep(race, voice)?;
        Ok(keeper)
    }

    /// Writes the record as it stands now.
    pub(super) fn keep(&self, race: &dyn AnyRace, voice: &Voice) -> Result<()> {
        let (Some(file), Some(record)) = (&self.file, Record::of(race)) else { return Ok(()) };
        write_whole(file, &record.write()).map_err(|error| failed("cli-file-written", file, &error, voice))
    }

    /// Says where the record is.
    pub(super) fn say_where(&self, voice: &Voice) {
        if let Some(file) = &self.file {
            voice.talk(&Phrase::new("cli-record-where").with("file", text(file.display())));
        }
    }
}

/// Whether a file may be written over: it is empty or a record.
fn is_ours(text: &str) -> bool {
    text.trim().is_empty() || Record::read(text).is_ok()
}

/// Writes beside the file and then puts it in place, so that it is never half written. What is no plain file
/// (a pipe, a device) is written to directly.
fn write_whole(file: &Path, text: &str) -> std::io::Result<()> {
    if file.exists() && !file.is_file() {
        return fs::write(file, text);
    }
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text)?;
    fs::rename(&beside, file)
}
