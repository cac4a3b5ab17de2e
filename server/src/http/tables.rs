//! Tables: the list, making one, sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{NewTable, TableInfo, TableState};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::extract::{Asked, Body, Known, Part, Peer};
use super::problem::Problem;
use crate::app::App;
use crate::gate::Kind;
use crate::lobby::{self, NoTable};
use crate::store::{Person, StoreError};
use crate::table::info_of;
use crate::table::message::{Message, Wish};

/// Which tables.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    #[serde(default = "waiting")]
    state: TableState,
}

fn waiting() -> TableState {
    TableState::Waiting
}

/// Where one wants to sit.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sit {
    seat: u8,
    /// The key of the seat's own link, if it has one.
    #[serde(default)]
    key: Option<String>,
}

/// Which seat one leaves.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Leave {
    seat: u8,
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    Asked(which): Asked<Which>,
) -> Result<Json<Value>, Problem> {
    let tables = app.read(move |store| store.public_tables(which.state, 200)).await?;
    Ok(Json(json!({"tables": tables.iter().map(lobby::summary).collect::<Vec<_>>()})))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    peer: Peer,
    Known(person): Known,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    if !app.gate.take(peer.0, Kind::Table) {
        return Err(Problem::too_much("too many new tables from your address in the last hour"));
    }
    let made = lobby::make(&app, &person, wanted).await.map_err(|error| match error {
        NoTable::Wrong(why) => Problem::wrong(why),
        NoTable::Store(error) => error.into(),
    })?;
    // Told from the store: a table that nobody looks at yet need not be in memory.
    let key = made.id.clone();
    let stored = app.read(move |store| store.table(&key)).await?.ok_or(StoreError::Missing)?;
    let info = info_of(&stored, |_| false);
    let links = made.keys.iter().map(|(seat, key)| {
        // The key stands behind #, which browsers send to nobody.
        json!({"seat": seat, "key": key, "link": format!("/t/{}#seat={seat}&key={key}", made.id)})
    });
    let link = format!("/t/{}", made.id);
    let answer = json!({"table": info, "link": link, "seat_links": links.collect::<Vec<_>>()});
    Ok((StatusCode::CREATED, Json(answer)))
}

/// What everybody may know of a table.
pub(super) async fn info(app: &Arc<App>, id: &str) -> Result<TableInfo, Problem> {
    let (reply, answer) = oneshot::channel();
    app.hub.send(app, id, Message::Info { reply }).await?;
    answer.await.map_err(|_| no_answer())
}

pub(super) fn no_answer() -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no_answer", "the table does not answer; try again")
}

pub(super) async fn one(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
) -> Result<Json<TableInfo>, Problem> {
    Ok(Json(info(&app, &id).await?))
}

pub(super) async fn by_code(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
) -> Result<Json<TableInfo>, Problem> {
    let code = code.to_uppercase();
    let id = app.read(move |store| store.table_by_code(&code)).await?;
    let id = id.ok_or_else(|| Problem::not_found("no table has this code"))?;
    Ok(Json(info(&app, &id).await?))
}

async fn wish(app: &Arc<App>, id: &str, person: Arc<Person>, wish: Wish) -> Result<Json<TableInfo>, Problem> {
    let (reply, answer) = oneshot::channel();
    app.hub.send(app, id, Message::Seat { person, wish, reply }).await?;
    Ok(Json(answer.await.map_err(|_| no_answer())??))
}

pub(super) async fn sit(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Sit { seat, key }): Body<Sit>,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::Sit { seat, key }).await
}

pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Leave { seat }): Body<Leave>,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::Leave { seat }).await
}

pub(super) async fn start(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::Start).await
}

pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::Rematch).await
}
