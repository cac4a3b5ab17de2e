//! Races of the day in memory.

use std::collections::BTreeMap;

use super::{Inner, MemoryStore};
use crate::store::day::{Days, RankedTry, StoredDay, Try, TryEnd};
use crate::store::{Person, StoreError};

/// Seeds by day and game, and tries.
#[derive(Debug, Default)]
pub(super) struct Kept {
    seeds: BTreeMap<(i64, String), StoredDay>,
    tries: Vec<Try>,
}

impl Kept {
    pub(super) fn draw(&mut self, drawn: &StoredDay) -> Result<(), StoreError> {
        let key = (drawn.day, drawn.game.clone());
        if self.seeds.contains_key(&key) {
            return Err(StoreError::Conflict);
        }
        self.seeds.insert(key, drawn.clone());
        Ok(())
    }

    pub(super) fn last_closed(&self, ahead: i64) -> Option<i64> {
        let latest = self.seeds.last_key_value()?.0.0;
        self.seeds.keys().map(|(day, _)| *day).filter(|day| *day < latest - ahead).max()
    }

    pub(super) fn find(&self, day: i64, game: &str, person: &str) -> Option<&Try> {
        self.of(day, game).find(|it| it.person == person)
    }

    pub(super) fn begin(&mut self, begun: Try) {
        self.tries.push(begun);
    }

    pub(super) fn end(&mut self, table: &str, end: &TryEnd) {
        for it in self.tries.iter_mut().filter(|it| it.table == table && it.end.is_none()) {
            it.end = Some(end.clone());
        }
    }

    fn of(&self, day: i64, game: &str) -> impl Iterator<Item = &Try> {
        self.tries.iter().filter(move |it| it.day == day && it.game == game)
    }
}

impl Inner {
    fn ranked(&self, day: i64, game: &str) -> Vec<RankedTry> {
        let known =
            |it: &Try| Some((self.people.get(&it.person)?.clone(), it.table.clone(), it.end.clone()?));
        let mut all: Vec<(Person, String, TryEnd)> = self.days.of(day, game).filter_map(known).collect();
        all.sort_by(|(one, _, a), (other, _, b)| (&a.order, &one.id).cmp(&(&b.order, &other.id)));
        let rank =
            |end: &TryEnd| 1 + all.iter().filter(|(_, _, other)| other.order < end.order).count() as u32;
        let ranks: Vec<u32> = all.iter().map(|(_, _, end)| rank(end)).collect();
        let ranked = |((person, table, end), rank)| RankedTry { rank, person, table, end };
        all.into_iter().zip(ranks).map(ranked).collect()
    }
}

impl Days for MemoryStore {
    fn day(&self, day: i64, game: &str) -> Result<Option<StoredDay>, StoreError> {
        Ok(self.lock().days.seeds.get(&(day, game.to_string())).cloned())
    }

    fn try_of(&self, day: i64, game: &str, person: &str) -> Result<Option<Try>, StoreError> {
        Ok(self.lock().days.find(day, game, person).cloned())
    }

    fn day_results(&self, day: i64, game: &str, most: u32) -> Result<Vec<RankedTry>, StoreError> {
        Ok(self.lock().ranked(day, game).into_iter().take(most as usize).collect())
    }

    fn day_result(&self, day: i64, game: &str, person: &str) -> Result<Option<RankedTry>, StoreError> {
        Ok(self.lock().ranked(day, game).into_iter().find(|it| it.person.id == person))
    }

    fn day_counts(&self, day: i64, game: &str) -> Result<(u32, u32), StoreError> {
        let inner = self.lock();
        let finished = |it: &&Try| it.end.as_ref().is_some_and(|end| end.finished);
        let of_day = || inner.days.of(day, game);
        Ok((of_day().count() as u32, of_day().filter(finished).count() as u32))
    }

    fn days_finished(&self, person: &str, game: &str) -> Result<Vec<i64>, StoreError> {
        let inner = self.lock();
        let theirs = inner.days.tries.iter().filter(|it| it.person == person && it.game == game);
        let finished = theirs.filter(|it| it.end.as_ref().is_some_and(|end| end.finished));
        let mut days: Vec<i64> = finished.map(|it| it.day).collect();
        days.sort_unstable_by(|one, other| other.cmp(one));
        Ok(days)
    }
}
