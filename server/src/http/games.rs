//! Games, rules, switches, words, levels.

use axum::Json;
use axum::http::header;
use axum::response::IntoResponse;
use bots::Level;
use catalog::{AnyGame, Form, Language};
use engine::Viewer;
use protocol::{
    BoardInfo, GameInfo, GameList, LevelInfo, LevelList, RuleText, SeatRange, Setup, Switch, SwitchForm,
    Word, WordList,
};
use serde::Deserialize;

use super::extract::{Asked, Body, Part};
use super::problem::Problem;

fn find(id: &str) -> Result<&'static dyn AnyGame, Problem> {
    catalog::find(id).map_err(|fault| Problem::not_found(fault.why))
}

fn describe(game: &dyn AnyGame) -> GameInfo {
    let (fewest, most) = game.seats();
    GameInfo {
        id: game.id().to_string(),
        name: game.name().to_string(),
        about: game.about().to_string(),
        seats: SeatRange { fewest, most },
        minutes: game.minutes(),
        rules_version: game.rules_version(),
        teaching: catalog::is_teaching(game.id()),
        options: Vec::new(),
    }
}

pub(super) async fn list() -> Json<GameList> {
    Json(GameList { games: catalog::games().map(describe).collect() })
}

pub(super) async fn one(Part(id): Part<String>) -> Result<Json<GameInfo>, Problem> {
    let game = find(&id)?;
    Ok(Json(GameInfo { options: game.options().into_iter().map(switch).collect(), ..describe(game) }))
}

fn switch(switch: catalog::Switch) -> Switch {
    let form = match switch.form() {
        Form::Choice { choices, others } => SwitchForm::Choice { choices, others },
        Form::Number { least, most, nullable } => SwitchForm::Number { least, most, nullable },
        Form::Written => SwitchForm::Written {},
    };
    Switch {
        key: switch.key.to_string(),
        default: switch.default,
        values: switch.values.to_string(),
        form,
        rule: switch.rule.to_string(),
        about: switch.about.to_string(),
    }
}

/// The set-up is made with a seed of its own, which no race has, so it tells nothing about any race.
pub(super) async fn board(
    Part(id): Part<String>,
    Body(setup): Body<Setup>,
) -> Result<Json<BoardInfo>, Problem> {
    let race = find(&id)?.new_race(i64::from(setup.seats), &setup.options, 0)?;
    Ok(Json(BoardInfo {
        options: race.options(),
        scenery: race.scenery(),
        view: race.view(Viewer::Spectator),
    }))
}

/// In which language; English if it is not said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Read {
    lang: Option<String>,
}

impl Read {
    fn language(&self) -> Result<Language, Problem> {
        self.lang
            .as_deref()
            .map_or(Ok(Language::English), str::parse)
            .map_err(|fault| Problem::wrong(fault.why))
    }
}

pub(super) async fn rules(
    Part(id): Part<String>,
    Asked(read): Asked<Read>,
) -> Result<impl IntoResponse, Problem> {
    let language = read.language()?;
    let text = find(&id)?.rulebook_in(language).text();
    let headers =
        [(header::CONTENT_TYPE, "text/markdown; charset=utf-8"), (header::CONTENT_LANGUAGE, language.code())];
    Ok((headers, text))
}

pub(super) async fn rule(
    Part((id, rule)): Part<(String, String)>,
    Asked(read): Asked<Read>,
) -> Result<Json<RuleText>, Problem> {
    let book = find(&id)?.rulebook_in(read.language()?);
    match book.rule(&rule) {
        Some(text) => Ok(Json(RuleText { rule: rule.to_uppercase(), text: text.to_string() })),
        None => {
            let near = book.near(&rule).join(", ");
            Err(Problem::not_found(format!("the rulebook has no rule {rule:?}; near it are {near}")))
        }
    }
}

pub(super) async fn words(Part(id): Part<String>) -> Result<Json<WordList>, Problem> {
    let word = |word: engine::Word| Word {
        kind: word.kind.to_string(),
        id: word.id,
        english: word.english,
        french: word.french,
    };
    Ok(Json(WordList { words: find(&id)?.words().into_iter().map(word).collect() }))
}

pub(super) async fn levels() -> Json<LevelList> {
    let level =
        |level: Level| LevelInfo { level: level.name().to_string(), about: level.about().to_string() };
    Json(LevelList { levels: Level::ALL.into_iter().map(level).collect() })
}
