//! The memory of a search: what was learnt at each information set, found by a small key.

use std::hash::{Hash, Hasher};

use super::rollout::Worth;

/// One choice at an information set and what became of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How likely a sensible player is to choose it, before any search.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// Sum of what became of it for the chooser.
    pub(super) sum: Worth,
}

impl<A> Edge<A> {
    pub(super) fn new(action: A, prior: f32) -> Edge<A> {
        Edge { action, prior, visits: 0, sum: Worth::NOTHING }
    }

    /// The mean of what became of it.
    pub(super) fn mean(&self) -> Worth {
        let visits = f64::from(self.visits.max(1));
        Worth { win: self.sum.win / visits, beaten: self.sum.beaten / visits }
    }
}

/// An information set: what one seat knows when it has to choose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    first: u32,
    count: u32,
    pub(super) visits: u32,
}

/// Nodes by key: an open table that grows, never iterated, so that its layout decides nothing.
#[derive(Clone, Debug)]
pub(super) struct Transpositions<A> {
    slots: Vec<(u64, u32)>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

const EMPTY: u32 = u32::MAX;

impl<A: Copy> Transpositions<A> {
    pub(super) fn new() -> Transpositions<A> {
        Transpositions { slots: vec![(0, EMPTY); 1024], nodes: Vec::new(), edges: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.slots.fill((0, EMPTY));
        self.nodes.clear();
        self.edges.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn find(&self, key: u64) -> Option<u32> {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        loop {
            match self.slots[at] {
                (_, EMPTY) => return None,
                (found, node) if found == key => return Some(node),
                _ => at = (at + 1) & mask,
            }
        }
    }

    /// Notes that an information set was met; what can be chosen there is not looked at yet.
    pub(super) fn meet(&mut self, key: u64) -> u32 {
        if self.nodes.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { first: 0, count: 0, visits: 0 });
        self.place(key, node);
        node
    }

    /// Gives a node that was met its choices.
    pub(super) fn open(&mut self, node: u32, edges: impl Iterator<Item = Edge<A>>) {
        let first = self.edges.len() as u32;
        self.edges.extend(edges);
        let node = &mut self.nodes[node as usize];
        (node.first, node.count) = (first, self.edges.len() as u32 - first);
    }

    /// Whether a node has its choices.
    pub(super) fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].count > 0
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(super) fn edges(&self, node: u32) -> &[Edge<A>] {
        let Node { first, count, .. } = self.nodes[node as usize];
        &self.edges[first as usize..(first + count) as usize]
    }

    /// A choice at a node ended with this result for its chooser.
    pub(super) fn learn(&mut self, node: u32, edge: u32, result: Worth) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        let edge = &mut self.edges[(node.first + edge) as usize];
        edge.visits += 1;
        edge.sum.add(result);
    }

    fn place(&mut self, key: u64, node: u32) {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while self.slots[at].1 != EMPTY {
            at = (at + 1) & mask;
        }
        self.slots[at] = (key, node);
    }

    fn grow(&mut self) {
        let wider = vec![(0, EMPTY); self.slots.len() * 2];
        for (key, node) in std::mem::replace(&mut self.slots, wider) {
            if node != EMPTY {
                self.place(key, node);
            }
        }
    }
}

/// The key of an information set: 64 bits of what the seat sees.
pub(super) fn key(seen: &impl Hash, seat: u8) -> u64 {
    let mut mixer = Mixer { hash: 0x9e37_79b9_7f4a_7c15 ^ u64::from(seat), word: 0, bytes: 0 };
    seen.hash(&mut mixer);
    mixer.finish()
}

/// A fast hash for trusted data: multiply and fold. Positions are mostly small numbers, so these are gathered
/// eight to a word.
struct Mixer {
    hash: u64,
    word: u64,
    bytes: u32,
}

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.hash.rotate_left(5) ^ word) * 0xa076_1d64_78bd_642f;
        self.hash = (product >> 64) as u64 ^ product as u64;
    }

    #[inline]
    fn gather(&mut self, n: u64) {
        if n < 256 {
            self.word = self.word << 8 | n;
            self.bytes += 1;
            if self.bytes < 8 {
                return;
            }
        }
        self.flush();
        if n >= 256 {
            self.mix(n);
        }
    }

    /// Mixes what was gathered; a word that is not full is told from a full one.
    #[inline]
    fn flush(&mut self) {
        if self.bytes > 0 {
            if self.bytes < 8 {
                self.mix(u64::from(self.bytes));
            }
            self.mix(self.word);
            (self.word, self.bytes) = (0, 0);
        }
    }
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        self.flush();
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        for byte in rest {
            self.gather(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.gather(u64::from(n));
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.gather(u64::from(n));
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.gather(u64::from(n));
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.gather(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.gather(n as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.gather(n as u64);
    }

    fn finish(&self) -> u64 {
        let mut end = Mixer { ..*self };
        end.flush();
        end.hash
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_found_again_after_the_table_has_grown() {
        let mut transpositions = Transpositions::new();
        let keys: Vec<u64> = (0..5_000u32).map(|n| key(&n, 0)).collect();
        for (n, key) in keys.iter().enumerate() {
            let node = transpositions.meet(*key);
            assert!(!transpositions.is_open(node));
            transpositions.open(node, (0..n % 3).map(|action| Edge::new(action, 1.0)));
        }
        for (n, key) in keys.iter().enumerate() {
            let node = transpositions.find(*key).unwrap();
            assert_eq!((node as usize, transpositions.edges(node).len()), (n, n % 3));
        }
        assert_eq!(transpositions.find(key(&5_000u32, 0)), None);
        assert_ne!(key(&1u32, 0), key(&1u32, 1));
    }

    #[test]
    fn what_was_learnt_stays_with_its_choice() {
        let mut transpositions = Transpositions::new();
        let node = transpositions.meet(9);
        transpositions.open(node, (0..2).map(|action| Edge::new(action, 0.5)));
        transpositions.learn(node, 1, Worth { win: 1.0, beaten: 1.0 });
        transpositions.learn(node, 1, Worth { win: 0.0, beaten: 0.5 });
        let edge = transpositions.edges(node)[1];
        assert_eq!((transpositions.node(node).visits, edge.visits), (2, 2));
        assert_eq!(edge.mean(), Worth { win: 0.5, beaten: 0.75 });
    }

    #[test]
    fn keys_tell_apart_what_differs_in_order_length_or_size() {
        let lists: [&[u16]; 8] =
            [&[], &[0], &[0, 0], &[1, 2], &[2, 1], &[300, 5], &[5, 300], &[0, 0, 0, 0, 0, 0, 0, 0, 0]];
        for (i, one) in lists.iter().enumerate() {
            for other in &lists[i + 1..] {
                assert_ne!(key(one, 0), key(other, 0), "{one:?} {other:?}");
            }
        }
    }
}
