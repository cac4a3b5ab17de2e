//! Playing a dealt world on, and what its end is worth to each seat.

use engine::{Dealer, Game, SEATS_MAX, Seat, choose_random};

use super::dice::Dice;
use super::{Playing, Settings};
use crate::policy::best;

/// Buffers for playing on.
pub(crate) struct Rollout<'a, A> {
    pub(crate) legal: &'a mut Vec<A>,
    pub(crate) weights: &'a mut Vec<i32>,
}

impl<A: Copy> Rollout<'_, A> {
    /// Plays until the race is over or the horizon is reached; gives the number of decisions.
    pub(crate) fn play_on<G: Game<Action = A>>(
        &mut self,
        game: &G,
        position: &mut G::Position,
        settings: &Settings,
        dice: &mut Dice,
    ) -> u64 {
        let horizon = settings.horizon.unwrap_or(G::HORIZON).saturating_mul(u32::from(game.seats()));
        match settings.playing {
            Playing::Random => play(game, position, dice, horizon, |position, seat, dice| {
                choose_random(game, position, seat, dice.choice(), self.legal)
            }),
            Playing::Greedy => play(game, position, dice, horizon, |position, seat, dice| {
                self.choose_greedy(game, position, seat, dice)
            }),
        }
    }

    /// Plays until the seat is to choose among several actions again, after somebody chose; gives the choices on the way, each with the
    /// position before it.
    pub(crate) fn play_to_choice_of<G: Game<Action = A>>(
        &mut self,
        game: &G,
        position: &mut G::Position,
        seat: Seat,
        dice: &mut Dice,
    ) -> Vec<(G::Position, Seat, A)> {
        let mut choices = Vec::new();
        // Not the `Driver`: chance comes from a stream of its own for each seat.
        while let Some(next) = game.pending(position).first() {
            let chosen = self.choose_greedy(game, position, next, dice);
            let is_open = self.legal.len() > 1;
            if is_open && next == seat && !choices.is_empty() {
                break;
            }
            if is_open {
                choices.push((position.clone(), next, chosen));
            }
            game.apply(position, next, &chosen, &mut Dealer::silent(dice.of(next)));
        }
        choices
    }

    /// The game's own policy sees the same on the dealt world as on the seat's view (law 7), so it is asked here
    /// without making the view.
    fn choose_greedy<G: Game<Action = A>>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        dice: &mut Dice,
    ) -> A {
        self.legal.clear();
        game.legal(position, seat, self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.weights.clear();
        game.weigh(position, seat, self.legal, self.weights);
        let chosen = best(self.weights, dice.choice()).expect("a pending seat has a legal action");
        self.legal[chosen]
    }
}

/// Plays on by these choices. A function of its own: the time of a search is spent here, and inside the tree's code the
/// compiler runs out of registers.
#[inline(never)]
fn play<G: Game>(
    game: &G,
    position: &mut G::Position,
    dice: &mut Dice,
    horizon: u32,
    mut choose: impl FnMut(&G::Position, Seat, &mut Dice) -> G::Action,
) -> u64 {
    let mut decisions = 0;
    // Not the `Driver`: chance comes from a stream of its own for each seat, and the rollout ends at a horizon.
    while let Some(seat) = game.pending(position).first().filter(|_| decisions < horizon) {
        let action = choose(position, seat, dice);
        game.apply(position, seat, &action, &mut Dealer::silent(dice.of(seat)));
        decisions += 1;
    }
    u64::from(decisions)
}

/// What the end of a race, or what it will probably be, is worth to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Worth {
    /// Its share of the win.
    pub(crate) win: f64,
    /// The share of the others that it is ahead of; level ones count half.
    pub(crate) beaten: f64,
}

impl Worth {
    pub(crate) const NOTHING: Worth = Worth { win: 0.0, beaten: 0.0 };

    /// From 0 to 1, with the weight of winning against the place.
    pub(crate) fn value(self, winning: f64) -> f64 {
        self.beaten + winning * (self.win - self.beaten)
    }

