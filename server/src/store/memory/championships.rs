//! Championships in memory.

use std::collections::{BTreeMap, BTreeSet};

use super::{Inner, MemoryStore};
use crate::store::StoreError;
use crate::store::championships::{
    Championed, Championships, HeatEnd, Stage, StoredChampionship, StoredHeat,
};

/// Championships by id, and their tables.
#[derive(Debug, Default)]
pub(super) struct Seasons {
    known: BTreeMap<String, StoredChampionship>,
    heats: Vec<StoredHeat>,
}

impl Seasons {
    pub(super) fn end(&mut self, table: &str, end: &HeatEnd) {
        for heat in self.heats.iter_mut().filter(|heat| heat.table == table && heat.end.is_none()) {
            heat.end = Some(end.clone());
        }
    }
}

impl Inner {
    pub(super) fn champion(&mut self, write: &Championed) -> Result<(), StoreError> {
        match write {
            Championed::New(new) => {
                let is_taken = |other: &StoredChampionship| other.code == new.code || other.id == new.id;
                if self.seasons.known.values().any(is_taken) {
                    return Err(StoreError::Conflict);
                }
                self.seasons.known.insert(new.id.clone(), new.clone());
            }
            Championed::Set { championship, tables, heats } => {
                let known = self.seasons.known.get(&championship.id).ok_or(StoreError::Conflict)?;
                let mut codes: BTreeSet<&str> = self.tables.values().map(|it| it.code.as_str()).collect();
                let are_free = tables.iter().all(|table| codes.insert(&table.code));
                if known.version + 1 != championship.version || !are_free {
                    return Err(StoreError::Conflict);
                }
                for table in tables {
                    self.new_table(table)?;
                }
                self.seasons.heats.extend(heats.iter().cloned());
                self.seasons.known.insert(championship.id.clone(), championship.clone());
            }
            Championed::End { table, end } => self.seasons.end(table, end),
            Championed::Drop { id } => {
                self.seasons.known.remove(id).ok_or(StoreError::Missing)?;
                self.seasons.heats.retain(|heat| heat.championship != *id);
            }
        }
        Ok(())
    }

    fn seasons_where(&self, is_it: impl Fn(&StoredChampionship) -> bool) -> Vec<StoredChampionship> {
        let mut found: Vec<StoredChampionship> =
            self.seasons.known.values().filter(|it| is_it(it)).cloned().collect();
        found.sort_by(|one, other| (other.created_ms, &one.id).cmp(&(one.created_ms, &other.id)));
        found
    }
}

impl Championships for MemoryStore {
    fn championship(&self, id: &str) -> Result<Option<StoredChampionship>, StoreError> {
        Ok(self.lock().seasons.known.get(id).cloned())
    }

    fn championship_by_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        Ok(self.lock().seasons.known.values().find(|it| it.code == code).map(|it| it.id.clone()))
    }

    fn heats(&self, id: &str) -> Result<Vec<StoredHeat>, StoreError> {
        let inner = self.lock();
        let mut heats: Vec<StoredHeat> =
            inner.seasons.heats.iter().filter(|heat| heat.championship == id).cloned().collect();
        heats.sort_by_key(|heat| (heat.race, heat.part));
        Ok(heats)
    }

    fn public_championships(&self, most: u32) -> Result<Vec<StoredChampionship>, StoreError> {
        let found = self.lock().seasons_where(|it| it.public && it.stage != Stage::Over);
        Ok(found.into_iter().take(most as usize).collect())
    }

    fn championships_of(&self, person: &str, most: u32) -> Result<Vec<StoredChampionship>, StoreError> {
        let found = self.lock().seasons_where(|it| it.field.of(person).is_some());
        Ok(found.into_iter().take(most as usize).collect())
    }

    fn open_championships(&self) -> Result<Vec<StoredChampionship>, StoreError> {
        Ok(self.lock().seasons_where(|it| it.stage != Stage::Over))
    }
}
