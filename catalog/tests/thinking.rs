//! Bots that think, on every game: puzzles, repetition, and what they cannot see.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use bots::{Budget, Level, Settings};
use catalog::{AnyRace, Puzzle, games, puzzles};
use engine::Seat;
use serde_json::Value;

fn settings(iterations: u32) -> Settings {
    Settings { budget: Budget::Iterations(iterations), ..Level::Club.settings().unwrap() }
}

fn best(race: &dyn AnyRace, seat: Seat, iterations: u32, seed: u64) -> Value {
    let names = race.game().names(race.seats());
    race.think(seat, &settings(iterations), seed, &names)[0].action.clone()
}

/// How many of these seeds find a best action.
fn solved(puzzle: &Puzzle, iterations: u32, seeds: u64) -> usize {
    let race = puzzle.race().unwrap();
    let finds = |seed: &u64| puzzle.is_solved_by(&best(&*race, puzzle.seat, iterations, *seed));
    (0..seeds).filter(finds).count()
}

#[test]
fn every_game_has_three_puzzles_that_a_search_solves_and_more_budget_never_worsens() {
    for game in games() {
        let puzzles = puzzles(game.id()).unwrap();
        assert!(puzzles.len() >= 3, "{} has {} puzzles", game.id(), puzzles.len());
        for (name, puzzle) in puzzles {
            let (few, many) = (solved(&puzzle, 500, 3), solved(&puzzle, 2000, 3));
            assert!(many >= few, "{} {name}: {few} of 3 with 500 iterations, {many} with 2000", game.id());
            assert_eq!(many, 3, "{} {name} is solved with 2000 iterations", game.id());
        }
    }
}

/// Looks at some decisions with a real choice of a race by bots.
fn look_at_choices(look: impl Fn(&dyn AnyRace, Seat)) {
    for game in games() {
        let mut race = game.new_race(i64::from(game.seats().1.min(4)), &Value::Null, 12).unwrap();
        let mut looked = 0;
        while let Some(seat) = race.deciding().last().map(|owed| owed.seat).filter(|_| looked < 3) {
            let has_choice = race.question(seat).unwrap().legal.len() > 1;
            if has_choice && race.seq().is_multiple_of(3) {
                look(&*race, seat);
                looked += 1;
            }
            let action = race.bot_choice(seat, Level::Novice).unwrap();
            race.play(seat, &action).unwrap();
        }
        assert!(looked > 0, "{} has no choices", game.id());
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_move() {
    look_at_choices(|race, seat| {
        let names = race.game().names(race.seats());
        let think = |seed| race.think(seat, &settings(30), seed, &names);
        assert_eq!(think(1), think(1), "{}", race.game().id());
        assert_eq!(race.bot_choice(seat, Level::Novice), race.bot_choice(seat, Level::Novice));
    });
}

#[test]
fn what_a_seat_cannot_see_changes_no_move() {
    look_at_choices(|race, seat| {
        let names = race.game().names(race.seats());
        let thoughts = race.think(seat, &settings(30), 1, &names);
        for deal in 0..3 {
            let other = race.imagine(seat, deal).unwrap();
            assert_eq!(other.question(seat).unwrap().view, race.question(seat).unwrap().view);
            assert_eq!(other.think(seat, &settings(30), 1, &names), thoughts, "{}", race.game().id());
        }
    });
}

#[test]
fn advice_begins_with_what_the_bot_would_play_and_has_a_reason_for_everything() {
    for game in games() {
        let race = game.new_race(i64::from(game.seats().0), &Value::Null, 5).unwrap();
        let names = game.names(race.seats());
        for owed in race.deciding() {
            let hints = race.hint(owed.seat, Level::Club, &names);
            assert_eq!(hints.len(), race.legal(owed.seat, &names).len());
            assert_eq!(Some(&hints[0].action), race.bot_choice(owed.seat, Level::Club).as_ref());
            let seats = f64::from(race.seats());
            for hint in hints {
                assert!(!hint.reason.is_empty());
                assert!(hint.tries == 0 || (1.0..=seats).contains(&hint.place), "{hint:?}");
                assert!((0.0..=1.0).contains(&hint.win), "{hint:?}");
            }
        }
        assert!(race.hint(Seat(200), Level::Club, &names).is_empty() && race.question(Seat(200)).is_none());
    }
}
