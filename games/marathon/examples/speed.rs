//! Random playouts on one core: `cargo run --release -p marathon --example speed`.
#![allow(clippy::print_stdout, reason = "an example prints its figures")]

use std::time::Instant;

use engine::{Dealer, Game, Rng, playout};
use marathon::{Marathon, Options};

fn main() {
    let game = Marathon::new(4, Options::default()).expect("the standard game can be played");
    let mut best = 0.0_f64;
    for run in 0..7 {
        let (mut decisions, mut buffer) = (0u64, Vec::new());
        let (mut chance, mut choice) = (Rng::new(run), Rng::stream(run, 1));
        let races = 20_000;
        let begin = Instant::now();
        for _ in 0..races {
            let mut position = game.start(&mut Dealer::silent(&mut chance));
            decisions += u64::from(playout(&game, &mut position, &mut chance, &mut choice, &mut buffer));
        }
        let seconds = begin.elapsed().as_secs_f64();
        let speed = decisions as f64 / seconds;
        best = best.max(speed);
        println!("{:6.2} million decisions/s, {:.0} races/s", speed / 1e6, f64::from(races) / seconds);
    }
    println!("best {:.2} million decisions/s", best / 1e6);
}
