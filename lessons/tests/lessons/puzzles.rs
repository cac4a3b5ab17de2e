//! Puzzles are solved by bots that search, in every game that has some, and those that were mined are worth it.

use bots::{Brain, Budget, Level, Settings};
use catalog::{AnyRace, Language, Tongue, games, is_teaching};
use engine::{Names, Phrase, Seat, Value as Said};
use lessons::mine::{finds, is_sound};
use lessons::{Puzzle, Reason, puzzles, told_puzzle};
use serde_json::Value;

/// What a search for a test costs: so much that it nearly always finds a best action, and more where it does not.
const SEARCHES: [Budget; 3] =
    [Budget::Decisions(60_000), Budget::Decisions(200_000), Budget::Decisions(600_000)];

/// The puzzles of a game; whoever changed a rule is told what to do.
fn all(game: &str) -> Vec<(&'static str, Puzzle)> {
    puzzles(game).unwrap_or_else(|fault| panic!("{fault}\n{}", anew(game)))
}

fn anew(game: &str) -> String {
    format!(
        "If a rule of {game} was changed, mine its puzzles anew (docs/decisions/092-puzzles.md): podium puzzle {game} --mine"
    )
}

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
fn every_puzzle_that_somebody_wrote_is_solved_by_a_search_and_more_budget_never_worsens() {
    let mut tried = 0;
    for game in games() {
        for (name, puzzle) in all(game.id()).into_iter().filter(|(_, puzzle)| puzzle.mined.is_none()) {
            tried += 1;
            let (few, many) = (solved(&puzzle, 500, 3), solved(&puzzle, 2000, 3));
            assert!(many >= few, "{} {name}: {few} of 3 with 500 iterations, {many} with 2000", game.id());
            assert_eq!(many, 3, "{} {name} is solved with 2000 iterations", game.id());
        }
    }
    assert!(tried >= 18, "{tried} puzzles were tried");
}

/// `PODIUM_DEEP=1` proves them as they were proved when they were mined: by searches like the strongest level, in several deals.
#[test]
fn every_game_with_mined_puzzles_has_twenty_and_those_are_solved_by_a_deep_search() {
    let is_deep = std::env::var_os("PODIUM_DEEP").is_some();
    let is_solved = |puzzle: &Puzzle| match is_deep {
        true => is_sound(puzzle).unwrap(),
        false => {
            let race = puzzle.race().unwrap();
            SEARCHES.iter().any(|budget| finds(&*race, puzzle.seat, &puzzle.best, *budget, 0))
        }
    };
    std::thread::scope(|scope| {
        for game in games().map(|game| game.id()).filter(|game| !is_teaching(game)) {
            scope.spawn(move || {
                let all = all(game);
                let mined: Vec<_> = all.iter().filter(|(_, puzzle)| puzzle.mined.is_some()).collect();
                // A new game has none at first.
                assert!(mined.is_empty() || all.len() >= 20, "{game} has {} puzzles", all.len());
                for (name, puzzle) in mined {
                    assert!(is_solved(puzzle), "{game} {name} is not solved. {}", anew(game));
                }
            });
        }
    });
}

#[test]
fn every_puzzle_is_graded_and_bots_that_do_not_search_miss_it_just_so() {
    let mut tried = 0;
    for game in games().map(|game| game.id()) {
        for (name, puzzle) in all(game) {
            let grade = puzzle
                .grade
                .unwrap_or_else(|| panic!("{game} {name} has no grade: podium puzzle {game} {name} --sound"));
            let race = puzzle.race().unwrap();
            let missed = |level: Level| {
                let misses = |seed: &u64| {
                    let mut bot = race.bot(Brain::Level(level), Some(*seed));
                    !puzzle.is_solved_by(&bot.choose(&race.glance(puzzle.seat).unwrap()).unwrap())
                };
                (0..u64::from(grade.tries)).filter(misses).count() as u32
            };
            let measured = [Level::Random, Level::Novice, Level::Greedy].map(missed);
            assert_eq!(measured, grade.missed.by_level()[..3], "{game} {name}: {}", anew(game));
            if puzzle.mined.is_some() {
                tried += 1;
                assert!(10 * grade.missed.greedy >= 6 * grade.tries, "{game} {name} is not obvious");
                let legal = race.legal(puzzle.seat).len();
                assert!(legal >= 3 && 2 * puzzle.best.len() <= legal + 1, "{game} {name}: {legal} choices");
            }
        }
    }
    assert!(tried >= 85, "{tried} mined puzzles were tried");
}

