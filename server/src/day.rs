//! The race of the day: the same seed, seats and bots for everybody, promised days before and revealed when the day is over.
//! `docs/decisions/084-race-of-the-day.md` says why it is as it is.

mod calendar;
mod plan;
mod told;

use std::sync::Arc;

use catalog::AnyGame;
use engine::Fault;
use protocol::{Settings, Streak, TableState};
use serde_json::Value;

use crate::app::{App, now_ms};
use crate::lobby;
use crate::store::day::StoredDay;
use crate::store::{Company, Holder, Person, Store, StoreError, StoredTable, TableSettings, Write};
pub use calendar::Calendar;
pub(crate) use calendar::{date, read_date};
pub(crate) use plan::Plan;
pub(crate) use told::{Reader, race_told, races_told};

/// For how many days ahead promises are published.
pub(crate) const AHEAD: i64 = 2;
/// Nobody begins in the last minute of a day.
const LATE_MS: u64 = 60_000;

/// The date of a moment, by universal time: `2026-11-18`.
pub fn date_of(at_ms: i64) -> String {
    date(at_ms.div_euclid(86_400_000))
}

/// What the promise calls a day's race, in the place of a table's id.
pub(crate) fn name(day: i64, game: &str) -> String {
    format!("day-{}-{game}", date(day))
}

impl StoredTable {
    /// What the promise about the seed calls this race: the table's id, or the race of the day that it is a try at.
    pub(crate) fn promised_as(&self) -> String {
        self.company.day.map_or_else(|| self.id.clone(), |day| name(day, &self.game))
    }

    /// Whether its seed is that of a day which is not over.
    pub(crate) fn is_sealed(&self, calendar: &Calendar) -> bool {
        self.company.day.is_some_and(|day| !calendar.is_over(day))
    }
}

/// The games that have a race of the day: those whose bots were measured at the levels that take part.
pub(crate) fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    catalog::games().filter(|game| Plan::is_for(*game))
}

/// Draws what is missing of today's seeds and of those to come.
pub(crate) async fn draw_all(app: &App) -> Result<(), StoreError> {
    if let Some(day) = app.read(|store| store.last_closed(AHEAD)).await? {
        app.calendar().close(day);
    }
    let today = app.calendar().today();
    for game in games() {
        for day in today..=today + AHEAD {
            drawn(app, day, game.id()).await?;
        }
    }
    Ok(())
}

/// The seed of a day's race, which is drawn if it was not. Who draws at the same time is told the seed of whoever was first.
pub(crate) async fn drawn(app: &App, day: i64, game: &'static str) -> Result<StoredDay, StoreError> {
    let known = || app.read(move |store| store.day(day, game));
    if let Some(known) = known().await? {
        return Ok(known);
    }
    let seed = u64::from_le_bytes(app.random()?);
    let salt = app.random_word::<32>()?;
    let fresh = StoredDay { day, game: game.to_string(), seed, salt, made_ms: app.calendar().date_ms() };
    match app.writer.write(Write::NewDay(fresh.clone())).await {
        Ok(()) => Ok(fresh),
        Err(StoreError::Conflict) => known().await?.ok_or(StoreError::Missing),
        Err(error) => Err(error),
    }
}

/// A try that was begun, now or before.
pub(crate) struct Begun {
    pub(crate) table: String,
    pub(crate) is_new: bool,
}

/// Why a try does not begin.
#[derive(Debug)]
pub(crate) enum NoTry {
    /// The day is almost over.
    Late,
    /// The address has made too many tables.
    TooMany,
    Fault(Fault),
    Store(StoreError),
}

impl From<StoreError> for NoTry {
    fn from(error: StoreError) -> NoTry {
        NoTry::Store(error)
    }
}

/// Somebody's one try today: it begins, or it is the one that they have.
pub(crate) async fn begin(
    app: &Arc<App>,
    person: &Person,
    game: &'static dyn AnyGame,
    may_make: impl FnOnce() -> bool,
) -> Result<Begun, NoTry> {
    let today = app.calendar().today();
    if let Some(table) = own_table(app, today, game.id(), person).await? {
        return Ok(Begun { table, is_new: false });
    }
    if app.calendar().ends_in_ms(today) < LATE_MS {
        return Err(NoTry::Late);
    }
    if !may_make() {
        return Err(NoTry::TooMany);
    }
    let drawn = drawn(app, today, game.id()).await?;
    let table = table_for(app, person, game, &drawn)?;
    let write = |table: &StoredTable| {
        let (table, person) = (Box::new(table.clone()), person.id.clone());
        Write::NewTry { table, day: today, person }
    };
    match lobby::store_new(app, table, write).await {
        Ok(table) => {
            app.hub.set_due(&table.as_str().into(), Some(now_ms()));
            Ok(Begun { table, is_new: true })
        }
        // The other of two requests was first.
        Err(StoreError::Conflict) => match own_table(app, today, game.id(), person).await? {
            Some(table) => Ok(Begun { table, is_new: false }),
            None => Err(StoreError::Conflict.into()),
        },
        Err(error) => Err(error.into()),
    }
}

