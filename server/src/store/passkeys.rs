//! Passkeys: the public halves of keys by which people sign in.

use super::StoreError;

/// The most passkeys of one person.
pub const PASSKEYS_MAX: u32 = 10;

/// A person's passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// Its name, as its device gave it, in base64url.
    pub id: String,
    /// The person's id.
    pub person: String,
    /// Its public half.
    pub key: Vec<u8>,
    /// How often it was used, if its device counts.
    pub counter: u32,
    /// When it was made.
    pub made_ms: i64,
    /// When somebody last signed in with it.
    pub used_ms: Option<i64>,
}

/// Reading passkeys.
pub trait Passkeys {
    /// The passkeys of a person, the newest first.
    fn passkeys(&self, person: &str) -> Result<Vec<Passkey>, StoreError>;
    /// The passkey of that name.
    fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError>;
}

/// A write about passkeys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasskeyWrite {
    /// A new one. Conflict if there is one of that name, or the person has too many.
    New(Passkey),
    /// Somebody signs in with one. Conflict if its device has counted as far already.
    Used {
        /// Its name.
        id: String,
        /// How often it was used before, as it is kept.
        before: u32,
        /// How often it was used by now.
        counter: u32,
        /// When.
        used_ms: i64,
    },
    /// One is not valid any more. Missing if there is none.
    Drop {
        /// Its name.
        id: String,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::both;
    use crate::store::{Store, Write};

    fn passkey(id: &str, person: &str, made_ms: i64) -> Passkey {
        let (id, person) = (id.to_string(), person.to_string());
        Passkey { id, person, key: vec![4; 65], counter: 3, made_ms, used_ms: None }
    }

    fn write(store: &dyn Store, what: PasskeyWrite) -> Result<(), StoreError> {
        store.commit(&[Write::Passkey(what)]).remove(0)
    }

    #[test]
    fn passkeys_are_few_have_one_owner_count_upwards_and_go_with_their_person() {
        for store in both("passkeys") {
            let store = &*store;
            let add = |id: &str, person: &str, made_ms| {
                write(store, PasskeyWrite::New(passkey(id, person, made_ms)))
            };
            assert_eq!([add("one", "a", 1), add("one", "b", 2)], [Ok(()), Err(StoreError::Conflict)]);
            for number in 1..i64::from(PASSKEYS_MAX) {
                assert_eq!(add(&format!("key {number}"), "a", 1 + number), Ok(()));
            }
            assert_eq!([add("more", "a", 99), add("more", "b", 99)], [Err(StoreError::Conflict), Ok(())]);
            let used = |before, counter| {
                write(store, PasskeyWrite::Used { id: "one".to_string(), before, counter, used_ms: 50 })
            };
            assert_eq!([used(3, 4), used(3, 5)], [Ok(()), Err(StoreError::Conflict)], "two at once");
            let kept = Passkey { counter: 4, used_ms: Some(50), ..passkey("one", "a", 1) };
            assert_eq!(store.passkey("one").unwrap(), Some(kept.clone()));
            assert_eq!(store.passkeys("a").unwrap().last(), Some(&kept), "the newest first");
            let drop_it = || write(store, PasskeyWrite::Drop { id: "one".to_string() });
            assert_eq!([drop_it(), drop_it()], [Ok(()), Err(StoreError::Missing)]);
            assert_eq!(store.commit(&[Write::DropPerson { person: "a".to_string() }]), [Ok(())]);
            assert!(store.passkeys("a").unwrap().is_empty() && store.passkey("key 1").unwrap().is_none());
            assert_eq!(store.passkeys("b").unwrap(), [passkey("more", "b", 99)]);
        }
    }
}
