//! Puzzles: a position in which one choice is known to be best. They are solved at no table, so nothing is stored; what solves one is
//! said when somebody has answered it.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use catalog::{AnyRace, Language, Sight, Tongue};
use engine::{Names, Phrase, Value, Viewer};
use lessons::told_puzzle;
use protocol::{
    Cause, Legal, Puzzle, PuzzleAnswer, PuzzleInfo, PuzzleList, Refusal, ServerMessage, Situation, Why,
};

use super::extract::{Asked, Body, Part};
use super::games;
use super::problem::Problem;
use super::tables::no_answer;
use super::words::Read;
use crate::table::play::{because, refused_by};

pub(super) async fn list(Asked(read): Asked<Read>) -> Result<Json<PuzzleList>, Problem> {
    let language = read.language();
    aside(move || {
        let mut puzzles = Vec::new();
        for game in catalog::games().map(|game| game.id()) {
            for name in lessons::puzzle_names(game) {
                let (title, _) = told_puzzle(game, name, &language)?;
                puzzles.push(PuzzleInfo { game: game.to_string(), name: name.to_string(), title });
            }
        }
        Ok(Json(PuzzleList { puzzles }))
    })
    .await
}

pub(super) async fn one(
    Part((game, name)): Part<(String, String)>,
    Asked(read): Asked<Read>,
) -> Result<Json<Puzzle>, Problem> {
    let language = read.language();
    aside(move || Ok(Json(tell(&game, &name, &language)?))).await
}

/// What whoever is to choose sees, as text.
pub(super) async fn picture(
    Part((game, name)): Part<(String, String)>,
    Asked(read): Asked<Read>,
) -> Result<impl IntoResponse, Problem> {
    let language = read.language();
    let text = aside(move || {
        let puzzle = find(&game, &name)?;
        let tongue = Tongue::new(&language, Some(&game), Names::default());
        Ok(puzzle.race()?.picture(Viewer::Seat(puzzle.seat), &tongue))
    });
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text.await?))
}

/// Which rule forbids an action.
pub(super) async fn why(
    Part((game, name)): Part<(String, String)>,
    Body(Why { seat, action }): Body<Why>,
) -> Result<Json<ServerMessage>, Problem> {
    aside(move || {
        let puzzle = find_for(&game, &name, seat)?;
        let refused = puzzle.race()?.explain(puzzle.seat, &action).err();
        Ok(Json(because(table(&game, &name), seat, action, refused)))
    })
    .await
}

/// Whether an action solves it, what does, and why.
pub(super) async fn answer(
    Part((game, name)): Part<(String, String)>,
    Asked(read): Asked<Read>,
    Body(Why { seat, action }): Body<Why>,
) -> Result<Json<PuzzleAnswer>, Problem> {
    let language = read.language();
    aside(move || {
        let puzzle = find_for(&game, &name, seat)?;
        let race = puzzle.race()?;
        if let Err(refused) = race.explain(puzzle.seat, &action) {
            let refusal: Refusal = refused_by(&table(&game, &name), seat, &refused);
            return Err(Problem::from(refusal).of_game(&game));
        }
        let best = race.choices(puzzle.seat).into_iter().filter(|it| puzzle.is_solved_by(&it.action));
        let (_, why) = told_puzzle(&game, &name, &language)?;
        Ok(Json(PuzzleAnswer { solved: puzzle.is_solved_by(&action), best: best.collect(), why }))
    })
    .await
}

/// Reading a game and setting up its board takes a moment: it is done beside the others' requests.
async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|_| no_answer())?
}

fn find(game: &str, name: &str) -> Result<lessons::Puzzle, Problem> {
    games::find(game)?;
    let none = || {
        let phrase = Phrase::new("server-no-puzzle").with("game", Value::Word { word: "name".into() });
        Problem::not_found(phrase).of_game(game)
    };
    lessons::puzzle(game, name)?.ok_or_else(none)
}

/// The same, for whoever has that seat in it.
fn find_for(game: &str, name: &str, seat: u8) -> Result<lessons::Puzzle, Problem> {
    let puzzle = find(game, name)?;
    if puzzle.seat.0 != seat {
        let say = Phrase::new("server-learner-seat").with("learner", puzzle.seat.0).with("seat_number", seat);
        return Err(Problem::new(StatusCode::FORBIDDEN, "not_yours", say));
    }
    Ok(puzzle)
}

/// What stands for the id of a table.
fn table(game: &str, name: &str) -> String {
    format!("puzzle-{game}-{name}")
}

fn tell(game: &str, name: &str, language: &Language) -> Result<Puzzle, Problem> {
    let puzzle = find(game, name)?;
    let race = puzzle.race()?;
    let (title, _) = told_puzzle(game, name, language)?;
    Ok(Puzzle {
        game: game.to_string(),
        name: name.to_string(),
        title,
        rules_version: race.game().rules_version(),
        options: race.setup().options,
        seats: race.seats(),
        start: situation(&puzzle, name, &*race),
    })
}

fn situation(puzzle: &lessons::Puzzle, name: &str, race: &dyn AnyRace) -> Situation {
    let eyes = Sight::Of(Viewer::Seat(puzzle.seat));
    Situation {
        table: table(&puzzle.scenario.game, name),
        seat: Some(puzzle.seat.0),
        seq: race.seq(),
        cause: Cause::Start,
        view: race.view(eyes),
        scenery: Some(race.scenery()),
        standing: race.standing(eyes),
        covered: race.covered(eyes),
        deciding: race.deciding(),
        legal: Legal::explained(race.choices(puzzle.seat)),
        missed: Vec::new(),
        clocks: None,
        places: None,
        reveal: None,
    }
}
