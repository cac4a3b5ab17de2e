//! Where people are told that a race waits for them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::Phrase;
use protocol::{CalendarAddress, CalendarWish, MailWish, MyMail, MyNotices, MyPush, NoticeWays, PushWish};

use super::extract::{Body, Caller, Known, Part, Peer};
use super::problem::Problem;
use crate::app::{App, now_ms, secret_hash};
use crate::devices::token_id;
use crate::gate::Kind;
use crate::notice::seal::Reader;
use crate::notice::{ask_address, calendar as ics, mail};
use crate::results;
use crate::store::notices::{Calendar, NoticeWrite, Push};
use crate::store::{StoreError, Write};
use crate::words;

pub(super) async fn ways(State(app): State<Arc<App>>) -> Json<NoticeWays> {
    let push_key = app.notices.push_key().map(str::to_string);
    Json(NoticeWays { push_key, mail: app.notices.has_mail() })
}

pub(super) async fn mine(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<MyNotices>, Problem> {
    let (person, own) = caller.known()?;
    let id = person.id.clone();
    let kept = app.read(move |store| Ok((store.pushes(&id)?, store.mail(&id)?, store.has_calendar(&id)?)));
    let (pushes, mail, calendar) = kept.await?;
    let pushes = pushes.into_iter().map(|push| told(&push, &own)).collect();
    let mail = mail.map(|mail| MyMail { address: mail.address, confirmed: mail.confirmed });
    Ok(Json(MyNotices { pushes, mail, calendar }))
}

fn told(push: &Push, own_token: &str) -> MyPush {
    MyPush { id: push.id.clone(), made_ms: push.made_ms, this: push.token == own_token }
}

/// A way that this server does not have.
fn off(id: &'static str) -> Problem {
    Problem::new(StatusCode::CONFLICT, "not_now", Phrase::new(id))
}

/// The code of the language in which there are words.
fn language(wanted: &str) -> String {
    words::language(Some(wanted)).code().to_string()
}

pub(super) async fn add_push(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(wish): Body<PushWish>,
) -> Result<(StatusCode, Json<MyPush>), Problem> {
    let (person, own) = caller.known()?;
    if app.notices.push_key().is_none() {
        return Err(off("server-push-off"));
    }
    if !app.notices.may_push_to(&wish.endpoint) || Reader::new(&wish.key, &wish.auth).is_none() {
        return Err(Problem::wrong(Phrase::new("server-push-wrong")));
    }
    let push = Push {
        id: token_id(&secret_hash(&wish.endpoint)).to_string(),
        person: person.id.clone(),
        token: own.clone(),
        endpoint: wish.endpoint,
        key: wish.key,
        auth: wish.auth,
        language: language(&wish.language),
        made_ms: now_ms(),
    };
    let told = told(&push, &own);
    app.writer.write(Write::Notice(NoticeWrite::SetPush(push))).await?;
    Ok((StatusCode::CREATED, Json(told)))
}

pub(super) async fn drop_push(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
) -> Result<StatusCode, Problem> {
    let mine = app.read(move |store| store.pushes(&person.id)).await?;
    let none = || Problem::not_found(Phrase::new("server-no-push"));
    let push = mine.into_iter().find(|push| push.id == id).ok_or_else(none)?;
    app.writer.write(Write::Notice(NoticeWrite::DropPush { id: push.id })).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn set_mail(
    State(app): State<Arc<App>>,
    peer: Peer,
    Known(person): Known,
    Body(wish): Body<MailWish>,
) -> Result<Json<MyMail>, Problem> {
    if !app.notices.has_mail() {
        return Err(off("server-mail-off"));
    }
    let wrong = || Problem::wrong(Phrase::new("server-mail-wrong"));
    let address = mail::read_address(&wish.address).ok_or_else(wrong)?;
    if !app.gate.take(peer.0, Kind::Mail) || !app.notices.may_ask(&address) {
        return Err(Problem::too_much("server-many-mails"));
    }
    let kept = ask_address(&app, &person.id, address, language(&wish.language)).await?;
    Ok(Json(MyMail { address: kept.address, confirmed: false }))
}

pub(super) async fn drop_mail(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<StatusCode, Problem> {
    app.writer.write(Write::Notice(NoticeWrite::DropMail { person: person.id.clone() })).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn confirm_mail(
    State(app): State<Arc<App>>,
    Part(secret): Part<String>,
) -> Result<StatusCode, Problem> {
    follow(&app, NoticeWrite::ConfirmMail { hash: secret_hash(&secret), now_ms: now_ms() }).await
}

pub(super) async fn stop_mail(
    State(app): State<Arc<App>>,
    Part(stop): Part<String>,
) -> Result<StatusCode, Problem> {
    follow(&app, NoticeWrite::StopMail { stop }).await
}

/// What a link in a mail does, for whoever has it.
async fn follow(app: &App, write: NoticeWrite) -> Result<StatusCode, Problem> {
    match app.writer.write(Write::Notice(write)).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(StoreError::Missing) => Err(Problem::not_found(Phrase::new("server-no-mail-link"))),
        Err(error) => Err(error.into()),
    }
}

pub(super) async fn make_calendar(
    State(app): State<Arc<App>>,
    Known(person): Known,
    Body(wish): Body<CalendarWish>,
) -> Result<Json<CalendarAddress>, Problem> {
    let secret = app.random_word::<40>()?;
    let kept = Calendar {
        person: person.id.clone(),
        hash: secret_hash(&secret),
        language: language(&wish.language),
    };
    app.writer.write(Write::Notice(NoticeWrite::SetCalendar(kept))).await?;
    Ok(Json(CalendarAddress { path: format!("/api/calendar/{secret}.ics") }))
}

pub(super) async fn drop_calendar(
    State(app): State<Arc<App>>,
    Known(person): Known,
) -> Result<StatusCode, Problem> {
    app.writer.write(Write::Notice(NoticeWrite::DropCalendar { person: person.id.clone() })).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn calendar(
    State(app): State<Arc<App>>,
    Part(file): Part<String>,
) -> Result<Response, Problem> {
    let none = || Problem::not_found(Phrase::new("server-no-calendar"));
    let hash = secret_hash(file.strip_suffix(".ics").ok_or_else(none)?);
    let (known, uptime, now) = (Arc::clone(&app.results), app.uptime.clone(), now_ms());
    let read = app.read(move |store| {
        let Some(calendar) = store.calendar(&hash)? else { return Ok(None) };
        let turns = known.turns(store, &calendar.person, &uptime, now)?;
        Ok(Some((calendar.language, turns)))
    });
    let (language, turns) = read.await?.ok_or_else(none)?;
    let turns = results::dated(turns, app.calendar());
    let text = ics::written(&turns, &language, app.config.public_url.as_deref(), app.calendar().date_ms());
    Ok(([(header::CONTENT_TYPE, "text/calendar; charset=utf-8")], text).into_response())
}
