//! Pictures, words, playthroughs and the strength of the greedy policy.

use engine::{Dealer, Game, Names, Notation, Rng, Seat, Shown, Speak, Viewer, choose_random};
use salmon::{Action, Options, Position, Salmon, Task};
use words::{Speaker, Vocabulary};

fn english() -> Vocabulary {
    Vocabulary::new("en", &[include_str!("../../words/en.ftl")]).expect("the English words")
}

/// What the forecast of an action says.
fn foretold(game: &Salmon, view: &Position, action: &Action) -> String {
    let english = english();
    let speak = Speaker::new(&english, Names::default());
    let forecast = game.forecast(view, Seat(0), action);
    let said = forecast.and_then(|forecast| game.say_forecast(&forecast));
    said.map(|said| speak.say(&said)).unwrap_or_default()
}

fn on(river: &str) -> Options {
    Options { river: river.to_string(), ..Options::default() }
}

/// One race for each board side: the default river and five others that bring the rest.
#[test]
fn playthroughs_are_as_they_were() {
    let rivers = [
        ("S1-2E-4E-6E-F1", 2),
        ("S2-1E-3E-5E-F2", 3),
        ("S1-1M-2M-4M-F1", 4),
        ("S2-3H-5H-6H-F2", 2),
        ("random:2", 3),
    ];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    for (seed, (river, seats)) in (1..).zip(rivers) {
        engine_test::playthrough::<Salmon>(folder, &river.replace(':', "-"), seats, on(river), seed);
    }
}

#[test]
fn the_greedy_policy_beats_random_seats() {
    for (seats, river) in [(2, "S1-2E-4E-6E-F1"), (3, "random:3"), (4, "S2-3H-5H-6H-F2"), (2, "random:6")] {
        let wins = engine_test::greedy_wins::<Salmon>(seats, on(river), 100);
        assert!(wins >= 98, "{wins} of 100 on {river} with {seats} seats");
    }
}

#[test]
fn a_position_is_flat_and_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}

#[test]
fn action_counts_are_as_they_were() {
    let game = Salmon::new(2, on("S1-2M-4E-F1")).unwrap();
    let start = game.start(&mut Dealer::silent(&mut Rng::new(5)));
    let from_start: Vec<u64> = (1..=5).map(|n| engine_test::count_sequences(&game, &start, n)).collect();
    let text = r#"{"river":"S1-2M-4E-F1","seats":[
        {"hex":"2M:3,6","hand":["forward","wild","double_left","bear"],"draw":["left","right","eagle"]},
        {"hex":"2M:2,9","hand":["current","rapids","eagle","fatigue"],"draw":["left","right"]}]}"#;
    let (game, falls) = Salmon::read(Options::default(), serde_json::from_str(text).unwrap()).unwrap();
    let falls = falls.unwrap();
    let from_falls: Vec<u64> = (1..=4).map(|n| engine_test::count_sequences(&game, &falls, n)).collect();
    assert_eq!((from_start, from_falls), (vec![4, 15, 63, 323, 1624], vec![21, 106, 678, 4116]));
}

/// Pictures fit the width and words are there, for every viewer along whole races.
#[test]
fn pictures_and_words_are_whole_along_races() {
    for (seats, river) in [(2, "random:6"), (4, "S2-3H-5H-6H-F2"), (3, "random:2")] {
        let game = Salmon::new(seats, on(river)).unwrap();
        let english = english();
        let speak = Speaker::new(&english, Names::default());
        let (mut chance, mut choice) = (Rng::new(9), Rng::stream(9, 1));
        let mut told = Vec::new();
        let mut position = game.start(&mut Dealer::telling(&mut chance, &mut told));
        let mut buffer = Vec::new();
        while let Some(seat) = game.pending(&position).first() {
            for viewer in Viewer::all(seats) {
                let mut view = position;
                game.hide(&mut view, viewer);
                let picture = game.picture(&view, viewer, &speak);
                assert!(picture.lines().all(|line| line.chars().count() <= 100), "{picture}");
                assert!(picture.contains("Waiting for"), "{picture}");
            }
            let mut view = position;
            game.hide(&mut view, Viewer::Seat(seat));
            let mut legal = Vec::new();
            game.legal(&view, seat, &mut legal);
            for action in &legal {
                let said = game.action(&view, seat, action);
                assert!(!speak.try_say(&said.phrase).unwrap().is_empty());
                assert!(said.rule.starts_with("SA-"));
                let Some(forecast) = game.forecast(&view, seat, action) else { continue };
                let text = game.say_forecast(&forecast).map(|said| speak.try_say(&said).unwrap());
                let text = text.unwrap_or_default();
                assert!(serde_json::to_string(&forecast).is_ok() && !text.contains('?'), "{text}");
            }
            let action = choose_random(&game, &position, seat, &mut choice, &mut buffer);
            game.apply(&mut position, seat, &action, &mut Dealer::telling(&mut chance, &mut told));
        }
        assert!(game.picture(&position, Viewer::Spectator, &speak).contains("The race is over. Places: 1"));
        for event in &told {
            assert!(game.event(event).rule.starts_with("SA-"), "{event:?}");
        }
    }
}

