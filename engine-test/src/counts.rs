//! Action counts: how many sequences of decisions there are from a position. A change of a rule shows here.

use engine::{Dealer, Game, Rng};

/// The number of sequences of `depth` decisions from a position (races that end earlier count once). Where
/// several seats decide at once, the lowest goes first. Chance is fixed: each step meets the stream of the
/// seed that equals the decisions still to come.
pub fn count_sequences<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let Some(seat) = game.pending(position).first() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    game.legal(position, seat, &mut actions);
    let count = |action: &G::Action| {
        let mut next = position.clone();
        game.apply(&mut next, seat, action, &mut Dealer::silent(&mut Rng::new(u64::from(depth))));
        count_sequences(game, &next, depth - 1)
    };
    actions.iter().map(count).sum()
}
