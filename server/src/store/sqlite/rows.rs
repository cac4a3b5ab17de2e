//! Rows of the database and what they stand for.

use protocol::{How, TableState};
use rusqlite::types::Type;
use rusqlite::{Connection, Row, params};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::StoreError;
use crate::store::{Company, Entry, Holder, StoredTable, What};

/// The columns that [`table_from`] reads.
pub(super) const TABLE_COLUMNS: &str = "id, code, created_ms, game, rules_version, options, seed, salt, settings, \
     company, version, state";

pub(super) fn table_from(row: &Row<'_>) -> rusqlite::Result<StoredTable> {
    let state: String = row.get(11)?;
    Ok(StoredTable {
        id: row.get(0)?,
        code: row.get(1)?,
        created_ms: row.get(2)?,
        game: row.get(3)?,
        rules_version: row.get(4)?,
        options: read(row, 5)?,
        seed: row.get::<_, i64>(6)? as u64,
        salt: row.get(7)?,
        settings: read(row, 8)?,
        company: read(row, 9)?,
        version: row.get(10)?,
        state: from_word(&state, 11)?,
    })
}

pub(super) fn insert_table(connection: &Connection, table: &StoredTable) -> Result<usize, StoreError> {
    let sql = "INSERT INTO tables (id, code, created_ms, game, rules_version, options, seed, salt, settings, is_public,
                                   company, version, state, due_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)";
    let inserted = connection.prepare_cached(sql)?.execute(params![
        table.id,
        table.code,
        table.created_ms,
        table.game,
        table.rules_version,
        word(&table.options),
        table.seed as i64,
        table.salt,
        word(&table.settings),
        table.settings.public,
        word(&table.company),
        table.version,
        state_word(table.state),
        table.first_due_ms(),
    ])?;
    insert_seats(connection, &table.id, &table.company)?;
    Ok(inserted)
}

/// Notes at which tables people sit, so that they find them again.
pub(super) fn insert_seats(
    connection: &Connection,
    table: &str,
    company: &Company,
) -> Result<(), StoreError> {
    for holder in &company.seats {
        if let Holder::Person { id, .. } | Holder::Reserved { id, .. } = holder {
            let sql = "INSERT INTO seats (person, race, created_ms)
                       SELECT ?1, ?2, created_ms FROM tables WHERE id = ?2 ON CONFLICT DO NOTHING";
            connection.prepare_cached(sql)?.execute(params![id, table])?;
        }
    }
    Ok(())
}

pub(super) fn entry_from(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let how: String = row.get(3)?;
    let what = match how.as_str() {
        "undo" => What::Undo { steps: read_if::<u32>(row, 4)?.unwrap_or(1) },
        how => What::Action { how: from_word::<How>(how, 3)?, action: read::<Value>(row, 4)? },
    };
    Ok(Entry { seq: row.get(0)?, at_ms: row.get(1)?, seat: row.get(2)?, still_ms: row.get(5)?, what })
}

/// The columns `how` and `action`.
pub(super) fn what_to(what: &What) -> (String, Option<String>) {
    match what {
        What::Undo { steps: 1 } => ("undo".to_string(), None),
        What::Undo { steps } => ("undo".to_string(), Some(steps.to_string())),
        What::Action { how, action } => (plain(how), Some(action.to_string())),
    }
}

pub(super) fn state_word(state: TableState) -> String {
    plain(&state)
}

/// The JSON of something that has always one.
pub(super) fn word(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("settings, company and options are plain JSON")
}

/// The word of an enum without its quotation marks.
fn plain(value: &impl Serialize) -> String {
    word(value).trim_matches('"').to_string()
}

pub(super) fn read<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    from_text(&row.get::<_, String>(column)?, column)
}

/// What a column has, if it has something.
pub(super) fn read_if<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<T>> {
    row.get::<_, Option<String>>(column)?.map(|text| from_text(&text, column)).transpose()
}

fn from_text<T: DeserializeOwned>(text: &str, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(text)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error)))
}

fn from_word<T: DeserializeOwned>(word: &str, column: usize) -> rusqlite::Result<T> {
    serde_json::from_value(Value::from(word))
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error)))
}
