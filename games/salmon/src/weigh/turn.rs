//! Planning a turn: every way to play up to three cards, as far as it can be seen.

use engine::Kind;

use super::{Counts, Judge};
use crate::action::Action;
use crate::board::Ground;
use crate::card::{Card, Direction};
use crate::content::Effect;
use crate::event::How;
use crate::position::Path;
use crate::river::Hex;

/// A turn as planned so far.
#[derive(Clone, Copy)]
struct Turn {
    hex: Hex,
    hand: Counts,
    held: i32,
    played: u8,
    swims: u8,
    only_fatigue: bool,
    /// What symbols, bears, Fatigue and attacks have brought.
    gained: i32,
}

impl Judge<'_> {
    /// The worth of each play is that of the best turn that begins with it.
    pub(super) fn weigh_turn(&self, legal: &[Action], out: &mut Vec<i32>) {
        let swimmer = self.view.of(self.seat);
        let played = &self.view.played;
        let turn = Turn {
            hex: swimmer.hex,
            hand: *swimmer.hand.counts(),
            held: i32::from(swimmer.hand.count()),
            played: played.len() as u8,
            swims: played.iter().filter(|card| card.is_swim()).count() as u8,
            only_fatigue: played.iter().all(|card| *card == Card::Fatigue),
            gained: 0,
        };
        let attacks = self.attacks(&turn.hand);
        out.extend(legal.iter().map(|action| match action {
            Action::Play { card, dir, target } => {
                let mut next = self.after_play(turn, *card, *dir, &attacks);
                if let Some(target) = target {
                    next.gained += self.eagle(*target) - attacks[Card::Eagle.index()];
                }
                self.best(next, &attacks)
            }
            Action::Jump { cards, dirs } => {
                let next = self.after_jump(turn, *cards, *dirs);
                next.map_or(i32::MIN / 2, |next| self.best(next, &attacks))
            }
            _ => self.stop(turn),
        }));
    }

    /// What each kind of attack in hand would bring now.
    fn attacks(&self, hand: &Counts) -> [i32; crate::card::KINDS] {
        let mut attacks = [0; crate::card::KINDS];
        for card in [Card::Bear, Card::Eagle, Card::Current, Card::Rapids] {
            if hand[card.index()] > 0 {
                attacks[card.index()] = self.attack(card);
            }
        }
        attacks
    }

    /// The best that can come of a turn.
    fn best(&self, turn: Turn, attacks: &Counted) -> i32 {
        let mut best = self.stop(turn);
        if turn.played >= 3 || turn.held == 0 {
            return best;
        }
        for card in Card::ALL.iter().copied().filter(|card| turn.hand[card.index()] > 0) {
            if card == Card::Wild {
                for direction in Direction::ALL {
                    let next = self.after_play(turn, card, Some(*direction), attacks);
                    best = best.max(self.best(next, attacks));
                }
            } else {
                best = best.max(self.best(self.after_play(turn, card, None, attacks), attacks));
            }
        }
        if turn.played <= 1 && self.game.rivers.falls_near(&self.view.river, turn.hex) {
            best = best.max(self.best_jump(turn, attacks));
        }
        best
    }

    fn best_jump(&self, turn: Turn, attacks: &Counted) -> i32 {
        let mut best = i32::MIN / 2;
        let swims = || Card::ALL[..7].iter().copied().filter(|card| turn.hand[card.index()] > 0);
        for first in swims() {
            for second in swims().filter(|second| *second != first || turn.hand[first.index()] > 1) {
                for a in self.directions(first) {
                    for b in self.directions(second) {
                        if let Some(next) = self.after_jump(turn, [first, second], [*a, *b]) {
                            best = best.max(self.best(next, attacks));
                        }
                    }
                }
            }
        }
        best
    }

    fn directions(&self, card: Card) -> &'static [Direction] {
        match self.game.effects[card.index()] {
            Effect::Swim { direction: Some(direction), .. } => {
                let place = direction.index();
                &Direction::ALL[place..=place]
            }
            Effect::Swim { direction: None, .. } => Direction::ALL,
            Effect::MoveBear
            | Effect::LookAtHand
            | Effect::RunCurrent
            | Effect::RunRapids
            | Effect::Nothing => &[],
        }
    }

    fn after_play(&self, mut turn: Turn, card: Card, dir: Option<Direction>, attacks: &Counted) -> Turn {
        self.lay_down(&mut turn, card);
        match self.game.effects[card.index()] {
            Effect::Swim { direction, steps } => {
                let direction = direction.or(dir).unwrap_or_default();
                let path = self.game.swim_path(self.view, turn.hex, direction, steps);
                self.go(&mut turn, How::Swim, path);
                self.count_swims(&mut turn, 1);
            }
            Effect::MoveBear | Effect::LookAtHand | Effect::RunCurrent | Effect::RunRapids => {
                turn.gained += attacks[card.index()];
            }
            Effect::Nothing => {}
        }
        turn
    }

    fn after_jump(&self, mut turn: Turn, cards: [Card; 2], dirs: [Direction; 2]) -> Option<Turn> {
        let mut legs = [(dirs[0], 0), (dirs[1], 0)];
        for i in 0..2 {
            legs[i].1 = self.game.steps_of(cards[i], dirs[i]).ok()?;
            self.lay_down(&mut turn, cards[i]);
        }
        let path = self.game.trace(self.view, turn.hex, legs).ok()?;
        turn.gained -= self.fatigue;
        self.go(&mut turn, How::Jump, path);
        self.count_swims(&mut turn, 2);
        Some(turn)
    }

    fn lay_down(&self, turn: &mut Turn, card: Card) {
        turn.hand[card.index()] -= 1;
        turn.held -= 1;
        turn.played += 1;
        turn.only_fatigue &= card == Card::Fatigue;
    }

    /// SA-034: the third swim costs a Fatigue.
    fn count_swims(&self, turn: &mut Turn, swims: u8) {
        turn.swims += swims;
        if turn.swims == 3 {
            turn.gained -= self.fatigue;
        }
    }

    fn go(&self, turn: &mut Turn, how: How, path: Path) {
        for (i, hex) in path.iter().enumerate() {
            let last = i + 1 == path.len();
            turn.gained += match how {
                How::Jump if !last && self.ground(*hex) != Ground::Waterfall => 0,
                How::Jump if !last => self.symbol(*hex),
                How::Swim | How::Jump | How::Current => self.entered(*hex),
            };
            turn.hex = *hex;
        }
    }

    /// What a turn is worth that ends like this: the place, the gains, the hand as kept and filled up.
    fn stop(&self, turn: Turn) -> i32 {
        let mut worth = self.standing(turn.hex) + turn.gained;
        for card in Card::ALL.iter().copied() {
            for _ in 0..turn.hand[card.index()] {
                worth += self.worth(card, turn.hex);
            }
        }
        if turn.only_fatigue && turn.played > 0 {
            worth += self.fatigue; // SA-061
        }
        worth + (4 - turn.held) * self.drawn
    }
}

/// Worth by kind of card.
type Counted = [i32; crate::card::KINDS];
