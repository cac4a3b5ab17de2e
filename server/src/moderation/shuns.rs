//! Whom people mute and block, in memory.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{MyShunned, Shunned};

use crate::store::moderation::StoredShun;

/// By person, whom they mute or block.
#[derive(Debug, Default)]
pub(crate) struct Shuns {
    known: Mutex<BTreeMap<String, BTreeMap<String, StoredShun>>>,
}

impl Shuns {
    pub(crate) fn new(all: Vec<StoredShun>) -> Shuns {
        let shuns = Shuns::default();
        all.into_iter().for_each(|shun| shuns.note(shun));
        shuns
    }

    fn known(&self) -> MutexGuard<'_, BTreeMap<String, BTreeMap<String, StoredShun>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is stored now is known from now on.
    pub(crate) fn note(&self, shun: StoredShun) {
        let mut known = self.known();
        if shun.mute || shun.block {
            known.entry(shun.person.clone()).or_default().insert(shun.other.clone(), shun);
            return;
        }
        if let Some(theirs) = known.get_mut(&shun.person) {
            theirs.remove(&shun.other);
        }
    }

    /// Somebody is forgotten.
    pub(crate) fn forget(&self, person: &str) {
        let mut known = self.known();
        known.remove(person);
        known.values_mut().for_each(|theirs| drop(theirs.remove(person)));
        known.retain(|_, theirs| !theirs.is_empty());
    }

    /// What somebody wants to have to do with somebody else: whether they are muted, and whether they are blocked.
    pub(crate) fn between(&self, person: &str, other: &str) -> (bool, bool) {
        let known = self.known();
        let shun = known.get(person).and_then(|theirs| theirs.get(other));
        shun.map_or((false, false), |shun| (shun.mute, shun.block))
    }

    /// Whether somebody does not hear somebody else.
    pub(crate) fn mutes(&self, person: &str, other: &str) -> bool {
        self.between(person, other).0
    }

    /// Whether somebody keeps somebody else away.
    pub(crate) fn blocks(&self, person: &str, other: &str) -> bool {
        self.between(person, other).1
    }

    /// Whether either keeps the other away.
    pub(crate) fn are_apart(&self, one: &str, other: &str) -> bool {
        self.blocks(one, other) || self.blocks(other, one)
    }

    /// The pairs of these people of whom one keeps the other away, each once and in the order of ids.
    pub(crate) fn apart_among(&self, is_one: impl Fn(&str) -> bool) -> BTreeSet<(String, String)> {
        let known = self.known();
        let blocks = known.iter().filter(|(person, _)| is_one(person)).flat_map(|(person, theirs)| {
            theirs.iter().filter(|(_, shun)| shun.block).map(move |(other, _)| (person, other))
        });
        let pairs = blocks.filter(|(_, other)| is_one(other));
        pairs.map(|(one, other)| (one.min(other).clone(), one.max(other).clone())).collect()
    }

    /// Whom somebody mutes or blocks, the latest first.
    pub(crate) fn of(&self, person: &str) -> Vec<StoredShun> {
        let mut theirs: Vec<StoredShun> =
            self.known().get(person).into_iter().flat_map(BTreeMap::values).cloned().collect();
        theirs.sort_by(|one, other| (other.at_ms, &one.other).cmp(&(one.at_ms, &other.other)));
        theirs
    }

    /// The same as they are told.
    pub(crate) fn told(&self, person: &str) -> MyShunned {
        let told = |shun: StoredShun| Shunned {
            id: entry_id(&shun),
            name: shun.name,
            mute: shun.mute,
            block: shun.block,
            at_ms: shun.at_ms,
        };
        MyShunned { people: self.of(person).into_iter().map(told).collect() }
    }

    /// The entry of that name.
    pub(crate) fn entry(&self, person: &str, id: &str) -> Option<StoredShun> {
        self.of(person).into_iter().find(|shun| entry_id(shun) == id)
    }
}

/// Names an entry without telling who it is about: nobody is followed from table to table by it.
fn entry_id(shun: &StoredShun) -> String {
    let text = format!("podium shun {} {}", shun.person, shun.other);
    blake3::hash(text.as_bytes()).to_hex().chars().take(16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shun(person: &str, other: &str, mute: bool, block: bool) -> StoredShun {
        let [person, other, name] = [person, other, other].map(str::to_string);
        StoredShun { person, other, name, mute, block, at_ms: 1 }
    }

    #[test]
    fn a_wish_is_ones_own_and_keeps_both_apart() {
        let shuns = Shuns::new(vec![shun("a", "b", true, false), shun("c", "a", false, true)]);
        assert!(shuns.mutes("a", "b") && !shuns.mutes("b", "a") && !shuns.are_apart("a", "b"));
        assert!(shuns.blocks("c", "a") && !shuns.blocks("a", "c"));
        assert!(shuns.are_apart("a", "c") && shuns.are_apart("c", "a"));
        shuns.note(shun("c", "a", false, false));
        assert!(!shuns.are_apart("a", "c"));
        shuns.forget("b");
        assert!(shuns.of("a").is_empty());
    }

    #[test]
    fn an_entry_is_called_differently_by_everybody_who_has_one() {
        let shuns = Shuns::new(vec![shun("a", "c", true, true), shun("b", "c", true, true)]);
        let (a, b) = (shuns.told("a").people, shuns.told("b").people);
        assert_ne!(a[0].id, b[0].id);
        assert_eq!(shuns.entry("a", &a[0].id).unwrap().other, "c");
        assert_eq!(shuns.entry("a", &b[0].id), None);
    }
}
