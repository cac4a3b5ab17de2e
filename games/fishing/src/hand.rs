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
    upgrades: u8,
    attacks: u8,
    face_down: bool,
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
        hand.counts[Card::HiddenAttack.index()] = hidden;
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
        self.counts[card.index()] += 1;
        *self.size(card) += 1;
    }

    #[inline]
    pub(crate) fn take(&mut self, card: Card) {
        self.counts[card.index()] = self.counts[card.index()].saturating_sub(1);
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
        self.counts[card.index()] += u8::from(is_unseen);
        is_unseen
    }

    /// FI-009: only the sizes and the hidden attacks stay known.
    pub(crate) fn turn_down(&mut self) {
        *self = Hand::unknown(self.upgrades, self.attacks, self.of(Card::HiddenAttack));
    }
}
