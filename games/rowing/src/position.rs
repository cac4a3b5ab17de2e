//! All that changes in a race: round, boats and piles; and what of it a viewer may see.

use engine::{BySeat, List, Pile, Rng, SEATS_MAX, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Rate;
use crate::cards::{Bag, Card, Cards, KINDS};
use crate::rules::rate;

/// The most cards that a boat and the supply can have together.
pub(crate) const CARDS_MAX: usize = 128;

/// A race at a moment between two choices.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct Position {
    /// The round, from 1.
    pub round: u8,
    /// What is being chosen.
    pub phase: Phase,
    /// RW-023: the seat doing steps 3 to 8.
    pub turn: Option<Seat>,
    /// RW-023: the race order of this round.
    pub order: List<Seat, SEATS_MAX>,
    /// The seats that owe a choice.
    pub deciding: Seats,
    /// RW-010: Suffering cards in the supply.
    pub supply: u8,
    /// RW-144: the boats that have their places, best first.
    pub podium: List<Placed, SEATS_MAX>,
    /// The boats.
    pub boats: BySeat<Boat>,
}

engine::kinds! {
    /// What is being chosen. Between two choices a race is always in one of these, so this and `turn` are
    /// all the unfinished business that there is.
    pub enum Phase {
        /// Step 1, RW-030: every boat at once.
        Rate = "rate",
        /// Step 2, RW-040: every boat at once.
        Play = "play",
        /// Step 4, RW-060.
        Tides = "tides",
        /// Step 5, RW-070.
        Motivation = "motivation",
        /// Step 6, RW-080.
        Discard = "discard",
        /// Nothing: the race is over.
        Over = "over",
    }
}

/// A boat that has its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// The boat.
    pub seat: Seat,
    /// Its place, from 1.
    pub place: u8,
    /// The round in which it finished; none if it did not.
    pub round: Option<u8>,
    /// RW-142: its last card sum.
    pub hand_pace: u8,
    /// Where it stood.
    pub space: u8,
}

/// A boat with its crew's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub struct Boat {
    /// RW-014: 1 to 6.
    pub lane: u8,
    /// RW-003: 0 to 40, more past the finish line.
    pub space: u8,
    /// RW-009.
    pub rate: Rate,
    /// RW-008: Exhaustion cards in the Stamina Pile.
    pub stamina: u8,
    /// The hand.
    pub hand: Bag,
    /// The draw deck.
    pub deck: Pile<Card, CARDS_MAX>,
    /// The discard pile.
    pub discard: Bag,
    /// The Play Area.
    pub played: Bag,
    /// All cards of the boat, wherever they lie. Everybody can count them, so it is public; it is not written.
    pub owned: Cards,
    /// RW-022: whether the Play Area is shown.
    pub revealed: bool,
    /// RW-022: the rate chosen for this turn.
    pub chosen: Chosen,
    /// RW-061: whether it has the tide this round.
    pub tides: bool,
    /// RW-090: where it stood when the round began.
    pub turn_start: u8,
    /// RW-050: the card sum of this turn.
    pub hand_pace: u8,
    /// RW-092: the Pace that is checked.
    pub pace: u8,
    /// RW-140: the round in which it finished.
    pub finished: Option<u8>,
    /// RW-095: crabs caught so far.
    pub crabs: u8,
}

/// RW-022: a rate that is chosen secretly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Chosen {
    /// None is chosen.
    #[default]
    Nothing,
    /// This one.
    Rate(Rate),
    /// The viewer may not know.
    Hidden,
}

impl Boat {
    /// The boat's cards in deck, discard pile and (if it is hidden) elsewhere: all but those that lie open to
    /// the viewer. It is the same on a view and on the truth, so long as the hand is the viewer's own.
    #[inline]
    pub(crate) fn unseen(&self) -> Cards {
        let mut unseen = self.owned.without(self.discard.into());
        for open in [self.hand, self.played] {
            unseen = unseen.without(open.into());
        }
        unseen.without(Cards([0, 0, 0, 0, self.stamina]))
    }

