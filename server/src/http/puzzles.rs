//! Puzzles: a position in which one choice is known to be best. They are solved at no table, so nothing is stored; what solves one is
//! said when somebody has answered it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use catalog::{AnyRace, Language, Sight, Tongue};
use engine::{Names, Phrase, Value, Viewer};
use lessons::{Difficulty, GRADED, Grade, Reason, daily_puzzle, listed_puzzles, told_puzzle};
use protocol::{
    Cause, Choice, DailyPuzzle, Legal, Puzzle, PuzzleAnswer, PuzzleDifficulty, PuzzleGrade, PuzzleInfo,
    PuzzleList, PuzzleMisses, Refusal, ServerMessage, Situation, Why,
};

use super::extract::{Asked, Body, Part};
use super::games;
use super::problem::Problem;
use super::tables::no_answer;
use super::words::Read;
use crate::app::App;
use crate::day::date;
use crate::table::play::{because, refused_by};

pub(super) async fn list(
    State(app): State<Arc<App>>,
    Asked(read): Asked<Read>,
) -> Result<Json<PuzzleList>, Problem> {
    let language = read.language();
    let today = app.calendar().today();
    aside(move || {
        let mut puzzles = Vec::new();
        for game in catalog::games().map(|game| game.id()) {
            for (name, puzzle) in listed_puzzles(game)? {
                let title = told_puzzle(game, name, &puzzle, &language)?.title;
                let (game, name) = (game.to_string(), name.to_string());
                puzzles.push(PuzzleInfo { game, name, title, grade: puzzle.grade.as_ref().map(graded) });
            }
        }
        Ok(Json(PuzzleList { puzzles, daily: daily(today) }))
    })
    .await
}

/// The puzzle of a day, by universal time.
fn daily(day: i64) -> Option<DailyPuzzle> {
    let (game, name) = daily_puzzle(u64::try_from(day).ok()?)?;
    Some(DailyPuzzle { date: date(day), game: game.to_string(), name: name.to_string() })
}

/// How hard a puzzle is, as it is told.
fn graded(grade: &Grade) -> PuzzleGrade {
    let difficulty = match grade.difficulty() {
        Difficulty::Easy => PuzzleDifficulty::Easy,
        Difficulty::Medium => PuzzleDifficulty::Medium,
        Difficulty::Hard => PuzzleDifficulty::Hard,
    };
    let misses =
        |(level, missed): (&bots::Level, u32)| PuzzleMisses { level: level.name().to_string(), missed };
    let levels = GRADED.iter().zip(grade.missed.by_level()).map(misses).collect();
    PuzzleGrade { difficulty, missed: grade.figure(), tries: grade.tries, levels }
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
        let told = told_puzzle(&game, &name, &puzzle, &language)?;
        let why = told.why.say(&Tongue::new(&language, Some(&game), Names::default()));
        let reasons = match told.why {
            Reason::Text(_) => Vec::new(),
            Reason::Phrases(phrases) => phrases,
        };
        Ok(Json(PuzzleAnswer { solved: puzzle.is_solved_by(&action), best: best.collect(), why, reasons }))
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
    let title = told_puzzle(game, name, &puzzle, language)?.title;
    Ok(Puzzle {
        game: game.to_string(),
        name: name.to_string(),
        title,
        rules_version: race.game().rules_version(),
        options: race.setup().options,
        seats: race.seats(),
        grade: puzzle.grade.as_ref().map(graded),
        start: situation(&puzzle, name, &*race),
    })
}

/// A choice without what it would lead to: that would be half of the solution.
fn unforeseen(choice: Choice) -> Legal {
    Legal::Explained(Choice { forecast: None, outlook: None, rules: Vec::new(), like: None, ..choice })
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
        legal: race.choices(puzzle.seat).into_iter().map(unforeseen).collect(),
        missed: Vec::new(),
        clocks: None,
        places: None,
        reveal: None,
    }
}
