//! Searches of any game, for benchmarks: against plain random playouts from the same position.

use bots::{Budget, Level, Player, Playing, Search, Settings};
use engine::{Driver, Game, Rng, Seat, View, Viewer, choose_random};

/// Searches one position again and again, and plays it on plainly.
pub trait Searches: Send {
    /// Searches with this many iterations, from an empty memory; gives the decisions played inside.
    fn search(&mut self, iterations: u32) -> u64;
    /// Plays the same position on by random choices this many times; gives the decisions.
    fn playouts(&mut self, races: u32) -> u64;
    /// Plays on by a bot of this level at every seat until this many real choices are made; gives their number, less if
    /// the race ends before.
    fn choices(&mut self, level: Level, choices: u32) -> u64;
}

struct Rig<G: Game> {
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
    let mut buffer = Vec::new();
    let mut first = Seat(0);
    let mut driver = Driver::start(&game, &mut rng);
    while driver.step(|position, seat| {
        first = seat;
        buffer.clear();
        game.legal(position, seat, &mut buffer);
        if let [only] = buffer[..] { Some(only) } else { None }
    }) {}
    let position = driver.position;
    let settings = Settings {
        playing: Playing::Random,
        horizon: Some(u32::MAX),
        trust: 0,
        workers,
        ..Settings::default()
    };
    Box::new(Rig { game, position, seat: first, search: Search::new(settings), rng, buffer })
}

impl<G: Game> Searches for Rig<G> {
    fn search(&mut self, iterations: u32) -> u64 {
        let view = View::of(&self.game, &self.position, Viewer::Seat(self.seat));
        let before = self.search.decisions();
        self.search.forget();
        self.search.set_budget(Budget::Iterations(iterations));
        self.search.think(&self.game, &view, &mut self.rng);
        self.search.decisions() - before
    }

    fn playouts(&mut self, races: u32) -> u64 {
        let (game, position) = (&self.game, &self.position);
        let (mut decisions, mut choice) = (0, Rng::new(u64::from(self.rng.bits())));
        for _ in 0..races {
            let mut driver = Driver::from_position(game, position.clone(), &mut self.rng);
            while driver.step(|at, seat| Some(choose_random(game, at, seat, &mut choice, &mut self.buffer))) {
            }
            decisions += u64::from(driver.decisions);
        }
        decisions
    }

    fn choices(&mut self, level: Level, choices: u32) -> u64 {
        let game = &self.game;
        let mut players: Vec<Player<G>> = (0..game.seats()).map(|_| Player::new(level)).collect();
        let (mut made, mut thought) = (0, Rng::new(u64::from(self.rng.bits())));
        let mut driver = Driver::from_position(game, self.position.clone(), &mut self.rng);
        while made < u64::from(choices)
            && driver.step(|position, seat| {
                let view = View::of(game, position, Viewer::Seat(seat));
                view.legal(game, &mut self.buffer);
                made += u64::from(self.buffer.len() > 1);
                players[seat.index()].choose(game, &view, &mut thought)
            })
        {}
        made
    }
}
