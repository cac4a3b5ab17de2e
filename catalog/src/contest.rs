//! Races between bots, played natively: for arenas and simulations.

use std::fmt;

use bots::{Brain, Care, Level, Player, Reviewer};
use engine::{Driver, Phrase, Ranking, Refused, Rng, Seat, Study, View, Viewer};
use engine_test::reading::read_action;
use protocol::{BOT_PROTOCOL, Hello, Question};
use serde::Serialize;
use serde_json::Value;

use crate::bot::bot_stream;
use crate::options::{self, to_json};
use crate::running::deciding;

/// A bot outside this program.
pub trait Outsider: Send + fmt::Debug {
    /// Its answer, or why there is none.
    fn choose(&mut self, question: &Question) -> Result<Value, Phrase>;
}

/// Who plays a seat of a contest.
#[derive(Debug)]
pub enum Entrant<'a> {
    /// A bot of ours.
    Ours(Brain),
    /// A bot outside.
    Outside(&'a mut dyn Outsider),
}

/// A move that a bot outside lost: `greedy` played instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Lapse {
    /// The bot's seat.
    pub seat: Seat,
    /// The number of actions before.
    pub seq: u32,
    /// Why.
    pub why: Phrase,
}

/// Plays whole races between bots. Many threads may use one of these at once.
pub trait Contest: Send + Sync {
    /// A race of these entrants, one per seat; the same for the same seed, whoever asks, if bots outside are so.
    fn race(&self, entrants: &mut [Entrant<'_>], seed: u64) -> Outcome;
    /// What a bot outside is told before it plays this seat.
    fn hello(&self, seat: Seat) -> Hello;
    /// A race of these bots, one per seat, with what [`Reviewer::chances`] says of some of its positions: each decision is one of them with the
    /// chance of one in `every`. The same for the same seed.
    fn foretell(&self, brains: &[Brain], seed: u64, every: u32, care: Care) -> Vec<Foretold>;
    /// The number of seats.
    fn seats(&self) -> u8;
}

/// What was said of a position, and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Foretold {
    /// Each seat's chance to win.
    pub chances: Vec<f64>,
    /// Each seat's share of the win in the end.
    pub won: Vec<f64>,
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
        let mut driver = Driver::start(game, &mut chance);
        let mut lapses = Vec::new();
        let mut seq = 0;
        while driver.step(|position, seat| {
            let view = View::of(game, position, Viewer::Seat(seat));
            let answer = match &mut entrants[seat.index()] {
                Entrant::Ours(_) => None,
                Entrant::Outside(bot) => ask(game, &view, seat, seq, *bot)
                    .map_err(|why| lapses.push(Lapse { seat, seq, why }))
                    .ok(),
            };
            answer.or_else(|| players[seat.index()].choose(game, &view, &mut bot_stream(seed, seat, seq)))
        }) {
            seq = driver.decisions;
        }
        let places = game.ranking(&driver.position).places;
        let places = Seat::all(game.seats()).map(|seat| places[seat]).collect();
        Outcome { places, decisions: driver.decisions, lapses }
    }

    fn hello(&self, seat: Seat) -> Hello {
        let options = Value::Object(options::write::<G>(self.0.options()));
        let seats = self.0.seats();
        Hello { protocol: BOT_PROTOCOL, game: G::ID, rules_version: G::RULES_VERSION, seat, seats, options }
    }

    fn foretell(&self, brains: &[Brain], seed: u64, every: u32, care: Care) -> Vec<Foretold> {
        let game = &self.0;
        let mut players: Vec<Player<G>> = brains.iter().map(|brain| Player::new(*brain)).collect();
        let (mut chance, mut pick) = (Rng::new(seed), Rng::stream(seed, u64::from(u32::MAX)));
        let mut driver = Driver::start(game, &mut chance);
        let (mut seq, mut looked_at) = (0, Vec::new());
        while driver.step(|position, seat| {
            if pick.below(every.max(1)) == 0 {
                looked_at.push(position.clone());
            }
            let view = View::of(game, position, Viewer::Seat(seat));
            players[seat.index()].choose(game, &view, &mut bot_stream(seed, seat, seq))
        }) {
            seq = driver.decisions;
        }
        let mut reviewer = Reviewer::new(care);
        let won: Vec<f64> = shares(&game.ranking(&driver.position)).collect();
        let mut foretold = |(i, position)| {
            let chances = reviewer.chances(game, position, seed ^ (i as u64) << 32);
            let chances = Seat::all(game.seats()).map(|seat| chances[seat.index()].mean).collect();
            Foretold { chances, won: won.clone() }
        };
        looked_at.iter().enumerate().map(&mut foretold).collect()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }
}

/// Each seat's share of the win.
pub(crate) fn shares(ranking: &Ranking) -> impl Iterator<Item = f64> {
    let winners = ranking.places.iter().filter(|place| **place == 1).count() as f64;
    ranking.places.iter().map(move |place| if *place == 1 { 1.0 / winners } else { 0.0 })
}

/// Who plays; if a bot outside does not answer, `greedy` does.
fn player<G: Study>(entrant: &Entrant<'_>) -> Player<G> {
    match entrant {
        Entrant::Ours(brain) => Player::new(*brain),
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
) -> Result<G::Action, Phrase> {
    let action = bot.choose(&question(game, view, seat, seq))?;
    let action = read_action::<G::Action>(&action).map_err(|refused| refused.phrase())?;
    // Checked on its own view, which is as good as the truth (law 7).
    let own_name = |word: &str| game.own_name(word);
    let checked = game.check(view.seen(), seat, &action);
    checked.map_err(|illegal| Refused::from(illegal).renamed(own_name).phrase())?;
    Ok(action)
}

/// What a bot outside is asked.
fn question<G: Study>(game: &G, view: &View<G>, seat: Seat, seq: u32) -> Question {
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
