//! The one loop of every race that a program runs: who owes a choice, what is chosen, what comes of it.

use crate::{Answer, Dealer, Game, Rng, Script, Seat};

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
    /// The chance events that the last step met, if they are recorded.
    pub met: Vec<Answer>,
    /// The positions after the events of the last step, if they are shown.
    pub after: Vec<G::Position>,
    /// Decisions so far.
    pub decisions: u32,
    heard: Heard,
}

/// What somebody listens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    Nothing,
    Events,
    EventsAndChance,
    EventsAndPositions,
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
        Driver { told, heard: Heard::Events, ..Driver::from_position(game, position, chance) }
    }

    /// The same; [`Driver::met`] then also has the chance events of each step.
    pub fn recording(game: &'a G, chance: &'a mut Rng) -> Driver<'a, G> {
        Driver { heard: Heard::EventsAndChance, ..Driver::telling(game, chance) }
    }

    /// A race from its set-up; [`Driver::told`] and [`Driver::after`] have what the set-up told and the position after each event, then those
    /// of each step.
    pub fn showing(game: &'a G, chance: &'a mut Rng) -> Driver<'a, G> {
        let (mut told, mut after) = (Vec::new(), Vec::new());
        let mut script = Script::recorder();
        let position = game.start(&mut Dealer::showing(chance, &mut script, &mut told, &mut after));
        let heard = Heard::EventsAndPositions;
        Driver { told, after, heard, ..Driver::from_position(game, position, chance) }
    }

    /// A race that goes on from a position; nobody listens.
    #[inline]
    pub fn from_position(game: &'a G, position: G::Position, chance: &'a mut Rng) -> Driver<'a, G> {
        let (told, met, after) = (Vec::new(), Vec::new(), Vec::new());
        Driver { game, chance, position, told, met, after, decisions: 0, heard: Heard::Nothing }
    }

    /// Asks the first seat that owes a choice and does what it answers. False if nobody owes one, or there is no answer.
    #[inline]
    pub fn step(&mut self, choose: impl FnOnce(&G::Position, Seat) -> Option<G::Action>) -> bool {
        let Some(seat) = self.game.pending(&self.position).first() else { return false };
        let Some(action) = choose(&self.position, seat) else { return false };
        self.told.clear();
        let (position, told) = (&mut self.position, &mut self.told);
        match self.heard {
            Heard::Nothing => self.game.apply(position, seat, &action, &mut Dealer::silent(self.chance)),
            Heard::Events => {
                self.game.apply(position, seat, &action, &mut Dealer::telling(self.chance, told));
            }
            Heard::EventsAndChance => {
                let mut script = Script::recorder();
                let mut dealer = Dealer::scripted(self.chance, &mut script, told);
                self.game.apply(position, seat, &action, &mut dealer);
                self.met = script.met().to_vec();
            }
            Heard::EventsAndPositions => {
                self.after.clear();
                let mut script = Script::recorder();
                let mut dealer = Dealer::showing(self.chance, &mut script, told, &mut self.after);
                self.game.apply(position, seat, &action, &mut dealer);
            }
        }
        self.decisions += 1;
        true
    }

    /// Whether nobody owes a choice.
    pub fn is_over(&self) -> bool {
        self.game.pending(&self.position).is_empty()
    }
}
