//! Leaping: SA-040 to SA-049.

use engine::{Illegal, Kind, List, Seat};

use super::turn::PLAYS;
use super::{Deal, Flow};
use crate::Salmon;
use crate::action::Action;
use crate::board::Ground;
use crate::card::{Card, Direction};
use crate::content::Effect;
use crate::event::{Cause, Event, How};
use crate::options::PoolEntry;
use crate::position::{Path, Position};
use crate::river::{HEXES, Hex, River};

/// SA-042: the hexes of a leap in order, the landing hex last; or why there is no such leap.
pub(crate) type Trace = Result<Path, Flaw>;

/// Why two swims make no leap from a hex. Cheap, because most pairs make none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    AtHome,
    OffMap { hex: u8 },
    Blocked { hex: u8, by: Ground },
    Landing { on: Ground },
    NoWaterfall,
}

impl Flaw {
    fn illegal(self) -> Illegal {
        match self {
            Flaw::AtHome => Illegal::new("SA-101", "refused-at-home"),
            Flaw::OffMap { hex } => Illegal::new("SA-045", "refused-leap-off-map").with("hex", hex),
            Flaw::Blocked { hex, by } => {
                Illegal::new("SA-045", "refused-leap-over").with("hex", hex).with("ground", by.datum())
            }
            Flaw::Landing { on } => Illegal::new("SA-045", "refused-leap-lands").with("ground", on.datum()),
            Flaw::NoWaterfall => Illegal::new("SA-044", "refused-leap-no-waterfall"),
        }
    }
}

/// A swim card of a hand with a direction it can have.
#[derive(Clone, Copy, Default)]
struct Swim {
    card: Card,
    direction: Direction,
    steps: u8,
}

/// The number of an ordered pair of swims: by length and direction.
#[inline]
fn pair(first: &Swim, second: &Swim) -> u32 {
    let number = |swim: &Swim| u32::from(swim.steps - 1) * 3 + swim.direction as u32;
    number(first) * 6 + number(second)
}

/// A leap while it is traced.
#[derive(Clone, Copy)]
struct Leap {
    path: Path,
    hex: Hex,
    ground: Ground,
    /// SA-044: whether a waterfall has been passed.
    falls: bool,
    /// SA-039: with `pool_entry: stops`, whether the spawning ground has been reached.
    ended: bool,
}

impl Leap {
    /// SA-045: the last hex must be one to swim in. SA-044: a waterfall must lie before it.
    #[inline]
    fn land(self) -> Trace {
        if !self.ground.can_swim() {
            return Err(Flaw::Landing { on: self.ground });
        }
        if !self.falls {
            return Err(Flaw::NoWaterfall);
        }
        Ok(self.path)
    }
}

impl Salmon {
    /// SA-049: whether two cards of the hand make a leap from here.
    #[inline]
    pub(crate) fn check_jump(
        &self,
        position: &Position,
        cards: [Card; 2],
        dirs: [Direction; 2],
    ) -> Result<(), Illegal> {
        let swimmer = position.of(position.active);
        let plays_left = (PLAYS - position.played.len()) as u8;
        if plays_left < 2 {
            return Err(Illegal::new("SA-040", "refused-leap-plays").with("left", plays_left));
        }
        let needed = 1 + u8::from(cards[0] == cards[1]);
        for card in cards {
            if swimmer.hand.of(card) < needed {
                return Err(Illegal::new("SA-040", "refused-leap-cards")
                    .with("needed", needed)
                    .with("card", card.plain())
                    .with("held", swimmer.hand.of(card)));
            }
        }
        let mut steps = [0; 2];
        for i in 0..2 {
            steps[i] = self.steps_of(cards[i], dirs[i])?;
        }
        self.trace(position, swimmer.hex, [(dirs[0], steps[0]), (dirs[1], steps[1])])
            .map(|_| ())
            .map_err(Flaw::illegal)
    }

    /// SA-041: the steps that a card brings to a leap in that direction.
    pub(crate) fn steps_of(&self, card: Card, dir: Direction) -> Result<u8, Illegal> {
        match self.effects[card.index()] {
            Effect::Swim { direction, .. } if direction.is_some_and(|own| own != dir) => {
                Err(Illegal::new("SA-042", "refused-leap-direction")
                    .with("card", card.plain())
                    .with("direction", dir.plain()))
            }
            Effect::Swim { steps, .. } => Ok(steps),
            Effect::MoveBear
            | Effect::LookAtHand
            | Effect::RunCurrent
            | Effect::RunRapids
            | Effect::Nothing => {
                Err(Illegal::new("SA-041", "refused-leap-no-swim").with("card", card.plain()))
            }
        }
    }

    /// SA-042: traces a leap. SA-043: its length is the sum of the steps. SA-046: the trace alone decides.
    #[inline]
    pub(crate) fn trace(&self, position: &Position, from: Hex, swims: [(Direction, u8); 2]) -> Trace {
        let mut leap = self.take_off(position, from)?;
        for (direction, steps) in swims {
            self.extend(position, &mut leap, direction, steps)?;
        }
        leap.land()
    }

    fn take_off(&self, position: &Position, from: Hex) -> Result<Leap, Flaw> {
        let ground = self.rivers.cell(&position.river, from).print.ground;
        if ground == Ground::Pool {
            return Err(Flaw::AtHome);
        }
        Ok(Leap { path: Path::new(), hex: from, ground, falls: false, ended: false })
    }

