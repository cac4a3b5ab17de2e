//! The specification's worked examples, the scenarios of this crate, the rule index and the laws.

use fishing::Fishing;

use crate::set_ups;

#[test]
fn the_worked_examples_of_the_specification_hold() {
    engine_test::examples::<Fishing>(include_str!("../../SPEC.md"), 48);
}

#[test]
fn the_laws_hold_on_random_races() {
    engine_test::laws::<Fishing>(100, set_ups::any);
}

#[test]
fn the_scenarios_of_this_crate_hold() {
    engine_test::folder::<Fishing>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 25);
}

#[test]
fn every_rule_stands_in_the_code_and_in_a_scenario() {
    engine_test::rule_index(env!("CARGO_MANIFEST_DIR"), "FI");
}
