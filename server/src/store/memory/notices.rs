//! Where people want to be told, in memory.

use std::collections::BTreeMap;

use super::MemoryStore;
use crate::store::StoreError;
use crate::store::notices::{Calendar, FAILURES_MAX, Mail, NoticeWrite, Notices, PUSHES_MAX, Push};

/// Secrets, browsers, addresses and calendars.
#[derive(Debug, Default)]
pub(super) struct Kept {
    secrets: BTreeMap<String, String>,
    /// By id, with the failures in a row.
    pushes: BTreeMap<String, (Push, u32)>,
    mails: BTreeMap<String, Mail>,
    calendars: BTreeMap<String, Calendar>,
    /// By person and table, the step.
    told: BTreeMap<(String, String), u32>,
}

impl Kept {
    pub(super) fn write(&mut self, write: &NoticeWrite) -> Result<(), StoreError> {
        match write {
            NoticeWrite::NewSecret { name, value } => {
                if self.secrets.contains_key(name) {
                    return Err(StoreError::Conflict);
                }
                self.secrets.insert(name.clone(), value.clone());
            }
            NoticeWrite::SetPush(push) => {
                self.pushes.insert(push.id.clone(), (push.clone(), 0));
                for old in self.of(&push.person).into_iter().skip(PUSHES_MAX as usize) {
                    self.pushes.remove(&old.id);
                }
            }
            NoticeWrite::DropPush { id } => drop(self.pushes.remove(id).ok_or(StoreError::Missing)?),
            NoticeWrite::Pushed { id, taken } => {
                if let Some((_, failures)) = self.pushes.get_mut(id) {
                    *failures = if *taken { 0 } else { *failures + 1 };
                }
                self.pushes.retain(|_, (_, failures)| *failures < FAILURES_MAX);
            }
            NoticeWrite::SetMail(mail) => drop(self.mails.insert(mail.person.clone(), mail.clone())),
            NoticeWrite::ConfirmMail { hash, now_ms } => {
                let mut mails = self.mails.values_mut();
                let mail = mails.find(|mail| mail.confirm == *hash && mail.until_ms > *now_ms);
                mail.ok_or(StoreError::Missing)?.confirmed = true;
            }
            NoticeWrite::StopMail { stop } => {
                let before = self.mails.len();
                self.mails.retain(|_, mail| mail.stop != *stop);
                if self.mails.len() == before {
                    return Err(StoreError::Missing);
                }
            }
            NoticeWrite::DropMail { person } => drop(self.mails.remove(person)),
            NoticeWrite::SetCalendar(calendar) => {
                self.calendars.insert(calendar.person.clone(), calendar.clone());
            }
            NoticeWrite::DropCalendar { person } => drop(self.calendars.remove(person)),
            NoticeWrite::Told { person, table, seq } => {
                let key = (person.clone(), table.clone());
                if self.told.get(&key).is_some_and(|told| told >= seq) {
                    return Err(StoreError::Conflict);
                }
                self.told.insert(key, *seq);
            }
        }
        Ok(())
    }

    pub(super) fn forget_table(&mut self, id: &str) {
        self.told.retain(|(_, table), _| table != id);
    }

    pub(super) fn forget_token(&mut self, hash: &str) {
        self.pushes.retain(|_, (push, _)| push.token != hash);
    }

    pub(super) fn forget_person(&mut self, id: &str) {
        self.pushes.retain(|_, (push, _)| push.person != id);
        self.mails.remove(id);
        self.calendars.remove(id);
        self.told.retain(|(person, _), _| person != id);
    }

    /// The browsers of a person, the newest first.
    fn of(&self, person: &str) -> Vec<Push> {
        let theirs = self.pushes.values().filter(|(push, _)| push.person == person);
        let mut theirs: Vec<Push> = theirs.map(|(push, _)| push.clone()).collect();
        theirs.sort_by_key(|push| std::cmp::Reverse(push.made_ms));
        theirs
    }
}

impl Notices for MemoryStore {
    fn secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.lock().notices.secrets.get(name).cloned())
    }

    fn pushes(&self, person: &str) -> Result<Vec<Push>, StoreError> {
        Ok(self.lock().notices.of(person))
    }

    fn mail(&self, person: &str) -> Result<Option<Mail>, StoreError> {
        Ok(self.lock().notices.mails.get(person).cloned())
    }

    fn has_calendar(&self, person: &str) -> Result<bool, StoreError> {
        Ok(self.lock().notices.calendars.contains_key(person))
    }

    fn calendar(&self, hash: &str) -> Result<Option<Calendar>, StoreError> {
        Ok(self.lock().notices.calendars.values().find(|calendar| calendar.hash == hash).cloned())
    }
}
