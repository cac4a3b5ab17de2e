//! A pile of cards: an ordered list, face up or face down.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Dealer, Label, List};

/// A pile of at most `N` cards. Turned down, only its size is known; it is then written `{"count": n}`,
/// otherwise as a list, top first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pile<T, const N: usize> {
    /// The cards with the top one last, so that drawing is cheap.
    cards: List<T, N>,
    face_down: bool,
}

impl<T: Copy + Default + PartialEq, const N: usize> Pile<T, N> {
    /// A face-up pile of these cards, top first.
    pub fn of(top_first: &[T]) -> Pile<T, N> {
        Pile { cards: top_first.iter().rev().copied().collect(), face_down: false }
    }

    /// A pile of `count` unknown cards.
    pub fn unknown(count: usize) -> Pile<T, N> {
        Pile { cards: (0..count).map(|_| T::default()).collect(), face_down: true }
    }

    /// How many cards it has.
    #[inline]
    pub fn count(&self) -> usize {
        self.cards.len()
    }

    /// Whether it has none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether only its size is known.
    pub fn is_face_down(&self) -> bool {
        self.face_down
    }

    /// The cards, top first.
    pub fn top_first(&self) -> impl DoubleEndedIterator<Item = T> + Clone + '_ {
        self.cards.iter().rev().copied()
    }

    /// The top card.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.cards.last().copied()
    }

    /// Takes the top card.
    #[inline]
    pub fn draw(&mut self) -> Option<T> {
        self.cards.pop()
    }

    /// Puts a card on top.
    #[inline]
    pub fn put(&mut self, card: T) {
        self.cards.push(card);
    }

    /// How many cards of that kind it has.
    pub fn count_of(&self, card: T) -> usize {
        self.cards.iter().filter(|other| **other == card).count()
    }

    /// Takes the card of that kind that is nearest to the top.
    pub fn take(&mut self, card: T) -> Option<T> {
        let at = self.cards.iter().rposition(|other| *other == card)?;
        Some(self.cards.remove(at))
    }

    /// Takes all cards out.
    pub fn clear(&mut self) {
        self.cards.clear();
    }

    /// Forgets the cards: only the size stays known.
    pub fn turn_down(&mut self) {
        self.face_down = true;
        for card in self.cards.iter_mut() {
            *card = T::default();
        }
    }

    /// Deals known cards into a pile that was turned down: its top cards become these, top first.
    pub fn turn_up(&mut self, top_first: impl IntoIterator<Item = T>) {
        for (place, card) in self.cards.iter_mut().rev().zip(top_first) {
            *place = card;
        }
        self.face_down = false;
    }

    /// Shuffles the pile: a chance event.
    pub fn shuffle<E, P: Clone>(&mut self, dealer: &mut Dealer<'_, E, P>)
    where
        T: Into<Label>,
    {
        self.cards.reverse();
        dealer.shuffle(&mut self.cards);
        self.cards.reverse();
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Default for Pile<T, N> {
    fn default() -> Pile<T, N> {
        Pile { cards: List::new(), face_down: false }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    count: usize,
}

#[derive(Deserialize)]
#[serde(untagged, bound(deserialize = "T: Deserialize<'de> + Copy + Default"))]
enum Written<T, const N: usize> {
    FaceDown(Count),
    FaceUp(List<T, N>),
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.face_down {
            Count { count: self.cards.len() }.serialize(serializer)
        } else {
            serializer.collect_seq(self.cards.iter().rev())
        }
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default + PartialEq, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile<T, N>, D::Error> {
        match Written::<T, N>::deserialize(deserializer) {
            Ok(Written::FaceUp(cards)) => Ok(Pile::of(&cards)),
            Ok(Written::FaceDown(Count { count })) if count <= N => Ok(Pile::unknown(count)),
            Ok(Written::FaceDown(_)) | Err(_) => Err(serde::de::Error::custom(format!(
                "a pile is a list of at most {N} known cards, top first, or {{\"count\": n}}"
            ))),
        }
    }
}
