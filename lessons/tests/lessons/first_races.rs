//! Every lesson runs as it is told, and a faulty one is refused with its place.

use catalog::{Language, games};
use lessons::{LEARNER, Lesson, has_lesson, lesson};
use records::fingerprint;
use serde_json::{Value, json};

#[test]
fn a_lesson_has_eight_to_fourteen_moves_and_a_game_may_be_without_one() {
    let mut given = 0;
    for game in games() {
        let lesson = lesson(game.id()).unwrap();
        assert_eq!(lesson.is_some(), has_lesson(game.id()), "{}", game.id());
        let Some(lesson) = lesson else { continue };
        given += 1;
        let marks = lesson.steps.iter().filter(|step| step.mark.is_some()).count();
        assert!((8..=14).contains(&marks), "{} has {marks} marked moves", game.id());
    }
    assert!(given >= 5, "{given} lessons were looked at");
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

/// All texts of a lesson in a language: the language's own, or English where it has none.
fn texts(lesson: &Lesson, language: &Language) -> Vec<String> {
    let told = lesson.told(language).unwrap();
    let marks = told.marks.into_iter().flat_map(|(before, after)| [before, after]);
    marks.chain([told.opening, told.closing]).collect()
}

#[test]
fn texts_are_short_enough_to_be_read_beside_the_board_and_translated_as_a_whole_if_at_all() {
    let mut translated = 0;
    for game in games().filter(|game| has_lesson(game.id())) {
        let lesson = lesson(game.id()).unwrap().unwrap();
        let english = texts(&lesson, &Language::english());
        for language in Language::all() {
            let here = texts(&lesson, &language);
            for text in &here {
                assert!((1..=320).contains(&text.chars().count()), "{}: {text}", game.id());
            }
            if here != english {
                let same: Vec<_> = here.iter().zip(&english).filter(|(one, other)| one == other).collect();
                assert!(same.is_empty(), "{} in {}: {same:?}", game.id(), language.code());
                translated += 1;
            }
        }
    }
    assert!(translated >= 5, "{translated} translations were looked at");
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
