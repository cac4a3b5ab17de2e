#![allow(missing_docs, clippy::print_stdout, clippy::unwrap_used)]
use bots::{Brain, Care, Level};
use rayon::prelude::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let races: u64 = args[1].parse().unwrap();
    let worlds: u32 = args[2].parse().unwrap();
    let level: Level = args[3].parse().unwrap();
    for game in ["rowing", "whitewater", "marathon", "fishing", "salmon"] {
        let contest = catalog::find(game).unwrap().contest(4, &serde_json::Value::Null).unwrap();
        for horizon in [None, Some(1_000_000)] {
            let care = Care { search: 0, worlds, compared: 0, horizon };
            let started = Instant::now();
            let all: Vec<_> = (0..races)
                .into_par_iter()
                .flat_map(|race| contest.foretell(&[Brain::Level(level); 4], 777_000 + race, 10, care))
                .collect();
            let time = started.elapsed().as_secs_f64();
            let mut bins = [(0.0, 0.0, 0u32); 10];
            let (mut brier, mut n) = (0.0, 0.0);
            for it in &all {
                assert!((it.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
                for (c, w) in it.chances.iter().zip(&it.won) {
                    brier += (c - w) * (c - w);
                    n += 1.0;
                    let b = &mut bins[((c * 10.0) as usize).min(9)];
                    b.0 += c;
                    b.1 += w;
                    b.2 += 1;
                }
            }
            println!(
                "{game} {horizon:?}: {} positions, {time:.1} s, {:.3} ms a position and world*1000, Brier {:.4} (base 0.1875)",
                all.len(),
                2.0 * time * 1e6 / all.len() as f64 / worlds as f64,
                brier / n
            );
            for b in bins {
                print!(" {:.0}->{:.0}({})", 100.0 * b.0 / f64::from(b.2), 100.0 * b.1 / f64::from(b.2), b.2);
            }
            println!();
        }
    }
}
