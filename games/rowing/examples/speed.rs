//! Random playouts of Rowing: decisions a second on one core, for each number of boats.
//! `cargo run --release -p rowing --example speed`
#![allow(clippy::print_stdout)]

use std::time::Instant;

use engine::{Dealer, Game as _, Rng, playout};
use rowing::{Options, Rowing};

fn main() {
    let mut buffer = Vec::new();
    for seats in 1..=6 {
        let game = Rowing::new(seats, Options::default()).expect("the default options can be played");
        let mut best = 0.0f64;
        for run in 0..5 {
            let (mut decisions, begin) = (0u64, Instant::now());
            for race in 0..20_000 / u64::from(seats) {
                let seed = 1_000_000 * run + race;
                let (mut chance, mut choice) = (Rng::new(seed), Rng::stream(seed, 1));
                let mut position = game.start(&mut Dealer::silent(&mut chance));
                decisions += u64::from(playout(&game, &mut position, &mut chance, &mut choice, &mut buffer));
            }
            best = best.max(decisions as f64 / begin.elapsed().as_secs_f64());
        }
        println!("{seats} boats: {:.2} million decisions a second", best / 1e6);
    }
}
