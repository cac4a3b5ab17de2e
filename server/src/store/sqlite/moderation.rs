//! Whom people shun, reports, bans and the operator's log.

use protocol::{ChatLine, TableState};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::rows::{TABLE_COLUMNS, read, read_if, state_word, table_from, word};
use super::{SqliteStore, readable};
use crate::store::moderation::{
    Allowed, AuditLine, Ban, Deed, Moderate, Moderation, SaidLine, Settled, StoredReport, StoredShun, Whom,
};
use crate::store::{Person, StoreError, StoredTable};

/// In every new file, and in older ones as soon as they are brought up.
pub(super) const TABLES: &str = "
ALTER TABLE chat ADD COLUMN person TEXT;
CREATE TABLE shuns (
    person TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, mute INTEGER NOT NULL, block INTEGER NOT NULL,
    at_ms INTEGER NOT NULL, PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    number INTEGER PRIMARY KEY AUTOINCREMENT, at_ms INTEGER NOT NULL, by TEXT NOT NULL, by_name TEXT NOT NULL,
    about TEXT NOT NULL, about_name TEXT NOT NULL, race TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL,
    reason TEXT NOT NULL, text TEXT NOT NULL, line INTEGER, lines TEXT NOT NULL,
    settled_ms INTEGER, settled_by TEXT, settled_why TEXT
) STRICT;
CREATE INDEX reports_by ON reports (by, at_ms);
CREATE TABLE bans (
    kind TEXT NOT NULL, name TEXT NOT NULL, why TEXT NOT NULL, at_ms INTEGER NOT NULL, until_ms INTEGER,
    PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE audit (
    number INTEGER PRIMARY KEY AUTOINCREMENT, at_ms INTEGER NOT NULL, by TEXT NOT NULL, deed TEXT NOT NULL,
    why TEXT NOT NULL, done TEXT
) STRICT;
CREATE INDEX audit_orders ON audit (number) WHERE done IS NULL;
";

pub(super) fn write(connection: &Connection, write: &Moderate) -> Result<usize, StoreError> {
    let run = |sql: &str, parameters: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(parameters)?)
    };
    match write {
        Moderate::Shun(StoredShun { person, other, name, mute, block, at_ms }) => {
            if !mute && !block {
                run("DELETE FROM shuns WHERE person = ?1 AND other = ?2", &[person, other])?;
                return Ok(1);
            }
            run(
                "INSERT INTO shuns (person, other, name, mute, block, at_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                 ON CONFLICT (person, other) DO UPDATE SET name = ?3, mute = ?4, block = ?5, at_ms = ?6",
                &[person, other, name, mute, block, at_ms],
            )
        }
        Moderate::Report(report, allowed) => insert_report(connection, report, *allowed),
        Moderate::Deed(line) => {
            let changed = do_deed(connection, line)?;
            if changed > 0 {
                let sql = "INSERT INTO audit (at_ms, by, deed, why) VALUES (?1, ?2, ?3, ?4)";
                run(sql, &[&line.at_ms, &line.by, &word(&line.deed), &line.why])?;
            }
            Ok(changed)
        }
        Moderate::Done(number, outcome) => {
            run("UPDATE audit SET done = ?2 WHERE number = ?1", &[number, &word(outcome)])
        }
    }
}

/// What an operator does to what is kept; what a server does besides waits for one.
fn do_deed(connection: &Connection, line: &AuditLine) -> Result<usize, StoreError> {
    let run = |sql: &str, parameters: &[&dyn rusqlite::ToSql]| -> Result<usize, StoreError> {
        Ok(connection.prepare_cached(sql)?.execute(parameters)?)
    };
    match &line.deed {
        Deed::Close { table } => {
            let known = connection.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([table])?;
            Ok(usize::from(known))
        }
        Deed::Ban { whom, until_ms } => {
            let (kind, name) = whom.parts();
            run(
                "INSERT INTO bans (kind, name, why, at_ms, until_ms) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT (kind, name) DO UPDATE SET why = ?3, at_ms = ?4, until_ms = ?5",
                &[&kind, &name, &line.why, &line.at_ms, until_ms],
            )
        }
        Deed::Unban { whom } => {
            let (kind, name) = whom.parts();
            run("DELETE FROM bans WHERE kind = ?1 AND name = ?2", &[&kind, &name])
        }
        Deed::Rename { person, to, .. } => run("UPDATE people SET name = ?2 WHERE id = ?1", &[person, to]),
        Deed::Settle { report } => run(
            "UPDATE reports SET settled_ms = ?2, settled_by = ?3, settled_why = ?4 WHERE number = ?1",
            &[report, &line.at_ms, &line.by, &line.why],
        ),
    }
}

