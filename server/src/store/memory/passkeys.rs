//! Passkeys in memory.

use std::collections::BTreeMap;

use super::MemoryStore;
use crate::store::StoreError;
use crate::store::passkeys::{PASSKEYS_MAX, Passkey, PasskeyWrite, Passkeys};

/// Passkeys by name.
#[derive(Debug, Default)]
pub(super) struct Kept {
    keys: BTreeMap<String, Passkey>,
}

impl Kept {
    pub(super) fn write(&mut self, write: &PasskeyWrite) -> Result<(), StoreError> {
        match write {
            PasskeyWrite::New(passkey) => {
                let is_full = self.of(&passkey.person).len() >= PASSKEYS_MAX as usize;
                if is_full || self.keys.contains_key(&passkey.id) {
                    return Err(StoreError::Conflict);
                }
                self.keys.insert(passkey.id.clone(), passkey.clone());
            }
            PasskeyWrite::Used { id, before, counter, used_ms } => {
                let kept = self.keys.get_mut(id).filter(|kept| kept.counter == *before);
                let kept = kept.ok_or(StoreError::Conflict)?;
                (kept.counter, kept.used_ms) = (*counter, Some(*used_ms));
            }
            PasskeyWrite::Drop { id } => drop(self.keys.remove(id).ok_or(StoreError::Missing)?),
        }
        Ok(())
    }

    pub(super) fn forget(&mut self, person: &str) {
        self.keys.retain(|_, passkey| passkey.person != person);
    }

    /// The passkeys of a person, the newest first.
    fn of(&self, person: &str) -> Vec<Passkey> {
        let mut theirs: Vec<Passkey> =
            self.keys.values().filter(|passkey| passkey.person == person).cloned().collect();
        theirs.sort_by_key(|passkey| std::cmp::Reverse(passkey.made_ms));
        theirs
    }
}

impl Passkeys for MemoryStore {
    fn passkeys(&self, person: &str) -> Result<Vec<Passkey>, StoreError> {
        Ok(self.lock().passkeys.of(person))
    }

    fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        Ok(self.lock().passkeys.keys.get(id).cloned())
    }
}
