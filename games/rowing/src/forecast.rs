//! What a choice would lead to, computed from the seat's own view: Pace, lines, cost and chance of a crab.
//!
//! A crew knows which cards are in its deck, but not their order. So the chances of a flip (RW-051) are
//! exact; they are told in parts of a thousand. Tide and Motivation are taken as declined until they are
//! chosen.

use engine::{Kind as _, Seat};
use serde::Serialize;

use crate::Rowing;
use crate::action::{Action, Rate};
use crate::cards::{Card, Cards, KINDS};
use crate::content::Line;
use crate::options::SufferingFlip;
use crate::position::{Boat, Position};
use crate::rules::course::HAND;
use crate::rules::replenish::cooldown;
use crate::rules::reveal::total;
use crate::rules::split_checks::{cost, is_checked, is_crab};
use crate::rules::{crab, motivation, play};

/// What an action would lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// Exhaustion cards that the action itself costs (RW-031, RW-070).
    pub price: u8,
    /// RW-042: too few playable cards, so the boat would not move.
    pub cluttered: bool,
    /// RW-114: cards to be drawn after a discard.
    pub draws: Option<u8>,
    /// The Pace that the lines are checked with.
    pub pace: Range,
    /// Where the boat would stand before any crab.
    pub space: Range,
    /// The lines that would (or might) be checked, in their order.
    pub lines: Vec<Line>,
    /// What those checks would ask for.
    pub cost: Range,
    /// What the Stamina Pile has for them, once the price is paid.
    pub stamina: u8,
    /// The chance of a crab in thousandths; for a rate, with the safest cards.
    pub crab_per_mille: u16,
    /// The same; for a rate, with the most reckless cards.
    pub crab_per_mille_most: u16,
    /// RW-100: where the likeliest crab would lead back to.
    pub falls_back_to: Option<u8>,
    /// The chance to be home after this turn in thousandths; for a rate, with the fastest cards.
    pub home_per_mille: u16,
    /// All that can come of it, by rising Pace; for a rate, nothing.
    pub outcomes: Vec<Outcome>,
}

/// The least and the most of something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Range {
    /// The least.
    pub least: u8,
    /// The most.
    pub most: u8,
}

/// One thing that can come of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// How likely it is, in thousandths.
    pub per_mille: u16,
    /// The Pace.
    pub pace: u8,
    /// Where the boat stands before the checks.
    pub space: u8,
    /// The checks that are made; a crab ends them.
    pub checks: Vec<Check>,
    /// The line at which the boat catches a crab.
    pub crab: Option<Line>,
    /// Where the boat stands after the checks.
    pub ends_on: u8,
    /// What is then left in the Stamina Pile.
    pub stamina: u8,
}

/// One check of a Pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    /// Where.
    pub line: Line,
    /// What is free there.
    pub limit: u8,
    /// What it asks for.
    pub cost: u8,
}

/// Foretells an action of a seat.
pub(crate) fn forecast(game: &Rowing, view: &Position, seat: Seat, action: &Action) -> Forecast {
    let Some(boat) = view.boats.get(seat.index()) else { return Forecast::default() };
    match action {
        Action::Rate { to } => of_rate(game, boat, *to),
        Action::Play { cards } => of_play(game, boat, *cards),
        Action::Tides {} => {
            let pace = boat.pace + u8::from(game.options.tides_in_pace);
            settled(game, boat, boat.space + 1, pace, 0)
        }
        Action::Motivation {} => {
            let more = if game.options.motivation_in_pace { motivation::SPACES } else { 0 };
            settled(game, boat, boat.space + motivation::SPACES, boat.pace + more, motivation::PRICE)
        }
        Action::Pass {} => settled(game, boat, boat.space, boat.pace, 0),
        Action::Discard { cards } => {
            let mut forecast = settled(game, boat, boat.space, boat.pace, 0);
            forecast.draws = Some(draws(game, view, boat, *cards, !forecast.outcomes.iter().all(no_crab)));
            forecast
        }
    }
}

fn no_crab(outcome: &Outcome) -> bool {
    outcome.crab.is_none()
}

/// RW-102, RW-111, RW-114: how many cards will be drawn after this discard.
fn draws(game: &Rowing, view: &Position, boat: &Boat, cards: Cards, crab: bool) -> u8 {
    let (rate, extra) = if crab {
        (Rate::Easy, game.rates[boat.rate as usize].suffering.min(view.supply))
    } else {
        (boat.rate, 0)
    };
    let cooled = cooldown(game, rate).min(boat.hand.of(Card::Exhaustion));
    HAND.saturating_sub((boat.hand.count() + extra).saturating_sub(cards.count() + cooled))
}

