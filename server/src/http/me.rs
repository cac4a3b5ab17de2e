//! Who you are.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Phrase;
use protocol::{
    Claim, MovingCode, MyRaces, MyRecords, MyToken, MyTokens, Myself, Name, TableState, Welcomed,
};
use serde::Deserialize;

use super::extract::{Asked, Body, COOKIE, Caller, Known, Part, Peer};
use super::problem::Problem;
use crate::app::{App, now_ms};
use crate::devices::token_id;
use crate::gate::Kind;
use crate::people;
use crate::rated::of_game;
use crate::results;
use crate::store::{Person, Place, Write};

/// A token for the caller: in the body for programs, as a cookie for browsers.
pub(super) fn with_token(app: &App, status: StatusCode, token: String, name: String) -> Response {
    let secure = app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000{secure}");
    (status, [(header::SET_COOKIE, cookie)], Json(Welcomed { name, token })).into_response()
}

pub(super) async fn create(
    State(app): State<Arc<App>>,
    peer: Peer,
    Body(wanted): Body<Name>,
) -> Result<Response, Problem> {
    let name = people::clean_name(&wanted.name).map_err(Problem::wrong)?;
    if !app.gate.take(peer.0, Kind::Person) {
        return Err(Problem::too_much("server-many-people"));
    }
    let (person, token) = people::welcome(&app, name).await?;
    Ok(with_token(&app, StatusCode::CREATED, token, person.name))
}

pub(super) async fn show(State(app): State<Arc<App>>, Known(person): Known) -> Result<Json<Myself>, Problem> {
    let id = person.id.clone();
    let (known, uptime) = (Arc::clone(&app.results), app.uptime.clone());
    let mine = app.read(move |store| {
        let turns = known.turns(store, &id, &uptime, now_ms())?;
        Ok((store.tables_of(&id, 100)?, store.ratings_of(&id)?, turns))
    });
    let (tables, ratings, turns) = mine.await?;
    let turns = results::dated(turns, app.calendar());
    let ratings = ratings.iter().map(of_game).collect();
    Ok(Json(Myself { name: person.name.clone(), id: person.id.clone(), tables, ratings, turns }))
}

/// Which of the person's races.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    #[serde(default = "running")]
    state: TableState,
    before: Option<String>,
    #[serde(default = "usual_page")]
    most: u32,
}

fn running() -> TableState {
    TableState::Running
}

fn usual_page() -> u32 {
    20
}

pub(super) async fn races(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Asked(which): Asked<Which>,
) -> Result<Json<MyRaces>, Problem> {
    let before = read_before(which.before.as_deref())?;
    let known = Arc::clone(&app.results);
    let page = results::Page { state: which.state, before, most: which.most };
    Ok(Json(app.read(move |store| known.page(store, &person.id, &page, |_| true)).await?))
}

/// Where a page begins, as the page before it said.
pub(super) fn read_before(before: Option<&str>) -> Result<Option<Place>, Problem> {
    let wrong = || Problem::wrong(Phrase::new("server-before"));
    before.map(|text| results::read_place(text).ok_or_else(wrong)).transpose()
}

pub(super) async fn records(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<MyRecords>, Problem> {
    let known = Arc::clone(&app.results);
    Ok(Json(app.read(move |store| known.records(store, &person.id)).await?))
}

pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Body(wanted): Body<Name>,
) -> Result<Json<Name>, Problem> {
    let name = people::name_for(&app, &person, &wanted.name).await?.map_err(Problem::wrong)?;
    app.writer.write(Write::SetPerson(Person { id: person.id.clone(), name: name.clone() })).await?;
    Ok(Json(Name { name }))
}

pub(super) async fn forget(State(app): State<Arc<App>>, Known(person): Known) -> Result<StatusCode, Problem> {
    people::forget(&app, person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The devices on which the person is signed in.
pub(super) async fn tokens(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<MyTokens>, Problem> {
    let (person, own) = caller.known()?;
    let mine = people::tokens(&app, &person).await?;
    let told = mine.into_iter().map(|token| MyToken {
        id: token_id(&token.hash).to_string(),
        made_ms: token.made_ms,
        used_ms: token.used_ms,
        this: token.hash == own,
    });
    Ok(Json(MyTokens { tokens: told.collect() }))
}

/// Signs a device out.
pub(super) async fn revoke(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    let (person, _) = caller.known()?;
    let mine = people::tokens(&app, &person).await?;
    let token = mine.into_iter().find(|token| token_id(&token.hash) == id);
    let token = token.ok_or_else(|| Problem::not_found(Phrase::new("server-no-device")))?;
    people::drop_token(&app, token.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn code(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<MovingCode>, Problem> {
    let (code, good_until_ms) = people::new_code(&app, &person).await?;
    Ok(Json(MovingCode { code, good_until_ms }))
}

/// The device becomes the person who made the code; what it was before is given up.
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    peer: Peer,
    caller: Caller,
    Body(claim): Body<Claim>,
) -> Result<Response, Problem> {
    if !app.gate.take(peer.0, Kind::Code) {
        return Err(Problem::too_much("server-many-codes"));
    }
    let Some(token) = people::use_code(&app, &claim.code).await? else {
        return Err(Problem::not_found(Phrase::new("server-no-moving-code")));
    };
    if let Some(hash) = caller.token_hash {
        people::drop_token(&app, hash).await?;
    }
    let person = people::by_token(&app, &token).await?;
    let name = person.map(|person| person.name.clone()).unwrap_or_default();
    Ok(with_token(&app, StatusCode::OK, token, name))
}
