//! Rated races and the ratings that follow from them.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::SqliteStore;
use super::rows::{read, word};
use crate::store::rated::{Book, PROVISIONAL, Points, RatedRace, RatingStep, Ratings, Standing, enter};
use crate::store::{Person, StoreError};

/// From version 3, and in every new file: `results` has what is stored of rated races, in the order of finishing; all the rest follows from it.
pub(super) const TABLES: &str = "
CREATE TABLE results (
    number INTEGER PRIMARY KEY, race TEXT NOT NULL UNIQUE, game TEXT NOT NULL, at_ms INTEGER NOT NULL, seats TEXT NOT NULL
) STRICT;
CREATE TABLE ratings (
    person TEXT NOT NULL, game TEXT NOT NULL, value INTEGER NOT NULL, uncertainty INTEGER NOT NULL,
    races INTEGER NOT NULL, PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_order ON ratings (game, value - 3 * uncertainty);
CREATE TABLE rating_steps (
    person TEXT NOT NULL, game TEXT NOT NULL, number INTEGER NOT NULL, race TEXT NOT NULL, at_ms INTEGER NOT NULL,
    place INTEGER NOT NULL, seats INTEGER NOT NULL, value_before INTEGER NOT NULL, uncertainty_before INTEGER NOT NULL,
    value INTEGER NOT NULL, uncertainty INTEGER NOT NULL, races INTEGER NOT NULL, PRIMARY KEY (person, game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_steps_race ON rating_steps (race);
";

const STEP_COLUMNS: &str = "number, race, person, game, at_ms, place, seats, value_before, uncertainty_before, value, uncertainty, races";

/// What a leaderboard goes by: people who are known, and nobody else; and only ratings that are not [`PROVISIONAL`] have a rank.
const STANDINGS: &str = "SELECT person, name, game, value, uncertainty, races,
    CASE WHEN uncertainty <= 4000 THEN
        (SELECT 1 + COUNT(*) FROM ratings AS other JOIN people AS rival ON rival.id = other.person
         WHERE other.game = ratings.game AND other.uncertainty <= 4000
         AND other.value - 3 * other.uncertainty > ratings.value - 3 * ratings.uncertainty) END
    FROM ratings JOIN people ON people.id = person";

/// Notes a race that has ended and enters it; one that is noted already stays as it is.
pub(super) fn note(connection: &Connection, race: &RatedRace) -> Result<(), StoreError> {
    let sql = "INSERT INTO results (race, game, at_ms, seats) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
    let values = params![race.table, race.game, race.at_ms, word(&race.seats)];
    if connection.prepare_cached(sql)?.execute(values)? == 0 {
        return Ok(());
    }
    enter(&mut Pages(connection), connection.last_insert_rowid(), race)
}

impl SqliteStore {
    /// Recomputes all ratings from the rated races, in the order of finishing. Gives the number of races.
    pub fn rate_anew(&self) -> Result<u32, StoreError> {
        let mut connection = self.writing.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let transaction = connection.transaction()?;
        transaction.execute_batch("DELETE FROM ratings; DELETE FROM rating_steps;")?;
        let mut count = 0;
        {
            let mut query = transaction
                .prepare("SELECT number, race, game, at_ms, seats FROM results ORDER BY number")?;
            let mut rows = query.query([])?;
            while let Some(row) = rows.next()? {
                enter(&mut Pages(&transaction), row.get(0)?, &race_from(row)?)?;
                count += 1;
            }
        }
        transaction.commit()?;
        Ok(count)
    }
}

fn race_from(row: &Row<'_>) -> rusqlite::Result<RatedRace> {
    Ok(RatedRace { table: row.get(1)?, game: row.get(2)?, at_ms: row.get(3)?, seats: read(row, 4)? })
}

fn step_from(row: &Row<'_>) -> rusqlite::Result<RatingStep> {
    Ok(RatingStep {
        number: row.get(0)?,
        table: row.get(1)?,
        person: row.get(2)?,
        game: row.get(3)?,
        at_ms: row.get(4)?,
        place: row.get(5)?,
        seats: row.get(6)?,
        before: Points { value: row.get(7)?, uncertainty: row.get(8)? },
        after: Points { value: row.get(9)?, uncertainty: row.get(10)? },
        races: row.get(11)?,
    })
}

fn standing_from(row: &Row<'_>) -> rusqlite::Result<Standing> {
    Ok(Standing {
        person: Person { id: row.get(0)?, name: row.get(1)? },
        game: row.get(2)?,
        points: Points { value: row.get(3)?, uncertainty: row.get(4)? },
        races: row.get(5)?,
        rank: row.get(6)?,
    })
}

/// The tables while something is written.
struct Pages<'a>(&'a Connection);

impl Book for Pages<'_> {
    fn rating(&self, person: &str, game: &str) -> Result<Option<(Points, u32)>, StoreError> {
        let sql = "SELECT value, uncertainty, races FROM ratings WHERE person = ?1 AND game = ?2";
        let known =
            |row: &Row<'_>| Ok((Points { value: row.get(0)?, uncertainty: row.get(1)? }, row.get(2)?));
        Ok(self.0.prepare_cached(sql)?.query_row([person, game], known).optional()?)
    }

    fn meetings(&self, (one, other): (&str, &str), game: &str, after_ms: i64) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM rating_steps AS one JOIN rating_steps AS other USING (game, number)
                   WHERE one.person = ?1 AND other.person = ?2 AND game = ?3 AND one.at_ms > ?4";
        Ok(self.0.prepare_cached(sql)?.query_row(params![one, other, game, after_ms], |row| row.get(0))?)
    }

    fn note(&mut self, step: RatingStep) -> Result<(), StoreError> {
        let insert = format!(
            "INSERT INTO rating_steps ({STEP_COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
        );
        let (before, after) = (step.before, step.after);
        self.0.prepare_cached(&insert)?.execute(params![
            step.number,
            step.table,
            step.person,
            step.game,
            step.at_ms,
            step.place,
            step.seats,
            before.value,
            before.uncertainty,
            after.value,
            after.uncertainty,
            step.races
        ])?;
        let now = "INSERT OR REPLACE INTO ratings (person, game, value, uncertainty, races) VALUES (?1, ?2, ?3, ?4, ?5)";
        let values = params![step.person, step.game, after.value, after.uncertainty, step.races];
        self.0.prepare_cached(now)?.execute(values)?;
        Ok(())
    }
}

