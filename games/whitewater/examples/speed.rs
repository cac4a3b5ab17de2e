//! Random playouts on every board and seat count, with decisions a second: `cargo run --release -p whitewater --example speed`.
#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use engine::{Dealer, Fault, Game, Rng, playout};
use whitewater::{Options, Segment, Segments, Whitewater};

const BOARDS: [&[Segment]; 3] =
    [&[Segment::A, Segment::B], &[Segment::C, Segment::D], &[Segment::A, Segment::B, Segment::C, Segment::D]];

fn main() -> Result<(), Fault> {
    let (mut chance, mut choice, mut buffer) =
        (Rng::stream(1, 0), Rng::stream(1, 1), Vec::with_capacity(512));
    let mut all = 0;
    for segments in BOARDS {
        for seats in 2..=4 {
            let game = Whitewater::new(
                seats,
                Options { segments: Segments::printed(segments), ..Options::default() },
            )?;
            let (mut decisions, mut races, begun) = (0u64, 0u32, Instant::now());
            while begun.elapsed() < Duration::from_millis(700) {
                let mut position = game.start(&mut Dealer::silent(&mut chance));
                decisions += u64::from(playout(&game, &mut position, &mut chance, &mut choice, &mut buffer));
                races += 1;
            }
            all += decisions;
            let a_second = decisions as f64 / begun.elapsed().as_secs_f64();
            println!(
                "{} segments, {seats} seats: {races} races, {} decisions a race, {:.2} million decisions a second",
                segments.len(),
                decisions / u64::from(races),
                a_second / 1e6
            );
        }
    }
    println!("{all} decisions in all");
    Ok(())
}
