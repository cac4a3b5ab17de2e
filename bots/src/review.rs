//! What a finished race is looked at for, decision by decision: what everybody's chances were, what the choice changed, what was brought by
//! chance, and whether the seat had something better by what it knew.
//!
//! The chances of a moment are those of all seats with their secrets laid open ([`Viewer::Together`](engine::Viewer::Together)), if everybody goes on as the
//! game's own policy would. A choice is judged by the seat's own view instead: what it could not know does not count against it.

use engine::{Game, Rng, SEATS_MAX, Seat, View, Viewer};

use crate::chances::{Chances, Estimate, First, Foresight, Way};
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
#[derive(Clone, Debug)]
pub struct Finding<G: Game> {
    /// Among how many actions the seat chose.
    pub choices: u32,
    /// Everybody's chances before it, if something was left to chance since the decision before.
    pub before: Option<[Estimate; SEATS_MAX]>,
    /// What the choice changed in everybody's chances, beside what a sensible player would have chosen.
    pub change: [Estimate; SEATS_MAX],
    /// How good the choice was by what the seat knew.
    pub verdict: Verdict<G>,
}

/// How good a choice was.
#[derive(Clone, Debug)]
pub enum Verdict<G: Game> {
    /// There was no other.
    Forced,
    /// A search would have made it, too.
    Best,
    /// A search would have made another, but nothing tells the two apart.
    AsGood,
    /// Another would have been better.
    Worse(Box<Better<G>>),
}

/// A better choice.
#[derive(Clone, Debug)]
pub struct Better<G: Game> {
    /// It.
    pub action: G::Action,
    /// How much chance to win the seat lost without it.
    pub loss: Estimate,
    /// The chance to win with it.
    pub chance: Estimate,
    /// What would probably have followed: the most frequent choices, each with the position of a world in which it is made.
    pub line: Vec<(G::Position, Seat, G::Action)>,
    /// Worlds in which the seat is about to choose again or the race is over: after what it chose, and after the better choice.
    pub ahead: [Vec<G::Position>; 2],
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

    /// Everybody's chances before the race is set up.
    pub fn at_the_start(&mut self, game: &G, seed: u64) -> [Estimate; SEATS_MAX] {
        let found = self.foresight.look_at_starts(game, 0..self.care.worlds, seed);
        by_seat(|seat| found.of(seat))
    }

    /// Everybody's chances in a position with all secrets of the seats laid open.
    pub fn chances(&mut self, game: &G, position: &G::Position, seed: u64) -> [Estimate; SEATS_MAX] {
        let view = View::of(game, position, Viewer::Together);
        let mut found = [Chances::default()];
        self.foresight.look(game, &view, &[None], 0..self.care.worlds, seed, &mut found);
        by_seat(|seat| found[0].of(seat))
    }

    /// Whether a decision leaves nothing to chance: what all together see after it is certain.
    pub fn is_certain(game: &G, moment: &Moment<G>, seed: u64) -> bool {
        let before = View::of(game, &moment.before, Viewer::Together);
        let after = View::of(game, &moment.after, Viewer::Together);
        Foresight::is_certain(game, (&before, &after), (moment.seat, moment.action), TRIED, seed)
    }

    /// Looks at one decision. What is found follows from the moment and the seed. `is_fresh` says that something was left to chance since the
    /// decision before.
    pub fn look(&mut self, game: &G, moment: &Moment<G>, is_fresh: bool, seed: u64) -> Finding<G> {
        let Moment { before, seat, action, .. } = moment;
        let own = View::of(game, before, Viewer::Seat(*seat));
        let mut legal = Vec::new();
        own.legal(game, &mut legal);
        let is_open = legal.len() > 1;
        let is_sensible = !is_open || self.foresight.sensible(game, &own, *seat) == Some(*action);
        let firsts: &[First<G::Action>] = match is_sensible {
            true => &[None],
            false => &[None, Some((*seat, *action))],
        };
        let mut found = [Chances::default(); 2];
        if is_fresh || !is_sensible {
            let together = View::of(game, before, Viewer::Together);
            self.foresight.look(game, &together, firsts, 0..self.care.worlds, seed, &mut found);
        }
        Finding {
            choices: legal.len() as u32,
            before: is_fresh.then(|| by_seat(|seat| found[0].of(seat))),
            change: by_seat(|seat| if is_sensible { Estimate::default() } else { found[1].lead(seat) }),
            verdict: if is_open { self.judge(game, &own, (*seat, *action), seed) } else { Verdict::Forced },
        }
    }

