//! Rated tables: what they must be like, and what is told of ratings. `docs/decisions/081-ratings.md` says why.

use std::collections::BTreeMap;

use bots::Level;
use catalog::{AnyGame, Rating, bot_rating};
use engine::{Phrase, Value};
use protocol::{
    ClockPlan, GameRating, NewTable, RatedResult, RatedSeat, RatingInfo, SeatPlan, Settings, TableInfo,
};
use serde_json::Value as Json;

use crate::store::rated::{Points, Racer, RatedRace, RatingStep, Standing};
use crate::store::{Company, Holder, Store, StoreError, StoredTable};
use crate::words;

/// The least seconds after which somebody counts as away at a rated table: a connection that breaks off for a moment loses no race.
const AWAY_LEAST_S: u32 = 60;
/// The least that a live clock begins with where the result counts.
const BANK_LEAST_MS: u32 = 60_000;

/// What is wrong with a rated table, if something is. `options` are its switches, each with its value.
pub(crate) fn check_plan(
    game: &dyn AnyGame,
    wanted: &NewTable,
    stand_in: Level,
    options: &Json,
) -> Result<(), Phrase> {
    let wrong = |id: &'static str| Err(Phrase::new(id));
    let seats = &wanted.seats;
    let mine = seats.iter().filter(|plan| matches!(plan, SeatPlan::Me { .. })).count();
    let usual = game.new_race(seats.len() as i64, &Json::Null, 0).map(|race| race.setup().options);
    if usual.as_ref() != Ok(options) {
        return wrong("server-rated-options");
    }
    if seats.len() < 2 {
        return wrong("server-rated-seats");
    }
    if mine > 1 {
        return wrong("server-rated-around");
    }
    if seats.iter().all(|plan| matches!(plan, SeatPlan::Bot { .. })) {
        return wrong("server-rated-bots");
    }
    for plan in seats {
        if let SeatPlan::Bot { level } = plan {
            check_level(game.id(), words::find_level(level)?)?;
        }
    }
    check_settings(&wanted.settings)?;
    check_level(game.id(), stand_in)
}

/// Whether a clock lets somebody race, where the result counts beyond the race: one that has run out before anybody has looked is none.
pub(crate) fn check_clock(clock: &ClockPlan) -> Result<(), Phrase> {
    match *clock {
        ClockPlan::Live { bank_ms, .. } if bank_ms < BANK_LEAST_MS => {
            Err(Phrase::new("server-clock-least").with("least", BANK_LEAST_MS / 1_000))
        }
        ClockPlan::None {} | ClockPlan::Live { .. } | ClockPlan::Mail { .. } => Ok(()),
    }
}

fn check_settings(settings: &Settings) -> Result<(), Phrase> {
    check_clock(&settings.clock)?;
    if settings.undo_by_consent {
        return Err(Phrase::new("server-rated-undo"));
    }
    if settings.away_after_s.is_some_and(|seconds| (1..AWAY_LEAST_S).contains(&seconds)) {
        return Err(Phrase::new("server-rated-away").with("least", AWAY_LEAST_S));
    }
    Ok(())
}

/// Only bots whose strength was measured race at a rated table.
pub(crate) fn check_level(game: &str, level: Level) -> Result<(), Phrase> {
    let word = Value::Word { word: format!("level-{}", level.name()).into() };
    bot_rating(game, level).map(drop).ok_or_else(|| Phrase::new("server-rated-level").with("level", word))
}

/// A rating as it is told.
pub(crate) fn told(points: Points, races: Option<u32>) -> RatingInfo {
    let rating = Rating::from(points);
    RatingInfo {
        value: rating.value,
        uncertainty: rating.uncertainty,
        provisional: rating.is_provisional(),
        races,
    }
}

/// The rating of a bot as it counts, in thousandths.
pub(crate) fn bot_points(game: &str, level: Level) -> Option<Points> {
    bot_rating(game, level).map(Points::from)
}

/// A person's rating in a game, with the place in its leaderboard.
pub(crate) fn of_game(standing: &Standing) -> GameRating {
    let rating = told(standing.points, Some(standing.races));
    GameRating { game: standing.game.clone(), rating, rank: standing.rank }
}

/// What is told at a rated table besides what is told at all.
#[derive(Debug, Default)]
pub(crate) struct Told {
    people: BTreeMap<String, RatingInfo>,
    result: Option<RatedResult>,
}

impl Told {
    /// Looks up the ratings of those who sit at a table, and what its race did to them.
    pub(crate) fn look(
        store: &dyn Store,
        table: &str,
        game: &str,
        company: &Company,
    ) -> Result<Told, StoreError> {
        let mut people = BTreeMap::new();
        for id in company.seats.iter().filter_map(Holder::person) {
            let of_game = store.ratings_of(id)?.into_iter().find(|standing| standing.game == game);
            let rating = of_game.map_or(told(Points::START, Some(0)), |it| told(it.points, Some(it.races)));
            people.insert(id.to_string(), rating);
        }
        let result = store.rated_race(table)?.map(|(race, steps)| result_of(&race, &steps));
        Ok(Told { people, result })
    }

    /// The same table, with the ratings.
    pub(crate) fn at(&self, mut info: TableInfo, stored: &StoredTable) -> TableInfo {
        for (seat, holder) in info.seats.iter_mut().zip(&stored.company.seats) {
            seat.rating = match holder {
                Holder::Bot(level) if stored.settings.rated => {
                    bot_points(&stored.game, *level).map(|points| told(points, None))
                }
                _ => holder.person().and_then(|id| self.people.get(id)).cloned(),
            };
        }
        TableInfo { rated: self.result.clone(), ..info }
    }
}

/// What a race did to ratings.
fn result_of(race: &RatedRace, steps: &[RatingStep]) -> RatedResult {
    let seat = |(it, seat): (&crate::store::rated::RatedSeat, u8)| {
        let (before, after) = match &it.who {
            Racer::Bot(points) => (told(*points, None), told(*points, None)),
            Racer::Person(id) => {
                let step = steps.iter().find(|step| step.person == *id)?;
                (told(step.before, Some(step.races.saturating_sub(1))), told(step.after, Some(step.races)))
            }
        };
        Some(RatedSeat { seat, place: it.place, before, after })
    };
    let counted = !steps.is_empty();
    let seats = race.seats.iter().zip(0..).filter(|_| counted).filter_map(seat).collect();
    RatedResult { counted, seats }
}
