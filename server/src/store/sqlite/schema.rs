//! The tables of a database file, and how files of earlier versions get them.

use std::path::Path;

use engine::Phrase;
use rusqlite::Connection;

use super::{championships, days, moderation, notices, passkeys, ratings, reviews};
use crate::store::StoreError;

/// The version of the schema, as `user_version` of the file.
const SCHEMA_VERSION: i64 = 8;

const SCHEMA: &str = "
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, created_ms INTEGER NOT NULL,
    game TEXT NOT NULL, rules_version INTEGER NOT NULL, options TEXT NOT NULL,
    seed INTEGER NOT NULL, salt TEXT NOT NULL, settings TEXT NOT NULL, is_public INTEGER NOT NULL,
    company TEXT NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL, due_ms INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_public ON tables (state, created_ms) WHERE is_public;
CREATE INDEX tables_due ON tables (due_ms) WHERE due_ms IS NOT NULL;
CREATE TABLE log (
    race TEXT NOT NULL, seq INTEGER NOT NULL, at_ms INTEGER NOT NULL, seat INTEGER NOT NULL,
    how TEXT NOT NULL, action TEXT, still_ms INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (race, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
    person TEXT NOT NULL, race TEXT NOT NULL, created_ms INTEGER NOT NULL, PRIMARY KEY (person, race)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    race TEXT NOT NULL, n INTEGER NOT NULL, at_ms INTEGER NOT NULL, seat INTEGER NOT NULL,
    text TEXT NOT NULL, PRIMARY KEY (race, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, made_ms INTEGER, used_ms INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_person ON tokens (person);
CREATE TABLE codes (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, until_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE uptime (from_ms INTEGER PRIMARY KEY, until_ms INTEGER NOT NULL) STRICT;
";

/// From version 1: what clocks stood still.
const FROM_1: &str = "ALTER TABLE log ADD COLUMN still_ms INTEGER NOT NULL DEFAULT 0;";

/// From version 2: when tokens were made and used.
const FROM_2: &str =
    "ALTER TABLE tokens ADD COLUMN made_ms INTEGER; ALTER TABLE tokens ADD COLUMN used_ms INTEGER;
CREATE INDEX tokens_person ON tokens (person);";

/// From version 3: rated races and ratings.
const FROM_3: &str = ratings::TABLES;

/// From version 4: races of the day.
const FROM_4: &str = days::TABLES;

/// From version 5: moderation, championships, where people want to be told that a race waits for them, and passkeys.
const FROM_5: &[&str] = &[moderation::TABLES, championships::TABLES, notices::TABLES, passkeys::TABLES];

/// From version 6: by which date a server was last up.
const FROM_6: &str = "ALTER TABLE uptime ADD COLUMN seen_ms INTEGER;";

/// From version 7: reviews.
const FROM_7: &str = reviews::TABLES;

/// Whether the file has no tables.
pub(super) fn is_empty(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection.query_row("SELECT COUNT(*) = 0 FROM sqlite_master", [], |row| row.get(0))?)
}

/// Makes the tables of a new file, and what an older one lacks; `is_old` says that the file was there before. A file of another version is refused.
pub(super) fn bring_up(connection: &Connection, path: &Path, is_old: bool) -> Result<(), StoreError> {
    let from_5 = FROM_5.concat();
    let steps = [FROM_1, FROM_2, FROM_3, FROM_4, from_5.as_str(), FROM_6, FROM_7];
    let change = |what: String| {
        connection.execute_batch(&format!(
            "BEGIN IMMEDIATE; {what} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
        ))
    };
    match connection.query_row("PRAGMA user_version", [], |row| row.get::<_, i64>(0))? {
        // What the first steps add, a new file has from the start.
        0 => {
            if is_old {
                let file = path.display();
                tracing::warn!(%file, "the database file was there and empty: if races are missed, look for its -wal or a backup");
            }
            change(format!("{SCHEMA} {}", steps[2..].join(" ")))?;
        }
        SCHEMA_VERSION => {}
        older @ 1..SCHEMA_VERSION => change(steps[older as usize - 1..].join(" "))?,
        other => {
            let why = Phrase::new("store-version").naming("file", &path.display().to_string());
            return Err(StoreError::Failed(why.with("found", other).with("version", SCHEMA_VERSION)));
        }
    }
    Ok(())
}
