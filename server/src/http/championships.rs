//! Championships: the lists, making one, and what people do in one.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Phrase;
use protocol::{BeginRace, Championship, ChampionshipList, EntrantOf, NewChampionship, Ready};

use super::extract::{Body, Caller, Known, Part, Peer};
use super::problem::Problem;
use crate::app::App;
use crate::championship::{self, No, Season, Wish};
use crate::gate::Kind;
use crate::store::Person;

fn problem(error: No, game: Option<&str>) -> Problem {
    let said = |problem: Problem| match game {
        Some(game) => problem.of_game(game),
        None => problem,
    };
    match error {
        No::Wrong(say) => said(Problem::wrong(say)),
        No::NotYours(say) => Problem::new(StatusCode::FORBIDDEN, "not_yours", say),
        No::NotNow(say) => Problem::new(StatusCode::CONFLICT, "not_now", say),
        No::TooMany(id) => Problem::too_much(id),
        No::Fault(fault) => said(fault.into()),
        No::Store(error) => error.into(),
    }
}

/// The id of the championship with a code. Wrong codes count, so that nobody finds one that is not in the list by guessing.
async fn find(app: &App, code: String, peer: IpAddr) -> Result<String, Problem> {
    if !app.gate.has(peer, Kind::Code) {
        return Err(Problem::too_much("server-many-wrong-codes"));
    }
    let code = code.to_uppercase();
    let id = app.read(move |store| store.championship_by_code(&code)).await?;
    id.ok_or_else(|| {
        app.gate.take(peer, Kind::Code);
        Problem::not_found(Phrase::new("server-champ-none"))
    })
}

async fn told(app: &App, id: &str, person: Option<&Person>) -> Result<Json<Championship>, Problem> {
    let season = Season::of(app, id).await?;
    app.seasons.looked_at(id);
    Ok(Json(championship::told(app, &season, person)))
}

pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<ChampionshipList>, Problem> {
    Ok(Json(app.read(championship::list).await?))
}

pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<ChampionshipList>, Problem> {
    Ok(Json(app.read(move |store| championship::mine(store, &person)).await?))
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    peer: Peer,
    Known(person): Known,
    Body(wanted): Body<NewChampionship>,
) -> Result<(StatusCode, Json<Championship>), Problem> {
    if !app.gate.take(peer.0, Kind::Table) {
        return Err(Problem::too_much("server-many-tables"));
    }
    // What is wrong with a switch is said with the game's words for it.
    let game = catalog::find(&wanted.game).ok().map(|game| game.id());
    let made = championship::make(&app, &person, wanted).await;
    let id = made.map_err(|error| problem(error, game))?;
    Ok((StatusCode::CREATED, told(&app, &id, Some(&person)).await?))
}

pub(super) async fn one(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
    peer: Peer,
    caller: Caller,
) -> Result<Json<Championship>, Problem> {
    let id = find(&app, code, peer.0).await?;
    told(&app, &id, caller.person.as_deref()).await
}

async fn wish(
    app: &Arc<App>,
    (code, peer): (String, Peer),
    person: &Person,
    wish: Wish,
) -> Result<Json<Championship>, Problem> {
    let id = find(app, code, peer.0).await?;
    let granted = championship::wish(app, &id, person, (wish, peer.0)).await;
    granted.map_err(|error| problem(error, None))?;
    told(app, &id, Some(person)).await
}

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
    peer: Peer,
    Known(person): Known,
) -> Result<Json<Championship>, Problem> {
    wish(&app, (code, peer), &person, Wish::Join).await
}

/// Somebody goes. Where they were the last, there is nothing any more.
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
    peer: Peer,
    Known(person): Known,
) -> Result<StatusCode, Problem> {
    let id = find(&app, code, peer.0).await?;
    let granted = championship::wish(&app, &id, &person, (Wish::Leave, peer.0)).await;
    granted.map_err(|error| problem(error, None))?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn close(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
    peer: Peer,
    Known(person): Known,
) -> Result<StatusCode, Problem> {
    let id = find(&app, code, peer.0).await?;
    let granted = championship::wish(&app, &id, &person, (Wish::Close, peer.0)).await;
    granted.map_err(|error| problem(error, None))?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn ready(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
    peer: Peer,
    Known(person): Known,
    Body(Ready { ready }): Body<Ready>,
) -> Result<Json<Championship>, Problem> {
    wish(&app, (code, peer), &person, Wish::Ready(ready)).await
}

pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
    peer: Peer,
    Known(person): Known,
    Body(BeginRace { begun }): Body<BeginRace>,
) -> Result<Json<Championship>, Problem> {
    wish(&app, (code, peer), &person, Wish::Begin(begun)).await
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Part(code): Part<String>,
    peer: Peer,
    Known(person): Known,
    Body(EntrantOf { entrant }): Body<EntrantOf>,
) -> Result<Json<Championship>, Problem> {
    wish(&app, (code, peer), &person, Wish::Remove(entrant)).await
}
