//! Every lesson runs as it is told, and a faulty one is refused with its place.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use catalog::{Language, games, is_teaching};
use lessons::{LEARNER, Lesson, has_lesson, lesson};
use records::fingerprint;
use serde_json::{Value, json};

#[test]
fn every_game_that_is_offered_has_a_lesson_of_eight_to_fourteen_moves() {
    for game in games().filter(|game| !is_teaching(game.id())) {
        let lesson = lesson(game.id()).unwrap().expect("a game that is offered has a lesson");
        let marks = lesson.steps.iter().filter(|step| step.mark.is_some()).count();
        assert!((8..=14).contains(&marks), "{} has {marks} marked moves", game.id());
        assert!(has_lesson(game.id()));
    }
    assert_eq!(lesson("pig"), Ok(None));
    assert!(lesson("chess").is_err());
}

#[test]
fn the_learner_wins_every_first_race() {
    for game in games().filter(|game| has_lesson(game.id())) {
        let lesson = lesson(game.id()).unwrap().unwrap();
        let race = lesson.race_after(lesson.steps.len() as u32).unwrap().unwrap();
        assert_eq!(race.places().winners, [LEARNER], "{}", game.id());
        assert!(lesson.race_after(lesson.steps.len() as u32 + 1).unwrap().is_none());
    }
}

#[test]
fn texts_are_there_in_every_language_and_short_enough_to_be_read_beside_the_board() {
    for game in games().filter(|game| has_lesson(game.id())) {
        let lesson = lesson(game.id()).unwrap().unwrap();
        let all: Vec<_> = Language::all().iter().map(|language| lesson.told(language).unwrap()).collect();
        for told in &all {
            let marks = told.marks.iter().flat_map(|(before, after)| [before, after]);
            for text in marks.chain([&told.opening, &told.closing]) {
                assert!((1..=320).contains(&text.chars().count()), "{}: {text}", game.id());
            }
        }
        assert!(
            all.windows(2).all(|pair| pair[0].marks[0] != pair[1].marks[0]),
            "{} is not translated",
            game.id()
        );
    }
}

/// A whole race of pig in which the learner makes the first move, changed by the test.
fn pig(change: impl Fn(&mut Value)) -> Result<Lesson, engine::Fault> {
    let game = catalog::find("pig").unwrap();
    let options = json!({"target": 10});
    let mut race = game.new_race(2, &options, 3).unwrap();
    let mut steps = Vec::new();
    while let Some(owed) = race.deciding().into_iter().next() {
        let action =
            race.bot(bots::Level::Greedy.into(), None).choose(&race.glance(owed.seat).unwrap()).unwrap();
        steps.push(json!({"seat": owed.seat, "action": action}));
        race.play(owed.seat, &action).unwrap();
    }
    steps[0]["mark"] = json!({"rules": ["PG-002"], "further": 0});
    let mut lesson = json!({
        "game": "pig", "names": ["Robin", "Bot 2"],
        "rules_version": game.rules_version(), "options": options, "seed": 3, "end": fingerprint(&*race), "steps": steps,
    });
    change(&mut lesson);
    Lesson::read(&lesson.to_string())
}

#[test]
fn a_lesson_that_cannot_be_given_is_refused_with_its_place() {
    assert!(pig(|_| ()).is_ok(), "{:?}", pig(|_| ()));
    let faulty = |place: &str, change: &dyn Fn(&mut Value)| {
        let fault = pig(change).expect_err(place);
        assert_eq!(fault.place, place, "{fault}");
    };
    faulty("rules_version", &|lesson| lesson["rules_version"] = json!(0));
    faulty("end", &|lesson| lesson["end"] = json!("0-0"));
    faulty("lesson", &|lesson| lesson["colour"] = json!("red"));
    faulty("steps", &|lesson| drop(lesson["steps"].as_array_mut().unwrap().pop()));
    let of_first =
        |key: &'static str, value: Value| move |lesson: &mut Value| lesson["steps"][0][key] = value.clone();
    let of_mark = |key: &'static str, value: Value| {
        move |lesson: &mut Value| lesson["steps"][0]["mark"][key] = value.clone()
    };
    faulty("step 1", &of_first("action", json!({"type": "hold"})));
    faulty("step 1", &of_mark("rules", json!([])));
    faulty("step 1", &of_mark("rules", json!(["PG-999"])));
    faulty("step 1", &of_mark("further", json!(9999)));
    faulty("step 1", &|lesson| lesson["steps"][0]["seat"] = json!(1));
}
