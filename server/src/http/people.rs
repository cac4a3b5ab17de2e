//! What everybody may know of people with ratings: leaderboards, profiles, how a rating has come about.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use bots::Level;
use engine::Phrase;
use protocol::{
    BotRating, GameRating, Leader, Leaderboard, MyRaces, Profile, RatingHistory, RatingPoint, TableState,
};
use serde::Deserialize;

use super::extract::{Asked, Caller, Part};
use super::games::find;
use super::me::read_before;
use super::problem::Problem;
use crate::app::App;
use crate::day;
use crate::rated::{bot_points, of_game, told};
use crate::results;
use crate::store::rated::{Points, Standing};
use crate::store::{Person, Store, StoreError, StoredTable};

/// How many.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HowMany {
    most: Option<u32>,
}

/// The most people of a leaderboard.
const LEADERS_MAX: u32 = 100;
/// The most races of a history.
const POINTS_MAX: u32 = 500;

pub(super) async fn leaderboard(
    State(app): State<Arc<App>>,
    Part(game): Part<String>,
    Asked(HowMany { most }): Asked<HowMany>,
) -> Result<Json<Leaderboard>, Problem> {
    let id = find(&game)?.id();
    let most = most.unwrap_or(LEADERS_MAX).clamp(1, LEADERS_MAX);
    let leaders = app.read(move |store| store.leaders(id, most)).await?;
    let leader = |standing: Standing| {
        let GameRating { rating, rank, .. } = of_game(&standing);
        Some(Leader { rank: rank?, person: standing.person.id, name: standing.person.name, rating })
    };
    let bot = |level: Level| {
        let rating = told(bot_points(id, level)?, None);
        Some(BotRating { level: level.name().to_string(), rating })
    };
    let bots = Level::ALL.into_iter().filter_map(bot).collect();
    Ok(Json(Leaderboard {
        game: id.to_string(),
        people: leaders.into_iter().filter_map(leader).collect(),
        bots,
    }))
}

/// Somebody who has a rating; nobody else has a profile.
fn rated_person(store: &dyn Store, id: &str) -> Result<Option<(Person, Vec<Standing>)>, StoreError> {
    let Some(person) = store.person(id)? else { return Ok(None) };
    let ratings = store.ratings_of(id)?;
    Ok((!ratings.is_empty()).then_some((person, ratings)))
}

fn no_profile() -> Problem {
    Problem::not_found(Phrase::new("server-no-profile"))
}

pub(super) async fn profile(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
) -> Result<Json<Profile>, Problem> {
    let (known, calendar) = (Arc::clone(&app.results), app.calendar().clone());
    let found = app.read(move |store| {
        let Some((person, ratings)) = rated_person(store, &id)? else { return Ok(None) };
        let is_shown = |table: &StoredTable| results::is_shown(table, &calendar);
        let records = known.records_of(store, &id, is_shown)?;
        let boards = results::favourites(store, &id, is_shown)?;
        Ok(Some(Profile {
            id,
            name: person.name,
            ratings: ratings.iter().map(of_game).collect(),
            records: records.records,
            boards,
            races: records.races,
        }))
    });
    found.await?.map(Json).ok_or_else(no_profile)
}

/// Which races.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    before: Option<String>,
    most: Option<u32>,
}

/// The finished races of somebody that everybody may see.
pub(super) async fn races(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Asked(Which { before, most }): Asked<Which>,
) -> Result<Json<MyRaces>, Problem> {
    let before = read_before(before.as_deref())?;
    let (known, calendar) = (Arc::clone(&app.results), app.calendar().clone());
    let page = app.read(move |store| {
        if rated_person(store, &id)?.is_none() {
            return Ok(None);
        }
        let page = results::Page { state: TableState::Over, before, most: most.unwrap_or(20) };
        known.page(store, &id, &page, |table| results::is_shown(table, &calendar)).map(Some)
    });
    page.await?.map(Json).ok_or_else(no_profile)
}

pub(super) async fn history(
    State(app): State<Arc<App>>,
    Part((id, game)): Part<(String, String)>,
    caller: Caller,
) -> Result<Json<RatingHistory>, Problem> {
    let game = find(&game)?.id();
    let (calendar, asker) = (app.calendar().clone(), caller.person.map(|person| person.id.clone()));
    let history = app.read(move |store| {
        if rated_person(store, &id)?.is_none() {
            return Ok(None);
        }
        let steps = store.rating_steps(&id, game, POINTS_MAX)?;
        let before = steps.first().map_or(told(Points::START, Some(0)), |step| {
            told(step.before, Some(step.races.saturating_sub(1)))
        });
        let closed = day::closed_try(store, &calendar, game, (&id, asker.as_deref()))?;
        let open = steps.into_iter().filter(|step| closed.as_ref() != Some(&step.table));
        let points = open.map(|step| RatingPoint {
            rating: told(step.after, Some(step.races)),
            table: step.table,
            at_ms: step.at_ms,
            place: step.place,
            seats: step.seats,
        });
        let points = points.collect();
        Ok(Some(RatingHistory { person: id, game: game.to_string(), before, points }))
    });
    history.await?.map(Json).ok_or_else(no_profile)
}
