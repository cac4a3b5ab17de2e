//! Races: views, moves, replays, records.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{AnyRace, Language, Sight};
use engine::{Phrase, Seat, Viewer};
use protocol::{
    Consent, Detail, Play, Position, Replay, ReplayStep, Say, ServerMessage, TableState, Undo, Why,
};
use records::Proof;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::extract::{Asked, Body, Caller, Known, Part};
use super::positions;
use super::problem::Problem;
use super::tables::no_answer;
use crate::app::App;
use crate::day;
use crate::export;
use crate::store::{Person, Store, StoreError, StoredTable, What};
use crate::table::awake::{Unplayable, new_race, standing};
use crate::table::message::{Ask, Line, Message};
use crate::table::{places_of, seats_of, viewer};
use crate::words;

/// Whose eyes, and since when.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Looking {
    seat: Option<u8>,
    seq: Option<u32>,
    #[serde(default)]
    detail: Detail,
}

/// Whose eyes, and in which language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawn {
    seat: Option<u8>,
    lang: Option<String>,
}

/// Which step, and the language of its text picture.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct At {
    step: Option<u32>,
    lang: Option<String>,
}

async fn ask(
    app: &Arc<App>,
    table: &str,
    person: Option<Arc<Person>>,
    ask: Ask,
) -> Result<ServerMessage, Problem> {
    let (reply, answer) = oneshot::channel();
    app.hub.send(app, table, Message::Ask { line: Line::Once(reply), person, ask }).await?;
    match answer.await.map_err(|_| no_answer())? {
        ServerMessage::Refused(refusal) => Err(said_at(app, table, refusal.into()).await),
        other => Ok(other),
    }
}

/// A problem in the words of the table's game and with the names of its seats.
async fn said_at(app: &Arc<App>, table: &str, problem: Problem) -> Problem {
    let id = table.to_string();
    match app.read(move |store| store.table(&id)).await {
        Ok(Some(stored)) => problem.at(stored),
        _ => problem,
    }
}

pub(super) async fn view(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
    Asked(looking): Asked<Looking>,
) -> Result<Json<ServerMessage>, Problem> {
    let wanted = Ask::Since { seat: looking.seat, seq: looking.seq, detail: looking.detail };
    Ok(Json(ask(&app, &id, caller.person, wanted).await?))
}

pub(super) async fn picture(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
    Asked(Drawn { seat, lang }): Asked<Drawn>,
) -> Result<Response, Problem> {
    let language = words::language(lang.as_deref());
    match ask(&app, &id, caller.person, Ask::Picture { seat, language }).await? {
        ServerMessage::Picture { text, .. } => {
            Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
        }
        other => Ok(Json(other).into_response()),
    }
}

/// A move without a socket: `played` with the number of the step, or `sync` if it answered an old one.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Play { seat, seq, action }): Body<Play>,
) -> Result<Response, Problem> {
    let answer = ask(&app, &id, Some(person), Ask::Play { seat, seq, action }).await?;
    let status = match answer {
        ServerMessage::Sync(_) => StatusCode::CONFLICT,
        _ => StatusCode::OK,
    };
    Ok((status, Json(answer)).into_response())
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Undo { seat, seq }): Body<Undo>,
) -> Result<Json<ServerMessage>, Problem> {
    Ok(Json(ask(&app, &id, Some(person), Ask::Undo { seat, seq }).await?))
}

pub(super) async fn consent(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Consent { seat, seq, agree }): Body<Consent>,
) -> Result<Json<ServerMessage>, Problem> {
    Ok(Json(ask(&app, &id, Some(person), Ask::Consent { seat, seq, agree }).await?))
}

pub(super) async fn why(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Why { seat, action }): Body<Why>,
) -> Result<Json<ServerMessage>, Problem> {
    Ok(Json(ask(&app, &id, Some(person), Ask::Why { seat, action }).await?))
}

pub(super) async fn say(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Body(Say { seat, text }): Body<Say>,
) -> Result<Json<ServerMessage>, Problem> {
    Ok(Json(ask(&app, &id, Some(person), Ask::Chat { seat, text }).await?))
}

/// Whose choices, and who thinks about them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advice {
    seat: u8,
    level: Option<String>,
}

pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    Known(person): Known,
    Asked(Advice { seat, level }): Asked<Advice>,
) -> Result<Json<ServerMessage>, Problem> {
    let level = words::find_adviser(level.as_deref()).map_err(Problem::wrong)?;
    Ok(Json(ask(&app, &id, Some(person), Ask::Hint { seat, level }).await?))
}

/// An action that stands, with its number at the table.
pub(super) struct Played {
    at: u32,
    pub(super) seat: Seat,
    pub(super) action: Value,
}

/// A table and the actions of its race that stand.
pub(super) async fn stored(app: &Arc<App>, id: &str) -> Result<(StoredTable, Vec<Played>), Problem> {
    let key = id.to_string();
    let (table, log) = app.read(move |store| Ok((store.table(&key)?, store.log(&key)?))).await?;
    let table = table.ok_or(StoreError::Missing)?;
    let action = |entry: &crate::store::Entry| match &entry.what {
        What::Action { action, .. } => {
            Some(Played { at: entry.seq, seat: Seat(entry.seat), action: action.clone() })
        }
        What::Undo { .. } => None,
    };
    let actions = standing(&log).into_iter().filter_map(action).collect();
    Ok((table, actions))
}

