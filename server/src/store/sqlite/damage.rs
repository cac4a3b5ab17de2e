//! Files with damaged pages: found when they are opened, and read as far as they can be.

use std::collections::BTreeSet;
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
        Ok(lines) => Err(damaged(path, lines.first().map_or("", String::as_str))),
        Err(error) if is_damage(&error) => Err(damaged(path, &error.to_string())),
        Err(error) => Err(error.into()),
    }
}

/// Whether the database says that the file itself is damaged.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code & 0xff);
    matches!(code, Some(ffi::SQLITE_CORRUPT | ffi::SQLITE_NOTADB))
}

fn damaged(path: &Path, why: &str) -> StoreError {
    let why = why.lines().next_back().unwrap_or_default();
    let said = Phrase::new("store-file-damaged").naming("file", &path.display().to_string());
    StoreError::Damaged(said.naming("why", why))
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
            return Err(damaged(path, "sqlite_schema"));
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
