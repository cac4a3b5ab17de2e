//! What people see: pictures, words and forecasts.

use std::sync::LazyLock;

use engine::{
    Answer, Game, Idle, Kind, Names, Notation, Race, Rng, Script, Seat, Shown, Speak, Viewer, choose_random,
};
use marathon::content::course::segment_id;
use marathon::content::{COURSES, Card, standard_cards};
use marathon::{
    Action, Boost, Cause, CourseChoice, Event, FinishMode, Forecast, Marathon, Options, OwnCourse, Position,
    Space,
};
use words::{Speaker, Vocabulary};

static ENGLISH: LazyLock<Vocabulary> =
    LazyLock::new(|| Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).unwrap());

/// Says it in English at a table without names.
fn english() -> Speaker<'static> {
    Speaker::new(&ENGLISH, Names::default())
}

fn read(options: &str, position: &str) -> (Marathon, Position) {
    let options = serde_json::from_str(options).unwrap();
    let (game, position) = Marathon::read(options, serde_json::from_str(position).unwrap()).unwrap();
    (game, position.unwrap())
}

/// Every legal action of a seat in words, with its forecast.
fn offers(game: &Marathon, position: &Position, seat: u8) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(position, Seat(seat), &mut legal);
    let say = |action| {
        let forecast = game.forecast(position, Seat(seat), action);
        let said = forecast.and_then(|forecast| game.say_forecast(&forecast));
        let said = said.map_or_else(String::new, |phrase| english().say(&phrase));
        format!("{} [{said}]", english().say(&game.action(position, Seat(seat), action).phrase))
    };
    legal.iter().map(say).collect()
}

