//! Lessons: guided races. They are played at no table, so nothing is stored.

use axum::Json;
use axum::http::StatusCode;
use catalog::{AnyRace, LEARNER, Sight};
use engine::{Names, Refused, Viewer};
use protocol::{
    Cause, How, Legal, Lesson, LessonMark, LessonText, Places, Play, ServerMessage, Situation, Step,
};
use serde_json::Value;

use super::extract::{Body, Part};
use super::problem::Problem;
use super::tables::no_answer;
use crate::table::{change, deciding, explained, happening, places};

/// The learner sees what the seat may know, never the truth.
const EYES: Viewer = Viewer::Seat(LEARNER);

pub(super) async fn one(Part(game): Part<String>) -> Result<Json<Lesson>, Problem> {
    let told = tokio::task::spawn_blocking(move || tell(&find(&game)?));
    Ok(Json(told.await.map_err(|_| no_answer())??))
}

/// Which rule forbids an action at a step of the lesson.
pub(super) async fn why(
    Part(game): Part<String>,
    Body(Play { seat, seq, action }): Body<Play>,
) -> Result<Json<ServerMessage>, Problem> {
    if seat != LEARNER.0 {
        let why = format!("the learner has seat {}, not {seat}", LEARNER.0);
        return Err(Problem::new(StatusCode::FORBIDDEN, "not_yours", why));
    }
    let answered = tokio::task::spawn_blocking(move || {
        let lesson = find(&game)?;
        let race = lesson.race_after(seq)?;
        let race =
            race.ok_or_else(|| Problem::not_found(format!("the race has {} steps", lesson.steps.len())))?;
        Ok::<_, Problem>((table(&lesson.game), race.why(LEARNER, &action), action))
    });
    let (table, answer, action) = answered.await.map_err(|_| no_answer())??;
    let (legal, rule, why) = match answer {
        Ok(()) => (true, None, "it is legal".to_string()),
        Err(Refused::Illegal(illegal)) => (false, Some(illegal.rule.to_string()), illegal.reason()),
        Err(refused) => (false, None, refused.to_string()),
    };
    Ok(Json(ServerMessage::Because { table, seat, action, legal, rule, why }))
}

fn find(game: &str) -> Result<catalog::Lesson, Problem> {
    catalog::find(game).map_err(|fault| Problem::not_found(fault.why))?;
    catalog::lesson(game)?.ok_or_else(|| Problem::not_found(format!("{game} has no lesson")))
}

/// What stands for the id of a table in the messages of a lesson.
fn table(game: &str) -> String {
    format!("lesson-{game}")
}

fn tell(lesson: &catalog::Lesson) -> Result<Lesson, Problem> {
    let mut race = lesson.race()?;
    let names = Names::new(lesson.names.clone());
    let (start, mut last) = (situation(lesson, &*race, &names), race.view(EYES));
    let (mut steps, mut marks) = (Vec::with_capacity(lesson.steps.len()), Vec::new());
    for (i, step) in lesson.steps.iter().enumerate() {
        marks.extend(step.mark.as_ref().map(|mark| LessonMark {
            seq: race.seq() + 1,
            until: race.seq() + 1 + mark.further,
            rules: mark.rules.clone(),
            before: text(&mark.before),
            after: text(&mark.after),
            picture: race.picture(EYES, &names),
        }));
        race.act(step.seat, &step.action).map_err(|refused| Problem::wrong(refused.to_string()))?;
        let view = race.view(EYES);
        let next = lesson.steps.get(i + 1);
        steps.push(told_step(lesson, step, next, &*race, (&last, &view), &names));
        last = view;
    }
    Ok(Lesson {
        game: lesson.game.clone(),
        rules_version: lesson.rules_version,
        options: race.options(),
        names: lesson.names.clone(),
        title: text(&lesson.title),
        opening: text(&lesson.opening),
        closing: text(&lesson.closing),
        start,
        steps,
        marks,
    })
}

fn situation(lesson: &catalog::Lesson, race: &dyn AnyRace, names: &Names) -> Situation {
    let told = race.tell(0, Sight::Of(EYES), names).map(|told| told.events).unwrap_or_default();
    Situation {
        table: table(&lesson.game),
        seat: Some(LEARNER.0),
        seq: 0,
        cause: Cause::Start,
        view: race.view(EYES),
        scenery: Some(race.scenery()),
        deciding: deciding(race),
        legal: legal(lesson.steps.first(), race, names),
        missed: told.into_iter().map(happening).collect(),
        clocks: None,
        places: None,
        reveal: None,
    }
}

fn told_step(
    lesson: &catalog::Lesson,
    step: &catalog::LessonStep,
    next: Option<&catalog::LessonStep>,
    race: &dyn AnyRace,
    (before, after): (&Value, &Value),
    names: &Names,
) -> Step {
    let told = race.tell(race.seq(), Sight::Of(EYES), names).map(|told| told.events).unwrap_or_default();
    let is_own = step.seat == LEARNER;
    let ending: Option<Places> = race.is_over().then(|| places(race));
    Step {
        table: table(&lesson.game),
        seat: Some(LEARNER.0),
        seq: race.seq(),
        by: step.seat.0,
        how: if is_own { How::Person } else { How::Bot },
        action: is_own.then(|| step.action.clone()),
        events: told.into_iter().map(happening).collect(),
        changes: catalog::changes(before, after).into_iter().map(change).collect(),
        deciding: deciding(race),
        legal: legal(next, race, names),
        clocks: None,
        places: ending,
        reveal: None,
    }
}

/// The legal actions, if the next step is one that the learner makes.
fn legal(next: Option<&catalog::LessonStep>, race: &dyn AnyRace, names: &Names) -> Vec<Legal> {
    if next.is_none_or(|step| step.mark.is_none()) {
        return Vec::new();
    }
    race.legal(LEARNER, names).into_iter().map(|choice| Legal::Explained(explained(choice))).collect()
}

fn text(text: &catalog::Text) -> LessonText {
    LessonText { english: text.english.clone(), french: text.french.clone() }
}
