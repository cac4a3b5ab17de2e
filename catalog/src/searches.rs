//! Searches of any game, for benchmarks: against plain random playouts from the same position.

use bots::{Budget, Level, Player, Playing, Search, Settings};
use engine::{Dealer, Game, Rng, Seat, View, Viewer, choose_random};

/// Searches one position again and again, and plays it on plainly.
pub trait Searches: Send {
    /// Searches with this many iterations, from an empty memory; gives the decisions played inside.
    fn search(&mut self, iterations: u32) -> u64;
    /// Plays the same position on by random choices this many times; gives the decisions.
    fn playouts(&mut self, races: u32) -> u64;
    /// Plays on by a bot of this level at every seat until so many real choices are made; gives their number, less if
    /// the race ends before.
    fn choices(&mut self, level: Level, choices: u32) -> u64;
}

struct Position<G: Game> {
    game: G,
    position: G::Position,
    seat: Seat,
    search: Search<G>,
    rng: Rng,
    buffer: Vec<G::Action>,
}

/// The first position of a race with a real choice; random rollouts to the end, as plain playouts are, and no prior: what
/// the game's own policy costs is the game's, not the search's.
pub(crate) fn first_choice<G: Game>(game: G, seed: u64, workers: u8) -> Box<dyn Searches> {
    let mut rng = Rng::new(seed);
    let mut position = game.start(&mut Dealer::silent(&mut rng));
    let mut buffer = Vec::new();
    let mut first = Seat(0);
    while let Some(seat) = game.pending(&position).first() {
        first = seat;
        buffer.clear();
        game.legal(&position, seat, &mut buffer);
        let [only] = buffer[..] else { break };
        game.apply(&mut position, seat, &only, &mut Dealer::silent(&mut rng));
    }
    let settings = Settings {
        playing: Playing::Random,
        horizon: Some(u32::MAX),
        trust: 0,
        workers,
        ..Settings::default()
    };
    Box::new(Position { game, position, seat: first, search: Search::new(settings), rng, buffer })
}

impl<G: Game> Searches for Position<G> {
    fn search(&mut self, iterations: u32) -> u64 {
        let view = View::of(&self.game, &self.position, Viewer::Seat(self.seat));
        let before = self.search.decisions();
        self.search.forget();
        self.search.set_budget(Budget::Iterations(iterations));
        self.search.think(&self.game, &view, &mut self.rng);
        self.search.decisions() - before
    }

    fn playouts(&mut self, races: u32) -> u64 {
        let mut decisions = 0;
        for _ in 0..races {
            let mut position = self.position.clone();
            while let Some(seat) = self.game.pending(&position).first() {
                let action = choose_random(&self.game, &position, seat, &mut self.rng, &mut self.buffer);
                self.game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut self.rng));
                decisions += 1;
            }
        }
        decisions
    }

    fn choices(&mut self, level: Level, choices: u32) -> u64 {
        let mut position = self.position.clone();
        let mut players: Vec<Player<G>> = (0..self.game.seats()).map(|_| Player::new(level)).collect();
        let mut made = 0;
        while let Some(seat) = self.game.pending(&position).first().filter(|_| made < u64::from(choices)) {
            let view = View::of(&self.game, &position, Viewer::Seat(seat));
            view.legal(&self.game, &mut self.buffer);
            made += u64::from(self.buffer.len() > 1);
            let choice = players[seat.index()].choose(&self.game, &view, &mut self.rng);
            let action = choice.expect("a pending seat has a legal action (law 1)");
            self.game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut self.rng));
        }
        made
    }
}
