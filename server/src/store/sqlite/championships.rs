//! Championships and their tables.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::SqliteStore;
use super::rows::{self, read, read_if, word};
use crate::store::StoreError;
use crate::store::championships::{
    Championed, Championships, HeatEnd, Stage, StoredChampionship, StoredHeat,
};

/// In every new file, and in older ones as soon as they are brought up.
pub(super) const TABLES: &str = "
CREATE TABLE championships (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, created_ms INTEGER NOT NULL, maker TEXT NOT NULL,
    is_public INTEGER NOT NULL, stage TEXT NOT NULL, version INTEGER NOT NULL, agreed TEXT NOT NULL, field TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX championships_open ON championships (created_ms) WHERE stage <> 'over';
CREATE TABLE takers (
    person TEXT NOT NULL, championship TEXT NOT NULL, PRIMARY KEY (person, championship)
) STRICT, WITHOUT ROWID;
CREATE TABLE heats (
    championship TEXT NOT NULL, race INTEGER NOT NULL, part INTEGER NOT NULL, race_table TEXT NOT NULL UNIQUE,
    seats TEXT NOT NULL, gone TEXT NOT NULL, places TEXT, ended_ms INTEGER, PRIMARY KEY (championship, race, part)
) STRICT, WITHOUT ROWID;
";

const COLUMNS: &str = "id, code, created_ms, maker, is_public, stage, version, agreed, field";

pub(super) fn write(connection: &Connection, write: &Championed) -> Result<usize, StoreError> {
    match write {
        Championed::New(new) => insert(connection, new),
        Championed::Set { .. } => {
            // A conflict in the middle takes back what came before it, and nothing else of the batch.
            connection.execute_batch("SAVEPOINT championship")?;
            let outcome = set(connection, write);
            let end = match outcome {
                Ok(_) => "RELEASE championship",
                Err(_) => "ROLLBACK TO championship; RELEASE championship",
            };
            connection.execute_batch(end)?;
            outcome
        }
        Championed::End { table, end } => {
            end_heat(connection, table, end)?;
            Ok(1)
        }
        Championed::Drop { id } => {
            connection.prepare_cached("DELETE FROM takers WHERE championship = ?1")?.execute([id])?;
            connection.prepare_cached("DELETE FROM heats WHERE championship = ?1")?.execute([id])?;
            Ok(connection.prepare_cached("DELETE FROM championships WHERE id = ?1")?.execute([id])?)
        }
    }
}

fn insert(connection: &Connection, new: &StoredChampionship) -> Result<usize, StoreError> {
    let sql = format!("INSERT INTO championships ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)");
    let inserted = connection.prepare_cached(&sql)?.execute(params![
        new.id,
        new.code,
        new.created_ms,
        new.maker,
        new.public,
        new.stage.word(),
        new.version,
        word(&new.agreed),
        word(&new.field),
    ])?;
    insert_takers(connection, new)?;
    Ok(inserted)
}

/// Notes in which championships people take part, so that they find them again.
fn insert_takers(connection: &Connection, of: &StoredChampionship) -> Result<(), StoreError> {
    for person in of.field.takers.iter().filter_map(|taker| taker.person.as_ref()) {
        let sql = "INSERT INTO takers (person, championship) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        connection.prepare_cached(sql)?.execute([person, &of.id])?;
    }
    Ok(())
}

fn set(connection: &Connection, write: &Championed) -> Result<usize, StoreError> {
    let Championed::Set { championship, tables, heats } = write else { return Ok(0) };
    let sql = "UPDATE championships SET stage = ?2, version = ?3, field = ?4, agreed = ?5 WHERE id = ?1 AND version = ?3 - 1";
    let (stage, field, agreed) =
        (championship.stage.word(), word(&championship.field), word(&championship.agreed));
    let values = params![championship.id, stage, championship.version, field, agreed];
    if connection.prepare_cached(sql)?.execute(values)? == 0 {
        return Err(StoreError::Conflict);
    }
    // Whoever got up before the first race does not take part any more.
    connection.prepare_cached("DELETE FROM takers WHERE championship = ?1")?.execute([&championship.id])?;
    insert_takers(connection, championship)?;
    for table in tables {
        rows::insert_table(connection, table)?;
    }
    for heat in heats {
        let sql = "INSERT INTO heats (championship, race, part, race_table, seats, gone) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let (seats, gone) = (word(&heat.seats), word(&heat.gone));
        let values = params![heat.championship, heat.race, heat.part, heat.table, seats, gone];
        connection.prepare_cached(sql)?.execute(values)?;
    }
    Ok(1)
}

/// Notes what came of a table; what is noted already stays as it is.
pub(super) fn end_heat(connection: &Connection, table: &str, end: &HeatEnd) -> Result<(), StoreError> {
    let sql = "UPDATE heats SET places = ?2, ended_ms = ?3 WHERE race_table = ?1 AND ended_ms IS NULL";
    let places = end.places.as_ref().map(word);
    connection.prepare_cached(sql)?.execute(params![table, places, end.at_ms])?;
    Ok(())
}

fn championship_from(row: &Row<'_>) -> rusqlite::Result<StoredChampionship> {
    Ok(StoredChampionship {
        id: row.get(0)?,
        code: row.get(1)?,
        created_ms: row.get(2)?,
        maker: row.get(3)?,
        public: row.get(4)?,
        stage: Stage::of(&row.get::<_, String>(5)?),
        version: row.get(6)?,
        agreed: read(row, 7)?,
        field: read(row, 8)?,
    })
}

fn heat_from(row: &Row<'_>) -> rusqlite::Result<StoredHeat> {
    let end = match row.get::<_, Option<i64>>(7)? {
        Some(at_ms) => Some(HeatEnd { places: read_if(row, 6)?, at_ms }),
        None => None,
    };
    Ok(StoredHeat {
        championship: row.get(0)?,
        race: row.get(1)?,
        part: row.get(2)?,
        table: row.get(3)?,
        seats: read(row, 4)?,
        gone: read(row, 5)?,
        end,
    })
}

impl SqliteStore {
    fn championships(
        &self,
        rest: &str,
        parameters: impl Params,
    ) -> Result<Vec<StoredChampionship>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!("SELECT {COLUMNS} FROM championships {rest}"))?;
        let rows = query.query_map(parameters, championship_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Championships for SqliteStore {
    fn championship(&self, id: &str) -> Result<Option<StoredChampionship>, StoreError> {
        Ok(self.championships("WHERE id = ?1", [id])?.pop())
    }

    fn championship_by_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached("SELECT id FROM championships WHERE code = ?1")?;
        Ok(query.query_row([code], |row| row.get(0)).optional()?)
    }

    fn heats(&self, id: &str) -> Result<Vec<StoredHeat>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT championship, race, part, race_table, seats, gone, places, ended_ms FROM heats
                   WHERE championship = ?1 ORDER BY race, part";
        let mut query = connection.prepare_cached(sql)?;
        let rows = query.query_map([id], heat_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn public_championships(&self, most: u32) -> Result<Vec<StoredChampionship>, StoreError> {
        let rest = "WHERE is_public AND stage <> 'over' ORDER BY created_ms DESC, id LIMIT ?1";
        self.championships(rest, [most])
    }

    fn championships_of(&self, person: &str, most: u32) -> Result<Vec<StoredChampionship>, StoreError> {
        let rest =
            "JOIN takers ON takers.championship = id WHERE person = ?1 ORDER BY created_ms DESC, id LIMIT ?2";
        self.championships(rest, params![person, most])
    }

    fn open_championships(&self) -> Result<Vec<StoredChampionship>, StoreError> {
        self.championships("WHERE stage <> 'over' ORDER BY created_ms", [])
    }
}