    /// All cards that can be counted: those that are face down count with their number only.
    pub(crate) fn cards_count(&self) -> u32 {
        let piles =
            [self.hand, self.discard, self.played].iter().map(|bag| u32::from(bag.count())).sum::<u32>();
        piles + self.deck.count() as u32 + u32::from(self.stamina)
    }
}

impl Position {
    /// RW-144: the boats that are not home.
    pub(crate) fn racing(&self) -> impl Iterator<Item = (Seat, &Boat)> {
        self.boats.by_seat().filter(|(_, boat)| boat.finished.is_none())
    }

    /// Part 7: decks are hidden from all; hands, cards not yet revealed and chosen rates from all but their
    /// owner.
    pub(crate) fn hide(&mut self, from: Viewer) {
        for (i, boat) in self.boats.iter_mut().enumerate() {
            boat.deck.turn_down();
            if from.is(Seat(i as u8)) {
                continue;
            }
            boat.hand.turn_down();
            if !boat.revealed {
                boat.played.turn_down();
            }
            boat.chosen = Chosen::Hidden;
        }
    }

    /// Deals the unseen cards of each boat into its hidden piles, and guesses hidden rates.
    pub(crate) fn fill(&mut self, viewer: Viewer, rng: &mut Rng) {
        for i in 0..self.boats.seats() {
            let owes = self.deciding.contains(Seat(i));
            let choosing = self.phase == Phase::Rate;
            let boat = &mut self.boats[Seat(i)];
            fill_piles(boat, rng);
            if boat.chosen == Chosen::Hidden && !viewer.is(Seat(i)) {
                boat.chosen = if choosing && !owes && boat.finished.is_none() {
                    guess_rate(boat, rng)
                } else {
                    Chosen::Nothing
                };
            }
        }
    }
}

fn guess_rate(boat: &Boat, rng: &mut Rng) -> Chosen {
    let allowed = Rate::ALL.into_iter().filter(|to| rate::check(boat, *to).is_ok());
    let count = allowed.clone().count() as u32;
    allowed.clone().nth(rng.below(count) as usize).map_or(Chosen::Nothing, Chosen::Rate)
}

fn fill_piles(boat: &mut Boat, rng: &mut Rng) {
    if !boat.deck.is_face_down() {
        return;
    }
    let mut cards = List::<Card, { 2 * CARDS_MAX }>::new();
    for card in boat.unseen().each() {
        cards.push(card);
    }
    rng.shuffle(&mut cards);
    if boat.hand.is_face_down() {
        let hidden_play = if boat.played.is_face_down() { boat.played.count() } else { 0 };
        let mut hand: Cards = (0..boat.hand.count() + hidden_play).filter_map(|_| cards.pop()).collect();
        if boat.played.is_face_down() {
            let played = guess_play(hidden_play, hand, rng);
            hand = hand.without(played);
            boat.played = played.into();
        }
        boat.hand = hand.into();
    }
    boat.deck.turn_up(cards.iter().copied());
}

/// RW-040 to RW-042: cards that a crew with this hand may have played: Exhaustion only where others lack.
fn guess_play(count: u8, hand: Cards, rng: &mut Rng) -> Cards {
    let mut left = hand;
    let mut played = Cards::NONE;
    for _ in 0..count.min(hand.playable()) {
        let mut at = rng.below(u32::from(left.playable())) as u8;
        for kind in 0..KINDS {
            if at < left.0[kind] {
                left.0[kind] -= 1;
                played.0[kind] += 1;
                break;
            }
            at -= left.0[kind];
        }
    }
    let exhaustion = (count - played.count()).min(hand.of(Card::Exhaustion));
    played.0[Card::Exhaustion as usize] = exhaustion;
    played
}
