//! Passkeys: making them, signing in with them, removing them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Phrase;
use protocol::{
    MyPasskey, MyPasskeys, PasskeyAnswer, PasskeyChallenge, PasskeyMade, PasskeyQuestion, PasskeyWay,
};

use super::extract::{Body, Caller, Known, Part, Peer, cookie};
use super::me::with_token;
use super::problem::Problem;
use crate::app::{App, now_ms, secret_hash};
use crate::gate::Kind;
use crate::notice::seal::letters;
use crate::passkey::{self, Answer, Asked, Deed, Place};
use crate::people;
use crate::store::passkeys::{Passkey, PasskeyWrite};
use crate::store::{StoreError, Write};

/// The cookie by which the answer comes from the browser that was asked.
const COOKIE: &str = "podium_passkey";

fn place(app: &App, headers: &HeaderMap) -> Result<Place, Problem> {
    let off = || Problem::new(StatusCode::CONFLICT, "not_now", Phrase::new("server-passkey-off"));
    Place::of(&app.config, headers).ok_or_else(off)
}

/// Why an answer is not taken; whoever tries to sign in learns no more than that.
fn refused(say: Phrase) -> Problem {
    Problem::wrong(say)
}

fn told(passkey: Passkey) -> MyPasskey {
    MyPasskey { id: passkey.id, made_ms: passkey.made_ms, used_ms: passkey.used_ms }
}

/// A question that nobody can guess, noted as one that waits.
fn new_question(app: &App, asked: Asked) -> Result<String, Problem> {
    let challenge = letters(&app.random::<32>()?);
    match app.questions.ask(challenge.clone(), asked, now_ms()) {
        true => Ok(challenge),
        false => Err(Problem::too_much("server-many-passkeys")),
    }
}

pub(super) async fn way(State(app): State<Arc<App>>, headers: HeaderMap) -> Json<PasskeyWay> {
    Json(PasskeyWay { on: Place::of(&app.config, &headers).is_some() })
}

pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<Json<MyPasskeys>, Problem> {
    let kept = app.read(move |store| store.passkeys(&person.id)).await?;
    Ok(Json(MyPasskeys { passkeys: kept.into_iter().map(told).collect() }))
}

/// Begins to make a passkey.
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Json<PasskeyQuestion>, Problem> {
    let place = place(&app, &headers)?;
    let (person, token) = caller.known()?;
    let id = person.id.clone();
    let kept = app.read(move |store| store.passkeys(&id)).await?;
    Ok(Json(PasskeyQuestion {
        challenge: new_question(&app, Asked::Key { token })?,
        place: place.name,
        user: letters(person.id.as_bytes()),
        name: person.name.clone(),
        known: kept.into_iter().map(|passkey| passkey.id).collect(),
    }))
}

/// Keeps a passkey that a device has made.
pub(super) async fn add(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
    Body(made): Body<PasskeyMade>,
) -> Result<(StatusCode, Json<MyPasskey>), Problem> {
    let place = place(&app, &headers)?;
    let (person, token) = caller.known()?;
    let (client_data, device_data) = both(&made.client_data, &made.device_data)?;
    let challenge = passkey::question(&client_data, Deed::Make, &place).map_err(refused)?;
    if !app.questions.take(&challenge, &Asked::Key { token }, now_ms()) {
        return Err(refused(Phrase::new("server-passkey-late")));
    }
    let new = passkey::new_key(&device_data, &place).map_err(refused)?;
    let kept = Passkey {
        id: letters(&new.id),
        person: person.id.clone(),
        key: new.key,
        counter: new.counter,
        made_ms: now_ms(),
        used_ms: None,
    };
    match app.writer.write(Write::Passkey(PasskeyWrite::New(kept.clone()))).await {
        Ok(()) => Ok((StatusCode::CREATED, Json(told(kept)))),
        Err(StoreError::Conflict) => {
            let say = Phrase::new("server-passkey-full")
                .with("most", i64::from(crate::store::passkeys::PASSKEYS_MAX));
            Err(Problem::new(StatusCode::CONFLICT, "conflict", say))
        }
        Err(error) => Err(error.into()),
    }
}

fn both(client_data: &str, device_data: &str) -> Result<(Vec<u8>, Vec<u8>), Problem> {
    let bytes = |text| passkey::bytes(text).map_err(refused);
    Ok((bytes(client_data)?, bytes(device_data)?))
}

pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<StatusCode, Problem> {
    let mine = app.read(move |store| store.passkeys(&person.id)).await?;
    let none = || Problem::not_found(Phrase::new("server-no-passkey"));
    let passkey = mine.into_iter().find(|passkey| passkey.id == id).ok_or_else(none)?;
    app.writer.write(Write::Passkey(PasskeyWrite::Drop { id: passkey.id })).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins to sign in. The browser is given a secret, with which alone the question can be answered.
pub(super) async fn challenge(
    State(app): State<Arc<App>>,
    peer: Peer,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let place = place(&app, &headers)?;
    if !app.gate.take(peer.0, Kind::Code) {
        return Err(Problem::too_much("server-many-codes"));
    }
    let secret = app.random_word::<40>()?;
    let challenge = new_question(&app, Asked::Entry { secret: secret_hash(&secret) })?;
    let secure = if place.origin.starts_with("https://") { "; Secure" } else { "" };
    let seconds = passkey::GOOD_MS / 1_000;
    let cookie =
        format!("{COOKIE}={secret}; Path=/api/passkey; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    Ok(([(header::SET_COOKIE, cookie)], Json(PasskeyChallenge { challenge, place: place.name }))
        .into_response())
}

/// Signs in: the device becomes the person of the passkey; what it was before is given up.
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    caller: Caller,
    Body(given): Body<PasskeyAnswer>,
) -> Result<Response, Problem> {
    let place = place(&app, &headers)?;
    let (client_data, device_data) = both(&given.client_data, &given.device_data)?;
    let challenge = passkey::question(&client_data, Deed::Enter, &place).map_err(refused)?;
    let asked = Asked::Entry { secret: secret_hash(&cookie(&headers, COOKIE).unwrap_or_default()) };
    if !app.questions.take(&challenge, &asked, now_ms()) {
        return Err(refused(Phrase::new("server-passkey-late")));
    }
    let unknown = || Problem::not_found(Phrase::new("server-passkey-unknown"));
    let id = given.id.clone();
    let kept = app.read(move |store| store.passkey(&id)).await?.ok_or_else(unknown)?;
    if given.user != letters(kept.person.as_bytes()) {
        return Err(unknown());
    }
    let signature = passkey::bytes(&given.signature).map_err(refused)?;
    let answer = Answer { client_data: &client_data, device_data: &device_data, signature: &signature };
    let counter = passkey::check(&answer, &kept.key, kept.counter, &place).map_err(refused)?;
    let used = PasskeyWrite::Used { id: kept.id, before: kept.counter, counter, used_ms: now_ms() };
    match app.writer.write(Write::Passkey(used)).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return Err(refused(Phrase::new("server-passkey-copied"))),
        Err(error) => return Err(error.into()),
    }
    let token = people::new_token(&app, &kept.person).await?;
    if let Some(hash) = caller.token_hash {
        people::drop_token(&app, hash).await?;
    }
    let person = people::by_token(&app, &token).await?.ok_or_else(unknown)?;
    Ok(with_token(&app, StatusCode::OK, token, person.name.clone()))
}
