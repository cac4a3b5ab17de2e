//! The one loop of every race that a program runs: who owes a choice, what is chosen, what comes of it.

use crate::{Dealer, Game, Rng, Seat};

/// Runs a race on from a position, decision by decision.
///
/// ```
/// use engine::{Driver, Game, Rng, choose_random};
///
/// fn run<G: Game>(game: &G, seed: u64) -> u32 {
///     let (mut chance, mut choice, mut buffer) = (Rng::new(seed), Rng::stream(seed, 1), Vec::new());
///     let mut driver = Driver::start(game, &mut chance);
///     while driver.step(|at, seat| Some(choose_random(game, at, seat, &mut choice, &mut buffer))) {}
///     driver.decisions
/// }
/// ```
#[derive(Debug)]
pub struct Driver<'a, G: Game> {
    game: &'a G,
    chance: &'a mut Rng,
    /// The whole truth now.
    pub position: G::Position,
    /// What the last step told, if somebody listens.
    pub told: Vec<G::Event>,
    /// Decisions so far.
    pub decisions: u32,
    is_telling: bool,
}

impl<'a, G: Game> Driver<'a, G> {
    /// A race from its set-up; nobody listens.
    pub fn start(game: &'a G, chance: &'a mut Rng) -> Driver<'a, G> {
        let position = game.start(&mut Dealer::silent(chance));
        Driver::from_position(game, position, chance)
    }

    /// A race from its set-up; [`Driver::told`] has what the set-up told, then what each step tells.
    pub fn telling(game: &'a G, chance: &'a mut Rng) -> Driver<'a, G> {
        let mut told = Vec::new();
        let position = game.start(&mut Dealer::telling(chance, &mut told));
        Driver { game, chance, position, told, decisions: 0, is_telling: true }
    }

    /// A race that goes on from a position; nobody listens.
    #[inline]
    pub fn from_position(game: &'a G, position: G::Position, chance: &'a mut Rng) -> Driver<'a, G> {
        Driver { game, chance, position, told: Vec::new(), decisions: 0, is_telling: false }
    }

    /// Asks the first seat that owes a choice and does what it answers. False if nobody owes one, or there is no answer.
    #[inline]
    pub fn step(&mut self, choose: impl FnOnce(&G::Position, Seat) -> Option<G::Action>) -> bool {
        let Some(seat) = self.game.pending(&self.position).first() else { return false };
        let Some(action) = choose(&self.position, seat) else { return false };
        if self.is_telling {
            self.told.clear();
            let mut dealer = Dealer::telling(self.chance, &mut self.told);
            self.game.apply(&mut self.position, seat, &action, &mut dealer);
        } else {
            self.game.apply(&mut self.position, seat, &action, &mut Dealer::silent(self.chance));
        }
        self.decisions += 1;
        true
    }

    /// Whether nobody owes a choice.
    pub fn is_over(&self) -> bool {
        self.game.pending(&self.position).is_empty()
    }
}
