//! How often greedy beats random, by seats and board.
#![allow(clippy::print_stdout)]
use engine::List;
use whitewater::{Options, Segment, Whitewater};
fn main() {
    for segments in [&[Segment::A, Segment::B][..], &[Segment::C], &[Segment::D], &[Segment::C, Segment::D]] {
        for seats in 2..=4 {
            let options = Options { segments: List::of(segments), ..Options::default() };
            let begun = std::time::Instant::now();
            let wins = engine_test::greedy_wins::<Whitewater>(seats, options, 400);
            println!("{segments:?} {seats} seats: {wins} of 400, {:?}", begun.elapsed());
        }
    }
}
