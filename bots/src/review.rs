//! What a finished race is looked at for, decision by decision: what everybody's chances were, what the choice changed, what was brought by
//! chance, and whether the seat had something better by what it knew.
//!
//! The chances of a moment are those of all seats with their secrets laid open ([`Viewer::Together`](engine::Viewer::Together)), if everybody goes on as the
//! game's own policy would. A choice is judged by the seat's own view instead: what it could not know does not count against it.

use engine::{Game, Rng, SEATS_MAX, Seat, View, Viewer};

use crate::chances::{Chances, Estimate, First, Foresight};
use crate::{Budget, Search, Settings};

/// How much work a review takes on itself. The same figures for the same race, whoever shares the work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Care {
    /// Decisions that the search for something better plays in its head.
    pub search: u64,
    /// Worlds from which chances are estimated.
    pub worlds: u32,
    /// Worlds in which a choice is compared with a better one, if fewer do not tell them apart.
    pub compared: u32,
    /// Decisions of each seat after which the standing decides; as the game says if none.
    pub horizon: Option<u32>,
}

/// Worlds in which it is tried whether a step leaves anything to chance.
const TRIED: u32 = 24;

/// One decision of a race.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    /// The race before it.
    pub before: G::Position,
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub action: G::Action,
    /// The race after it.
    pub after: G::Position,
}

/// What was found out about one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<A> {
    /// Among how many actions the seat chose.
    pub choices: u32,
    /// Everybody's chances before it, if something was left to chance since the decision before.
    pub before: Option<[Estimate; SEATS_MAX]>,
    /// What the choice changed in everybody's chances, beside what a sensible player would have chosen.
    pub change: [Estimate; SEATS_MAX],
    /// Whether the step after the choice was certain.
    pub is_certain: bool,
    /// What would have been better by what the seat knew, if anything was found.
    pub better: Option<Better<A>>,
}

/// A better choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Better<A> {
    /// It.
    pub action: A,
    /// How much chance to win the seat lost without it.
    pub loss: Estimate,
    /// The chance to win with it.
    pub chance: Estimate,
}

/// Looks at the decisions of a race.
#[derive(Debug)]
pub struct Reviewer<G: Game> {
    care: Care,
    foresight: Foresight<G>,
}

impl<G: Game> Reviewer<G> {
    /// With so much care.
    pub fn new(care: Care) -> Reviewer<G> {
        let settings = Settings { horizon: care.horizon, ..Settings::default() };
        Reviewer { care, foresight: Foresight::new(settings) }
    }

    /// Everybody's chances in a position with all secrets of the seats laid open.
    pub fn chances(&mut self, game: &G, position: &G::Position, seed: u64) -> [Estimate; SEATS_MAX] {
        let view = View::of(game, position, Viewer::Together);
        let mut found = [Chances::default()];
        self.foresight.look(game, &view, &[None], 0..self.care.worlds, seed, &mut found);
        by_seat(|seat| found[0].of(seat))
    }

    /// Looks at one decision. What is found follows from the moment and the seed. `is_fresh` says that something was left to chance since the
    /// decision before.
    pub fn look(&mut self, game: &G, moment: &Moment<G>, is_fresh: bool, seed: u64) -> Finding<G::Action> {
        let Moment { before, seat, action, after } = moment;
        let own = View::of(game, before, Viewer::Seat(*seat));
        let mut legal = Vec::new();
        own.legal(game, &mut legal);
        let is_open = legal.len() > 1;
        let together = View::of(game, before, Viewer::Together);
        let is_sensible = !is_open || self.foresight.sensible(game, &own, *seat) == Some(*action);
        let mut found = [Chances::default(); 2];
        let firsts: &[First<G::Action>] = match is_sensible {
            true => &[None],
            false => &[None, Some((*seat, *action))],
        };
        if is_fresh || !is_sensible {
            self.foresight.look(game, &together, firsts, 0..self.care.worlds, seed, &mut found);
        }
        let after = View::of(game, after, Viewer::Together);
        let chosen = (*seat, *action);
        Finding {
            choices: legal.len() as u32,
            before: is_fresh.then(|| by_seat(|seat| found[0].of(seat))),
            change: by_seat(|seat| if is_sensible { Estimate::default() } else { found[1].lead(seat) }),
            is_certain: Foresight::is_certain(game, (&together, &after), chosen, TRIED, seed),
            better: if is_open { self.better(game, &own, chosen, seed) } else { None },
        }
    }

    /// Something better than what the seat chose, by what it knew: found by a search, and measured in worlds that the search did not
    /// see, so that the luck of the search is not taken for a loss.
    fn better(
        &mut self,
        game: &G,
        own: &View<G>,
        (seat, action): (Seat, G::Action),
        seed: u64,
    ) -> Option<Better<G::Action>> {
        let settings = Settings { budget: Budget::Decisions(self.care.search), ..Settings::default() };
        let mut rng = Rng::stream(seed, u64::from(u32::MAX));
        let best = Search::new(settings).choose(game, own, &mut rng).filter(|best| *best != action)?;
        let firsts = [Some((seat, action)), Some((seat, best))];
        let mut found = [Chances::default(); 2];
        let (mut from, mut to) = (0, self.care.compared / 4);
        loop {
            self.foresight.look(game, own, &firsts, from..to, !seed, &mut found);
            let loss = found[1].lead(seat);
            let is_told_apart = loss.mean.abs() > 4.0 * loss.error;
            if is_told_apart || to >= self.care.compared {
                return Some(Better { action: best, loss, chance: found[1].of(seat) });
            }
            (from, to) = (to, (2 * to).min(self.care.compared));
        }
    }
}

fn by_seat(estimate: impl Fn(Seat) -> Estimate) -> [Estimate; SEATS_MAX] {
    std::array::from_fn(|i| estimate(Seat(i as u8)))
}
