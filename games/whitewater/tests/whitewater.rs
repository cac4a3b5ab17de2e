//! Whitewater Rush under the same tests as every game.

use engine::{List, Rng};
use whitewater::{
    ClearedHazard, KayakInPath, Options, RapidsClear, RockPick, RockSpacing, Segment, StillTied, Whitewater,
};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// A random river, random switches and two to four kayaks.
fn any_set_up(rng: &mut Rng) -> (u8, Options) {
    let mut segments = [Segment::A, Segment::B, Segment::C, Segment::D];
    rng.shuffle(&mut segments);
    let count = 1 + rng.below(4) as usize;
    let switched = rng.below(2) == 1;
    let mut flip = || switched && rng.below(2) == 1;
    let options = Options {
        segments: List::of(&segments[..count]),
        rapids_clear: if flip() { RapidsClear::AtLeast4 } else { RapidsClear::Exactly4 },
        cleared_hazard: if flip() { ClearedHazard::Ignored } else { ClearedHazard::Effect },
        rock_spacing: if flip() { RockSpacing::EdgesAndCorners } else { RockSpacing::Edges },
        rock_pick: if flip() { RockPick::AnyAdjacent } else { RockPick::Sides },
        kayak_in_path: if flip() { KayakInPath::StopBehind } else { KayakInPath::SlipAhead },
        eddy_per_turn: if flip() { Some(1) } else { None },
        eddy_at_speed_1: !flip(),
        still_tied: if flip() { StillTied::Shared } else { StillTied::Clockwise },
        round_limit: if flip() { Some(20) } else { None },
    };
    (2 + rng.below(3) as u8, options)
}

#[test]
fn the_worked_examples_of_the_specification_hold() {
    engine_test::examples::<Whitewater>(include_str!("../SPEC.md"), 50);
}

#[test]
fn the_laws_hold_on_random_races_over_random_rivers_and_switches() {
    engine_test::laws::<Whitewater>(150, any_set_up);
}

#[test]
fn the_scenarios_hold() {
    engine_test::folder::<Whitewater>(format!("{FOLDER}/scenarios"), 25);
}
