//! Races between bots, played natively: for arenas and simulations.

use bots::{Level, Player};
use engine::{Dealer, Rng, Seat, Study, View, Viewer};
use serde_json::Value;

use crate::options::read_action;
use crate::options::{self, to_json};
use crate::outside::{Entrant, Hello, Lapse, Outsider, Question};
use crate::running::{bot_stream, deciding};
use crate::{AnyGame, game::entry};

/// Plays whole races between bots. Many threads may use one of these at once.
pub trait Contest: Send + Sync {
    /// A race of these entrants, one a seat; the same for the same seed, whoever asks, if bots outside are so.
    fn race(&self, entrants: &mut [Entrant<'_>], seed: u64) -> Outcome;
    /// What a bot outside is told before it plays this seat.
    fn hello(&self, seat: Seat) -> Hello;
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
    /// Moves that bots outside lost, in order.
    pub lapses: Vec<Lapse>,
}

/// Contests of one game.
pub(crate) struct Contests<G>(pub(crate) G);

impl<G: Study> Contest for Contests<G> {
    fn race(&self, entrants: &mut [Entrant<'_>], seed: u64) -> Outcome {
        let game = &self.0;
        let mut players: Vec<Player<G>> = entrants.iter().map(player).collect();
        let mut chance = Rng::new(seed);
        let mut position = game.start(&mut Dealer::silent(&mut chance));
        let (mut decisions, mut lapses) = (0, Vec::new());
        while let Some(seat) = game.pending(&position).first() {
            let view = View::of(game, &position, Viewer::Seat(seat));
            let answer = match &mut entrants[seat.index()] {
                Entrant::Level(_) | Entrant::Search(_) => None,
                Entrant::Outside(bot) => ask(game, &view, seat, decisions, *bot)
                    .map_err(|why| lapses.push(Lapse { seat, seq: decisions, why }))
                    .ok(),
            };
            let choice = answer.or_else(|| {
                players[seat.index()].choose(game, &view, &mut bot_stream(seed, seat, decisions))
            });
            let action = choice.expect("a pending seat has a legal action (law 1)");
            game.apply(&mut position, seat, &action, &mut Dealer::silent(&mut chance));
            decisions += 1;
        }
        let places = game.ranking(&position).places;
        let places = Seat::all(game.seats()).map(|seat| places[seat]).collect();
        Outcome { places, decisions, lapses }
    }

    fn hello(&self, seat: Seat) -> Hello {
        let options = Value::Object(options::write::<G>(self.0.options()));
        let game: &'static dyn AnyGame = entry::<G>();
        Hello::new(game, options, self.0.seats(), seat)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }
}

/// Who plays; if a bot outside does not answer, `greedy` does.
fn player<G: Study>(entrant: &Entrant<'_>) -> Player<G> {
    match entrant {
        Entrant::Level(level) => Player::new(*level),
        Entrant::Search(settings) => Player::searching(*settings),
        Entrant::Outside(_) => Player::new(Level::Greedy),
    }
}

/// A bot's answer, checked by the law.
fn ask<G: Study>(
    game: &G,
    view: &View<G>,
    seat: Seat,
    seq: u32,
    bot: &mut dyn Outsider,
) -> Result<G::Action, String> {
    let action = bot.choose(&question(game, view, seat, seq))?;
    let action = read_action::<G>(&action).map_err(|refused| refused.to_string())?;
    // Checked on its own view, which is as good as the truth (law 7).
    game.check(view.seen(), seat, &action).map_err(|illegal| illegal.to_string())?;
    Ok(action)
}

/// What a bot outside is asked.
pub(crate) fn question<G: Study>(game: &G, view: &View<G>, seat: Seat, seq: u32) -> Question {
    let mut legal = Vec::new();
    view.legal(game, &mut legal);
    Question {
        seq,
        seat,
        deciding: deciding(game, view.seen()),
        view: to_json(&game.write(view.seen())),
        legal: legal.iter().map(to_json).collect(),
    }
}