    /// Traces the steps of one card. SA-045: over neither rock nor bank, and not off the map.
    #[inline]
    fn extend(
        &self,
        position: &Position,
        leap: &mut Leap,
        direction: Direction,
        steps: u8,
    ) -> Result<(), Flaw> {
        for _ in 0..steps {
            if leap.ended {
                break; // SA-039
            }
            leap.falls |= leap.ground == Ground::Waterfall; // SA-044: before the landing hex
            let Some(next) = self.rivers.step(&position.river, leap.hex, direction.compass()) else {
                return Err(Flaw::OffMap { hex: leap.path.len() as u8 + 1 });
            };
            leap.hex = next;
            leap.ground = self.rivers.cell(&position.river, next).print.ground;
            leap.path.push(next);
            if !leap.ground.can_leap() {
                return Err(Flaw::Blocked { hex: leap.path.len() as u8, by: leap.ground });
            }
            leap.ended = leap.ground == Ground::Pool && self.options.pool_entry == PoolEntry::Stops;
        }
        Ok(())
    }

    /// SA-040: every legal leap of two cards in hand, in either order.
    #[inline]
    pub(crate) fn list_jumps(&self, position: &Position, out: &mut Vec<Action>) {
        let swimmer = position.of(position.active);
        if position.played.len() + 2 > PLAYS || !self.rivers.falls_near(&position.river, swimmer.hex) {
            return;
        }
        let mut swims: List<Swim, 9> = List::new();
        for card in Card::ALL[..7].iter().copied().filter(|card| swimmer.hand.of(*card) > 0) {
            let Effect::Swim { direction, steps } = self.effects[card.index()] else { continue };
            match direction {
                Some(direction) => swims.push(Swim { card, direction, steps }),
                None => {
                    Direction::ALL.iter().for_each(|own| swims.push(Swim { card, direction: *own, steps }))
                }
            }
        }
        let legal = match &self.leaps {
            Some(leaps) => leaps[usize::from(swimmer.hex.0)],
            None => self.leaps_from(position, swimmer.hex, &swims),
        };
        if legal == 0 {
            return;
        }
        for first in &swims {
            for second in &swims {
                if first.card == second.card && swimmer.hand.of(first.card) < 2 {
                    continue;
                }
                if legal >> pair(first, second) & 1 == 1 {
                    let (cards, dirs) = ([first.card, second.card], [first.direction, second.direction]);
                    out.push(Action::Jump { cards, dirs });
                }
            }
        }
    }

    /// The pairs of these swims that leap from a hex, as a set of [`pair`] numbers.
    fn leaps_from(&self, position: &Position, from: Hex, swims: &[Swim]) -> u64 {
        let Ok(start) = self.take_off(position, from) else { return 0 };
        let mut legal = 0;
        for first in swims {
            let mut half = start;
            if self.extend(position, &mut half, first.direction, first.steps).is_err() {
                continue;
            }
            for second in swims {
                let mut leap = half;
                let traced = self.extend(position, &mut leap, second.direction, second.steps);
                if traced.is_ok() && leap.land().is_ok() {
                    legal |= 1 << pair(first, second);
                }
            }
        }
        legal
    }

    /// All leaps of a river that was chosen, so that listing them is a look-up.
    pub(crate) fn leaps_of(&self, river: &River) -> Box<[u64; HEXES]> {
        let position = Position { river: *river, ..Position::before_set_up() };
        let every = [1, 2].iter().flat_map(|steps| {
            Direction::ALL.iter().map(|direction| Swim {
                card: Card::Wild,
                direction: *direction,
                steps: *steps,
            })
        });
        let every: List<Swim, 6> = every.collect();
        let mut leaps = Box::new([0; HEXES]);
        for hex in (0..river.len()).flat_map(|slot| self.rivers.hexes(river, slot)) {
            if self.rivers.falls_near(river, hex) {
                leaps[usize::from(hex.0)] = self.leaps_from(&position, hex, &every);
            }
        }
        leaps
    }

    /// SA-040: leaps. SA-047: that is one Fatigue. SA-048: then come the waterfalls' symbols and the landing.
    pub(crate) fn jump(
        &self,
        position: &mut Position,
        cards: [Card; 2],
        dirs: [Direction; 2],
        dealer: Deal<'_, '_>,
    ) {
        let seat = position.active;
        let from = position.of(seat).hex;
        let legs = [0, 1].map(|i| (dirs[i], self.steps_of(cards[i], dirs[i]).unwrap_or(0)));
        let path = self.trace(position, from, legs).unwrap_or_default();
        for card in cards {
            position.of_mut(seat).hand.take(card);
            position.played.push(card);
        }
        dealer.tell(position, || Event::Jumped {
            seat,
            cards,
            dirs,
            from: self.rivers.place(&position.river, from),
            to: self.rivers.place(&position.river, path.last().copied().unwrap_or(from)),
        });
        self.tire(position, seat, Cause::Jump, dealer);
        self.follow(position, seat, How::Jump, path, dealer);
    }

    /// SA-048: under a leap only the symbols of waterfalls count.
    pub(crate) fn pass_over(
        &self,
        position: &mut Position,
        seat: Seat,
        hex: Hex,
        path: Path,
        dealer: Deal<'_, '_>,
    ) -> Flow {
        if self.rivers.cell(&position.river, hex).print.ground != Ground::Waterfall {
            return Flow::GoesOn;
        }
        self.meet_symbol(position, seat, hex, How::Jump, path, dealer)
    }
}
