//! Files with damaged pages: found when they are opened, and read as far as they can be.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::sync::Mutex;

use engine::Phrase;
use rusqlite::{Connection, OpenFlags, ffi, params};

use super::{SqliteStore, StoreError};

/// Looks through the whole file, so that nothing is built on what is damaged.
pub(super) fn check(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let lines = || -> rusqlite::Result<Vec<String>> {
        let mut query = connection.prepare("PRAGMA quick_check(3)")?;
        query.query_map([], |row| row.get(0))?.collect()
    };
    match lines() {
        Ok(lines) if lines == ["ok"] => Ok(()),
        Ok(lines) => {
            let said = lines.first().and_then(|said| said.lines().next_back()).unwrap_or_default();
            Err(damaged(path, says(said)))
        }
        Err(error) if is_damage(&error) => Err(damaged(path, cause(&error))),
        Err(error) => Err(error.into()),
    }
}

/// Whether the database says that the file itself is damaged.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code & 0xff);
    matches!(code, Some(ffi::SQLITE_CORRUPT | ffi::SQLITE_NOTADB))
}

/// Why the database does not do what it is asked: the frequent reasons in our words, all others in its own.
pub(super) fn cause(error: &rusqlite::Error) -> Phrase {
    let id = match error.sqlite_error().map(|error| error.extended_code & 0xff) {
        Some(ffi::SQLITE_CANTOPEN) => "store-not-opened",
        Some(ffi::SQLITE_NOTADB) => "store-no-database",
        Some(ffi::SQLITE_CORRUPT) => "store-pages",
        Some(ffi::SQLITE_READONLY | ffi::SQLITE_PERM) => "store-read-only",
        Some(ffi::SQLITE_FULL) => "store-full",
        Some(ffi::SQLITE_BUSY | ffi::SQLITE_LOCKED) => "store-locked",
        _ => return says(error),
    };
    Phrase::new(id)
}

/// What the database says, in its own words.
pub(super) fn says(why: impl fmt::Display) -> Phrase {
    Phrase::new("store-says").naming("why", &why.to_string())
}

fn damaged(path: &Path, why: Phrase) -> StoreError {
    let said = Phrase::new("store-file-damaged").naming("file", &path.display().to_string());
    StoreError::Damaged(said.with("why", why))
}

impl SqliteStore {
    /// Opens a file that may be damaged, only to read what can be read.
    pub fn open_damaged(path: &Path) -> Result<SqliteStore, StoreError> {
        let open = || Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY);
        let reading = open()?;
        // What stands where is written on several pages: a damaged one of them hides the tables that stand on it, and no others.
        reading.pragma_update(None, "writable_schema", true)?;
        // Where the races cannot be found any more, that must not look like a file without races.
        if ["tables", "seats", "log"]
            .iter()
            .all(|table| reading.prepare(&format!("SELECT 1 FROM {table}")).is_err())
        {
            return Err(damaged(path, Phrase::new("store-races-lost")));
        }
        Ok(SqliteStore { writing: Mutex::new(open()?), reading: Mutex::new(reading) })
    }

    /// The id of every race of which something can be found. The file is asked in many small parts, so that a damaged page hides
    /// only what stood on it.
    pub fn every_id(&self) -> BTreeSet<String> {
        let letters = || (b'0'..=b'9').chain(b'a'..=b'z').map(char::from);
        let connection = self.reading();
        let mut ids = BTreeSet::new();
        for sql in [
            "SELECT id FROM tables WHERE id >= ?1 AND id < ?2",
            "SELECT race FROM seats WHERE race >= ?1 AND race < ?2",
            "SELECT DISTINCT race FROM log WHERE race >= ?1 AND race < ?2",
        ] {
            let Ok(mut query) = connection.prepare(sql) else { continue };
            for (one, other) in letters().flat_map(|one| letters().map(move |other| (one, other))) {
                let from = format!("{one}{other}");
                // Behind every id that begins so.
                let until = format!("{from}~");
                let Ok(rows) = query.query_map(params![from, until], |row| row.get::<_, String>(0)) else {
                    continue;
                };
                ids.extend(rows.map_while(Result::ok));
            }
        }
        ids
    }
}
