//! What somebody may know of the race of a day.

use catalog::AnyGame;
use protocol::{DayList, DayPromise, DayRace, DayResult, DayTry, Reveal, TableState};
use serde_json::Value;

use super::{AHEAD, Calendar, Plan, date, games, is_open, name, streak};
use crate::store::day::{RankedTry, StoredDay};
use crate::store::{Store, StoreError};

/// The most results that are told.
const RESULTS_MAX: u32 = 100;

/// Who asks, and which day it is.
pub(crate) struct Reader<'a> {
    pub(crate) store: &'a dyn Store,
    pub(crate) calendar: &'a Calendar,
    pub(crate) person: Option<&'a str>,
}

/// The races of today, without results.
pub(crate) fn races_told(reader: &Reader<'_>) -> Result<DayList, StoreError> {
    let today = reader.calendar.today();
    let mut races = Vec::new();
    for game in games() {
        if let Some(race) = race_told(reader, game, today)? {
            races.push(DayRace { results: None, ..race });
        }
    }
    Ok(DayList { date: date(today), ends_in_ms: reader.calendar.ends_in_ms(today), races })
}

/// The race of a day in a game; none if there was none, or if that day is still to come.
pub(crate) fn race_told(
    reader: &Reader<'_>,
    game: &dyn AnyGame,
    day: i64,
) -> Result<Option<DayRace>, StoreError> {
    let Reader { store, calendar, person } = *reader;
    let today = calendar.today();
    let Some(drawn) = store.day(day, game.id())?.filter(|_| day <= today) else { return Ok(None) };
    let plan = Plan::of(game, &drawn);
    let race = game.new_race(plan.seats.len() as i64, &Value::Null, 0);
    let race = race.map_err(|fault| StoreError::Failed(catalog::fault_phrase(&fault)))?;
    let is_past = day < today;
    let open = is_open(store, calendar, (day, game.id()), person)?;
    let (begun, finished) = store.day_counts(day, game.id())?;
    let mut results = None;
    if open {
        let ranked = store.day_results(day, game.id(), RESULTS_MAX)?;
        results = Some(ranked.into_iter().map(result).collect());
    }
    let (mut mine, mut own_streak) = (None, None);
    if let Some(person) = person {
        mine = own_try(store, &plan, (day, game.id()), person)?;
        own_streak = Some(streak(&store.days_finished(person, game.id())?, today));
    }
    let mut coming = Vec::new();
    for later in (today + 1..=today + AHEAD).filter(|_| !is_past) {
        coming.extend(store.day(later, game.id())?.map(|drawn| promise(&drawn)));
    }
    let reveal = Reveal { seed: drawn.seed.to_string(), salt: drawn.salt.clone(), drawn: None };
    Ok(Some(DayRace {
        game: game.id().to_string(),
        date: date(day),
        name: name(day, game.id()),
        promise: promise(&drawn),
        ends_in_ms: calendar.ends_in_ms(day),
        options: race.setup().options,
        seats: plan.seats.iter().map(|level| level.map(|level| level.name().to_string())).collect(),
        begun,
        finished,
        mine,
        streak: own_streak,
        open,
        results,
        reveal: is_past.then_some(reveal),
        coming,
    }))
}

fn promise(drawn: &StoredDay) -> DayPromise {
    let commitment = records::commitment(&name(drawn.day, &drawn.game), drawn.seed, &drawn.salt);
    DayPromise { date: date(drawn.day), commitment, made_ms: drawn.made_ms }
}

fn own_try(
    store: &dyn Store,
    plan: &Plan,
    (day, game): (i64, &str),
    person: &str,
) -> Result<Option<DayTry>, StoreError> {
    let Some(own) = store.try_of(day, game, person)? else { return Ok(None) };
    let result = store.day_result(day, game, person)?.map(result);
    let state = if own.end.is_some() { TableState::Over } else { TableState::Running };
    let seat = plan.seats.iter().position(Option::is_none).unwrap_or(0) as u8;
    Ok(Some(DayTry { table: own.table, seat, state, result }))
}

fn result(ranked: RankedTry) -> DayResult {
    let RankedTry { rank, person, table, end } = ranked;
    DayResult {
        rank,
        person: person.id,
        name: person.name,
        table,
        finished: end.finished,
        place: end.place,
        rounds: end.rounds,
        figures: end.figures,
        at_ms: end.at_ms,
    }
}
