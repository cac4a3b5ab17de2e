//! Playing on from a moment of a finished race.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Level;
use engine::{Phrase, Seat};
use protocol::{MadeTable, TryIt, TryOf};
use serde_json::Value;

use super::extract::{Body, Known, Part, Peer};
use super::problem::Problem;
use super::races::{Played, may_look, race_of, stored};
use super::reviews::check_open;
use super::tables::{made_table, no_answer, told_from_store};
use crate::app::App;
use crate::gate::Kind;
use crate::store::{BegunFrom, StoreError, StoredTable};
use crate::{lobby, words};

/// The level of bots if none is named.
const LEVEL: Level = Level::Club;

pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Part(id): Part<String>,
    peer: Peer,
    Known(person): Known,
    Body(wanted): Body<TryIt>,
) -> Result<(StatusCode, Json<MadeTable>), Problem> {
    let (table, actions) = stored(&app, &id).await?;
    may_look(&app, &table, Some(&person)).await?;
    check_open(&app, &table, "server-try-running")?;
    let level = wanted.level.as_deref().map_or(Ok(LEVEL), words::find_level).map_err(Problem::wrong)?;
    check_moment(&table, &actions, &wanted)?;
    if !app.gate.take(peer.0, Kind::Table) {
        return Err(Problem::too_much("server-many-tables"));
    }
    let seed = u64::from_le_bytes(app.random::<8>()?);
    let (step, seat) = (wanted.step, wanted.seat);
    let moment = table.clone();
    let position = tokio::task::spawn_blocking(move || position(&moment, &actions, &wanted, seed));
    let position = position.await.map_err(|_| no_answer())??;
    let begun = BegunFrom { told: TryOf { table: table.id.clone(), step }, position };
    let made = lobby::try_it(&app, &person, &table, (seat, level), begun).await?;
    let info = told_from_store(&app, made).await?;
    Ok((StatusCode::CREATED, Json(made_table(info, Vec::new()))))
}

/// Whether the race has such a step and such a seat.
fn check_moment(table: &StoredTable, actions: &[Played], wanted: &TryIt) -> Result<(), Problem> {
    let (steps, seats) = (actions.len(), table.company.seats.len());
    if wanted.step == 0 || wanted.step as usize > steps {
        let say = Phrase::new("server-try-step").with("step", wanted.step).with("steps", steps as i64);
        return Err(Problem::wrong(say));
    }
    if usize::from(wanted.seat) >= seats {
        let say = Phrase::new("server-try-seat").with("seat", wanted.seat).with("last", seats as i64 - 1);
        return Err(Problem::wrong(say));
    }
    Ok(())
}

/// The position before the step as the seat knew it, with all else dealt anew.
fn position(table: &StoredTable, actions: &[Played], wanted: &TryIt, seed: u64) -> Result<Value, Problem> {
    let mut race = race_of(table)?;
    for Played { seat, action, .. } in actions.iter().take(wanted.step as usize - 1) {
        race.play(*seat, action).map_err(|refused| Problem::wrong(refused.phrase()))?;
    }
    let position =
        race.dealt_anew(Seat(wanted.seat), seed).map_err(|refused| Problem::wrong(refused.phrase()))?;
    // What is stored can be played.
    race.game().race_at(&table.options, &position, seed).map_err(|fault| {
        tracing::error!(table = %table.id, step = wanted.step, fault = %fault.why, "a position cannot be played on");
        Problem::from(StoreError::failed(fault.why))
    })?;
    Ok(position)
}