#[test]
fn the_scenery_has_the_block_and_the_deck_of_the_table() {
    let position = r#"{"runners": [{"row": 1, "lane": 1}, {"row": 1, "lane": 2}]}"#;
    let scenery = |options| {
        let (game, position) = read(options, position);
        serde_json::to_value(game.scenery(&position)).unwrap()
    };
    let count = |scenery: &serde_json::Value, id: &str| {
        let cards = scenery["cards"].as_array().unwrap();
        cards.iter().find(|card| card["id"] == id).unwrap()["count"].clone()
    };
    let usual = scenery("{}");
    assert_eq!(usual["block"][5], serde_json::json!({"row": 2, "lane": 6}));
    assert_eq!([count(&usual, "injury"), count(&usual, "the_wall")], [9, 1]);
    let other = scenery(r#"{"start_block": "level", "deck": {"injury": 3}}"#);
    assert_eq!(other["block"][5], serde_json::json!({"row": 0, "lane": 6}));
    assert_eq!([count(&other, "injury"), count(&other, "the_wall")], [3, 0]);
    assert_eq!(usual["marks"], serde_json::json!({"rows": 3, "unit": {"id": "mile"}}));
    assert_eq!(usual["cards"][0].get("name"), None, "the box's names are messages");
    assert_eq!(usual["boosts"][3], serde_json::json!({"use": "reroll", "cost": 3}));
    let numbers =
        ["stamina_max", "injuries_max", "lanes", "die", "round_limit"].map(|key| usual[key].clone());
    assert_eq!(numbers, [10, 3, 6, 6, 100]);
}

#[test]
fn no_boost_and_passing_do_nothing() {
    let (game, position) = read("{}", r#"{"runners": [{"row": 1, "lane": 1}, {"row": 1, "lane": 2}]}"#);
    let idle = |action| game.idle(&position, &action);
    assert_eq!([Action::Boost { with: Boost::None }, Action::Pass {}].map(idle), [Some(Idle::Once); 2]);
    assert_eq!([Action::Boost { with: Boost::Plus }, Action::Roll {}].map(idle), [None; 2]);
}

#[test]
fn a_course_of_ones_own_keeps_its_marks() {
    let text = include_str!("../../content/courses/tenk.txt").replace("marks 4 km", "marks 5 furlong");
    let as_text = serde_json::json!({"course": text});
    let given: Options = serde_json::from_value(as_text).unwrap();
    let options = Marathon::new(2, given).unwrap().options().clone();
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!(written["course"]["marks"], serde_json::json!({"rows": 5, "unit": "furlong"}));
    assert_eq!(serde_json::from_value::<Options>(written.clone()).unwrap(), options, "as a record keeps it");
    let scenery = |options| {
        let (race, _) = Race::new(Marathon::new(2, options).unwrap(), 1);
        let picture = race.game().picture(race.position(), Viewer::Spectator, &english());
        (serde_json::to_value(race.game().scenery(race.position())).unwrap()["marks"].clone(), picture)
    };
    let (marks, picture) = scenery(options);
    assert_eq!(marks, serde_json::json!({"rows": 5, "unit": {"name": "furlong"}}));
    assert!(picture.contains("furlong"), "{picture}");

    let mut old = written;
    old["course"].as_object_mut().unwrap().remove("marks");
    let (marks, picture) = scenery(serde_json::from_value(old).unwrap());
    assert_eq!(marks, serde_json::Value::Null, "a record without marks is read as it was");
    assert!(!picture.contains("furlong"), "{picture}");
}

#[test]
fn every_boost_shows_what_it_costs() {
    let position = r#"{"runners": [{"row": 16, "lane": 3, "stamina": 3}, {"row": 18, "lane": 3}],
        "pending": {"decision": "boost", "seat": 0, "die": 2}}"#;
    let (game, position) = read("{}", position);
    let mut legal = Vec::new();
    game.legal(&position, Seat(0), &mut legal);
    let cost = |action| match game.forecast(&position, Seat(0), action) {
        Some(Forecast::Reach { cost, .. }) => Some(cost),
        _ => None,
    };
    let costs: Vec<_> = legal.iter().map(cost).collect();
    assert_eq!(costs, [Some(0), Some(1), Some(1), Some(3)]);
}

#[test]
fn every_boost_shows_where_it_leads() {
    let position = r#"{"runners": [{"row": 16, "lane": 3, "stamina": 3}, {"row": 18, "lane": 3}, {"row": 18, "lane": 4}],
        "pending": {"decision": "boost", "seat": 0, "die": 1}}"#;
    let (game, position) = read("{}", position);
    let blocked = "to row 17, lane 3 or 4 EVENT, blocked by Runner 2 and Runner 3";
    let faces: Vec<String> = (2..=6).map(|die| format!("with {die} {blocked}")).collect();
    assert_eq!(
        offers(&game, &position, 0),
        [
            "Spend no stamina: speed 1 [to row 17, lane 3 or 4 EVENT]".to_string(),
            format!("Spend 1 stamina: speed 2 [{blocked}]"),
            "Spend 1 stamina: stand still [stays]".to_string(),
            format!(
                "Spend 3 stamina: roll again, and use what comes [with 1 to row 17, lane 3 or 4 EVENT; {}]",
                faces.join("; ")
            ),
        ]
    );
}

#[test]
fn ends_of_runs_say_what_they_do() {
    let (game, position) = read(
        "{}",
        r#"{"runners": [{"row": 2, "lane": 3}, {}], "pending": {"decision": "run", "seat": 0, "steps": 2}}"#,
    );
    assert_eq!(
        offers(&game, &position, 0),
        [
            "Run to row 4, lane 1 (EVENT) [draws a card]",
            "Run to row 4, lane 2 [plain road]",
            "Run to row 4, lane 3 (KICK SPOT) [must spin]",
            "Run to row 4, lane 4 (EVENT) [draws a card]",
            "Run to row 4, lane 5 [plain road]",
        ]
    );
    let back = r#"{"runners": [{"row": 4, "lane": 3}, {}], "pending":
        {"decision": "run", "seat": 0, "steps": 1, "back": true, "cause": "kick"}}"#;
    let (game, position) = read("{}", back);
    assert_eq!(offers(&game, &position, 0)[0], "Fall back to row 3, lane 2 [nothing acts there]");
    let (game, position) = read(
        "{}",
        r#"{"runners": [{"row": 77, "lane": 3}, {}], "pending": {"decision": "boost", "seat": 0, "die": 6}}"#,
    );
    assert_eq!(offers(&game, &position, 0)[0], "Spend no stamina: speed 6 [over the line]");
}