impl Ratings for SqliteStore {
    fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached("SELECT id, name FROM people WHERE id = ?1")?;
        Ok(query.query_row([id], |row| Ok(Person { id: row.get(0)?, name: row.get(1)? })).optional()?)
    }

    fn ratings_of(&self, person: &str) -> Result<Vec<Standing>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!("{STANDINGS} WHERE person = ?1 ORDER BY game"))?;
        let rows = query.query_map([person], standing_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn leaders(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError> {
        let connection = self.reading();
        let order = "ORDER BY value - 3 * uncertainty DESC, person LIMIT ?2";
        let mut query = connection
            .prepare_cached(&format!("{STANDINGS} WHERE game = ?1 AND uncertainty <= ?3 {order}"))?;
        let rows = query.query_map(params![game, most, PROVISIONAL], standing_from)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn rating_steps(&self, person: &str, game: &str, most: u32) -> Result<Vec<RatingStep>, StoreError> {
        let connection = self.reading();
        let mut query = connection.prepare_cached(&format!(
            "SELECT {STEP_COLUMNS} FROM rating_steps WHERE person = ?1 AND game = ?2 ORDER BY number DESC LIMIT ?3"
        ))?;
        let rows = query.query_map(params![person, game, most], step_from)?;
        let mut steps: Vec<RatingStep> = rows.collect::<Result<_, _>>()?;
        steps.reverse();
        Ok(steps)
    }

    fn rated_race(&self, table: &str) -> Result<Option<(RatedRace, Vec<RatingStep>)>, StoreError> {
        let connection = self.reading();
        let sql = "SELECT number, race, game, at_ms, seats FROM results WHERE race = ?1";
        let Some(race) = connection.prepare_cached(sql)?.query_row([table], race_from).optional()? else {
            return Ok(None);
        };
        let mut query =
            connection.prepare_cached(&format!("SELECT {STEP_COLUMNS} FROM rating_steps WHERE race = ?1"))?;
        let steps = query.query_map([table], step_from)?.collect::<Result<_, _>>()?;
        Ok(Some((race, steps)))
    }
}
