//! What may come of a race: it is played on from what a viewer sees, again and again, by the games' own policies.

use std::ops::Range;

use engine::{Dealer, Game, Rng, SEATS_MAX, Seat, View};

use crate::Settings;
use crate::search::dice::Dice;
use crate::search::rollout::{Rollout, Worth, results};

/// A choice to begin with; without one whoever owes a choice makes it as everybody does further on.
pub type First<A> = Option<(Seat, A)>;

/// What came of the same worlds after one beginning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// In how many worlds.
    pub worlds: u32,
    /// Each seat's sum of shares in the win.
    wins: [f64; SEATS_MAX],
    /// Of their squares.
    squares: [f64; SEATS_MAX],
    /// Each seat's sum of shares of the others that it beat.
    beaten: [f64; SEATS_MAX],
    /// Each seat's sum of leads over the first beginning, world by world.
    leads: [f64; SEATS_MAX],
    /// Of their squares.
    lead_squares: [f64; SEATS_MAX],
}

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Estimate {
    fn of(sum: f64, squares: f64, worlds: u32) -> Estimate {
        let n = f64::from(worlds.max(1));
        let mean = sum / n;
        let variance = (squares / n - mean * mean).max(0.0);
        Estimate { mean, error: (variance / f64::from(worlds.max(2) - 1)).sqrt() }
    }
}

impl Chances {
    /// The chance of a seat to win, a shared win in part. Those of all seats sum to 1.
    pub fn of(&self, seat: Seat) -> Estimate {
        let i = seat.index();
        Estimate::of(self.wins[i], self.squares[i], self.worlds)
    }

    /// By how much it is higher than after the first beginning.
    pub fn lead(&self, seat: Seat) -> Estimate {
        let i = seat.index();
        Estimate::of(self.leads[i], self.lead_squares[i], self.worlds)
    }

    /// The mean place of a seat among so many, from 1; level with another seat is half a place.
    pub fn place(&self, seat: Seat, seats: u8) -> f64 {
        let beaten = self.beaten[seat.index()] / f64::from(self.worlds.max(1));
        1.0 + (1.0 - beaten) * f64::from(seats.saturating_sub(1))
    }

    fn add(&mut self, worth: &[Worth; SEATS_MAX], first: &[Worth; SEATS_MAX]) {
        self.worlds += 1;
        for i in 0..SEATS_MAX {
            let (win, lead) = (worth[i].win, worth[i].win - first[i].win);
            self.wins[i] += win;
            self.squares[i] += win * win;
            self.beaten[i] += worth[i].beaten;
            self.leads[i] += lead;
            self.lead_squares[i] += lead * lead;
        }
    }
}

/// Plays races on. It keeps its buffers.
#[derive(Debug)]
pub struct Foresight<G: Game> {
    settings: Settings,
    legal: Vec<G::Action>,
    weights: Vec<i32>,
}

impl<G: Game> Foresight<G> {
    /// Plays on by the game's own policies for as many decisions as these settings say.
    pub fn new(settings: Settings) -> Foresight<G> {
        Foresight { settings, legal: Vec::new(), weights: Vec::new() }
    }

    /// The worlds of these numbers that the view allows, each played on after each of these beginnings with the same dice. What comes of a
    /// world follows from the seed and its number.
    pub fn look(
        &mut self,
        game: &G,
        view: &View<G>,
        firsts: &[First<G::Action>],
        worlds: Range<u32>,
        seed: u64,
        out: &mut [Chances],
    ) {
        for number in worlds {
            let (world, mut dice) = world(game, view, seed, number);
            let mut of_first = [Worth::NOTHING; SEATS_MAX];
            for (i, (first, out)) in firsts.iter().zip(&mut *out).enumerate() {
                dice.rewind();
                let mut position = world.clone();
                begin(game, &mut position, first, &mut dice);
                let mut rollout = Rollout { legal: &mut self.legal, weights: &mut self.weights };
                rollout.play_on(game, &mut position, &self.settings, &mut dice);
                let worth = results(game, &position);
                if i == 0 {
                    of_first = worth;
                }
                out.add(&worth, &of_first);
            }
        }
    }

    /// As many set-ups of a race, each played to its end.
    pub fn look_at_starts(&mut self, game: &G, worlds: Range<u32>, seed: u64) -> Chances {
        let mut found = Chances::default();
        for number in worlds {
            let mut rng = Rng::stream(seed, u64::from(number));
            let mut position = game.start(&mut Dealer::silent(&mut rng));
            let mut dice = Dice::new(rng_seed(&mut rng));
            let mut rollout = Rollout { legal: &mut self.legal, weights: &mut self.weights };
            rollout.play_on(game, &mut position, &self.settings, &mut dice);
            let worth = results(game, &position);
            found.add(&worth, &worth);
        }
        found
    }

    /// Worlds that the view allows, each played on after a choice until its seat is to choose again or the race is over.
    pub fn ahead(
        &mut self,
        game: &G,
        view: &View<G>,
        (seat, action): (Seat, G::Action),
        worlds: u32,
        seed: u64,
    ) -> Vec<Way<G>> {
        let way = |number| {
            let (mut end, mut dice) = world(game, view, seed, number);
            begin(game, &mut end, &Some((seat, action)), &mut dice);
            let mut rollout = Rollout { legal: &mut self.legal, weights: &mut self.weights };
            let choices = rollout.play_to_choice_of(game, &mut end, seat, &mut dice);
            Way { choices, end }
        };
        (0..worlds).map(way).collect()
    }

    /// Whether what all together see after a choice is the same in each of these worlds, and the same as `after`.
    pub fn is_certain(
        game: &G,
        (view, after): (&View<G>, &View<G>),
        first: (Seat, G::Action),
        worlds: u32,
        seed: u64,
    ) -> bool {
        (0..worlds).all(|number| {
            let (mut position, mut dice) = world(game, view, seed, number);
            begin(game, &mut position, &Some(first), &mut dice);
            View::of(game, &position, after.viewer()) == *after
        })
    }

    /// The action that the game's own policy would certainly choose, if one is liked best alone.
    pub fn sensible(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        self.legal.clear();
        game.legal(view.seen(), seat, &mut self.legal);
        self.weights.clear();
        game.weigh(view.seen(), seat, &self.legal, &mut self.weights);
        let best = *self.weights.iter().max()?;
        let mut liked = self.legal.iter().zip(&self.weights).filter(|(_, weight)| **weight == best);
        match (liked.next(), liked.next()) {
            (Some((action, _)), None) => Some(*action),
            _ => None,
        }
    }
}

/// How a world goes on.
#[derive(Clone, Debug)]
pub struct Way<G: Game> {
    /// The choices among several actions, each with the position before it.
    pub choices: Vec<(G::Position, Seat, G::Action)>,
    /// Where it ends.
    pub end: G::Position,
}

fn rng_seed(rng: &mut Rng) -> u64 {
    u64::from(rng.bits()) << 32 | u64::from(rng.bits())
}

fn world<G: Game>(game: &G, view: &View<G>, seed: u64, number: u32) -> (G::Position, Dice) {
    let mut rng = Rng::stream(seed, u64::from(number));
    let position = view.fill(game, &mut rng);
    (position, Dice::new(rng_seed(&mut rng)))
}

fn begin<G: Game>(game: &G, position: &mut G::Position, first: &First<G::Action>, dice: &mut Dice) {
    if let Some((seat, action)) = first {
        game.apply(position, *seat, action, &mut Dealer::silent(dice.of(*seat)));
    }
}
