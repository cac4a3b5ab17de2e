//! Stores for the tests of what is kept.

use super::memory::MemoryStore;
use super::sqlite::SqliteStore;
use super::{Person, Store, Write};

/// Where a store of a test may lie, with nothing there.
pub(crate) fn file(name: &str) -> std::path::PathBuf {
    let path = std::env::temp_dir().join(format!("podium-{}-{name}.db", std::process::id()));
    for suffix in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
    }
    path
}

/// A store of each kind with three people.
pub(crate) fn both(name: &str) -> [Box<dyn Store>; 2] {
    let sqlite = SqliteStore::open(&file(name)).unwrap();
    let stores: [Box<dyn Store>; 2] = [Box::new(MemoryStore::default()), Box::new(sqlite)];
    for store in &stores {
        for name in ["a", "b", "c"] {
            let person = Person { id: name.to_string(), name: name.to_uppercase() };
            assert_eq!(store.commit(&[Write::SetPerson(person)]), [Ok(())]);
        }
    }
    stores
}