/// What a forecast says of a swim, a leap and a Current is what then happens.
#[test]
fn forecasts_come_true() {
    let text = r#"{"river":"S1-2M-4E-F1","seats":[
        {"hex":"2M:2,5","hand":["forward","forward","right","current"],"draw":["left","left","left"]},
        {"hex":"2M:2,9","hand":["left"]}]}"#;
    let (game, position) = Salmon::read(Options::default(), serde_json::from_str(text).unwrap()).unwrap();
    let position = position.unwrap();
    let say = |action: &str| {
        let action: Action = serde_json::from_str(action).unwrap();
        game.check(&position, Seat(0), &action).unwrap();
        foretold(&game, &position, &action)
    };
    let leap = say(r#"{"type":"jump","cards":["forward","forward"],"dirs":["forward","forward"]}"#);
    assert_eq!(
        leap,
        "comes to hex 2,9 of board 2M; meets an Eagle card at hex 2,7 of board 2M; takes 1 Fatigue"
    );
    assert_eq!(say(r#"{"type":"play","card":"forward"}"#), "goes nowhere");
    assert_eq!(say(r#"{"type":"play","card":"right"}"#), "comes to hex 3,6 of board 2M");
    let current = say(r#"{"type":"play","card":"current"}"#);
    assert_eq!(
        current,
        "Salmon 1: drifts to hex 2,3 of board 2M; Salmon 2: drifts to hex 2,7 of board 2M, hex 2,5 of board 2M"
    );
    assert_eq!(position.task, Task::Play);
}

/// A forecast counts only the cards that are left (SA-052, SA-062).
#[test]
fn forecasts_know_empty_piles() {
    let text = r#"{"river":"S1-2M-4E-F1","supply":{"eagle":0,"fatigue":1},"played":["left"],"bears":["2M:2,9"],"seats":[
        {"hex":"2M:2,5","hand":["forward","forward"]},{"hex":"2M:3,10","hand":["left"]}]}"#;
    let (game, position) = Salmon::read(Options::default(), serde_json::from_str(text).unwrap()).unwrap();
    let mut position = position.unwrap();
    let leap = r#"{"type":"jump","cards":["forward","forward"],"dirs":["forward","forward"]}"#;
    let leap: Action = serde_json::from_str(leap).unwrap();
    assert_eq!(
        foretold(&game, &position, &leap),
        "comes to hex 2,9 of board 2M; finds no card left for an Eagle card at hex 2,7 of board 2M; meets 1 bear at hex 2,9 of board 2M; takes 1 Fatigue"
    );
    position.task = Task::BearFirst;
    let walk: Action = serde_json::from_str(r#"{"type":"move_bear","bear":0,"dir":"ne"}"#).unwrap();
    let foreseen = |position: &Position| game.forecast(position, Seat(0), &walk).unwrap();
    assert_eq!(foreseen(&position).tires, [Seat(1)]);
    position.supply = [0; 12];
    assert_eq!(foreseen(&position).tires, []);
    position.task = Task::Play;
    assert_eq!(game.forecast(&position, Seat(0), &leap).unwrap().fatigue, 0);
}

/// When the turn is ending the picture does not promise another card.
#[test]
fn the_picture_says_that_the_turn_ends() {
    let text = r#"{"seats":[{"hand":["left","left","left","left","left"]},{"hand":["left"]}],
        "pending":{"kind":"discard","seat":0,"count":1,"reason":"hand_limit"}}"#;
    let (game, position) = Salmon::read(Options::default(), serde_json::from_str(text).unwrap()).unwrap();
    let english = english();
    let speak = Speaker::new(&english, Names::default());
    let picture = game.picture(&position.unwrap(), Viewer::Seat(Seat(0)), &speak);
    assert!(picture.contains("Salmon 1 plays no more cards") && !picture.contains("is next"), "{picture}");
}
