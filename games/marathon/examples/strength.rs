//! How often the sensible player beats random ones: `cargo run --release -p marathon --example strength`.
#![allow(clippy::print_stdout, reason = "an example prints its figures")]

use marathon::{CourseChoice, Marathon, Options, content::COURSES};

fn main() {
    let races = 4000;
    for (course, _) in COURSES {
        let options = Options { course: CourseChoice::Named(course.to_string()), ..Options::default() };
        for seats in [2, 4, 6] {
            let wins = engine_test::greedy_wins::<Marathon>(seats, options.clone(), races);
            println!("{course:7} {seats} seats: wins {:.1} %", f64::from(wins) * 100.0 / f64::from(races));
        }
    }
}
