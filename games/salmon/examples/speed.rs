//! Decisions a second of random playouts (the best of many short runs, as other programs disturb them), and how
//! the greedy policy does. Run with `--release`.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use engine::{Dealer, Game, Rng, Seat, Viewer, playout};
use salmon::{Options, Position, Salmon};

fn main() {
    for river in ["S1-2E-4E-6E-F1", "S2-3H-5H-6H-F2", "random:3", "random:6"] {
        for seats in 2..=4 {
            let options = Options { river: river.to_string(), ..Options::default() };
            let game = Salmon::new(seats, options).expect("the river can be raced on");
            let best = (0..60).map(|_| measure(&game)).max().unwrap_or(0);
            let wins: u32 = (0..200).map(|race| u32::from(greedy_wins(&game, race))).sum();
            let rounds: u32 = (0..200).map(|race| race_of_greedy_seats(&game, race)).sum();
            println!(
                "{river:16} {seats} seats: {best:>9} decisions/s; greedy wins {wins} of 200; \
                 greedy seats take {:.1} rounds",
                f64::from(rounds) / 200.0
            );
        }
    }
}

fn measure(game: &Salmon) -> u64 {
    let mut buffer = Vec::with_capacity(64);
    let (mut chance, mut choice) = (Rng::new(1), Rng::stream(1, 1));
    let begun = Instant::now();
    let mut decisions = 0;
    while begun.elapsed().as_millis() < 10 {
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        decisions += u64::from(playout(game, &mut position, &mut chance, &mut choice, &mut buffer));
    }
    (decisions as f64 / begun.elapsed().as_secs_f64()) as u64
}

/// Whether one greedy seat comes first against random others.
fn greedy_wins(game: &Salmon, race: u64) -> bool {
    let greedy = Seat((race % u64::from(game.seats())) as u8);
    let position = run(game, race, |seat| seat == greedy);
    game.ranking(&position).places[greedy] == 1
}

fn race_of_greedy_seats(game: &Salmon, race: u64) -> u32 {
    u32::from(run(game, race, |_| true).round)
}

fn run(game: &Salmon, race: u64, is_greedy: impl Fn(Seat) -> bool) -> Position {
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    let (mut chance, mut choice) = (Rng::new(race), Rng::stream(race, 1));
    let mut position = game.start(&mut Dealer::silent(&mut chance));
    while let Some(seat) = game.pending(&position).first() {
        legal.clear();
        game.legal(&position, seat, &mut legal);
        let action = if is_greedy(seat) {
            let mut view = position;
            game.hide(&mut view, Viewer::Seat(seat));
            weights.clear();
            game.weigh(&view, seat, &legal, &mut weights);
            let best = weights.iter().enumerate().max_by_key(|(_, weight)| **weight);
            legal[best.map_or(0, |(i, _)| i)]
        } else {
            legal[choice.below(legal.len() as u32) as usize]
        };
        game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
    }
    position
}
