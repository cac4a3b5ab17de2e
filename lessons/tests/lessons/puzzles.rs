//! Puzzles are solved by bots that search, in every game that has some.

use bots::{Brain, Budget, Level, Settings};
use catalog::{AnyRace, Language, games};
use engine::Seat;
use lessons::{Puzzle, puzzles, told_puzzle};
use serde_json::Value;

fn best(race: &dyn AnyRace, seat: Seat, iterations: u32, seed: u64) -> Value {
    let settings = Settings { budget: Budget::Iterations(iterations), ..Level::Club.settings().unwrap() };
    race.bot(Brain::Search(settings), Some(seed)).think(&race.glance(seat).unwrap())[0].action.clone()
}

/// How many of these seeds find a best action.
fn solved(puzzle: &Puzzle, iterations: u32, seeds: u64) -> usize {
    let race = puzzle.race().unwrap();
    let finds = |seed: &u64| puzzle.is_solved_by(&best(&*race, puzzle.seat, iterations, *seed));
    (0..seeds).filter(finds).count()
}

#[test]
fn every_puzzle_is_solved_by_a_search_and_more_budget_never_worsens() {
    let mut tried = 0;
    for game in games() {
        for (name, puzzle) in puzzles(game.id()).unwrap() {
            tried += 1;
            let (few, many) = (solved(&puzzle, 500, 3), solved(&puzzle, 2000, 3));
            assert!(many >= few, "{} {name}: {few} of 3 with 500 iterations, {many} with 2000", game.id());
            assert_eq!(many, 3, "{} {name} is solved with 2000 iterations", game.id());
        }
    }
    assert!(tried >= 18, "{tried} puzzles were tried");
}

#[test]
fn every_puzzle_has_a_title_and_a_reason_and_a_game_translates_all_of_its_puzzles_or_none() {
    let mut translated = 0;
    for game in games() {
        let texts = |language: &Language| -> Vec<(&str, (String, String))> {
            let all = puzzles(game.id()).unwrap().into_iter();
            all.map(|(name, _)| (name, told_puzzle(game.id(), name, language).unwrap())).collect()
        };
        let english = texts(&Language::english());
        for language in Language::all() {
            let here = texts(&language);
            assert!(here.iter().all(|(_, (title, why))| !title.is_empty() && !why.is_empty()));
            if here != english {
                let same: Vec<_> = here.iter().zip(&english).filter(|(one, other)| one == other).collect();
                assert!(same.is_empty(), "{} in {}: {same:?}", game.id(), language.code());
                translated += here.len();
            }
        }
    }
    assert!(translated >= 18, "{translated} translations were looked at");
}
