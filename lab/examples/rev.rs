#![allow(missing_docs, clippy::print_stdout, clippy::unwrap_used)]
use bots::{Brain, Level};
use catalog::{AnyRace, Tongue};
use engine::Speak;
use rayon::prelude::*;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    for game in args[1].split(',') {
        for seed in 1..=args[2].parse::<u64>().unwrap() {
            let mut race = catalog::find(game).unwrap().new_race(4, &serde_json::Value::Null, seed).unwrap();
            let levels = [Level::Novice, Level::Greedy, Level::Club, Level::Greedy];
            let mut bots: Vec<_> = levels.iter().map(|l| race.bot(Brain::Level(*l), None)).collect();
            while let Some(d) = race.deciding().first().map(|d| d.seat) {
                let g = race.glance(d).unwrap();
                let a = bots[d.index()].choose(&g).unwrap();
                race.play(d, &a).unwrap();
            }
            let reviewing = race.review(catalog::REVIEW).unwrap();
            let started = Instant::now();
            (0..reviewing.parts()).into_par_iter().with_max_len(1).for_each(|p| reviewing.work_out(p));
            let review = reviewing.finish().unwrap();
            println!("{game} seed {seed}: {} steps, {:.1} s", race.seq(), started.elapsed().as_secs_f64());
            let tongue = Tongue::english(game);
            for (i, s) in review.seats.iter().enumerate() {
                println!(
                    "  {} {}: result {:.2} = start {:.3} + luck {:.3} + skill {:.3} + others {:.3}; {:?} accuracy {:.2} lost {:.3} worst {:?} strokes {:?}",
                    i,
                    levels[i],
                    review.result[i],
                    review.start[i],
                    s.luck,
                    s.skill,
                    s.others,
                    s.classes,
                    s.accuracy,
                    s.lost,
                    s.worst,
                    s.strokes
                );
                let sum = review.start[i] + s.luck + s.skill + s.others;
                assert!((sum - review.result[i]).abs() < 1e-9, "{sum}");
            }
            for (n, m) in review.moments.iter().enumerate() {
                if let Some(b) = m.better.as_ref().filter(|b| b.loss > 0.05) {
                    let line: Vec<String> =
                        b.line.iter().map(|l| format!("{}: {}", l.seat.0, tongue.say(&l.say))).collect();
                    println!(
                        "    step {} seat {} {:?}: better {} (loss {:.3} ± {:.3}, chance {:.2}); {:?}; reasons {:?}",
                        n + 1,
                        m.seat.0,
                        m.class,
                        tongue.say(&b.say),
                        b.loss,
                        b.error,
                        b.chance,
                        line,
                        b.reasons.iter().map(|r| tongue.say(r)).collect::<Vec<_>>()
                    );
                }
            }
            println!(
                "    W {:?}",
                review
                    .moments
                    .iter()
                    .step_by(review.moments.len() / 12)
                    .map(|m| m.before.iter().map(|c| (c * 100.0).round()).collect::<Vec<_>>())
                    .collect::<Vec<_>>()
            );
        }
    }
}