async fn own_table(
    app: &App,
    day: i64,
    game: &'static str,
    person: &Person,
) -> Result<Option<String>, StoreError> {
    let id = person.id.clone();
    Ok(app.read(move |store| store.try_of(day, game, &id)).await?.map(|known| known.table))
}

/// The table of a try: the usual set-up, rated, begun at once.
fn table_for(
    app: &App,
    person: &Person,
    game: &'static dyn AnyGame,
    drawn: &StoredDay,
) -> Result<StoredTable, NoTry> {
    let plan = Plan::of(game, drawn);
    let race = game.new_race(plan.seats.len() as i64, &Value::Null, 0).map_err(NoTry::Fault)?;
    let holder = |level: &Option<bots::Level>| match level {
        Some(level) => Holder::Bot(*level),
        None => lobby::person_at(&[], person, None),
    };
    let company = Company {
        seats: plan.seats.iter().map(holder).collect(),
        host: Some(person.id.clone()),
        maker: Some(person.id.clone()),
        started_ms: Some(now_ms()),
        day: Some(drawn.day),
        ..Company::default()
    };
    let settings = Settings { rated: true, hints: false, away_after_s: Some(0), ..Settings::default() };
    let (options, settings) = (race.setup().options, TableSettings::usual(settings));
    let fresh = lobby::fresh(app, game.id(), options, settings, company, TableState::Running)?;
    Ok(StoredTable { seed: drawn.seed, salt: drawn.salt.clone(), ..fresh })
}

/// Whether somebody may see what others have done in the race of a day: the day is over, or their own try is.
pub(crate) fn is_open(
    store: &dyn Store,
    calendar: &Calendar,
    (day, game): (i64, &str),
    person: Option<&str>,
) -> Result<bool, StoreError> {
    if calendar.is_over(day) {
        return Ok(true);
    }
    let Some(person) = person else { return Ok(false) };
    Ok(store.try_of(day, game, person)?.is_some_and(|own| own.end.is_some()))
}

/// The table of somebody's try today in a game, if whoever asks may not know yet how it went.
pub(crate) fn closed_try(
    store: &dyn Store,
    calendar: &Calendar,
    game: &str,
    (person, asker): (&str, Option<&str>),
) -> Result<Option<String>, StoreError> {
    let today = calendar.today();
    if is_open(store, calendar, (today, game), asker)? {
        return Ok(None);
    }
    Ok(store.try_of(today, game, person)?.map(|known| known.table))
}

/// Days in a row, from those on which somebody raced to the end, the latest first.
pub(crate) fn streak(finished: &[i64], today: i64) -> Streak {
    let mut runs: Vec<(i64, u32)> = Vec::new();
    for day in finished {
        match runs.last_mut() {
            Some((latest, count)) if *latest - i64::from(*count) == *day => *count += 1,
            _ => runs.push((*day, 1)),
        }
    }
    let now = runs.first().filter(|(latest, _)| *latest >= today - 1).map_or(0, |(_, count)| *count);
    Streak { now, best: runs.iter().map(|(_, count)| *count).max().unwrap_or(0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_is_days_in_a_row_and_lasts_until_a_whole_day_is_missed() {
        let of = |finished: &[i64], today| {
            let Streak { now, best } = streak(finished, today);
            (now, best)
        };
        assert_eq!(of(&[], 10), (0, 0));
        assert_eq!(of(&[10], 10), (1, 1));
        assert_eq!(of(&[10, 9, 8], 10), (3, 3));
        assert_eq!(of(&[9, 8], 10), (2, 2), "today's race is still to be run");
        assert_eq!(of(&[8, 7], 10), (0, 2), "yesterday was missed");
        assert_eq!(of(&[10, 8, 7, 6, 4], 10), (1, 3));
    }

    #[test]
    fn every_game_with_measured_bots_has_a_race_that_fits_the_rules_of_rated_tables() {
        for game in games() {
            for seed in 0..50 {
                let (day, salt) = (20_000 + seed, "salt".to_string());
                let drawn =
                    StoredDay { day, game: game.id().to_string(), seed: seed as u64, salt, made_ms: 0 };
                let plan = Plan::of(game, &drawn);
                let seat = |level: &Option<bots::Level>| match level {
                    Some(level) => protocol::SeatPlan::Bot { level: level.name().to_string() },
                    None => protocol::SeatPlan::Me { name: None },
                };
                let settings = Settings { rated: true, ..Settings::default() };
                let (id, options) = (game.id().to_string(), Value::Null);
                let seats: Vec<_> = plan.seats.iter().map(seat).collect();
                let usual = game.new_race(seats.len() as i64, &options, 0).unwrap().setup().options;
                let wanted = protocol::NewTable { game: id, options, seats, settings };
                assert_eq!(
                    crate::rated::check_plan(game, &wanted, bots::Level::Greedy, &usual),
                    Ok(()),
                    "{}",
                    game.id()
                );
            }
        }
        assert!(games().count() >= 5);
    }
}
