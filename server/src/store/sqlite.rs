//! The store in an SQLite file, in WAL mode: readers do not wait for the writer, and a commit is one `fsync`.

mod championships;
mod damage;
mod days;
mod moderation;
mod notices;
mod passkeys;
mod ratings;
mod reviews;
mod rows;
mod schema;

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::Phrase;
use protocol::TableState;
use rusqlite::{Connection, OptionalExtension, TransactionBehavior, ffi, params};

use super::{Entry, Person, Place, Store, StoreError, StoredTable, Token, Write};
use notices::Forgotten;
use rows::{TABLE_COLUMNS, entry_from, state_word, table_from, what_to, word};

/// An SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writing: Mutex<Connection>,
    reading: Mutex<Connection>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        if let rusqlite::Error::FromSqlConversionFailure(_, _, why) = &error {
            return StoreError::Damaged(damage::says(why));
        }
        if damage::is_damage(&error) {
            return StoreError::Damaged(damage::cause(&error));
        }
        match error.sqlite_error().map(|error| error.extended_code) {
            Some(ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE) => StoreError::Conflict,
            _ => StoreError::Failed(damage::cause(&error)),
        }
    }
}

impl SqliteStore {
    /// Opens the file, or makes it. A file of another version is refused, and so is one that is damaged.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let is_old = path.exists();
        let writing = Connection::open(path)?;
        writing.busy_timeout(Duration::from_secs(10))?;
        damage::check(&writing, path)?;
        writing.pragma_update(None, "journal_mode", "WAL")?;
        // FULL: a commit is durable when it returns, also if the power fails.
        writing.pragma_update(None, "synchronous", "FULL")?;
        schema::bring_up(&writing, path, is_old)?;
        let reading = Connection::open(path)?;
        reading.busy_timeout(Duration::from_secs(10))?;
        reading.pragma_update(None, "query_only", true)?;
        Ok(SqliteStore { writing: Mutex::new(writing), reading: Mutex::new(reading) })
    }

    /// Opens a file that has races; one without tables is refused, and stays as it is.
    pub fn open_existing(path: &Path) -> Result<SqliteStore, StoreError> {
        let looking = Connection::open(path)?;
        looking.busy_timeout(Duration::from_secs(10))?;
        damage::check(&looking, path)?;
        if schema::is_empty(&looking)? {
            let why = Phrase::new("store-empty").naming("file", &path.display().to_string());
            return Err(StoreError::Failed(why));
        }
        drop(looking);
        SqliteStore::open(path)
    }

    /// Copies the live database into a new file.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Failed(
                Phrase::new("store-exists").naming("file", &to.display().to_string()),
            ));
        }
        // The reading connection may not write, not even into another file.
        let connection = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        connection.execute("VACUUM INTO ?1", [to.display().to_string()])?;
        Ok(())
    }

    fn reading(&self) -> MutexGuard<'_, Connection> {
        self.reading.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for SqliteStore {
    fn commit(&self, writes: &[Write]) -> Vec<Result<(), StoreError>> {
        let mut connection = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        match commit_batch(&mut connection, writes) {
            Ok(outcomes) => outcomes,
            Err(error) => writes.iter().map(|_| Err(error.clone())).collect(),
        }
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        let connection = self.reading();
        let mut query =
            connection.prepare_cached(&format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?1"))?;
        Ok(query.query_row([id], table_from).optional()?)
    }

    fn table_by_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached("SELECT id FROM tables WHERE code = ?1")?;
        Ok(query.query_row([code], |row| row.get(0)).optional()?)
    }

    fn last_seq(&self, table: &str) -> Result<u32, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached("SELECT COALESCE(MAX(seq), 0) FROM log WHERE race = ?1")?;
        Ok(query.query_row([table], |row| row.get(0))?)
    }

    fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(
            "SELECT seq, at_ms, seat, how, action, still_ms FROM log WHERE race = ?1 ORDER BY seq",
        )?;
        let rows = query.query_map([table], entry_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn public_tables(&self, state: TableState, most: u32) -> Result<Vec<StoredTable>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!(
            "SELECT {TABLE_COLUMNS} FROM tables WHERE is_public AND state = ?1 ORDER BY created_ms DESC LIMIT ?2"
        ))?;
        let rows = query.query_map(params![state_word(state), most], table_from)?;
        readable(rows)
    }

    fn tables_of(&self, person: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT race FROM seats WHERE person = ?1 ORDER BY created_ms DESC LIMIT ?2";
        self.list(sql, params![person, most])
    }

    fn races_of(
        &self,
        person: &str,
        state: TableState,
        before: Option<&Place>,
        most: u32,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!(
            "SELECT {TABLE_COLUMNS} FROM tables JOIN (SELECT race, created_ms AS since FROM seats WHERE person = ?1) ON race = id
             WHERE state = ?2 AND (since, id) < (?3, ?4) ORDER BY since DESC, id DESC LIMIT ?5"
        ))?;
        let (since, id) = before.map_or((i64::MAX, ""), |place| (place.created_ms, place.id.as_str()));
        let rows = query.query_map(params![person, state_word(state), since, id, most], table_from)?;
        readable(rows)
    }

    fn finished(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE state = 'over' AND id > ?1 ORDER BY id LIMIT ?2";
        self.list(sql, params![after, most])
    }

    fn due(&self) -> Result<Vec<(String, i64)>, StoreError> {
        let connection = self.reading();
        let mut query =
            connection.prepare_cached("SELECT id, due_ms FROM tables WHERE due_ms IS NOT NULL")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn person_by_token(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(
            "SELECT people.id, name FROM people JOIN tokens ON tokens.person = people.id WHERE hash = ?1",
        )?;
        Ok(query.query_row([hash], |row| Ok(Person { id: row.get(0)?, name: row.get(1)? })).optional()?)
    }

    fn tokens(&self, person: &str) -> Result<Vec<Token>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(
            "SELECT hash, made_ms, used_ms FROM tokens WHERE person = ?1 ORDER BY used_ms DESC, made_ms DESC",
        )?;
        let token = |row: &rusqlite::Row<'_>| {
            Ok(Token { hash: row.get(0)?, made_ms: row.get(1)?, used_ms: row.get(2)? })
        };
        Ok(query.query_map([person], token)?.collect::<Result<_, _>>()?)
    }

    fn person_by_code(&self, hash: &str, now_ms: i64) -> Result<Option<String>, StoreError> {
        let connection = self.reading();
        let mut query =
            connection.prepare_cached("SELECT person FROM codes WHERE hash = ?1 AND until_ms > ?2")?;
        Ok(query.query_row(params![hash, now_ms], |row| row.get(0)).optional()?)
    }

    fn waiting(&self) -> Result<Vec<(String, bool)>, StoreError> {
        let connection = self.reading();
        let mut query =
            connection.prepare_cached("SELECT id, is_public FROM tables WHERE state = 'waiting'")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn settle(&self) -> Result<(), StoreError> {
        let connection = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let is_busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
        if is_busy {
            tracing::warn!("another program reads the database: keep the file with the -wal beside it");
        }
        Ok(())
    }

    fn last_closed(&self, ahead: i64) -> Result<Option<i64>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT MAX(day) FROM days WHERE day < (SELECT MAX(day) FROM days) - ?1";
        Ok(connection.prepare_cached(sql)?.query_row([ahead], |row| row.get(0))?)
    }

    fn uptime(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached("SELECT from_ms, until_ms FROM uptime ORDER BY from_ms")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn seen_ms(&self) -> Result<Option<i64>, StoreError> {
        // Whoever wrote last began last, whatever their dates say.
        let sql = "SELECT seen_ms FROM uptime ORDER BY from_ms DESC LIMIT 1";
        Ok(self.reading().query_row(sql, [], |row| row.get(0)).optional()?.flatten())
    }
}