/// The ids of a phrase and of those in it.
fn ids(phrase: &Phrase, out: &mut Vec<String>) {
    out.push(phrase.id.to_string());
    phrase.values.iter().for_each(|(_, value)| ids_in(value, out));
}

fn ids_in(value: &Said, out: &mut Vec<String>) {
    match value {
        Said::Say(phrase) => ids(phrase, out),
        Said::Word { word } => out.push(word.to_string()),
        Said::List(all) | Said::All { all } | Said::Parts { parts: all } => {
            all.iter().for_each(|one| ids_in(one, out))
        }
        Said::Number(_) | Said::Text(_) | Said::Seat { .. } | Said::Own { .. } | Said::Decimal { .. } => {}
    }
}

#[test]
fn why_a_mined_puzzle_is_solved_so_can_be_said_in_every_language_and_its_file_is_small() {
    let mut said = 0;
    for game in games().map(|game| game.id()) {
        for (name, puzzle) in all(game) {
            let Some(mined) = &puzzle.mined else { continue };
            let mut known = Vec::new();
            mined.why.iter().chain([&mined.title]).for_each(|phrase| ids(phrase, &mut known));
            for language in Language::all() {
                let tongue = Tongue::new(&language, Some(game), Names::default());
                let unknown: Vec<&String> = known.iter().filter(|id| !tongue.has(id)).collect();
                assert!(unknown.is_empty(), "{game} {name}: {unknown:?}. {}", anew(game));
                let told = told_puzzle(game, name, &puzzle, &language).unwrap();
                assert!(matches!(&told.why, Reason::Phrases(why) if !why.is_empty()), "{game} {name}");
                let why = told.why.say(&tongue);
                assert!(why.contains('%') && !why.contains("{ $"), "{game} {name}: {why}");
            }
            let (_, text) =
                catalog::files(game, "puzzles").find(|(file, _)| *file == format!("{name}.json")).unwrap();
            assert!(text.len() <= 6_000, "{game} {name}: {} bytes", text.len());
            said += 1;
        }
    }
    assert!(said >= 85, "{said} puzzles were said");
}

#[test]
fn what_the_seat_cannot_see_does_not_matter_in_a_puzzle() {
    for game in games().map(|game| game.id()) {
        for (name, puzzle) in all(game) {
            let race = puzzle.race().unwrap();
            let other = race.imagine(puzzle.seat, 7).unwrap();
            let sight = catalog::Sight::seat(puzzle.seat);
            assert_eq!(race.view(sight), other.view(sight), "{game} {name}");
            assert_eq!(race.legal(puzzle.seat), other.legal(puzzle.seat), "{game} {name}");
        }
    }
}

#[test]
fn every_puzzle_has_a_title_and_a_reason_and_a_game_translates_all_of_its_puzzles_or_none() {
    let mut translated = 0;
    for game in games() {
        let texts = |language: &Language| -> Vec<(&str, (String, String))> {
            let written = all(game.id()).into_iter().filter(|(_, puzzle)| puzzle.mined.is_none());
            let told = written.map(|(name, puzzle)| {
                let told = told_puzzle(game.id(), name, &puzzle, language).unwrap();
                (name, (told.title, told.why.say(&Tongue::new(language, Some(game.id()), Names::default()))))
            });
            told.collect()
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
