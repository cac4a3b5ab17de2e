//! The greedy skipper is worth its name.

use engine::Kind;
use fishing::options::{BoardChoice, FishPrice, Hands};
use fishing::{Fishing, Options};

#[test]
fn the_greedy_skipper_beats_random_ones() {
    for (seats, board) in [(2, "sound"), (4, "sound"), (4, "inlet"), (3, "shelf"), (6, "squall")] {
        let options = Options { board: BoardChoice::Named(board.to_string()), ..Options::default() };
        let wins = engine_test::greedy_wins::<Fishing>(seats, options, 100);
        assert!(wins >= 98, "{wins} of 100 races with {seats} seats on {board}");
    }
}

#[test]
fn it_does_so_with_other_switches() {
    for fish_price in FishPrice::ALL {
        for hands in Hands::ALL {
            let options = Options { fish_price: *fish_price, hands: *hands, ..Options::default() };
            let wins = engine_test::greedy_wins::<Fishing>(4, options, 50);
            assert!(wins >= 49, "{wins} of 50 races with {fish_price:?} and {hands:?}");
        }
    }
}
