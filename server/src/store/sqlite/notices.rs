//! Where people want to be told that a race waits for them.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::SqliteStore;
use crate::store::StoreError;
use crate::store::notices::{Calendar, FAILURES_MAX, Mail, NoticeWrite, Notices, PUSHES_MAX, Push};

/// From version 5, and in every new file.
pub(super) const TABLES: &str = "
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE pushes (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, token TEXT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL,
    auth TEXT NOT NULL, language TEXT NOT NULL, made_ms INTEGER NOT NULL, failures INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX pushes_person ON pushes (person);
CREATE INDEX pushes_token ON pushes (token);
CREATE TABLE mails (
    person TEXT PRIMARY KEY, address TEXT NOT NULL, language TEXT NOT NULL, confirm TEXT NOT NULL UNIQUE,
    until_ms INTEGER NOT NULL, confirmed INTEGER NOT NULL, stop TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE calendars (
    person TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, language TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE told (
    person TEXT NOT NULL, race TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (person, race)
) STRICT, WITHOUT ROWID;
CREATE INDEX told_race ON told (race);
";

pub(super) fn write(connection: &Connection, write: &NoticeWrite) -> Result<usize, StoreError> {
    let run = |sql: &str, parameters: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(parameters)?)
    };
    match write {
        NoticeWrite::NewSecret { name, value } => {
            run("INSERT INTO secrets (name, value) VALUES (?1, ?2)", &[name, value])
        }
        NoticeWrite::SetPush(push) => {
            let sql =
                "INSERT OR REPLACE INTO pushes (id, person, token, endpoint, key, auth, language, made_ms)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
            let Push { id, person, token, endpoint, key, auth, language, made_ms } = push;
            run(sql, &[id, person, token, endpoint, key, auth, language, made_ms])?;
            let oldest = "DELETE FROM pushes WHERE person = ?1 AND id NOT IN
                          (SELECT id FROM pushes WHERE person = ?1 ORDER BY made_ms DESC, id LIMIT ?2)";
            run(oldest, &[person, &PUSHES_MAX])?;
            Ok(1)
        }
        NoticeWrite::DropPush { id } => run("DELETE FROM pushes WHERE id = ?1", &[id]),
        NoticeWrite::Pushed { id, taken: true } => {
            // It may have been forgotten meanwhile.
            Ok(run("UPDATE pushes SET failures = 0 WHERE id = ?1", &[id])?.max(1))
        }
        NoticeWrite::Pushed { id, taken: false } => {
            run("UPDATE pushes SET failures = failures + 1 WHERE id = ?1", &[id])?;
            Ok(run("DELETE FROM pushes WHERE id = ?1 AND failures >= ?2", &[id, &FAILURES_MAX])?.max(1))
        }
        NoticeWrite::SetMail(mail) => {
            let sql =
                "INSERT OR REPLACE INTO mails (person, address, language, confirm, until_ms, confirmed, stop)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
            let Mail { person, address, language, confirm, until_ms, confirmed, stop } = mail;
            run(sql, &[person, address, language, confirm, until_ms, confirmed, stop])
        }
        NoticeWrite::ConfirmMail { hash, now_ms } => {
            run("UPDATE mails SET confirmed = 1 WHERE confirm = ?1 AND until_ms > ?2", &[hash, now_ms])
        }
        NoticeWrite::StopMail { stop } => run("DELETE FROM mails WHERE stop = ?1", &[stop]),
        NoticeWrite::DropMail { person } => Ok(run("DELETE FROM mails WHERE person = ?1", &[person])?.max(1)),
        NoticeWrite::SetCalendar(Calendar { person, hash, language }) => run(
            "INSERT OR REPLACE INTO calendars (person, hash, language) VALUES (?1, ?2, ?3)",
            &[person, hash, language],
        ),
        NoticeWrite::DropCalendar { person } => {
            Ok(run("DELETE FROM calendars WHERE person = ?1", &[person])?.max(1))
        }
        NoticeWrite::Told { person, table, seq } => {
            let sql = "INSERT INTO told (person, race, seq) VALUES (?1, ?2, ?3)
                       ON CONFLICT (person, race) DO UPDATE SET seq = ?3 WHERE seq < ?3";
            match run(sql, &[person, table, seq])? {
                0 => Err(StoreError::Conflict),
                changed => Ok(changed),
            }
        }
    }
}

/// Nobody is told anything about a table that is forgotten, nor a person who is, nor on a device that was signed out.
pub(super) fn forget(connection: &Connection, what: Forgotten<'_>) -> Result<(), StoreError> {
    let (columns, key): (&[(&str, &str)], &str) = match what {
        Forgotten::Table(table) => (&[("told", "race")], table),
        Forgotten::Token(hash) => (&[("pushes", "token")], hash),
        Forgotten::Person(person) => (
            &[("pushes", "person"), ("mails", "person"), ("calendars", "person"), ("told", "person")],
            person,
        ),
    };
    for (table, column) in columns {
        connection.prepare_cached(&format!("DELETE FROM {table} WHERE {column} = ?1"))?.execute([key])?;
    }
    Ok(())
}

/// What is forgotten.
pub(super) enum Forgotten<'a> {
    /// A table, by its id.
    Table(&'a str),
    /// A device, by the hash of its token.
    Token(&'a str),
    /// A person, by their id.
    Person(&'a str),
}

fn push_from(row: &Row<'_>) -> rusqlite::Result<Push> {
    Ok(Push {
        id: row.get(0)?,
        person: row.get(1)?,
        token: row.get(2)?,
        endpoint: row.get(3)?,
        key: row.get(4)?,
        auth: row.get(5)?,
        language: row.get(6)?,
        made_ms: row.get(7)?,
    })
}

fn mail_from(row: &Row<'_>) -> rusqlite::Result<Mail> {
    Ok(Mail {
        person: row.get(0)?,
        address: row.get(1)?,
        language: row.get(2)?,
        confirm: row.get(3)?,
        until_ms: row.get(4)?,
        confirmed: row.get(5)?,
        stop: row.get(6)?,
    })
}

impl Notices for SqliteStore {
    fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached("SELECT value FROM secrets WHERE name = ?1")?;
        Ok(query.query_row([name], |row| row.get(0)).optional()?)
    }

    fn pushes(&self, person: &str) -> Result<Vec<Push>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT id, person, token, endpoint, key, auth, language, made_ms FROM pushes
                   WHERE person = ?1 ORDER BY made_ms DESC, id";
        let mut query = connection.prepare_cached(sql)?;
        Ok(query.query_map([person], push_from)?.collect::<Result<_, _>>()?)
    }

    fn mail(&self, person: &str) -> Result<Option<Mail>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT person, address, language, confirm, until_ms, confirmed, stop FROM mails WHERE person = ?1";
        Ok(connection.prepare_cached(sql)?.query_row([person], mail_from).optional()?)
    }

    fn has_calendar(&self, person: &str) -> Result<bool, StoreError> {
        let connection = self.reading();
        Ok(connection.prepare_cached("SELECT 1 FROM calendars WHERE person = ?1")?.exists([person])?)
    }

    fn calendar(&self, hash: &str) -> Result<Option<Calendar>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT person, language FROM calendars WHERE hash = ?1";
        let calendar = |row: &Row<'_>| {
            Ok(Calendar { person: row.get(0)?, hash: hash.to_string(), language: row.get(1)? })
        };
        Ok(connection.prepare_cached(sql)?.query_row(params![hash], calendar).optional()?)
    }
}
