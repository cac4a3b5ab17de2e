//! Bots that think, on every game: puzzles, repetition, and what they cannot see.
#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use bots::{Budget, Level, Settings};
use catalog::{AnyGame, AnyRace, Puzzle, find, games, puzzles};
use engine::Seat;
use serde_json::{Value, json};

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

/// Plays races of a game with these options and looks at decisions that leave something to choose, until in enough of
/// them there was something hidden; gives how many were looked at.
fn look_at_secrets(game: &dyn AnyGame, options: &Value, decision: Option<&str>) -> u32 {
    let mut with_secrets = 0;
    for seed in 0..40 {
        let mut race = game.new_race(i64::from(game.seats().1.min(4)), options, seed).unwrap();
        // The last of several who choose at the same time: the others' answers are sealed.
        while let Some(owed) = race.deciding().into_iter().next_back() {
            let (seat, wanted) = (owed.seat, decision.is_none_or(|decision| owed.decision == decision));
            if wanted && (decision.is_some() || race.seq() % 7 < 2) && race.actions(seat).len() > 1 {
                with_secrets += u32::from(is_blind(&*race, seat));
                if with_secrets == 4 {
                    return with_secrets;
                }
            }
            let first = race.deciding()[0].seat;
            // Sensible players seldom come to what is looked for.
            let level = if decision.is_some() { Level::Random } else { Level::Novice };
            let action = race.bot_choice(first, level).unwrap();
            race.act(first, &action).unwrap();
        }
    }
    with_secrets
}

/// Checks that every way of choosing comes to the same in every world that the seat must think possible; whether they differ.
fn is_blind(race: &dyn AnyRace, seat: Seat) -> bool {
    let (names, game) = (race.game().names(race.seats()), race.game().id());
    let thoughts = race.think(seat, &settings(30), 1, &names);
    let worlds: Vec<_> = (0..3).map(|deal| race.imagine(seat, deal).unwrap()).collect();
    for world in &worlds {
        assert_eq!(world.question(seat).unwrap().view, race.question(seat).unwrap().view, "{game}");
        assert_eq!(world.think(seat, &settings(30), 1, &names), thoughts, "{game}");
        for level in [Level::Random, Level::Novice, Level::Greedy] {
            assert_eq!(world.bot_choice(seat, level), worlds[0].bot_choice(seat, level), "{game} {level}");
        }
    }
    worlds.iter().any(|world| world.position() != race.position())
}

#[test]
fn what_a_seat_cannot_see_changes_no_move() {
    // Nothing is hidden in Pig; in fishing hands are, if they are private, and choices of duels.
    for game in games().filter(|game| !["pig", "fishing"].contains(&game.id())) {
        assert_eq!(look_at_secrets(game, &Value::Null, None), 4, "{}", game.id());
    }
    let fishing = find("fishing").unwrap();
    assert_eq!(look_at_secrets(fishing, &json!({"hands": "private"}), None), 4);
    assert_eq!(look_at_secrets(fishing, &Value::Null, Some("duel")), 4);
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

#[test]
fn advice_to_who_races_alone_speaks_of_no_chance_to_win() {
    let alone: Vec<_> = games().filter(|game| game.seats().0 == 1).collect();
    assert!(!alone.is_empty(), "no game can be played alone");
    for game in alone {
        let race = game.new_race(1, &Value::Null, 5).unwrap();
        let hints = race.hint(Seat(0), Level::Club, &game.names(1));
        assert!(hints.len() > 1, "{} begins with a choice", game.id());
        assert!(!hints[0].reason.contains("chance to win"), "{}", hints[0].reason);
        assert!(hints.iter().all(|hint| (hint.place, hint.win) == (1.0, 1.0)), "{hints:?}");
    }
}