#[test]
fn damage_is_spelled_out_before_runners_high_is_used() {
    let high = |against: &str| {
        let options = r#"{"high_vs_third_injury": true}"#;
        let injuries = if against.contains("injury") { 3 } else { 0 };
        let position = format!(
            r#"{{"runners": [{{"row": 2, "lane": 3, "high": 1, "stamina": 1, "injuries": {injuries}}}, {{}}],
            "pending": {{"decision": "high", "seat": 0, {against}}}}}"#
        );
        let (game, position) = read(options, &position);
        offers(&game, &position, 0)
    };
    let wall = "The Wall (lose 1 stamina, then run 3 backward)";
    assert_eq!(
        high(r#""against": "card", "card": "the_wall""#),
        [
            format!("Use RUNNER'S HIGH against {wall} [saves 1 stamina and 2 rows back]"),
            format!("Keep RUNNER'S HIGH and bear {wall} [costs 1 stamina and 2 rows back]"),
        ]
    );
    assert!(high(r#""against": "spin", "steps": 1"#)[1].ends_with("the spin of −1 [costs 1 row back]"));
    assert!(high(r#""against": "card", "card": "cramp""#)[1].ends_with("[costs −2 on the next speed roll]"));
    assert!(high(r#""against": "card", "card": "untied_lace""#)[1].ends_with("[costs 1 turn]"));
    assert!(high(r#""against": "injury""#)[0].ends_with("the lost turn of your third INJURY [saves 1 turn]"));
}

#[test]
fn catch_up_says_whom_it_follows() {
    let options = r#"{"course": {"id": "x", "rows": ["......", "......", "......", "..#...", "......"]}}"#;
    let position = r#"{"runners": [{"row": 1, "lane": 1}, {"row": 5, "lane": 3}, {"row": 5, "lane": 5}],
        "pending": {"decision": "catch_up", "seat": 0}}"#;
    let (game, position) = read(options, position);
    assert_eq!(
        offers(&game, &position, 0),
        [
            "Close up on Runner 2: row 4, lane 2 [plain road]",
            "Close up on Runner 2: row 4, lane 4 [plain road]",
            "Close up on Runner 3: row 4, lane 5 [plain road]",
        ]
    );
    let follows = |lane| match game.forecast(&position, Seat(0), &Action::CatchUp { lane }) {
        Some(Forecast::End { follows, .. }) => follows,
        other => panic!("a move has an end: {other:?}"),
    };
    assert_eq!([2, 4, 5].map(follows), [vec![Seat(1)], vec![Seat(1)], vec![Seat(2)]]);
}

#[test]
fn what_is_cut_short_is_told_with_the_reason() {
    let (game, position) = read("{}", r#"{"runners": [{"row": 4, "lane": 1}, {"row": 5, "lane": 2}]}"#);
    let said = |event| english().say(&game.event(&event).phrase);
    let seat = Seat(0);
    let back = |row, wanted| {
        let (from, to) = (Space { row: 6, lane: Some(2) }, Space { row, lane: Some(2) });
        let steps = u16::from(6 - row);
        said(Event::Ran { seat, from, to, steps, wanted, back: true, cause: Cause::Card })
    };
    assert!(back(2, 6).ends_with("falls back 4 rows of 6, from row 6 to row 2, lane 2: the road is blocked"));
    assert!(back(0, 9).ends_with("from row 6 to row 0, lane 2: nothing lies before row 0"));
    assert!(back(0, 6).ends_with("from row 6 to row 0, lane 2"));
    assert_eq!(
        said(Event::Stamina { seat, change: 0, stamina: 0 }),
        "Runner 1: stamina stays 0, there is none to lose"
    );
    assert_eq!(
        said(Event::Stamina { seat, change: 0, stamina: 10 }),
        "Runner 1: stamina stays 10, it cannot rise above 10"
    );
    let picture = game.picture(&position, Viewer::Spectator, &english());
    assert!(
        picture.contains("row 4, lane 1 (EVENT), mile 1.33, 1 behind") && picture.contains("mile 1.67"),
        "{picture}"
    );
}

#[test]
fn pictures_are_narrow_and_words_are_there_at_every_step() {
    let long = OwnCourse {
        id: "long".to_string(),
        name: Some("A name that somebody chose without thinking of whoever has to print it".to_string()),
        rows: vec!["..EK..".to_string(); 250],
        segments: Vec::new(),
        marks: None,
    };
    let named = COURSES.map(|(course, _)| CourseChoice::Named(course.to_string()));
    let courses = named.into_iter().chain([CourseChoice::Own(long)]);
    for (seed, course) in courses.enumerate() {
        let options = Options { course, high_vs_third_injury: true, ..Options::default() };
        let game = Marathon::new(6, options).unwrap();
        let names = Names::new((0..6).map(|seat| format!("Runner {seat} with a rather long name")).collect());
        let speak = Speaker::new(&ENGLISH, names);
        let (mut race, _) = Race::new(game, seed as u64);
        let mut choice = Rng::new(seed as u64);
        while let Some(seat) = race.game().pending(race.position()).first() {
            let view = race.view(Viewer::Seat(seat));
            let picture = race.game().picture(view.seen(), view.viewer(), &speak);
            for line in picture.lines() {
                assert!(line.chars().count() <= 100, "{} columns: {line}", line.chars().count());
            }
            let action = choose_random(race.game(), race.position(), seat, &mut choice, &mut Vec::new());
            assert!(race.game().action(view.seen(), seat, &action).rule.starts_with("MA-"));
            for event in race.play(seat, action).unwrap().events {
                let said = race.game().event(&event);
                assert!(!speak.say(&said.phrase).is_empty() && said.rule.starts_with("MA-"), "{event:?}");
            }
        }
    }
}

#[test]
fn the_rulebook_has_every_rule_as_an_anchor() {
    let (spec, rulebook) = (include_str!("../../SPEC.md"), include_str!("../../rulebook/en.md"));
    for (at, _) in spec.match_indices("- **MA-") {
        let id = &spec[at + 4..at + 10];
        let anchor = format!("<a id=\"{id}\"></a>**{id}**");
        assert_eq!(rulebook.matches(&anchor).count(), 1, "{anchor} stands in the rulebook once");
    }
}

#[test]
fn every_switch_is_explained() {
    let content = [("cards.txt", include_str!("../../content/cards.txt"))].into_iter().collect();
    let written = serde_json::to_value(Options { content, ..Options::default() }).unwrap();
    let keys: Vec<&str> = Marathon::SWITCHES.iter().map(|switch| switch.key).collect();
    assert_eq!(keys, written.as_object().unwrap().keys().collect::<Vec<_>>());
}

#[test]
fn the_words_of_the_box_are_those_of_its_files() {
    let cards = standard_cards();
    let printed = Marathon::new(2, Options::default()).unwrap();
    for card in Card::ALL {
        let text = cards.of(*card);
        assert_eq!(english().word("card", card.name()), text.name);
        let drew = Event::Drew { seat: Seat(0), card: *card };
        let said = english().say(&printed.event(&drew).phrase);
        assert_eq!(said, format!("Runner 1 draws {}: {}", text.name, text.words));
    }
    for (id, _) in COURSES {
        let options = Options { course: CourseChoice::Named(id.to_string()), ..Options::default() };
        let game = Marathon::new(2, options).unwrap();
        assert_eq!(english().word("course", id), game.course().name);
        for segment in &game.course().segments {
            assert_eq!(english().word("part", &segment_id(&segment.name)), segment.name);
        }
        let unit = &game.course().marks.as_ref().unwrap().unit;
        assert_eq!(&english().word("unit", unit), unit);
    }
}

/// MA-057, MA-068: a choice brings the rule by which it is asked.
#[test]
fn choices_have_the_rule_of_their_case() {
    let rules = |options: &str, runner: &str, pending: &str| {
        let position = format!(r#"{{"runners": [{runner}, {{}}], "pending": {pending}}}"#);
        let (game, position) = read(options, &position);
        let mut legal = Vec::new();
        game.legal(&position, Seat(0), &mut legal);
        assert!(!legal.is_empty());
        legal.iter().map(|action| game.action(&position, Seat(0), action).rule).collect::<Vec<_>>()
    };
    let saves = r#"{"row": 5, "lane": 3, "high": 1, "injuries": 3}"#;
    let third = r#"{"decision": "high", "seat": 0, "against": "injury"}"#;
    assert_eq!(rules(r#"{"high_vs_third_injury": true}"#, saves, third), ["MA-057", "MA-057"]);
    let saves = r#"{"row": 5, "lane": 3, "high": 1}"#;
    let spin = r#"{"decision": "high", "seat": 0, "against": "spin", "steps": 2}"#;
    assert_eq!(rules("{}", saves, spin), ["MA-056", "MA-056"]);
    let roll = r#"{"decision": "roll", "seat": 0}"#;
    assert_eq!(rules("{}", r#"{"row": 5, "lane": 3}"#, roll), ["MA-021"]);
    assert_eq!(rules("{}", r#"{"row": 5, "lane": 3, "mod": 2}"#, roll), ["MA-068"]);
}

#[test]
fn a_new_roll_is_shown_before_it_is_paid() {
    let (game, position) = read(
        "{}",
        r#"{"runners": [{"row": 3, "lane": 3, "mod": -2, "stamina": 3}, {}],
            "pending": {"decision": "boost", "seat": 0, "die": 4}}"#,
    );
    let mut race = Race::from_position(game, position, 1);
    let mut script = Script::strict(vec![Answer::Roll(3)]);
    let step = race.play_scripted(Seat(0), Action::Boost { with: Boost::Reroll }, &mut script).unwrap();
    let runner = |after: &Position| (after.runners[Seat(0)].stamina, after.runners[Seat(0)].next_speed);
    assert!(matches!(step.events[..], [Event::Rolled { .. }, Event::Boosted { .. }]));
    assert_eq!(step.after.iter().map(runner).collect::<Vec<_>>(), [(3, -2), (0, 0)]);
    assert!(step.after.iter().all(|after| race.game().pending(after).is_empty()));
}

/// After an event the position shows what the event says; after the last one only the question is missing.
#[test]
fn what_a_step_leaves_for_its_end_is_only_who_is_asked() {
    for seed in 0..40 {
        let options = Options { finish_mode: FinishMode::FullField, ..Options::default() };
        let (mut race, _) = Race::new(Marathon::new(3, options).unwrap(), seed);
        let mut choice = Rng::new(seed);
        let cards = race.game().conserved(race.position());
        while let Some(seat) = race.game().pending(race.position()).first() {
            let action = choose_random(race.game(), race.position(), seat, &mut choice, &mut Vec::new());
            let step = race.play(seat, action).unwrap();
            for (event, after) in step.events.iter().zip(&step.after) {
                assert_eq!(race.game().conserved(after), cards, "a card is lost at {event:?}");
                match event {
                    Event::Ran { seat, to, .. } | Event::CaughtUp { seat, to, .. } => {
                        let runner = &after.runners[*seat];
                        assert_eq!((runner.row, runner.lane), (to.row, to.lane.unwrap_or_default()));
                        assert_eq!(runner.place, 0, "the place is told later");
                    }
                    Event::Boosted { seat, stamina, .. } | Event::Stamina { seat, stamina, .. } => {
                        assert_eq!(after.runners[*seat].stamina, *stamina);
                    }
                    Event::TurnStarted { seat, .. } | Event::TurnEnded { seat } => {
                        assert_eq!(after.turn(), Some(*seat));
                    }
                    Event::Finished { seat, place, .. } => {
                        assert_eq!((after.runners[*seat].place, after.runners[*seat].hand()), (*place, 0));
                    }
                    Event::GameOver { .. } => assert_eq!(after, race.position()),
                    Event::Discarded { card, .. } => assert_eq!(after.discard.top(), Some(*card)),
                    _ => {}
                }
            }
            let Some(mut last) = step.after.last().copied() else { continue };
            (last.task, last.deciding) = (race.position().task, race.position().deciding);
            assert_eq!(&last, race.position());
        }
    }
}
