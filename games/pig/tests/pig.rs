//! Pig under the same tests as every game.

use engine::Notation;
use pig::{Options, Pig};
use serde_json::json;

#[test]
fn the_scenarios_hold() {
    engine_test::folder::<Pig>(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios"), 1);
}

#[test]
fn the_laws_hold_on_random_races() {
    engine_test::laws::<Pig>(200, |rng| (2 + rng.below(5) as u8, Options::default()));
}

#[test]
fn what_is_counted_is_there_in_every_race() {
    engine_test::studies::<Pig>(200, |rng| (2 + rng.below(5) as u8, Options::default()));
}

#[test]
fn holding_at_twenty_beats_rolling_at_random() {
    let wins = engine_test::greedy_wins::<Pig>(2, Options::default(), 100);
    assert!(wins >= 75, "{wins} of 100");
}

#[test]
fn a_race_reads_as_it_did() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    engine_test::playthrough::<Pig>(folder, "two_seats", 2, Options::default(), 1);
}

/// PG-005: also who is not to move has won with the target.
#[test]
fn a_written_race_that_should_be_over_is_refused_whoever_has_the_target() {
    let read = |written| Pig::read(Options::default(), serde_json::from_value(written).expect("a position"));
    for scores in [[100, 0], [0, 100]] {
        assert!(read(json!({"scores": scores})).is_err(), "{scores:?}");
        assert!(read(json!({"scores": scores, "over": true})).is_ok(), "{scores:?}");
    }
    assert!(read(json!({"scores": [99, 99]})).is_ok());
}

#[test]
fn everything_is_said_in_every_language() {
    engine_test::words::<Pig>(env!("CARGO_MANIFEST_DIR"), 5, |rng| {
        (2 + rng.below(5) as u8, Options::default())
    });
}
