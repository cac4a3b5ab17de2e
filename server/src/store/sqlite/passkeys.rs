//! Passkeys.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::SqliteStore;
use crate::store::StoreError;
use crate::store::passkeys::{PASSKEYS_MAX, Passkey, PasskeyWrite, Passkeys};

/// From version 5, and in every new file.
pub(super) const TABLES: &str = "
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, key BLOB NOT NULL, counter INTEGER NOT NULL, made_ms INTEGER NOT NULL,
    used_ms INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_person ON passkeys (person);
";

const COLUMNS: &str = "id, person, key, counter, made_ms, used_ms";

pub(super) fn write(connection: &Connection, write: &PasskeyWrite) -> Result<usize, StoreError> {
    let changed = match write {
        PasskeyWrite::New(passkey) => {
            let sql = "INSERT INTO passkeys (id, person, key, counter, made_ms, used_ms) SELECT ?1, ?2, ?3, ?4, ?5, ?6
                       WHERE (SELECT COUNT(*) FROM passkeys WHERE person = ?2) < ?7";
            let Passkey { id, person, key, counter, made_ms, used_ms } = passkey;
            let values = params![id, person, key, counter, made_ms, used_ms, PASSKEYS_MAX];
            connection.prepare_cached(sql)?.execute(values)?
        }
        PasskeyWrite::Used { id, before, counter, used_ms } => {
            let sql = "UPDATE passkeys SET counter = ?3, used_ms = ?4 WHERE id = ?1 AND counter = ?2";
            connection.prepare_cached(sql)?.execute(params![id, before, counter, used_ms])?
        }
        PasskeyWrite::Drop { id } => {
            let sql = "DELETE FROM passkeys WHERE id = ?1";
            return Ok(connection.prepare_cached(sql)?.execute([id])?);
        }
    };
    if changed == 0 { Err(StoreError::Conflict) } else { Ok(changed) }
}

/// The passkeys of somebody who is forgotten.
pub(super) fn forget(connection: &Connection, person: &str) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM passkeys WHERE person = ?1")?.execute([person])?;
    Ok(())
}

fn passkey_from(row: &Row<'_>) -> rusqlite::Result<Passkey> {
    Ok(Passkey {
        id: row.get(0)?,
        person: row.get(1)?,
        key: row.get(2)?,
        counter: row.get(3)?,
        made_ms: row.get(4)?,
        used_ms: row.get(5)?,
    })
}

impl Passkeys for SqliteStore {
    fn passkeys(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        let connection = self.reading();
        let sql = format!("SELECT {COLUMNS} FROM passkeys WHERE person = ?1 ORDER BY made_ms DESC, id");
        let mut query = connection.prepare_cached(&sql)?;
        Ok(query.query_map([person], passkey_from)?.collect::<Result<_, _>>()?)
    }

    fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        let connection = self.reading();
        let sql = format!("SELECT {COLUMNS} FROM passkeys WHERE id = ?1");
        Ok(connection.prepare_cached(&sql)?.query_row([id], passkey_from).optional()?)
    }
}
