//! The race of the day: what it is, beginning one's try, results.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Phrase;
use protocol::{DayList, DayRace, MadeTable};
use serde::Deserialize;

use super::extract::{Asked, Caller, Known, Part, Peer};
use super::games::find;
use super::problem::Problem;
use super::tables::{made_table, told_from_store};
use crate::app::App;
use crate::day::{self, NoTry, Plan, Reader};
use crate::gate::Kind;
use crate::store::Store;

/// Which day.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct When {
    date: Option<String>,
}

pub(super) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<DayList>, Problem> {
    let calendar = app.calendar().clone();
    let person = caller.person.map(|person| person.id.clone());
    let read = move |store: &dyn Store| {
        day::races_told(&Reader { store, calendar: &calendar, person: person.as_deref() })
    };
    Ok(Json(app.read(read).await?))
}

pub(super) async fn one(
    State(app): State<Arc<App>>,
    Part(game): Part<String>,
    caller: Caller,
    Asked(When { date }): Asked<When>,
) -> Result<Json<DayRace>, Problem> {
    let game = find(&game)?;
    let calendar = app.calendar().clone();
    let none = || Problem::not_found(Phrase::new("server-day-none"));
    let day = match date {
        None => calendar.today(),
        Some(date) => day::read_date(&date).ok_or_else(none)?,
    };
    let person = caller.person.map(|person| person.id.clone());
    let read = move |store: &dyn Store| {
        day::race_told(&Reader { store, calendar: &calendar, person: person.as_deref() }, game, day)
    };
    app.read(read).await?.map(Json).ok_or_else(none)
}

pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Part(game): Part<String>,
    peer: Peer,
    Known(person): Known,
) -> Result<(StatusCode, Json<MadeTable>), Problem> {
    let game = find(&game)?;
    if !Plan::is_for(game) {
        return Err(Problem::not_found(Phrase::new("server-day-none")));
    }
    let begun = day::begin(&app, &person, game, || app.gate.take(peer.0, Kind::Table)).await;
    let begun = begun.map_err(|error| match error {
        NoTry::Late => Problem::new(StatusCode::CONFLICT, "not_now", Phrase::new("server-day-late")),
        NoTry::TooMany => Problem::too_much("server-many-tables"),
        NoTry::Fault(fault) => Problem::from(fault).of_game(game.id()),
        NoTry::Store(error) => error.into(),
    })?;
    let status = if begun.is_new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, Json(made_table(told_from_store(&app, begun.table).await?, Vec::new()))))
}