    pub(crate) fn add(&mut self, other: Worth) {
        self.win += other.win;
        self.beaten += other.beaten;
    }
}

/// What a position is worth to each seat. Before the end, the standing stands for the places.
pub(crate) fn results<G: Game>(game: &G, position: &G::Position) -> [Worth; SEATS_MAX] {
    let seats = game.seats();
    if seats < 2 {
        return solo(game, position);
    }
    let mut results = [Worth::NOTHING; SEATS_MAX];
    let others = f64::from(seats - 1);
    if game.pending(position).is_empty() {
        let places = game.ranking(position).places;
        let winners = places.iter().filter(|place| **place == 1).count() as f64;
        for (seat, place) in places.by_seat() {
            let level = places.iter().filter(|other| *other == place).count() as f64 - 1.0;
            let beaten = places.iter().filter(|other| *other > place).count() as f64;
            results[seat.index()] = Worth {
                win: if *place == 1 { 1.0 / winners } else { 0.0 },
                beaten: (beaten + level / 2.0) / others,
            };
        }
        return results;
    }
    // The places as Plackett and Luce say: whoever is left comes in next in proportion to a strength. So the chances to win sum to 1,
    // and of two seats one is ahead in proportion to their strengths alone.
    let strengths = strengths(game, position);
    let all: f64 = strengths.iter().sum();
    for seat in Seat::all(seats) {
        let own = strengths[seat.index()];
        let rivals = Seat::all(seats).filter(|other| *other != seat);
        let ahead: f64 = rivals.map(|other| own / (own + strengths[other.index()])).sum();
        results[seat.index()] = Worth { win: own / all, beaten: ahead / others };
    }
    results
}

/// How strongly each seat stands beside the one that stands best: a lead of [`Game::STANDING_UNIT`] makes it three times as strong.
fn strengths<G: Game>(game: &G, position: &G::Position) -> [f64; SEATS_MAX] {
    let mut standing = [i32::MIN; SEATS_MAX];
    for seat in Seat::all(game.seats()) {
        standing[seat.index()] = game.standing(position, seat);
    }
    let best = standing.iter().copied().max().unwrap_or_default();
    let unit = f64::from(G::STANDING_UNIT.max(1));
    let strength = |standing: i32| match standing {
        i32::MIN => 0.0,
        standing => third_to_the(f64::from(best.saturating_sub(standing)) / unit),
    };
    standing.map(strength)
}

/// A third to the power of something, by arithmetic that is the same on every machine: e to the -x as the 1024th power of its series.
/// Nobody's strength is less than a billionth.
fn third_to_the(power: f64) -> f64 {
    let part = -(power * LN_3).min(20.0) / 1024.0;
    let mut value = 1.0 + part * (1.0 + part / 2.0 * (1.0 + part / 3.0 * (1.0 + part / 4.0)));
    for _ in 0..10 {
        value *= value;
    }
    value
}

/// The natural logarithm of 3.
const LN_3: f64 = 1.098_612_288_668_109_8;

/// Alone there is no place to win: what counts is to have come far in few decisions.
fn solo<G: Game>(game: &G, position: &G::Position) -> [Worth; SEATS_MAX] {
    let standing = f64::from(game.standing(position, Seat(0)));
    let unit = f64::from(G::STANDING_UNIT.max(1));
    let far = standing / (standing.abs() + 40.0 * unit);
    [Worth { win: far, beaten: far }; SEATS_MAX]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_of_one_unit_makes_three_times_as_strong() {
        for (power, expected) in [(0.0, 1.0), (1.0, 1.0 / 3.0), (2.0, 1.0 / 9.0), (0.5, 1.0 / 3.0_f64.sqrt())]
        {
            let found = third_to_the(power);
            assert!((found - expected).abs() < 1e-9, "{power}: {found}");
        }
        assert!(third_to_the(1e9) > 1e-9);
    }
}
