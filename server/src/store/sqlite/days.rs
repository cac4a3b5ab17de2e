//! Races of the day: seeds, and everybody's tries.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::SqliteStore;
use super::rows::{self, read, word};
use crate::store::day::{Days, RankedTry, StoredDay, Try, TryEnd};
use crate::store::{Person, StoreError, StoredTable};

/// From version 4, and in every new file.
pub(super) const TABLES: &str = "
CREATE TABLE days (
    day INTEGER NOT NULL, game TEXT NOT NULL, seed INTEGER NOT NULL, salt TEXT NOT NULL, made_ms INTEGER NOT NULL,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE tries (
    day INTEGER NOT NULL, game TEXT NOT NULL, person TEXT NOT NULL, race TEXT NOT NULL UNIQUE, at_ms INTEGER,
    finished INTEGER, place INTEGER, rounds INTEGER, figures TEXT, sorted TEXT, PRIMARY KEY (day, game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX tries_sorted ON tries (day, game, sorted);
CREATE INDEX tries_person ON tries (person, game, day);
";

/// The columns of [`end_from`], from the place where it begins to read.
const END: &str = "tries.at_ms, tries.finished, tries.place, tries.rounds, tries.figures, tries.sorted";

/// Those of a day that are over, of people who are known.
const RANKED: &str =
    "FROM tries JOIN people ON people.id = tries.person WHERE day = ?1 AND game = ?2 AND sorted IS NOT NULL";

pub(super) fn draw(connection: &Connection, drawn: &StoredDay) -> Result<usize, StoreError> {
    let sql = "INSERT INTO days (day, game, seed, salt, made_ms) VALUES (?1, ?2, ?3, ?4, ?5)";
    let values = params![drawn.day, drawn.game, drawn.seed as i64, drawn.salt, drawn.made_ms];
    Ok(connection.prepare_cached(sql)?.execute(values)?)
}

/// A new table and that it is somebody's try: both, or neither.
pub(super) fn begin(
    connection: &Connection,
    table: &StoredTable,
    day: i64,
    person: &str,
) -> Result<usize, StoreError> {
    let known = "SELECT 1 FROM tries WHERE day = ?1 AND game = ?2 AND person = ?3";
    if connection.prepare_cached(known)?.exists(params![day, table.game, person])? {
        return Err(StoreError::Conflict);
    }
    rows::insert_table(connection, table)?;
    let sql = "INSERT INTO tries (day, game, person, race) VALUES (?1, ?2, ?3, ?4)";
    Ok(connection.prepare_cached(sql)?.execute(params![day, table.game, person, table.id])?)
}

/// Notes what came of a try; what is noted already stays as it is.
pub(super) fn end(connection: &Connection, table: &str, end: &TryEnd) -> Result<(), StoreError> {
    let sql = "UPDATE tries SET at_ms = ?2, finished = ?3, place = ?4, rounds = ?5, figures = ?6, sorted = ?7
               WHERE race = ?1 AND sorted IS NULL";
    let values =
        params![table, end.at_ms, end.finished, end.place, end.rounds, word(&end.figures), end.order];
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn end_from(row: &Row<'_>, at: usize) -> rusqlite::Result<TryEnd> {
    Ok(TryEnd {
        at_ms: row.get(at)?,
        finished: row.get(at + 1)?,
        place: row.get(at + 2)?,
        rounds: row.get(at + 3)?,
        figures: read(row, at + 4)?,
        order: row.get(at + 5)?,
    })
}

fn ranked_from(row: &Row<'_>) -> rusqlite::Result<RankedTry> {
    Ok(RankedTry {
        person: Person { id: row.get(0)?, name: row.get(1)? },
        table: row.get(2)?,
        rank: row.get(3)?,
        end: end_from(row, 4)?,
    })
}

impl Days for SqliteStore {
    fn day(&self, day: i64, game: &str) -> Result<Option<StoredDay>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT seed, salt, made_ms FROM days WHERE day = ?1 AND game = ?2";
        let drawn = |row: &Row<'_>| {
            let seed = row.get::<_, i64>(0)? as u64;
            Ok(StoredDay { day, game: game.to_string(), seed, salt: row.get(1)?, made_ms: row.get(2)? })
        };
        Ok(connection.prepare_cached(sql)?.query_row(params![day, game], drawn).optional()?)
    }

    fn try_of(&self, day: i64, game: &str, person: &str) -> Result<Option<Try>, StoreError> {
        let connection = self.reading();
        let sql = format!(
            "SELECT race, sorted IS NULL, {END} FROM tries WHERE day = ?1 AND game = ?2 AND person = ?3"
        );
        let attempt = |row: &Row<'_>| {
            let end = if row.get(1)? { None } else { Some(end_from(row, 2)?) };
            let (game, person) = (game.to_string(), person.to_string());
            Ok(Try { day, game, person, table: row.get(0)?, end })
        };
        Ok(connection.prepare_cached(&sql)?.query_row(params![day, game, person], attempt).optional()?)
    }

    fn day_results(&self, day: i64, game: &str, most: u32) -> Result<Vec<RankedTry>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!(
            "SELECT people.id, people.name, race, RANK() OVER (ORDER BY sorted), {END} {RANKED}
             ORDER BY sorted, people.id LIMIT ?3"
        ))?;
        let rows = query.query_map(params![day, game, most], ranked_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn day_result(&self, day: i64, game: &str, person: &str) -> Result<Option<RankedTry>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!(
            "SELECT * FROM (SELECT people.id AS person_id, people.name, race, RANK() OVER (ORDER BY sorted), {END} {RANKED})
             WHERE person_id = ?3"
        ))?;
        Ok(query.query_row(params![day, game, person], ranked_from).optional()?)
    }

    fn day_counts(&self, day: i64, game: &str) -> Result<(u32, u32), StoreError> {
        let connection = self.reading();
        let sql =
            "SELECT COUNT(*), COUNT(CASE WHEN finished THEN 1 END) FROM tries WHERE day = ?1 AND game = ?2";
        let counts = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        Ok(connection.prepare_cached(sql)?.query_row(params![day, game], counts)?)
    }

    fn days_finished(&self, person: &str, game: &str) -> Result<Vec<i64>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT day FROM tries WHERE person = ?1 AND game = ?2 AND finished ORDER BY day DESC";
        let mut query = connection.prepare_cached(sql)?;
        let rows = query.query_map([person, game], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
