//! What a card game costs at least: 4 seats with hands of 7 cards of 5 kinds (kept as counts), one choice a turn
//! among the kinds in hand, a move by the kind's value, a card drawn from a shuffled deck of 15 that is
//! reshuffled when it is used up. The first to 40 wins. No history, no events, no checks.

use super::Contender;
use super::xorshift::Xorshift;

const SEATS: usize = 4;
const HAND: usize = 7;
const KINDS: usize = 5;
const DECK: usize = 15;
const GOAL: u32 = 40;

/// Plays such races one after the other.
pub(super) struct CardLoop {
    rng: Xorshift,
}

/// A deck with three cards of each kind; `left` of them are still to be drawn.
struct Deck {
    cards: [u8; DECK],
    left: usize,
}

impl Deck {
    #[inline]
    fn draw(&mut self, rng: &mut Xorshift) -> usize {
        if self.left == 0 {
            for last in (1..DECK).rev() {
                self.cards.swap(last, rng.below(last as u32 + 1) as usize);
            }
            self.left = DECK;
        }
        self.left -= 1;
        usize::from(self.cards[self.left])
    }
}

impl CardLoop {
    pub(super) fn new(seed: u64) -> CardLoop {
        CardLoop { rng: Xorshift::new(seed) }
    }

    /// One race; gives the number of choices.
    fn race(&mut self) -> u64 {
        let mut deck = Deck { cards: std::array::from_fn(|i| (i % KINDS) as u8), left: 0 };
        let mut hands = [[0u8; KINDS]; SEATS];
        for hand in &mut hands {
            for _ in 0..HAND {
                hand[deck.draw(&mut self.rng)] += 1;
            }
        }
        let mut at = [0u32; SEATS];
        let mut decisions = 0;
        let mut turn = 0;
        loop {
            let hand = &mut hands[turn];
            let mut playable = [0; KINDS];
            let mut count = 0;
            for (kind, held) in hand.iter().enumerate() {
                if *held > 0 {
                    playable[count] = kind;
                    count += 1;
                }
            }
            let kind = playable[self.rng.below(count as u32) as usize];
            hand[kind] -= 1;
            decisions += 1;
            at[turn] += kind as u32 + 1;
            if at[turn] >= GOAL {
                return decisions;
            }
            hand[deck.draw(&mut self.rng)] += 1;
            turn = (turn + 1) % SEATS;
        }
    }
}

impl Contender for CardLoop {
    fn run(&mut self, races: u32) -> u64 {
        (0..races).map(|_| self.race()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_race_takes_about_as_many_cards_as_the_goal_needs() {
        let decisions = CardLoop::new(1).run(1_000) as f64 / 1_000.0;
        // 40 at an average of 3 a card for each of four seats; the first comes in sooner.
        assert!((38.0..56.0).contains(&decisions), "{decisions} decisions a race");
    }
}
