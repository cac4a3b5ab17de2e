//! Reviews.

use protocol::Review;
use rusqlite::{Connection, OptionalExtension, params};

use super::SqliteStore;
use super::rows::{read, word};
use crate::store::reviews::{Reviews, StoredReview};
use crate::store::{Company, StoreError};

/// From version 7, and in every new file. A row is long, so the table has row ids.
pub(super) const TABLES: &str = "
CREATE TABLE reviews (race TEXT PRIMARY KEY, rules_version INTEGER NOT NULL, review TEXT NOT NULL) STRICT;
";

pub(super) fn keep(connection: &Connection, kept: &StoredReview) -> Result<usize, StoreError> {
    let sql = "INSERT INTO reviews (race, rules_version, review) SELECT ?1, ?2, ?3 FROM tables WHERE id = ?1
               ON CONFLICT (race) DO UPDATE SET rules_version = ?2, review = ?3";
    let StoredReview { table, rules_version, review } = kept;
    Ok(connection.prepare_cached(sql)?.execute(params![table, rules_version, word(review)])?)
}

/// The review of a table that is forgotten.
pub(super) fn forget(connection: &Connection, table: &str) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM reviews WHERE race = ?1")?.execute([table])?;
    Ok(())
}

/// A review as it was written; none if it was written otherwise than reviews are now.
fn read_review(text: &str) -> Option<Review> {
    serde_json::from_str(text)
        .inspect_err(|error| tracing::info!(%error, "a review is to be made again"))
        .ok()
}

impl Reviews for SqliteStore {
    fn review(&self, table: &str, rules_version: u32) -> Result<Option<Review>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT review FROM reviews WHERE race = ?1 AND rules_version = ?2";
        let text = connection
            .prepare_cached(sql)?
            .query_row(params![table, rules_version], |row| row.get::<_, String>(0))
            .optional()?;
        Ok(text.as_deref().and_then(read_review))
    }

    fn reviews_of(&self, person: &str, most: u32) -> Result<Vec<(Review, Company)>, StoreError> {
        // Both other tables are found by their keys, and the seats of a person by theirs.
        let sql = "SELECT review, company FROM seats JOIN reviews ON reviews.race = seats.race
                   JOIN tables ON tables.id = seats.race WHERE seats.person = ?1
                   ORDER BY seats.created_ms DESC, seats.race DESC LIMIT ?2";
        let connection = self.reading();
        let mut query = connection.prepare_cached(sql)?;
        let rows = query.query_map(params![person, most], |row| {
            Ok((row.get::<_, String>(0)?, read::<Company>(row, 1)?))
        })?;
        let rows: Vec<(String, Company)> = rows.collect::<Result<_, _>>()?;
        drop(query);
        drop(connection);
        Ok(rows.into_iter().filter_map(|(text, company)| Some((read_review(&text)?, company))).collect())
    }
}
