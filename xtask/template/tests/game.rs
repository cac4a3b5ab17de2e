//! __Title__ under the same tests as every game.

use __name__::{Options, __Name__};

#[test]
fn the_scenarios_hold() {
    engine_test::folder::<__Name__>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 1);
}

#[test]
fn the_laws_hold_on_random_races() {
    engine_test::laws::<__Name__>(200, |rng| (2 + rng.below(5) as u8, Options::default()));
}

#[test]
fn what_is_counted_is_there_in_every_race() {
    engine_test::studies::<__Name__>(200, |rng| (2 + rng.below(5) as u8, Options::default()));
}

#[test]
fn running_beats_choosing_at_random() {
    let wins = engine_test::greedy_wins::<__Name__>(2, Options::default(), 200);
    assert!(wins > 100, "{wins} of 200");
}

#[test]
fn everything_is_said_in_every_language() {
    engine_test::words::<__Name__>(env!("CARGO_MANIFEST_DIR"), 5, |rng| {
        (2 + rng.below(5) as u8, Options::default())
    });
}