/// A move whose Pace is known.
fn settled(game: &Rowing, boat: &Boat, space: u8, pace: u8, price: u8) -> Forecast {
    let stamina = boat.stamina.saturating_sub(price);
    let mut forecast = Forecast { price, stamina, ..Forecast::default() };
    forecast.add(outcome(game, boat.turn_start, space, pace, stamina, 1000));
    forecast.sum_up(game, crab_weight(&forecast.outcomes));
    forecast
}

fn crab_weight(outcomes: &[Outcome]) -> u16 {
    outcomes.iter().filter(|outcome| outcome.crab.is_some()).map(|outcome| outcome.per_mille).sum()
}

/// RW-050: a play with all Paces that its Suffering cards may bring.
fn of_play(game: &Rowing, boat: &Boat, cards: Cards) -> Forecast {
    if play::cluttered(game, boat.rate, boat.hand.into()).is_some() {
        let space = Range { least: boat.space, most: boat.space };
        return Forecast { cluttered: true, space, stamina: boat.stamina, ..Forecast::default() };
    }
    let spread = Spread::of(game, boat, total(&game.flips, cards));
    let sure = total(&game.values, cards);
    let mut forecast = Forecast { stamina: boat.stamina, ..Forecast::default() };
    let (mut crab, mut home) = (0, 0);
    for (sum, weight) in spread.weights.iter().enumerate().filter(|(_, weight)| **weight > 0) {
        let pace = sure + sum as u8;
        let part = per_mille(*weight, spread.total);
        let outcome = outcome(game, boat.space, boat.space + pace, pace, boat.stamina, part);
        crab += if outcome.crab.is_some() { *weight } else { 0 };
        home += if game.water.is_home(outcome.ends_on) { *weight } else { 0 };
        forecast.add(outcome);
    }
    forecast.sum_up(game, per_mille(crab, spread.total));
    forecast.home_per_mille = per_mille(home, spread.total);
    forecast
}

/// RW-030: a rate, with all plays that it would allow.
fn of_rate(game: &Rowing, boat: &Boat, to: Rate) -> Forecast {
    let price = u8::from(boat.rate.distance(to) >= 2); // RW-031
    let mut rated = Boat { rate: to, ..*boat };
    let paid = price.min(boat.stamina);
    rated.stamina -= paid;
    rated.discard.add_n(Card::Exhaustion, paid); // RW-131: it may be flipped after a reshuffle
    let mut plays = Vec::new();
    play::list(game, &rated, &mut plays);
    let mut all = Forecast::default();
    for (i, action) in plays.iter().enumerate() {
        let Action::Play { cards } = action else { continue };
        let one = of_play(game, &rated, *cards);
        if i == 0 {
            all = Forecast { outcomes: Vec::new(), ..one };
            continue;
        }
        all.pace.include(one.pace);
        all.space.include(one.space);
        all.cost.include(one.cost);
        all.lines =
            Line::ALL.iter().copied().filter(|l| all.lines.contains(l) || one.lines.contains(l)).collect();
        if one.crab_per_mille_most > all.crab_per_mille_most {
            all.falls_back_to = one.falls_back_to;
        }
        all.crab_per_mille = all.crab_per_mille.min(one.crab_per_mille);
        all.crab_per_mille_most = all.crab_per_mille_most.max(one.crab_per_mille_most);
        all.home_per_mille = all.home_per_mille.max(one.home_per_mille);
    }
    Forecast { price, ..all }
}

impl Range {
    fn include(&mut self, other: Range) {
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }
}

impl Forecast {
    fn add(&mut self, outcome: Outcome) {
        let point = |value| Range { least: value, most: value };
        let cost = outcome.checks.iter().map(|check| check.cost).sum();
        if self.outcomes.is_empty() {
            (self.pace, self.space, self.cost) = (point(outcome.pace), point(outcome.space), point(cost));
        }
        self.pace.include(point(outcome.pace));
        self.space.include(point(outcome.space));
        self.cost.include(point(cost));
        self.outcomes.push(outcome);
    }

