//! Decisions a second of random playouts on one core: `cargo run --release -p fishing --example speed`.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use engine::{Dealer, Game, Rng, playout};
use fishing::{Fishing, Options};

fn main() {
    let mut buffer = Vec::with_capacity(512);
    for seats in [2, 4, 6] {
        let game = Fishing::new(seats, Options::default()).expect("the defaults can be played");
        let mut best = 0;
        for _ in 0..5 {
            let begin = Instant::now();
            let (mut decisions, mut race) = (0u64, 0);
            while begin.elapsed() < Duration::from_millis(400) {
                let (mut chance, mut choice) = (Rng::new(race), Rng::stream(race, 1));
                let mut position = game.start(&mut Dealer::silent(&mut chance));
                decisions += u64::from(playout(&game, &mut position, &mut chance, &mut choice, &mut buffer));
                race += 1;
            }
            best = best.max(decisions * 1_000_000 / begin.elapsed().as_micros() as u64);
        }
        println!("{seats} seats: {best} decisions a second");
    }
}
