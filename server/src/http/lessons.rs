//! Lessons: guided races. They are played at no table, so nothing is stored.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use catalog::{AnyRace, Language, Sight, Tongue};
use engine::{Names, Phrase, Value, Viewer};
use lessons::{LEARNER, LessonStep};
use protocol::{Cause, Detail, How, Legal, Lesson, LessonMark, Play, ServerMessage, Situation, Step};
use serde::Deserialize;

use super::extract::{Asked, Body, Part};
use super::games;
use super::problem::Problem;
use super::tables::no_answer;
use super::words::Read;
use crate::table::play::because;
use crate::words;

/// The learner sees what the seat may know, never the truth.
const EYES: Viewer = Viewer::Seat(LEARNER);

pub(super) async fn one(Part(game): Part<String>, Asked(read): Asked<Read>) -> Result<Json<Lesson>, Problem> {
    let language = read.language();
    let told = tokio::task::spawn_blocking(move || tell(&find(&game)?, &language));
    Ok(Json(told.await.map_err(|_| no_answer())??))
}

/// After which step, and in which language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawn {
    #[serde(default)]
    step: u32,
    lang: Option<String>,
}

/// What the learner sees after a step, as text.
pub(super) async fn picture(
    Part(game): Part<String>,
    Asked(drawn): Asked<Drawn>,
) -> Result<impl IntoResponse, Problem> {
    let language = words::language(drawn.lang.as_deref());
    let text = tokio::task::spawn_blocking(move || {
        let lesson = find(&game)?;
        let race = race_after(&lesson, drawn.step)?;
        let tongue = Tongue::new(&language, Some(&lesson.game), Names::new(lesson.names));
        Ok::<_, Problem>(race.picture(EYES, &tongue))
    });
    let text = text.await.map_err(|_| no_answer())??;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// Which rule forbids an action at a step of the lesson.
pub(super) async fn why(
    Part(game): Part<String>,
    Body(Play { seat, seq, action }): Body<Play>,
) -> Result<Json<ServerMessage>, Problem> {
    if seat != LEARNER.0 {
        let say = Phrase::new("server-learner-seat").with("learner", LEARNER.0).with("seat_number", seat);
        return Err(Problem::new(StatusCode::FORBIDDEN, "not_yours", say));
    }
    let answered = tokio::task::spawn_blocking(move || {
        let lesson = find(&game)?;
        let refused = race_after(&lesson, seq)?.explain(LEARNER, &action).err();
        Ok::<_, Problem>(because(table(&lesson.game), seat, action, refused))
    });
    Ok(Json(answered.await.map_err(|_| no_answer())??))
}

fn find(game: &str) -> Result<lessons::Lesson, Problem> {
    games::find(game)?;
    let name = Value::Word { word: "name".into() };
    let none = || Phrase::new("server-no-lesson").with("game", name);
    lessons::lesson(game)?.ok_or_else(|| Problem::not_found(none()).of_game(game))
}

fn race_after(lesson: &lessons::Lesson, steps: u32) -> Result<Box<dyn AnyRace>, Problem> {
    let few = || Phrase::new("server-few-steps").with("steps", lesson.steps.len() as i64);
    lesson.race_after(steps)?.ok_or_else(|| Problem::not_found(few()))
}

/// What stands for the id of a table in the messages of a lesson.
fn table(game: &str) -> String {
    format!("lesson-{game}")
}

fn tell(lesson: &lessons::Lesson, language: &Language) -> Result<Lesson, Problem> {
    let mut race = lesson.race()?;
    let texts = lesson.told(language)?;
    let start = situation(lesson, &*race);
    let (mut steps, mut marks) = (Vec::with_capacity(lesson.steps.len()), Vec::new());
    let mut said = texts.marks.into_iter();
    for (i, step) in lesson.steps.iter().enumerate() {
        if let Some(mark) = &step.mark {
            let (before, after) = said.next().unwrap_or_default();
            let seq = race.seq() + 1;
            let (until, rules) = (seq + mark.further, mark.rules.clone());
            marks.push(LessonMark { seq, until, rules, before, after });
        }
        race.play(step.seat, &step.action).map_err(|refused| Problem::wrong(refused.phrase()))?;
        steps.extend(told_step(lesson, lesson.steps.get(i + 1), &*race));
    }
    Ok(Lesson {
        game: lesson.game.clone(),
        rules_version: lesson.rules_version,
        options: race.setup().options,
        names: lesson.names.clone(),
        title: texts.title,
        opening: texts.opening,
        closing: texts.closing,
        start,
        steps,
        marks,
    })
}

fn situation(lesson: &lessons::Lesson, race: &dyn AnyRace) -> Situation {
    let told = race.tell(0, Sight::Of(EYES), Detail::Full);
    Situation {
        table: table(&lesson.game),
        seat: Some(LEARNER.0),
        seq: 0,
        cause: Cause::Start,
        view: race.view(Sight::Of(EYES)),
        scenery: Some(race.scenery()),
        standing: race.standing(Sight::Of(EYES)),
        covered: race.covered(Sight::Of(EYES)),
        deciding: race.deciding(),
        legal: legal(lesson.steps.first(), race),
        missed: told.map(|told| told.events).unwrap_or_default(),
        clocks: None,
        places: None,
        reveal: None,
    }
}

/// The last step, as the learner may know it.
fn told_step(lesson: &lessons::Lesson, next: Option<&LessonStep>, race: &dyn AnyRace) -> Option<Step> {
    let told = race.tell(race.seq(), Sight::Of(EYES), Detail::Full)?;
    let by = told.seat?;
    Some(Step {
        table: table(&lesson.game),
        seat: Some(LEARNER.0),
        seq: race.seq(),
        by: by.0,
        how: if by == LEARNER { How::Person } else { How::Bot },
        action: told.action,
        events: told.events,
        changes: told.changes,
        standing: told.standing,
        deciding: race.deciding(),
        legal: legal(next, race),
        clocks: None,
        places: race.is_over().then(|| race.places()),
        reveal: None,
    })
}

/// The legal actions, if the next step is one that the learner makes.
fn legal(next: Option<&LessonStep>, race: &dyn AnyRace) -> Vec<Legal> {
    if next.is_none_or(|step| step.mark.is_none()) {
        return Vec::new();
    }
    Legal::explained(race.choices(LEARNER))
}