fn insert_report(
    connection: &Connection,
    report: &StoredReport,
    allowed: Allowed,
) -> Result<usize, StoreError> {
    if count_of(connection, &report.by.id, allowed.since_ms)? >= allowed.most {
        return Err(StoreError::Conflict);
    }
    let sql = "INSERT INTO reports (at_ms, by, by_name, about, about_name, race, game, seat, reason, text, line, lines)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
    Ok(connection.prepare_cached(sql)?.execute(params![
        report.at_ms,
        report.by.id,
        report.by.name,
        report.about.id,
        report.about.name,
        report.table,
        report.game,
        report.seat,
        word(&report.reason),
        report.text,
        report.line,
        word(&report.lines),
    ])?)
}

fn count_of(connection: &Connection, person: &str, since_ms: i64) -> Result<u32, StoreError> {
    let sql = "SELECT COUNT(*) FROM reports WHERE by = ?1 AND at_ms >= ?2";
    Ok(connection.prepare_cached(sql)?.query_row(params![person, since_ms], |row| row.get(0))?)
}

/// Somebody is forgotten: whom they shun, who shuns them, and who sent their reports. What they are reported for stays.
pub(super) fn forget(connection: &Connection, person: &str) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM shuns WHERE person = ?1 OR other = ?1")?.execute([person])?;
    connection.prepare_cached("UPDATE chat SET person = NULL WHERE person = ?1")?.execute([person])?;
    connection.prepare_cached("UPDATE reports SET by = '', by_name = '' WHERE by = ?1")?.execute([person])?;
    Ok(())
}

const REPORT_COLUMNS: &str = "number, at_ms, by, by_name, about, about_name, race, game, seat, reason, text, line, \
     lines, settled_ms, settled_by, settled_why";

fn report_from(row: &Row<'_>) -> rusqlite::Result<StoredReport> {
    let settled = match row.get::<_, Option<i64>>(13)? {
        Some(at_ms) => Some(Settled { at_ms, by: row.get(14)?, why: row.get(15)? }),
        None => None,
    };
    Ok(StoredReport {
        number: row.get(0)?,
        at_ms: row.get(1)?,
        by: Person { id: row.get(2)?, name: row.get(3)? },
        about: Person { id: row.get(4)?, name: row.get(5)? },
        table: row.get(6)?,
        game: row.get(7)?,
        seat: row.get(8)?,
        reason: read(row, 9)?,
        text: row.get(10)?,
        line: row.get(11)?,
        lines: read(row, 12)?,
        settled,
    })
}

const AUDIT_COLUMNS: &str = "number, at_ms, by, deed, why, done";

fn audit_from(row: &Row<'_>) -> rusqlite::Result<AuditLine> {
    Ok(AuditLine {
        number: row.get(0)?,
        at_ms: row.get(1)?,
        by: row.get(2)?,
        deed: read(row, 3)?,
        why: row.get(4)?,
        done: read_if(row, 5)?,
    })
}

