//! Games, rules, switches, levels.

use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use bots::Level;
use catalog::AnyGame;
use serde_json::{Value, json};

use super::extract::Part;
use super::problem::Problem;

fn find(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    catalog::find(id).map_err(|fault| Problem::not_found(fault.why))
}

fn describe(game: &dyn AnyGame) -> Value {
    let (fewest, most) = game.seats();
    json!({
        "id": game.id(),
        "name": game.name(),
        "about": game.about(),
        "seats": {"fewest": fewest, "most": most},
        "minutes": game.minutes(),
        "rules_version": game.rules_version(),
        "teaching": catalog::is_teaching(game.id()),
    })
}

pub(super) async fn list() -> Json<Value> {
    Json(json!({"games": catalog::games().map(describe).collect::<Vec<_>>()}))
}

pub(super) async fn one(Part(id): Part<String>) -> Result<Json<Value>, Problem> {
    let game = find(&id)?;
    let mut described = describe(game);
    described["options"] = json!(game.options());
    Ok(Json(described))
}

pub(super) async fn rules(Part(id): Part<String>) -> Result<impl IntoResponse, Problem> {
    let text = find(&id)?.rulebook().text();
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], text))
}

pub(super) async fn rule(Part((id, rule)): Part<(String, String)>) -> Result<Json<Value>, Problem> {
    let book = find(&id)?.rulebook();
    match book.rule(&rule) {
        Some(text) => Ok(Json(json!({"rule": rule.to_uppercase(), "text": text}))),
        None => {
            let near = book.near(&rule).join(", ");
            Err(Problem::not_found(format!("the rulebook has no rule {rule:?}; near it are {near}")))
        }
    }
}

pub(super) async fn levels() -> Json<Value> {
    let level = |level: Level| json!({"level": level.name(), "about": level.about()});
    Json(json!({"levels": Level::ALL.map(level)}))
}
