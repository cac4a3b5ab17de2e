//! Whole races as transcripts, one for each board. `PODIUM_REWRITE=1` rewrites them.

use fishing::options::{BoardChoice, Hands};
use fishing::{Fishing, Options};

fn reads_as_it_did(name: &str, board: &str, seats: u8, hands: Hands, seed: u64) {
    let options = Options { board: BoardChoice::Named(board.to_string()), hands, ..Options::default() };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/playthroughs");
    engine_test::playthrough::<Fishing>(folder, name, seats, options, seed);
}

#[test]
fn a_race_on_the_sound_reads_as_it_did() {
    reads_as_it_did("sound", "sound", 2, Hands::Open, 1);
}

#[test]
fn a_race_on_the_inlet_reads_as_it_did() {
    reads_as_it_did("inlet", "inlet", 3, Hands::Private, 2);
}

#[test]
fn a_race_on_the_shelf_reads_as_it_did() {
    reads_as_it_did("shelf", "shelf", 4, Hands::Open, 3);
}

#[test]
fn a_race_on_the_squall_reads_as_it_did() {
    reads_as_it_did("squall", "squall", 2, Hands::Open, 4);
}
