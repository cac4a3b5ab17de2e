//! The search on a game with known answers.
#![allow(clippy::unwrap_used, reason = "a test stops where something is wrong")]

use bots::{Budget, Playing, Search, Settings};
use engine::{Game, Notation, Race, Rng, Seat, View, Viewer};
use pig::{Action, Pig, Position};

fn position(scores: &str) -> (Pig, Position) {
    let options = Default::default();
    let written = serde_json::from_str(scores).unwrap();
    let (game, position) = Pig::read(options, written).unwrap();
    (game, position.unwrap())
}

fn best(json: &str, iterations: u32, seed: u64) -> Action {
    let (game, position) = position(json);
    let view = View::of(&game, &position, Viewer::Seat(Seat(0)));
    let settings = Settings { budget: Budget::Iterations(iterations), ..Settings::default() };
    Search::new(settings).choose(&game, &view, &mut Rng::stream(seed, 5)).unwrap()
}

#[test]
fn a_large_total_is_held_and_a_last_chance_is_taken() {
    for seed in 0..5 {
        assert_eq!(best(r#"{"scores": [50, 50], "total": 40}"#, 2000, seed), Action::Hold {});
        assert_eq!(best(r#"{"scores": [60, 98], "total": 30}"#, 2000, seed), Action::Roll {});
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_thoughts() {
    let (game, position) = position(r#"{"scores": [50, 60], "total": 18}"#);
    let view = View::of(&game, &position, Viewer::Seat(Seat(0)));
    let think = || {
        let settings = Settings { playing: Playing::Random, ..Settings::default() };
        Search::new(settings).think(&game, &view, &mut Rng::stream(1, 5))
    };
    assert_eq!(think(), think());
}

#[test]
fn a_forced_move_costs_nothing_and_a_spectator_has_none() {
    let (race, _) = Race::new(Pig::new(2, Default::default()).unwrap(), 1);
    let mut search = Search::new(Settings::default());
    let view = race.view(Viewer::Seat(Seat(0)));
    assert_eq!(search.choose(race.game(), &view, &mut Rng::new(1)), Some(Action::Roll {}));
    assert_eq!(search.iterations(), 0);
    let view = race.view(Viewer::Spectator);
    assert_eq!(search.choose(race.game(), &view, &mut Rng::new(1)), None);
}

#[test]
fn two_workers_think_the_same_at_each_asking_and_share_the_work() {
    let (game, position) = position(r#"{"scores": [50, 60], "total": 18}"#);
    let view = View::of(&game, &position, Viewer::Seat(Seat(0)));
    let think = || {
        let settings = Settings { workers: 2, budget: Budget::Iterations(1000), ..Settings::default() };
        let mut search = Search::new(settings);
        (search.think(&game, &view, &mut Rng::stream(1, 5)), search.iterations())
    };
    let (thoughts, iterations) = think();
    assert_eq!(think(), (thoughts.clone(), iterations));
    assert_eq!(iterations, 1000);
    assert_eq!(thoughts.iter().map(|thought| thought.visits).sum::<u32>(), 1000);
}

#[test]
fn expected_places_and_chances_to_win_are_those_of_the_race() {
    // Sure to win with a roll of 2 or more; nobody has scored, so that whoever holds first leads.
    let (game, position) = position(r#"{"scores": [98, 0], "total": 0}"#);
    let view = View::of(&game, &position, Viewer::Seat(Seat(0)));
    let settings = Settings { budget: Budget::Iterations(2000), ..Settings::default() };
    let thoughts = Search::new(settings).think(&game, &view, &mut Rng::stream(1, 5));
    assert_eq!(thoughts.len(), 1);
    assert!(thoughts[0].win > 0.98 && thoughts[0].win <= 1.0, "{thoughts:?}");
    assert!((thoughts[0].place - (2.0 - thoughts[0].win)).abs() < 1e-9, "of two, who does not win is second");
}

#[test]
fn a_search_that_is_stopped_comes_back_at_once() {
    let game = Pig::new(2, Default::default()).unwrap();
    let start = game.start(&mut engine::Dealer::silent(&mut Rng::new(1)));
    let view = View::of(&game, &start, Viewer::Seat(Seat(0)));
    let stop = bots::Stop::default();
    let settings = Settings { budget: Budget::Decisions(u64::MAX), ..Settings::default() };
    let mut search = Search::new(settings);
    search.stopped_by(stop.clone());
    std::thread::scope(|scope| {
        let thinking = scope.spawn(|| search.think(&game, &view, &mut Rng::new(1)).len());
        stop.ask();
        assert_eq!(thinking.join().unwrap(), 1, "it comes back although its budget has no end");
    });
}

#[test]
fn a_search_with_a_time_limit_ends_by_itself_and_gives_the_best_so_far() {
    let game = Pig::new(2, Default::default()).unwrap();
    let (_, position) = position(r#"{"scores": [40, 30], "total": 12}"#);
    let view = View::of(&game, &position, Viewer::Seat(Seat(0)));
    let settings = Settings { budget: Budget::Decisions(u64::MAX), ..Settings::default() };
    let mut search = Search::new(settings);
    search.stopped_by(bots::Stop::within(std::time::Duration::from_millis(1)));
    let thoughts = search.think(&game, &view, &mut Rng::new(1));
    assert_eq!(thoughts.len(), 2);
    assert!(thoughts[0].visits > 0, "{thoughts:?}");
}

#[test]
fn a_time_limit_that_is_not_reached_changes_nothing() {
    let game = Pig::new(2, Default::default()).unwrap();
    let (_, position) = position(r#"{"scores": [40, 30], "total": 12}"#);
    let view = View::of(&game, &position, Viewer::Seat(Seat(0)));
    let think = |stop: bots::Stop| {
        let settings = Settings { budget: Budget::Iterations(300), ..Settings::default() };
        let mut search = Search::new(settings);
        search.stopped_by(stop);
        search.think(&game, &view, &mut Rng::new(1))
    };
    assert_eq!(think(bots::Stop::within(std::time::Duration::MAX / 64)), think(bots::Stop::default()));
}
