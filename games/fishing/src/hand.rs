//! What a boat holds: fish by kind, and cards by kind, which can be turned down for others (FI-009).

use engine::Kind;

use crate::kinds::{Card, Fish, Group};

/// Fish by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub(crate) struct Tally(pub(crate) [u16; 5]);

/// Cards by kind. Turned down, only the sizes of the groups and the hidden attacks are known (FI-009).
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub(crate) struct Hand {
    counts: [u8; 9],
    /// The kinds with a card: what lists are made from.
    kinds: Cards,
    upgrades: u8,
    attacks: u8,
    face_down: bool,
}

/// A set of kinds of cards, given out in canonical order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Hash)]
pub(crate) struct Cards(u16);

impl Cards {
    pub(crate) const NONE: Cards = Cards(0);
    pub(crate) const UPGRADES: Cards = Cards::of(&Card::UPGRADES);
    pub(crate) const ATTACKS: Cards = Cards::of(&Card::ATTACKS);
    /// FI-116, FI-125, FI-130: what can be sold and bartered.
    pub(crate) const PRICED: Cards = Cards(Cards::UPGRADES.0 | Cards::ATTACKS.0);

    const fn of(cards: &[Card]) -> Cards {
        let (mut bits, mut i) = (0, 0);
        while i < cards.len() {
            bits |= 1 << cards[i] as u16;
            i += 1;
        }
        Cards(bits)
    }

    #[inline]
    pub(crate) const fn among(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    #[inline]
    pub(crate) const fn has(self, card: Card) -> bool {
        self.0 >> card as u16 & 1 == 1
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = Card::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(*card)
    }
}

impl Tally {
    #[inline]
    pub(crate) fn of(&self, fish: Fish) -> u16 {
        self.0[fish.index()]
    }

    #[inline]
    pub(crate) fn add(&mut self, fish: Fish, n: u16) {
        self.0[fish.index()] = self.0[fish.index()].saturating_add(n);
    }

    #[inline]
    pub(crate) fn take(&mut self, fish: Fish) {
        self.0[fish.index()] = self.0[fish.index()].saturating_sub(1);
    }

    /// Takes every fish of that kind away; gives how many.
    #[inline]
    pub(crate) fn take_all(&mut self, fish: Fish) -> u16 {
        std::mem::take(&mut self.0[fish.index()])
    }

    #[inline]
    pub(crate) fn total(&self) -> u16 {
        self.0.iter().fold(0, |sum, n| sum.saturating_add(*n))
    }

    /// The kinds as bits in canonical order.
    #[inline]
    pub(crate) fn kinds(&self) -> u8 {
        self.0.iter().enumerate().fold(0, |bits, (i, n)| bits | u8::from(*n > 0) << i)
    }
}

impl Hand {
    /// A hand of which only the sizes are known.
    pub(crate) fn unknown(upgrades: u8, attacks: u8, hidden: u8) -> Hand {
        let mut hand = Hand { upgrades, attacks, face_down: true, ..Hand::default() };
        hand.set(Card::HiddenAttack, hidden);
        hand
    }

    #[inline]
    pub(crate) fn of(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    #[inline]
    pub(crate) fn has(&self, card: Card) -> bool {
        self.of(card) > 0
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.kinds == Cards::NONE
    }

    /// The kinds among these of which the hand has a card.
    #[inline]
    pub(crate) fn kinds(&self, among: Cards) -> Cards {
        self.kinds.among(among)
    }

    #[inline]
    fn set(&mut self, card: Card, count: u8) {
        self.counts[card.index()] = count;
        self.kinds.0 = self.kinds.0 & !(1 << card as u16) | u16::from(count > 0) << card as u16;
    }

    /// All upgrades: public.
    #[inline]
    pub(crate) fn upgrades(&self) -> u8 {
        self.upgrades
    }

    /// All attack cards, hidden attacks included (FI-116): public.
    #[inline]
    pub(crate) fn attacks(&self) -> u8 {
        self.attacks
    }

    pub(crate) fn is_face_down(&self) -> bool {
        self.face_down
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card) {
        self.set(card, self.of(card) + 1);
        *self.size(card) += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        self.set(card, self.of(card).saturating_sub(1));
        let size = self.size(card);
        *size = size.saturating_sub(1);
    }

    #[inline]
    fn size(&mut self, card: Card) -> &mut u8 {
        match card.group() {
            Group::Upgrade => &mut self.upgrades,
            Group::Curse | Group::Attack => &mut self.attacks,
        }
    }

    /// Every card has its kind again.
    pub(crate) fn turn_up(&mut self) {
        self.face_down = false;
    }

    /// Cards of a group whose kind is not known.
    pub(crate) fn unseen(&self, group: Group) -> u8 {
        let known = |cards: [Card; 3]| cards.iter().map(|card| self.of(*card)).sum::<u8>();
        match group {
            Group::Upgrade => self.upgrades.saturating_sub(known(Card::UPGRADES)),
            Group::Curse => 0,
            Group::Attack => self.attacks.saturating_sub(known(Card::ATTACKS) + self.of(Card::HiddenAttack)),
        }
    }

    /// Says of one unseen card what it is; false if there is none.
    pub(crate) fn deal(&mut self, card: Card) -> bool {
        let is_unseen = self.unseen(card.group()) > 0;
        self.set(card, self.of(card) + u8::from(is_unseen));
        is_unseen
    }

    /// FI-009: only the sizes and the hidden attacks stay known.
    pub(crate) fn turn_down(&mut self) {
        *self = Hand::unknown(self.upgrades, self.attacks, self.of(Card::HiddenAttack));
    }
}
