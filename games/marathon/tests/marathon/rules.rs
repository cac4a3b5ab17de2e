//! Marathon under the tests of every game: the specification's examples, scenarios, laws, counts, strength.

use engine::{Dealer, Game, Kind, Rng};
use marathon::content::{COURSES, Card};
use marathon::{CourseChoice, FinishMode, Marathon, Options, OwnCourse, Position, StartBlock};

fn on(course: &str) -> Options {
    Options { course: CourseChoice::Named(course.to_string()), ..Options::default() }
}

#[test]
fn the_specifications_examples_hold() {
    engine_test::examples::<Marathon>(include_str!("../../SPEC.md"), 40);
}

#[test]
fn the_scenarios_of_corners_hold() {
    engine_test::folder::<Marathon>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 25);
}

#[test]
fn every_rule_stands_in_the_code_and_in_a_scenario() {
    engine_test::rule_index(env!("CARGO_MANIFEST_DIR"), "MA");
}

/// Every switch at random; half of the races with the standard deck and wheel.
fn any_options(rng: &mut Rng) -> (u8, Options) {
    let seats = 2 + rng.below(5) as u8;
    let mut options = on(COURSES[rng.below(4) as usize].0);
    options.first_roller = rng.below(u32::from(seats)) as u8;
    options.start_block = [StartBlock::Staggered, StartBlock::Level][rng.below(2) as usize];
    options.stamina_start = [10, 10, 3, 0, rng.below(11) as u8][rng.below(5) as usize];
    options.stand_still = rng.below(2) == 0;
    options.high_vs_third_injury = rng.below(2) == 0;
    options.catch_up_sidestep = rng.below(2) == 0;
    options.finish_mode = [FinishMode::First, FinishMode::FullField][rng.below(2) as usize];
    options.round_limit = [100, 100, 8, 1][rng.below(4) as usize];
    if rng.below(2) == 0 {
        return (seats, options);
    }
    if rng.below(2) == 0 {
        options.spinner = vec![-40, -1, 0, 1, 7, 60];
    }
    if rng.below(3) == 0 {
        options.course = CourseChoice::Own(rough_course(rng));
    }
    // A few kinds of cards, scarce or plenty, or none at all.
    let kinds: Vec<Card> = Card::ALL.iter().copied().filter(|_| rng.below(3) == 0).collect();
    let counts = kinds.iter().map(|card| format!("\"{}\": {}", card.name(), rng.below(7)));
    let text = format!("{{{}}}", counts.collect::<Vec<_>>().join(", "));
    options.deck = serde_json::from_str(&text).unwrap();
    (seats, options)
}

/// A course that breaks the promises of one offered for play, as a scenario may.
fn rough_course(rng: &mut Rng) -> OwnCourse {
    let letters = ['.', '.', 'E', 'E', 'K', '#'];
    let mut row = || (0..6).map(|_| letters[rng.below(6) as usize]).collect::<String>();
    let rows = (0..12).map(|_| row()).collect();
    OwnCourse { id: "rough".to_string(), name: None, rows, segments: Vec::new(), marks: None }
}

#[test]
fn the_laws_hold_on_random_races() {
    engine_test::laws::<Marathon>(250, any_options);
}

#[test]
fn the_laws_hold_on_the_standard_game() {
    engine_test::laws::<Marathon>(60, |rng| (2 + rng.below(5) as u8, Options::default()));
}

#[test]
fn races_on_every_course_read_as_they_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    for (seats, (course, _)) in [4, 3, 6, 2].into_iter().zip(COURSES) {
        engine_test::playthrough::<Marathon>(folder, course, seats, on(course), 1);
    }
    let full_field = Options { finish_mode: FinishMode::FullField, ..on("tenk") };
    engine_test::playthrough::<Marathon>(folder, "tenk_full_field", 3, full_field, 1);
}

#[test]
fn the_number_of_decision_sequences_is_known() {
    let counts = COURSES.map(|(course, _)| {
        let game = Marathon::new(3, on(course)).unwrap();
        let position = game.start(&mut Dealer::silent(&mut Rng::new(1)));
        [4, 8, 12].map(|depth| engine_test::count_sequences(&game, &position, depth))
    });
    assert_eq!(counts, [[4, 112, 9018], [4, 57, 1530], [4, 90, 5032], [4, 132, 5134]]);
}

#[test]
fn the_sensible_player_beats_random_ones() {
    for (course, _) in COURSES {
        let wins = engine_test::greedy_wins::<Marathon>(2, on(course), 400);
        assert!(wins >= 320, "{course}, two seats: {wins} of 400");
        let wins = engine_test::greedy_wins::<Marathon>(4, on(course), 400);
        assert!(wins >= 240, "{course}, four seats: {wins} of 400");
    }
}

#[test]
fn a_position_is_flat_and_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
}

#[test]
fn everything_is_said_in_every_language() {
    engine_test::words::<Marathon>(env!("CARGO_MANIFEST_DIR"), 20, any_options);
}
