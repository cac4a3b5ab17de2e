//! What people see: pictures, words and forecasts.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use engine::{Game, Names, Notation, Race, Rng, Seat, Table, Viewer, choose_random};
use marathon::content::COURSES;
use marathon::{Cause, CourseChoice, Event, Forecast, Marathon, Options, OwnCourse, Position, Space};

fn read(options: &str, position: &str) -> (Marathon, Position) {
    let options = serde_json::from_str(options).unwrap();
    let (game, position) = Marathon::read(options, serde_json::from_str(position).unwrap()).unwrap();
    (game, position.unwrap())
}

/// Every legal action of a seat in words, with its forecast.
fn offers(game: &Marathon, position: &Position, seat: u8) -> Vec<String> {
    let names = Names::numbered("Runner", game.seats());
    let mut legal = Vec::new();
    game.legal(position, Seat(seat), &mut legal);
    let say = |action| {
        let forecast = game.forecast(position, Seat(seat), action);
        let said = game.say_forecast(&forecast, &names);
        format!("{} [{said}]", game.say_action(position, Seat(seat), action, &names))
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
}

#[test]
fn every_boost_shows_what_it_costs() {
    let position = r#"{"runners": [{"row": 16, "lane": 3, "stamina": 3}, {"row": 18, "lane": 3}],
        "pending": {"decision": "boost", "seat": 0, "die": 2}}"#;
    let (game, position) = read("{}", position);
    let mut legal = Vec::new();
    game.legal(&position, Seat(0), &mut legal);
    let cost = |action| match game.forecast(&position, Seat(0), action) {
        Forecast::Reach { cost, .. } => Some(cost),
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
    let blocked = "row 17, lane 3 or 4 EVENT, blocked by Runner 1 and Runner 2";
    let faces: Vec<String> = (2..=6).map(|die| format!("{die}: {blocked}")).collect();
    assert_eq!(
        offers(&game, &position, 0),
        [
            "Spend no stamina: speed 1 [row 17, lane 3 or 4 EVENT]".to_string(),
            format!("Spend 1 stamina: speed 2 [{blocked}]"),
            "Spend 1 stamina: stand still [stands]".to_string(),
            format!(
                "Spend 3 stamina: roll again, and use what comes [1: row 17, lane 3 or 4 EVENT; {}]",
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
    assert!(high(r#""against": "spin", "steps": 1"#)[1].ends_with("the spin of -1 [costs 1 row back]"));
    assert!(high(r#""against": "card", "card": "cramp""#)[1].ends_with("[costs -2 on the next speed roll]"));
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
            "Close up on Runner 1: row 4, lane 2 [plain road]",
            "Close up on Runner 1: row 4, lane 4 [plain road]",
            "Close up on Runner 2: row 4, lane 5 [plain road]",
        ]
    );
}

#[test]
fn what_is_cut_short_is_told_with_the_reason() {
    let (game, position) = read("{}", r#"{"runners": [{"row": 4, "lane": 1}, {"row": 5, "lane": 2}]}"#);
    let names = Names::numbered("Runner", 2);
    let said = |event| game.say_event(&event, &names).text;
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
        "Runner 0: stamina stays 0, there is none to lose"
    );
    assert_eq!(
        said(Event::Stamina { seat, change: 0, stamina: 10 }),
        "Runner 0: stamina stays 10, it cannot rise above 10"
    );
    let picture = game.picture(&position, Viewer::Spectator, &names);
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
    };
    let named = COURSES.map(|(course, _)| CourseChoice::Named(course.to_string()));
    let courses = named.into_iter().chain([CourseChoice::Own(long)]);
    for (seed, course) in courses.enumerate() {
        let options = Options { course, high_vs_third_injury: true, ..Options::default() };
        let game = Marathon::new(6, options).unwrap();
        let names = Names::new((0..6).map(|seat| format!("Runner {seat} with a rather long name")).collect());
        let (mut race, _) = Race::new(game, seed as u64);
        let mut choice = Rng::new(seed as u64);
        while let Some(seat) = race.game().pending(race.position()).first() {
            let view = race.view(Viewer::Seat(seat));
            let picture = race.game().picture(view.seen(), view.viewer(), &names);
            for line in picture.lines() {
                assert!(line.chars().count() <= 100, "{} columns: {line}", line.chars().count());
            }
            let action = choose_random(race.game(), race.position(), seat, &mut choice, &mut Vec::new());
            assert!(race.game().rule_of(view.seen(), seat, &action).starts_with("MA-"));
            for event in race.play(seat, action).unwrap().events {
                let said = race.game().say_event(&event, &names);
                assert!(!said.text.is_empty() && said.rule.starts_with("MA-"), "{event:?}");
            }
        }
    }
}

#[test]
fn the_rulebook_has_every_rule_as_an_anchor() {
    let spec = include_str!("../SPEC.md");
    for (at, _) in spec.match_indices("- **MA-") {
        let id = &spec[at + 4..at + 10];
        let anchor = format!("<a id=\"{id}\"></a>**{id}**");
        assert_eq!(Marathon::RULEBOOK.matches(&anchor).count(), 1, "{anchor} stands in the rulebook once");
    }
}

#[test]
fn every_switch_is_explained() {
    let content = [("cards.txt", include_str!("../content/cards.txt"))].into_iter().collect();
    let written = serde_json::to_value(Options { content, ..Options::default() }).unwrap();
    let keys: Vec<&str> = Marathon::OPTIONS.iter().map(|option| option.key).collect();
    assert_eq!(keys, written.as_object().unwrap().keys().collect::<Vec<_>>());
}
