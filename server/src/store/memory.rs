//! A store in memory, for tests: it can be told to fail.

mod championships;
mod days;
mod moderation;
mod notices;
mod passkeys;
mod ratings;
mod reviews;

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::Phrase;
use protocol::TableState;

use super::day::Try;
use super::moderation::SaidLine;
use super::reviews::StoredReview;
use super::{Entry, Holder, Person, Place, Store, StoreError, StoredTable, Token, Write};

/// Everything in maps.
#[derive(Debug, Default)]
pub struct MemoryStore {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    tables: BTreeMap<String, StoredTable>,
    due: BTreeMap<String, i64>,
    logs: BTreeMap<String, Vec<Entry>>,
    chat: BTreeMap<String, Vec<SaidLine>>,
    people: BTreeMap<String, Person>,
    /// By hash, the person and the token.
    tokens: BTreeMap<String, (String, Token)>,
    codes: BTreeMap<String, (String, i64)>,
    /// By when a server began: until when it was up, and the date then.
    up: BTreeMap<i64, (i64, i64)>,
    rated: ratings::Rated,
    days: days::Kept,
    moderated: moderation::Moderated,
    seasons: championships::Seasons,
    notices: notices::Kept,
    passkeys: passkeys::Kept,
    reviews: BTreeMap<String, StoredReview>,
    /// Steps with these numbers fail, as often as said.
    failing: BTreeMap<u32, u32>,
}

impl MemoryStore {
    /// Makes the next `times` writes of steps with that number fail; 0 stands for new tables.
    pub fn fail_at(&self, seq: u32, times: u32) {
        self.lock().failing.insert(seq, times);
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn fail(&mut self, seq: u32) -> Result<(), StoreError> {
        if let Some(times) = self.failing.get_mut(&seq).filter(|times| **times > 0) {
            *times -= 1;
            return Err(StoreError::Failed(Phrase::new("store-full")));
        }
        Ok(())
    }

    fn write(&mut self, write: &Write) -> Result<(), StoreError> {
        match write {
            Write::Append { table, entry, change } => {
                self.fail(entry.seq)?;
                let log = self.logs.entry(table.clone()).or_default();
                if log.len() as u32 + 1 != entry.seq {
                    return Err(StoreError::Conflict);
                }
                log.push(entry.clone());
                if let Some((due_ms, state)) = change {
                    if let Some(stored) = self.tables.get_mut(table) {
                        stored.state = *state;
                    }
                    self.set_due(table, *due_ms);
                }
            }
            Write::NewTable(table) => self.new_table(table)?,
            Write::Champion(about) => self.champion(about)?,
            Write::EndTry(write, table, end) => {
                self.write(write)?;
                self.days.end(table, end);
            }
            Write::Heat(write, table, end) => {
                self.write(write)?;
                self.seasons.end(table, end);
            }
            Write::Moderate(about) => self.moderate(about)?,
            Write::NewDay(drawn) => self.days.draw(drawn)?,
            Write::NewTry { table, day, person } => {
                if self.days.find(*day, &table.game, person).is_some() {
                    return Err(StoreError::Conflict);
                }
                self.new_table(table)?;
                let (game, person, id) = (table.game.clone(), person.clone(), table.id.clone());
                self.days.begin(Try { day: *day, game, person, table: id, end: None });
            }
            Write::SetTable { table, version, company, state, due_ms } => {
                let stored = self.tables.get_mut(table).ok_or(StoreError::Missing)?;
                if stored.version + 1 != *version {
                    return Err(StoreError::Conflict);
                }
                (stored.version, stored.state) = (*version, *state);
                stored.company = (**company).clone();
                self.set_due(table, *due_ms);
            }
            Write::Finish(write, finish) => {
                self.write(write)?;
                self.rated.note(&finish.race)?;
                if let Some(end) = &finish.attempt {
                    self.days.end(&finish.race.table, end);
                }
            }
            Write::DropTable { table } => {
                self.tables.remove(table).ok_or(StoreError::Missing)?;
                self.logs.remove(table);
                self.chat.remove(table);
                self.due.remove(table);
                self.reviews.remove(table);
                self.notices.forget_table(table);
            }
            Write::Chat { table, line, person } => {
                let said = SaidLine { line: line.clone(), person: Some(person.clone()) };
                self.chat.entry(table.clone()).or_default().push(said);
            }
            Write::SetPerson(person) => drop(self.people.insert(person.id.clone(), person.clone())),
            Write::NewToken { person, hash, made_ms } => {
                let token = Token { hash: hash.clone(), made_ms: Some(*made_ms), used_ms: None };
                self.tokens.insert(hash.clone(), (person.clone(), token));
            }
            Write::UsedToken { hash, used_ms } => {
                self.tokens.get_mut(hash).ok_or(StoreError::Missing)?.1.used_ms = Some(*used_ms);
            }
            Write::DropToken { hash } => {
                self.tokens.remove(hash);
                self.notices.forget_token(hash);
            }
            Write::DropPerson { person } => {
                self.people.remove(person);
                self.moderated.forget(person);
                let said = self.chat.values_mut().flatten();
                said.filter(|said| said.person.as_ref() == Some(person)).for_each(|said| said.person = None);
                self.tokens.retain(|_, (owner, _)| owner != person);
                self.codes.retain(|_, (owner, _)| owner != person);
                self.notices.forget_person(person);
                self.passkeys.forget(person);
            }
            Write::NewCode { person, hash, until_ms } => {
                self.codes.insert(hash.clone(), (person.clone(), *until_ms));
            }
            Write::UseCode { hash } => drop(self.codes.remove(hash).ok_or(StoreError::Missing)?),
            Write::Notice(write) => self.notices.write(write)?,
            Write::Passkey(write) => self.passkeys.write(write)?,
            Write::Review(kept) => self.keep_review(kept)?,
            Write::Up { from_ms, until_ms, seen_ms } => drop(self.up.insert(*from_ms, (*until_ms, *seen_ms))),
        }
        Ok(())
    }

    fn new_table(&mut self, table: &StoredTable) -> Result<(), StoreError> {
        self.fail(0)?;
        if self.tables.contains_key(&table.id) || self.tables.values().any(|it| it.code == table.code) {
            return Err(StoreError::Conflict);
        }
        self.tables.insert(table.id.clone(), table.clone());
        self.set_due(&table.id, table.first_due_ms());
        Ok(())
    }

    /// Tables at which a person sits, the newest first.
    fn of_person(&self, person: &str) -> Vec<StoredTable> {
        let is_theirs = |holder: &Holder| holder.is_for(person);
        let theirs = self.tables.values().filter(|table| table.company.seats.iter().any(is_theirs));
        let mut tables: Vec<StoredTable> = theirs.cloned().collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.place()));
        tables
    }

    fn set_due(&mut self, table: &str, due_ms: Option<i64>) {
        match due_ms {
            None => drop(self.due.remove(table)),
            Some(due_ms) => drop(self.due.insert(table.to_string(), due_ms)),
        }
    }
}

