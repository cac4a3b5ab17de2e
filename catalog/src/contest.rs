//! Races between bots, played natively: for arenas and simulations.

use bots::{Level, Player};
use engine::{Dealer, Game, Rng, Seat, View, Viewer};

use crate::running::bot_stream;

/// Plays whole races between bots. Many threads may use one of these at once.
pub trait Contest: Send + Sync {
    /// A race of these levels, one a seat; the same for the same seed, whoever asks.
    fn race(&self, levels: &[Level], seed: u64) -> Outcome;
    /// The number of seats.
    fn seats(&self) -> u8;
}

/// How a race between bots ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Place by seat, from 1.
    pub places: Vec<u8>,
    /// Decisions of all seats.
    pub decisions: u32,
}

/// Contests of one game.
pub(crate) struct Contests<G>(pub(crate) G);

impl<G: Game> Contest for Contests<G> {
    fn race(&self, levels: &[Level], seed: u64) -> Outcome {
        let game = &self.0;
        let mut players: Vec<Player<G>> = levels.iter().map(|level| Player::new(*level)).collect();
        let mut chance = Rng::new(seed);
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        let mut decisions = 0;
        while let Some(seat) = game.pending(&position).first() {
            let view = View::of(game, &position, Viewer::Seat(seat));
            let mut rng = bot_stream(seed, seat, decisions);
            let choice = players[seat.index()].choose(game, &view, &mut rng);
            let action = choice.expect("a pending seat has a legal action (law 1)");
            game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
            decisions += 1;
        }
        let places = game.ranking(&position).places;
        Outcome { places: Seat::all(game.seats()).map(|seat| places[seat]).collect(), decisions }
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }
}
