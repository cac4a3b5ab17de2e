//! Positions as links: the position is written into the link itself, so nothing is stored.

use axum::Json;
use axum::http::StatusCode;
use engine::Viewer;
use protocol::{Position, PositionLink};
use serde_json::{Value, json};

use super::extract::{Body, Part};
use super::problem::Problem;
use crate::table::explained;

/// The longest link that is read.
const LINK_MAX: usize = 16 * 1024;

/// The link to a position: the API's address, with the position in hexadecimal digits.
pub(crate) fn link(position: &Position) -> String {
    let text = serde_json::to_string(position).expect("a position is plain JSON");
    let digits: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
    format!("/api/positions/{digits}")
}

fn read(link: &str) -> Option<Position> {
    if link.len() > LINK_MAX || !link.len().is_multiple_of(2) || !link.is_ascii() {
        return None;
    }
    let digits = |at: usize| u8::from_str_radix(link.get(at..at + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..link.len()).step_by(2).map(digits).collect();
    serde_json::from_slice(&bytes?).ok()
}

pub(super) async fn create(
    Body(position): Body<Position>,
) -> Result<(StatusCode, Json<PositionLink>), Problem> {
    race(&position)?;
    let link = link(&position);
    if link.len() > LINK_MAX {
        return Err(Problem::wrong("the position is too large for a link"));
    }
    Ok((StatusCode::CREATED, Json(PositionLink { link })))
}

fn race(position: &Position) -> Result<Box<dyn catalog::AnyRace>, Problem> {
    let game = catalog::find(&position.game)?;
    Ok(game.race_at(&position.options, &position.position, 0)?)
}

pub(super) async fn show(Part(link): Part<String>) -> Result<Json<Value>, Problem> {
    let position = read(&link).ok_or_else(|| Problem::not_found("this is no link to a position"))?;
    let race = race(&position)?;
    let names = race.game().names(race.seats());
    let deciding = race.deciding();
    let legal = deciding.iter().map(|owed| {
        let actions: Vec<_> = race.legal(owed.seat, &names).into_iter().map(explained).collect();
        json!({"seat": owed.seat, "actions": actions})
    });
    Ok(Json(json!({
        "game": position.game,
        "options": race.options(),
        "position": race.position(),
        "scenery": race.scenery(),
        "deciding": deciding,
        "legal": legal.collect::<Vec<_>>(),
        "picture": race.picture(Viewer::Spectator, &names),
    })))
}