impl SqliteStore {
    fn list(&self, sql: &str, parameters: impl rusqlite::Params) -> Result<Vec<String>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(sql)?;
        let rows = query.query_map(parameters, |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

/// The tables of a list. One that is damaged is not offered, and does not keep others from being so.
fn readable(
    rows: impl Iterator<Item = rusqlite::Result<StoredTable>>,
) -> Result<Vec<StoredTable>, StoreError> {
    let readable = rows.filter_map(|row| match row.map_err(StoreError::from) {
        Err(error @ StoreError::Damaged(_)) => {
            tracing::warn!(%error, "a table of a list cannot be read");
            None
        }
        other => Some(other),
    });
    readable.collect()
}

/// One transaction. Who comes second is told so and leaves the others of the batch alone; any other error may have
/// left half a write behind, or undone the whole batch, so then nothing of it is kept.
fn commit_batch(
    connection: &mut Connection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    // The operator's commands write into the same file: whoever begins to write holds the file until the end, so that no batch fails half-way.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        match self::write(&transaction, write) {
            Err(error @ (StoreError::Failed(_) | StoreError::Damaged(_))) => return Err(error),
            outcome => outcomes.push(outcome),
        }
    }
    transaction.commit()?;
    Ok(outcomes)
}

fn write(connection: &Connection, write: &Write) -> Result<(), StoreError> {
    let run = |sql: &str, parameters: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(parameters)?)
    };
    let changed = match write {
        Write::Append { table, entry, change } => {
            let (how, action) = what_to(&entry.what);
            run(
                "INSERT INTO log (race, seq, at_ms, seat, how, action, still_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                &[table, &entry.seq, &entry.at_ms, &entry.seat, &how, &action, &entry.still_ms],
            )?;
            if let Some((due_ms, state)) = change {
                run(
                    "UPDATE tables SET due_ms = ?2, state = ?3 WHERE id = ?1",
                    &[table, due_ms, &state_word(*state)],
                )?;
            }
            1
        }
        Write::NewTable(table) => rows::insert_table(connection, table)?,
        Write::SetTable { table, version, company, state, due_ms } => {
            let changed = run(
                "UPDATE tables SET version = ?2, company = ?3, state = ?4, due_ms = ?5
                 WHERE id = ?1 AND version = ?2 - 1",
                &[table, version, &word(&**company), &state_word(*state), due_ms],
            )?;
            if changed == 0 {
                return Err(StoreError::Conflict);
            }
            rows::insert_seats(connection, table, company)?;
            changed
        }
        Write::Champion(about) => championships::write(connection, about)?,
        Write::EndTry(write, table, end) => {
            self::write(connection, write)?;
            days::end(connection, table, end)?;
            1
        }
        Write::Heat(write, table, end) => {
            self::write(connection, write)?;
            championships::end_heat(connection, table, end)?;
            1
        }
        Write::Moderate(about) => moderation::write(connection, about)?,
        Write::NewDay(drawn) => days::draw(connection, drawn)?,
        Write::NewTry { table, day, person } => days::begin(connection, table, *day, person)?,
        Write::Finish(write, finish) => {
            self::write(connection, write)?;
            ratings::note(connection, &finish.race)?;
            if let Some(end) = &finish.attempt {
                days::end(connection, &finish.race.table, end)?;
            }
            1
        }
        Write::DropTable { table } => {
            run("DELETE FROM log WHERE race = ?1", &[table])?;
            run("DELETE FROM seats WHERE race = ?1", &[table])?;
            run("DELETE FROM chat WHERE race = ?1", &[table])?;
            notices::forget(connection, Forgotten::Table(table))?;
            reviews::forget(connection, table)?;
            run("DELETE FROM tables WHERE id = ?1", &[table])?
        }
        Write::Chat { table, line, person } => run(
            "INSERT INTO chat (race, n, at_ms, seat, text, person)
             VALUES (?1, (SELECT COALESCE(MAX(n), 0) + 1 FROM chat WHERE race = ?1), ?2, ?3, ?4, ?5)",
            &[table, &line.at_ms, &line.seat, &line.text, person],
        )?,
        Write::SetPerson(person) => run(
            "INSERT INTO people (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET name = ?2",
            &[&person.id, &person.name],
        )?,
        Write::NewToken { person, hash, made_ms } => {
            run("INSERT INTO tokens (hash, person, made_ms) VALUES (?1, ?2, ?3)", &[hash, person, made_ms])?
        }
        Write::UsedToken { hash, used_ms } => {
            run("UPDATE tokens SET used_ms = ?2 WHERE hash = ?1", &[hash, used_ms])?
        }
        Write::DropToken { hash } => {
            notices::forget(connection, Forgotten::Token(hash))?;
            run("DELETE FROM tokens WHERE hash = ?1", &[hash])?.max(1)
        }
        Write::DropPerson { person } => {
            run("DELETE FROM tokens WHERE person = ?1", &[person])?;
            run("DELETE FROM codes WHERE person = ?1", &[person])?;
            run("DELETE FROM seats WHERE person = ?1", &[person])?;
            moderation::forget(connection, person)?;
            notices::forget(connection, Forgotten::Person(person))?;
            passkeys::forget(connection, person)?;
            run("DELETE FROM people WHERE id = ?1", &[person])?.max(1)
        }
        Write::NewCode { person, hash, until_ms } => {
            run("INSERT INTO codes (hash, person, until_ms) VALUES (?1, ?2, ?3)", &[hash, person, until_ms])?
        }
        Write::UseCode { hash } => run("DELETE FROM codes WHERE hash = ?1", &[hash])?,
        Write::Notice(write) => notices::write(connection, write)?,
        Write::Passkey(write) => passkeys::write(connection, write)?,
        Write::Review(kept) => reviews::keep(connection, kept)?,
        Write::Up { from_ms, until_ms, seen_ms } => run(
            "INSERT INTO uptime (from_ms, until_ms, seen_ms) VALUES (?1, ?2, ?3)
             ON CONFLICT (from_ms) DO UPDATE SET until_ms = ?2, seen_ms = ?3",
            &[from_ms, until_ms, seen_ms],
        )?,
    };
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}
