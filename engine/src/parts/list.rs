//! A list of at most `N` values that lies flat in a position and is copied like a number.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` values, without the heap.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u16,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[inline]
    pub fn new() -> List<T, N> {
        List { len: 0, items: [T::default(); N] }
    }

    /// A list of these values.
    ///
    /// # Panics
    /// If there are more than `N`.
    pub fn of(items: &[T]) -> List<T, N> {
        items.iter().copied().collect()
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full: its capacity is a belief about the game.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!((self.len as usize) < N, "a list has room for all that a game puts there");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the value at the end.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.items[self.len as usize])
    }

    /// Puts a value at `at`, the others moving up.
    pub fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self[at..].rotate_right(1);
    }

    /// Takes the value at `at`, the others closing up.
    pub fn remove(&mut self, at: usize) -> T {
        self[at..].rotate_left(1);
        self.pop().expect("there is a value at that place")
    }

    /// Takes all values out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether no further value fits.
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Keeps the first `count` values.
    pub fn truncate(&mut self, count: usize) {
        self.len = self.len.min(count as u16);
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::new();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        deserializer.deserialize_seq(ListVisitor(PhantomData))
    }
}

struct ListVisitor<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for ListVisitor<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<List<T, N>, A::Error> {
        let mut list = List::new();
        while let Some(item) = seq.next_element()? {
            if list.is_full() {
                return Err(serde::de::Error::invalid_length(N + 1, &self));
            }
            list.push(item);
        }
        Ok(list)
    }
}
