//! Games, rules, switches, levels.

use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use bots::Level;
use catalog::{AnyGame, Part as SchemaPart, Sight, bot_rating};
use engine::{Phrase, Value};
use protocol::{
    BoardInfo, GameInfo, GameList, GameSchemas, LevelInfo, LevelList, RuleText, SeatRange, Setup,
};

use super::extract::{Asked, Body, Part};
use super::problem::Problem;
use super::words::Read;
use crate::words;

pub(super) fn find(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    words::find_game(id).map_err(Problem::not_found)
}

fn describe(game: &dyn AnyGame) -> GameInfo {
    let (fewest, most) = game.seats();
    GameInfo {
        id: game.id().to_string(),
        seats: SeatRange { fewest, most },
        minutes: game.minutes(),
        rules_version: game.rules_version(),
        teaching: catalog::is_teaching(game.id()),
        lesson: lessons::has_lesson(game.id()),
        rated_levels: Level::ALL
            .into_iter()
            .filter(|level| bot_rating(game.id(), *level).is_some())
            .map(|level| level.name().to_string())
            .collect(),
        options: Vec::new(),
    }
}

pub(super) async fn list() -> Json<GameList> {
    Json(GameList { games: catalog::games().map(describe).collect() })
}

pub(super) async fn one(Part(id): Part<String>) -> Result<Json<GameInfo>, Problem> {
    let game = find(&id)?;
    Ok(Json(GameInfo { options: game.switches(), ..describe(game) }))
}

pub(super) async fn schema(Part(id): Part<String>) -> Result<Json<GameSchemas>, Problem> {
    let game = find(&id)?;
    Ok(Json(GameSchemas {
        options: game.schema(SchemaPart::Options),
        action: game.schema(SchemaPart::Action),
        event: game.schema(SchemaPart::Event),
        view: game.schema(SchemaPart::View),
    }))
}

/// The set-up is made with a seed of its own, which no race has, so it tells nothing about any race.
pub(super) async fn board(
    Part(id): Part<String>,
    Body(setup): Body<Setup>,
) -> Result<Json<BoardInfo>, Problem> {
    let race = find(&id)?.new_race(i64::from(setup.seats), &setup.options, 0);
    // What is wrong with a switch is said with the game's words for it.
    let race = race.map_err(|fault| Problem::from(fault).of_game(&id))?;
    Ok(Json(BoardInfo {
        options: race.setup().options,
        scenery: race.scenery(),
        view: race.view(Sight::SPECTATOR),
    }))
}

pub(super) async fn rules(
    Part(id): Part<String>,
    Asked(read): Asked<Read>,
) -> Result<impl IntoResponse, Problem> {
    let language = read.language();
    let game = find(&id)?;
    let text = game.rulebook(&language).text();
    let has_book = |code: &String| catalog::file_in(game.id(), "rulebook", code).is_some();
    let code = language.chain().into_iter().find(has_book).unwrap_or_default();
    let headers = [
        (header::CONTENT_TYPE, "text/markdown; charset=utf-8".to_string()),
        (header::CONTENT_LANGUAGE, code),
    ];
    Ok((headers, text))
}

pub(super) async fn rule(
    Part((id, rule)): Part<(String, String)>,
    Asked(read): Asked<Read>,
) -> Result<Json<RuleText>, Problem> {
    let book = find(&id)?.rulebook(&read.language());
    match book.rule(&rule) {
        Some(text) => Ok(Json(RuleText { rule: rule.to_uppercase(), text })),
        None => {
            let near = book.near(&rule);
            let near = words::texts(near.iter().map(String::as_str));
            let say = Phrase::new("server-no-rule").with("rule", Value::text(rule)).with("near", near);
            Err(Problem::not_found(say))
        }
    }
}

pub(super) async fn levels() -> Json<LevelList> {
    let level = |level: Level| LevelInfo { level: level.name().to_string() };
    Json(LevelList { levels: Level::ALL.into_iter().map(level).collect() })
}