    fn sum_up(&mut self, game: &Rowing, crab_per_mille: u16) {
        let checks =
            |line: &Line| self.outcomes.iter().flat_map(|one| &one.checks).any(|check| check.line == *line);
        self.lines = Line::ALL.iter().copied().filter(checks).collect();
        self.crab_per_mille = crab_per_mille;
        self.crab_per_mille_most = crab_per_mille;
        let crabs = self.outcomes.iter().filter(|one| one.crab.is_some());
        self.falls_back_to = crabs.max_by_key(|one| one.per_mille).map(|one| one.ends_on);
        let home = self.outcomes.iter().filter(|one| game.water.is_home(one.ends_on));
        self.home_per_mille = home.map(|one| one.per_mille).sum();
    }
}

fn outcome(game: &Rowing, turn_start: u8, space: u8, pace: u8, stamina: u8, per_mille: u16) -> Outcome {
    let toll = Toll::of(game, turn_start, space, pace, stamina);
    let mut checks = Vec::new();
    for line in Line::ALL.iter().copied().filter(|line| is_checked(game, *line, turn_start, space)) {
        checks.push(Check { line, limit: game.limits[line as usize], cost: cost(game, line, pace) });
        if toll.crab == Some(line) {
            break;
        }
    }
    Outcome { per_mille, pace, space, checks, crab: toll.crab, ends_on: toll.ends_on, stamina: toll.stamina }
}

/// Step 7 foreseen: what is left, where the boat ends, and whether it catches a crab.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toll {
    pub(crate) crab: Option<Line>,
    pub(crate) ends_on: u8,
    pub(crate) stamina: u8,
}

impl Toll {
    /// RW-093 in thought.
    pub(crate) fn of(game: &Rowing, turn_start: u8, space: u8, pace: u8, stamina: u8) -> Toll {
        let mut left = stamina;
        for line in Line::ALL.iter().copied() {
            if !is_checked(game, line, turn_start, space) {
                continue;
            }
            let cost = cost(game, line, pace);
            if is_crab(game, cost, left) {
                let ends_on = crab::falls_back_to(game, line, turn_start);
                return Toll { crab: Some(line), ends_on, stamina: left.saturating_sub(cost) };
            }
            left -= cost;
        }
        Toll { crab: None, ends_on: space, stamina: left }
    }
}

/// What some flips bring: weights by their sum, of a common total.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spread {
    pub(crate) weights: [u64; Spread::SUMS],
    pub(crate) total: u64,
}

impl Spread {
    /// Four flips of at most three spaces each.
    pub(crate) const SUMS: usize = 13;

    /// RW-051 to RW-054, RW-120: draws without putting back from the unseen deck, then from the discard pile.
    pub(crate) fn of(game: &Rowing, boat: &Boat, flips: u8) -> Spread {
        let deck = by_value(game, boat.unseen());
        let discard = by_value(game, boat.discard.into());
        let mut spread = Spread { weights: [0; Spread::SUMS], total: 1 };
        spread.flip(flips.min(4), deck, discard, 0, 1);
        spread.total = spread.weights.iter().sum::<u64>().max(1);
        spread
    }

    fn flip(&mut self, left: u8, deck: [u8; 4], discard: [u8; 4], sum: usize, weight: u64) {
        let count: u8 = deck.iter().sum();
        if left == 0 || count == 0 && discard == [0; 4] {
            self.weights[sum] += weight;
            return;
        }
        if count == 0 {
            return self.flip(left, discard, [0; 4], sum, weight);
        }
        for value in 0..4 {
            if deck[value] > 0 {
                let mut rest = deck;
                rest[value] -= 1;
                self.flip(left - 1, rest, discard, sum + value, weight * u64::from(deck[value]));
            }
        }
    }
}

/// How many cards of each value there are to flip. RW-052: cards without a value are passed over, unless the
/// switch lets them count as nothing.
fn by_value(game: &Rowing, cards: Cards) -> [u8; 4] {
    let mut counts = [0; 4];
    for kind in 0..KINDS {
        counts[usize::from(game.values[kind].min(3))] += cards.0[kind];
    }
    if game.options.suffering_flip == SufferingFlip::UntilPace {
        counts[0] = 0;
    }
    counts
}

/// In thousandths, rounded; what is possible is never 0 and what is not certain never 1000.
fn per_mille(weight: u64, total: u64) -> u16 {
    if weight == 0 || weight == total {
        return if weight == 0 { 0 } else { 1000 };
    }
    ((2000 * weight + total) / (2 * total)).clamp(1, 999) as u16
}
