//! Tables: the list, making one, sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use catalog::Tongue;
use engine::Phrase;
use protocol::{Leave, MadeTable, MySeats, NewTable, SeatLink, Sit, TableInfo, TableList, TableState};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::extract::{Asked, Body, Known, Part, Peer};
use super::problem::Problem;
use crate::app::App;
use crate::gate::Kind;
use crate::lobby::{self, NoTable};
use crate::people;
use crate::show;
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

pub(super) async fn list(
    State(app): State<Arc<App>>,
    Asked(which): Asked<Which>,
) -> Result<Json<TableList>, Problem> {
    let mut tables = app.read(move |store| store.public_tables(which.state, 200)).await?;
    if which.state == TableState::Running {
        tables.extend(show::look(&app, &tables).await?);
    }
    Ok(Json(TableList { tables: tables.iter().map(lobby::summary).collect() }))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    peer: Peer,
    Known(person): Known,
    Body(wanted): Body<NewTable>,
) -> Result<(StatusCode, Json<MadeTable>), Problem> {
    if !app.gate.take(peer.0, Kind::Table) {
        return Err(Problem::too_much("server-many-tables"));
    }
    // What is wrong with a switch is said with the game's words for it.
    let game = catalog::find(&wanted.game).ok().map(|game| game.id());
    let said = |problem: Problem| match game {
        Some(game) => problem.said_by(Tongue::english(game)),
        None => problem,
    };
    let made = lobby::make(&app, &person, wanted).await.map_err(|error| match error {
        NoTable::Wrong(say) => said(Problem::wrong(say)),
        NoTable::Fault(fault) => said(fault.into()),
        NoTable::Store(error) => error.into(),
    })?;
    // Told from the store: a table that nobody looks at yet need not be in memory.
    let key = made.id.clone();
    let stored = app.read(move |store| store.table(&key)).await?.ok_or(StoreError::Missing)?;
    let table = info_of(&stored, |_| false);
    let seat_links = made.keys.into_iter().map(|(seat, key)| {
        // The key stands behind #, which browsers send to nobody.
        let link = format!("/t/{}#seat={seat}&key={key}", made.id);
        SeatLink { seat, key, link }
    });
    let (link, seat_links) = (format!("/t/{}", made.id), seat_links.collect());
    Ok((StatusCode::CREATED, Json(MadeTable { table, link, seat_links })))
}

/// What everybody may know of a table.
pub(super) async fn info(app: &Arc<App>, id: &str) -> Result<TableInfo, Problem> {
    let (reply, answer) = oneshot::channel();
    app.hub.send(app, id, Message::Info { reply }).await?;
    answer.await.map_err(|_| no_answer())
}

pub(super) fn no_answer() -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no_answer", Phrase::new("server-no-answer"))
}

pub(super) async fn one(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
) -> Result<Json<TableInfo>, Problem> {
    Ok(Json(info(&app, &id).await?))
}

pub(super) async fn by_code(
    State(app): State<Arc<App>>,
    peer: Peer,
    Part(code): Part<String>,
) -> Result<Json<TableInfo>, Problem> {
    // Wrong codes count: a table that is not in the list shall not be found by trying.
    if !app.gate.has(peer.0, Kind::Code) {
        return Err(Problem::too_much("server-many-wrong-codes"));
    }
    let code = code.to_uppercase();
    let id = app.read(move |store| store.table_by_code(&code)).await?;
    let Some(id) = id else {
        app.gate.take(peer.0, Kind::Code);
        return Err(Problem::not_found(Phrase::new("server-no-code")));
    };
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
    Body(Sit { seat, key, name }): Body<Sit>,
) -> Result<Json<TableInfo>, Problem> {
    let name = name.as_deref().map(people::clean_name).transpose().map_err(Problem::wrong)?;
    wish(&app, &id, person, Wish::Sit { seat, key, name }).await
}

/// The seats of one's own, told from the store.
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<Json<MySeats>, Problem> {
    let table = app.read(move |store| store.table(&id)).await?.ok_or(StoreError::Missing)?;
    Ok(Json(MySeats { seats: table.company.seats_of(&person.id).collect() }))
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