impl Store for MemoryStore {
    fn commit(&self, writes: &[Write]) -> Vec<Result<(), StoreError>> {
        let mut inner = self.lock();
        writes.iter().map(|write| inner.write(write)).collect()
    }

    fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.lock().tables.get(id).cloned())
    }

    fn table_by_code(&self, code: &str) -> Result<Option<String>, StoreError> {
        Ok(self.lock().tables.values().find(|table| table.code == code).map(|table| table.id.clone()))
    }

    fn last_seq(&self, table: &str) -> Result<u32, StoreError> {
        Ok(self.lock().logs.get(table).map_or(0, |log| log.len() as u32))
    }

    fn log(&self, table: &str) -> Result<Vec<Entry>, StoreError> {
        Ok(self.lock().logs.get(table).cloned().unwrap_or_default())
    }

    fn public_tables(&self, state: TableState, most: u32) -> Result<Vec<StoredTable>, StoreError> {
        let inner = self.lock();
        let listed = inner.tables.values().filter(|table| table.settings.public && table.state == state);
        let mut tables: Vec<StoredTable> = listed.cloned().collect();
        tables.sort_by_key(|table| std::cmp::Reverse(table.created_ms));
        tables.truncate(most as usize);
        Ok(tables)
    }

    fn tables_of(&self, person: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let theirs = self.lock().of_person(person);
        Ok(theirs.into_iter().map(|table| table.id).take(most as usize).collect())
    }

    fn races_of(
        &self,
        person: &str,
        state: TableState,
        before: Option<&Place>,
        most: u32,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let theirs = self.lock().of_person(person).into_iter();
        let wanted = theirs.filter(|table| table.state == state);
        let later = wanted.filter(|table| before.is_none_or(|before| table.place() < *before));
        Ok(later.take(most as usize).collect())
    }

    fn finished(&self, after: &str, most: u32) -> Result<Vec<String>, StoreError> {
        let inner = self.lock();
        let over = inner.tables.values().filter(|table| table.state == TableState::Over);
        let ids = over.map(|table| table.id.clone()).filter(|id| id.as_str() > after);
        Ok(ids.take(most as usize).collect())
    }

    fn due(&self) -> Result<Vec<(String, i64)>, StoreError> {
        Ok(self.lock().due.iter().map(|(id, at)| (id.clone(), *at)).collect())
    }

    fn person_by_token(&self, hash: &str) -> Result<Option<Person>, StoreError> {
        let inner = self.lock();
        Ok(inner.tokens.get(hash).and_then(|(id, _)| inner.people.get(id)).cloned())
    }

    fn tokens(&self, person: &str) -> Result<Vec<Token>, StoreError> {
        let inner = self.lock();
        let theirs = inner.tokens.values().filter(|(owner, _)| owner == person);
        let mut tokens: Vec<Token> = theirs.map(|(_, token)| token.clone()).collect();
        tokens.sort_by_key(|token| std::cmp::Reverse((token.used_ms, token.made_ms)));
        Ok(tokens)
    }

    fn person_by_code(&self, hash: &str, now_ms: i64) -> Result<Option<String>, StoreError> {
        let inner = self.lock();
        Ok(inner.codes.get(hash).filter(|(_, until)| *until > now_ms).map(|(person, _)| person.clone()))
    }

    fn waiting(&self) -> Result<Vec<(String, bool)>, StoreError> {
        let inner = self.lock();
        let waiting = inner.tables.values().filter(|table| table.state == TableState::Waiting);
        Ok(waiting.map(|table| (table.id.clone(), table.settings.public)).collect())
    }

    fn uptime(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        Ok(self.lock().up.iter().map(|(from, (until, _))| (*from, *until)).collect())
    }

    fn seen_ms(&self) -> Result<Option<i64>, StoreError> {
        Ok(self.lock().up.last_key_value().map(|(_, (_, seen_ms))| *seen_ms))
    }

    fn last_closed(&self, ahead: i64) -> Result<Option<i64>, StoreError> {
        Ok(self.lock().days.last_closed(ahead))
    }
}
