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

    /// Adds what another worker learnt of the same choice.
    pub(super) fn add(&mut self, other: &Edge<A>) {
        self.visits += other.visits;
        self.sum.add(other.sum);
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
pub(super) struct Table<A> {
    slots: Vec<(u64, u32)>,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

const EMPTY: u32 = u32::MAX;

impl<A: Copy> Table<A> {
    pub(super) fn new() -> Table<A> {
        Table { slots: vec![(0, EMPTY); 1024], nodes: Vec::new(), edges: Vec::new() }
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

    pub(super) fn insert(&mut self, key: u64, edges: impl Iterator<Item = Edge<A>>) -> u32 {
        if self.nodes.len() * 2 >= self.slots.len() {
            self.grow();
        }
        let first = self.edges.len() as u32;
        self.edges.extend(edges);
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { first, count: self.edges.len() as u32 - first, visits: 0 });
        self.place(key, node);
        node
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
    let mut mixer = Mixer(0x9e37_79b9_7f4a_7c15 ^ u64::from(seat));
    seen.hash(&mut mixer);
    mixer.finish()
}

/// A fast hash for trusted data: multiply and fold.
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0.rotate_left(5) ^ word) * 0xa076_1d64_78bd_642f;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word) ^ (chunk.len() as u64) << 56);
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.mix(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.mix(n as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_found_again_after_the_table_has_grown() {
        let mut table = Table::new();
        let keys: Vec<u64> = (0..5_000u32).map(|n| key(&n, 0)).collect();
        for (n, key) in keys.iter().enumerate() {
            table.insert(*key, (0..n % 3).map(|action| Edge::new(action, 1.0)));
        }
        for (n, key) in keys.iter().enumerate() {
            let node = table.find(*key).unwrap();
            assert_eq!((node as usize, table.edges(node).len()), (n, n % 3));
        }
        assert_eq!(table.find(key(&5_000u32, 0)), None);
        assert_ne!(key(&1u32, 0), key(&1u32, 1));
    }

    #[test]
    fn what_was_learnt_stays_with_its_choice() {
        let mut table = Table::new();
        let node = table.insert(9, (0..2).map(|action| Edge::new(action, 0.5)));
        table.learn(node, 1, Worth { win: 1.0, beaten: 1.0 });
        table.learn(node, 1, Worth { win: 0.0, beaten: 0.5 });
        let edge = table.edges(node)[1];
        assert_eq!((table.node(node).visits, edge.visits), (2, 2));
        assert_eq!(edge.mean(), Worth { win: 0.5, beaten: 0.75 });
    }
}
