//! Marathon under the tests of every game: the specification's examples, scenarios, laws.

use marathon::Marathon;

#[test]
fn the_specifications_examples_hold() {
    engine_test::examples::<Marathon>(include_str!("../SPEC.md"), 40);
}

#[test]
fn the_laws_hold_on_random_races() {
    engine_test::laws::<Marathon>(150, |rng| (2 + rng.below(5) as u8, marathon::Options::default()));
}
