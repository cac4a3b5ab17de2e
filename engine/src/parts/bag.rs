//! A bag: cards whose order nobody may use, such as a hand. It holds counts by kind.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Kind;

/// A bag of cards of the kinds `K`, of which there are `N`. Turned down, only its size is known; it is then
/// written `{"count": n}`, otherwise as a list in canonical order. It is read in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    /// The size of a bag that is turned down.
    unknown: Option<u8>,
    kinds: PhantomData<K>,
}

impl<K: Kind, const N: usize> Bag<K, N> {
    /// An empty bag.
    pub fn new() -> Bag<K, N> {
        assert!(K::ALL.len() == N, "a bag has a count for every kind");
        Bag { counts: [0; N], unknown: None, kinds: PhantomData }
    }

    /// A bag of `count` unknown cards.
    pub fn unknown(count: u8) -> Bag<K, N> {
        Bag { unknown: Some(count), ..Bag::new() }
    }

    /// A bag by counts, in canonical order of the kinds.
    pub fn from_counts(counts: [u8; N]) -> Bag<K, N> {
        Bag { counts, ..Bag::new() }
    }

    /// How many cards it has.
    #[inline]
    pub fn count(&self) -> u8 {
        match self.unknown {
            Some(count) => count,
            None => self.counts.iter().sum(),
        }
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Whether only its size is known.
    pub fn is_face_down(&self) -> bool {
        self.unknown.is_some()
    }

    /// How many of that kind it has.
    #[inline]
    pub fn of(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    /// The counts, in canonical order of the kinds.
    #[inline]
    pub fn counts(&self) -> &[u8; N] {
        &self.counts
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, kind: K) {
        self.counts[kind.index()] += 1;
    }

    /// Adds `n` cards of a kind.
    #[inline]
    pub fn add_n(&mut self, kind: K, n: u8) {
        self.counts[kind.index()] += n;
    }

    /// Takes a card out; false if there is none.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let count = &mut self.counts[kind.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        true
    }

    /// Takes all cards out.
    pub fn clear(&mut self) {
        *self = Bag::new();
    }

    /// Whether all cards of `other` are in it.
    pub fn has_all(&self, other: &Bag<K, N>) -> bool {
        self.counts.iter().zip(&other.counts).all(|(mine, theirs)| mine >= theirs)
    }

    /// The kinds that it has, in canonical order.
    pub fn kinds(&self) -> impl Iterator<Item = K> + '_ {
        K::ALL.iter().copied().filter(|kind| self.of(*kind) > 0)
    }

    /// Every card, in canonical order.
    pub fn cards(&self) -> impl Iterator<Item = K> + '_ {
        K::ALL.iter().copied().flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }

    /// Forgets the kinds: only the size stays known.
    pub fn turn_down(&mut self) {
        *self = Bag::unknown(self.count());
    }
}

impl<K: Kind, const N: usize> Default for Bag<K, N> {
    fn default() -> Bag<K, N> {
        Bag::new()
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Bag<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Bag<K, N> {
        let mut bag = Bag::new();
        for card in cards {
            bag.add(card);
        }
        bag
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    count: u8,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written<K> {
    FaceDown(Count),
    FaceUp(Vec<K>),
}

impl<K: Kind + Serialize, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.unknown {
            Some(count) => Count { count }.serialize(serializer),
            None => serializer.collect_seq(self.cards()),
        }
    }
}

impl<'de, K: Kind + Deserialize<'de>, const N: usize> Deserialize<'de> for Bag<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bag<K, N>, D::Error> {
        match Written::<K>::deserialize(deserializer) {
            Ok(Written::FaceDown(Count { count })) => Ok(Bag::unknown(count)),
            Ok(Written::FaceUp(cards)) if cards.len() <= 255 => Ok(cards.into_iter().collect()),
            Ok(Written::FaceUp(_)) | Err(_) => Err(serde::de::Error::custom(format!(
                "a bag is a list of at most 255 cards of the kinds {}, or {{\"count\": n}}",
                K::names()
            ))),
        }
    }
}