impl SqliteStore {
    fn audit_lines(&self, rest: &str, most: u32) -> Result<Vec<AuditLine>, StoreError> {
        let connection = self.reading();
        let sql = format!("SELECT {AUDIT_COLUMNS} FROM audit {rest} LIMIT ?1");
        let mut query = connection.prepare_cached(&sql)?;
        let rows = query.query_map([most], audit_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl Moderation for SqliteStore {
    fn said(&self, table: &str, most: u32) -> Result<Vec<SaidLine>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT at_ms, seat, text, person FROM chat WHERE race = ?1 ORDER BY n DESC LIMIT ?2";
        let mut query = connection.prepare_cached(sql)?;
        let said = |row: &Row<'_>| {
            let line = ChatLine { at_ms: row.get(0)?, seat: row.get(1)?, text: row.get(2)? };
            Ok(SaidLine { line, person: row.get(3)? })
        };
        let mut lines: Vec<SaidLine> =
            query.query_map(params![table, most], said)?.collect::<Result<_, _>>()?;
        lines.reverse();
        Ok(lines)
    }

    fn shuns(&self) -> Result<Vec<StoredShun>, StoreError> {
        let connection = self.reading();
        let mut query =
            connection.prepare_cached("SELECT person, other, name, mute, block, at_ms FROM shuns")?;
        let rows = query.query_map([], |row| {
            Ok(StoredShun {
                person: row.get(0)?,
                other: row.get(1)?,
                name: row.get(2)?,
                mute: row.get(3)?,
                block: row.get(4)?,
                at_ms: row.get(5)?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn reports(&self, all: bool, most: u32) -> Result<Vec<StoredReport>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!(
            "SELECT {REPORT_COLUMNS} FROM reports WHERE ?1 OR settled_ms IS NULL ORDER BY number DESC LIMIT ?2"
        ))?;
        let rows = query.query_map(params![all, most], report_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn report(&self, number: i64) -> Result<Option<StoredReport>, StoreError> {
        let connection = self.reading();
        let sql = format!("SELECT {REPORT_COLUMNS} FROM reports WHERE number = ?1");
        Ok(connection.prepare_cached(&sql)?.query_row([number], report_from).optional()?)
    }

    fn reports_of(&self, person: &str, since_ms: i64) -> Result<u32, StoreError> {
        count_of(&self.reading(), person, since_ms)
    }

    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT kind, name, why, at_ms, until_ms FROM bans ORDER BY at_ms DESC, kind, name";
        let mut query = connection.prepare_cached(sql)?;
        let rows = query.query_map([], |row| {
            let whom = Whom::of(&row.get::<_, String>(0)?, row.get(1)?);
            Ok(Ban { whom, why: row.get(2)?, at_ms: row.get(3)?, until_ms: row.get(4)? })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn orders(&self) -> Result<Vec<AuditLine>, StoreError> {
        self.audit_lines("WHERE done IS NULL ORDER BY number", 1_000)
    }

    fn audit(&self, most: u32) -> Result<Vec<AuditLine>, StoreError> {
        self.audit_lines("ORDER BY number DESC", most)
    }

    fn names_taken(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let connection = self.reading();
        let sql =
            "SELECT deed ->> 'from' FROM audit WHERE deed ->> 'kind' = 'rename' AND deed ->> 'person' = ?1";
        let mut query = connection.prepare_cached(sql)?;
        let rows = query.query_map([person], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn audit_line(&self, number: i64) -> Result<Option<AuditLine>, StoreError> {
        let connection = self.reading();
        let sql = format!("SELECT {AUDIT_COLUMNS} FROM audit WHERE number = ?1");
        Ok(connection.prepare_cached(&sql)?.query_row([number], audit_from).optional()?)
    }

    fn people_like(&self, part: &str, most: u32) -> Result<Vec<(Person, u32)>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT id, name, (SELECT COUNT(*) FROM seats WHERE person = id) FROM people
                   WHERE id = ?1 OR instr(lower(name), lower(?1)) > 0 ORDER BY name, id LIMIT ?2";
        let mut query = connection.prepare_cached(sql)?;
        let rows = query.query_map(params![part, most], |row| {
            Ok((Person { id: row.get(0)?, name: row.get(1)? }, row.get(2)?))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn tables_in(&self, state: TableState, most: u32) -> Result<Vec<StoredTable>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!(
            "SELECT {TABLE_COLUMNS} FROM tables WHERE state = ?1 ORDER BY created_ms DESC LIMIT ?2"
        ))?;
        let rows = query.query_map(params![state_word(state), most], table_from)?;
        readable(rows)
    }
}
