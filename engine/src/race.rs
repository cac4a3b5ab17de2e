//! A race: one game being played. It is exactly its set-up, its seed and its actions; the rest is derived.

use std::sync::Arc;

use crate::{Answer, Dealer, Game, Refused, Rng, Script, Seat, View, Viewer};

/// One applied action and what came of it.
#[derive(Debug)]
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was chosen.
    pub action: G::Action,
    /// What happened, unhidden.
    pub events: Vec<G::Event>,
    /// The position after each event, unhidden. After the last one the rules may still have changed what no event tells, such
    /// as who is to choose next.
    pub after: Vec<G::Position>,
    /// The chance events met, in order.
    pub chance: Vec<Answer>,
}

/// A race under way.
#[derive(Debug)]
pub struct Race<G: Game> {
    game: Arc<G>,
    position: G::Position,
    rng: Rng,
    actions: Vec<(Seat, G::Action)>,
}

/// Where a race stood before an action, to go back to if the action cannot be kept.
#[derive(Clone, Debug)]
pub struct Mark<G: Game> {
    position: G::Position,
    rng: Rng,
    actions: usize,
}

impl<G: Game> Mark<G> {
    /// The whole truth at that point.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The random stream at that point.
    pub fn rng(&self) -> &Rng {
        &self.rng
    }
}

impl<G: Game> Race<G> {
    /// Sets up a race from a seed; also gives the events of the set-up.
    pub fn new(game: impl Into<Arc<G>>, seed: u64) -> (Race<G>, Vec<G::Event>) {
        let (game, mut rng) = (game.into(), Rng::new(seed));
        let mut events = Vec::new();
        let position = game.start(&mut Dealer::telling(&mut rng, &mut events));
        (Race { game, position, rng, actions: Vec::new() }, events)
    }

    /// The same; also gives the position after each event of the set-up.
    pub fn showing(game: impl Into<Arc<G>>, seed: u64) -> (Race<G>, Vec<G::Event>, Vec<G::Position>) {
        let (game, mut rng, mut script) = (game.into(), Rng::new(seed), Script::recorder());
        let (mut events, mut after) = (Vec::new(), Vec::new());
        let position = game.start(&mut Dealer::showing(&mut rng, &mut script, &mut events, &mut after));
        (Race { game, position, rng, actions: Vec::new() }, events, after)
    }

    /// Sets up a race whose set-up chance is answered by `script` as far as it goes.
    pub fn dealt(game: impl Into<Arc<G>>, seed: u64, script: &mut Script) -> (Race<G>, Vec<G::Event>) {
        let (game, mut rng) = (game.into(), Rng::new(seed));
        let mut events = Vec::new();
        let position = game.start(&mut Dealer::scripted(&mut rng, script, &mut events));
        (Race { game, position, rng, actions: Vec::new() }, events)
    }

    /// Goes on from a position that was read from a file. Chance comes from the seed's stream.
    pub fn from_position(game: impl Into<Arc<G>>, position: G::Position, seed: u64) -> Race<G> {
        Race { game: game.into(), position, rng: Rng::new(seed), actions: Vec::new() }
    }

    /// The game with its options.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The same, to be shared with whoever thinks about it elsewhere.
    pub fn shared_game(&self) -> Arc<G> {
        Arc::clone(&self.game)
    }

    /// The whole truth: not for players or bots.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The actions so far.
    pub fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// Where the race stands.
    pub fn mark(&self) -> Mark<G> {
        Mark { position: self.position.clone(), rng: self.rng.clone(), actions: self.actions.len() }
    }

    /// Goes back to where the race stood before.
    pub fn back_to(&mut self, mark: Mark<G>) {
        self.position = mark.position;
        self.rng = mark.rng;
        self.actions.truncate(mark.actions);
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> View<G> {
        View::of(&self.game, &self.position, viewer)
    }

    /// Whether nobody owes a choice.
    pub fn is_over(&self) -> bool {
        self.game.pending(&self.position).is_empty()
    }

    /// The seat's legal actions.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        self.game.legal(&self.position, seat, &mut out);
        out
    }

    /// Whether the seat may do this now, and if not, by which rule.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refused> {
        let seats = self.game.seats();
        if seat.0 >= seats {
            return Err(Refused::NoSuchSeat { seat, seats });
        }
        Ok(self.game.check(&self.position, seat, action)?)
    }

    /// Plays an action, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Step<G>, Refused> {
        self.play_scripted(seat, action, &mut Script::recorder())
    }

    /// Plays an action with chance answered by `script` as far as it goes. Whoever wrote the script asks it
    /// for its fault afterwards.
    pub fn play_scripted(
        &mut self,
        seat: Seat,
        action: G::Action,
        script: &mut Script,
    ) -> Result<Step<G>, Refused> {
        self.check(seat, &action)?;
        let (mut events, mut after) = (Vec::new(), Vec::new());
        let met_before = script.met().len();
        let mut dealer = Dealer::showing(&mut self.rng, script, &mut events, &mut after);
        self.game.apply(&mut self.position, seat, &action, &mut dealer);
        self.actions.push((seat, action));
        Ok(Step { seat, action, events, after, chance: script.met()[met_before..].to_vec() })
    }
}
