//! Tables: the list, making one, sitting down.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Phrase;
use protocol::{
    Away, Leave, MadeTable, MySeats, NewTable, SeatLink, SeatOf, SeatStatus, SetSeat, Share, Sit, TableInfo,
    TableList, TableState,
};
use serde::Deserialize;
use tokio::sync::oneshot;

use super::extract::{Asked, Body, Caller, Known, Part, Peer};
use super::problem::Problem;
use crate::app::{App, secret_hash};
use crate::gate::Kind;
use crate::lobby::{self, NoTable};
use crate::people;
use crate::rated::Told;
use crate::show;
use crate::store::{Person, Store, StoreError, StoredTable};
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
        Some(game) => problem.of_game(game),
        None => problem,
    };
    let made = lobby::make(&app, &person, wanted).await.map_err(|error| match error {
        NoTable::Wrong(say) => said(Problem::wrong(say)),
        NoTable::Fault(fault) => said(fault.into()),
        NoTable::Store(error) => error.into(),
    })?;
    // Told from the store: a table that nobody looks at yet need not be in memory.
    let info = told_from_store(&app, made.id).await?;
    Ok((StatusCode::CREATED, Json(made_table(info, made.keys))))
}

/// What is told of a table as it is stored.
pub(super) async fn told_from_store(app: &App, id: String) -> Result<TableInfo, StoreError> {
    let (stored, told) = app.read(move |store| stored_with_ratings(store, &id)).await?;
    Ok(told.at(info_of(&stored, |_| false), &stored))
}

/// A table and the ratings of those who sit there, if it is rated.
fn stored_with_ratings(store: &dyn Store, id: &str) -> Result<(StoredTable, Told), StoreError> {
    let stored = store.table(id)?.ok_or(StoreError::Missing)?;
    let told = match stored.settings.rated {
        true => Told::look(store, id, &stored.game, &stored.company)?,
        false => Told::default(),
    };
    Ok((stored, told))
}

/// A table with the links of seats whose keys are told now and never again.
pub(super) fn made_table(table: TableInfo, keys: Vec<(u8, String)>) -> MadeTable {
    let seat_links = keys.into_iter().map(|(seat, key)| {
        // The key stands behind #, which browsers send to nobody.
        let link = format!("/t/{}#seat={seat}&key={key}", table.id);
        SeatLink { seat, key, link }
    });
    let (link, seat_links) = (format!("/t/{}", table.id), seat_links.collect());
    MadeTable { table, link, seat_links }
}

/// What somebody may know of a table.
async fn info(app: &Arc<App>, id: &str, person: Option<Arc<Person>>) -> Result<TableInfo, Problem> {
    let (reply, answer) = oneshot::channel();
    app.hub.send(app, id, Message::Info { person, reply }).await?;
    Ok(answer.await.map_err(|_| no_answer())?.ok_or(StoreError::Missing)?)
}

pub(super) fn no_answer() -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no_answer", Phrase::new("server-no-answer"))
}

pub(super) async fn one(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
) -> Result<Json<TableInfo>, Problem> {
    Ok(Json(info(&app, &id, caller.person).await?))
}

pub(super) async fn by_code(
    State(app): State<Arc<App>>,
    peer: Peer,
    Part(code): Part<String>,
) -> Result<Json<TableInfo>, Problem> {
    // Wrong codes count, so that nobody finds a table that is not in the list by guessing.
    if !app.gate.has(peer.0, Kind::Code) {
        return Err(Problem::too_much("server-many-wrong-codes"));
    }
    let code = code.to_uppercase();
    let id = app.read(move |store| store.table_by_code(&code)).await?;
    let Some(id) = id else {
        app.gate.take(peer.0, Kind::Code);
        return Err(Problem::not_found(Phrase::new("server-no-code")));
    };
    Ok(Json(info(&app, &id, None).await?))
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
    Body(Sit { seat, key, name, share }): Body<Sit>,
) -> Result<Json<TableInfo>, Problem> {
    let name = match name {
        Some(name) => Some(people::name_for(&app, &person, &name).await?.map_err(Problem::wrong)?),
        None => None,
    };
    let share = share.map(good_share).transpose()?;
    wish(&app, &id, person, Wish::Sit { seat, key, name, share }).await
}

pub(super) async fn share(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Share { seat, share }): Body<Share>,
) -> Result<Json<TableInfo>, Problem> {
    let share = good_share(share)?;
    wish(&app, &id, person, Wish::Share { seat, share }).await
}

/// A share as it may be kept: it goes into a hash line by line.
fn good_share(share: String) -> Result<String, Problem> {
    let is_good = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    match (1..=protocol::SHARE_MAX).contains(&share.len()) && share.chars().all(is_good) {
        true => Ok(share),
        false => Err(Problem::wrong(Phrase::new("server-share").with("most", protocol::SHARE_MAX as i64))),
    }
}

/// The person's own seats, read from the store.
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

/// What comes of a seat that may have a link now: its key is told to the host, who asked, and to nobody else.
async fn change(
    app: &Arc<App>,
    id: &str,
    person: Arc<Person>,
    seat: u8,
    wanted: impl FnOnce(String) -> Wish,
) -> Result<Json<MadeTable>, Problem> {
    let key = app.random_word::<24>()?;
    let Json(table) = wish(app, id, person, wanted(secret_hash(&key))).await?;
    let has_link = table.seats.get(usize::from(seat)).is_some_and(|seat| seat.status == SeatStatus::Link);
    Ok(Json(made_table(table, has_link.then_some((seat, key)).into_iter().collect())))
}

pub(super) async fn set_seat(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(SetSeat { seat, to }): Body<SetSeat>,
) -> Result<Json<MadeTable>, Problem> {
    change(&app, &id, person, seat, |key| Wish::SetSeat { seat, to, key }).await
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(SeatOf { seat }): Body<SeatOf>,
) -> Result<Json<MadeTable>, Problem> {
    change(&app, &id, person, seat, |key| Wish::Remove { seat, key }).await
}

pub(super) async fn hand_on(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(SeatOf { seat }): Body<SeatOf>,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::HandOn { seat }).await
}

pub(super) async fn close(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::Close).await
}

pub(super) async fn away(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Away { choice }): Body<Away>,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::Away(choice)).await
}

pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    peer: Peer,
    Known(person): Known,
) -> Result<Json<TableInfo>, Problem> {
    wish(&app, &id, person, Wish::Rematch { peer: peer.0 }).await
}
