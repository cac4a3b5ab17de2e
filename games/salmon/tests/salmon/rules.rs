//! Salmon Run against its specification, its own scenarios and the laws.

use engine::Rng;
use salmon::{
    BearMove, BearStack, FatiguePile, First, Options, PassThrough, PoolEntry, RestReturn, Salmon, StartDeck,
};

#[test]
fn the_worked_examples_of_the_specification_hold() {
    engine_test::examples::<Salmon>(include_str!("../../SPEC.md"), 70);
}

#[test]
fn all_laws_hold_on_random_races() {
    engine_test::laws::<Salmon>(120, any_set_up);
}

/// Any number of seats on any river with any switches.
fn any_set_up(rng: &mut Rng) -> (u8, Options) {
    let seats = 2 + rng.below(3) as u8;
    let river = match rng.below(6) {
        0 => "S1-2E-4E-6E-F1".to_string(),
        1 => "S2-3H-5H-6H-F2".to_string(),
        boards => format!("random:{boards}"),
    };
    let mut one_in_three = || rng.below(3) == 0;
    let options = Options {
        river,
        boards: String::new(),
        first: if one_in_three() { First::Seat(engine::Seat(1)) } else { First::Roll },
        max_rounds: if one_in_three() { Some(12) } else { None },
        start_deck: if one_in_three() { StartDeck::Light } else { StartDeck::Standard },
        rest_return: if one_in_three() { RestReturn::May } else { RestReturn::Always },
        pass_through: if one_in_three() { PassThrough::LastOnly } else { PassThrough::Every },
        pool_entry: if one_in_three() { PoolEntry::Stops } else { PoolEntry::Whole },
        fatigue_pile: if one_in_three() { FatiguePile::Unlimited } else { FatiguePile::Limited },
        bear_move: if one_in_three() { BearMove::UpToTwo } else { BearMove::Two },
        bear_stack: if one_in_three() { BearStack::Once } else { BearStack::Each },
        pool_safe: one_in_three(),
        ..Options::default()
    };
    (seats, options)
}

#[test]
fn everything_is_said_in_every_language() {
    engine_test::words::<Salmon>(env!("CARGO_MANIFEST_DIR"), 20, any_set_up);
}

#[test]
fn own_scenarios_hold() {
    engine_test::folder::<Salmon>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 25);
}

#[test]
fn every_rule_has_its_place_in_code_and_scenarios() {
    engine_test::rule_index(env!("CARGO_MANIFEST_DIR"), "SA");
}
