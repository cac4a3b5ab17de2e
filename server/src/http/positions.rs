//! Positions as links: the position is written into the link itself, so nothing is stored.

use axum::Json;
use axum::http::StatusCode;
use catalog::{Sight, Tongue};
use engine::{Names, Phrase, Viewer};
use protocol::{Position, PositionLink};
use serde_json::{Value, json};

use super::extract::{Asked, Body, Part};
use super::games::find;
use super::problem::Problem;
use super::words::Read;

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
        return Err(Problem::wrong(Phrase::new("server-position-large")));
    }
    Ok((StatusCode::CREATED, Json(PositionLink { link })))
}

fn race(position: &Position) -> Result<Box<dyn catalog::AnyRace>, Problem> {
    let race = find(&position.game)?.race_at(&position.options, &position.position, 0);
    race.map_err(|fault| Problem::from(fault).of_game(&position.game))
}

pub(super) async fn show(
    Part(link): Part<String>,
    Asked(wanted): Asked<Read>,
) -> Result<Json<Value>, Problem> {
    let position = read(&link).ok_or_else(|| Problem::not_found(Phrase::new("server-no-position")))?;
    let race = race(&position)?;
    let tongue = Tongue::new(&wanted.language(), Some(&position.game), Names::default());
    let deciding = race.deciding();
    let legal = deciding.iter().map(|owed| json!({"seat": owed.seat, "actions": race.choices(owed.seat)}));
    Ok(Json(json!({
        "game": position.game,
        "options": race.setup().options,
        "position": race.view(Sight::Whole),
        "scenery": race.scenery(),
        "deciding": deciding,
        "legal": legal.collect::<Vec<_>>(),
        "picture": race.picture(Viewer::Spectator, &tongue),
    })))
}
