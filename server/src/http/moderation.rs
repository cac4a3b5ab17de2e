//! Muting, blocking and reporting.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Phrase;
use protocol::{MyShunned, Report, ReportReceived, Shun, ShunnedSeats};

use super::extract::{Body, Known, Part, Peer};
use super::problem::Problem;
use crate::app::{App, now_ms};
use crate::gate::Kind;
use crate::moderation::{self, NoReport, SHUNNED_MAX};
use crate::store::moderation::{Moderate, StoredShun};
use crate::store::{Holder, Person, StoreError, StoredTable};

async fn table(app: &App, id: String) -> Result<StoredTable, Problem> {
    Ok(app.read(move |store| store.table(&id)).await?.ok_or(StoreError::Missing)?)
}

/// Whom of a table somebody mutes or blocks.
fn seats_of(app: &App, table: &StoredTable, person: &Person) -> Json<ShunnedSeats> {
    let seats = table.company.seats.iter().zip(0..).filter_map(|(holder, seat)| {
        let (mute, block) = app.shuns.between(&person.id, holder.person()?);
        (mute || block).then_some(Shun { seat, mute, block })
    });
    Json(ShunnedSeats { seats: seats.collect() })
}

pub(super) async fn at_table(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<Json<ShunnedSeats>, Problem> {
    let table = table(&app, id).await?;
    Ok(seats_of(&app, &table, &person))
}

pub(super) async fn shun(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Shun { seat, mute, block }): Body<Shun>,
) -> Result<Json<ShunnedSeats>, Problem> {
    let table = table(&app, id).await?;
    let Some(Holder::Person { id: other, name, .. }) = table.company.seats.get(usize::from(seat)) else {
        return Err(Problem::not_found(Phrase::new("server-nobody-sits")));
    };
    if *other == person.id {
        return Err(Problem::wrong(Phrase::new("server-shun-self")));
    }
    let is_more = (mute || block) && app.shuns.between(&person.id, other) == (false, false);
    if is_more && app.shuns.of(&person.id).len() >= SHUNNED_MAX {
        let say = Phrase::new("server-shun-many").with("most", SHUNNED_MAX as i64);
        return Err(Problem::new(StatusCode::CONFLICT, "not_now", say));
    }
    let (who, other, name) = (person.id.clone(), other.clone(), name.clone());
    set(&app, StoredShun { person: who, other, name, mute, block, at_ms: now_ms() }).await?;
    Ok(seats_of(&app, &table, &person))
}

async fn set(app: &App, shun: StoredShun) -> Result<(), StoreError> {
    app.writer.write(Moderate::Shun(shun.clone()).into()).await?;
    app.shuns.note(shun);
    Ok(())
}

pub(super) async fn mine(State(app): State<Arc<App>>, Known(person): Known) -> Json<MyShunned> {
    Json(app.shuns.told(&person.id))
}

pub(super) async fn forgive(
    State(app): State<Arc<App>>,
    Part(entry): Part<String>,
    Known(person): Known,
) -> Result<Json<MyShunned>, Problem> {
    let found = app.shuns.entry(&person.id, &entry);
    let shun = found.ok_or_else(|| Problem::not_found(Phrase::new("server-no-shun")))?;
    set(&app, StoredShun { mute: false, block: false, ..shun }).await?;
    Ok(Json(app.shuns.told(&person.id)))
}

pub(super) async fn send(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    peer: Peer,
    Known(person): Known,
    Body(report): Body<Report>,
) -> Result<(StatusCode, Json<ReportReceived>), Problem> {
    if !app.gate.take(peer.0, Kind::Report) {
        return Err(Problem::too_much("server-many-reports"));
    }
    let sent = moderation::report(&app, &person, id, report).await.map_err(|error| match error {
        NoReport::Wrong(say) => Problem::wrong(say),
        NoReport::Missing(say) => Problem::not_found(say),
        NoReport::NotYours(say) => Problem::new(StatusCode::FORBIDDEN, "not_yours", say),
        NoReport::TooMany => Problem::too_much("server-many-reports"),
        NoReport::Store(error) => error.into(),
    })?;
    Ok((StatusCode::CREATED, Json(sent)))
}
