//! Whom people shun, reports, bans and the operator's log, in memory.

use std::collections::BTreeMap;

use protocol::TableState;

use super::{Inner, MemoryStore};
use crate::store::moderation::{
    AuditLine, Ban, Deed, Moderate, Moderation, SaidLine, Settled, StoredReport, StoredShun, Whom,
};
use crate::store::{Person, StoreError, StoredTable};

/// All of it.
#[derive(Debug, Default)]
pub(super) struct Moderated {
    shuns: BTreeMap<(String, String), StoredShun>,
    reports: Vec<StoredReport>,
    bans: BTreeMap<Whom, Ban>,
    audit: Vec<AuditLine>,
}

impl Moderated {
    fn count_of(&self, person: &str, since_ms: i64) -> u32 {
        let theirs = self.reports.iter().filter(|it| it.by.id == person && it.at_ms >= since_ms);
        theirs.count() as u32
    }

    pub(super) fn forget(&mut self, person: &str) {
        self.shuns.retain(|(one, other), _| one != person && other != person);
        for report in self.reports.iter_mut().filter(|it| it.by.id == person) {
            report.by = Person { id: String::new(), name: String::new() };
        }
    }
}

impl Inner {
    pub(super) fn moderate(&mut self, write: &Moderate) -> Result<(), StoreError> {
        match write {
            Moderate::Shun(shun) => {
                let key = (shun.person.clone(), shun.other.clone());
                match shun.mute || shun.block {
                    true => drop(self.moderated.shuns.insert(key, shun.clone())),
                    false => drop(self.moderated.shuns.remove(&key)),
                }
            }
            Moderate::Report(report, allowed) => {
                if self.moderated.count_of(&report.by.id, allowed.since_ms) >= allowed.most {
                    return Err(StoreError::Conflict);
                }
                let number = self.moderated.reports.len() as i64 + 1;
                self.moderated.reports.push(StoredReport { number, ..(**report).clone() });
            }
            Moderate::Deed(line) => {
                self.do_deed(line)?;
                let number = self.moderated.audit.len() as i64 + 1;
                self.moderated.audit.push(AuditLine { number, ..(**line).clone() });
            }
            Moderate::Done(number, outcome) => {
                let line = self.moderated.audit.iter_mut().find(|it| it.number == *number);
                line.ok_or(StoreError::Missing)?.done = Some(outcome.clone());
            }
        }
        Ok(())
    }

    fn do_deed(&mut self, line: &AuditLine) -> Result<(), StoreError> {
        match &line.deed {
            Deed::Close { table } => {
                self.tables.get(table).ok_or(StoreError::Missing)?;
            }
            Deed::Ban { whom, until_ms } => {
                let (why, at_ms, until_ms) = (line.why.clone(), line.at_ms, *until_ms);
                self.moderated.bans.insert(whom.clone(), Ban { whom: whom.clone(), why, at_ms, until_ms });
            }
            Deed::Unban { whom } => {
                self.moderated.bans.remove(whom).ok_or(StoreError::Missing)?;
            }
            Deed::Rename { person, to, .. } => {
                self.people.get_mut(person).ok_or(StoreError::Missing)?.name.clone_from(to);
            }
            Deed::Settle { report } => {
                let found = self.moderated.reports.iter_mut().find(|it| it.number == *report);
                let settled = Settled { at_ms: line.at_ms, by: line.by.clone(), why: line.why.clone() };
                found.ok_or(StoreError::Missing)?.settled = Some(settled);
            }
        }
        Ok(())
    }
}

impl Moderation for MemoryStore {
    fn said(&self, table: &str, most: u32) -> Result<Vec<SaidLine>, StoreError> {
        let inner = self.lock();
        let lines = inner.chat.get(table).map(Vec::as_slice).unwrap_or_default();
        Ok(lines[lines.len().saturating_sub(most as usize)..].to_vec())
    }

    fn shuns(&self) -> Result<Vec<StoredShun>, StoreError> {
        Ok(self.lock().moderated.shuns.values().cloned().collect())
    }

    fn reports(&self, all: bool, most: u32) -> Result<Vec<StoredReport>, StoreError> {
        let inner = self.lock();
        let wanted = inner.moderated.reports.iter().rev().filter(|it| all || it.settled.is_none());
        Ok(wanted.take(most as usize).cloned().collect())
    }

    fn report(&self, number: i64) -> Result<Option<StoredReport>, StoreError> {
        Ok(self.lock().moderated.reports.iter().find(|it| it.number == number).cloned())
    }

    fn reports_of(&self, person: &str, since_ms: i64) -> Result<u32, StoreError> {
        Ok(self.lock().moderated.count_of(person, since_ms))
    }

    fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let mut bans: Vec<Ban> = self.lock().moderated.bans.values().cloned().collect();
        bans.sort_by_key(|ban| std::cmp::Reverse(ban.at_ms));
        Ok(bans)
    }

    fn orders(&self) -> Result<Vec<AuditLine>, StoreError> {
        Ok(self.lock().moderated.audit.iter().filter(|it| it.done.is_none()).cloned().collect())
    }

    fn audit(&self, most: u32) -> Result<Vec<AuditLine>, StoreError> {
        Ok(self.lock().moderated.audit.iter().rev().take(most as usize).cloned().collect())
    }

    fn names_taken(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let inner = self.lock();
        let name = |line: &AuditLine| match &line.deed {
            Deed::Rename { person: whose, from, .. } if whose == person => Some(from.clone()),
            _ => None,
        };
        Ok(inner.moderated.audit.iter().filter_map(name).collect())
    }

    fn audit_line(&self, number: i64) -> Result<Option<AuditLine>, StoreError> {
        Ok(self.lock().moderated.audit.iter().find(|it| it.number == number).cloned())
    }

    fn people_like(&self, part: &str, most: u32) -> Result<Vec<(Person, u32)>, StoreError> {
        let inner = self.lock();
        let part_low = part.to_lowercase();
        let is_it = |it: &&Person| it.id == part || it.name.to_lowercase().contains(&part_low);
        let mut found: Vec<Person> = inner.people.values().filter(is_it).cloned().collect();
        found.sort_by(|one, other| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
        let counted = |person: Person| {
            let tables = inner.of_person(&person.id).len() as u32;
            (person, tables)
        };
        Ok(found.into_iter().take(most as usize).map(counted).collect())
    }

    fn tables_in(&self, state: TableState, most: u32) -> Result<Vec<StoredTable>, StoreError> {
        let inner = self.lock();
        let mut found: Vec<StoredTable> =
            inner.tables.values().filter(|table| table.state == state).cloned().collect();
        found.sort_by_key(|table| std::cmp::Reverse(table.place()));
        found.truncate(most as usize);
        Ok(found)
    }
}
