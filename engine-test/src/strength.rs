//! Whether the greedy policy is worth its name.

use engine::{Driver, Game, Rng, Seat, View, Viewer, choose_random};

/// How many of `races` a greedy seat wins (first place, shared or not) against random others. It takes every
/// seat in turn.
pub fn greedy_wins<G: Game>(seats: u8, options: G::Options, races: u32) -> u32 {
    let game = G::new(seats, options).unwrap_or_else(|fault| panic!("a set-up that can be played: {fault}"));
    let mut buffer = Vec::new();
    let mut wins = 0;
    for race in 0..races {
        let greedy = Seat((race % u32::from(seats)) as u8);
        let mut chance = Rng::new(u64::from(race));
        let mut choice = Rng::stream(u64::from(race), 1);
        let mut driver = Driver::start(&game, &mut chance);
        while driver.step(|position, seat| {
            Some(match seat == greedy {
                true => choose_greedy(&game, position, seat, &mut choice),
                false => choose_random(&game, position, seat, &mut choice, &mut buffer),
            })
        }) {}
        wins += u32::from(game.ranking(&driver.position).places[greedy] == 1);
    }
    wins
}

/// The action that the seat likes best, seen from its own view; ties are decided at random.
pub(crate) fn choose_greedy<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    rng: &mut Rng,
) -> G::Action {
    let view = View::of(game, position, Viewer::Seat(seat));
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    view.legal(game, &mut legal);
    game.weigh(view.seen(), seat, &legal, &mut weights);
    let best = weights.iter().copied().max().expect("a pending seat has a legal action");
    let mut liked: Vec<G::Action> = Vec::new();
    liked
        .extend(legal.iter().zip(&weights).filter(|(_, weight)| **weight == best).map(|(action, _)| *action));
    liked[rng.below(liked.len() as u32) as usize]
}