/// Whether somebody may look at a race from outside, also after its end: a table without spectators is open to those who sat there only.
/// So is a try at the race of the day to those whose own is over.
pub(super) async fn may_look(app: &App, table: &StoredTable, person: Option<&Person>) -> Result<(), Problem> {
    let closed = |id| Err(Problem::new(StatusCode::FORBIDDEN, "not_yours", Phrase::new(id)));
    if person.is_some_and(|person| table.company.seats_of(&person.id).next().is_some()) {
        return Ok(());
    }
    if let Some(day) = table.company.day {
        let (game, calendar) = (table.game.clone(), app.calendar().clone());
        let person = person.map(|person| person.id.clone());
        let read = move |store: &dyn Store| day::is_open(store, &calendar, (day, &game), person.as_deref());
        if !app.read(read).await? {
            return closed("server-day-closed");
        }
    }
    if table.settings.spectators { Ok(()) } else { closed("server-no-spectators") }
}

pub(super) fn race_of(table: &StoredTable) -> Result<Box<dyn catalog::AnyRace>, Problem> {
    new_race(table).map_err(|error| match error {
        Unplayable::RulesChanged(say) => {
            Problem::new(StatusCode::GONE, "rules_changed", say).at(table.clone())
        }
        Unplayable::Damaged(error) => error.into(),
    })
}

/// All steps so far: the whole truth of a finished race, else what the viewer may know. As long as its day lasts, that holds for a try that
/// is over, too: the piles and hands at its beginning are those of everybody who is still to try.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
    Asked(looking): Asked<Looking>,
) -> Result<Json<Replay>, Problem> {
    let (table, actions) = stored(&app, &id).await?;
    may_look(&app, &table, caller.person.as_deref()).await?;
    let is_sealed = table.is_sealed(app.calendar());
    let own =
        caller.person.as_ref().filter(|_| is_sealed).and_then(|it| table.company.seats_of(&it.id).next());
    let sight = match (table.state, looking.seat.or(own)) {
        (TableState::Over, None) if !is_sealed => Sight::Whole,
        (_, seat) => {
            // The table itself says whether the caller may look so.
            ask(&app, &id, caller.person, Ask::Picture { seat, language: Language::english() }).await?;
            Sight::Of(viewer(seat))
        }
    };
    let told = tokio::task::spawn_blocking(move || tell_all(&table, actions, sight));
    Ok(Json(told.await.map_err(|_| no_answer())??))
}

fn tell_all(table: &StoredTable, actions: Vec<Played>, sight: Sight) -> Result<Replay, Problem> {
    let mut race = race_of(table)?;
    let (view, standing) = (race.view(sight), race.standing(sight));
    let mut steps: Vec<ReplayStep> = Vec::with_capacity(actions.len() + 1);
    let mut tell = |race: &dyn AnyRace, at: Option<u32>| {
        let told = race.tell(race.seq(), sight, Detail::Full);
        steps.extend(told.map(|told| ReplayStep { told, at, deciding: race.deciding() }));
    };
    tell(&*race, None);
    for Played { at, seat, action } in actions {
        race.play(seat, &action).map_err(|refused| Problem::wrong(refused.phrase()))?;
        tell(&*race, Some(at));
    }
    Ok(Replay {
        table: table.id.clone(),
        game: table.game.clone(),
        options: table.options.clone(),
        seats: seats_of(table, |_| false),
        whole: sight == Sight::Whole,
        scenery: race.scenery(),
        view,
        standing,
        steps,
        places: places_of(race.is_over(), race.places(), table.company.ended.as_ref()),
        grounds: race.grounds(),
    })
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
) -> Result<Json<Proof>, Problem> {
    let key = id.clone();
    let table = app.read(move |store| store.table(&key)).await?.ok_or(StoreError::Missing)?;
    may_look(&app, &table, caller.person.as_deref()).await?;
    let say = match () {
        () if table.company.try_of.is_some() => "server-try-record",
        () if table.is_sealed(app.calendar()) => "server-day-seed",
        () => "server-seed-secret",
    };
    let calendar = app.calendar().clone();
    let proof = app.read(move |store| export::proof(store, &calendar, &id)).await?;
    proof.map(Json).ok_or_else(|| Problem::new(StatusCode::CONFLICT, "not_now", Phrase::new(say)))
}

/// A position of a finished race, whole, with a link to it and as a text with the names of the table; the text alone as long as the day of a
/// try lasts.
pub(super) async fn position(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    caller: Caller,
    Asked(at): Asked<At>,
) -> Result<Json<Value>, Problem> {
    let (table, actions) = stored(&app, &id).await?;
    may_look(&app, &table, caller.person.as_deref()).await?;
    if table.state != TableState::Over {
        let say = Phrase::new("server-position-secret");
        return Err(Problem::new(StatusCode::CONFLICT, "not_now", say));
    }
    let steps = at.step.map_or(actions.len(), |step| step as usize);
    if steps > actions.len() {
        let few = Phrase::new("server-few-steps").with("steps", actions.len() as i64);
        return Err(Problem::not_found(few));
    }
    let mut race = race_of(&table)?;
    for Played { seat, action, .. } in &actions[..steps] {
        race.play(*seat, action).map_err(|refused| Problem::wrong(refused.phrase()))?;
    }
    let (game, options) = (table.game.clone(), table.options.clone());
    let tongue = words::at_table(&words::language(at.lang.as_deref()), &table);
    if table.is_sealed(app.calendar()) {
        let picture = race.picture(Viewer::Spectator, &tongue);
        return Ok(Json(json!({"game": game, "options": options, "picture": picture})));
    }
    let position = Position { game, options, position: race.view(Sight::Whole) };
    let link = positions::link(&position);
    Ok(Json(json!({
        "game": position.game,
        "options": position.options,
        "position": position.position,
        "link": link,
        "picture": race.picture(Viewer::Spectator, &tongue),
    })))
}
