//! Marathon under the tests of every game: the specification's examples, scenarios, laws.

use marathon::{CourseChoice, Marathon, Options};

#[test]
fn the_specifications_examples_hold() {
    engine_test::examples::<Marathon>(include_str!("../SPEC.md"), 40);
}

#[test]
fn the_scenarios_of_corners_hold() {
    engine_test::folder::<Marathon>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 25);
}

#[test]
fn every_rule_stands_in_the_code_and_in_a_scenario() {
    engine_test::rule_index(env!("CARGO_MANIFEST_DIR"), "MA");
}

#[test]
fn the_laws_hold_on_random_races() {
    engine_test::laws::<Marathon>(150, |rng| (2 + rng.below(5) as u8, Options::default()));
}

#[test]
fn races_on_every_course_read_as_they_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    for (seats, (course, _)) in [4, 3, 6, 2].into_iter().zip(marathon::content::COURSES) {
        let options = Options { course: CourseChoice::Named(course.to_string()), ..Options::default() };
        engine_test::playthrough::<Marathon>(folder, course, seats, options, 1);
    }
}