    /// How good a choice was by what the seat knew. Something better is found by a search, and measured in worlds that the search did not see,
    /// so that the luck of the search is not taken for a loss.
    fn judge(&mut self, game: &G, own: &View<G>, (seat, chosen): (Seat, G::Action), seed: u64) -> Verdict<G> {
        let settings = Settings { budget: Budget::Decisions(self.care.search), ..Settings::default() };
        let mut rng = Rng::stream(seed, u64::from(u32::MAX));
        let action = Search::new(settings).choose(game, own, &mut rng);
        let Some(action) = action.filter(|best| *best != chosen) else { return Verdict::Best };
        let seed = !seed;
        let firsts = [Some((seat, chosen)), Some((seat, action))];
        let mut found = [Chances::default(); 2];
        let (mut from, mut to) = (0, self.care.compared.div_ceil(4));
        while from < to {
            self.foresight.look(game, own, &firsts, from..to, seed, &mut found);
            let loss = found[1].lead(seat);
            let is_told_apart = loss.mean.abs() > SURE * loss.error && loss.error > 0.0;
            (from, to) = if is_told_apart { (to, to) } else { (to, (2 * to).min(self.care.compared)) };
        }
        let loss = found[1].lead(seat);
        if loss.mean < 2.0 * loss.error || loss.mean <= 0.0 {
            return Verdict::AsGood;
        }
        let [with, without] =
            [action, chosen].map(|first| self.foresight.ahead(game, own, (seat, first), AHEAD, seed));
        Verdict::Worse(Box::new(Better {
            action,
            loss,
            chance: found[1].of(seat),
            line: likely_line(&with),
            ahead: [without, with].map(|ways| ways.into_iter().map(|way| way.end).collect()),
        }))
    }
}

/// Worlds that are played on to the seat's next choice, for reasons and for what would have followed.
const AHEAD: u32 = 64;

/// How many standard errors tell two choices apart before all worlds are used up.
const SURE: f64 = 4.0;

/// How many choices of others and one's own are told ahead.
const LINE: usize = 4;

/// What would probably follow: the most frequent choices on these ways, one after the other, as long as a third of the worlds agree. Each with
/// a position before it.
pub fn likely_line<G: Game>(ways: &[Way<G>]) -> Vec<(G::Position, Seat, G::Action)> {
    line(ways.iter().map(|way| &way.choices[..]).collect())
}

fn line<C: Step>(mut ways: Vec<&[C]>) -> Vec<C> {
    let all = ways.len();
    let mut line = Vec::new();
    while line.len() < LINE {
        let at = line.len();
        ways.retain(|way| way.len() > at);
        let agree = |one: &[C]| ways.iter().filter(|other| other[at].is_same(&one[at])).count();
        // The first of those that most agree with: the same whoever asks.
        let best = ways.iter().enumerate().max_by_key(|(i, way)| (agree(way), usize::MAX - i));
        let Some((_, best)) = best.filter(|(_, way)| 3 * agree(way) >= all) else { break };
        let next = best[at].clone();
        ways.retain(|way| way[at].is_same(&next));
        line.push(next);
    }
    line
}

/// A choice on the way ahead that can be compared with that of another world.
trait Step: Clone {
    fn is_same(&self, other: &Self) -> bool;
}

impl<P: Clone, A: Clone + PartialEq> Step for (P, Seat, A) {
    fn is_same(&self, other: &Self) -> bool {
        self.1 == other.1 && self.2 == other.2
    }
}

fn by_seat(estimate: impl Fn(Seat) -> Estimate) -> [Estimate; SEATS_MAX] {
    std::array::from_fn(|i| estimate(Seat(i as u8)))
}
