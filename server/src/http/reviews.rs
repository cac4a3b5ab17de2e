//! Reviews of finished races.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{History, REVIEW, Reviewing};
use engine::{Fault, Phrase};
use protocol::{MyReviews, ReviewState, TableState};

use super::extract::{Caller, Known, Part};
use super::problem::Problem;
use super::races::{Played, may_look, race_of, stored};
use super::tables::no_answer;
use crate::app::App;
use crate::day;
use crate::reviews::{self, NoReview, WISHES_MAX};
use crate::store::{StoreError, StoredTable};

/// How many reviews a history is made of: the newest.
const HISTORY_FROM: u32 = 200;

fn not_now(say: Phrase) -> Problem {
    Problem::new(StatusCode::CONFLICT, "not_now", say)
}

/// Whether the secrets of a race may be laid open: it is over, and so is the day that it is a try at.
pub(super) fn check_open(app: &App, table: &StoredTable, running: &'static str) -> Result<(), Problem> {
    if table.state != TableState::Over {
        return Err(not_now(Phrase::new(running)));
    }
    match table.company.day.filter(|_| table.is_sealed(app.calendar())) {
        None => Ok(()),
        Some(day) => Err(not_now(Phrase::new("server-day-sealed").naming("date", &day::date(day)))),
    }
}

/// Whether there can be a review of a race; what it takes to know that the race cannot be told is left to the catalogue.
fn check_reviewable(app: &App, table: &StoredTable) -> Result<(), Problem> {
    check_open(app, table, "review-running")?;
    let company = &table.company;
    match () {
        () if company.ended.is_some() => Err(not_now(Phrase::new("server-review-ended"))),
        () if company.seats.len() < 2 => Err(not_now(Phrase::new("review-alone"))),
        () if company.try_of.is_some() => Err(not_now(Phrase::new("review-written"))),
        () => Ok(()),
    }
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
) -> Result<Json<ReviewState>, Problem> {
    let table = app.read(move |store| store.table(&id)).await?.ok_or(StoreError::Missing)?;
    may_look(&app, &table, caller.person.as_deref()).await?;
    check_reviewable(&app, &table)?;
    Ok(Json(reviews::state(&app, &table).await?))
}

/// Begins a review or joins in the wish for it.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<Response, Problem> {
    let (table, actions) = stored(&app, &id).await?;
    may_look(&app, &table, Some(&person)).await?;
    check_reviewable(&app, &table)?;
    let begun = |state| (StatusCode::ACCEPTED, Json(state)).into_response();
    let state = reviews::state(&app, &table).await?;
    if let ReviewState::Made { .. } = state {
        return Ok(Json(state).into_response());
    }
    if let Some(state) = app.reviews.join(&id, &person.id) {
        return Ok(begun(state));
    }
    if !app.reviews.has_room(&person.id) {
        return Err(refused(&NoReview::TooMany));
    }
    let (worked, told) = (table.clone(), table);
    let work = tokio::task::spawn_blocking(move || prepare(&worked, &actions));
    let work = work.await.map_err(|_| no_answer())??;
    let state = reviews::begin(&app, &told, work, &person.id).map_err(|no| refused(&no))?;
    Ok(begun(state))
}

fn refused(no: &NoReview) -> Problem {
    let say = match no {
        NoReview::TooMany => Phrase::new("server-review-many").with("most", WISHES_MAX as i64),
        NoReview::Full => Phrase::new("server-review-full"),
    };
    Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_much", say)
}

/// The race told again, to be looked at.
fn prepare(table: &StoredTable, actions: &[Played]) -> Result<Box<dyn Reviewing>, Problem> {
    let mut race = race_of(table)?;
    for Played { seat, action, .. } in actions {
        race.play(*seat, action).map_err(|refused| Problem::wrong(refused.phrase()))?;
    }
    race.review(REVIEW).map_err(|fault: Fault| not_now(catalog::fault_phrase(&fault)))
}

/// Whoever asks no longer wishes the review.
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<StatusCode, Problem> {
    app.reviews.leave(&id, &person.id);
    Ok(StatusCode::NO_CONTENT)
}

/// What the reviews of one's races say together.
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<MyReviews>, Problem> {
    let history = app.read(move |store| {
        let mut history = History::default();
        for (review, company) in store.reviews_of(&person.id, HISTORY_FROM)? {
            let own: Vec<u8> = company.seats_of(&person.id).collect();
            if !own.is_empty() {
                history.add(&review, |seat| own.contains(&seat.0));
            }
        }
        Ok(history.told())
    });
    Ok(Json(history.await?))
}
